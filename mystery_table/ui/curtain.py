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
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from mystery_table.art.colours import linear
from mystery_table.art.frames import star4
from mystery_table.core.words import Text, Who
from mystery_table.ui.fonts import font
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.log import marked_up
from mystery_table.ui.paint import (
    CENTRE,
    LEFT,
    RIGHT,
    SMOOTH,
    box,
    deco_panel,
    focus_ring,
    rule,
    seat_badge,
    write,
)
from mystery_table.ui.program import Program
from mystery_table.ui.stage import HALO, paint_cloth, paint_floor, paint_halo
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.theme import DARK, SeatMark

CLOSING, OPENING, FRAME = 320, 600, 16
LINES = 6
OPEN = 0.24
"""Share of the window that each half of the cloth covers when it is drawn back."""


class Curtain(QWidget):
    """While it is closed nothing below is shown; it opens only when somebody deliberately holds it open.

    `hold` is the seconds to hold (0: two separate presses). Nothing on it belongs to a seat's secrets.
    """

    opened = Signal()
    """Somebody has held it: draw their screen now; the cloth draws back above it."""
    gone = Signal()
    """The cloth is out of the way."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.program = program
        self.hold = 1.0
        self.name, self.title, self.reason = "", "", ""
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
    ) -> None:
        """Cover the window for a person: at once, the cloth's movement only comes after.

        `again`: the same person comes back to a screen they hid.
        """
        say = self.program.say
        self.name, self.mark = name, mark
        self.title = say(Text("app", "Screen: {0}", (name,)))
        self.reason = (
            say(Text("app", "Everything is hidden."))
            if again
            else say(Text("app", "Hand over the screen; everything is hidden."))
        )
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
        return " ".join([f"{self.title}.", self.reason, *recap, *more, self._how()])

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
        self.share = 0.0
        self.update()

    # Holding

    def _press(self) -> None:
        if self._opening or self._pressed:
            return
        self._pressed = True
        if self.hold <= 0:
            if self._first_press:
                self._open()
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
        self.update(self.button().toAlignedRect().adjusted(-8, -8, 8, 8))
        if self.share >= 1.0:
            self._open()

    def _open(self) -> None:
        self._timer.stop()
        self._opening, self._pressed, self.share = True, False, 1.0
        self.opened.emit()
        if self._opening:
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

    def button(self) -> QRectF:
        """Return where the button to hold is."""
        s = self.program.scale
        wide, high = min(460 * s, self.width() * 0.7), 84 * s
        return QRectF((self.width() - wide) / 2, self.height() - high - 90 * s, wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint stage and cloth; while closing or opening the cloth covers only part of the window."""
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        whole = QRectF(self.rect())
        if self._closed >= 1.0 and not self._opening:
            p.drawPixmap(0, 0, self._standing())
            self._button(p)
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
        s, middle = self.program.scale, self.width() / 2
        compact = self.height() < 760 * s
        size = (84 if compact else 132) * s
        top = size * HALO + 6 * s
        if self.mark is not None:
            paint_halo(p, self.mark, QPointF(middle, top + size / 2), size)
        y = top + size * (1 + HALO * 0.8)
        room = self.width() * 0.5
        write(
            p,
            QRectF(middle - room / 2, y, room, 64 * s),
            self.title,
            "display",
            DARK.text,
            CENTRE,
            38 if compact else 50,
        )
        y += (56 if compact else 66) * s
        write(p, QRectF(middle - room / 2, y, room, 28 * s), self.reason, "label", DARK.text2, CENTRE, 18)
        self._recap(p, y + 40 * s, room)
        below = QRectF(self.width() * 0.25, self.button().bottom() + 14 * s, self.width() * 0.5, 26 * s)
        write(p, below, self._how(), "label", DARK.text, CENTRE, 17)

    def _recap(self, p: QPainter, top: float, room: float) -> None:
        if not self.recap:
            return
        s, button = self.program.scale, self.button()
        space = button.y() - 24 * s - top
        line = 40 * s
        hidden = self.more or 56 * s + line * len(self.recap) > space
        fitting = max(1, int((space - (80 if hidden else 56) * s) / line))
        shown, more = self.recap[-fitting:], self.more + max(0, len(self.recap) - fitting)
        high = 56 * s + line * len(shown) + (24 * s if more else 0)
        rect = QRectF((self.width() - room * 0.96) / 2, top, room * 0.96, high)
        deco_panel(p, DARK, rect, 0.92)
        say = self.program.say
        head = QRectF(rect.x() + 20 * s, rect.y() + 10 * s, rect.width() - 40 * s, 30 * s)
        write(p, head, say(Text("app", "While you were away")), "h3", DARK.gold, LEFT)
        write(p, head, say(Text("app", "seen by everybody")), "cap", DARK.text2, RIGHT)
        rule(p, DARK, head.x(), head.bottom() + 4, head.width())
        y = head.bottom() + 8 * s
        for html, (_, mark) in zip(self._marked_up[-fitting:], shown, strict=True):
            self._line(p, QRectF(head.x(), y, head.width(), line), html, mark)
            y += line
        if more:
            words = say(Text("app", "and %n more", (), more))
            write(p, QRectF(head.x(), y, head.width(), 24 * s), words, "cap", DARK.text2, LEFT)

    def _line(self, p: QPainter, rect: QRectF, html: str, mark: SeatMark | None) -> None:
        side = rect.height() * 0.66
        if mark is not None:
            seat_badge(p, mark, QPointF(rect.x() + side / 2, rect.center().y()), side)
        else:
            star4(p, rect.x() + side / 2, rect.center().y(), side * 0.3, DARK.gold)
        text = rect.adjusted(side + 12, 0, 0, 0)
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setHtml(f'<span style="color:{DARK.text}">{html}</span>')
        document.setTextWidth(text.width())
        for px in (16, 14, 13, 12):
            document.setDefaultFont(font("body", px))
            if document.size().height() <= rect.height():
                break
        p.save()
        p.translate(text.x(), text.y() + (text.height() - document.size().height()) / 2)
        document.drawContents(p)
        p.restore()

    def _button(self, p: QPainter) -> None:
        rect = self.button()
        radius = rect.height() / 2
        if self.hasFocus():
            focus_ring(p, DARK, rect, radius)
        box(p, rect, radius, "#1a1306", DARK.gold, 2)
        inside = rect.adjusted(5, 5, -5, -5)
        p.save()
        p.setClipRect(QRectF(inside.x(), inside.y(), inside.width() * self.share, inside.height()))
        gold = linear((0, inside.y()), (0, inside.bottom()), (0, DARK.gold_high), (1, DARK.gold))
        box(p, inside, inside.height() / 2, gold)
        self._caption(p, rect, DARK.on_gold)
        p.restore()
        p.save()
        p.setClipRect(QRectF(inside.x() + inside.width() * self.share, rect.y(), rect.width(), rect.height()))
        self._caption(p, rect, DARK.gold)
        p.restore()

    def _caption(self, p: QPainter, rect: QRectF, colour: str) -> None:
        side = rect.height() * 0.42
        icon = QRectF(rect.x() + rect.height() * 0.4, rect.center().y() - side / 2, side, side)
        paint_icon(p, "gesture-tap-hold", icon, colour)
        words = self.program.say(Text("app", "I am {0}", (self.name,)))
        write(p, rect.adjusted(rect.height(), 0, -rect.height() * 0.6, 0), words, "h1", colour, CENTRE, 26)

    # Qt's events

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Space and Enter hold the button; nothing goes through to what is below."""
        if event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.finish()
            self._press()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Letting go too early cancels."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not event.isAutoRepeat() and event.key() in keys:
            self._release()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The left button holds, on the button only."""
        self.finish()
        if event.button() == Qt.MouseButton.LeftButton and self.button().contains(event.position()):
            self._press()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Letting go too early cancels."""
        self._release()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Leaving the button cancels."""
        if self._pressed and event.buttons() and not self.button().contains(event.position()):
            self._release()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Another window: nothing stays half held."""
        self.let_go()
        super().focusOutEvent(event)

    def focusNextPrevChild(self, _forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Tab does not lead to what is below."""
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep covering everything."""
        super().resizeEvent(event)
        self._picture = None
        self.update()


def seat_of(text: Text) -> int | None:
    """Return the seat that a log sentence begins with, None if it names none."""
    return next((arg.seat for arg in text.args if isinstance(arg, Who)), None)
