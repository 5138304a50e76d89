"""Which piece a person looks at: the one in hand, else the one put down, under the mouse or the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mystery_table.ui.table.view import TableView


class Eye:
    """Follows hand, mouse and keyboard, and tells the table when another piece is looked at."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.under = ""
        """The piece under the mouse."""
        self._last = ""

    def piece(self) -> str:
        """Return the id of the piece, "" for none."""
        choice, there = self.view.choice, self.view.items_by_id
        made = sorted(piece for piece, _ in choice.made)
        ring = self.view.cursor_keys.at if self.view.hasFocus() else None
        for name in (choice.piece, self.under, *made, ring):
            if name and name in there:
                return name
        return ""

    def point(self, piece: str) -> None:
        """The mouse is over another piece, or over none."""
        if piece != self.under:
            self.under = piece
            self.see()

    def see(self) -> None:
        """Tell if another piece is looked at than before."""
        now = self.piece()
        if now != self._last:
            self._last = now
            self.view.eyed.emit(now)

    def shut(self) -> None:
        """Forget everything; nothing is looked at."""
        self.under = ""
        self.see()
