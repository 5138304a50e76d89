"""A campaign on the home screen: how far it has come and where it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.core.words import Text
from mystery_table.ui.catalogue import about
from mystery_table.ui.cover import Pictures, picture_or_paper
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.marks import IconMark
from mystery_table.ui.paint import SMOOTH, box, card, focus_ring
from mystery_table.ui.program import Program
from mystery_table.ui.widgets import Label, Voice, space

if TYPE_CHECKING:
    from mystery_table.core.options import Mission


class CampaignBox(QAbstractButton):
    """One game's missions; a click opens their map."""

    def __init__(self, program: Program, game: str, tall: bool = False) -> None:
        """`tall`: there is room for a larger picture."""
        super().__init__()
        self.program, self.game, self._tall = program, game, tall
        self.voice = Voice(program, self)
        self.voice(self.setAccessibleName, about(game).title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.portrait, self.steps = _Portrait(program, game, 1.45 if tall else 1.0), _Steps(program)
        self.count = Label(program, "", "num", tone="gold", px=22, weight=600, wrap=False)
        self.size_line = Label(program, "", "cap", tone="2")
        self.next_line = Label(program, "", "body", px=15)
        self._build()
        program.restyled.connect(self.update)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        space(self.program, row, (16, 14, 16, 16), 14)
        row.addWidget(self.portrait)
        column = QVBoxLayout()
        space(self.program, column, gap=8 if self._tall else 4)
        row.addLayout(column, 1)
        if self._tall:
            column.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(Label(self.program, about(self.game).title, "h3", px=19), 1)
        head.addWidget(self.count)
        column.addLayout(head)
        column.addWidget(self.size_line)
        column.addWidget(self.steps)
        foot = QHBoxLayout()
        foot.addWidget(self.next_line, 1)
        foot.addWidget(IconMark(self.program, "arrow-right", 24, boxed=False))
        column.addLayout(foot)
        if self._tall:
            column.addStretch(1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_progress(self, done: int, missions: tuple[Mission, ...], following: Mission | None) -> None:
        """Show how many missions are won and which one comes next."""
        self.count.say(f"{done} / {len(missions)}")
        self.size_line.say(Text("app", "%n missions", n=len(missions)))
        if following is None:
            self.next_line.say(Text("app", "every mission is won"))
        else:
            self.next_line.say(Text("app", "next: {0} · {1}", (following.name, following.detail)))
        self.steps.show_steps(done, len(missions))
        title = about(self.game).title
        self.voice(
            self.setAccessibleName,
            Text("app", "Missions of {0}: {1} of {2} won", (title, done, len(missions))),
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the panel and its focus."""
        theme = self.program.theme
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -6)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        box(p, rect, 12, theme.hover if self.underMouse() and not self.isDown() else theme.panel, theme.line)
        if self.hasFocus():
            focus_ring(p, theme, rect.adjusted(1, 1, -1, -1), 12)
        p.end()


class _Portrait(QWidget):
    def __init__(self, program: Program, game: str, times: float) -> None:
        super().__init__()
        self.program, self.game, self._times = program, game, times
        self.pictures: Pictures | None = None
        program.restyled.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        compact = self.program.form == "compact"
        unit = self.program.unit * (1.0 if compact else self._times)
        self.setFixedSize(round(80 * unit), round(106 * unit))

    def show_pictures(self, pictures: Pictures | None) -> None:
        self.pictures = pictures
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint one card of the game's cover."""
        faces = about(self.game).cover
        rect = QRectF(self.rect()).adjusted(3, 2, -3, -4)
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if faces and self.pictures is not None:
            card(p, rect, picture_or_paper(self.pictures, faces[-1], rect, self.devicePixelRatioF()))
        p.end()


class _Steps(QWidget):
    """One box a mission: won ones with a check, the next one outlined."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program, self._done, self._total = program, 0, 0
        program.restyled.connect(self.updateGeometry)

    def show_steps(self, done: int, total: int) -> None:
        self._done, self._total = done, total
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for a row of boxes."""
        return QSize(100, round(22 * self.program.unit))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the boxes."""
        if not self._total:
            return
        theme, unit = self.program.theme, self.program.unit
        each, high = self.width() / self._total, 18 * unit
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        for at in range(self._total):
            place = QRectF(at * each, (self.height() - high) / 2, each - 5 * unit, high)
            if at < self._done:
                box(p, place, 5, theme.gold, theme.gold, 1)
                if place.width() > 12:
                    tick = QRectF(0, 0, 12 * unit, 12 * unit)
                    tick.moveCenter(place.center())
                    paint_icon(p, "check-bold", tick, theme.on_gold)
            elif at == self._done:
                box(p, place, 5, faded(theme.gold, 0.2), theme.gold, 1.6)
            else:
                box(p, place, 5, theme.inset, theme.line, 1)
        p.end()
