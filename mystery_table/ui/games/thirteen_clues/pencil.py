"""The menu of pencil marks for one card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues.marks import sign
from mystery_table.games.thirteen_clues.notes import Notes, Pencil
from mystery_table.games.thirteen_clues.state import informants
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.program import Program

ORDER = ("no", "suspect", "mine")
"""The marks through which a click leads, one after the other."""
KEYS = {"no": "X", "mine": "V", "suspect": "W"}


def cycled(notes: Notes, card: int) -> Notes:
    """Return notes with the next mark on a card: none, not mine, suspected, mine, none."""
    signs = [mark.sign for mark in notes.of(card)]
    at = next((n for n, name in enumerate(ORDER) if name in signs), -1)
    others = any(name not in ORDER for name in signs)
    if at + 1 < len(ORDER) and not others:
        cleared = notes if at < 0 else notes.mark(Pencil(card, ORDER[at]))
        made = cleared.mark(Pencil(card, ORDER[at + 1]))
        return made._replace(past=(*notes.past, notes.marks))  # one step back, not two
    return notes.clear(card)


def marked(notes: Notes, card: int, name: str) -> Notes:
    """Return notes with a certain mark on a card, or without it; "" rubs all of the card's out."""
    return notes.mark(Pencil(card, name)) if name else notes.clear(card)


def choices(observation: Observation, card: int) -> list[Pencil]:
    """Return all that a pencil can say of a card."""
    public, me = observation.public, observation.seat
    others = [(me + step) % public.seats for step in range(1, public.seats)]
    return [
        *(Pencil(card, name) for name in ORDER),
        *(Pencil(card, "hidden", seat) for seat in others),
        *(Pencil(card, "informant", letter) for letter in range(informants(public))),
    ]


def _mark(change: Callable[[Notes], None], notes: Notes, pencil: Pencil) -> None:
    change(notes.mark(pencil))


def menu(
    program: Program,
    faces: Faces,
    observation: Observation,
    notes: Notes,
    card: int,
    change: Callable[[Notes], None],
    parent: QWidget,
) -> QMenu:
    """Return the menu of pencil marks for a card; `change` takes the notes with the one chosen."""
    made = QMenu(parent)
    made.setFont(font("body"))
    group = QActionGroup(made)
    group.setExclusive(False)
    for pencil in choices(observation, card):
        words = program.say(sign(pencil), faces.names()).replace("&", "&&")
        key = f"\t{KEYS[pencil.sign]}" if pencil.sign in KEYS else ""
        action = made.addAction(words + key, partial(_mark, change, notes, pencil))
        action.setCheckable(True)
        action.setChecked(pencil in notes.marks)
        group.addAction(action)
    made.addSeparator()
    rub = made.addAction(
        program.say(Text("thirteen_clues", "Rub out")) + "\tDel", lambda: change(notes.clear(card))
    )
    rub.setEnabled(bool(notes.of(card)))
    return made
