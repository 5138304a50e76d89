"""Food and tableware: jam, egg, knife and fork, fish, mug, loaf, honey, basket, cheese."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, GLASS, LEAF, RED, STEEL, WOOD, shine
from mystery_table.art.shapes import blob, box, closed, ellipse, moved, path, polar, symmetric


def jar(b: Ink) -> None:
    """A preserving jar of berries with a cloth lid."""
    glass = box(-120, -110, 120, 210, 44)
    b.local(glass, mix(GLASS, b.inks.paper, 0.3), 0.3, hatch=False)
    with b.clip(glass):
        b.fill(box(-130, -40, 130, 220), mix("#7d1f3a", b.inks.accent, 0.25))
        for i in range(40):
            x, y = -112 + 46 * (i % 6) + 23 * (i // 6 % 2), 190 - 36 * (i // 6)
            b.local(ellipse(x, y, 22), mix("#a52a4a", b.inks.accent, 0.25), hatch=False, width=2.6)
    b.stroke(glass, 4.4)
    b.local(box(-76, 20, 76, 120, 8), CREAM, hatch=False)
    b.local(ellipse(0, 70, 24), RED, hatch=False, width=3)
    b.local(closed((0, 46), (20, 20, 40, 26), (28, 44, 0, 46)), LEAF, hatch=False, width=3)
    cloth = closed(
        (-110, -190),
        (110, -190),
        (150, -110),
        (120, -84),
        (96, -106),
        (60, -80),
        (28, -106),
        (-10, -82),
        (-46, -106),
        (-84, -80),
        (-118, -104),
        (-150, -108),
    )
    b.local(cloth, b.inks.second)
    b.local(ellipse(0, -190, 110, 26), mix(b.inks.second, "#ffffff", 0.25), hatch=False)
    b.pipe(path((-124, -140), (0, -124, 124, -140)), 8, CREAM, 2.6)
    shine(b, [(-96, -60), (-96, 100)])


def egg(b: Ink) -> None:
    """A boiled egg in an egg cup."""
    b.local(
        symmetric((0, -220), (96, -216, 130, -80, 118, 10), (60, 60, 0, 60)), "#fbeedb", 0.35, hatch_from=0.62
    )
    crack = path((-116, -90), (-80, -70), (-50, -104), (-10, -70), (30, -104), (70, -70), (116, -92))
    b.stroke(crack, 4)
    cup = symmetric(
        (0, -20), (132, -40), (130, 60, 70, 110, 34, 120), (26, 160), (80, 190, 104, 220), (0, 228)
    )
    b.local(cup, mix(b.inks.mid, CREAM, 0.2), 0.5)
    b.local(closed((-134, -44), (0, -10, 134, -44), (130, -10), (0, 26, -130, -10)), CREAM, hatch=False)
    for x in (-84, -28, 28, 84):
        b.fill(ellipse(x, 44 + 8 * (1 - abs(x) / 84), 11), b.inks.accent)
    shine(b, [(-72, -120), (-66, -170, -36, -192)])


def knife_and_fork(b: Ink) -> None:
    """A knife and a fork crossed before a plate."""
    b.local(ellipse(0, 0, 196), CREAM, 0.35, hatch_from=0.7)
    b.stroke(ellipse(0, 0, 174), 6, b.inks.accent)
    b.local(ellipse(0, 0, 132), mix(CREAM, "#ffffff", 0.5), 0.25, hatch=False, width=3)
    with b.at(0, 0, 32):
        b.local(closed((-20, 20), (-22, -230), (22, -200, 34, -80, 20, 20)), STEEL, hatch_from=0.6)
        b.local(
            closed((-17, 20), (19, 20), (22, 220, 14, 246, -14, 246), (-22, 220)),
            mix(WOOD, b.inks.accent, 0.3),
        )
        b.local(box(-22, 14, 24, 34, 4), BRASS, hatch=False)
    with b.at(0, 0, -32):
        fork = closed(
            (-46, -240),
            (-34, -240),
            (-30, -150),
            (-20, -150),
            (-18, -240),
            (-6, -240),
            (-4, -150),
            (4, -150),
            (6, -240),
            (18, -240),
            (20, -150),
            (30, -150),
            (34, -240),
            (46, -240),
            (44, -120, 14, -90, 14, -60),
            (14, 20),
            (-14, 20),
            (-14, -60),
            (-14, -90, -44, -120, -46, -240),
        )
        b.local(fork, STEEL, hatch_from=0.6, width=3.6)
        b.local(
            closed((-17, 20), (19, 20), (22, 220, 14, 246, -14, 246), (-22, 220)),
            mix(WOOD, b.inks.accent, 0.3),
        )
        b.local(box(-22, 14, 24, 34, 4), BRASS, hatch=False)


def fish(b: Ink) -> None:
    """A fish with scales, swimming left."""
    skin = mix(b.inks.mid, b.inks.second, 0.35)
    b.local(closed((120, 0), (220, -110, 240, -100), (206, 0), (240, 100), (220, 110, 120, 0)), b.inks.accent)
    b.local(closed((-60, -90), (0, -170, 90, -150), (70, -110, 90, -60)), b.inks.accent)
    b.local(closed((-10, 90), (30, 160, 90, 150), (70, 110, 80, 60)), b.inks.accent)
    body = closed((-230, 10), (-150, -120, 40, -120, 150, -6), (40, 120, -150, 120, -230, 10))
    b.local(body, skin, 0.5)
    with b.clip(body):
        b.fill(closed((-240, 30), (-100, 70, 60, 60, 160, 0), (160, 140), (-240, 140)), faded(CREAM, 0.55))
        for row in range(7):
            for column in range(6):
                x, y = -60 + 38 * column, -84 + 28 * row
                b.stroke(
                    moved(path((-12, -14), (14, -8, 14, 8, -12, 14)), x + (19 if row % 2 else 0), y),
                    2.6,
                    faded(b.inks.ink, 0.6),
                )
        b.stroke(path((-96, -110), (-50, 0, -96, 110)), 5)
    b.stroke(body, 4.4)
    b.local(closed((-60, 30), (-20, 10, 30, 50), (-10, 70, -56, 60)), b.inks.accent, hatch=False)
    b.local(ellipse(-156, -24, 23), CREAM, hatch=False, width=3.4)
    b.fill(ellipse(-160, -24, 11), b.inks.ink)
    b.stroke(path((-226, 26), (-196, 40, -176, 34)), 4)


def beer(b: Ink) -> None:
    """A glass tankard of beer with a head."""
    b.pipe(path((110, -70), (230, -80, 230, 130, 110, 130)), 22, mix(GLASS, b.inks.paper, 0.3))
    glass = closed((-130, -110), (130, -110), (118, 216), (-118, 216))
    b.local(glass, mix("#d9912b", b.inks.accent, 0.1), 0.5)
    for x in (-66, 0, 66):
        b.local(
            box(x - 24, -60, x + 24, 180, 22), mix("#e8ab48", b.inks.accent, 0.08), hatch=False, width=3.4
        )
        b.stroke(path((x - 12, -30), (x - 12, 120)), 4, faded("#ffffff", 0.7))
    b.local(box(-128, 196, 128, 226, 8), mix(GLASS, b.inks.light, 0.4), hatch=False)
    foam = blob(
        [
            (-110, -120, 46),
            (-50, -150, 58),
            (20, -140, 60),
            (84, -146, 54),
            (120, -110, 40),
            (-80, -96, 40),
            (50, -100, 46),
        ]
    )
    b.local(foam.united(box(-130, -116, -84, 0, 22)), "#fff6e2", 0.3, hatch_from=0.65)


def bread(b: Ink) -> None:
    """A crusty loaf, cut, with a slice before it."""
    crust = mix("#b5702e", b.inks.accent, 0.1)
    b.local(
        closed((-190, 120), (-230, -20, -150, -130, -20, -130), (120, -140, 230, -60, 200, 120)), crust, 0.55
    )
    for x in (-110, -10, 90):
        b.local(
            closed((x - 40, -84), (x, -110, x + 46, -70), (x + 10, -50, x - 40, -84)),
            mix(crust, CREAM, 0.6),
            hatch=False,
            width=3.4,
        )
    slice_ = closed(
        (-170, 190),
        (-170, 90),
        (-226, 60, -200, -20, -130, -24),
        (-40, -34, 20, -10, 0, 60),
        (-6, 84, -20, 90),
        (-20, 190),
    )
    b.local(slice_, crust, hatch=False)
    b.local(moved(slice_, -12, 14, 0, 0.86), "#f4dcae", 0.25, hatch_from=0.7, width=3)
    for x, y in ((-120, 30), (-70, 60), (-110, 110), (-56, 130), (-140, 76)):
        b.fill(ellipse(x, y, 9, 6), faded(crust, 0.5))


def basket(b: Ink) -> None:
    """A wicker basket full of fruit."""
    wicker = mix("#b98a4a", b.inks.paper, 0.05)
    b.pipe(path((-150, 0), (-150, -280, 150, -280, 150, 0)), 19, wicker)
    for x, y, size, colour in (
        (-90, -20, 58, RED),
        (0, -40, 66, "#e0912f"),
        (92, -18, 56, RED),
        (-40, -70, 44, "#8a9e3f"),
        (50, -74, 46, "#e2b23c"),
    ):
        b.local(ellipse(x, y, size), mix(colour, b.inks.accent, 0.15), hatch_from=0.6)
        b.stroke(path((x, y - size + 8), (x + 6, y - size - 10)), 5)
    body = closed((-190, 0), (190, 0), (150, 200), (-150, 200))
    b.local(body, wicker, 0.5, hatch=False)
    with b.clip(body):
        for row in range(6):
            for column in range(12):
                x, y = -200 + 36 * column + (18 if row % 2 else 0), 14 + 36 * row
                b.local(
                    box(x, y, x + 30, y + 24, 11),
                    mix(wicker, b.inks.ink, 0.12 * (column % 2)),
                    hatch=False,
                    width=2.4,
                )
    b.stroke(body, 4.4)
    b.pipe(path((-196, 2), (196, 2)), 17, wicker)


def honey(b: Ink) -> None:
    """A stone pot of honey with a dipper."""
    with b.at(70, -150, 24):
        b.pipe(path((0, 60), (0, -110)), 12, WOOD)
    pot = symmetric((0, -110), (110, -110), (180, -60, 190, 120, 110, 210), (0, 216))
    b.local(pot, mix("#c98d3c", b.inks.second, 0.1), 0.55)
    b.local(closed((-150, -16), (0, 10, 150, -16), (172, 90), (0, 126, -172, 90)), CREAM, hatch=False)
    for i in range(3):
        b.local(
            moved(
                closed(*[polar(0, 0, 30, k / 6) for k in range(6)]), -56 + 56 * i, 54 + (0 if i % 2 else 6)
            ),
            "#f0b429",
            hatch=False,
            width=3.4,
        )
    b.local(box(-130, -146, 130, -100, 16), mix("#c98d3c", b.inks.ink, 0.1), hatch=False)
    drip = closed(
        (-122, -146),
        (122, -146),
        (122, -120),
        (104, -60, 90, -120),
        (60, -110),
        (44, -20, 24, -110),
        (-30, -116),
        (-50, -70, -66, -118),
        (-122, -120),
    )
    b.local(drip, "#f0b429", 0.35, hatch=False)
    shine(b, [(-140, 120), (-128, 160, -108, 184)])


def cheese(b: Ink) -> None:
    """A wedge of cheese with holes and a red rind."""
    paste = "#f3c74a"
    front = closed((-236, 6), (196, -34), (206, 160), (-226, 176))
    b.local(front, mix(paste, b.inks.second, 0.1), 0.35)
    top = closed((-236, 6), (30, -176), (150, -160, 190, -110, 196, -34))
    b.local(top, mix(paste, "#ffffff", 0.4), 0.15, hatch=False)
    rind = closed(
        (30, -176),
        (150, -160, 190, -110, 196, -34),
        (206, 160),
        (234, 150),
        (228, -60),
        (210, -180, 130, -200, 30, -176),
    )
    b.local(rind, mix(RED, b.inks.accent, 0.2), 0.4)
    hollow = mix(paste, b.inks.ink, 0.38)
    with b.clip(front):
        for x, y, rx, ry in (
            (-150, 66, 34, 30),
            (-60, 124, 24, 21),
            (-20, 34, 22, 19),
            (78, 92, 44, 38),
            (160, 16, 22, 20),
            (160, 146, 20, 17),
            (-176, 140, 17, 15),
            (60, -22, 30, 18),
        ):
            b.local(ellipse(x, y, rx, ry), hollow, 0.3, hatch=False, width=4)
            b.stroke(
                path((x - rx * 0.6, y + ry * 0.5), (x, y + ry, x + rx * 0.6, y + ry * 0.5)),
                3,
                mix(paste, "#ffffff", 0.5),
            )
    for x, y, rx, ry in ((66, -110, 26, 13), (-50, -50, 20, 9), (130, -70, 15, 9)):
        b.local(ellipse(x, y, rx, ry), hollow, 0.3, hatch=False, width=3.4)


def champagne(b: Ink) -> None:
    """A bottle of champagne whose cork flies off in foam."""
    with b.at(0, 14, scale=0.9):
        glass = mix("#2f5a3c", b.inks.deep, 0.15)
        foam = blob(
            (
                (0, -196, 34),
                (-34, -214, 26),
                (34, -216, 26),
                (-14, -240, 28),
                (20, -248, 22),
                (-44, -180, 20),
                (46, -184, 20),
            )
        )
        b.local(foam, "#fdf6e2", 0.2, hatch=False)
        with b.at(6, -282, 12, 0.8):
            b.local(
                box(-24, -2, 24, 34, 6).united(ellipse(0, -4, 30, 20)),
                mix("#c9955a", b.inks.second, 0.1),
                0.4,
                hatch=False,
            )
        bottle = symmetric(
            (0, -186), (30, -186), (32, -60), (40, -10, 96, 10, 98, 80), (98, 252), (88, 270, 0, 270)
        )
        b.local(bottle, glass, 0.5)
        b.local(symmetric((0, -190), (33, -190), (36, -66), (18, -48, 0, -44)), BRASS, 0.45)
        b.local(box(-40, -176, 40, -156, 6), mix(BRASS, b.inks.ink, 0.25), hatch=False, width=3.4)
        b.local(box(-98, 96, 98, 214), CREAM, 0.25, hatch=False)
        b.stroke(path((-96, 112), (96, 112)), 4, RED)
        b.stroke(path((-96, 198), (96, 198)), 4, RED)
        for k in (-1, 1):
            b.fill(closed((0, 132), (k * 30, 152, k * 20, 184), (k * 6, 176, 0, 132)), BRASS)
            b.stroke(path((k * 40, 156), (k * 76, 156)), 4, faded(b.inks.ink, 0.6))
        shine(b, [(-74, 40), (-78, 60, -78, 84)], [(-78, 228), (-77, 246)])


OBJECTS = {
    "champagne": champagne,
    "cheese": cheese,
    "jar": jar,
    "egg": egg,
    "knife_and_fork": knife_and_fork,
    "fish": fish,
    "beer": beer,
    "bread": bread,
    "basket": basket,
    "honey": honey,
}
