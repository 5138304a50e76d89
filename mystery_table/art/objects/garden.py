"""About house and yard: bucket, broom, plant, log, toadstool, axe, parcel, wool, pill."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import DARK, LEAF, RED, STEEL, WOOD, shine, tinted
from mystery_table.art.shapes import box, closed, ellipse, moved, path, symmetric


def bucket(b: Ink) -> None:
    """A zinc bucket full of water, its handle up."""
    zinc = mix(STEEL, b.inks.mid, 0.3)
    b.stroke(path((-166, -70), (-170, -290, 170, -290, 166, -70)), 13)
    b.stroke(path((-166, -70), (-170, -290, 170, -290, 166, -70)), 5, STEEL)
    b.local(box(-44, -252, 44, -218, 14), WOOD, hatch=False)
    body = closed((-170, -80), (-124, 220), (-120, 250, 120, 250, 124, 220), (170, -80))
    b.local(body, zinc, 0.5)
    for y, reach in ((20, 154), (160, 134)):
        b.stroke(path((-reach, y), (0, y + 44, reach, y)), 4)
    b.local(ellipse(0, -80, 176, 44), mix(zinc, "#ffffff", 0.3), hatch=False)
    b.local(ellipse(0, -74, 152, 31), mix("#5f9fb8", b.inks.mid, 0.25), hatch=False, width=3)
    for x, y, reach in ((-30, -78, 60), (46, -64, 40)):
        b.stroke(path((x - reach, y), (x, y + 9, x + reach, y)), 3, faded("#ffffff", 0.8))
    for x in (-166, 166):
        b.local(ellipse(x, -66, 19), mix(zinc, b.inks.ink, 0.3), hatch=False)
    shine(b, [(-128, 0), (-108, 140)])


def broom(b: Ink) -> None:
    """A broom of straw bound with red cord."""
    b.pipe(path((0, -254), (0, 40)), 20, mix(WOOD, "#ffffff", 0.15), 5)
    straw = mix("#d9ab4e", b.inks.second, 0.1)
    tips = tuple((112 - 32 * k, 262 if k % 2 else 238) for k in range(8))
    head = closed(
        (-34, 20), (34, 20), (50, 110, 100, 150, 130, 250), *tips, (-130, 250), (-100, 150, -50, 110, -34, 20)
    )
    b.local(head, straw, 0.45)
    for x in (-96, -64, -32, 0, 32, 64, 96):
        b.stroke(path((x * 0.3, 100), (x * 0.55, 150, x, 226)), 3.4, mix(straw, b.inks.ink, 0.6))
    b.local(closed((-40, -4), (40, -4), (46, 40), (-46, 40)), mix(WOOD, b.inks.ink, 0.2), hatch=False)
    for y, reach in ((62, 46), (92, 58)):
        b.stroke(path((-reach, y), (0, y + 14, reach, y)), 15)
        b.stroke(path((-reach, y), (0, y + 14, reach, y)), 8, RED)


def potted_plant(b: Ink) -> None:
    """A plant with broad leaves in a clay pot."""
    clay = mix("#b5603a", b.inks.accent, 0.15)
    green = mix(LEAF, b.inks.second, 0.1)
    blade = closed((0, 0), (-64, -80, -50, -190, 0, -240), (50, -190, 64, -80, 0, 0))
    for turn, size, tone in (
        (-74, 0.84, 0.3),
        (76, 0.84, 0.3),
        (-44, 1.0, 0.16),
        (48, 0.98, 0.2),
        (-18, 1.1, 0.04),
        (22, 1.12, 0.0),
    ):
        b.local(moved(blade, 0, 56, turn, size), mix(green, b.inks.ink, tone), 0.4)
        with b.at(0, 56, turn, size):
            b.stroke(path((0, -16), (0, -214)), 3.4, mix(green, "#ffffff", 0.4))
            for y in (-60, -110, -160):
                for side in (-1, 1):
                    b.stroke(path((0, y), (side * 30, y - 34)), 2.6, mix(green, "#ffffff", 0.3))
    b.local(closed((-106, 80), (-78, 256), (78, 256), (106, 80)), clay, 0.5)
    b.local(box(-126, 36, 126, 92, 6), mix(clay, "#ffffff", 0.1), 0.45)
    shine(b, [(-82, 120), (-66, 210)])


def log(b: Ink) -> None:
    """A log on end: bark, rings of growth, the stub of a branch."""
    bark, wood = mix("#7a4f2c", b.inks.second, 0.12), mix("#d9ad6a", b.inks.light, 0.2)
    b.local(closed((130, 10), (216, -60), (246, -10), (140, 110)), bark, 0.5)
    b.local(moved(ellipse(0, 0, 20, 34), 231, -34, -32), wood, hatch=False)
    trunk = closed(
        (-160, -150),
        (-166, 60),
        (-190, 226),
        (-120, 214),
        (-60, 250),
        (20, 226),
        (90, 250),
        (150, 216),
        (194, 232),
        (166, 60),
        (160, -150),
    )
    b.local(trunk, bark, 0.55)
    for x, top, low in (
        (-124, -90, 60),
        (-90, 20, 190),
        (-44, -70, 30),
        (-30, 90, 200),
        (16, -60, 120),
        (66, 40, 200),
        (96, -80, 10),
        (124, 70, 190),
    ):
        middle = (top + low) / 2
        b.stroke(path((x, top), (x + 14, middle, x - 6, low)), 5, mix(bark, b.inks.ink, 0.65))
    b.local(ellipse(0, -150, 162, 74), wood, 0.2, hatch=False)
    for share in (0.8, 0.6, 0.4, 0.2):
        b.stroke(ellipse(-6 * (1 - share), -150, 162 * share, 74 * share), 3.4, mix(WOOD, DARK, 0.2))
    b.stroke(path((30, -140), (120, -120)), 3.4)


def toadstool(b: Ink) -> None:
    """A red toadstool with white spots, a ring round its stalk."""
    stalk = mix("#f4ead2", b.inks.light, 0.2)
    b.local(symmetric((0, -40), (44, -40), (50, 80, 70, 160, 96, 226), (40, 256, 0, 256)), stalk, 0.45)
    b.local(
        symmetric((0, -10), (60, -6, 92, 6), (110, 60), (84, 50), (66, 76), (40, 58), (20, 82), (0, 64)),
        mix(stalk, "#ffffff", 0.3),
        hatch=False,
    )
    cap = symmetric((0, -250), (150, -250, 236, -110, 248, -10), (180, 26, 60, 30, 0, 30))
    b.local(cap, mix("#c9372a", b.inks.accent, 0.15), 0.45)
    with b.clip(cap):
        for x, y, rx, ry in (
            (0, -90, 52, 42),
            (-136, -120, 34, 36),
            (126, -140, 36, 36),
            (-70, -206, 30, 20),
            (60, -216, 24, 16),
            (200, -50, 30, 30),
            (-206, -36, 28, 28),
            (96, -26, 28, 18),
            (-96, -16, 30, 18),
        ):
            b.local(ellipse(x, y, rx, ry), "#f8efd8", 0.25, hatch=False, width=3.4)
    b.stroke(cap, 4.2)


def axe(b: Ink) -> None:
    """A woodcutter's axe, its edge to the left."""
    with b.at(20, 12, scale=0.9):
        haft = closed(
            (-16, -262),
            (22, -262),
            (26, -100),
            (20, 60, 40, 160, 62, 244),
            (30, 264, 0, 258),
            (-14, 160, -24, 60, -20, -100),
        )
        b.local(haft, mix(WOOD, "#ffffff", 0.12), 0.45)
        head = closed(
            (56, -226),
            (70, -160),
            (54, -112),
            (-40, -112),
            (-100, -96, -150, -20),
            (-206, -70, -206, -260, -150, -300),
            (-110, -236, -40, -218),
        )
        b.local(head, tinted(b, STEEL, 0.15), 0.5)
        edge = closed(
            (-150, -20),
            (-206, -70, -206, -260, -150, -300),
            (-134, -274),
            (-178, -220, -178, -100, -130, -48),
        )
        b.local(edge, "#f1f4f6", hatch=False, width=3)
        b.local(box(-22, -270, 28, -222, 4), mix(WOOD, b.inks.ink, 0.2), hatch=False)
        for y in (170, 190, 210):
            b.stroke(path((2, y), (50, y + 4)), 3.4, faded(b.inks.ink, 0.6))


def parcel(b: Ink) -> None:
    """A parcel in brown paper, tied with string, stamped and sealed."""
    kraft = mix("#b98a55", b.inks.second, 0.1)
    top = closed((-230, -60), (20, -150), (230, -84), (-20, 20))
    left = closed((-230, -60), (-20, 20), (-20, 244), (-230, 150))
    right = closed((-20, 20), (230, -84), (230, 124), (-20, 244))
    b.local(left, kraft, 0.3, hatch=False)
    b.local(right, mix(kraft, b.inks.ink, 0.22), 0.45)
    b.local(top, mix(kraft, "#ffffff", 0.25), 0.15, hatch=False)
    for line in (
        path((-125, 197), (-125, -20), (125, -117)),
        path((105, 184), (105, -32), (-105, -105)),
    ):
        b.stroke(line, 14)
        b.stroke(line, 7, "#f1e6cc")
    for k in (-1, 1):
        loop = path((0, -68), (k * 40, -170, k * 150, -190), (k * 150, -110, 0, -68))
        b.stroke(loop, 14)
        b.stroke(loop, 7, "#f1e6cc")
        b.stroke(path((0, -68), (k * 30, -40, k * 66, -34)), 13)
        b.stroke(path((0, -68), (k * 30, -40, k * 66, -34)), 6, "#f1e6cc")
    b.local(ellipse(0, -68, 16, 13), RED, hatch=False)
    b.local(
        closed((-104, 30), (-44, 54), (-44, 122), (-104, 98)),
        mix(RED, b.inks.accent, 0.3),
        hatch=False,
        width=3.4,
    )
    b.fill(closed((-94, 50), (-54, 66), (-54, 104), (-94, 88)), "#f6ecd2")
    b.local(closed((6, 120), (84, 86), (84, 150), (6, 186)), "#f6ecd2", hatch=False, width=3.4)
    for y in (132, 150):
        b.stroke(path((18, y + 6), (70, y - 18)), 4, faded(b.inks.ink, 0.7))


def wool(b: Ink) -> None:
    """A ball of wool with two needles in it, its end running off."""
    yarn = mix("#2f8fa0", b.inks.second, 0.2)
    for k in (-1, 1):
        b.pipe(path((k * 30, 60), (k * -190, -240)), 11, mix(WOOD, "#ffffff", 0.35), 4)
        b.local(ellipse(k * -194, -246, 19), mix(WOOD, DARK, 0.2), hatch=False)
    tail = path((60, 214), (150, 262, 190, 190), (216, 160, 264, 214))
    b.stroke(tail, 15)
    b.stroke(tail, 8, yarn)
    ball = ellipse(0, 50, 176)
    b.local(ball, yarn, 0.5, hatch=False)
    with b.clip(ball):
        strand = mix(yarn, b.inks.ink, 0.55)
        for k in range(6):
            b.stroke(path((-190, -60 + 34 * k), (-20, -150 + 34 * k, 120, -150 + 40 * k)), 5, strand)
            b.stroke(path((40 + 26 * k, 240), (10 + 30 * k, 90, 120 + 14 * k, -70)), 5, strand)
            b.stroke(path((-190, 150 + 24 * k), (-90, 90 + 28 * k, 50, 120 + 30 * k)), 5, strand)
        for k in range(3):
            b.stroke(
                path((-150, -10 + 34 * k), (-30, -106 + 34 * k, 90, -112 + 40 * k)),
                5,
                mix(yarn, "#ffffff", 0.4),
            )
    b.stroke(ball, 4.2)


def pill(b: Ink) -> None:
    """A capsule, half red, half clear with grains in it."""
    lower = closed((-92, 10), (92, 10), (92, 150), (92, 254, -92, 254, -92, 150))
    upper = closed((-86, 10), (-86, -150), (-86, -250, 86, -250, 86, -150), (86, 10))
    b.local(upper, mix("#f3ead6", b.inks.light, 0.2), 0.3, hatch=False)
    with b.clip(upper):
        for row in range(9):
            for column in range(5):
                x = -72 + 36 * column + (18 if row % 2 else 0)
                colour = (RED, "#e0a53a", "#f8f0dc")[(row * 2 + column) % 3]
                b.local(ellipse(x, -4 - 22 * row + b.dice.uniform(-5, 5), 13), colour, hatch=False, width=2.6)
    b.stroke(upper, 4.2)
    b.local(lower, mix(RED, b.inks.accent, 0.2), 0.5)
    b.local(box(-98, -4, 98, 30, 8), mix(RED, b.inks.ink, 0.15), hatch=False)
    shine(b, [(-60, -160), (-62, -40)], [(-62, 60), (-60, 150)])


OBJECTS = {
    "parcel": parcel,
    "wool": wool,
    "pill": pill,
    "axe": axe,
    "bucket": bucket,
    "broom": broom,
    "potted_plant": potted_plant,
    "log": log,
    "toadstool": toadstool,
}
