"""The match page below its curtain: what hides it, what is taken away then, and how it opens again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from mystery_table.core.words import Text
from mystery_table.ui.curtain import Curtain, seat_of
from mystery_table.ui.pasts import LooksBack
from mystery_table.ui.surface import forget


class CoveredMatch(LooksBack):
    """Lets the curtain close over the parts of a match, whoever asks for it, and leaves nothing below it."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Begin when the page is first shown: only then is there a window to cover."""
        super().showEvent(event)
        if self.curtain is None:
            forget()  # the pages before are hidden now, and a match needs the room
            window = self.window()
            self.curtain = Curtain(self.program, window)
            self.curtain.opened.connect(self._open)
            self.curtain.declined.connect(self.declined)
            window.installEventFilter(self)
            self.fit()
            self.driver.start()
            if not self.match.seating.persons():
                self.refresh(moving=False)

    def first_focus(self) -> QWidget:
        """Return what has the keyboard when the page is shown: the curtain if it is closed."""
        return self.curtain if self.curtain is not None and self.curtain.closed else self.table

    def close_match(self) -> None:
        """Leave the match as it is; everything of it is kept already."""
        if self.curtain is not None:
            self.window().removeEventFilter(self)
            self.curtain.hide()
            self.curtain.deleteLater()
            self.curtain = None
        self.table.clear()
        self.faces.drop()
        self.driver.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Cover with the window's size; hide the screen when the window loses focus, by option."""
        if self.curtain is not None and watched is self.window():
            if event.type() == QEvent.Type.Resize:
                self.curtain.setGeometry(self.window().rect())
            elif event.type() == QEvent.Type.WindowDeactivate:
                self.table.hand.cancel()
                self.curtain.let_go()
                if QApplication.activeModalWidget() is None and not self._beside():
                    self._focus_lost()
        return super().eventFilter(watched, event)

    def _beside(self) -> bool:
        """Return whether another window of the program, such as the rules reader, has the focus instead."""
        active = QApplication.activeWindow()
        return active is not None and active is not self.window()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._focus_lost()

    def _focus_lost(self) -> None:
        """All windows of the program lost the focus, or the screen was locked: hide it, by option."""
        if self.program.settings.hide_on_focus_loss:
            self.hide_screen()

    def hide_screen(self) -> None:
        """Hide everything at once."""
        if self.curtain is not None and not self.curtain.closed:
            self.driver.cover()

    def _conceal(self) -> None:
        """Remove everything that belongs to a seat, before anything else is painted."""
        _hide_tooltips()
        self.concealed.emit()
        self.drop_past()
        if self.moves is not None:
            self.moves.close()
        self.zoom.close_card()
        self.compare.close_cards()
        self.refusal = self.cited = ""
        self.hints.put_away()
        self.table.clear()
        self.faces.drop()
        self.flank.conceal()
        self.block.show_state("", [], "", False, [], False)
        self.block.say("")
        self.bar.neutral()
        self.bar.show_undo(able=False, why="", redo=False)
        self.bar.show_hints(self.program.settings.hints, able=False, had=0)
        self.end.forget()
        self.stack.setCurrentWidget(self.table)
        self.window().setWindowTitle(self.program.say(Text("app", "Mystery Table")))

    def _cover(self, person: int) -> None:
        if self.curtain is None:
            return
        self._conceal()
        seat, marks = self.driver.seat_for(person), self.faces.marks()
        steps = self.driver.unseen(person)
        recap = self.script.entries(steps, self.match.session.number - len(steps))
        told = [(text, None if seat_of(text) is None else marks[seat_of(text) or 0]) for text in recap]
        settings = self.program.settings
        self.curtain.hold = 0.0 if settings.hand_over == "twice" else settings.hold_seconds
        name = self.match.seating.chairs[seat].name
        again = self.driver.last_looker_is(person)
        question, options = self.question(seat)
        self.curtain.close_for(name, marks[seat], told, self.faces.names(), again, question, options)

    def _open(self) -> None:
        if self.driver.due is not None:
            self.driver.look(self.driver.due)

    def _opened(self, _person: int) -> None:
        self.refresh(moving=False)
        if self.curtain is not None and self.curtain.closed:
            self.curtain.draw_back()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)


def _hide_tooltips() -> None:
    """Take tooltips away at once; QToolTip.hideText leaves them for a third of a second."""
    for widget in QApplication.topLevelWidgets():
        if widget.windowType() == Qt.WindowType.ToolTip:
            widget.close()
