"""The way in to the portraits: `portrait` draws one person of the sixty at any size."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from mystery_table.art.canvas import PICTURE, Canvas, Detail
from mystery_table.art.colours import mix
from mystery_table.art.palettes import Palette, palette
from mystery_table.art.portraits.backdrops import draw_backdrop
from mystery_table.art.portraits.figure import draw_figure
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.props import draw_light
from mystery_table.art.portraits.spec import Portrait, people
from mystery_table.art.textures import tinted

ORIGIN = QPointF(240, 286)  # where the eyes of an unmoved figure are on the sheet
RIM = 3.2  # units of paper-white round the figure
# Widths in device pixels and the part of the sheet's width seen at them: small pictures come closer.
CROPS = ((41, 0.66), (62, 0.70), (84, 0.80), (120, 0.86), (160, 0.92), (200, 1.0))


def portrait(person: str, width: int, height: int) -> QImage:
    """The person of this id as `width` x `height` device pixels, without frame, caption or lettering.

    Identical pixels for identical arguments; KeyError for an unknown id.
    """
    spec = people()[person]
    canvas = Canvas(width, height, view(spec, width, height))
    inks = palette(spec.palette)
    draw_backdrop(Pen(canvas, inks, f"backdrop {person}"), spec, PICTURE.united(canvas.area))
    with _placed(canvas, inks, spec) as pen:
        draw_light(pen, spec)
    figure = canvas.layer()
    with _placed(figure, inks, spec) as pen:
        draw_figure(pen, spec)
    _lay_cut_out(canvas, figure.done(), inks)
    grain = 0.2 if canvas.detail is Detail.FULL else 0.1
    canvas.finish(inks, 0.5, grain, sum(map(ord, person)))
    return canvas.done()


def view(spec: Portrait, width: int, height: int) -> QRectF:
    """The part of the sheet that is seen: its whole width on a big picture, head and hat on a small one."""
    share = _share(width)
    seen = QRectF(0, 0, PICTURE.width() * share, PICTURE.width() * share * height / width)
    whole = QPointF(PICTURE.center().x(), PICTURE.center().y() + 12)
    head = QPointF(ORIGIN.x() + spec.shift * 0.6, ORIGIN.y() + spec.drop + 14)
    near = (1 - share) / (1 - CROPS[0][1])
    seen.moveCenter(whole + (head - whole) * near)
    return seen


def _share(width: int) -> float:
    if width <= CROPS[0][0]:
        return CROPS[0][1]
    for (low, a), (high, b) in pairwise(CROPS):
        if width < high:
            return a + (b - a) * (width - low) / (high - low)
    return 1.0


@contextmanager
def _placed(canvas: Canvas, inks: Palette, spec: Portrait) -> Iterator[Pen]:
    """A pen in figure units, where the spec puts the figure."""
    pen = Pen(canvas, inks, spec.id, spec.turn, spec.scale)
    with pen.at(ORIGIN.x() + spec.shift, ORIGIN.y() + spec.drop, 0, spec.scale):
        yield pen


def _lay_cut_out(canvas: Canvas, figure: QImage, inks: Palette) -> None:
    """The figure as a paper cut-out: a cast shadow, a pale rim, the figure itself."""
    canvas.lay(tinted(figure, inks.ink), 9, 10, 0.5)
    rim = tinted(figure, mix(inks.paper, inks.light, 0.1))
    for i in range(12):
        angle = i * math.pi / 6
        canvas.lay(rim, RIM * math.cos(angle), RIM * math.sin(angle))
    canvas.lay(figure)
