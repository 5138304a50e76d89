"""What every game keeps, tried on every game found and on one that lives only in tests/games_for_tests."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mystery_table import games
from mystery_table.core.bot import LEVELS, mind
from mystery_table.core.draft import Draft
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import new_match, open_match
from mystery_table.core.options import Mode
from mystery_table.core.rng import Rng
from mystery_table.core.session import UNDO, Row, Session, digest
from mystery_table.core.state import CHANCE, CLOCK, Action, State
from mystery_table.core.store import Store
from tests.support.contract import Case, all_cases, every_case, log, one_each, play_on, tiny_game

NAMES = sorted({case.game for case in all_cases()})
SEEDS = (1, 2)
ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    with tiny_game():
        yield


every_game = pytest.mark.parametrize("name", NAMES)


def through_json(value: Any) -> Any:
    def freeze(part: Any) -> Any:
        return tuple(map(freeze, part)) if isinstance(part, list) else part

    return freeze(json.loads(json.dumps(value)))


def is_plain(value: Any) -> bool:
    """Return whether a value is of tuples, ints, strings and None all the way down."""
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or isinstance(value, int | str)


@every_game
def test_a_game_is_one_folder_with_all_its_parts(name: str) -> None:
    assert games.load(name).id == name
    for part in ("about", "options", "rules", "table", "words", "bot"):
        assert games.module(name, part).__doc__


@every_game
def test_modes_offer_what_settle_accepts(name: str) -> None:
    modes: tuple[Mode, ...] = games.module(name, "options").modes()
    assert len({mode.key for mode in modes}) == len(modes) > 0
    for mode in modes:
        for seats in mode.seats:
            for choice in mode.choices:
                assert choice.default in choice.values
                assert len(choice.labels) in (0, len(choice.values))
                for value in choice.values:
                    given = {**mode.options, choice.key: value}
                    assert games.load(name).settle(given, seats)[choice.key] == value


@every_case
def test_start_uses_no_chance_and_settled_options_survive_a_save(case: Case) -> None:
    game, settled = case.rules(), case.settled()
    assert game.settle(settled, case.seats) == settled
    assert json.loads(json.dumps(settled)) == settled
    start = game.start(settled, case.seats)
    assert start == game.start(json.loads(json.dumps(settled)), case.seats)
    assert game.actors(start.public) == (CHANCE,)
    assert game.scores(start.public) == ()


@every_case
def test_names_of_fields_are_disjoint_so_that_a_draft_can_hold_them_all(case: Case) -> None:
    state = case.rules().start(case.settled(), case.seats)
    public, hidden, own = (set(part._fields) for part in (state.public, state.hidden, state.private[0]))
    taken = set(dir(Draft)) | {"kinds", "own", "events"}
    assert not public & hidden
    assert not public & own
    assert not hidden & own
    assert not (public | hidden) & taken


@every_case
def test_legal_actions_are_some_unique_few_ordered_and_survive_json(case: Case) -> None:
    def look(session: Session) -> None:
        assert is_plain(session.state)
        hash(session.state)
        for seat in session.actors:
            legal = session.legal(seat)
            assert 0 < len(legal) == len(set(legal)) < 1000
            assert legal == session.legal(seat)
            assert through_json(legal) == tuple(legal)

    for seed in SEEDS:
        session = play_on(case.session(str(seed)), Rng(seed), look)
        assert len(session.game.scores(session.state.public)) == case.seats


@every_case
def test_P7_a_guess_is_a_truth_that_the_seat_cannot_tell_from_the_real_one(case: Case) -> None:
    game, rng = case.rules(), Rng(5)

    def look(session: Session) -> None:
        for seat in range(case.seats):
            seen = session.observe(seat)
            other = game.guess(seen, rng)
            assert game.observe(other, seat) == seen
            assert [type(part) for part in other] == [type(part) for part in session.state]
            if seat in session.actors:
                assert game.legal(game.observe(other, seat)) == session.legal(seat)
            elif session.actors != (CHANCE,) and session.actors:
                assert game.legal(game.observe(other, session.actors[0]))

    play_on(case.session(), Rng(2), look)


@every_case
def test_P7_B2_a_bot_moves_alike_in_truths_that_its_seat_cannot_tell_apart(case: Case) -> None:
    game, rng = case.rules(), Rng(6)
    bot = mind(case.game, "strong")

    def look(session: Session) -> None:
        if not session.actors or rng.below(10):
            return
        seat = session.actors[0]
        seen, legal = session.observe(seat), session.legal(seat)
        other = game.observe(game.guess(seen, rng), seat)
        assert bot.choose(seen, legal, Rng(7)) == bot.choose(other, game.legal(other), Rng(7))

    play_on(case.session(), Rng(3), look)


@every_case
def test_S2_a_log_replays_to_the_same_states_events_and_digests(case: Case) -> None:
    for seed in SEEDS:
        rows: list[Row] = []

        def keep(_: int, seat: int, action: Action, mark: int, rows: list[Row] = rows) -> None:
            rows.append((seat, through_json(action), mark))

        first = Session(case.rules(), case.settled(), case.seats, str(seed), keep)
        first.advance()
        play_on(first, Rng(seed))
        again = Session(case.rules(), case.settled(), case.seats, "another", rows=rows, strict=True)
        assert again.sound
        assert again.states == first.states
        assert again.history == first.history


@every_case
def test_an_open_playout_is_the_same_match_as_one_applied_step_by_step(case: Case) -> None:
    game = case.rules()
    start = game.start(case.settled(), case.seats)
    for seed in SEEDS:
        state, draft = start, Draft(start, quiet=True)
        one, two = Rng(seed), Rng(seed)
        while actors := game.actors(state.public):
            seat = one.pick(actors)
            chance = seat == CHANCE
            action = game.chance(state, one) if chance else one.pick(game.legal(game.observe(state, seat)))
            there = two.pick(game.actors(draft))
            seen = game.observe(draft.view(), there)
            same = game.chance(draft.view(), two) if chance else two.pick(game.legal(seen))
            assert (seat, action) == (there, same)
            state = game.apply(state, seat, action)[0]
            game.step(draft, seat, action)
        assert draft.close() == state


@every_case
def test_U1_an_undone_decision_leaves_no_trace_and_the_log_still_replays(case: Case) -> None:
    rows: list[Row] = []
    seating = one_each(case.seats)
    session = Session(
        case.rules(), case.settled(), case.seats, "u", lambda _, seat, a, mark: rows.append((seat, a, mark))
    )
    session.advance()
    rng = Rng(8)
    while session.actors:
        seat = rng.pick(session.actors)
        before = session.state
        session.play(seat, rng.pick(session.legal(seat)))
        number = session.undoable(seating, seat)
        if number is not None and not rng.below(3):
            assert session.states[number] == before
            session.undo(seat, number)
            assert session.state == before
    again = Session(case.rules(), case.settled(), case.seats, "", rows=rows)
    assert again.sound
    assert again.states == session.states


@every_case
def test_a_decision_that_can_be_taken_back_would_look_the_same_in_every_truth(case: Case) -> None:
    game, rng, seating = case.rules(), Rng(9), one_each(case.seats)
    session = case.session("truths")
    while session.actors:
        seat = rng.pick(session.actors)
        before = session.observe(seat)
        action = rng.pick(session.legal(seat))
        happened = session.play(seat, action)
        number = session.undoable(seating, seat)
        if number is None or len(happened) > 1:
            continue
        after = game.observe(session.state, seat)
        for _ in range(3):
            assert game.observe(game.apply(game.guess(before, rng), seat, action)[0], seat) == after


@every_case
def test_R2_only_steps_without_a_choice_make_themselves(case: Case) -> None:
    session = play_on(case.session("forced"), Rng(10))
    for before, played in zip(session.states, session.history, strict=False):
        if played.forced:
            assert session.game.legal(session.game.observe(before, played.seat)) == [played.action]


@every_case
def test_R2_forced_steps_happen_by_themselves_and_are_logged(case: Case) -> None:
    events = games.module(case.game, "words").event

    def look(session: Session) -> None:
        deciders = [seat for seat in session.actors if seat != CLOCK]
        if len(deciders) == 1:
            legal = session.legal(deciders[0])
            assert len(legal) > 1 or legal[0][0] in session.game.asked

    for seed in SEEDS:
        session = play_on(case.session(f"forced {seed}"), Rng(seed), look)
        for after, played in zip(session.states[1:], session.history, strict=True):
            if played.forced:
                assert any(events(after.public, event) is not None for event in played.events), played


@every_case
def test_S2_a_match_comes_back_from_the_store_in_mid_play(case: Case, tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.sqlite")
    match = new_match(store, case.game, case.options, one_each(case.seats))
    rng = Rng(11)
    for _ in range(12):
        if actors := match.session.actors:
            match.play(actors[0], rng.pick(match.session.legal(actors[0])))
    states, history = match.session.states, match.session.history
    match.close()
    again = open_match(store, match.id)
    assert not again.view_only
    assert again.session.states == states
    assert again.session.history == history
    again.close()
    store.close()


@every_case
def test_S4_a_match_travels_as_a_file(case: Case, tmp_path: Path) -> None:
    store, path = Store(tmp_path / "matches.sqlite"), tmp_path / "match.mystery"
    match = new_match(store, case.game, case.options, one_each(case.seats))
    play_on(match.session, Rng(15))
    match.close()
    open_match(store, match.id).close()  # which notes the result
    export_match(store, match.id, path)
    arrival = import_match(store, path)
    assert arrival.notice is None
    there, here = store.open(arrival.match), store.open(match.id)
    assert there._replace(id=match.id, seed=here.seed) == here
    store.close()


def shadow(state: State) -> State:
    """Return a state whose public part has a field more."""
    fields = [(name, int) for name in (*state.public._fields, "a_new_field")]
    make: Any = NamedTuple
    kind = make("Public", fields)
    return state._replace(public=kind(*state.public, 0))


@every_case
def test_S5_a_new_field_in_the_state_keeps_every_old_save(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[Row] = []
    session = Session(
        case.rules(), case.settled(), case.seats, "d", lambda _, seat, a, mark: rows.append((seat, a, mark))
    )
    session.advance()
    play_on(session, Rng(12))
    start = type(case.rules()).start
    monkeypatch.setattr(
        type(case.rules()), "start", lambda game, options, seats: shadow(start(game, options, seats))
    )
    again = Session(case.rules(), case.settled(), case.seats, "", rows=rows)
    assert again.sound
    assert again.history == session.history
    assert again.state.public._fields != session.state.public._fields


@every_case
def test_a_digest_never_covers_the_names_of_fields(case: Case) -> None:
    class Renamed:
        """The same facts under the same names only where rules that read scores need them."""

        def __init__(self, public: Any) -> None:
            self.__dict__.update(zip(public._fields, public, strict=True))

    session = play_on(case.session(), Rng(13))
    for state, played in zip(session.states[1:], session.history, strict=True):
        other = state._replace(public=Renamed(state.public), hidden=None)
        assert digest(session.game, state, played.events) == digest(session.game, other, played.events)


@every_case
def test_a_log_that_never_was_is_refused(case: Case) -> None:
    session = play_on(case.session(), Rng(14))
    rows = log(session)
    wrong: list[Row] = [(CHANCE, ("deal",), None), (CHANCE, ("?", 1), None), (0, (UNDO, 9999), None)]
    wrong += [(CHANCE, (*rows[0][1][:-1], "x"), None), (CHANCE, rows[0][1][:-1], None), (5, rows[0][1], None)]
    for row in wrong:
        assert not Session(case.rules(), case.settled(), case.seats, "", rows=[row], strict=True).sound
    assert Session(case.rules(), case.settled(), case.seats, "", rows=rows, strict=True).sound


@every_case
def test_B2_every_level_plays_a_match_to_the_end_and_the_same_one_again(case: Case) -> None:
    known = games.module(case.game, "bot").known_levels()
    assert set(known) == set(LEVELS[1:])
    for level in sorted(set(known.values())):
        bots = [mind(case.game, level) for _ in range(2)]
        matches = []
        for bot in bots:
            session = case.session("bots")
            while session.actors:
                seat = session.actors[0]
                legal = session.legal(seat)
                session.play(seat, bot.choose(session.observe(seat), legal, Rng(session.draws(seat))))
            matches.append(session.history)
        assert matches[0] == matches[1]


def test_core_games_and_minds_import_no_qt() -> None:
    code = f"""
import sys
from mystery_table import games
import importlib, pkgutil, mystery_table.core, mystery_table.minds
for package in (mystery_table.core, mystery_table.minds):
    for found in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{{package.__name__}}.{{found.name}}")
for name in {[name for name in NAMES if name != "pebbles"]!r}:
    for part in pkgutil.iter_modules(importlib.import_module(f"mystery_table.games.{{name}}").__path__):
        games.module(name, part.name)
print([module for module in sys.modules if "PySide" in module or "shiboken" in module.lower()])
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "[]", run.stderr
