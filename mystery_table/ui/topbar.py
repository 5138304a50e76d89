"""The bar above the table: way back, what is played, whose turn it is, and what is always at hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mystery_table.art.colours import faded
from mystery_table.core.words import Text
from mystery_table.ui.fonts import SMALLEST, fits, font, width
from mystery_table.ui.icons import icon, size
from mystery_table.ui.keys.bind import told
from mystery_table.ui.paint import SMOOTH, box, seat_badge, write
from mystery_table.ui.program import Program
from mystery_table.ui.theme import SeatMark

ROOMY = 1200
"""Units of width from which there is room for words on the button that hides the screen."""


class Banner(QWidget):
    """Whose turn it is: a seat's badge and one sentence, in the middle of the bar."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.words, self.mark = "", None  # type: str, SeatMark | None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_turn(self, words: str, mark: SeatMark | None) -> None:
        """Say whose turn it is; no badge for chance or the end."""
        if (words, mark) != (self.words, self.mark):
            self.words, self.mark = words, mark
            self.setAccessibleName(words)
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return room for one sentence."""
        return QSize(round(340 * self.program.scale), round(42 * self.program.scale))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint a capsule as wide as its sentence."""
        if not self.words:
            return
        p, theme = QPainter(self), self.program.theme
        p.setRenderHints(SMOOTH)
        high = min(self.height() - 4.0, 40 * self.program.scale)
        wide = min(self.width() - 4.0, width("label", self.words) + high * 1.4 + 26)
        rect = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        box(p, rect, high / 2, faded(theme.raised, 0.95), theme.gold, 1.6)
        left = rect.x() + 16
        if self.mark is not None:
            seat_badge(p, self.mark, QPointF(rect.x() + high / 2, rect.center().y()), high * 0.74)
            left = rect.x() + high + 4
        room = QRectF(left, rect.y(), rect.right() - left - 12, high - 1)
        if fits(self.words, room.width(), "label"):
            write(p, room, self.words, "label", theme.text)
        else:
            self._two_lines(p, room)

    def _two_lines(self, p: QPainter, room: QRectF) -> None:
        p.setPen(QColor(self.program.theme.text))
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextWordWrap.value
        for px in (15, 14, 13, 12, 11):
            p.setFont(font("cap", px))
            if p.boundingRect(room, flags, self.words).height() <= room.height():
                break
        p.drawText(room, flags, self.words)


class TopBar(QFrame):
    """Buttons carry a name for screen readers and a tooltip with their key."""

    back = Signal()
    hide_screen = Signal()
    undo = Signal()
    redo = Signal()
    hint = Signal()
    moves = Signal()
    help = Signal()
    settings = Signal()

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.program = program
        self.setObjectName("TopBar")
        self.title, self.status, self.banner = QLabel(), QLabel(), Banner(program)
        self.cover_button = QPushButton()
        self.cover_button.setProperty("role", "outline")
        self.cover_button.clicked.connect(self.hide_screen)
        self.icons: dict[str, QPushButton] = {}
        self._build()
        program.settings_changed.connect(self.retranslate)
        self.restyle()

    def _build(self) -> None:
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 14, 4)
        row.setSpacing(8)
        row.addWidget(self._icon("back", "arrow-left"))
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (self.title, self.status):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            words.addWidget(label)
        row.addLayout(words, 3)
        row.addWidget(self.banner, 5)
        row.addWidget(self.cover_button)
        for name, glyph in (
            ("undo", "undo"),
            ("redo", "redo"),
            ("hint", "lightbulb-on-outline"),
            ("moves", "format-list-bulleted"),
        ):
            row.addWidget(self._icon(name, glyph))
        row.addWidget(self._icon("help", "help-circle-outline"))
        row.addWidget(self._icon("settings", "cog"))

    def _icon(self, name: str, glyph: str) -> QPushButton:
        button = QPushButton()
        button.setProperty("role", "icon")
        button.setProperty("glyph", glyph)
        button.clicked.connect(getattr(self, name))
        self.icons[name] = button
        return button

    def restyle(self) -> None:
        """Use the fonts, icons and words in force."""
        theme, scale = self.program.theme, self.program.scale
        self.status.setProperty("tone", "2")
        self.cover_button.setFont(font("label"))
        side = round(22 * scale)
        self.cover_button.setIcon(icon("eye-off-outline", theme.gold, side))
        self.cover_button.setIconSize(size(side))
        side = round(24 * scale)
        for button in self.icons.values():
            button.setIcon(icon(str(button.property("glyph")), theme.text, side, theme.line))
            button.setIconSize(size(side))
            button.setFixedSize(round(44 * scale), round(44 * scale))
        self.setFixedHeight(round(56 * max(1.0, scale)))
        self.retranslate()
        self._fit_words()

    def retranslate(self) -> None:
        """Say every name and tooltip in the language in use."""
        say = self.program.say
        hide = say(Text("app", "Hide the screen"))
        self.cover_button.setText(hide if self.width() >= ROOMY * self.program.scale else "")
        self.cover_button.setAccessibleName(hide)
        self.cover_button.setToolTip(told(self.program, hide, "hide"))
        named = {
            "back": (Text("app", "Back to the start page"), "home"),
            "undo": (Text("app", "Undo"), "undo"),
            "redo": (Text("app", "Redo"), "redo"),
            "hint": (Text("app", "Hint"), "hint"),
            "moves": (Text("app", "All legal moves"), "moves"),
            "help": (Text("app", "Rules and help"), "rules"),
            "settings": (Text("app", "Settings"), "settings"),
        }
        for name, (said, command) in named.items():
            self.icons[name].setAccessibleName(say(said))
            self.icons[name].setToolTip(told(self.program, say(said), command))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Where there is little room the button that hides the screen keeps only its icon."""
        super().resizeEvent(event)
        self.retranslate()
        self._fit_words()

    def show_undo(self, able: bool, why: str, redo: bool) -> None:
        """Enable undo and redo, or grey them and say why in the tooltip."""
        undo = self.icons["undo"]
        undo.setEnabled(able)
        undo.setToolTip(why or told(self.program, self.program.say(Text("app", "Undo")), "undo"))
        self.icons["redo"].setEnabled(redo)

    def show_hints(self, offered: bool, able: bool, had: int) -> None:
        """Offer hints, by option, and say how many a seat `had`; grey where there is nothing to decide."""
        button, say = self.icons["hint"], self.program.say
        name = told(self.program, say(Text("app", "Hint")), "hint")
        button.setToolTip(f"{name} · {say(Text('app', 'so far: {0}', (had,)))}" if had else name)
        button.setEnabled(able)
        if button.isHidden() == offered:
            button.setVisible(offered)
            self._fit_words()

    def show_match(self, title: str, status: str) -> None:
        """Say what is played and how far it is."""
        self.title.setText(title)
        self.status.setText(status)
        self._fit_words()

    def _fit_words(self) -> None:
        """Share the room between title and banner; what does not fit shrinks, the status then wraps."""
        title, status = self.title.text(), self.status.text()
        free = self._free()
        room = min(max(width("h2", title), width("cap", status)) + 4, free * 0.46)
        room = max(room, free * 0.3)
        self.row.setStretch(1, round(room))
        self.row.setStretch(2, round(free - room))
        self.title.setFont(font("h2", _shrunk(title, room, "h2", 22, 0.6)))
        px = _shrunk(status, room, "cap", 16)
        self.status.setFont(font("cap", px))
        self.status.setWordWrap(width("cap", status, px) > room)

    def _free(self) -> float:
        """Return the room that the buttons leave for words."""
        self.cover_button.ensurePolished()
        shown = [button for button in self.icons.values() if not button.isHidden()]
        taken = sum(button.width() for button in shown) + self.cover_button.sizeHint().width()
        return max(200.0, self.width() - taken - 24 - 8 * (len(shown) + 2))

    def neutral(self) -> None:
        """Show nothing of the match (behind the curtain)."""
        self.banner.show_turn("", None)
        self.status.setText("")


def _shrunk(words: str, room: float, role: str, px: float, share: float = 0.7) -> float:
    """Return the height at which words fit into `room`: `px` at most, that share of it at least."""
    least = max(float(SMALLEST), px * share)
    while px > least and width(role, words, px) > room - 2:
        px = max(least, px - 0.5)
    return px
