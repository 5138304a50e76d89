"""Whole matches to the end of the second phase: every card in one place, nothing secret told (9, P6, P7)."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from mystery_table.core.bot import mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.session import Row, Session
from mystery_table.core.state import CHANCE, CLOCK, Event, State
from mystery_table.games.mysterium import log
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import GHOST
from tests.games.mysterium.positions import CASES, NAMES, Case, positions
from tests.support.contract import log as rows_of
from tests.support.mysterium import begun, knowing

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
PRIVATE = {"secret", "drew", "chosen", "ballot"}


def visions(state: State) -> list[int]:
    """Return every vision, wherever it lies."""
    public, ghost = state.public, state.private[GHOST]
    before = [card for cards in public.visions for card in cards]
    return sorted([*ghost.hand, *ghost.thrown, *ghost.chosen, *state.hidden.deck, *public.shown, *before])


@every_case
def test_every_vision_is_in_one_place_at_every_step(case: Case) -> None:
    for position in positions(case, 1):
        public, ghost = position.session.state.public, position.session.state.private[GHOST]
        assert visions(position.session.state) == list(range(84))
        assert (public.handful, public.aside) == (len(ghost.hand), len(ghost.thrown))
        assert public.pile == len(position.session.state.hidden.deck)
        assert ghost.hand == tuple(sorted(ghost.hand))


@every_case
def test_players_who_know_reach_the_end_and_the_log_replays(case: Case) -> None:
    phases: set[str] = set()
    rows: list[Row] = []
    for position in positions(case, 2):
        phases.add(position.session.state.public.phase)
        rows = rows_of(position.session)
    assert {"vision", "interpret", "reveal", "culprit", "over"} <= phases
    assert phases & {"vote", "point"}
    options, seats = case
    again = Session(GAME, GAME.settle(options, seats), seats, "", rows=rows, strict=True)
    assert again.sound
    assert again.state.public.phase == "over"


@every_case
def test_P7_a_guess_is_a_truth_that_the_seat_cannot_tell_from_the_real_one(case: Case) -> None:
    rng = Rng(5)
    for position in positions(case, 3):
        for view in position.views:
            for other in islice(GAME.guesses(view, rng), 2):
                assert GAME.observe(other, view.seat) == view
                assert visions(other) == list(range(84))
                if view.seat == position.seat:
                    assert GAME.legal(GAME.observe(other, view.seat)) == position.legal


@every_case
def test_P7_a_guess_keeps_what_everybody_knows_of_the_secrets(case: Case) -> None:
    rng = Rng(6)
    for number, position in enumerate(positions(case, 4)):
        if number % 5:
            continue
        public = position.session.state.public
        secret = GAME.guess(position.views[1], rng).private[GHOST].secret
        for psychic, cards in enumerate(secret):
            assert cards[: len(public.found[psychic])] == public.found[psychic]
            if public.at[psychic] < 3:
                assert cards[public.at[psychic]] not in public.wrong[psychic]
        for kind in range(3):
            assert {cards[kind] for cards in secret} <= set(public.laid[kind])
            assert len({cards[kind] for cards in secret}) == len(secret)


def test_P7_guesses_are_uniform_over_who_looks_for_what() -> None:
    session = begun(({}, 2))
    view = session.observe(1)
    counts: dict[Any, int] = {}
    rng = Rng(7)
    for _ in range(2400):
        pair = tuple(cards[0] for cards in GAME.guess(view, rng).private[GHOST].secret)
        counts[pair] = counts.get(pair, 0) + 1
    assert len(counts) == 12  # 4 suspects for one psychic, 3 left for the other
    assert all(140 < count < 260 for count in counts.values())


@every_case
def test_9_no_secret_of_the_ghost_is_in_what_a_psychic_sees_or_hears(case: Case) -> None:
    """Two truths that differ only in the ghost's secrets are one observation, one log, for every psychic."""
    rng = Rng(8)
    for number, position in enumerate(positions(case, 5)):
        state = position.session.state
        if number % 4 or state.public.phase == "over":
            continue
        for seat in range(1, position.session.seats):
            other = GAME.guess(GAME.observe(state, seat), rng)
            assert GAME.observe(other, seat) == GAME.observe(state, seat)
            if seat == position.seat and state.public.phase == "interpret":
                for action in position.legal[:6]:
                    one, told = GAME.apply(state, seat, action)
                    two, also = GAME.apply(other, seat, action)
                    assert GAME.observe(one, seat) == GAME.observe(two, seat)
                    assert told == also


@every_case
def test_P6_what_is_secret_is_told_to_its_owner_alone(case: Case) -> None:
    heard: list[Event] = []
    for position in positions(case, 6):
        heard = [event for played in position.session.history for event in played.events]
    for event in heard:
        assert (event.to is not None) == (event.verb in PRIVATE)
        assert event.verb == "ballot" or event.to in (None, GHOST)


def test_P6_interpreting_never_looks_at_a_secret() -> None:
    for position in positions(({"level": "easy"}, 5), 7):
        public = position.session.state.public
        if public.phase != "interpret" or not position.seat:
            continue
        for action in position.legal[:10]:
            draft = Draft(position.session.state)
            draft.seal(())
            GAME.step(draft, position.seat, action)


@every_case
def test_P7_bots_move_alike_in_truths_that_their_seat_cannot_tell_apart(case: Case) -> None:
    bot, rng = mind("mysterium", "strong"), Rng(9)
    for number, position in enumerate(positions(case, 8)):
        if number % 6 or position.seat is None or len(position.legal) < 2:
            continue
        view = position.session.observe(position.seat)
        other = GAME.observe(GAME.guess(view, rng), position.seat)
        assert bot.choose(view, position.legal, Rng(1)) == bot.choose(other, position.legal, Rng(1))


def test_a_random_match_ends_in_reasonable_time_with_and_without_an_hourglass() -> None:
    for options in ({}, {"minutes": 1}):
        session, rng = begun((options, 6)), Rng(10)
        while session.actors:
            seat = rng.pick(session.actors)
            session.play(seat, rng.pick(session.legal(seat)))
        assert session.number < 3000
        assert (CLOCK in {played.seat for played in session.history}) == bool(options)


def test_every_verb_that_the_rules_describe_has_its_sentence() -> None:
    from mystery_table.games.mysterium import rules

    described = rules.__doc__ or ""
    events = described[described.index("Events,") :]
    verbs = set(re.findall(r"(?:^- |; |alone |^ {2})(\w+) \(", events, re.MULTILINE))
    assert len(verbs) >= 25
    assert verbs <= set(dir(log._Sentences))


def test_chance_deals_what_is_possible_in_every_phase() -> None:
    session, rng = begun(({"level": "hard"}, 2)), Rng(11)
    while session.actors:
        seat = rng.pick(session.actors)
        session.play(seat, knowing(session, seat, rng))
    for before, played in zip(session.states, session.history, strict=False):
        if played.seat == CHANCE:
            assert GAME.possible(before, played.action)
            assert not GAME.possible(before, (played.action[0], "x"))
