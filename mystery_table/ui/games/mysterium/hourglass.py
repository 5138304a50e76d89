"""The hourglass: how long the psychics still have. It runs while they look at the table, and can be paused.

What is left is kept in the notes of the match whenever it stops: behind the curtain, paused, or with the
window closed (reading 3, S2, A7).
"""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from mystery_table.core.state import CLOCK, Action
from mystery_table.core.words import Text
from mystery_table.ui.faces import Faces
from mystery_table.ui.fonts import font
from mystery_table.ui.games.panel import Notebook, Panel, Sight
from mystery_table.ui.icons import icon, size
from mystery_table.ui.keys.bind import told
from mystery_table.ui.keys.commands import TABLE, Command
from mystery_table.ui.program import Program

TIME: Action = ("time",)
NOTE = "hourglass"
"""[hour, milliseconds left, whether it is paused]."""


class Hourglass(Panel):
    """Counts the time of one hour down and says when it is over."""

    place, area = "area", "hourglass"
    command = Command(
        "hourglass",
        f"{TABLE}/mysterium",
        Text("mysterium", "Stop the hourglass, and let it run."),
        ("Ctrl+P",),
    )
    title = Text("mysterium", "Hourglass")

    def __init__(self, program: Program, faces: Faces) -> None:
        super().__init__(program, faces)
        self._left, self._paused, self._hour = 0, False, 0
        self._runs = False
        """Whether time runs in the match now, unless it is paused or nobody looks."""
        self._board: Notebook | None = None
        self._since = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)  # a coarse one lets seconds be of unequal length
        self._tick.timeout.connect(self._ticked)
        self._glass, self._words, self._button = QLabel(), QLabel(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.addWidget(self._glass)
        row.addWidget(self._words, 1)
        row.addWidget(self._button)
        self._button.setProperty("role", "icon")
        self._button.clicked.connect(self.press)
        self.restyle()

    # What happens

    def show_sight(self, sight: Sight) -> None:
        """Go on with the hour that is played, from where it stopped."""
        public = sight.observation.public
        if not public.rules.minutes or public.phase != "interpret":
            self._stop()
            self._board, self._runs = None, False
            return
        if self._board is None or self._hour != public.hour:
            self._take_up(sight.board, public.hour, public.rules.minutes)
        self._board, self._runs = sight.board, CLOCK in public.actors
        self._run()
        self._show()

    def conceal(self) -> None:
        """Stand still behind the curtain."""
        self._stop()
        self._board, self._runs = None, False

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Stand still while the match is not shown."""
        self._stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Go on when the match is shown again."""
        super().showEvent(event)
        self._run()

    def press(self) -> None:
        """Pause it, or let it run again."""
        if self._board is None:
            return
        self._paused = not self._paused
        if self._paused:
            self._stop()
        else:
            self._run()
        self._keep()
        self._show()

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._tick.isActive()

    @property
    def left(self) -> int:
        """Milliseconds that are left."""
        passed = self._since.elapsed() if self.running else 0
        return max(0, self._left - passed)

    # Time

    def _take_up(self, board: Notebook, hour: int, minutes: int) -> None:
        kept = board.read(NOTE)
        fits = isinstance(kept, list) and len(kept) == 3 and kept[0] == hour
        self._hour, self._left, self._paused = kept if fits else (hour, 60_000 * minutes, False)

    def _run(self) -> None:
        seen = self._runs and self.isVisible() and not self._paused
        if seen and not self.running and self._left > 0:
            self._since.start()
            self._wait()

    def _wait(self) -> None:
        """Wake up when the next second is shown."""
        self._tick.start(self.left % 1000 or 1000)

    def _ticked(self) -> None:
        self._left = max(0, self._left - self._since.restart())
        self._show()
        if self._left > 0:
            self._wait()
            return
        self._keep()
        self.timed.emit(TIME)

    def _stop(self) -> None:
        if self.running:
            self._left = self.left
            self._tick.stop()
            self._keep()

    def _keep(self) -> None:
        if self._board is not None:
            self._board.write(NOTE, [self._hour, self._left, self._paused])

    # Looks

    def restyle(self) -> None:
        """Use the theme, size and language in force."""
        self._words.setFont(font("num", 22))
        self._glass.setPixmap(icon("timer-sand", self.program.theme.gold, 26).pixmap(size(26)))
        self._show()

    def _show(self) -> None:
        seconds = math.ceil(self.left / 1000)
        words = f"{seconds // 60}:{seconds % 60:02d}"
        if words != self._words.text():
            self._words.setText(words)
        say, theme = self.program.say, self.program.theme
        said = Text("mysterium", "Let time run") if self._paused else Text("mysterium", "Pause")
        self._button.setIcon(icon("play" if self._paused else "pause", theme.text, 22))
        self._button.setIconSize(size(22))
        self._button.setAccessibleName(say(said))
        self._button.setToolTip(told(self.program, say(said), self.command))
