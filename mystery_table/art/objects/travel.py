"""Vehicles and what belongs to them: sailing boat, bicycle, car, petrol pump."""

from mystery_table.art.colours import mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, GLASS, RED, STEEL, WOOD, shine
from mystery_table.art.shapes import box, closed, ellipse, path, polar, symmetric


def sailing_boat(b: Ink) -> None:
    """A sailing boat without its water."""
    b.pipe(path((0, 120), (0, -236)), 9, WOOD)
    b.local(closed((14, -220), (90, -120, 150, 0, 176, 84), (14, 84)), CREAM, 0.4)
    b.local(closed((-14, -180), (-40, -60, -90, 30, -150, 84), (-14, 84)), b.inks.accent, 0.45)
    for y in (-120, -30, 40):
        b.stroke(path((14, y), (70 + (y + 120) * 0.5, y + 10)), 2)
    b.local(closed((0, -236), (64, -222), (0, -206)), RED, hatch=False, width=3)
    hull = closed(
        (-200, 108),
        (210, 108),
        (180, 170, 150, 206, 120, 208),
        (-130, 208),
        (-170, 200, -190, 150, -200, 108),
    )
    b.local(hull, mix(WOOD, b.inks.accent, 0.25), 0.55)
    b.stroke(path((-192, 134), (202, 134)), 6, CREAM)


def bicycle(b: Ink) -> None:
    """A gentleman's bicycle."""
    for x in (-136, 136):
        b.stroke(ellipse(x, 70, 100), 17)
        b.stroke(ellipse(x, 70, 86), 4, STEEL)
        for i in range(12):
            b.stroke(path((x, 70), polar(x, 70, 84, i / 12)), 2)
        b.local(ellipse(x, 70, 13), BRASS, hatch=False, width=3)
    frame = mix(RED, b.inks.accent, 0.5)
    for line in (
        path((-136, 70), (-60, -80), (92, -90), (8, 78), (-136, 70)),
        path((-74, -110), (8, 78)),
        path((80, -136), (136, 70)),
    ):
        b.pipe(line, 10, frame, 3)
    b.pipe(path((80, -136), (70, -166), (120, -176), (150, -150)), 9, STEEL, 3)
    b.local(
        closed((-124, -124), (-60, -136, -40, -130, -36, -116), (-60, -104, -100, -100, -124, -124)),
        DARK,
        hatch=False,
    )
    b.local(ellipse(8, 78, 26), STEEL, hatch=False)
    b.stroke(path((-10, 112), (26, 44)), 8)
    b.local(ellipse(112, -110, 18), BRASS, hatch=False)


def car(b: Ink) -> None:
    """A saloon car of the thirties, driving left."""
    paint = b.inks.accent
    b.local(
        closed(
            (-70, -10),
            (-56, -106, -40, -120, 20, -124),
            (130, -124),
            (196, -116, 214, -40, 216, 30),
            (-70, 30),
        ),
        paint,
        0.5,
    )
    for window in (
        closed((-48, -16), (-38, -88, -30, -96, 30, -98), (30, -16)),
        closed((50, -16), (50, -98), (120, -98), (156, -90, 166, -40, 170, -16)),
    ):
        b.local(window, GLASS, 0.5, width=3.4)
    b.local(
        closed((-206, 40), (-206, -8), (-190, -26, -120, -28, -60, -24), (-60, 46)),
        mix(paint, b.inks.ink, 0.08),
        0.5,
    )
    b.local(closed((-222, 40), (-222, -14), (-214, -26), (-198, -26), (-198, 40)), STEEL)
    for y in range(5):
        b.stroke(path((-120 - 0 * y, -10 + 8 * y), (-80, -10 + 8 * y)), 3)
    b.local(
        closed(
            (-236, 62),
            (-230, -18, -110, -30, -84, 62),
            (110, 62),
            (120, -14, 214, -14, 236, 62),
            (230, 84),
            (-230, 84),
        ),
        mix(paint, b.inks.ink, 0.35),
        0.4,
    )
    for x in (-158, 164):
        b.local(ellipse(x, 84, 56), DARK, hatch=False)
        b.local(ellipse(x, 84, 30), CREAM, hatch=False)
        b.local(ellipse(x, 84, 12), BRASS, hatch=False, width=3)
    b.local(ellipse(-200, -22, 23, 25), mix(BRASS, CREAM, 0.4), hatch=False)
    b.local(box(-246, 56, -224, 92, 5), STEEL, hatch=False)
    b.stroke(path((56, 6), (80, 6)), 5)
    shine(b, [(-30, -112), (120, -112)])


def petrol_pump(b: Ink) -> None:
    """An old petrol pump with a glass globe."""
    paint = mix(RED, b.inks.accent, 0.5)
    b.pipe(path((84, 30), (190, 20, 200, 190, 150, 196), (110, 196, 120, 100, 96, 96)), 10, DARK, 3)
    b.local(closed((84, 20), (112, 14), (116, 40), (84, 44)), BRASS, hatch=False)
    b.local(box(-110, 204, 110, 236, 4), DARK)
    b.local(closed((-90, 206), (-84, -110), (-60, -140, 60, -140, 84, -110), (90, 206)), paint, 0.5)
    b.local(box(-58, -96, 58, 0, 10), CREAM, hatch=False)
    b.local(ellipse(0, -44, 40), "#fffaf0", hatch=False, width=3)
    for i in range(12):
        b.stroke(path(polar(0, -44, 32, i / 12), polar(0, -44, 38, i / 12)), 3)
    b.stroke(path((0, -44), (20, -66)), 5, RED)
    b.local(box(-58, 40, 58, 176, 6), mix(paint, b.inks.ink, 0.15), width=3)
    b.local(symmetric((0, -236), (70, -236, 84, -160, 44, -140), (0, -138)), "#fff2c4", 0.35, hatch_from=0.65)
    b.fill(closed((0, -222), (26, -186, 20, -158, 0, -158), (-20, -158, -26, -186, 0, -222)), paint)


OBJECTS = {"sailing_boat": sailing_boat, "bicycle": bicycle, "car": car, "petrol_pump": petrol_pump}
