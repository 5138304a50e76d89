"""The table under the pieces: surface, panels, zones and titles of a layout, painted once into a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mystery_table.art.colours import faded
from mystery_table.core.layout import Area, Meter
from mystery_table.core.words import Said
from mystery_table.ui import fonts
from mystery_table.ui.fonts import fits
from mystery_table.ui.icons import paint_icon
from mystery_table.ui.paint import (
    CENTRE,
    LEFT,
    RIGHT,
    SMOOTH,
    box,
    deco_panel,
    key_cap,
    seat_badge,
    wrapped,
    write,
)
from mystery_table.ui.surface import paint_surface
from mystery_table.ui.table.geometry import STRIP, Box, Place, badged, next_spot, words_beside

if TYPE_CHECKING:
    from mystery_table.ui.table.scene import SceneView

FRAME, NARROW = 22.0, 14.0
"""Room that the double gold border takes on each side, in regular and compact windows."""
LINES = 64.0
"""Units: from this height on there is room for several lines in an empty slot."""
NARROW_HEAD = 250.0
"""Units: in a narrower title counters and scores become mere numbers."""


def rect_of(box_: Box) -> QRectF:
    """Return a box as Qt's rectangle."""
    return QRectF(box_.x, box_.y, box_.w, box_.h)


class Surface:
    """Paints all of a layout that does not move, at device size; only areas that changed are repainted."""

    def __init__(self, view: SceneView) -> None:
        self.view = view
        self._made: QPixmap | None = None
        self._frame: object = None
        self._looks: dict[str, object] = {}

    def forget(self) -> None:
        """The theme, the language or a name is another: paint everything anew."""
        self._frame = None

    def room(self, window: Box) -> Box:
        """Return where the layout may be: inside the border, at most 2560 wide and in the middle."""
        edge = NARROW if window.w < 1250 else FRAME
        inside = window.inset(edge, edge, edge, edge)
        spare = max(0.0, inside.w - 2560 * max(1.0, self.view.unit))
        return inside.inset(spare / 2, 0, spare / 2, 0)

    def update(self) -> QRectF:
        """Bring the picture up to date with the layout; return what of it is another now."""
        view = self.view
        whole = QRectF(view.viewport().rect())
        frame = (whole.size().toTuple(), view.devicePixelRatioF(), view.unit, view.program.theme.name)
        looks = {name: self._look(place) for name, place in view.found.items()}
        changed = whole
        if self._made is not None and frame == self._frame and looks.keys() == self._looks.keys():
            changed = QRectF()
            for name, place in view.found.items():
                if looks[name] != self._looks[name]:
                    changed = changed.united(_around(place))
        self._frame, self._looks = frame, looks
        if not changed.isEmpty():
            self._draw(changed, whole)
        return changed

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Copy a part of the picture."""
        if self._made is None:
            self.update()
        if self._made is not None:
            ratio = self._made.devicePixelRatio()
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(rect, self._made, source)

    def _look(self, place: Place) -> object:
        """Return all that the picture of one area depends on."""
        area = place.area
        words = [
            self.view.program.say(said, self.view.faces.names()) for said in (area.title, area.note) if said
        ]
        there = self._there(area)
        end = (max(box_.x + box_.w for box_ in there), min(box_.y for box_ in there)) if there else None
        mark = self.view.faces.marks()[area.seat] if area.seat is not None else None
        key = self.view.faces.keys.name(area.key)
        return (place.box, area._replace(parts=()), words, end, mark, key)

    def _there(self, area: Area) -> list[Box]:
        """Return the rectangles of the pieces that lie in an area."""
        return [self.view.spots[piece.id] for piece in self.view.layout_now.pieces if piece.area == area.id]

    def _draw(self, changed: QRectF, whole: QRectF) -> None:
        view, theme = self.view, self.view.program.theme
        size, ratio = (round(whole.width()), round(whole.height())), view.devicePixelRatioF()
        device = QSize(max(1, round(size[0] * ratio)), max(1, round(size[1] * ratio)))
        if self._made is None or self._made.size() != device:
            self._made = QPixmap(device)
            self._made.setDevicePixelRatio(ratio)
        painter = QPainter(self._made)
        painter.setRenderHints(SMOOTH)
        painter.setClipRect(changed)
        paint_surface(painter, whole, theme, view.hue, (0.5, 0.45), True, ratio)
        for place in view.found.values():
            if _around(place).intersects(changed):
                self._area(painter, place)
        painter.end()

    def _area(self, p: QPainter, place: Place) -> None:
        look = place.area.look
        out = badged(piece for piece in self.view.layout_now.pieces if piece.area == place.area.id)
        head, foot = words_beside(place, self._there(place.area), out, self.view.unit)
        place = place._replace(head=head, foot=foot)
        if look == "panel":
            deco_panel(p, self.view.program.theme, rect_of(place.box))
            self._title(p, place, 20)
        elif look in ("yes", "no"):
            self._zone(p, place)
        elif look == "slot":
            self._slot(p, place)
        elif look in ("lit", "cell", "done"):
            self._step(p, place)
        elif look == "meter" and place.area.meter is not None:
            self._meter(p, place, place.area.meter)
        else:
            self._title(p, place, 17)
        self._note(p, place)

    def _step(self, p: QPainter, place: Place) -> None:
        """Draw one of a row of steps: gold where it is the present one, checked where it is over."""
        theme, rect, look = self.view.program.theme, rect_of(place.box), place.area.look
        if look == "lit":
            box(p, rect, 10, faded(theme.gold, 0.2), theme.gold, 1.6)
        else:
            box(p, rect, 10, faded(theme.panel, 0.72), faded(theme.hair, 0.8), 1.1)
        self._title(p, place, 17)
        if look == "done":
            side = min(18 * self.view.unit, rect.height() * 0.4)
            spot = QRectF(rect.right() - side - 8, rect.y() + 6, side, side)
            paint_icon(p, "check-bold", spot, theme.gold)

    def _title(self, p: QPainter, place: Place, px: float) -> None:
        """Write an area's title with its seat's badge; the counters it has left stand at the right."""
        area, head = place.area, rect_of(place.head)
        if head.height() <= 0:
            return
        u, theme = self.view.unit, self.view.program.theme
        narrow = head.width() < NARROW_HEAD * u
        if area.level is not None:
            head.setWidth(head.width() - self._counters(p, area, head))
        if area.score is not None:
            words = self.view.program.say(area.score, self.view.faces.names())
            if area.points is not None and narrow:
                words = str(area.points)
            # As with notes: what does not fit beside the title is left out rather than cut.
            if area.points is not None or fits(words, head.width() - self._title_width(area), "cap", 17):
                head.setWidth(head.width() - self._score(p, words, head, area))
        if area.seat is not None:
            size = min(head.height() - 4, 28 * u)
            middle = QPointF(head.x() + size / 2 + 1, head.center().y())
            seat_badge(p, self.view.faces.marks()[area.seat], middle, size)
            head.setLeft(head.x() + size + 9 * u)
        if area.title is None:
            return
        words = self.view.program.say(area.title, self.view.faces.names())
        if area.look == "panel":
            write(p, head, words, "h3", theme.text, LEFT, 15 if narrow else None)
        elif fits(words, head.width(), "cap", px):
            align = LEFT if area.seat is not None or area.score is not None else CENTRE
            write(p, head, words, "cap", theme.gold if theme.dark else theme.text, align, px)

    def _title_width(self, area: Area) -> float:
        """Return the least room that a title takes, its badge included."""
        words = self.view.program.say(area.title, self.view.faces.names()) if area.title is not None else ""
        badge = 37 * self.view.unit if area.seat is not None else 0.0
        wide = fonts.width("h3", words) if area.look == "panel" else fonts.width("cap", words, 17)
        return badge + min(wide * 0.82, 150 * self.view.unit) + 12

    def _score(self, p: QPainter, words: str, head: QRectF, area: Area) -> float:
        """Write what a seat has so far at the right of a title; return the room it takes."""
        most = head.width() * 0.5 if area.points is not None else head.width() - self._title_width(area)
        wide = min(fonts.width("cap", words, 17) + 2, most)
        write(
            p,
            QRectF(head.right() - wide, head.y(), wide, head.height()),
            words,
            "cap",
            self.gold(),
            RIGHT,
            17,
        )
        return wide + 8

    def gold(self) -> str:
        """Return the accent in which small titles and scores are written."""
        return self.view.program.theme.gold

    def _counters(self, p: QPainter, area: Area, head: QRectF) -> float:
        """Draw the votes left as small cards at the right of a title; return the room they take."""
        u, mark, left = self.view.unit, self.view.faces.marks()[area.seat or 0], area.level or 0
        width, height, step = 11 * u, 16 * u, 15 * u
        count = max(4, left)
        narrow = head.width() < NARROW_HEAD * u
        room = (step + 14 * u) if narrow else count * step
        for i in range(1 if narrow else count):
            x = head.right() - room + i * step
            card = QRectF(x, head.center().y() - height / 2, width, height)
            if i < left:
                box(p, card, 2.5, mark.colour, "#14121a", 1)
            else:
                box(p, card, 2.5, None, self.view.program.theme.text3, 1, Qt.PenStyle.DotLine)
        if narrow:
            number = QRectF(head.right() - 14 * u, head.y(), 14 * u, head.height())
            write(p, number, str(left), "num", self.view.program.theme.text2, RIGHT, 15)
        return room + 8

    def _note(self, p: QPainter, place: Place) -> None:
        if place.foot.h > 0 and place.area.note is not None:
            words = self.view.program.say(place.area.note, self.view.faces.names())
            # What does not fit is left out rather than cut: the pieces' names say the same.
            if fits(words, place.foot.w, "cap", 15):
                write(p, rect_of(place.foot), words, "cap", self.view.program.theme.text2, CENTRE, 15)

    def _zone(self, p: QPainter, place: Place) -> None:
        """Draw a zone for what suits (solid, check) or does not (hatched, cross)."""
        theme, yes = self.view.program.theme, place.area.look == "yes"
        tone, fill = (theme.yes, theme.yes_bg) if yes else (theme.no, theme.no_bg)
        rect, strip = rect_of(place.box), STRIP * self.view.unit * 0.86
        ground_ = theme.inset if theme.dark else theme.field
        box(p, rect, 10, faded(ground_, 0.86 if theme.dark else 0.75))
        p.save()
        p.setClipRect(rect.adjusted(1, 1, -1, -1), Qt.ClipOperation.IntersectClip)
        if not yes:
            self._hatching(p, rect, tone)
        p.fillRect(QRectF(rect.x(), rect.y(), strip, rect.height()), QColor(fill))
        p.restore()
        box(p, rect, 10, None, faded(tone, 0.65), 1.3)
        side = min(strip * 0.78, rect.height() * 0.5)
        icon = QRectF(rect.x() + (strip - side) / 2, rect.center().y() - side / 2, side, side)
        paint_icon(p, "check-bold" if yes else "close-thick", icon, tone)
        self._zone_words(p, place, rect, tone)

    def _zone_words(self, p: QPainter, place: Place, rect: QRectF, tone: str) -> None:
        """Write what a zone means and the key that chooses it, where neither its cards nor the next lie."""
        theme, area, u = self.view.program.theme, place.area, self.view.unit
        taken = [rect_of(box_) for box_ in self._there(area)]
        if area.key:
            taken.append(rect_of(next_spot(area.id, self.view.layout_now, self.view.found, u)))
        words = self.view.program.say(area.title, self.view.faces.names()) if area.title is not None else ""
        for px in (16.0, 14.0, 13.0) if words and rect.height() > 60 * u else ():
            wide = fonts.width("cap", words, px) + 4
            low = QRectF(rect.right() - 10 * u - wide, rect.bottom() - 27 * u, wide, 22 * u)
            if low.x() > rect.x() + STRIP * u and not any(low.intersects(card) for card in taken):
                write(p, low, words, "cap", tone, RIGHT, px)
                break
        cap = self.view.faces.keys.name(area.key)
        width = max(22.0 * u, fonts.width("cap", cap, 14) + 12)
        spot = QRectF(rect.right() - width - 7 * u, rect.y() + 7 * u, width, 22 * u)
        if area.key and not any(spot.intersects(card) for card in taken):
            key_cap(p, theme, spot.topLeft(), cap)

    def _hatching(self, p: QPainter, rect: QRectF, tone: str) -> None:
        p.setPen(QPen(faded(tone, 0.13), 1.2))
        step = 9.0
        x = rect.x() - rect.height()
        while x < rect.right():
            p.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.y()))
            x += step

    def _slot(self, p: QPainter, place: Place) -> None:
        theme, u = self.view.program.theme, self.view.unit
        empty = not any(piece.area == place.area.id for piece in self.view.layout_now.pieces)
        rect = rect_of(place.box)
        style = Qt.PenStyle.DashLine if empty else Qt.PenStyle.SolidLine
        box(p, rect, 8, faded(theme.inset, 0.55), faded(theme.text3, 0.7 if empty else 0.45), 1.2, style)
        if empty and place.area.note is not None:
            words = self.view.program.say(place.area.note, self.view.faces.names())
            inside = rect.adjusted(4, 0, -4, 0)
            if fits(words, inside.width(), "cap", 15):
                write(p, inside, words, "cap", theme.text2, CENTRE, 15)
            elif rect.height() > LINES * u:
                wrapped(p, inside, words, "cap", theme.text2, 15)

    def _meter(self, p: QPainter, place: Place, meter: Meter) -> None:
        """Draw a bar of counters: full, possible and empty ones, a flag at the goal, the number beside it."""
        theme, area, u = self.view.program.theme, place.area, self.view.unit
        rect = rect_of(place.box)
        box(p, rect, 10, faded(theme.panel, 0.85), faded(theme.hair, 0.8), 1.1)
        x = rect.x() + 14 * u
        paint_icon(p, "flag-checkered", QRectF(x, rect.center().y() - 11 * u, 22 * u, 22 * u), theme.gold)
        x += 32 * u
        x = self._meter_words(p, area.title, "h3", theme.text, x, rect, 0.32)
        right = rect.right() - 14 * u
        if area.note is not None:
            words = self.view.program.say(area.note, self.view.faces.names())
            width = _share(fonts.width("cap", words, 16), rect.width() * 0.3)
            write(
                p, QRectF(right - width, rect.y(), width, rect.height()), words, "cap", theme.text, RIGHT, 16
            )
            right -= width + 10 * u
        number = str(meter.value)
        width = fonts.width("num_l", number, 26) + 4
        write(
            p, QRectF(right - width, rect.y(), width, rect.height()), number, "num_l", theme.gold, RIGHT, 26
        )
        self._meter_bar(p, QRectF(x, rect.y(), right - width - 14 * u - x, rect.height()), meter)

    def _meter_words(
        self, p: QPainter, said: Said | None, role: str, colour: str, x: float, rect: QRectF, share: float
    ) -> float:
        if said is None:
            return x
        words = self.view.program.say(said, self.view.faces.names())
        width = _share(fonts.width(role, words), rect.width() * share)
        write(p, QRectF(x, rect.y(), width, rect.height()), words, role, colour)
        return x + width + 16 * self.view.unit

    def _meter_bar(self, p: QPainter, rect: QRectF, meter: Meter) -> None:
        theme = self.view.program.theme
        size = max(meter.size, 1)
        step = rect.width() / size
        if step < 2.5:
            return
        gap = min(4.0, step * 0.22)
        height = min(12.0 * self.view.unit, rect.height() * 0.3)
        y = rect.center().y() - height / 2 + 3
        for i in range(size):
            part = QRectF(rect.x() + i * step, y, step - gap, height)
            if i < meter.value:
                box(p, part, 3, theme.gold, faded(theme.ink, 0.6))
            elif i < meter.possible:
                box(p, part, 3, faded(theme.gold, 0.28), faded(theme.gold, 0.8), 1, Qt.PenStyle.DotLine)
            else:
                box(p, part, 3, theme.inset, faded(theme.text3, 0.35))
        if 0 < meter.goal <= size:
            x = rect.x() + meter.goal * step - gap / 2
            flag = min(13.0 * self.view.unit, y - rect.y())
            p.setPen(QPen(QColor(theme.yes), max(2.0, 2 * self.view.unit)))
            p.drawLine(QPointF(x, y - flag * 0.9), QPointF(x, y + height + 3))
            paint_icon(p, "flag-variant", QRectF(x - flag * 0.15, y - flag * 1.3, flag, flag), theme.yes)


def _around(place: Place) -> QRectF:
    """Return the room that an area's picture may take, its shadow included."""
    return rect_of(place.box).adjusted(-14, -14, 14, 16)


def _share(natural: float, most: float) -> float:
    """Return the room for words in a bar: what they need, shrunk to 80 % where that is more than `most`."""
    return max(min(natural + 4, most), natural * 0.8 + 8)
