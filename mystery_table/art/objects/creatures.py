"""Animals: owl, cat, snake, butterfly, bee."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, RED, WOOD
from mystery_table.art.shapes import blob, closed, ellipse, moved, path, symmetric


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


def butterfly(b: Ink) -> None:
    """A butterfly seen from above, its wings spread."""
    wing = mix("#e0852c", b.inks.accent, 0.15)
    upper = ((8, -60), (60, -190, 190, -250, 262, -196), (276, -110, 200, 0, 14, 10))
    lower = (
        (12, -10),
        (110, -10, 214, 30, 196, 120),
        (170, 190, 120, 170, 104, 236),
        (70, 200, 20, 120, 10, 40),
    )
    for side in (-1, 1):
        with b.at(flip=side < 0):
            for segments, middle in ((lower, (104, 84)), (upper, (140, -108))):
                edge = closed(*segments)
                b.local(edge, mix("#2b2326", b.inks.deep, 0.25), hatch=False)
                x, y = middle
                b.local(moved(edge, x * 0.2, y * 0.2, 0, 0.78), wing, 0.4, width=3)
            for x, y in ((232, -190), (246, -150), (226, -104), (180, 128), (186, 86), (132, 168)):
                b.fill(ellipse(x, y, 10, 12), CREAM)
            for vein in (
                path((20, -36), (90, -110, 200, -160)),
                path((20, -22), (100, -60, 190, -84)),
                path((18, 20), (80, 40, 140, 110)),
            ):
                b.stroke(vein, 4.4, mix("#2b2326", b.inks.deep, 0.2))
            b.stroke(path((8, -120), (20, -190, 70, -214)), 5)
            b.fill(ellipse(72, -214, 9), b.inks.ink)
    b.local(ellipse(0, 60, 15, 96), mix(WOOD, b.inks.ink, 0.4), 0.4)
    for y in (10, 40, 70, 100, 128):
        b.stroke(path((-12, y), (0, y + 7, 12, y)), 3, BRASS)
    b.local(ellipse(0, -60, 22, 46), mix(WOOD, b.inks.ink, 0.3), 0.4)
    b.local(ellipse(0, -112, 20), mix(WOOD, b.inks.ink, 0.4), hatch=False)


def bee(b: Ink) -> None:
    """A bee in flight, striped, facing right."""
    gold, dark = "#f0b52e", mix("#2a2024", b.inks.ink, 0.4)
    for line in (
        path((30, 90), (20, 150, 50, 190)),
        path((70, 96), (80, 150, 110, 176)),
        path((-10, 96), (-40, 140, -20, 190)),
    ):
        b.stroke(line, 11)
    abdomen = closed(
        (20, -30),
        (-60, -70, -190, -30, -232, 96),
        (-252, 112),
        (-222, 124),
        (-140, 190, -20, 150, 30, 90),
    )
    b.local(abdomen, gold, 0.4)
    with b.clip(abdomen):
        for x in (-24, -96, -166):
            band = closed((x, -90), (x - 44, 50, x, 210), (x - 34, 210), (x - 84, 50, x - 34, -90))
            b.fill(band, dark)
    b.stroke(abdomen, 4.2)
    fluff = blob(
        ((50, 30, 62), (20, 0, 40), (84, 4, 42), (88, 58, 42), (40, 78, 40), (8, 50, 40), (54, -22, 38))
    )
    b.local(fluff, mix("#b9752a", gold, 0.3), 0.4)
    b.local(ellipse(142, 40, 56, 54), dark, 0.2, hatch=False)
    b.local(ellipse(158, 30, 20, 26), CREAM, hatch=False, width=3.4)
    b.fill(ellipse(163, 34, 9, 13), b.inks.ink)
    for feeler in (path((150, -6), (160, -70, 206, -84)), path((172, 2), (196, -44, 240, -46))):
        b.stroke(feeler, 7)
        end = feeler.currentPosition()
        b.fill(ellipse(end.x(), end.y(), 11), b.inks.ink)
    glass = mix("#dfeef0", b.inks.light, 0.25)
    for wing in (
        closed((50, -24), (60, -160, 10, -260, -70, -256), (-130, -230, -90, -90, 36, -20)),
        closed((20, -20), (-30, -150, -150, -200, -206, -160), (-226, -100, -90, -30, 20, -12)),
    ):
        b.local(wing, glass, 0.25, width=5)
    for vein in (path((42, -30), (0, -120, -60, -220)), path((10, -22), (-80, -100, -176, -140))):
        b.stroke(vein, 3, faded(b.inks.ink, 0.7))


OBJECTS = {"owl": owl, "cat": cat, "snake": snake, "butterfly": butterfly, "bee": bee}
