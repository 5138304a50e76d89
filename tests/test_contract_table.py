"""What every game's table and words keep: one gesture for each action, something to say of everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mystery_table import games
from mystery_table.core.layout import Area, Drops
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import Event
from mystery_table.core.words import Name, Text
from mystery_table.ui.keys.commands import FREE_LETTERS
from tests.support.contract import Case, every_case, play_on, tiny_game


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    with tiny_game():
        yield


def areas(area: Area) -> Iterator[str]:
    yield area.id
    for part in area.parts:
        yield from areas(part)


def keys_of(area: Area) -> Iterator[str]:
    yield area.key
    for part in area.parts:
        yield from keys_of(part)


@every_case
def test_every_legal_action_is_one_gesture_on_what_the_table_shows(case: Case) -> None:
    table = games.module(case.game, "table")

    def look(session: Session) -> None:
        for seat in session.actors:
            seen = session.observe(seat)
            layout = table.layout(seen, "regular")
            pieces, places = {piece.id for piece in layout.pieces}, set(areas(layout.root))
            assert len(pieces) == len(layout.pieces)
            assert {piece.area for piece in layout.pieces} <= places
            drops = Drops(session.legal(seat), table.gesture)
            for action, gesture in drops.meanings:
                assert {piece for piece, _ in gesture} <= pieces
                assert {area for _, area in gesture} <= places
                assert not gesture or drops.fits(gesture) == [action]

    play_on(case.session(), Rng(15), look)


@every_case
def test_A1_no_card_has_a_letter_that_gives_a_command(case: Case) -> None:
    table = games.module(case.game, "table")

    def look(session: Session) -> None:
        for seat in session.actors:
            layout = table.layout(session.observe(seat), "regular")
            keys = {piece.key for piece in layout.pieces} | set(keys_of(layout.root))
            assert not keys & set(FREE_LETTERS)

    play_on(case.session(), Rng(19), look)


@every_case
def test_P7_table_and_words_are_alike_in_truths_that_the_seat_cannot_tell_apart(case: Case) -> None:
    game, rng = case.rules(), Rng(16)
    table, words = (games.module(case.game, part) for part in ("table", "words"))

    def look(session: Session) -> None:
        if rng.below(4):
            return
        for seat in range(case.seats):
            seen = session.observe(seat)
            other = game.observe(game.guess(seen, rng), seat)
            assert table.layout(seen, "wide") == table.layout(other, "wide")
            assert words.prompt(seen) == words.prompt(other)

    play_on(case.session(), Rng(17), look)


@every_case
def test_everything_that_happens_can_be_said(case: Case) -> None:
    words = games.module(case.game, "words")
    session = play_on(case.session(), Rng(18))
    said = Text | Name
    assert isinstance(words.title(session.options), said)
    heard: list[Event] = []
    for before, after, played in zip(session.states, session.states[1:], session.history, strict=False):
        for event in played.events:
            sentence = words.event(after.public, event)
            assert sentence is None or isinstance(sentence, said)
            heard.append(event)
        if played.seat >= 0:
            seen = session.game.observe(before, played.seat)
            assert isinstance(words.action(seen, played.action), said)
            assert isinstance(words.button(seen, played.action), said)
            assert isinstance(words.prompt(seen), said)
            assert isinstance(words.waiting(before.public, played.seat), said)
        assert isinstance(words.status(after.public), said)
    for seat in range(case.seats):
        mine = tuple(event for event in heard if event.to in (None, seat))
        report = words.report(session.observe(seat), mine)
        assert isinstance(report.result, said)
        assert report.result == words.ending(session.state.public, seat)
