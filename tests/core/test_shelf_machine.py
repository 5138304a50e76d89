"""Two programs over one store, in any order of what persons do with matches, against a simple model."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mystery_table import games
from mystery_table.core.backup import open_store
from mystery_table.core.errors import UserError
from mystery_table.core.files import export_match, import_match
from mystery_table.core.match import Match, delete_match, duplicate_match, new_match, open_match
from mystery_table.core.records import Removed
from mystery_table.core.session import UNDO, Row
from mystery_table.core.state import Action
from mystery_table.core.store import Store
from tests.support.play import table

SUPPORT = Path(__file__).parents[1] / "support"
Programs = st.sampled_from((0, 1))


class Kept(NamedTuple):
    """What the model knows of a match."""

    name: str
    rows: tuple[Row, ...]
    """The whole log, undone steps included."""
    live: tuple[tuple[int, Action], ...]
    """The steps that were not taken back."""


class Shelf(RuleBasedStateMachine):
    """Two programs at matches of Pockets: each has at most one open, and no match is open in both."""

    @initialize()
    def begin(self) -> None:
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(games, "__path__", [*games.__path__, str(SUPPORT)])
        self.folder = Path(tempfile.mkdtemp())
        self.stores: list[Store] = [self._start() for _ in (0, 1)]
        self.open: list[Match | None] = [None, None]
        self.kept: dict[int, Kept] = {}
        self.removed: list[tuple[Removed, Kept]] = []
        self.used = 0

    def _start(self) -> Store:
        opened = open_store(self.folder / "matches.sqlite")
        assert opened.notices == ()
        return opened.store

    def teardown(self) -> None:
        if hasattr(self, "stores"):
            for match in self.open:
                if match is not None:
                    match.close()
            for store in self.stores:
                store.close()
            shutil.rmtree(self.folder)
            self.patch.undo()

    def _note(self, match: Match) -> None:
        """Take into the model what a match that this test has changed is now, by its own session."""
        rows = self.stores[0].open(match.id).rows
        before = self.kept[match.id].rows if match.id in self.kept else ()
        assert rows[: len(before)] == before, "a log only grows"
        live = tuple((step.seat, step.action) for step in match.session.history)
        self.kept[match.id] = Kept(match.name, rows, live)

    def _pick(self, data: st.DataObject) -> int:
        return data.draw(st.sampled_from(sorted(self.kept)))

    def _elsewhere(self, number: int) -> bool:
        return any(match is not None and match.id == number for match in self.open)

    @rule(program=Programs, name=st.sampled_from(("", "Вечер", "x")))
    def begin_another(self, program: int, name: str) -> None:
        if self.open[program] is not None:
            return
        match = new_match(self.stores[program], "pockets", {"turns": 4}, table(0, 1), name)
        assert match.id > self.used, "a number is never used again"
        self.used = match.id
        self.open[program] = match
        self._note(match)

    @precondition(lambda self: self.kept)
    @rule(program=Programs, data=st.data())
    def open_one(self, program: int, data: st.DataObject) -> None:
        number = self._pick(data)
        if self.open[program] is not None:
            return
        if self._elsewhere(number):
            with pytest.raises(UserError, match="open in another window"):
                open_match(self.stores[program], number)
            return
        match = open_match(self.stores[program], number)
        assert match.notice is None
        assert tuple((step.seat, step.action) for step in match.session.history) == self.kept[number].live
        self.open[program] = match

    @rule(program=Programs)
    def close(self, program: int) -> None:
        match = self.open[program]
        if match is not None:
            match.close()
            self.open[program] = None

    @rule(program=Programs)
    def restart(self, program: int) -> None:
        """End a program as a crash does: nothing is said to anybody."""
        self.close(program)
        self.stores[program].close()
        self.stores[program] = self._start()

    @rule(program=Programs, data=st.data(), count=st.integers(1, 4))
    def play(self, program: int, data: st.DataObject, count: int) -> None:
        match = self.open[program]
        while match is not None and match.session.actors and count:
            count -= 1
            seat = data.draw(st.sampled_from(match.session.actors))
            match.play(seat, data.draw(st.sampled_from(match.session.legal(seat))))
            self._note(match)

    @rule(program=Programs, person=st.sampled_from((0, 1)))
    def undo_and_perhaps_redo(self, program: int, person: int) -> None:
        match = self.open[program]
        if match is None:
            return
        before, live = self.kept[match.id], match.undoable(person)
        undone = match.undo(person)
        self._note(match)
        after = self.kept[match.id]
        if not undone:
            assert (live, after) == (None, before)
            return
        assert after.rows[-1][1] == (UNDO, live)
        assert after.live == before.live[:live]
        if person:
            assert match.redo(person)
            self._note(match)
            assert self.kept[match.id].live[: (live or 0) + 1] == before.live[: (live or 0) + 1]

    @precondition(lambda self: self.kept)
    @rule(program=Programs, data=st.data())
    def duplicate(self, program: int, data: st.DataObject) -> None:
        number = self._pick(data)
        copy = duplicate_match(self.stores[program], number, "copy")
        self.used = max(self.used, copy)
        self.kept[copy] = self.kept[number]._replace(name="copy")

    @precondition(lambda self: self.kept)
    @rule(program=Programs, data=st.data())
    def delete(self, program: int, data: st.DataObject) -> None:
        number = self._pick(data)
        if self._elsewhere(number):
            with pytest.raises(UserError, match="open in another window"):
                delete_match(self.stores[program], number)
            return
        self.removed.append((delete_match(self.stores[program], number), self.kept.pop(number)))

    @precondition(lambda self: self.removed)
    @rule(program=Programs)
    def bring_back(self, program: int) -> None:
        removed, kept = self.removed.pop()
        self.stores[program].restore(removed)
        self.kept[removed.match] = kept

    @precondition(lambda self: self.kept)
    @rule(program=Programs, data=st.data())
    def send_and_receive(self, program: int, data: st.DataObject) -> None:
        number, path = self._pick(data), self.folder / "sent.mystery"
        export_match(self.stores[1 - program], number, path)
        arrival = import_match(self.stores[program], path)
        assert arrival.notice is None
        self.used = arrival.match
        self.kept[arrival.match] = self.kept[number]

    @precondition(lambda self: self.kept)
    @rule(program=Programs, data=st.data(), name=st.sampled_from(("a", "Ночь")))
    def rename(self, program: int, data: st.DataObject, name: str) -> None:
        number = self._pick(data)
        self.stores[program].rename(number, name)
        self.kept[number] = self.kept[number]._replace(name=name)
        for match in self.open:
            if match is not None and match.id == number:
                match.name = name

    @invariant()
    def both_programs_find_what_the_model_says(self) -> None:
        if not hasattr(self, "stores"):
            return
        for store in self.stores:
            assert {entry.id for entry in store.matches()} == set(self.kept)
            for number, kept in self.kept.items():
                record = store.open(number)
                assert (record.name, record.rows) == (kept.name, kept.rows)


TestShelf = Shelf.TestCase
TestShelf.settings = settings(
    max_examples=15, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
