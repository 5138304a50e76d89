"""The head of home (name, greeting, language, theme, settings) and the bar of the pages behind it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded, linear, mix, radial
from mystery_table.core.words import Arg, Said, Text
from mystery_table.ui.icons import around, paint_icon
from mystery_table.ui.keys.bind import Shortcut
from mystery_table.ui.paint import SMOOTH
from mystery_table.ui.program import Program
from mystery_table.ui.surface import beams
from mystery_table.ui.widgets import Button, Label, NameLabel, Segmented, space

CONTENT = 2560
"""Logical pixels: wider windows leave room at both sides."""


class Emblem(QWidget):
    """The eye that is the program's sign."""

    def __init__(self, program: Program, side: int = 62) -> None:
        super().__init__()
        self.program, self._side = program, side
        program.restyled.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side = round(self._side * self.program.unit)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the eye."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        paint_emblem(p, QRectF(self.rect()))
        p.end()


def paint_emblem(p: QPainter, rect: QRectF) -> None:
    """Paint a violet disc with rays in a teal ring, and a gold eye on it; the same in every theme."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2 - 1
    p.save()
    p.setPen(QPen(QColor("#170f26"), radius * 0.06))
    p.setBrush(linear((0, rect.y()), (0, rect.bottom()), (0, "#8fc0b6"), (1, "#3f7f79")))
    p.drawEllipse(centre, radius, radius)
    at = (centre.x(), centre.y())
    p.setBrush(radial(at, radius * 0.8, (0, "#a06fb6"), (1, "#3a1f55")))
    p.drawEllipse(centre, radius * 0.8, radius * 0.8)
    beams(p, centre, radius * 0.78, 24, faded("#f5e6d4", 0.5))
    p.restore()
    paint_icon(p, "eye", around(centre, radius * 1.15), "#f1cf85", "#170f26", radius * 0.12)
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(mix("#170f26", "#3a1f55", 0.4))
    p.drawEllipse(QPointF(centre.x(), centre.y()), radius * 0.13, radius * 0.13)
    p.restore()


def greeting(hour: int, name: str) -> Text:
    """Return a greeting for this hour, to the person who played last if there is a name."""
    if 5 <= hour < 12:
        plain, named = Text("app", "Good morning"), Text("app", "Good morning, {0}", (name,))
    elif 12 <= hour < 18:
        plain, named = Text("app", "Good afternoon"), Text("app", "Good afternoon, {0}", (name,))
    else:
        plain, named = Text("app", "Good evening"), Text("app", "Good evening, {0}", (name,))
    return named if name else plain


class Header(QWidget):
    """What stands above the tiles."""

    settings = Signal()
    help = Signal()
    statistics = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.row = row = QHBoxLayout(self)
        space(program, row, gap=12)
        row.addWidget(Emblem(program))
        words = QVBoxLayout()
        space(program, words, gap=0)
        words.addWidget(Label(program, Text("app", "Mystery Table"), "h1", px=34, weight=800, wrap=False))
        self.greeting = NameLabel(program, "label", tone="text2", px=19)
        words.addWidget(self.greeting)
        row.addLayout(words, 1)
        self.languages = Segmented(
            program,
            (("ru", "RU", ""), ("es", "ES", ""), ("en", "EN", "")),
            boxed=False,
            name=Text("app", "Language"),
        )
        self.languages.chosen.connect(program.set_language)
        row.addWidget(self.languages)
        self.theme_button = self._button("theme-light-dark", Text("app", "Light or dark"), self._turn_theme)
        row.addWidget(self.theme_button)
        self.statistics_button = self._button("chart-bar", Text("app", "Statistics"), self.statistics.emit)
        row.addWidget(self.statistics_button)
        row.addWidget(self._button("help-circle-outline", Text("app", "Help"), self.help.emit))
        row.addWidget(self._button("cog", Text("app", "Settings"), self.settings.emit))
        program.retranslated.connect(self.refresh)
        self.refresh()

    def _button(self, icon: str, name: Text, act: Callable[[], None]) -> Button:
        button = Button(self.program, None, "icon", icon=icon, name=name)
        button.clicked.connect(act)
        return button

    def _turn_theme(self) -> None:
        self.program.set_theme("light" if self.program.dark else "dark")

    def refresh(self) -> None:
        """Greet anew and show the language in use."""
        names = self.program.settings.names
        hour = datetime.now().astimezone().hour
        self.greeting.say(greeting(hour, names[0] if names else ""))
        self.languages.choose(self.program.language)


class PageBar(QFrame):
    """The bar of a page: way back, title, one line under it, and buttons of the page at the right."""

    back = Signal()

    def __init__(self, program: Program, title: Said, line: Said) -> None:
        super().__init__()
        self.program = program
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.row = QHBoxLayout(self)
        space(program, self.row, (10, 5, 16, 6), 10)
        button = Button(program, None, "icon", icon="arrow-left", name=Text("app", "Back"))
        button.clicked.connect(self.back)
        self.row.addWidget(button)
        words = QVBoxLayout()
        space(program, words, gap=0)
        self.title, self.line = NameLabel(program, "h2"), NameLabel(program, "cap", tone="text2")
        words.addWidget(self.title)
        words.addWidget(self.line)
        self.row.addLayout(words, 1)
        self.say(title, line)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.back)
        Shortcut(program, "home", self, self.back.emit)

    def say(self, title: Arg, line: Arg) -> None:
        """Show this title and line from now on."""
        self.title.say(title)
        self.line.say(line)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the bar."""
        theme, rect = self.program.theme, QRectF(self.rect())
        p = QPainter(self)
        top = mix(theme.panel, theme.raised, 0.35)
        p.fillRect(rect, linear((0, 0), (0, rect.height()), (0, top), (1, theme.panel)))
        p.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), faded(theme.hair, 0.9))
        p.end()
