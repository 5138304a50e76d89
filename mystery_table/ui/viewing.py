"""What a screen may ask of a match: the view of whoever looks, what they may do, what they could see."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from mystery_table.core.layout import Gesture
from mystery_table.core.match import Match
from mystery_table.core.seating import viewing_seat
from mystery_table.core.session import Played
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.core.words import Text


class Viewing(QObject):
    """One match as the looking person may see it; it changes nothing.

    `looker` is the person whose view is on the screen, None while the curtain is closed.
    """

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.practice = False
        self.looker: int | None = None
        self._last_looker: int | None = None

    @property
    def public(self) -> Any:
        """What everybody at the table knows now."""
        return self.match.session.state.public

    def seat(self) -> Seat | None:
        """Return the seat whose view is on the screen, None behind the curtain."""
        if self.looker is None:
            return None
        return viewing_seat(self.match.game, self.public, self.match.seating, self.looker)

    def observation(self) -> Observation | None:
        """Return what the screen shows, None behind the curtain."""
        seat = self.seat()
        return None if seat is None else self.match.session.observe(seat)

    def legal(self) -> list[Action]:
        """Return what the looking person may do now with the seat on the screen."""
        seat = self.seat()
        if seat is None or self.match.seating.decider(seat) is None:
            return []
        return self.match.session.legal(seat)

    def visible(self) -> list[Played]:
        """Return the match so far with the events that the looking person's seats could see."""
        return self.filtered(self.match.session.history)

    def filtered(self, steps: list[Played]) -> list[Played]:
        """Return steps with only the events that the looking person's seats could see."""
        mine = set(self.match.seating.seats(self.looker)) if self.looker is not None else set()
        return [
            step._replace(events=tuple(e for e in step.events if e.to is None or e.to in mine))
            for step in steps
        ]

    def over(self) -> bool:
        """Return whether the match has ended."""
        return not self.match.session.actors

    def last_looker_is(self, person: int) -> bool:
        """Return whether this person was the last to look at the screen."""
        return person == self._last_looker

    def seat_for(self, person: int) -> Seat:
        """Return the seat from which a person would look now."""
        return viewing_seat(self.match.game, self.public, self.match.seating, person)

    def may_undo(self) -> tuple[bool, Text | None]:
        """Return whether the looking person may take back a decision, and why not."""
        if self.looker is None:
            return False, None
        if self.match.undoable(self.looker, self.free_undo()) is not None:
            return True, None
        if not self.match.session.history:
            return False, None
        return False, Text(
            "app", "Nothing can be taken back: something new was learned, or others have acted since."
        )

    def free_undo(self) -> bool:
        """Return whether anything may be taken back: practice alone, by option."""
        return self.practice and len(self.match.seating.persons()) == 1

    def may_redo(self) -> bool:
        """Return whether the looking person may make again what was taken back."""
        return self.looker is not None and self.match.redoable(self.looker)

    def half_made(self) -> Gesture:
        """Return the drops that the looking person made of the next move when last here."""
        seat = self.seat()
        return frozenset() if seat is None else self.match.half_made(seat)

    def unseen(self, person: int) -> list[Played]:
        """Return the steps since a person last looked, with the events that were public."""
        return [
            step._replace(events=tuple(e for e in step.events if e.to is None))
            for step in self.match.unseen(person)
        ]

    def private(self) -> bool:
        """Return whether hiding the screen from somebody makes sense: more than one person plays."""
        return len(self.match.seating.persons()) > 1
