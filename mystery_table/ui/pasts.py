"""A match page that looks back: the match so far in place of the table, while bots wait."""

from __future__ import annotations

from PySide6.QtCore import Qt

from mystery_table.core.match import play_on
from mystery_table.ui.parts import MatchParts

HIDING = ("hide", "hide_letter")
"""Commands that hold while one looks back, too."""


class LooksBack(MatchParts):
    """Shows the replay of a running match over its parts, and takes it away again."""

    def look_back(self) -> None:
        """Show the match so far in place of the table; bots wait. Behind the curtain nothing is shown."""
        observation = self.looking()
        if self.hidden or self.past is not None or observation is None:
            return
        looker, count = self.driver.looker, len(self.match.seating.chairs)
        seats = tuple(range(count)) if looker is None else self.match.seating.seats(looker)
        from mystery_table.ui.replay import ReplayView  # most matches are never looked back at

        self.driver.pause(True)
        self.hints.put_away()
        self._let_keys(False)
        self.past = ReplayView(self.program, self.match.look_back(seats), observation.seat)
        self.past.left.connect(self.leave_past)
        self.past.play_on.connect(self._play_on)
        for part in (self.bar, self.stack, self.rail, self.side):
            part.hide()
        self.column.setStretchFactor(self.row, 0)  # what is hidden would keep its share of the height
        self.column.addWidget(self.past, 1)
        self._show_guide()
        self.past.show()
        self.past.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _let_keys(self, able: bool) -> None:
        """Let keys hold again, or only hide the screen: the page that looks back has its own."""
        for key in (self.leave_key, *self.keys):
            key.setEnabled(able or key.command.id in HIDING)

    def leave_past(self) -> None:
        """Show the match as it is now, and let it go on."""
        self.drop_past()
        self.refresh(moving=False)
        self.driver.pause(False)

    def drop_past(self) -> None:
        """Take what is looked back at off the screen, before anything else is painted."""
        if self.past is None:
            return
        past, self.past = self.past, None
        past.clear()
        past.hide()
        self.column.removeWidget(past)
        self.column.setStretchFactor(self.row, 1)
        past.deleteLater()
        self.driver.paused = False
        self._let_keys(True)
        for part in (self.bar, self.stack):
            part.show()
        self.side.setVisible(self.program.form != "compact")
        self.fit()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_on(self, position: int) -> None:
        if self.past is not None:
            record = self.program.store.open(self.match.id)
            self.again.emit(play_on(self.program.store, self.past.replay, record, position))
