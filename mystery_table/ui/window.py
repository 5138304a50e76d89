"""The main window: one page at a time, and what holds everywhere: keys, look, place on the screen."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text
from mystery_table.paths import APPLICATION
from mystery_table.ui.home import Home
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.overlays import Overlays
from mystery_table.ui.placing import LEAST, placed
from mystery_table.ui.program import Program
from mystery_table.ui.style import sheet
from mystery_table.ui.widgets import Voice

if TYPE_CHECKING:
    from mystery_table.ui.cover import Pictures

log = logging.getLogger(__name__)
FIRST = QSize(1280, 800)
TOGETHER = 40
"""Milliseconds in which pictures that come are shown together."""


class MainWindow(Overlays):
    """Pages are made when first shown; the one of a match lives as long as the match is on the screen."""

    def __init__(self, program: Program, file: Path | None = None) -> None:
        """`file` is a match to open at once."""
        super().__init__(program)
        self._file = file
        self.setObjectName("Window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumSize(self._least())
        self._restore()
        program.fit(self.width(), self.height())
        Voice(program, self)(self.setWindowTitle, Text("app", "Mystery Table"))
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.home = Home(program)
        self.home.play.connect(self.show_lobby)
        self.home.missions.connect(self.show_missions)
        self.home.resume.connect(self.open_match)
        self.home.settings.connect(self.show_settings)
        self.home.help.connect(self.show_help)
        self.home.matches.connect(self.show_matches)
        self.home.statistics.connect(self.show_statistics)
        self.home.learn.connect(self.learn)
        self.learning.connect(self.learn)
        self._late_pictures = QTimer(self)
        self._late_pictures.setSingleShot(True)
        self._late_pictures.setInterval(TOGETHER)
        self._late_pictures.timeout.connect(self._show_pictures)
        # What a page held, tens of megabytes after a match, is freed as soon as it is gone; pages that go
        # together are freed together. Its parts refer to each other: Python would leave them alone for long.
        self._freeing = QTimer(self, singleShot=True, interval=0)
        self._freeing.timeout.connect(gc.collect)
        self._page: QWidget | None = None
        self.stack.addWidget(self.home)
        self.home.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self._restyle()  # at the end: each part that joins a styled window costs
        program.restyled.connect(self._restyle)
        program.rules_wanted.connect(self.show_rules)
        self._keys()

    def _keys(self) -> None:
        acts: dict[str, Callable[[], object]] = {
            "settings": self.show_settings,
            "rules": self.show_rules,
            "help": self.show_help,
            "quit": self.close,
            "full_screen": self._turn_full_screen,
            "larger": lambda: self._grow(10),
            "smaller": lambda: self._grow(-10),
            "usual": lambda: self.program.change(text_size=100),
        }
        for command, act in acts.items():
            Shortcut(self.program, command, self, act)

    def _grow(self, by: int) -> None:
        self.program.change(text_size=min(160, max(80, self.program.settings.text_size + by)))

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # Pages

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._page or self.home

    def show_home(self) -> None:
        """Show home; a match that was open is closed."""
        self._show(self.home)
        self.home.refresh()

    def show_lobby(self, game: str, mode_key: str | None = None) -> None:
        """Show where a match of a game is set up, in one of its modes."""
        from mystery_table.ui.lobby import Lobby

        self._open(lambda: self._lobby(Lobby(self.program, game, mode_key)))

    def _lobby(self, page: QWidget) -> QWidget:
        from mystery_table.ui.lobby import Lobby

        assert isinstance(page, Lobby)
        page.left.connect(self.show_home)
        page.begun.connect(self.open_match)
        page.missions.connect(self.show_missions)
        page.learn.connect(self.learn)
        page.show_pictures(self.home.pictures)
        return page

    def show_missions(self, game: str) -> None:
        """Show the map of a game's missions."""
        from mystery_table.ui.missions import Missions

        def made() -> QWidget:
            page = Missions(self.program, game)
            page.left.connect(self.show_home)
            page.begun.connect(self.open_match)
            page.learn.connect(self.learn)
            page.show_pictures(self.home.pictures)
            return page

        self._open(made)

    def open_match(self, match_id: int) -> None:
        """Show a match and let it go on."""
        from mystery_table.ui.match import MatchPage

        def made() -> QWidget:
            self._leave()
            page = MatchPage(self.program, match_id)
            page.left.connect(self.show_home)
            page.again.connect(self.open_match)
            page.settings_wanted.connect(self.show_settings)
            page.help_wanted.connect(self.show_rules)
            page.concealed.connect(self.close_rules)
            self.match = page
            return page

        self._open(made)

    def learn(self, game: str) -> None:
        """Begin the guided match of a game and show it; what stands in the way is said."""
        from mystery_table.core import tutorial

        program = self.program
        try:
            seating = tutorial.seated(game, program.say, program.settings.names, len(program.seat_marks))
            title = program.say(Text("app", "Guided match"))
            number = tutorial.begin(program.store, game, seating, title)
        except UserError as error:
            self.tell(error.message)
            return
        program.change(last_game=game)
        self.open_match(number)

    def show_replay(self, match_id: int) -> None:
        """Show a finished match step by step."""
        from mystery_table.core.match import look_back, play_on
        from mystery_table.ui.replay import OPEN, ReplayView

        def made() -> QWidget:
            self._leave()
            record, found = look_back(self.program.store, match_id)
            page = ReplayView(self.program, found, OPEN)
            page.left.connect(self.show_matches)
            page.play_on.connect(lambda n: self.open_match(play_on(self.program.store, found, record, n)))
            return page

        self._open(made)

    def _open(self, made: Callable[[], QWidget]) -> None:
        """Show a new page; where it cannot be made, say why and stay (or go home from a match)."""
        try:
            page = made()
        except UserError as error:
            self.tell(error.message)
            if self._page is None:
                self.show_home()
            return
        self._show(page)

    def _show(self, page: QWidget) -> None:
        if page is not self._page:
            old, self._page = self._page, None if page is self.home else page
            if page is not self.home:
                page.resize(self.stack.size())  # it is arranged once, for the size that it will have
                self.stack.addWidget(page)
            self.stack.setCurrentWidget(page)
            if old is not None:
                self._drop(old)
        first: Callable[[], QWidget] = getattr(page, "first_focus", lambda: page)
        first().setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        """Close the page behind home, a match with it, before another one opens."""
        old, self._page = self._page, None
        if old is not None:
            self._drop(old)

    def _drop(self, page: QWidget) -> None:
        if page is self.match:
            self.match = None
        self.stack.removeWidget(page)
        page.close()
        page.destroyed.connect(self._freeing.start)
        page.deleteLater()

    def show_matches(self) -> None:
        """Show the list of all matches."""
        from mystery_table.ui.matches import Matches

        def made() -> QWidget:
            page = Matches(self.program)
            page.left.connect(self.show_home)
            page.chosen.connect(self.open_match)
            page.looked_back.connect(self.show_replay)
            page.show_pictures(self.home.pictures)
            return page

        self._open(made)

    def show_statistics(self) -> None:
        """Show what was played and won so far."""
        from mystery_table.ui.statistics import Statistics

        def made() -> QWidget:
            page = Statistics(self.program)
            page.left.connect(self.show_home)
            return page

        self._open(made)

    # Look and place

    def _least(self) -> QSize:
        screen = QGuiApplication.primaryScreen()
        room = screen.availableSize() if screen is not None else LEAST
        return LEAST.boundedTo(room) if room.isValid() and not room.isEmpty() else LEAST

    def _restore(self) -> None:
        main = QGuiApplication.primaryScreen()
        screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not main)
        place = placed(self.program.settings.geometry, [screen.availableGeometry() for screen in screens])
        if place is None:
            room = screens[0].availableSize() if screens else FIRST
            self.resize(FIRST.boundedTo(room).expandedTo(self.minimumSize()))
        else:
            self.setGeometry(place)
        if self.program.settings.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _restyle(self) -> None:
        self.setStyleSheet(sheet(self.program.theme, self.program.scale))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the form for the new size."""
        self.program.fit(self.width(), self.height())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Remember where the window was; matches are on the disk already."""
        place = self.normalGeometry()
        rect = (place.x(), place.y(), place.width(), place.height()) if place.isValid() else None
        self.program.change(geometry=rect, maximized=self.isMaximized())
        self.close_rules()
        self._leave()
        self.program.close()
        super().closeEvent(event)

    def _pictures_came(self) -> None:
        """Show the pictures that are there; several that come together are shown together."""
        if not self._late_pictures.isActive():
            self._late_pictures.start()

    def _show_pictures(self) -> None:
        self.show_pictures(self.program.pictures)

    def after_first_frame(self) -> None:
        """Do what can wait until home was painted once."""
        QTimer.singleShot(0, self._wake)

    def _wake(self) -> None:
        self.home.refresh()
        for notice in self.program.notices:
            self.tell(notice)
        self.program.notices.clear()
        QGuiApplication.setWindowIcon(QIcon.fromTheme(APPLICATION))  # where it is installed
        self.program.pictures.ready.connect(self._pictures_came)
        self._show_pictures()
        from mystery_table.ui.dropping import Dropping

        Dropping(self.home).dropped.connect(lambda paths: self.open_file(paths[0]))
        if self._file is not None:
            self.open_file(self._file)

    def open_file(self, path: Path) -> None:
        """Take a match from a file and show it; what is wrong with the file is said."""
        from mystery_table.core.files import import_match

        try:
            arrival = import_match(self.program.store, path)
        except UserError as error:
            self.tell(error.message)
            return
        self.open_match(arrival.match)
        if arrival.notice is not None:
            self.tell(arrival.notice)

    def show_pictures(self, pictures: Pictures | None) -> None:
        """Let pages take pictures from here; call it again when some have come."""
        self.home.show_pictures(pictures)
        page = self._page
        if page is not None and page is not self.match:
            getattr(page, "show_pictures", lambda _: None)(pictures)
