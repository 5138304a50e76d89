"""The curtain between persons: covers the whole window, names who is next, tells what everybody saw."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from mystery_table.core.words import Text, Who
from mystery_table.ui.holding import paint_hold
from mystery_table.ui.log import marked_up
from mystery_table.ui.paint import (
    CENTRE,
    SMOOTH,
    write,
)
from mystery_table.ui.program import Program
from mystery_table.ui.recap import paint_recap
from mystery_table.ui.stage import BUTTON, Plan, paint_cloth, paint_floor, paint_halo, plan
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.theme import DARK, SeatMark

CLOSING, OPENING, FRAME = 320, 600, 16
LINES, OPTION = 6, 52
"""Lines of the recap at most; units below the button that a row of options takes."""
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
OPEN = 0.24
"""Share of the window that each half of the cloth covers when it is drawn back."""


class Curtain(QWidget):
    """While it is closed nothing below is shown; it opens only when somebody deliberately holds it open.

    `hold` is the seconds to hold (0: two separate presses). Nothing on it belongs to a seat's secrets.
    """

    declined = Signal(int)
    """One of the options was held instead: its number."""
    opened = Signal()
    """Somebody has held it: draw their screen now; the cloth draws back above it."""
    gone = Signal()
    """The cloth is out of the way."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.program = program
        self.hold = 1.0
        self.name, self.title, self.reason, self.question = "", "", "", ""
        self.options: tuple[str, ...] = ()
        """What can be held instead of showing the screen: ways to answer a public question."""
        self.at = 0
        """The button that keys hold: the one that opens, then the options."""
        self.mark: SeatMark | None = None
        self.recap: list[tuple[str, SeatMark | None]] = []
        self._marked_up: list[str] = []
        self.more = 0
        self.share = 0.0
        self._pressed = False
        self._first_press = False
        self._held = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._fill)
        self._closed = 1.0
        self._picture: QPixmap | None = None
        self._slide = QVariantAnimation(self)
        self._slide.valueChanged.connect(self._slid)
        self._slide.finished.connect(self._stopped)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.hide()

    def close_for(
        self,
        name: str,
        mark: SeatMark | None,
        recap: list[tuple[Text, SeatMark | None]],
        names: list[str],
        again: bool = False,
        question: str = "",
        options: tuple[str, ...] = (),
    ) -> None:
        """Cover the window for a person: at once, the cloth's movement only comes after.

        `again`: the same person comes back to a screen they hid. `question`: what is asked in public, which
        one of the `options` answers without looking.
        """
        say = self.program.say
        self.name, self.mark = name, mark
        self.question, self.options = question, options
        self.title = say(Text("app", "Screen: {0}", (name,)))
        self.reason = (
            say(Text("app", "Everything is hidden."))
            if again
            else say(Text("app", "Hand over the screen; everything is hidden."))
        )
        if question:
            self.title, self.reason = say(Text("app", "{0}: an answer?", (name,))), question
        shown = recap[-LINES:]
        self.recap = [(say(text, names), badge) for text, badge in shown]
        self._marked_up = [marked_up(self.program, text, names) for text, _ in shown]
        self.more = len(recap) - len(shown)
        self._reset()
        self.setGeometry(self.window().rect())
        self._move(0.0 if not self.isVisible() else 1.0, 1.0, CLOSING, QEasingCurve.Type.InCubic)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setAccessibleName(self.spoken())

    def spoken(self) -> str:
        """Return everything on the curtain in words."""
        more = [self.program.say(Text("app", "and %n more", (), self.more))] if self.more else []
        recap = [words for words, _ in self.recap]
        return " ".join([f"{self.title}.", self.reason, *recap, *more, self._how(), *self.options])

    @property
    def closed(self) -> bool:
        """Whether it covers the window."""
        return self.isVisible() and not self._opening

    _opening = False

    def _how(self) -> str:
        say = self.program.say
        if self.hold <= 0:
            return say(Text("app", "press twice: Space, Enter or the mouse"))
        seconds = f"{self.hold:g}"
        return say(Text("app", "hold Space, Enter or the mouse button for {0} s", (seconds,)))

    def _reset(self) -> None:
        self._picture = None
        self._timer.stop()
        self._pressed = self._first_press = self._opening = False
        self.share, self.at = 0.0, 0
        self.update()

    # Holding

    def _press(self, at: int) -> None:
        if self._opening or self._pressed:
            return
        self._first_press = self._first_press and at == self.at
        self._pressed, self.at = True, at
        if self.hold <= 0:
            if self._first_press:
                self._do()
                return
            self._first_press = True
            self.share = 0.5
            self.update()
            return
        self._held.start()
        self._timer.start()

    def let_go(self) -> None:
        """Nothing is held and nothing was pressed: the window lost the focus, say."""
        self._release()
        self._first_press = False
        if not self._opening:
            self.share = 0.0
            self.update()

    def _release(self) -> None:
        self._pressed = False
        self._timer.stop()
        if not self._opening and self.hold > 0:
            self.share = 0.0
            self.update()

    def _fill(self) -> None:
        self.share = min(1.0, self._held.elapsed() / (self.hold * 1000))
        self.update(self.buttons()[self.at].toAlignedRect().adjusted(-8, -8, 8, 8))
        if self.share >= 1.0:
            self._do()

    def _do(self) -> None:
        """What was held is done: the screen opens, or an option answers."""
        if self.at == 0:
            self._open()
            return
        chosen = self.at - 1
        self._reset()
        self.declined.emit(chosen)

    def _open(self) -> None:
        self._timer.stop()
        self._opening, self._pressed, self.share = True, False, 1.0
        self.opened.emit()
        if self._opening:
            self.draw_back()

    def draw_back(self) -> None:
        """Let the cloth draw back from a screen that may be seen."""
        self._opening = True
        self._move(1.0, 0.0, OPENING, QEasingCurve.Type.InOutCubic)

    # Movement

    def _move(self, start: float, end: float, span: int, curve: QEasingCurve.Type) -> None:
        self._slide.stop()
        if self.program.still:
            self._closed = end
            self.update()
            self._stopped()
            return
        self._slide.setEasingCurve(curve)
        self._slide.setStartValue(start)
        self._slide.setEndValue(end)
        self._slide.setDuration(span)
        self._closed = start
        self._slide.start()

    def finish(self) -> None:
        """End the cloth's movement now."""
        if self._slide.state() == QVariantAnimation.State.Running:
            self._slide.setCurrentTime(self._slide.duration())

    def _slid(self, share: float) -> None:
        self._closed = share
        self.update()

    def _stopped(self) -> None:
        if self._opening and self._closed <= 0.0:
            self._opening = False
            self._picture = None
            self.hide()
            self.gone.emit()

    # Painting

    def _plan(self) -> Plan:
        low = OPTION * self.program.scale if self.options else 0.0
        return plan(self.height() - low, self.program.scale, len(self.recap), self.more)

    def button(self) -> QRectF:
        """Return where the button to hold is."""
        s = self.program.scale
        wide = min(460 * s, self.width() * 0.7)
        return QRectF((self.width() - wide) / 2, self._plan().button, wide, BUTTON * s)

    def buttons(self) -> list[QRectF]:
        """Return where everything that can be held is: the button that opens, then the options below it."""
        s, first, count = self.program.scale, self.button(), len(self.options)
        gap, wide = 14 * s, min(980 * s, self.width() * 0.9)
        each = (wide - gap * (count - 1)) / count if count else 0.0
        left, top = (self.width() - wide) / 2, first.bottom() + 50 * s
        rows = [QRectF(left + at * (each + gap), top, each, 42 * s) for at in range(count)]
        return [first, *rows]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint stage and cloth; while closing or opening the cloth covers only part of the window."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        whole = QRectF(self.rect())
        if self._closed >= 1.0 and not self._opening:
            p.drawPixmap(0, 0, self._standing())
            self._buttons(p)
        elif self._opening:
            paint_cloth(p, whole, 0.5 * self._closed, self.program.scale)
        else:
            p.fillRect(whole, QColor("#0b0810"))
            paint_cloth(p, whole, OPEN + (0.5 - OPEN) * self._closed, self.program.scale)

    def _standing(self) -> QPixmap:
        """Return everything of the closed curtain but the button, painted once."""
        if self._picture is None:
            ratio = self.devicePixelRatioF()
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            p = QPainter(self._picture)
            p.setRenderHints(SMOOTH)
            paint_surface(p, QRectF(self.rect()), DARK, "violet", (0.5, 0.22), False, ratio)
            floor = self.button().bottom() + 12 * self.program.scale
            paint_floor(p, QRectF(0, floor, self.width(), self.height() - floor))
            paint_cloth(p, QRectF(self.rect()), OPEN, self.program.scale)
            self._words(p)
            p.end()
        return self._picture

    def _words(self, p: QPainter) -> None:
        s, middle, made = self.program.scale, self.width() / 2, self._plan()
        if self.mark is not None:
            paint_halo(p, self.mark, QPointF(middle, made.top + made.badge / 2), made.badge)
        room = self.width() * 0.5
        title = QRectF(middle - room / 2, made.title, room, 64 * s)
        px = 38 if self.height() < 760 * s else 50
        write(p, title, self.title, "display", DARK.text, CENTRE, px)
        reason = QRectF(title.x(), made.recap - 40 * s, room, 28 * s)
        write(p, reason, self.reason, "label", DARK.text2, CENTRE, 18)
        if self.recap:
            rect = QRectF(middle - room * 0.48, made.recap, room * 0.96, made.high)
            marks = [mark for _, mark in self.recap]
            lines = list(zip(self._marked_up, marks, strict=True))[-made.lines :]
            paint_recap(p, self.program, rect, lines, made.hidden)
        below = QRectF(self.width() * 0.25, self.button().bottom() + 14 * s, self.width() * 0.5, 26 * s)
        write(p, below, self._how(), "label", DARK.text, CENTRE, 17)

    def _buttons(self, p: QPainter) -> None:
        captions = (self._caption(), *self.options)
        for at, (rect, words) in enumerate(zip(self.buttons(), captions, strict=True)):
            share = self.share if at == self.at else 0.0
            paint_hold(p, rect, share, self.hasFocus() and at == self.at, words, at == 0)

    def _caption(self) -> str:
        say = self.program.say
        if self.question:
            return say(Text("app", "Let me look"))
        return say(Text("app", "I am {0}", (self.name,)))

    # Qt's events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Space and Enter hold the button; nothing goes through to what is below."""
        if event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.finish()
            self._press(self.at)
        elif self.options and Qt.Key(event.key()) in STEPS:
            self._walk(STEPS[Qt.Key(event.key())])

    def _walk(self, step: int) -> None:
        """Let the keys hold another button."""
        self.let_go()
        self.at = (self.at + step) % (1 + len(self.options))
        self.update()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Letting go too early cancels."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not event.isAutoRepeat() and event.key() in keys:
            self._release()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The left button holds, on the button only."""
        self.finish()
        hit = [at for at, rect in enumerate(self.buttons()) if rect.contains(event.position())]
        if event.button() == Qt.MouseButton.LeftButton and hit:
            self._press(hit[0])

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Letting go too early cancels."""
        self._release()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Leaving the button cancels."""
        if self._pressed and event.buttons() and not self.buttons()[self.at].contains(event.position()):
            self._release()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Another window: nothing stays half held."""
        self.let_go()
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Tab walks through the buttons and does not lead to what is below."""
        if self.options:
            self._walk(1 if forward else -1)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep covering everything."""
        super().resizeEvent(event)
        self._picture = None
        self.update()


def seat_of(text: Text) -> int | None:
    """Return the seat that a log sentence begins with, None if it names none."""
    return next((arg.seat for arg in text.args if isinstance(arg, Who)), None)
