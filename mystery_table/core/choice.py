"""A decision in the making: the drops made so far and the piece in hand; the same for mouse, keys, lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mystery_table.core.layout import Drop, Drops, Gesture
from mystery_table.core.state import Action

MOST = 60
"""With more moves than this, drops are offered one after the other instead of whole moves."""


class Choice:
    """Inverts the gestures of the legal actions step by step. It can only ever lead to a legal action."""

    def __init__(self, actions: Iterable[Action], gesture: Callable[[Action], Gesture]) -> None:
        self._drops = Drops(actions, gesture)
        self.made: Gesture = frozenset()
        self.piece: str | None = None
        self.turned: frozenset[str] = frozenset()
        """Pieces that were turned over, in hand or not; it means nothing until they are dropped."""

    def open(self, made: Gesture) -> list[tuple[Action, Gesture]]:
        """Return the actions whose gesture contains these drops, with what is still missing."""
        return self._drops.open(made)

    def follow(self, made: Gesture, most: int = MOST) -> tuple[list[Action], list[Drop]]:
        """Return what can follow after these drops: whole moves, or single drops where they are too many."""
        open_now = self.open(made)
        if len(open_now) <= most:
            return [action for action, _ in open_now], []
        drops = dict.fromkeys(drop for _, rest in open_now for drop in sorted(rest))
        return [action for action, rest in open_now if not rest], list(drops)

    def buttons(self) -> list[Action]:
        """Return the actions that need no piece."""
        return self._drops.fits(frozenset())

    def pieces(self) -> list[str]:
        """Return the pieces that may be picked up now, after the drops made."""
        return self._drops.pieces(self.made)

    def replacements(self) -> list[str]:
        """Return the pieces that may be picked up now or instead of what was chosen so far."""
        return list(dict.fromkeys(self.pieces() + self._drops.pieces()))

    def areas(self, piece: str | None = None) -> list[str]:
        """Return the areas where `piece` (by default the one in hand) may be dropped now."""
        held = piece or self.piece
        return [] if held is None else self._drops.areas(held, self.made)

    def whole(self, piece: str) -> list[str]:
        """Return the areas where `piece` may be dropped if everything is put back first."""
        return self._drops.areas(piece)

    def turn(self, piece: str, ways: tuple[str, ...]) -> None:
        """Turn a piece over; where it was dropped on one of two `ways` it lies on the other one now."""
        self.turned ^= {piece}
        for one, two in (ways, ways[::-1]):
            if (piece, one) in self.made:
                made = self.made - {(piece, one)} | {(piece, two)}
                self.made = made if self._drops.open(made) else self.made
                return

    def pick(self, piece: str) -> bool:
        """Take a piece in hand; drops that do not go with it are taken back. False if it never may be."""
        if piece not in self.pieces():
            if piece not in self._drops.pieces():
                return False
            self.made = self._kept(lambda made: piece in self._drops.pieces(made))
        self.piece = piece
        return True

    def pick_only(self, areas: Iterable[str]) -> None:
        """Take in hand the only piece that there is to take, if it may be dropped on one of these areas."""
        pieces = self.pieces() if self.piece is None else []
        if len(pieces) == 1 and set(areas) & set(self.areas(pieces[0])):
            self.pick(pieces[0])

    def would(self, area: str) -> Action | None:
        """Return the action that dropping the piece in hand there would mean, None if there is none."""
        fits = self._drops.fits(self.made | {(self.piece, area)}) if self.piece is not None else []
        return fits[0] if fits else None

    def drop(self, area: str) -> bool:
        """Put the piece in hand on an area; False, and nothing changed, where that is not legal."""
        if self.piece is None:
            return False
        if area not in self.areas():
            held = self.piece
            if area not in self._drops.areas(held):
                return False
            self.made = self._kept(lambda made: area in self._drops.areas(held, made))
        self.made |= {(self.piece, area)}
        self.piece = None
        return True

    def _kept(self, fits: Callable[[Gesture], bool]) -> Gesture:
        """Return the drops made without the one that stands in the way; none if more than one does."""
        shorter = (self.made - {drop} for drop in sorted(self.made))
        return next((made for made in shorter if fits(made)), frozenset())

    def take_up(self, made: Gesture) -> None:
        """Begin with drops that were made before; with none where they lead to nothing legal now."""
        self.made = made if self._drops.open(made) else frozenset()

    def hold(self, piece: str | None) -> None:
        """Keep in hand what was held before something else changed, if it may still be taken."""
        if piece is not None and piece in self.pieces():
            self.piece = piece

    def back(self) -> bool:
        """Put back what was chosen last; False when nothing was."""
        if self.piece is not None:
            self.piece = None
            return True
        if self.made:
            self.made = frozenset()
            return True
        return False

    @property
    def ready(self) -> Action | None:
        """The action that the drops made mean, None until they mean one."""
        fits = self._drops.fits(self.made) if self.made else []
        return fits[0] if fits else None

    @property
    def final(self) -> bool:
        """Whether the drops made mean one action and nothing could be added."""
        return self.ready is not None and len(self._drops.open(self.made)) == 1
