"""Things of a house: kitchen knife, teapot, glass, bulb, bed, needle, suitcase, mousetrap, gift and more."""

from mystery_table.art.colours import Point, faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, GLASS, RED, STEEL, WOOD, shine, tinted
from mystery_table.art.shapes import box, closed, ellipse, moved, path, rectangle, star, symmetric


def kitchen_knife(b: Ink) -> None:
    """A cook's knife, upright, edge to the right."""
    b.local(closed((-34, 60), (-34, -240), (40, -200, 64, -60, 58, 60)), tinted(b, STEEL, 0.15), 0.45)
    b.local(
        closed((40, 60), (44, -60, 24, -160, -34, -240), (40, -200, 64, -60, 58, 60)),
        "#eef1f4",
        hatch=False,
        width=3,
    )
    b.local(box(-38, 58, 34, 82, 4), BRASS, hatch=False)
    b.local(
        closed((-34, 82), (26, 82), (24, 180), (34, 236, -6, 244), (-34, 232)),
        mix(WOOD, b.inks.accent, 0.25),
        0.5,
    )
    for y in (112, 158, 204):
        b.local(ellipse(-4, y, 8), BRASS, hatch=False, width=3)
    shine(b, [(-22, 30), (-22, -190)])


def teapot(b: Ink) -> None:
    """A round teapot with a painted band."""
    glaze = mix(b.inks.accent, CREAM, 0.15)
    b.pipe(path((120, -40), (230, -80, 220, 110, 96, 110)), 20, glaze)
    b.local(
        closed((-104, 20), (-170, 0, -180, -70, -226, -96), (-196, -112), (-150, -96, -150, -50, -96, -50)),
        glaze,
    )
    b.local(symmetric((0, -104), (100, -104, 142, -40, 142, 30), (142, 120, 80, 160, 0, 160)), glaze, 0.5)
    band = closed((-140, 10), (-60, 34, 60, 34, 140, 10), (140, 62), (60, 88, -60, 88, -140, 62))
    b.local(band, CREAM, hatch=False, width=3)
    for i in range(7):
        b.fill(ellipse(-105 + 35 * i, 53 + 10 * (1 - ((i - 3) / 3) ** 2), 9), b.inks.second)
    b.local(
        symmetric((0, -128), (50, -128, 74, -112), (74, -96), (0, -88)),
        mix(glaze, b.inks.ink, 0.12),
        hatch=False,
    )
    b.local(ellipse(0, -146, 19), BRASS, hatch=False)
    b.local(box(-70, 154, 70, 172, 6), mix(glaze, b.inks.ink, 0.2), hatch=False)
    shine(b, [(-110, -20), (-96, -66, -60, -82)])


def wine(b: Ink) -> None:
    """A glass of red wine."""
    b.local(ellipse(0, 212, 96, 20), GLASS, hatch=False)
    b.local(
        closed((-9, 40), (9, 40), (7, 200), (30, 212), (-30, 212), (-7, 200)), GLASS, hatch=False, width=3.4
    )
    cup = symmetric((0, -210), (92, -210), (126, -80, 96, 44, 0, 50))
    b.local(cup, mix(GLASS, b.inks.paper, 0.4), 0.2, hatch=False)
    with b.clip(cup):
        b.local(box(-140, -96, 140, 70), "#8c1f2f", 0.5)
        b.local(ellipse(0, -96, 112, 18), "#b8394a", hatch=False, width=3)
    b.stroke(cup, 4.4)
    b.local(ellipse(0, -210, 92, 15), mix(GLASS, "#ffffff", 0.4), 0.2, hatch=False, width=3)
    shine(b, [(-78, -176), (-98, -100, -82, -30)])


def light_bulb(b: Ink) -> None:
    """A burning bulb with its filament."""
    glass = symmetric((0, -220), (112, -220, 160, -96, 96, -6), (66, 40, 62, 60, 58, 96), (0, 96))
    b.local(glass, "#ffe7a8", 0.35, hatch_from=0.62)
    b.stroke(path((-24, 92), (-34, -40), (-14, -20), (0, -52), (14, -20), (34, -40), (24, 92)), 5)
    b.stroke(path((-34, -40), (-14, -20), (0, -52), (14, -20), (34, -40)), 4, "#e0662a")
    for i in range(4):
        width = 120 - 10 * i
        b.local(rectangle(0, 112 + 24 * i, width, 24, 10), BRASS, hatch=False)
    b.local(closed((-36, 196), (36, 196), (18, 222, -18, 222)), DARK, hatch=False)
    shine(b, [(-84, -70), (-84, -140, -42, -176)])


def bed(b: Ink) -> None:
    """A brass bed with a quilt, seen from the side."""
    for x, top in ((-220, -130), (216, -50)):
        b.pipe(path((x, 150), (x, top)), 14, BRASS)
        b.local(ellipse(x, top - 12, 17), BRASS, hatch=False)
    for y in (-96, -50):
        b.pipe(path((-216, y), (-190, y)), 8, BRASS)
    b.local(box(-214, 46, 210, 110, 6), mix(WOOD, b.inks.ink, 0.1))
    b.local(box(-208, 4, 206, 60, 20), CREAM, hatch=False)
    quilt = closed((-70, -34), (60, -62, 140, -40, 206, -20), (212, 92), (-84, 92))
    b.local(quilt, b.inks.accent, 0.5)
    with b.clip(quilt):
        for i in range(9):
            b.stroke(path((-180 + 60 * i, 100), (-60 + 60 * i, -80)), 2.4, faded(b.inks.paper, 0.8))
            b.stroke(path((-180 + 60 * i, -80), (-60 + 60 * i, 100)), 2.4, faded(b.inks.paper, 0.8))
    b.local(closed((-84, 94), (-70, -34), (-44, -36), (-54, 94)), CREAM, hatch=False)
    b.local(closed((-204, 10), (-200, -60, -110, -66, -84, -30), (-80, 8)), "#fffaf0", hatch_from=0.6)


def cigarette(b: Ink) -> None:
    """A burning cigarette on the rim of an ashtray."""
    b.local(ellipse(30, 110, 190, 66), tinted(b, "#8fa7ad", 0.2), 0.55)
    b.local(ellipse(30, 92, 148, 42), mix(b.inks.deep, b.inks.ink, 0.4), hatch=False)
    for x, y in ((-20, 96), (30, 108), (84, 92)):
        b.fill(ellipse(x, y, 24, 9), "#8d8a86")
    with b.at(10, 30, 24):
        b.local(box(-128, -19, 70, 19, 3), "#fffaf0", 0.3, hatch_from=0.7)
        b.local(box(70, -19, 160, 19, 3), "#cf9a52")
        b.local(box(-158, -18, -126, 18, 9), "#6c6a68", hatch=False)
        b.local(box(-134, -18, -118, 18, 3), "#ff7a2e", hatch=False, width=3)


def needle(b: Ink) -> None:
    """A needle with a long red thread and a spool."""
    b.local(box(-140, 60, -10, 216, 4), RED, hatch_from=0.4)
    for i in range(9):
        b.stroke(path((-138, 76 + 16 * i), (-12, 70 + 16 * i)), 2.4, faded(b.inks.ink, 0.5))
    for y in (46, 208):
        b.local(box(-158, y, 8, y + 24, 6), WOOD, hatch=False)
    b.stroke(path((-12, 90), (160, 60, 40, -60, 60, -140), (70, -210, 170, -180, 138, -120)), 9)
    b.stroke(path((-12, 90), (160, 60, 40, -60, 60, -140), (70, -210, 170, -180, 138, -120)), 5, RED)
    with b.at(90, 10, 20):
        eye = ellipse(0, -160, 7, 26)
        shaft = closed((-15, -150), (-14, -206, 14, -206, 15, -150), (4, 220), (-4, 220))
        b.local(shaft.subtracted(eye), STEEL, hatch_from=0.6)
        b.stroke(path((40, -140), (10, -150, -10, -168, -30, -150)), 5, RED)


def suitcase(b: Ink) -> None:
    """A leather suitcase with straps and stickers."""
    leather = mix("#a5652f", b.inks.accent, 0.2)
    b.pipe(path((-54, -120), (-54, -176, 54, -176, 54, -120)), 15, mix(leather, b.inks.ink, 0.4))
    b.local(box(-220, -124, 220, 170, 24), leather, 0.55)
    b.stroke(path((-220, -30), (220, -30)), 3)
    for x in (-140, 140):
        b.local(box(x - 22, -126, x + 22, 172, 2), mix(leather, b.inks.ink, 0.45), hatch=False)
        b.local(box(x - 28, -46, x + 28, -12, 4), BRASS, hatch=False)
    for right, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        corner = closed((0, 0), (56, 0), (0, 56))
        b.local(
            moved(corner, right * -218, 24 + down * -146, 0, right, down),
            mix(leather, b.inks.ink, 0.4),
            hatch=False,
        )
    b.local(ellipse(-10, 60, 60, 44), b.inks.second, hatch=False, width=3)
    b.fill(star(-10, 60, 32, 0.4, 5), CREAM)
    b.local(moved(box(-34, -26, 34, 26), 60, 108, -14), CREAM, hatch=False, width=3)
    b.fill(moved(closed((-24, 16), (-6, -14), (6, 4), (14, -8), (26, 16)), 60, 108, -14), b.inks.mid)


def abacus(b: Ink) -> None:
    """A wooden abacus with coloured beads."""
    b.local(box(-200, -190, 200, 200, 8), WOOD, 0.5)
    b.local(box(-164, -156, 164, 166, 4), mix(CREAM, b.inks.light, 0.3), hatch=False)
    beads = ((0, 1, 2, 6, 7), (0, 5, 6, 7), (0, 1, 2, 3, 7), (3, 4, 5, 6, 7))
    for row, places in enumerate(beads):
        y = -110 + 78 * row
        b.stroke(path((-164, y), (164, y)), 6)
        for place in places:
            colour = (b.inks.accent, b.inks.second, b.inks.mid, BRASS)[(row + place // 4) % 4]
            b.local(ellipse(-140 + 40 * place, y, 21, 31), colour, hatch=False)


def bell_jar(b: Ink) -> None:
    """A pharmacist's jar of pills."""
    glass = box(-110, -120, 110, 200, 34)
    b.local(glass, mix(GLASS, b.inks.light, 0.4), 0.3, hatch=False)
    with b.clip(glass):
        for i in range(26):
            x, y = -100 + 40 * (i % 6) + 20 * (i // 6 % 2), 190 - 34 * (i // 6)
            colour = b.inks.accent if i % 3 else CREAM
            b.local(
                moved(box(-26, -12, 26, 12, 12), x, y, b.dice.uniform(0, 180)), colour, hatch=False, width=3
            )
    b.stroke(glass, 4.4)
    b.local(box(-124, -160, 124, -110, 10), b.inks.deep)
    b.local(box(-70, -196, 70, -156, 8), mix(WOOD, "#ffffff", 0.1), hatch=False)
    shine(b, [(-88, -84), (-88, 60)])


def mousetrap(b: Ink) -> None:
    """A mousetrap, set and baited, seen from above its corner."""

    def at(u: float, v: float, up: float = 0) -> Point:
        return 0.9 * u + 0.52 * v, 0.42 * v - 0.28 * u + 40 - up

    corners = ((-220, -130), (220, -130), (220, 130), (-220, 130))
    b.local(
        closed(
            at(-220, -130),
            at(220, -130),
            at(220, 130),
            at(220, 130, -34),
            at(-220, 130, -34),
            at(-220, -130, -34),
        ),
        mix(WOOD, b.inks.ink, 0.25),
        hatch=False,
    )
    b.local(closed(*(at(*corner) for corner in corners)), mix("#c79a5c", b.inks.second, 0.12), 0.4)
    for v in (-80, 84):
        b.stroke(path(at(-200, v), at(200, v)), 2.4, faded(b.inks.ink, 0.5))
    b.local(closed(at(-176, -52), at(-64, -52), at(-64, 62), at(-176, 62)), BRASS, hatch=False)
    bait, high = mix("#f2bd3c", "#ffffff", 0.06), 66
    left, right, tip = (-186, 62), (-66, 74), (-104, -70)
    b.local(
        closed(at(*left), at(*tip), at(*tip, high), at(*left, high)), mix(bait, b.inks.ink, 0.2), hatch=False
    )
    b.local(closed(at(*left), at(*right), at(*right, high), at(*left, high)), bait, 0.3, hatch=False)
    b.local(
        closed(at(*left, high), at(*right, high), at(*tip, high)), mix(bait, "#ffffff", 0.35), hatch=False
    )
    for u, up, r in ((-154, 44, 12), (-108, 24, 10), (-92, 52, 7)):
        b.fill(ellipse(*at(u, 66, up), r), mix(bait, b.inks.ink, 0.45))
    bow = path(at(10, -112), at(120, -112, 176), at(120, 112, 176), at(10, 112))
    b.pipe(bow, 13, STEEL, 5)
    for k in range(11):
        x, y = at(10, -100 + 20 * k, 8)
        b.stroke(ellipse(x, y, 13, 24), 9)
        b.stroke(ellipse(x, y, 13, 24), 3.6, STEEL)


def gift_box(b: Ink) -> None:
    """A present tied with a broad ribbon."""
    card, band = mix("#3f7a6d", b.inks.second, 0.3), mix(RED, b.inks.accent, 0.2)
    b.local(box(-180, -30, 180, 232, 6), card, 0.5)
    b.local(box(-206, -96, 206, -22, 8), mix(card, "#ffffff", 0.1), 0.4)
    for left, top, right, bottom in ((-36, -96, 36, -22), (-32, -22, 32, 232)):
        b.local(box(left, top, right, bottom), band, 0.4, hatch=False)
    for x in (-110, 110):
        for y in (24, 104, 184):
            b.fill(star(x, y, 22, 0.4, 5), mix(card, CREAM, 0.5))
    for k in (-1, 1):
        tail = closed((k * 10, -110), (k * 80, -90, k * 130, -50), (k * 84, -34), (k * 40, -70, k * 4, -96))
        b.local(tail, mix(band, b.inks.ink, 0.15), hatch=False)
        loop = closed(
            (0, -116), (k * 50, -260, k * 190, -270, k * 176, -170), (k * 160, -100, k * 60, -96, 0, -116)
        )
        b.local(loop, band, 0.45)
        b.fill(
            closed((k * 24, -128), (k * 80, -216, k * 140, -206), (k * 120, -140, k * 24, -128)),
            mix(band, b.inks.ink, 0.5),
        )
    b.local(box(-32, -150, 32, -90, 16), mix(band, "#ffffff", 0.12), hatch=False)


def razor(b: Ink) -> None:
    """A cutthroat razor, half open."""
    with b.at(-6, 200, 34, 0.9):
        scales = closed(
            (-30, 16),
            (-46, -120, -20, -260, -34, -420),
            (-10, -446, 16, -430),
            (34, -260, 20, -120, 30, 16),
            (0, 44, -30, 16),
        )
        b.local(scales, mix("#3a2326", b.inks.accent, 0.15), 0.5)
        for y in (-396, -216):
            b.local(ellipse(-4 if y < -300 else 2, y, 10), BRASS, hatch=False, width=3)
        b.stroke(path((-14, -370), (0, -250, -16, -120)), 4, faded("#ffffff", 0.5))
    with b.at(-6, 200, -30, 0.9):
        blade = closed(
            (-16, 26),
            (-18, -84),
            (-62, -104),
            (-74, -404),
            (-40, -440, 24, -428),
            (32, -96),
            (16, -78),
            (16, 26),
        )
        b.local(blade, tinted(b, STEEL, 0.12), 0.5)
        b.local(closed((-62, -106), (-74, -402), (-56, -420), (-36, -110)), "#f1f4f6", hatch=False, width=3)
        b.stroke(path((-4, -120), (-8, -400)), 3, faded(b.inks.ink, 0.6))
        b.stroke(path((-16, 26), (-30, 66, -66, 60)), 13)
        b.stroke(path((-16, 26), (-30, 62, -64, 59)), 6, STEEL)
    b.local(ellipse(-6, 200, 13), BRASS, hatch=False, width=3.4)


OBJECTS = {
    "razor": razor,
    "mousetrap": mousetrap,
    "gift": gift_box,
    "kitchen_knife": kitchen_knife,
    "teapot": teapot,
    "wine": wine,
    "light_bulb": light_bulb,
    "bed": bed,
    "cigarette": cigarette,
    "needle": needle,
    "suitcase": suitcase,
    "abacus": abacus,
    "pill_jar": bell_jar,
}
