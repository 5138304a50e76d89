"""Whole matches at random, in every mode and number of players."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mystery_table import games
from mystery_table.core.rng import Rng
from mystery_table.core.session import Row, Session
from mystery_table.core.state import State
from mystery_table.games import mirror_of_truth
from mystery_table.games.mirror_of_truth.options import cases
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.scoring import opened
from tests.support.contract import log, play_on

every_case = pytest.mark.parametrize(("options", "seats"), cases())


def evidence(state: State) -> list[int]:
    """Return every piece of evidence, wherever it lies."""
    public, hidden = state.public, state.hidden
    played = [card for seat in public.zones for zones in seat for cards in zones for card in cards]
    won = [card for cards in hidden.won for card in cards]
    return sorted([*public.table, *hidden.pile, *hidden.store, *won, *played])


def characters(state: State) -> list[int]:
    """Return every character card, wherever it lies."""
    held = [character for owed in state.public.debts for character in owed if character >= 0]
    return sorted(face // 2 for face in [*state.public.row, *state.hidden.stack, *held])


def check(session: Session) -> None:
    state = session.state
    public, hidden = state.public, state.hidden
    assert evidence(state) == list(range(150))
    assert characters(state) == list(range(16))
    assert (public.deck, public.reserve) == (len(hidden.pile), len(hidden.store))
    assert (len(public.deck_ages), len(public.reserve_ages)) == (public.deck, public.reserve)
    assert [len(ages) for ages in public.won_ages] == [len(cards) for cards in hidden.won]
    assert all(len(cards) <= points for cards, points in zip(hidden.won, public.points, strict=True))
    assert public.top == (hidden.stack[0] if hidden.stack else -1)
    assert hidden.stack[len(hidden.stack) - len(public.under) :] == public.under
    for seat, own in enumerate(state.private):
        assert sum(own.left) == public.votes[seat]
    assert [tuple(seat for seat, _ in stack) for stack in opened(public.stacks, state.private)] == list(
        public.stacks
    )


@every_case
def test_a_random_match_ends_with_every_card_in_one_place_at_every_step(
    options: dict[str, Any], seats: int
) -> None:
    for seed in range(3):
        session = Session(GAME, GAME.settle(options, seats), seats, str(seed))
        session.advance()
        play_on(session, Rng(seed), check)
        public = session.state.public
        assert public.phase == "over"
        assert public.lost or len(public.history) == 3
        again = Session(GAME, session.options, seats, "", rows=log(session), strict=True)
        assert again.states == session.states
        assert again.history == session.history


@every_case
def test_P7_a_seat_hears_nothing_that_its_own_knowledge_does_not_hold(
    options: dict[str, Any], seats: int
) -> None:
    session = Session(GAME, GAME.settle(options, seats), seats, "log")
    session.advance()
    play_on(session, Rng(4))
    for after, played in zip(session.states[1:], session.history, strict=True):
        for event in played.events:
            assert (event.to is not None) == (event.verb in ("role", "cast"))
            if event.verb == "role" and event.to is not None:
                assert after.private[event.to].roles == event.args[0]


def test_P6_a_vote_shows_in_no_public_event_before_the_round_is_scored() -> None:
    session = Session(GAME, GAME.settle({}, 3), 3, "votes")
    session.advance()
    play_on(session, Rng(5))
    for played in session.history:
        if played.action[0] == "vote":
            first = next(event for event in played.events if event.to is None)
            assert (first.verb, first.args[0], first.args[1]) == ("voted", played.seat, played.action[1])
            assert len(first.args) == 3


def test_S5_renamed_fields_keep_old_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play by rules that are ours but for the names of three fields, and fold a log of today."""
    options = {"mode": "pair", "mission": "chaos_of_banality", "host": True, "arrange": True}
    rows: list[Row] = []
    session = Session(
        GAME,
        GAME.settle(options, 2),
        2,
        "old",
        lambda _, seat, action, mark: rows.append((seat, action, mark)),
    )
    session.advance()
    play_on(session, Rng(6))
    ours = Path(mirror_of_truth.__file__).parent
    (tmp_path / "renamed").mkdir()
    for file in ours.glob("*.py"):
        text = file.read_text("utf-8").replace("games.mirror_of_truth", "games.renamed")
        for old, new in (("stories", "tales"), ("swaps", "exchanges"), ("debts", "owing")):
            text = re.sub(rf"\b{old}\b", new, text)
        (tmp_path / "renamed" / file.name).write_text(text, "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    renamed = games.module("renamed", "rules").GAME
    again = Session(renamed, session.options, 2, "", rows=rows, strict=True)
    assert again.sound
    assert "tales" in again.state.public._fields
    assert again.history == session.history
