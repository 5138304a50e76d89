"""What is met out of doors: comet, fire, ladder, brick wall, bell, apple."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, LEAF, RED, STEEL, WOOD, shine
from mystery_table.art.shapes import box, closed, ellipse, path, star, symmetric


def comet(b: Ink) -> None:
    """A comet falling to the lower left, its tail in three tongues."""
    tails = (
        (closed((-190, 60), (-60, -90, 60, -190, 250, -250), (130, -70, 30, 80, -60, 190)), "#3f7fb5"),
        (closed((-180, 80), (-40, -60, 60, -140, 190, -190), (100, -40, 10, 60, -80, 180)), "#8fc4dc"),
        (closed((-170, 96), (-50, -20, 30, -80, 130, -128), (60, -10, 0, 60, -92, 160)), CREAM),
    )
    for shape, colour in tails:
        b.local(shape, mix(colour, b.inks.light, 0.15), 0.3, hatch=colour != CREAM, width=3.6)
    for streak in (
        path((-96, 176), (60, 60, 160, -60, 232, -190)),
        path((-200, 40), (-90, -110, 20, -190, 150, -236)),
    ):
        b.stroke(streak, 3.4, faded("#ffffff", 0.8))
    b.soft(-130, 130, 150, "#fff3c0", 0.75)
    b.local(ellipse(-130, 130, 86), "#f2c84b", 0.35, shine=0.6)
    for x, y, r in ((-156, 108, 19), (-108, 160, 24), (-98, 100, 11), (-160, 166, 10)):
        b.local(ellipse(x, y, r, r * 0.86), mix(BRASS, b.inks.ink, 0.25), hatch=False, width=2.8)
    for x, y, r in ((140, 100, 34), (-70, -190, 28)):
        b.local(star(x, y, r, 0.22), "#f6dc82", hatch=False, width=2.8)


def fire(b: Ink) -> None:
    """A fire of three flames, one within the other."""
    outer = closed(
        (-20, 240),
        (-150, 240, -190, 130, -150, 40),
        (-134, 4, -150, -20, -152, -60),
        (-110, -40, -96, -10, -92, 16),
        (-60, -70, -80, -170, -4, -264),
        (-6, -190, 40, -150, 72, -96),
        (92, -60, 96, -40, 98, -16),
        (112, -34, 116, -60, 110, -90),
        (176, -10, 190, 60, 168, 130),
        (146, 210, 80, 240, -20, 240),
    )
    b.local(outer, "#cf3f22", 0.3)
    middle = closed(
        (-10, 232),
        (-110, 232, -138, 150, -96, 70),
        (-84, 96, -70, 104, -58, 108),
        (-62, 20, -20, -40, -8, -120),
        (36, -70, 74, -20, 70, 60),
        (92, 46, 100, 30, 102, 14),
        (138, 80, 140, 150, 108, 190),
        (84, 222, 40, 232, -10, 232),
    )
    b.local(middle, "#f08a2a", 0.2, hatch=False, width=3.4)
    inner = closed(
        (0, 226),
        (-66, 222, -76, 160, -36, 104),
        (-22, 80, 0, 60, 2, 20),
        (40, 70, 84, 130, 66, 180),
        (54, 214, 30, 226, 0, 226),
    )
    b.local(inner, "#fbd65a", 0.1, hatch=False, width=3)
    b.fill(symmetric((4, 110), (34, 150, 40, 214, 0, 216)), "#fff3bf")
    for spark in (
        closed((-74, -150), (-100, -180, -72, -214), (-52, -180, -74, -150)),
        closed((104, -140), (86, -172, 116, -206), (132, -168, 104, -140)),
    ):
        b.local(spark, "#f08a2a", hatch=False, width=3)


def ladder(b: Ink) -> None:
    """A wooden ladder that narrows upwards."""
    wood = mix("#b9793c", b.inks.second, 0.12)
    for k in range(7):
        y = 196 - 66 * k
        reach = 96 - (260 - y) * 0.06
        b.local(box(-reach, y - 12, reach, y + 12), mix(wood, "#ffffff", 0.14), hatch=False)
    for k in (-1, 1):
        rail = closed((k * 84, 262), (k * 54, -262), (k * 84, -262), (k * 118, 262))
        b.local(rail, wood, 0.45)
        for row in range(7):
            b.fill(ellipse(k * (99 - (64 + 66 * row) * 0.062), 196 - 66 * row, 5.5), b.inks.ink)


def brick_wall(b: Ink) -> None:
    """A wall of bricks that has begun to crumble."""
    mortar = mix(CREAM, b.inks.mid, 0.5)
    b.local(box(-226, -104, 226, 214, 4), mortar, 0.4, hatch=False)
    courses = ((-226, 226), (-226, 226), (-226, 226), (-226, 226), (-226, 172), (-172, 60))
    for row, (left, right) in enumerate(courses):
        low, x = 210 - 62 * row, -226 - 56 * (row % 2)
        while x < right:
            start, end = max(x, left), min(x + 112, 226)
            if end - start > 30 and end <= right + 54:
                b.local(box(start + 5, low - 55, end - 5, low, 5), _clay(b), 0.4)
            x += 112
    for x, y, turn in ((178, -172, 18), (236, 228, -8)):
        with b.at(x, y, turn):
            b.local(box(-46, -26, 46, 26, 5), _clay(b), 0.4)
    b.stroke(path((-70, -96), (-40, -50), (-66, -10), (-30, 40), (-44, 86)), 5)


def _clay(b: Ink) -> str:
    return mix(mix("#a8442f", b.inks.accent, 0.2), b.inks.ink, b.dice.uniform(0, 0.22)).name()


def bell(b: Ink) -> None:
    """A bronze bell on its yoke, the clapper swung out."""
    bronze = mix(BRASS, b.inks.second, 0.1)
    b.local(box(-150, -252, 150, -196, 12), WOOD, 0.5)
    for x in (-96, 96):
        b.local(box(x - 14, -258, x + 14, -190, 3), STEEL, hatch=False, width=3.4)
    b.stroke(path((-36, -150), (-40, -206, 40, -206, 36, -150)), 24)
    b.stroke(path((-36, -150), (-40, -206, 40, -206, 36, -150)), 14, bronze)
    b.pipe(path((30, 120), (44, 196)), 12, STEEL, 4)
    b.local(ellipse(50, 214, 40), mix(STEEL, b.inks.ink, 0.35), 0.5)
    body = symmetric(
        (0, -166),
        (60, -166, 96, -130, 104, -50),
        (112, 40, 132, 110, 190, 150),
        (200, 176),
        (60, 196, 0, 196),
    )
    b.local(body, bronze, 0.5)
    for y, reach in ((-66, 100), (-46, 101), (96, 138), (120, 156)):
        b.stroke(path((-reach, y), (0, y + 30, reach, y)), 4.4, mix(bronze, b.inks.ink, 0.55))
    b.local(star(0, 34, 42, 0.42, 5), mix(bronze, "#ffffff", 0.35), hatch=False, width=3)
    b.stroke(path((-190, 152), (0, 190, 190, 152)), 4.4)
    shine(b, [(-70, -104), (-88, -50, -84, 10, -104, 70)])


def apple(b: Ink) -> None:
    """A red apple with its stalk and a leaf."""
    body = closed(
        (0, -92),
        (60, -140, 190, -130, 202, 10),
        (208, 130, 120, 232, 62, 226),
        (30, 222, 24, 212, 0, 212),
        (-24, 212, -30, 222, -62, 226),
        (-120, 232, -208, 130, -202, 10),
        (-190, -130, -60, -140, 0, -92),
    )
    b.local(body, mix(RED, b.inks.accent, 0.12), 0.5)
    b.fill(closed((-60, -90), (0, -50, 60, -90), (0, -76, -60, -90)), mix(RED, b.inks.ink, 0.5))
    b.pipe(path((0, -76), (2, -150, 34, -206)), 13, WOOD, 4.4)
    leaf = closed((14, -140), (50, -230, 150, -226, 190, -206), (160, -130, 80, -106, 14, -140))
    b.local(leaf, mix(LEAF, b.inks.second, 0.1), 0.45)
    b.stroke(path((18, -142), (90, -176, 170, -200)), 3.4)
    shine(b, [(-140, -50), (-172, 0, -168, 50)], [(-120, -76), (-106, -90)])


def coffin(b: Ink) -> None:
    """A closed coffin with a cross and handles."""
    wood = mix("#7d4a26", b.inks.second, 0.12)
    shape = symmetric((0, -262), (86, -262), (166, -120), (92, 262), (0, 262))
    b.local(shape, mix(wood, b.inks.ink, 0.3), 0.5)
    b.local(symmetric((0, -234), (70, -234), (138, -116), (72, 236), (0, 236)), wood, 0.5)
    b.stroke(symmetric((0, -210), (58, -210), (114, -112), (56, 212), (0, 212)), 3)
    for x in (-36, 36):
        b.stroke(path((x, -200), (x * 0.9, 200)), 2.4, faded(b.inks.ink, 0.5))
    cross = box(-15, -176, 15, 40, 4).united(box(-68, -122, 68, -92, 4))
    b.local(cross, BRASS, 0.4, hatch=False)
    for k in (-1, 1):
        for y, x in ((-40, 136), (110, 108)):
            b.stroke(path((k * x, y - 26), (k * (x + 34), y, k * x, y + 30)), 15)
            b.stroke(path((k * x, y - 26), (k * (x + 34), y, k * x, y + 30)), 7, BRASS)
        for y, x in ((-212, 62), (-116, 126), (216, 64)):
            b.local(ellipse(k * x, y, 8), BRASS, hatch=False, width=2.6)


OBJECTS = {
    "coffin": coffin,
    "comet": comet,
    "fire": fire,
    "ladder": ladder,
    "brick_wall": brick_wall,
    "bell": bell,
    "apple": apple,
}
