"""Clothes, bags: dress, coat, shirt, goggles, straw hat, rucksack, handbag, briefcase, heel, boot."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, GLASS, RED, STEEL, WOOD, shine
from mystery_table.art.shapes import box, closed, ellipse, moved, path, symmetric


def _hanger(b: Ink, y: float, width: float) -> None:
    b.stroke(path((0, y), (0, y - 30), (-6, y - 60, 26, -64 + y, 20, y - 40)), 7)
    b.pipe(
        path((-width, y + 46), (-width * 0.4, y + 6, 0, y), (width * 0.4, y + 6, width, y + 46)), 9, WOOD, 3
    )


def dress(b: Ink) -> None:
    """An evening gown on a tailor's dummy."""
    b.pipe(path((0, 150), (0, 236)), 12, WOOD)
    b.local(symmetric((0, 220), (50, 222, 80, 240), (0, 246)), WOOD)
    b.local(symmetric((0, -232), (26, -230), (30, -196), (70, -186, 74, -150), (0, -120)), CREAM)
    b.local(ellipse(0, -236, 17), WOOD, hatch=False)
    silk = mix(b.inks.accent, b.inks.mid, 0.25)
    gown = symmetric(
        (0, -128),
        (40, -176, 72, -160),
        (76, -110, 52, -60, 46, -30),
        (76, 50, 130, 140, 150, 200),
        (80, 226, 40, 206, 0, 222),
    )
    b.local(gown, silk, 0.55)
    for x in (-80, -34, 20, 74):
        b.stroke(path((x * 0.2, -10), (x * 0.8, 80, x * 1.2, 196)), 3, faded(b.inks.ink, 0.6))
    b.local(closed((-50, -44), (0, -30, 50, -44), (48, -18), (0, -6, -48, -18)), b.inks.second, hatch=False)
    b.local(ellipse(30, -26, 19), b.inks.second, hatch=False, width=3)
    shine(b, [(-50, -130), (-58, -90, -46, -62)])


def coat(b: Ink) -> None:
    """A belted trench coat on a hanger."""
    _hanger(b, -190, 110)
    cloth = mix("#b8925c", b.inks.accent, 0.2)
    for side in (-1, 1):
        sleeve = closed(
            (side * 96, -150),
            (side * 150, -120, side * 176, 20, side * 178, 110),
            (side * 122, 120),
            (side * 116, 20, side * 104, -40),
        )
        b.local(sleeve, mix(cloth, b.inks.ink, 0.1), 0.5)
        b.stroke(path((side * 122, 86), (side * 180, 78)), 8)
    b.local(
        symmetric(
            (0, -180), (60, -184, 112, -150), (104, -20, 100, 0), (124, 120, 132, 220), (60, 236, 0, 232)
        ),
        cloth,
        0.5,
    )
    b.stroke(path((14, -70), (18, 80, 22, 232)), 4)
    for side in (-1, 1):
        b.local(
            closed((0, -60), (side * 60, -120), (side * 80, -176), (side * 26, -190), (0, -150)),
            mix(cloth, "#ffffff", 0.12),
            width=4,
        )
        b.local(
            closed((side * 52, 60), (side * 100, 52), (side * 106, 84), (side * 56, 90)),
            cloth,
            hatch=False,
            width=3.4,
        )
    b.local(box(-106, -8, 106, 22, 3), mix(cloth, b.inks.ink, 0.35), hatch=False)
    b.local(box(-18, -16, 24, 30, 4), BRASS, hatch=False)
    for y in (-50, 60, 110):
        for x in (-22, 46):
            b.local(ellipse(x, y, 8), DARK, hatch=False, width=2.6)


def shirt_and_tie(b: Ink) -> None:
    """A white shirt with a striped tie on a hanger."""
    _hanger(b, -190, 120)
    white = mix(CREAM, "#ffffff", 0.4)
    for side in (-1, 1):
        sleeve = closed(
            (side * 100, -150),
            (side * 160, -110, side * 196, 30, side * 200, 140),
            (side * 144, 150),
            (side * 130, 40, side * 110, -20),
        )
        b.local(sleeve, mix(white, b.inks.light, 0.3), 0.35)
        b.stroke(path((side * 146, 112), (side * 200, 104)), 4)
    b.local(symmetric((0, -180), (60, -186, 116, -152), (110, 0, 116, 210), (50, 226, 0, 220)), white, 0.35)
    b.stroke(path((12, -130), (12, 218)), 3)
    tie = closed((-20, -140), (20, -140), (14, -108), (44, 100), (0, 150), (-44, 100), (-14, -108))
    b.local(tie, b.inks.accent, 0.5)
    with b.clip(tie):
        for i in range(9):
            b.stroke(path((-70, -60 + 44 * i), (70, -120 + 44 * i)), 13, b.inks.second)
    b.stroke(tie, 4.2)
    b.local(
        closed((-24, -146), (24, -146), (14, -104), (-14, -104)),
        mix(b.inks.accent, b.inks.ink, 0.1),
        hatch=False,
    )
    for side in (-1, 1):
        b.local(
            closed((0, -150), (side * 48, -100), (side * 78, -168), (side * 30, -196)), white, hatch=False
        )
    b.local(box(46, -50, 94, 10, 4), mix(white, b.inks.light, 0.3), hatch=False, width=3)


def goggles(b: Ink) -> None:
    """Protective goggles with a strap."""
    b.pipe(path((-200, 0), (-240, -110, 240, -110, 200, 0)), 28, mix(WOOD, b.inks.ink, 0.3))
    for side in (-1, 1):
        b.local(ellipse(side * 104, 20, 106, 100), mix(WOOD, b.inks.accent, 0.3))
        b.local(ellipse(side * 104, 20, 84, 80), BRASS)
        b.local(ellipse(side * 104, 20, 64, 61), mix(GLASS, b.inks.mid, 0.5), 0.6, hatch=False)
        for i in range(4):
            b.local(moved(ellipse(0, -74, 6), side * 104, 20, 45 + 90 * i), DARK, hatch=False, width=2)
        shine(
            b,
            [(side * 104 - 36, 4), (side * 104 - 30, -20, side * 104 - 4, -26)],
            [(side * 104 + 6, 52), (side * 104 + 30, 46, side * 104 + 38, 20)],
        )
    b.local(box(-24, 0, 24, 30, 6), STEEL, hatch=False)


def straw_hat(b: Ink) -> None:
    """A wide straw hat with a ribbon and a flower."""
    straw = mix("#e2bd6c", b.inks.paper, 0.1)
    b.local(ellipse(0, 60, 230, 74), straw, 0.5)
    for k in range(4):
        b.stroke(ellipse(0, 60, 206 - 26 * k, 62 - 9 * k), 2, faded(b.inks.ink, 0.5))
    b.local(symmetric((0, -140), (90, -140, 122, -70, 128, 40), (60, 76, 0, 76)), straw, 0.5)
    for k in range(4):
        b.stroke(
            path((-108 - 4 * k, -70 + 24 * k), (0, -50 + 24 * k, 108 + 4 * k, -70 + 24 * k)),
            2,
            faded(b.inks.ink, 0.5),
        )
    b.local(closed((-122, -8), (0, 30, 122, -8), (130, 40), (0, 80, -130, 40)), b.inks.accent)
    for x, y in ((110, -6), (142, 14), (112, 34), (80, 16)):
        b.local(ellipse(x, y + 8, 24, 22), CREAM, hatch=False, width=3)
    b.local(ellipse(111, 22, 15), "#e2b23c", hatch=False, width=3)


def rucksack(b: Ink) -> None:
    """A canvas rucksack with a bedroll and leather straps."""
    canvas, leather = mix("#7a7a48", b.inks.mid, 0.25), mix(WOOD, b.inks.accent, 0.2)
    b.pipe(path((-40, -150), (-36, -216, 36, -216, 40, -150)), 13, leather)
    b.local(box(-170, -196, 170, -120, 36), mix(b.inks.accent, CREAM, 0.15))
    for x in (-100, 100):
        b.local(box(x - 13, -202, x + 13, -114, 5), leather, hatch=False)
    b.local(
        closed((-130, -130), (130, -130), (164, 0, 150, 214), (-150, 214), (-164, 0, -130, -130)), canvas, 0.5
    )
    b.local(
        closed((-136, -134), (136, -134), (146, -40, 138, 10), (60, 36, -60, 36, -138, 10), (-146, -40)),
        mix(canvas, "#ffffff", 0.12),
    )
    b.local(box(-92, 80, 92, 200, 16), mix(canvas, "#ffffff", 0.06))
    b.local(
        closed((-96, 76), (96, 76), (90, 124), (0, 142, -90, 124)), mix(canvas, "#ffffff", 0.15), hatch=False
    )
    for x, top, end in ((-76, -20, 70), (76, -20, 70), (0, 118, 166)):
        b.local(box(x - 12, top, x + 12, end, 3), leather, hatch=False, width=3.4)
        b.local(box(x - 18, end - 22, x + 18, end + 4, 4), BRASS, hatch=False, width=3)


def handbag(b: Ink) -> None:
    """A leather handbag with a clasp and quilting."""
    leather = mix(b.inks.accent, b.inks.ink, 0.08)
    b.pipe(path((-90, -60), (-90, -260, 90, -260, 90, -60)), 15, mix(leather, b.inks.ink, 0.3))
    bag = closed(
        (-130, -70),
        (130, -70),
        (190, 40, 170, 190),
        (150, 210, 120, 210),
        (-120, 210),
        (-150, 210, -170, 190),
        (-190, 40, -130, -70),
    )
    b.local(bag, leather, 0.55)
    with b.clip(bag):
        for i in range(-6, 14):
            b.stroke(path((-240 + 60 * i, 230), (-40 + 60 * i, 30)), 2.4, faded(b.inks.ink, 0.55))
            b.stroke(path((-240 + 60 * i, 30), (-40 + 60 * i, 230)), 2.4, faded(b.inks.ink, 0.55))
    b.local(
        closed(
            (-134, -80), (134, -80), (152, -10, 110, 50), (60, 74, -60, 74, -110, 50), (-152, -10, -134, -80)
        ),
        mix(leather, "#ffffff", 0.1),
    )
    b.local(box(-140, -92, 140, -64, 10), BRASS, hatch=False)
    b.local(ellipse(0, 54, 27), BRASS, hatch=False)
    b.local(box(-8, 46, 8, 70, 3), DARK, hatch=False, width=2.4)


def briefcase(b: Ink) -> None:
    """A briefcase with two straps."""
    leather = mix("#7d4a25", b.inks.accent, 0.2)
    b.pipe(path((-60, -100), (-60, -170, 60, -170, 60, -100)), 16, mix(leather, b.inks.ink, 0.35))
    b.local(box(-210, -110, 210, 190, 18), leather, 0.55)
    b.local(
        closed((-214, -114), (214, -114), (214, 20), (150, 70, -150, 70, -214, 20)),
        mix(leather, "#ffffff", 0.1),
    )
    for x in (-120, 120):
        b.local(box(x - 19, -116, x + 19, 110, 4), mix(leather, b.inks.ink, 0.35), hatch=False)
        b.local(box(x - 27, 64, x + 27, 104, 6), BRASS, hatch=False)
    b.local(box(-36, 28, 36, 78, 6), BRASS)
    b.local(ellipse(0, 48, 8), DARK, hatch=False, width=2.4)
    b.stroke(path((-196, 150), (196, 150)), 2.4, faded(CREAM, 0.7))


def walking_boot(b: Ink) -> None:
    """A laced boot for the mountains, its toe to the right."""
    leather = mix("#a5652f", b.inks.accent, 0.15)
    b.local(closed((-130, -216), (-120, -262, 30, -262, 44, -216)), CREAM, 0.3)
    b.local(
        closed((10, -250), (70, -270, 90, -200, 96, -120), (40, -110)),
        mix(leather, b.inks.ink, 0.25),
        hatch=False,
    )
    upper = closed(
        (-150, -220),
        (38, -226),
        (44, -130, 70, -70, 116, -44),
        (200, -14, 250, 40, 240, 140),
        (-176, 140),
        (-192, 40, -136, -80, -150, -220),
    )
    b.local(upper, leather, 0.45)
    b.local(
        closed((150, -26), (226, 0, 250, 60, 240, 140), (150, 140), (128, 70, 130, 20, 150, -26)),
        mix(leather, b.inks.ink, 0.28),
    )
    b.local(
        closed((-176, 140), (-186, 70, -166, 20, -152, -30), (-96, 20, -90, 90, -94, 140)),
        mix(leather, b.inks.ink, 0.28),
    )
    b.local(box(-162, -236, 48, -188, 22), mix(leather, b.inks.ink, 0.4), hatch=False)
    for left, right in (
        ((10, -168), (74, -150)),
        ((14, -118), (84, -104)),
        ((28, -70), (100, -62)),
        ((56, -28), (126, -34)),
    ):
        b.stroke(path(left, right), 12)
        b.stroke(path(left, right), 6, RED)
        b.local(ellipse(*left, 11), BRASS, hatch=False, width=3)
    for loop in (
        path((74, -160), (110, -210, 150, -190), (140, -160, 74, -160)),
        path((74, -160), (130, -150, 150, -120), (120, -110, 74, -160)),
    ):
        b.stroke(loop, 11)
        b.stroke(loop, 5, RED)
    sole = closed(
        (-186, 136),
        (246, 136),
        (262, 170, 244, 200),
        (214, 200),
        (206, 186),
        (186, 200),
        (146, 200),
        (138, 186),
        (118, 200),
        (78, 200),
        (70, 186),
        (50, 200),
        (10, 200),
        (-20, 178),
        (-60, 178),
        (-66, 218),
        (-186, 218),
    )
    b.local(sole, mix("#2c2a2c", b.inks.deep, 0.25), hatch=False)
    b.stroke(path((-184, 152), (250, 152)), 4, CREAM)


def ice_skate(b: Ink) -> None:
    """A white boot on a blade of steel, its toe to the right."""
    leather = mix("#f4efe2", b.inks.light, 0.15)
    for x in (-96, 96):
        b.local(closed((x - 30, 120), (x + 30, 120), (x + 16, 206), (x - 16, 206)), STEEL, 0.5, hatch=False)
    blade = closed(
        (-206, 196),
        (216, 196),
        (246, 196, 256, 176, 252, 158),
        (274, 180, 262, 232, 216, 234),
        (-190, 234),
        (-206, 226, -206, 196),
    )
    b.local(blade, mix(STEEL, "#ffffff", 0.2), 0.5, hatch=False)
    b.local(
        closed((6, -236), (62, -262, 84, -180, 92, -110), (30, -100)),
        mix(leather, b.inks.mid, 0.35),
        hatch=False,
    )
    upper = closed(
        (-136, -216),
        (30, -226),
        (40, -130, 66, -80, 110, -56),
        (200, -20, 226, 40, 218, 100),
        (-160, 100),
        (-176, 20, -120, -80, -136, -216),
    )
    b.local(upper, leather, 0.4)
    b.local(
        closed((-160, 96), (220, 96), (222, 126), (40, 128), (20, 146), (-160, 146)),
        mix(WOOD, DARK, 0.3),
        hatch=False,
    )
    b.local(box(-148, -236, 40, -194, 20), mix(RED, b.inks.accent, 0.3), 0.35)
    for left, right in (
        ((2, -168), (62, -150)),
        ((6, -118), (74, -104)),
        ((22, -74), (98, -66)),
        ((50, -36), (122, -44)),
    ):
        b.stroke(path(left, right), 11)
        b.stroke(path(left, right), 5, RED)
        b.local(ellipse(*left, 9), STEEL, hatch=False, width=3)
    b.stroke(path((-150, 60), (-60, 40, -90, -60, -84, -180)), 3.4, faded(b.inks.ink, 0.6))


OBJECTS = {
    "ice_skate": ice_skate,
    "walking_boot": walking_boot,
    "dress": dress,
    "coat": coat,
    "shirt_and_tie": shirt_and_tie,
    "goggles": goggles,
    "straw_hat": straw_hat,
    "rucksack": rucksack,
    "handbag": handbag,
    "briefcase": briefcase,
}
