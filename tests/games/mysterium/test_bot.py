"""Bots: readable and fallible as people are, different by level, never in a dead-lock."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.bot import mind
from mystery_table.core.draft import Draft
from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.simulation import Player, Simulation
from mystery_table.core.state import CHANCE, CLOCK, Action
from mystery_table.games.mysterium.advising import MOVES
from mystery_table.games.mysterium.bot import LEVELS, known_levels
from mystery_table.games.mysterium.listening import opinion
from mystery_table.games.mysterium.naming import Readings, best_culprit, endings_of
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.speaking import _Seeker, understood
from mystery_table.games.mysterium.state import GHOST
from mystery_table.games.mysterium.tastes import ALIKE, TOGETHER, tastes
from mystery_table.minds.personas import Persona
from mystery_table.paths import data_file
from tests.support.mysterium import all_done, dealt, go, legal, lined_up, placed, sent, shared

OURS = data_file("assets", "mysterium", "vision_affinity.csv")


def success(seats: int, matches: int, levels: str = "strong", seed: str = "t", **options: Any) -> float:
    players = [Player(level) for level in (levels.split(",") * seats)[:seats]]
    simulation = Simulation("mysterium", GAME.settle(options, seats), players, seed)
    return sum(simulation.play(number).scores[0] for number in range(matches)) / matches


def played(seats: int, seed: int, choose: Any = None, **options: Any) -> list[tuple[int, Action]]:
    """Return the moves of a match of strong bots, in random turns; `choose` may decide instead."""
    bot = mind("mysterium", "strong")
    draft, rng = Draft(GAME.start(GAME.settle(options, seats), seats), quiet=True), Rng(seed)
    moves: list[tuple[int, Action]] = []
    while draft.actors:
        seat = draft.actors[0]
        if seat == CHANCE:
            action = GAME.chance(draft.view(), rng)
        else:
            seat = rng.pick([seat for seat in draft.actors if seat != CLOCK])
            seen = GAME.observe(draft.close(), seat)
            actions = GAME.legal(seen)
            chosen = choose(seen, actions, rng) if choose else None
            action = chosen or (actions[0] if len(actions) == 1 else bot.choose(seen, actions, rng))
            assert action in actions
        moves.append((seat, action))
        assert len(moves) < 2000
        GAME.step(draft, seat, action)
    return moves


def test_levels_say_which_one_they_really_play_as() -> None:
    assert known_levels() == {level: level for level in ("novice", "casual", "strong", "master")}


def test_levels_differ_in_how_often_they_win() -> None:
    novice, strong = (success(4, 24, level, level="hard") for level in ("novice", "strong"))
    assert novice < strong


def test_the_stronger_the_ghost_the_better_its_shared_vision_is_understood() -> None:
    state, personas = lined_up(4, rules={"crows": 0}), tastes("").personas
    seen = GAME.observe(state, GHOST)
    groups = seen.public.found
    value = {(e.group, e.cards): e.value for e in endings_of(personas, groups, seen)}
    best = best_culprit(personas, groups, seen).value
    reached = []
    for level in LEVELS:
        ghost, total = mind("mysterium", level, "all"), 0.0
        for number in range(60):
            _, group, *cards = ghost.choose(seen, GAME.legal(seen), Rng(number))
            total += value[groups.index(seen.public.groups[group]), tuple(cards)]
        reached.append(total / 60 / best)
    assert reached == sorted(reached)
    assert reached[0] < 0.85 < reached[2] < reached[3] < 1


def test_a_random_ghost_is_hardly_understood() -> None:
    assert success(4, 10, "random,strong,strong,strong", level="hard") <= 0.4


def test_bots_of_one_mind_understand_each_other_better_than_people_do() -> None:
    alike = success(4, 24, level="hard", bot_ghost=False)
    assert alike >= 0.9
    assert alike > success(4, 24, level="hard")


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 8))
def test_easy_is_easier_than_medium_and_medium_than_hard(seats: int) -> None:
    easy, medium, hard = (success(seats, 400, seed="1", level=level) for level in ("easy", "medium", "hard"))
    assert easy > medium > hard


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_bots_change_their_mind_at_most_twice_an_hour_and_never_dead_lock(seats: int) -> None:
    for seed in range(2):
        pawns: Counter[int] = Counter()
        for seat, action in played(seats, seed, level="medium"):
            if action[0] == "reveal":
                pawns.clear()
            if action[0] == "pawn":
                pawns[action[1]] += 1
            assert seat == GHOST or max(pawns.values(), default=0) <= MOVES


def test_bots_end_an_hour_whatever_a_restless_person_does() -> None:
    """A person in seat 1 moves its pawn to and fro for a while; the bots answer and wait."""
    restless = Rng(3)

    def person(seen: Any, actions: list[Action], _rng: Rng) -> Action | None:
        if seen.seat != 1 or seen.public.phase != "interpret":
            return None
        pawns = [action for action in actions if action[0] in ("pawn", "lift")]
        return restless.pick(pawns) if pawns and restless.below(6) else ("done",)

    assert played(5, 1, person, level="hard")[-1][1][0] in ("reveal", "vote")


def test_bots_play_on_when_nobody_else_places_a_pawn() -> None:
    def person(seen: Any, _actions: list[Action], _rng: Rng) -> Action | None:
        return ("done",) if seen.seat == 1 and seen.public.phase == "interpret" else None

    assert played(4, 1, person)[-1][1][0] == "reveal"


def test_a_bot_yields_to_the_group_that_another_seat_insists_on() -> None:
    bot = mind("mysterium", "strong")
    state = go(shared(lined_up(3), 2), (1, ("point", 1, 0)))
    seen = GAME.observe(state, 2)
    choice = bot.choose(seen, legal(state, 2), Rng(1))
    state = go(state, (2, choice))
    if state.public.phase == "point":
        back = bot.choose(GAME.observe(state, 2), legal(state, 2), Rng(1))
        assert back == ("point", 2, 0)


def test_the_same_observation_and_draws_give_the_same_move() -> None:
    state = dealt(5)
    seen = GAME.observe(state, GHOST)
    one, two = (mind("mysterium", "casual").choose(seen, legal(state, GHOST), Rng(4)) for _ in range(2))
    assert one == two


def test_a_vision_adds_a_card_only_where_it_says_more() -> None:
    for seed in range(3):
        for seat, action in played(4, seed, level="hard"):
            if seat == GHOST and action[0] == "vision":
                assert 1 <= len(action) - 2 <= 3


def test_tastes_differ_from_seat_to_seat_when_a_bot_is_the_ghost_and_only_then() -> None:
    ours = tastes("")
    public = dealt(4).public
    one, two = ours.of(public, 1), ours.of(public, 2)
    assert one != two
    assert one == ours.of(public, 1)
    person = public._replace(rules=public.rules._replace(bot_ghost=False))
    assert ours.of(person, 1) is ours.personas
    named = tastes("people+tags")
    assert named.of(public, 1) is named.personas


def alike(one: Any, other: Any, cards: list[int]) -> float:
    """Return the correlation of two tastes, both of mean 0 and spread 1."""
    pairs = [(one[vision][card], other[vision][card]) for vision in range(84) for card in cards]
    return float(sum(a * b for a, b in pairs) / len(pairs))


def test_two_people_differ_as_much_as_each_of_them_from_our_table() -> None:
    ours = tastes("")
    public = dealt(7, level="hard").public
    laid = [card for cards in public.laid for card in cards]
    one, two = (ours.of(public, seat)[0].table for seat in (1, 2))
    assert alike(ours.table, one, laid) == pytest.approx(ALIKE**0.5, abs=0.08)
    assert alike(one, two, laid) == pytest.approx(ALIKE + (1 - ALIKE) * TOGETHER, abs=0.08)


def test_beliefs_share_out_the_cards_and_leave_out_what_was_refuted() -> None:
    state = all_done(placed(sent(dealt(4)), ()))
    state = go(state, (GHOST, ("reveal", 0)))
    rows = opinion(tastes("").personas, state.public)
    assert all(sum(row.values()) == pytest.approx(1.0) for row in rows)
    assert rows[0][state.public.wrong[0][0]] < 1e-6
    assert all(sum(row[card] for row in rows) < 1.5 for card in rows[0])


def test_nobody_believes_in_a_card_that_was_found() -> None:
    state = all_done(placed(sent(dealt(4)), {0}))
    while state.public.phase == "reveal":
        state = go(state, (GHOST, ("reveal", state.public.sent[0])))
    rows = opinion(tastes("").personas, state.public)
    assert 0 not in rows[1]
    assert set(rows[0]) == set(state.public.laid[1])


def test_a_shared_vision_is_read_in_all_ways_it_may_be_meant() -> None:
    flat = tuple((0.0,) * 54 for _ in range(84))
    groups = [(0, 18, 36), (1, 19, 37)]
    assert Readings((Persona(1.0, flat),), groups, (5, 6), 1.0).chances((5, 6)) == [0.5, 0.5]
    rows = [list(row) for row in flat]
    rows[5][37] = 2.0
    chances = Readings((Persona(1.0, tuple(map(tuple, rows))),), groups, (5,), 1.0).chances((5,))
    assert chances[1] > chances[0]


def test_an_empty_vision_says_nothing() -> None:
    seeker = _Seeker(0, 2, (0, 1, 2, 3), tastes("").personas)
    assert understood(seeker, ()) == pytest.approx(-1.386, abs=0.001)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:0],
        lambda text: text.replace("butler", "buttler"),
        lambda text: text.replace("elephant_clock", "elephant"),
        lambda text: re.sub(r"elephant_clock,-?\d+", "elephant_clock,much", text),
    ],
)
def test_a_bad_table_of_affinities_is_refused_by_name(spoil: Any, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text(spoil(OURS.read_text("utf-8")), "utf-8")
    with pytest.raises(UserError, match=r"bad\.csv"):
        mind("mysterium", "strong", str(bad))


def test_a_mind_that_is_sure_of_everything_still_plays_to_the_end(tmp_path: Path) -> None:
    head, *lines = OURS.read_text("utf-8").splitlines()
    sure = tmp_path / "sure.csv"
    sure.write_text(
        "\n".join([head, *(",".join([line.split(",")[0], *["-99999", "99999"] * 27]) for line in lines)]),
        "utf-8",
    )
    players = [Player("strong", str(sure))] * 5
    for options in ({}, {"bot_ghost": False}):
        Simulation("mysterium", GAME.settle(options, 5), players, "s").play(0)
