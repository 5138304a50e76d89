"""Persons who decide, undo, redo, leave and come back in any order: the log always tells the same match."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from mystery_table import games
from mystery_table.core.match import Match, new_match, open_match
from mystery_table.core.session import Session
from mystery_table.core.store import Store
from tests.support.play import table

SUPPORT = Path(__file__).parents[1] / "support"


class Evening(RuleBasedStateMachine):
    """Two persons and a bot at Pockets. `before[n]` is the state before step n, told by this test alone."""

    @initialize(persons=st.sampled_from([(0, 1), (0, 0), (0, 1, 0), (0, None), (0, 1, 2)]))
    def begin(self, persons: tuple[int | None, ...]) -> None:
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(games, "__path__", [*games.__path__, str(SUPPORT)])
        self.folder = Path(tempfile.mkdtemp())
        self.store = Store(self.folder / "matches.sqlite")
        self.match: Match = new_match(self.store, "pockets", {"turns": 6}, table(*persons))
        self.undone: list[tuple[int, Any]] = []
        self.taken_over = 0

    def teardown(self) -> None:
        if hasattr(self, "match"):
            self.match.close()
            self.store.close()
            shutil.rmtree(self.folder)
            self.patch.undo()

    def may_take_back(self, person: int) -> int | None:
        """Say by the rules of Pockets, not by seals, which step may be taken back."""
        history, seating = self.match.session.history, self.match.seating
        for n in range(len(history) - 1, self.taken_over - 1, -1):
            seat, action, events, forced = history[n]
            if seat < 0 or seating.decider(seat) != person:
                return None
            if forced:
                if action[0] != "end":
                    return None
                continue
            mine = seating.seats(person)
            if action[0] == "bid":
                others = [s for s in range(len(seating.chairs)) if s not in mine]
                last = any(event.verb == "bids" for event in events)
                return None if last and others else n
            if action[0] == "weigh":
                return n if action[1] in mine else None
            return n if action[0] in ("lay", "end") else None
        return None

    @rule(data=st.data(), count=st.integers(1, 5))
    def decide(self, data: st.DataObject, count: int) -> None:
        session = self.match.session
        while session.actors and count:
            count -= 1
            seat = data.draw(st.sampled_from(session.actors))
            action = data.draw(st.sampled_from(session.legal(seat)))
            self.match.play(seat, action)
            self.undone = self.undone[1:] if self.undone[:1] == [(seat, action)] else []
            assert [self.match.undoable(person) for person in (0, 1)] == list(map(self.may_take_back, (0, 1)))

    @rule(data=st.data(), person=st.sampled_from([0, 1]))
    def think_again(self, data: st.DataObject, person: int) -> None:
        self.decide(data, 1)
        self.undo(person)
        self.decide(data, data.draw(st.integers(0, 2)))
        self.redo(person)

    @rule(person=st.sampled_from([0, 1]))
    def undo(self, person: int) -> None:
        expected, session = self.may_take_back(person), self.match.session
        assert self.match.undoable(person) == expected
        if expected is None:
            assert not self.match.undo(person)
            return
        seat, action, _, _ = session.history[expected]
        before = session.states[expected]
        assert self.match.undo(person)
        assert session.state is before
        self.undone.insert(0, (seat, action))

    @rule(person=st.sampled_from([0, 1]))
    def redo(self, person: int) -> None:
        mine = bool(self.undone) and self.match.seating.decider(self.undone[0][0]) == person
        assert self.match.redoable(person) == mine
        happened = self.match.redo(person)
        assert bool(happened) == mine
        if mine:
            assert (happened[0].seat, happened[0].action) == self.undone.pop(0)

    @rule()
    def leave_and_come_back(self) -> None:
        before = self.match.session
        self.match.close()
        self.match = open_match(self.store, self.match.id)
        assert self.match.notice is None
        assert self.match.session.states == before.states
        assert self.match.session.history == before.history

    @rule(seat=st.sampled_from([0, 1]), bot=st.booleans())
    def lend(self, seat: int, bot: bool) -> None:
        chair = self.match.seating.chairs[seat]
        if chair.person is None:
            return
        if chair.bot != bot:
            self.taken_over = self.match.session.number
        self.match.reseat(self.match.seating.replace(seat, bot=bot))

    @rule(person=st.sampled_from([0, 1]))
    def look(self, person: int) -> None:
        self.match.saw(person)
        assert self.match.unseen(person) == []

    @invariant()
    def the_log_folds_to_this_match(self) -> None:
        if not hasattr(self, "match"):
            return
        record = self.store.open(self.match.id)
        again = Session(
            self.match.game, record.options, record.seats, record.seed, rows=record.rows, strict=True
        )
        assert again.sound
        assert again.history == self.match.session.history
        assert again.state == self.match.session.state
        assert record.result == (self.match.game.scores(again.state.public) or None)


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)
