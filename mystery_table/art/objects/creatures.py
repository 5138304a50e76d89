"""Animals: owl, cat, snake."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, RED, WOOD
from mystery_table.art.shapes import closed, ellipse, moved, path, symmetric


def owl(b: Ink) -> None:
    """An owl on a branch, looking straight at us."""
    feather = mix("#8a6a48", b.inks.mid, 0.45)
    b.pipe(path((-190, 196), (-60, 176, 60, 206, 200, 180)), 24, mix(WOOD, b.inks.ink, 0.2))
    b.local(
        closed((-40, 180), (-20, 120), (24, 120), (44, 182), (20, 246), (-18, 246)),
        mix(feather, b.inks.ink, 0.3),
    )
    body = symmetric((0, -200), (60, -200, 120, -150, 118, -60), (140, 40, 110, 180, 40, 196), (0, 200))
    b.local(body, feather, 0.5)
    chest = symmetric((0, -60), (64, -60, 86, 20, 70, 110), (50, 176, 20, 184, 0, 186))
    b.local(chest, mix(CREAM, feather, 0.15), hatch=False)
    for row in range(5):
        for column in range(-2, 3):
            x, y = 26 * column + (13 if row % 2 else 0), -10 + 36 * row
            if abs(x) < 62 - 4 * row:
                b.stroke(path((x - 11, y), (x, y + 15, x + 11, y)), 3.4, mix(feather, b.inks.ink, 0.25))
    for side in (-1, 1):
        wing = closed(
            (side * 112, -60),
            (side * 160, 20, side * 140, 140, side * 78, 190),
            (side * 60, 120, side * 70, 10, side * 112, -60),
        )
        b.local(wing, mix(feather, b.inks.ink, 0.22), 0.45)
        b.local(
            closed(
                (side * 30, -176), (side * 80, -200, side * 120, -256), (side * 126, -190, side * 112, -140)
            ),
            feather,
        )
        b.local(ellipse(side * 54, -120, 58, 56), mix(CREAM, feather, 0.25), hatch=False)
        b.local(ellipse(side * 50, -118, 35), "#f0b52e", hatch=False)
        b.fill(ellipse(side * 48, -118, 19), b.inks.ink)
        b.fill(ellipse(side * 48 - 7, -126, 7), "#ffffff")
        for x in (-14, 0, 14):
            b.stroke(path((side * 36 + x, 180), (side * 36 + x, 206)), 11)
            b.stroke(path((side * 36 + x, 180), (side * 36 + x, 204)), 5, BRASS)
    b.local(closed((-19, -110), (19, -110), (0, -64)), BRASS, hatch=False)


def cat(b: Ink) -> None:
    """A cat that sits with its tail round its feet."""
    fur = mix(b.inks.accent, "#3a3040", 0.55)
    b.pipe(path((70, 190), (220, 210, 240, 60, 170, 10)), 30, fur)
    b.local(closed((-96, 206), (-120, 60, -80, -60, 0, -70), (90, -60, 146, 90, 130, 206)), fur, 0.5)
    for x in (-52, 8):
        b.local(
            closed((x - 26, 60), (x - 30, 200), (x - 36, 214, x + 30, 214, x + 24, 200), (x + 22, 60)),
            mix(fur, "#ffffff", 0.06),
            hatch=False,
        )
    head = symmetric(
        (0, -210), (30, -210, 44, -222, 92, -254), (108, -180, 110, -120, 60, -84), (30, -70, 0, -70)
    )
    with b.at(-20, 0):
        b.local(head, fur, 0.45)
        for side in (-1, 1):
            b.fill(closed((side * 52, -212), (side * 84, -234), (side * 88, -190)), mix(RED, CREAM, 0.5))
            b.local(
                closed(
                    (side * 20, -140), (side * 44, -172, side * 74, -140), (side * 44, -122, side * 20, -140)
                ),
                "#d8d04a",
                hatch=False,
                width=3.4,
            )
            b.fill(ellipse(side * 46, -143, 6, 16), b.inks.ink)
            for k in (-1, 0, 1):
                b.stroke(
                    path((side * 26, -104 + 6 * k), (side * 80, -112 + 12 * k, side * 128, -108 + 22 * k)),
                    2.4,
                    CREAM,
                )
        b.fill(closed((-11, -116), (11, -116), (0, -102)), mix(RED, CREAM, 0.4))
        b.stroke(path((0, -102), (-4, -88, -22, -90)), 3.4)
        b.stroke(path((0, -102), (4, -88, 22, -90)), 3.4)
    b.local(
        closed((-74, -66), (-20, -46, 46, -66), (46, -44), (-20, -24, -74, -44)), b.inks.second, hatch=False
    )
    b.local(ellipse(-20, -26, 17), BRASS, hatch=False, width=3.4)


def snake(b: Ink) -> None:
    """A coiled snake, its head raised."""
    skin = mix("#4f8a52", b.inks.second, 0.3)
    for y, wide in ((190, 200), (140, 164)):
        b.pipe(
            path((-wide, y), (-wide, y + 46, wide, y + 46, wide, y), (wide, y - 44, -wide, y - 44, -wide, y)),
            52,
            mix(skin, b.inks.ink, 0.1),
        )
    b.pipe(path((-120, 96), (-80, 30, 120, 70, 110, -20), (100, -110, -70, -50, -60, -150)), 54, skin)
    head = closed(
        (-100, -150),
        (-120, -226, -60, -252, 0, -236),
        (60, -222, 70, -190, 20, -164),
        (-10, -146, -50, -130, -100, -150),
    )
    b.local(head, mix(skin, "#ffffff", 0.12), 0.45)
    b.local(ellipse(-20, -210, 17), "#f0c23a", hatch=False, width=3.4)
    b.fill(ellipse(-17, -210, 5, 13), b.inks.ink)
    b.stroke(path((44, -184), (110, -178), (150, -200)), 5, RED)
    b.stroke(path((110, -178), (146, -156)), 5, RED)
    pattern = mix(skin, CREAM, 0.55)
    for x, y, turn in (
        (-90, 62, -30),
        (-10, 46, 10),
        (70, 44, 10),
        (104, -10, 80),
        (62, -62, 10),
        (-20, -80, -20),
        (-62, -130, 80),
    ):
        b.local(
            moved(closed((-19, 0), (0, -13), (19, 0), (0, 13)), x, y, turn), pattern, hatch=False, width=2.6
        )
    for x in (-150, -90, -30, 30, 90, 150):
        b.local(
            moved(closed((-19, 0), (0, -12), (19, 0), (0, 12)), x, 224 - abs(x) * 0.05),
            pattern,
            hatch=False,
            width=2.6,
        )
    b.stroke(path((-60, -160), (-40, -168)), 3, faded(b.inks.ink, 0.6))


OBJECTS = {"owl": owl, "cat": cat, "snake": snake}
