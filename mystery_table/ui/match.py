"""The page on which a match is played: what a person does on its parts, and the curtain over them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QCloseEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from mystery_table.core.choice import Choice
from mystery_table.core.layout import Drop, Piece
from mystery_table.core.match import rematch
from mystery_table.core.session import Played
from mystery_table.core.state import Action
from mystery_table.core.tutorial import begin
from mystery_table.core.words import Text
from mystery_table.ui.access import announce
from mystery_table.ui.app import application
from mystery_table.ui.browser import Browser
from mystery_table.ui.covered import CoveredMatch
from mystery_table.ui.keys.bind import Shortcut, by_letter
from mystery_table.ui.moves import MovesDialog
from mystery_table.ui.parts import STANDING
from mystery_table.ui.program import Program
from mystery_table.ui.sound.ear import Ear
from mystery_table.ui.table.view import MODIFIERS


class MatchPage(CoveredMatch):
    """Shows one match from the looking person's seat and passes their moves to the driver."""

    def __init__(self, program: Program, match_id: int, parent: QWidget | None = None) -> None:
        super().__init__(program, match_id, parent)
        self.ear = Ear(self)
        self._connect()
        self._shortcuts()
        self.fit()

    def _connect(self) -> None:
        self.driver.changed.connect(self._changed)
        self.driver.covered.connect(self._cover)
        self.driver.opened.connect(self._opened)
        self.driver.thinking.connect(self._show_turn)
        self.driver.failed.connect(self._fail)
        self.table.act.connect(self._act)
        self.table.arranged.connect(self._dock)
        self.table.skip = self._skip
        self.table.composed.connect(self._composed)
        self.table.refused.connect(self._refused)
        self.table.enlarge.connect(self._enlarge)
        self.table.browse.connect(self._browse)
        self.block.confirmed.connect(self.table.commit)
        self.block.chosen.connect(self._act)
        self.block.reset.connect(self._put_back)
        self.side.seats.lent.connect(self.driver.lend)
        self.rail.asked.connect(self.flank.open)
        self.end.home.connect(self.left)
        self.end.again.connect(self._again)
        self.end.table.connect(self._to_table)
        self.end.back.connect(self.look_back)
        self.faces.keys.changed.connect(self._renamed)
        for panel in self.panels:
            panel.act.connect(self._act)
            panel.timed.connect(self.driver.time)
            panel.composed.connect(self._recomposed)
            panel.rearranged.connect(self._rearranged)
            panel.turned.connect(self._turn_over)
            panel.veiled.connect(self.table.veil)
            self.table.eyed.connect(panel.look_at)
        self.bar.back.connect(self.left)
        self.bar.hide_screen.connect(self.hide_screen)
        self.bar.undo.connect(self.undo)
        self.bar.redo.connect(self.redo)
        self.bar.hint.connect(self.hint)
        self.hints.came.connect(self._hint_came)
        self.bar.moves.connect(self.show_moves)
        self.bar.help.connect(self._help)
        self.block.rules.connect(self._help)
        self.bar.settings.connect(self.settings_wanted)
        self.program.retranslated.connect(self.restyle)
        self.program.restyled.connect(self.restyle)
        self.program.settings_changed.connect(self._settings_changed)
        self.program.hide_screen.connect(self.hide_screen)
        application().applicationStateChanged.connect(self._state_changed)

    def _shortcuts(self) -> None:
        acts: dict[str, Callable[[], None]] = {
            "hide": self.hide_screen,
            "hide_letter": self.hide_screen,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "moves": self.show_moves,
            "log": lambda: self.flank.open(0),
            "look_back": self.look_back,
        }
        self.keys = [
            Shortcut(self.program, name, self, partial(self._shortcut, act)) for name, act in acts.items()
        ]
        self._panel_keys()
        # To leave shows nothing, so it is possible from the closed curtain too.
        self.leave_key = Shortcut(self.program, "home", self, self.left.emit)

    def _panel_keys(self) -> None:
        """Let the game's own tabs be opened by their keys."""
        for panel in self.panels:
            if panel.command is not None:
                act = partial(self.flank.open_panel, panel) if panel.place == "tab" else panel.press
                self.keys.append(Shortcut(self.program, panel.command, self, partial(self._shortcut, act)))

    def _skip(self) -> bool:
        """Let a bot go on at a click or key, which is then used up; not while one may act oneself."""
        return not self.driver.legal() and self.driver.hurry()

    def _shortcut(self, act: Callable[[], None]) -> None:
        """Shortcuts do nothing behind the curtain, where nothing is to be seen or done.

        While one looks back, only the screen can be hidden.
        """
        if not self.hidden and (self.past is None or act == self.hide_screen):
            act()

    # Life

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Leave the match when the page goes."""
        self.close_match()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """A key that nothing else wants lets a bot go on (B3); letters go by their place, as on the table."""
        shortcut = by_letter(self.keys, event)
        if shortcut is not None:
            shortcut.act()
        elif event.key() in MODIFIERS or not self.driver.hurry():
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """So does a click beside everything."""
        if not self.driver.hurry():
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Another size may mean another form of layout."""
        super().resizeEvent(event)
        self.fit()

    def restyle(self) -> None:
        """Say and draw everything anew: language, theme, size."""
        self.faces.forget()
        self.bar.restyle()
        self.block.restyle()
        self.flank.restyle()
        self.fit()
        self.table.restyle()
        self.refresh(moving=False)
        if self.hidden and self.driver.due is not None:
            self._cover(self.driver.due)

    # What happens

    def _changed(self, happened: list[Played]) -> None:
        self.refresh()
        first = self.match.session.number - len(happened)
        entries = self.script.entries(self.driver.filtered(happened), first)
        for text in entries:
            self._announce(self.script.say(text))
        self.ear.changed(bool(entries))

    def _announce(self, words: str) -> None:
        """Tell a screen reader what happened."""
        announce(self, words)

    def _act(self, action: Action) -> None:
        if action[0] == STANDING:
            self.driver.decline(action[1])
            return
        dialog = next((d for panel in self.panels if (d := panel.before(action)) is not None), None)
        if dialog is None:
            self._play(action)
            return
        self.concealed.connect(dialog.reject)
        dialog.accepted.connect(lambda: self._play(action))
        dialog.open()

    def _play(self, action: Action) -> None:
        if not self._asks(action) and not self.driver.play(action):
            self._show_actions()

    def _asks(self, action: Action) -> bool:
        """Ask once before a turn passes in which something is still possible (R3); the option allows it."""
        passes = action[0] in self.match.game.passing and len(self.driver.legal()) > 1
        if not passes or not self.program.settings.ask_before_pass or self._passing == action:
            return False
        self._passing = action
        self._warn(self.program.say(Text("app", "More can be done in this turn. Once more ends it.")))
        return True

    def _warn(self, words: str, cited: str = "") -> None:
        """Say one sentence below the check list, aloud too; `cited` is the place of the rule it names."""
        self.refusal, self.cited = words, cited
        self.block.say(words, cited, warn=bool(words))
        self._announce(words)

    def _composed(self) -> None:
        self.hints.put_away()
        self.table.suggested = None
        self.refusal, self.cited, self._passing = "", "", None
        self.driver.keep_half_made(self.table.choice.made)
        self._show_actions()
        self._show_panels()

    def _recomposed(self) -> None:
        """A panel changed the choice in the making: the table shows it, then everything else does."""
        self.table.refresh()
        self._composed()

    def _turn_over(self) -> None:
        """Turn over the piece that is looked at, and let the keyboard stay on the table."""
        self.table.turning.turn(self.table.eye.piece())
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refused(self, piece: str, area: str) -> None:
        observation = self.looking()
        self._show_actions()
        if observation is not None:
            self._warn(*self.script.refusal(observation, piece, area))

    def _put_back(self) -> None:
        while self.table.put_back():
            pass

    def _browse(self, area: str) -> None:
        """Show an open pile card by card; the curtain closes it."""
        shown = Browser(self.program, self.faces, self.table.found[area].area, self)
        self.concealed.connect(shown.reject)
        shown.open()

    def _enlarge(self, piece: Piece) -> None:
        """Show a card large: together with what the game compares it with, else beside what it explains."""
        self.zoom.close_card()
        observation, together = self.looking(), getattr(self.maker, "together", None)
        rows = together(observation, piece.id) if together is not None and observation is not None else ()
        if not self.compare.show_rows(rows, piece.id):
            self.zoom.show_piece(piece, self.table.found[piece.area].area.ratio, self.table.spots[piece.id])

    def show_log(self) -> None:
        """Open the log."""
        if not self.side.isVisible() or self.side.pages.currentIndex() != 0:
            self.flank.open(0)

    def _renamed(self) -> None:
        self.faces.forget()
        self.table.restyle()

    def _settings_changed(self) -> None:
        settings = self.program.settings
        self.driver.pace, self.driver.practice = settings.bot_pace, settings.free_undo
        if not settings.hints:
            self.hints.put_away()
        self.refresh(moving=False)

    def _fail(self, said: Text) -> None:
        self.refusal, self.cited = self.script.say(said), ""
        self._show_actions()

    def _help(self) -> None:
        self.help_wanted.emit()

    def undo(self) -> None:
        """Put back what is half made, else take back the last decision; if the rules forbid it, say why."""
        if self.table.put_back() or self.driver.undo():
            return
        _, why = self.driver.may_undo()
        if why is not None:
            self._warn(self.program.say(why))

    def redo(self) -> None:
        """Make the decision again that was taken back."""
        self.driver.redo()

    def hint(self) -> None:
        """Ask what to do, by option, or put away what was suggested."""
        if self.program.settings.hints:
            self.hints.turn()

    def _hint_came(self) -> None:
        """Lay out what is suggested; Enter or the button plays it, Esc puts it away."""
        self.refresh(moving=False)
        self._passing = self.hints.action  # who is advised to pass need not be asked once more
        if self.hints.words is not None:
            self._announce(self.script.say(self.hints.words))
        if self.hints.shown is not None:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_moves(self) -> None:
        """Open the list of legal moves."""
        observation, legal = self.looking(), self.driver.legal()
        if observation is None or not legal:
            return

        spoken = partial(self.table.spoken, layout=self.layout_now(observation))

        def say_drop(drop: Drop) -> str:
            return " → ".join(filter(None, map(spoken, drop)))

        choice = Choice(legal, self.maker.gesture)
        say_action = lambda action: self.script.action(observation, action)  # noqa: E731 - passed on
        self.moves = MovesDialog(self.program, choice, say_action, say_drop, self)
        self.moves.chosen.connect(self._act)
        self.moves.finished.connect(self._forget_moves)
        self.moves.open()

    def _forget_moves(self) -> None:
        """Leave nothing of the list behind, hidden or not."""
        if self.moves is not None:
            self.moves.deleteLater()
            self.moves = None

    def _again(self) -> None:
        store, match = self.program.store, self.match
        guided = self.guiding is not None
        number = begin(store, match.game.id, match.seating, match.name) if guided else rematch(store, match)
        self.again.emit(number)
