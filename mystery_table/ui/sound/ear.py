"""What is heard while a match is played: only what the looking person's log and turn tell anyway (P7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mystery_table.ui.sound.player import Sounds

if TYPE_CHECKING:
    from mystery_table.ui.parts import MatchParts


class Ear(QObject):
    """Joins a match's page with its sounds; behind the curtain there are none."""

    def __init__(self, page: MatchParts) -> None:
        super().__init__(page)
        self.page, self.sounds = page, Sounds(page.program, self)
        self._mine = self._over = False
        """Whether it was one's turn, and whether the match was over, when last something happened."""
        page.driver.opened.connect(lambda _person: self.opened())
        page.table.refused.connect(lambda _piece, _area: self.sounds.play("refused"))

    def opened(self) -> None:
        """The curtain opens, or the page: what is so then was not heard to become so."""
        driver = self.page.driver
        self._mine, self._over = bool(driver.legal()), driver.over()

    def changed(self, told: bool) -> None:
        """Something happened, and the looking person's log `told` of it or did not."""
        mine, over = self._mine, self._over
        self.opened()
        if self.page.hidden or self.page.looking() is None:
            return
        if self._over and not over:
            self.sounds.play("over")
        elif self._mine and not mine:
            self.sounds.play("turn")
        elif told:
            self.sounds.play("moved")
