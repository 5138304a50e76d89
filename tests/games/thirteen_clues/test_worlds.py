"""Worlds, counts and deductions against trying every truth there is, and against the truth itself."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from itertools import islice

import pytest

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation, State
from mystery_table.games.thirteen_clues.counting import Counter
from mystery_table.games.thirteen_clues.deduction import INFORMANT, MINE, Claim, Deduction, follows
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH, Cards, heard
from mystery_table.games.thirteen_clues.turns import answer
from mystery_table.games.thirteen_clues.worlds import Worlds
from tests.games.thirteen_clues.matches import LEVELS, is_deduced, is_in_worlds, match, minds
from tests.games.thirteen_clues.positions import (
    CASES,
    NAMES,
    SEATS,
    Case,
    World,
    all_worlds,
    laid,
    play,
    positions,
)

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)


def views(case: Case, seeds: range, every: int = 1) -> Iterator[Observation]:
    """Yield what the seats see of random matches once the screens stand, one seat at a time."""
    number = 0
    for seed in seeds:
        for position in positions(case, seed, accuse=40):
            if position.session.state.public.phase in ("take", "act"):
                number += 1
                if number % every == 0:
                    yield position.session.observe(number // every % case[1])


def compare(view: Observation) -> None:
    """See that counts and deductions are those of all worlds tried one by one."""
    truths, worlds = all_worlds(view), Worlds(view)
    tally = Tally(world.mine for world in truths)
    counted = {case.triple.cards: Counter(worlds.tables, case).ways() for case in worlds.cases}
    assert {mine: ways for mine, ways in counted.items() if ways} == tally
    if view.public.seats <= 3:
        assert [*counted.values()] == worlds.odds()
    deduction = Deduction(worlds)
    assert {*deduction.mysteries} == {*tally}
    for card in deduction.tables.cards:
        assert {*deduction.where(card)} == {spot(world, worlds, card) for world in truths}


def spot(world: World, worlds: Worlds, card: int) -> int:
    """Return where a card lies in a world."""
    if card in world.mine:
        return MINE
    for place, (seat, side) in enumerate(worlds.holders):
        if card in (world.hidden[seat] if side == BOTH else (world.hidden[seat][side],)):
            return place
    return INFORMANT


@pytest.mark.parametrize("case", [({}, 2), ({"broad": True}, 2)], ids=("2", "2-broad"))
def test_deductions_for_two_are_those_of_every_world_tried(case: Case) -> None:
    for view in islice(views(case, range(50), 5), 30):
        compare(view)


@pytest.mark.parametrize("case", [({}, 3), ({"secret": True, "broad": True}, 3)], ids=("3", "3-secret"))
def test_deductions_for_three_are_those_of_every_world_tried(case: Case) -> None:
    for view in islice(views(case, range(50), 9), 3):
        compare(view)


@pytest.mark.slow
@pytest.mark.parametrize("case", [({}, 2), ({"secret": True, "broad": True}, 3)], ids=("2", "3"))
def test_deductions_are_those_of_every_world_tried_in_a_thousand_positions(case: Case) -> None:
    found = 0
    for view in islice(views(case, range(4000), 3), 1000):
        compare(view)
        found += 1
    assert found == 1000


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_deductions_for_more_are_exact_too(seats: int) -> None:
    """Each mystery counts its worlds one by one, and each spot that is left open has a world of its own."""
    for view in islice(views(({}, seats), range(9), 17), 4):
        worlds = Worlds(view)
        deduction = Deduction(worlds)
        counted = [case.triple.cards for case in worlds.cases if Counter(worlds.tables, case).ways()]
        assert deduction.mysteries == counted
        rng = Rng(seats)
        seen: dict[int, set[int]] = {card: set() for card in deduction.tables.cards}
        for truth in islice(GAME.guesses(view, rng), 300):
            hidden = {seat: own.cards for seat, own in enumerate(truth.private)}
            world = World(truth.hidden.screens[view.seat], hidden, frozenset())
            for card, spots in seen.items():
                spots.add(spot(world, worlds, card))
        for card, spots in seen.items():
            assert spots <= {*deduction.where(card)}
            for place in deduction.spots:
                assert follows(worlds, Claim(card, place, there=False)) == (
                    place not in deduction.where(card)
                )
                assert follows(worlds, Claim(card, place, there=True)) == ((place,) == deduction.where(card))


def test_estimates_of_odds_are_close_to_the_counts_with_four_seats_and_more() -> None:
    """Mean total variation; with two and three seats the odds are exact."""
    differences = []
    for seats in (4, 5, 6):
        for view in islice(views(({}, seats), range(9), 7), 12):
            worlds = Worlds(view)
            exact = [float(Counter(worlds.tables, case).ways()) for case in worlds.cases]
            odds = worlds.odds()
            assert all(guessed > 0 for guessed, counted in zip(odds, exact, strict=True) if counted)
            pairs = zip(odds, exact, strict=True)
            differences.append(sum(abs(a / sum(odds) - b / sum(exact)) for a, b in pairs) / 2)
    assert sum(differences) / len(differences) < 0.03


@every_case
def test_a_guess_agrees_with_every_answer_that_the_seat_heard(case: Case) -> None:
    for view in islice(views(case, range(5), 6), 8):
        for truth in islice(GAME.guesses(view, Rng(4)), 5):
            for line in heard(view.public, view.private.own):
                hidden: Cards = truth.private[line.witness].cards
                screens = truth.hidden.screens
                assert answer(line.filter, line.side, hidden, screens, line.witness) == line.answer


def test_guesses_are_drawn_alike() -> None:
    """Chi-square against all worlds; the limit is the 99.99th percentile for so many of them."""
    view = next(v for v in views(({}, 2), range(9), 13) if 30 < len(all_worlds(v)) < 200)
    truths, draws = all_worlds(view), 6000
    tally: Tally[tuple[Cards, Cards]] = Tally()
    for truth in islice(GAME.guesses(view, Rng(5)), draws):
        tally[truth.hidden.screens[view.seat], truth.private[1 - view.seat].cards] += 1
    assert {*tally} <= {(world.mine, world.hidden[1 - view.seat]) for world in truths}
    expected, free = draws / len(truths), len(truths) - 1
    square = sum((tally[w.mine, w.hidden[1 - view.seat]] - expected) ** 2 / expected for w in truths)
    assert square < free + 4 * (2 * free) ** 0.5 + 10


def test_what_others_name_is_neither_mine_nor_theirs() -> None:
    state = laid(3)
    wrong = (0, 10, 25)
    after = play(state, (0, ("accuse", *wrong)))
    deduction = Deduction(Worlds(GAME.observe(after, 1)))
    holder = next(place for place, h in enumerate(deduction.worlds.holders) if h.seat == 0)
    for card in wrong:
        assert not {MINE, holder} & {*deduction.where(card)}


def test_a_wrong_accusation_of_ones_own_rules_out_that_mystery_only() -> None:
    state = laid(3)
    after = play(state, (0, ("accuse", 0, 10, 25)))
    mysteries = Deduction(Worlds(GAME.observe(after, 0))).mysteries
    assert (0, 10, 25) not in mysteries
    assert (0, 10, 20) in mysteries


@every_case
def test_no_seat_ever_rules_out_the_truth_in_random_matches(case: Case) -> None:
    for seed in range(2):
        for number, position in enumerate(positions(case, seed)):
            state = position.session.state
            if state.public.phase in ("take", "act") and number % 5 == 0:
                assert all(is_in_worlds(state, seat) and is_deduced(state, seat) for seat in range(case[1]))


def never_rules_out_the_truth(seed: int, always: bool) -> None:
    """Look at every seat before every decision, or at the end only.

    Facts only ever come in addition, so what is possible after all of them was possible at every moment.
    """
    seats = SEATS[seed % len(SEATS)]
    rng = Rng(f"levels {seed}")
    levels = tuple(rng.pick(LEVELS) for _ in range(seats))
    options = {"secret": seats > 2 and bool(rng.below(2)), "broad": not rng.below(3)}

    def watch(state: State, view: Observation, _action: Action) -> None:
        if view.public.phase in ("take", "act"):
            assert all(is_in_worlds(state, seat) for seat in range(seats))

    end = match(minds(*levels), seed, watch if always else None, **options)
    before = end._replace(public=end.public._replace(phase="act"))
    assert all(is_in_worlds(before, seat) and is_deduced(before, seat) for seat in range(seats))


def test_no_seat_ever_rules_out_the_truth_among_bots() -> None:
    for seed in range(25):
        never_rules_out_the_truth(seed, always=True)


@pytest.mark.slow
def test_no_seat_ever_rules_out_the_truth_in_ten_thousand_matches_of_bots() -> None:
    for seed in range(10_000):
        never_rules_out_the_truth(seed, always=False)
