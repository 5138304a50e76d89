"""A person's own marks and words in the casebook; no part of the game, kept beside it as a note."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

SIGNS = ("no", "mine", "suspect", "hidden", "informant")
"""What a pencil can say of a card: not mine, mine, suspected, hidden by a seat, the informant of a letter."""
MOST_TEXT, MOST_UNDO = 20_000, 500


class Pencil(NamedTuple):
    """One pencil mark. `who` is a seat for "hidden" and a letter for "informant"; -1 says that it is open."""

    card: int
    sign: str
    who: int = -1


Marks = tuple[Pencil, ...]


class Notes(NamedTuple):
    """All of one seat's notes. `past` and `future` are the marks before and after, for undo and redo."""

    marks: Marks = ()
    text: str = ""
    past: tuple[Marks, ...] = ()
    future: tuple[Marks, ...] = ()

    def of(self, card: int) -> Marks:
        """Return the marks on a card."""
        return tuple(mark for mark in self.marks if mark.card == card)

    def mark(self, pencil: Pencil) -> Notes:
        """Return notes with a mark, or without it if it was there; a card is not both mine and not mine."""
        if pencil in self.marks:
            return self._with(tuple(mark for mark in self.marks if mark != pencil))
        kept = (mark for mark in self.marks if mark.card != pencil.card or not _contrary(mark, pencil))
        return self._with((*kept, pencil))

    def clear(self, card: int | None = None) -> Notes:
        """Return notes without the marks on a card, or without any."""
        left = tuple(mark for mark in self.marks if card is not None and mark.card != card)
        return self if left == self.marks else self._with(left)

    def write(self, text: str) -> Notes:
        """Return notes with another text; a text field has an undo of its own."""
        return self._replace(text=text[:MOST_TEXT])

    def undo(self) -> Notes:
        """Return notes as they were before the last change of a mark."""
        if not self.past:
            return self
        return self._replace(marks=self.past[-1], past=self.past[:-1], future=(self.marks, *self.future))

    def redo(self) -> Notes:
        """Return notes with the change that was taken back last."""
        if not self.future:
            return self
        return self._replace(marks=self.future[0], past=(*self.past, self.marks), future=self.future[1:])

    def _with(self, marks: Marks) -> Notes:
        return self._replace(marks=marks, past=(*self.past, self.marks)[-MOST_UNDO:], future=())


def _contrary(one: Pencil, other: Pencil) -> bool:
    """Return whether two marks on a card exclude each other: all do but a suspicion beside another mark."""
    return "suspect" not in (one.sign, other.sign) or "no" in (one.sign, other.sign)


def dump(notes: Notes) -> str:
    """Return notes as text that can be kept."""
    return json.dumps(notes._asdict(), ensure_ascii=False, separators=(",", ":"))


def load(kept: str) -> Notes:
    """Return notes as they were kept; what cannot be read is left out."""
    try:
        found = json.loads(kept) if kept else {}
    except (ValueError, RecursionError):
        return Notes()
    if not isinstance(found, dict):
        return Notes()
    text = found.get("text")
    return Notes(
        _marks(found.get("marks")),
        text[:MOST_TEXT] if isinstance(text, str) else "",
        tuple(map(_marks, _list(found.get("past"))[-MOST_UNDO:])),
        tuple(map(_marks, _list(found.get("future"))[:MOST_UNDO])),
    )


def _list(found: Any) -> list[Any]:
    return found if isinstance(found, list) else []


def _marks(found: Any) -> Marks:
    marks = (mark for mark in _list(found) if isinstance(mark, list) and len(mark) == 3)
    return tuple(Pencil(*mark) for mark in marks if _is_mark(*mark))


def _is_mark(card: Any, sign: Any, who: Any) -> bool:
    return type(card) is int and 0 <= card < 30 and sign in SIGNS and type(who) is int and -1 <= who < 10
