"""Small precious and living things: ring, coin, money bag, joker, pawn, wand, ballet shoe, flowers."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, LEAF, RED, shine
from mystery_table.art.shapes import box, closed, ellipse, moved, path, polar, rectangle, star, symmetric


def ring(b: Ink) -> None:
    """A gold ring with a large stone."""
    hoop = ellipse(0, 70, 148).subtracted(ellipse(0, 70, 108))
    b.local(hoop, BRASS, 0.55)
    b.local(closed((-46, -84), (46, -84), (30, -52), (-30, -52)), mix(BRASS, b.inks.ink, 0.15), hatch=False)
    gem = closed((-62, -216), (62, -216), (112, -160), (0, -60), (-112, -160))
    b.local(gem, mix(b.inks.second, "#ffffff", 0.35), 0.5)
    for line in (
        path((-112, -160), (112, -160)),
        path((-62, -216), (-36, -160), (0, -60), (36, -160), (62, -216)),
    ):
        b.stroke(line, 3)
    b.stroke(path((-36, -160), (0, -216), (36, -160)), 3)
    for side in (-1, 1):
        b.stroke(path((side * 46, -70), (side * 74, -128)), 9, BRASS)
    shine(b, [(-124, 30), (-112, -18, -76, -40)], [(-60, -196), (-84, -168)])


def disc(b: Ink, x: float, y: float, size: float) -> None:
    """A gold coin with a crown."""
    with b.at(x, y, 0, size):
        b.local(ellipse(10, 10, 100), mix(BRASS, b.inks.ink, 0.4), hatch=False)
        b.local(ellipse(0, 0, 100), BRASS, 0.5)
        b.stroke(ellipse(0, 0, 82), 2.6)
        for i in range(24):
            b.fill(ellipse(*polar(0, 0, 91, i / 24), 3), b.inks.ink)
        crown = closed((-46, 36), (-56, -26), (-24, 2), (0, -44), (24, 2), (56, -26), (46, 36))
        b.local(crown, mix(BRASS, CREAM, 0.6), hatch=False, width=3.4)


def coin(b: Ink) -> None:
    """Three coins, one standing in front."""
    disc(b, -110, 110, 0.9)
    disc(b, 120, 130, 0.85)
    disc(b, 0, -40, 1.55)


def money_bag(b: Ink) -> None:
    """A tied sack with coins at its foot."""
    sack = symmetric((0, -130), (30, -128), (150, -60, 190, 60, 160, 160), (130, 214, 60, 216, 0, 216))
    b.local(sack, mix("#b98a52", b.inks.light, 0.2), 0.6)
    b.local(
        closed(
            (-90, -206),
            (-40, -222, -30, -196, 0, -206),
            (30, -196, 50, -226, 92, -202),
            (60, -170, 40, -150, 34, -124),
            (-34, -124),
            (-40, -150, -60, -170, -90, -206),
        ),
        mix("#b98a52", "#ffffff", 0.15),
    )
    b.pipe(path((-44, -128), (0, -114, 44, -128)), 14, RED)
    b.stroke(path((-60, -60), (-100, 20, -104, 90)), 3)
    disc(b, 0, 50, 0.62)
    for x, y, size in ((-150, 196, 0.42), (150, 200, 0.46), (92, 212, 0.4)):
        disc(b, x, y, size)


def joker(b: Ink) -> None:
    """A playing card with a jester."""
    b.local(box(-150, -226, 150, 226, 20), CREAM, 0.25, hatch_from=0.75)
    b.stroke(box(-128, -204, 128, 204, 10), 3, b.inks.accent)
    for side, colour in ((-1, RED), (1, b.inks.mid)):
        b.local(
            closed(
                (0, -130),
                (side * 50, -176, side * 120, -150, side * 112, -50),
                (side * 84, -96, side * 60, -70, side * 50, -10),
                (0, -20),
            ),
            colour,
            width=3.6,
        )
        b.local(ellipse(side * 112, -40, 15), BRASS, hatch=False, width=3)
    b.local(closed((-30, -110), (-10, -190, 10, -190, 30, -110)), b.inks.second, hatch=False, width=3.6)
    b.local(ellipse(0, -188, 15), BRASS, hatch=False, width=3)
    b.local(ellipse(0, 0, 62, 66), "#f3d3a6", 0.3, width=3.6)
    for side in (-1, 1):
        b.fill(ellipse(side * 24, -10, 8, 11), b.inks.ink)
        b.stroke(path((side * 38, -34), (side * 22, -40, side * 12, -30)), 3.4)
        b.fill(ellipse(side * 40, 18, 11), faded(RED, 0.5))
    b.stroke(path((-32, 22), (0, 56, 32, 22)), 4)
    b.stroke(path((0, -8), (-8, 14), (4, 14)), 3)
    for i in range(5):
        x = -80 + 40 * i
        b.local(
            closed((x - 22, 66), (x + 22, 66), (x, 130)),
            (RED, b.inks.second, b.inks.mid)[i % 3],
            hatch=False,
            width=3.4,
        )
    for x, y in ((-104, -176), (104, 176)):
        b.fill(star(x, y, 17, 0.4, 5), RED)


def chess_pawn(b: Ink) -> None:
    """A turned wooden pawn."""
    wood = mix("#caa06a", b.inks.light, 0.15)
    b.local(symmetric((0, 180), (120, 180), (132, 220), (120, 232), (0, 232)), wood, 0.55)
    b.local(symmetric((0, 140), (70, 140, 104, 156, 108, 184), (0, 188)), wood, 0.5)
    b.local(symmetric((0, -70), (40, -70), (44, 20, 60, 90, 84, 144), (0, 148)), wood, 0.55)
    b.local(symmetric((0, -98), (76, -98), (88, -84, 60, -66), (0, -62)), wood, 0.45, hatch=False)
    b.local(ellipse(0, -152, 72), wood, 0.55)
    shine(b, [(-38, -176), (-34, -196, -14, -206)], [(-40, 90), (-26, 30, -22, -30)])


def magic_wand(b: Ink) -> None:
    """A black wand with white ends, sparkling."""
    with b.at(0, 10, 40):
        b.local(box(-16, -190, 16, 210, 6), DARK, 0.3)
        b.local(box(-18, -214, 18, -146, 6), CREAM, hatch_from=0.6)
        b.local(box(-18, 160, 18, 220, 6), CREAM, hatch_from=0.6)
        shine(b, [(-7, -130), (-7, 140)])
    for x, y, size in ((196, -190, 62), (80, -214, 34), (214, -60, 40), (130, -100, 18), (160, -14, 18)):
        b.local(star(x, y, size, 0.3), "#ffd66b", 0.2, hatch=False, width=3)


def ballet_shoe(b: Ink) -> None:
    """A pair of pointe shoes with ribbons."""
    pink = mix("#eab0a8", b.inks.accent, 0.15)
    for side, tilt in ((-1, 8), (1, -8)):
        with b.at(side * 66, 20, tilt):
            b.stroke(path((0, -110), (side * 90, -170, side * 20, -236, side * 110, -226)), 17)
            b.stroke(
                path((0, -110), (side * 90, -170, side * 20, -236, side * 110, -226)),
                11,
                mix(pink, "#ffffff", 0.3),
            )
            b.local(
                symmetric((0, -124), (40, -120, 60, -60, 54, 20), (50, 100, 36, 190, 24, 204), (0, 208)),
                pink,
                0.45,
            )
            b.local(
                symmetric((0, -104), (26, -100, 38, -50, 34, 0), (30, 40, 12, 50, 0, 50)),
                mix(pink, b.inks.ink, 0.4),
                hatch=False,
                width=3.4,
            )
            b.stroke(path((-24, 150), (0, 164, 24, 150)), 3)
            b.local(
                moved(closed((0, 0), (-22, -16), (-22, 14)), 0, 54),
                mix(pink, "#ffffff", 0.3),
                hatch=False,
                width=3,
            )
            b.local(
                moved(closed((0, 0), (22, -16), (22, 14)), 0, 54),
                mix(pink, "#ffffff", 0.3),
                hatch=False,
                width=3,
            )


def _stem(b: Ink, leaves: tuple[tuple[float, float, int], ...]) -> None:
    b.pipe(path((0, -40), (20, 60, -24, 140, 0, 240)), 9, LEAF)
    for x, y, side in leaves:
        leaf = closed((0, 0), (side * 40, -60, side * 110, -50), (side * 80, 20, 0, 0))
        b.local(moved(leaf, x, y), LEAF)
        b.stroke(moved(path((0, 0), (side * 50, -24, side * 90, -42)), x, y), 2.4)


def rose(b: Ink) -> None:
    """A long-stemmed red rose."""
    _stem(b, ((6, 60, 1), (-6, 140, -1)))
    red = mix(RED, b.inks.accent, 0.35)
    for turn in (0.08, 0.25, 0.42, 0.7, 0.8):
        x, y = polar(0, -110, 58, turn)
        b.local(ellipse(x, y, 62, 56), mix(red, b.inks.ink, 0.12), 0.5, width=3.6)
    b.local(ellipse(0, -122, 80, 74), red, 0.45)
    b.local(
        closed(
            (-78, -128),
            (-50, -60, 20, -40, 78, -128),
            (70, -50, 40, -20, 0, -16),
            (-50, -20, -74, -60, -78, -128),
        ),
        mix(red, "#ffffff", 0.08),
        0.5,
    )
    b.stroke(
        path(
            (-40, -150),
            (-30, -196, 40, -196, 44, -146),
            (44, -110, -10, -104, -14, -136),
            (-14, -160, 22, -164, 22, -140),
        ),
        4.4,
    )
    for side in (-1, 1):
        b.local(
            closed((0, -26), (side * 30, -30, side * 60, -6), (side * 30, 6, 0, -6)),
            LEAF,
            hatch=False,
            width=3,
        )


def sunflower(b: Ink) -> None:
    """A sunflower on its stem."""
    _stem(b, ((6, 90, 1), (-8, 160, -1)))
    for ring_, (reach, colour) in enumerate(
        ((150, mix("#e0a020", b.inks.accent, 0.2)), (132, mix("#f2c230", "#ffffff", 0)))
    ):
        for i in range(14):
            petal = closed(
                (0, -60), (34, -90, 26, -reach + 20, 0, -reach), (-26, -reach + 20, -34, -90, 0, -60)
            )
            b.local(moved(petal, 0, -90, (i + ring_ / 2) * 360 / 14), colour, hatch=False, width=3)
    b.local(ellipse(0, -90, 72), "#6b3d1c", 0.5)
    for i in range(60):
        x, y = polar(0, -90, 7.8 * i**0.53, i * 0.382)
        b.fill(ellipse(x, y, 3.4), "#d9a441" if i % 2 else "#2a160a")


def theatre_ticket(b: Ink) -> None:
    """Two tickets with a torn edge and a star."""
    stub = box(-200, -84, 200, 84).subtracted(ellipse(-200, 0, 28)).subtracted(ellipse(200, 0, 28))
    for y, turn, colour in (
        (56, 12, mix(b.inks.second, CREAM, 0.3)),
        (-40, -10, mix(RED, b.inks.accent, 0.5)),
    ):
        with b.at(0, y, turn):
            b.local(stub, colour, 0.35)
            b.stroke(rectangle(-44, 0, 232, 124), 3, CREAM)
            b.fill(star(-44, 0, 52, 0.4, 5), CREAM)
            for i in range(8):
                b.stroke(path((112, -76 + 21 * i), (112, -66 + 21 * i)), 4)
            for i in range(4):
                b.stroke(path((136, -40 + 26 * i), (170, -40 + 26 * i)), 4, CREAM)


def balloon(b: Ink) -> None:
    """A red balloon on its string."""
    b.stroke(path((0, 96), (-50, 150, 30, 190), (70, 226, -10, 270)), 5)
    b.local(
        closed((-16, 60), (16, 60), (34, 104), (0, 92), (-34, 104)), mix(RED, b.inks.ink, 0.2), hatch=False
    )
    body = symmetric((0, -272), (120, -272, 170, -190, 166, -110), (160, -20, 80, 50, 18, 68), (0, 72))
    b.local(body, mix(RED, b.inks.accent, 0.2), 0.5)
    b.fill(moved(ellipse(0, 0, 26, 52), -78, -178, 28), faded("#ffffff", 0.75))
    b.fill(ellipse(-112, -104, 10, 16), faded("#ffffff", 0.6))
    b.stroke(path((96, -40), (134, -80, 138, -130)), 5, faded("#ffffff", 0.5))


OBJECTS = {
    "balloon": balloon,
    "ring": ring,
    "coin": coin,
    "money_bag": money_bag,
    "joker": joker,
    "chess_pawn": chess_pawn,
    "magic_wand": magic_wand,
    "ballet_shoe": ballet_shoe,
    "rose": rose,
    "sunflower": sunflower,
    "ticket": theatre_ticket,
}
