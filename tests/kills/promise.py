"""What a killed program was promised: rows and notes that were written, and the one it had only begun."""

from __future__ import annotations

import json
from typing import Any

from mystery_table.core.records import freeze
from mystery_table.core.store import Store

Told = tuple[Any, ...]
Note = tuple[int, int, str]
"""Match, seat, name."""


class Promise:
    """Grows with what programs tell before they are killed, and is held against the store after each."""

    def __init__(self) -> None:
        self.rows: dict[int, list[Any]] = {}
        self.notes: dict[Note, Any] = {}
        self.begun: Told | None = None
        self.opened: tuple[int, int, bool] | None = None
        """What the last program found when it opened its match: number, lines, whether it can only look."""

    def hear(self, told: Told) -> None:
        """Take in one message of a program."""
        match told:
            case ("will", *_):
                self.begun = told
            case ("did", kind, args):
                assert self.begun == ("will", kind, args)
                self.begun = None
                self._keep(kind, args)
            case ("opened", match, lines, view_only):
                assert not view_only
                assert lines >= len(self.rows.get(match, ()))
                self.opened = match, lines, view_only

    def _keep(self, kind: str, args: Told) -> None:
        if kind == "append":
            match, line, *row = args
            rows = self.rows.setdefault(match, [])
            assert line == len(rows), (line, len(rows))
            rows.append(_plain(row))
        else:
            match, seat, name, body = args
            self.notes[match, seat, name] = _plain(body)

    def check(self, store: Store) -> int:
        """See that everything is there and nothing else; return how many writes were cut off but done.

        What was being written at the end may be there or not; what is there counts from now on.
        """
        begun, self.begun = self.begun, None
        finished = int(begun is not None and self._is_there(store, *begun[1:]))
        if begun is not None and finished:
            self._keep(*begun[1:])
        for match, rows in self.rows.items():
            assert [_plain(row) for row in store.open(match).rows] == rows, match
        for (match, seat, name), body in self.notes.items():
            assert _plain(store.noted(match, seat, name)) == body, (match, seat, name)
        return finished

    def goes_on(self, store: Store, match: int) -> None:
        """Take in what was added to a match by opening it."""
        rows = [_plain(row) for row in store.open(match).rows]
        before = self.rows.get(match, [])
        assert rows[: len(before)] == before
        self.rows[match] = rows

    def _is_there(self, store: Store, kind: str, args: Told) -> bool:
        if kind == "append":
            match, line, *row = args
            rows = store.open(match).rows
            return bool(len(rows) == line + 1 and _plain(rows[line]) == _plain(row))
        match, seat, name, body = args
        there, before = _plain(store.noted(match, seat, name)), self.notes.get((match, seat, name))
        return bool(there == _plain(body) != before)


def _plain(value: Any) -> Any:
    """Return a value as it comes out of the store."""
    return freeze(json.loads(json.dumps(value)))
