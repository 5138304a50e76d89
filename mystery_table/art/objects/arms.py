"""Weapons, about the origin, pointing up, some 440 units long."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, DARK, STEEL, WOOD, shine, tinted
from mystery_table.art.shapes import box, closed, ellipse, moved, path, rectangle, star


def knife(b: Ink) -> None:
    """A hunting knife."""
    b.local(closed((-22, 30), (-26, -120), (-20, -190, 30, -214), (30, 30)), tinted(b, STEEL, 0.22), 0.5)
    b.local(closed((18, 30), (18, -196, 30, -214), (30, 30)), "#eef1f4", 0.3, hatch=False, width=3)
    shine(b, [(-12, -20), (-14, -140)])
    b.local(box(-34, 28, 40, 50, 6), tinted(b, BRASS, 0.1), 0.45)
    b.local(closed((-22, 50), (30, 50), (36, 150), (22, 196, -14, 196), (-26, 150)), b.inks.accent, 0.5)
    for y in (82, 122, 160):
        b.local(ellipse(4, y, 7), BRASS, 0.35, hatch=False, width=3)


def crossbow(b: Ink) -> None:
    """A crossbow with a bolt."""
    wood = mix(WOOD, b.inks.accent, 0.3)
    b.stroke(path((-176, -60), (0, 60), (176, -60)), 3.4)
    b.local(
        closed(
            (-180, -56),
            (-120, -150, -40, -140, 0, -140),
            (40, -140, 120, -150, 180, -56),
            (170, -44),
            (110, -116, 40, -112, 0, -112),
            (-40, -112, -110, -116, -170, -44),
        ),
        b.inks.accent,
        0.5,
    )
    b.local(closed((-20, -170), (20, -170), (18, 60), (40, 110), (44, 200), (-4, 200), (-16, 110)), wood, 0.5)
    b.stroke(path((0, -160), (0, 60)), 4, faded(b.inks.ink, 0.7))
    b.stroke(path((0, 58), (0, -206)), 9)
    b.stroke(path((0, 58), (0, -206)), 4, "#e9d6a8")
    b.local(closed((0, -246), (16, -200), (-16, -200)), STEEL, 0.4, hatch=False, width=3.4)
    for k in (-1, 1):
        b.local(closed((0, 58), (k * 16, 36), (k * 16, 10), (0, 26)), b.inks.paper, 0.3, hatch=False, width=3)
    b.local(rectangle(0, 64, 30, 22, 5), BRASS, 0.4, hatch=False, width=3.4)
    b.stroke(path((-14, 100), (-50, 120, -36, 150)), 7)
    b.stroke(path((-22, -172), (-22, -214), (22, -214), (22, -172)), 7)
    b.stroke(path((-22, -172), (-22, -214), (22, -214), (22, -172)), 3, STEEL)


def poison(b: Ink) -> None:
    """A bottle with a skull on its label."""
    glass = closed(
        (-28, -130),
        (28, -130),
        (28, -70),
        (96, -30, 96, 30),
        (96, 170),
        (90, 196, 66, 196),
        (-66, 196),
        (-90, 196, -96, 170),
        (-96, 30),
        (-96, -30, -28, -70),
    )
    b.local(glass, mix(b.inks.accent, "#ffffff", 0.12), 0.55)
    with b.clip(glass):
        b.fill(box(-110, 10, 110, 210), faded(b.inks.deep, 0.55))
        for x, y, z in ((-60, 40, 8), (-30, 24, 5), (52, 34, 7), (70, 60, 5), (20, 26, 4)):
            b.stroke(ellipse(x, y, z), 2.6, faded("#ffffff", 0.7))
    b.stroke(glass, 4.2)
    shine(b, [(-76, 0), (-80, 60, -76, 150)], [(-16, -118), (-16, -80)])
    b.local(box(-36, -146, 36, -124, 6), mix(b.inks.accent, "#ffffff", 0.3), 0.4, width=3.4)
    b.local(closed((-22, -146), (-26, -200), (26, -200), (22, -146)), "#b98a5a", 0.45)
    label = box(-66, 46, 66, 166, 4)
    b.local(label, "#f6ecd2", 0.25, hatch=False, width=3.4)
    b.local(
        closed(
            (-34, 100),
            (-38, 58, 38, 58, 34, 100),
            (30, 118, 20, 118),
            (20, 138),
            (-20, 138),
            (-20, 118),
            (-30, 118, -34, 100),
        ),
        "#fffdf4",
        0.3,
        hatch=False,
        width=3.4,
    )
    for k in (-1, 1):
        b.fill(ellipse(k * 14, 98, 9, 10), b.inks.ink)
        b.stroke(path((k * 7, 126), (k * 7, 138)), 2.6)
    b.fill(closed((0, 106), (6, 118), (-6, 118)), b.inks.ink)
    for k in (-1, 1):
        b.stroke(path((-40, 152 + k * 7), (40, 152 - k * 7)), 7)
        b.stroke(path((-38, 152 + k * 7), (38, 152 - k * 7)), 3, "#fffdf4")


def sword(b: Ink) -> None:
    """A sword with a wound grip."""
    b.local(closed((-20, 70), (-18, -200), (0, -250), (18, -200), (20, 70)), tinted(b, STEEL, 0.2), 0.5)
    b.stroke(path((0, 64), (0, -210)), 4, faded(b.inks.ink, 0.55))
    shine(b, [(-11, 40), (-10, -180)])
    b.local(
        closed(
            (-96, 62), (-104, 92, -84, 96, -60, 88), (60, 88), (84, 96, 104, 92, 96, 62), (60, 74), (-60, 74)
        ),
        BRASS,
        0.5,
    )
    b.local(ellipse(0, 80, 15), b.inks.accent, 0.4, hatch=False, width=3.4)
    b.local(box(-15, 94, 15, 182, 6), b.inks.accent, 0.5)
    for i in range(6):
        b.stroke(path((-15, 104 + i * 14), (15, 96 + i * 14)), 3.4, BRASS)
    b.local(ellipse(0, 202, 25), BRASS, 0.5)
    b.local(ellipse(0, 202, 11), b.inks.accent, 0.4, hatch=False, width=3)


def blowgun(b: Ink) -> None:
    """A bamboo blowpipe with two darts."""
    bamboo = mix("#d8b04a", b.inks.mid, 0.3)
    with b.at(-34, 0):
        b.local(box(-15, -250, 15, 230, 6), bamboo, 0.5)
        for y in (-170, -80, 20, 120):
            b.local(box(-19, y - 7, 19, y + 7, 5), mix(bamboo, b.inks.ink, 0.15), 0.4, hatch=False, width=3.2)
        b.local(ellipse(0, -250, 15, 6), b.inks.ink, 0.3, hatch=False, width=3)
        b.local(closed((-24, 236), (24, 236), (17, 200), (-17, 200)), WOOD, 0.45)
        for i in range(5):
            b.stroke(path((-16, 60 + i * 9), (16, 56 + i * 9)), 5, "#a9432f")
    for x, y, rot in ((64, -60, 16), (96, 60, 26)):
        with b.at(x, y, rot):
            b.stroke(path((0, 56), (0, -60)), 7.5)
            b.stroke(path((0, 56), (0, -60)), 3.4, "#e9d6a8")
            b.local(closed((0, -90), (9, -56), (-9, -56)), "#4a5a3a", 0.4, hatch=False, width=3)
            for k in (-1, 1):
                b.local(
                    closed((0, 30), (k * 26, 46), (k * 30, 84), (0, 66)),
                    "#a9432f" if k < 0 else b.inks.paper,
                    0.35,
                    width=3,
                )
    for k in (-1, 1):
        leaf_ = closed((0, 0), (k * 30, -30, k * 70, -16), (k * 34, 14, 0, 0))
        b.local(moved(leaf_, -34, 168), "#4f8a52", 0.4, hatch=False, width=3)


def rifle(b: Ink) -> None:
    """A rifle with a sling."""
    wood = mix(WOOD, b.inks.deep, 0.12)
    b.local(box(-9, -270, 9, -40, 3), tinted(b, "#7a848e", 0.35), 0.5)
    b.local(closed((-4, -270), (-4, -288), (8, -288), (4, -270)), DARK, 0.4, hatch=False, width=3)
    b.local(
        closed(
            (-18, -150),
            (16, -150),
            (18, 40),
            (26, 70),
            (22, 110),
            (60, 220),
            (-14, 236),
            (-22, 110),
            (-22, 40),
        ),
        wood,
        0.5,
    )
    b.local(box(-24, -8, 24, 60, 6), b.inks.accent, 0.45)
    b.stroke(path((22, 20), (50, 26)), 9)
    b.local(ellipse(56, 28, 10), STEEL, 0.4, hatch=False, width=3)
    b.stroke(path((-20, 70), (-58, 84, -22, 116)), 6)
    b.stroke(path((-24, 72), (-38, 92)), 5)
    for y in (-140, -90):
        b.local(box(-23, y, 21, y + 13, 3), BRASS, 0.4, hatch=False, width=3)
    b.stroke(path((-20, -120), (-120, 20, -10, 210)), 11)
    b.stroke(path((-20, -120), (-120, 20, -10, 210)), 5, mix("#6b3a22", b.inks.mid, 0.3))
    b.local(box(-16, -72, 14, -20, 4), tinted(b, "#4a525c", 0.4), 0.4, width=3)


def gun(b: Ink) -> None:
    """A revolver; upright like the others, muzzle up."""
    with b.at(0, 0, 90):
        steel = tinted(b, "#8a949c", 0.4)
        b.local(closed((-230, -78), (20, -78), (20, -30), (-230, -36)), steel, 0.5)
        b.local(
            closed((-222, -78), (-216, -96), (-196, -96), (-192, -78)), steel, 0.4, hatch=False, width=3.4
        )
        b.local(closed((-30, -86), (96, -86), (118, -60), (130, -20), (60, 26), (-30, 20)), steel, 0.5)
        cyl = closed((-22, -70), (62, -70), (70, -26, 62, 14), (-22, 14), (-30, -26, -22, -70))
        b.local(cyl, mix(steel, "#ffffff", 0.25), 0.5)
        for y in (-52, -26, 0):
            b.stroke(path((-16, y), (56, y)), 5, faded(b.inks.ink, 0.6))
        b.local(closed((104, -76), (140, -108), (152, -98), (128, -56)), steel, 0.4, width=3.4)
        b.stroke(path((-10, 22), (-14, 74, 30, 76), (70, 78, 64, 26)), 8)
        b.stroke(path((26, 24), (18, 44, 30, 58)), 6)
        b.local(
            closed(
                (62, 20),
                (128, -22),
                (150, 20, 172, 110),
                (184, 150, 150, 168),
                (106, 172, 100, 140),
                (96, 80, 62, 20),
            ),
            b.inks.accent,
            0.5,
        )
        for i in range(5):
            b.stroke(path((96 + i * 6, 34 + i * 22), (136 + i * 8, 18 + i * 24)), 2.4, faded(b.inks.ink, 0.5))
        b.local(ellipse(134, 100, 9), BRASS, 0.4, hatch=False, width=3)
        shine(b, [(-214, -66), (0, -66)])


def candlestick(b: Ink) -> None:
    """A burning candle in its stick."""
    metal = mix("#dfe4e8", b.inks.light, 0.3)
    b.local(
        closed((-104, 200), (104, 200), (84, 168), (30, 150, 24, 126), (-24, 126), (-30, 150, -84, 168)),
        metal,
        0.6,
    )
    b.local(
        closed((-18, 126), (18, 126), (12, 60), (22, 10), (12, -40), (-12, -40), (-22, 10), (-12, 60)),
        metal,
        0.6,
    )
    b.local(ellipse(0, 96, 34, 20), metal, 0.55)
    b.local(ellipse(0, 14, 28, 17), metal, 0.55)
    b.local(closed((-66, -46), (66, -46), (40, -22, -40, -22)), metal, 0.55)
    b.local(ellipse(0, -48, 66, 12), mix(metal, "#ffffff", 0.4), 0.4, hatch=False)
    b.local(closed((-23, -50), (-21, -186), (0, -192, 21, -186), (23, -50)), "#f6ecd2", 0.4)
    b.local(
        closed(
            (-22, -180),
            (-8, -192, 22, -182),
            (24, -120),
            (16, -112, 12, -126),
            (8, -160, -6, -160),
            (-8, -130, -18, -132),
        ),
        "#fffaf0",
        0.3,
        hatch=False,
        width=3,
    )
    b.stroke(path((0, -190), (0, -206)), 4)
    b.local(
        closed((0, -262), (26, -224, 0, -196), (-26, -224, 0, -262)), "#f2a93a", 0.3, hatch=False, width=3.4
    )
    b.fill(closed((0, -238), (12, -216, 0, -202), (-12, -216, 0, -238)), "#fff3c4")
    shine(b, [(-76, 186), (-30, 166)], [(-8, 50), (-8, 70)])


def hammer(b: Ink) -> None:
    """A claw hammer."""
    b.local(closed((-17, -120), (17, -120), (22, 180), (16, 216, -16, 216), (-22, 180)), WOOD, 0.5)
    for y in (120, 136, 152, 168):
        b.stroke(path((-20, y), (20, y - 5)), 3, faded(b.inks.ink, 0.5))
    steel = tinted(b, "#9aa2a8", 0.25)
    b.local(
        closed((-120, -206), (-64, -200), (-64, -130), (-120, -124), (-132, -140), (-132, -190)), steel, 0.5
    )
    b.local(box(-70, -196, 44, -134, 6), steel, 0.5)
    claw = closed((40, -196), (120, -200, 150, -120), (120, -156, 96, -150), (70, -144, 40, -134))
    b.local(claw, steel, 0.5)
    b.stroke(path((66, -168), (112, -168, 138, -134)), 4)
    b.local(box(-20, -212, 20, -120, 5), mix(steel, "#ffffff", 0.15), 0.45)
    shine(b, [(-112, -196), (-76, -190)], [(-58, -186), (-26, -186)])


def bow(b: Ink) -> None:
    """A bow with an arrow on the string."""
    b.stroke(path((70, -236), (-20, 0), (70, 236)), 3.4)
    limb = closed(
        (60, -244),
        (82, -240),
        (76, -200, 110, -150, 106, -60),
        (122, -24),
        (122, 24),
        (106, 60),
        (110, 150, 76, 200, 82, 240),
        (60, 244),
        (60, 190, 92, 140, 84, 60),
        (96, 24),
        (96, -24),
        (84, -60),
        (92, -140, 60, -190, 60, -244),
    )
    b.local(limb, mix(WOOD, b.inks.mid, 0.4), 0.5)
    b.local(box(94, -36, 126, 36, 8), b.inks.accent, 0.5)
    for i in range(6):
        b.stroke(path((94, -26 + i * 11), (126, -32 + i * 11)), 3, faded(b.inks.paper, 0.7))
    b.stroke(path((-60, 0), (196, 0)), 9)
    b.stroke(path((-60, 0), (196, 0)), 4, "#e9d6a8")
    b.local(closed((236, 0), (188, -18), (198, 0), (188, 18)), STEEL, 0.4, hatch=False, width=3.4)
    for k in (-1, 1):
        b.local(
            closed((-30, 0), (-50, k * 26), (-104, k * 28), (-78, 0)),
            b.inks.accent if k < 0 else b.inks.paper,
            0.4,
            width=3.2,
        )


def bomb(b: Ink) -> None:
    """A round bomb, its fuse alight."""
    with b.at(-20, 30, scale=0.86):
        iron = mix("#4a5260", b.inks.mid, 0.3)
        fuse = path((92, -128), (120, -200, 190, -230, 214, -170), (228, -130, 250, -150, 256, -176))
        b.pipe(fuse, 14, mix("#c9a26a", b.inks.second, 0.2), 4.4)
        b.soft(256, -206, 96, "#ffd76a", 0.85)
        b.local(star(256, -206, 72, 0.42, 9), "#f08a2a", hatch=False, width=3.4)
        b.fill(star(256, -206, 44, 0.42, 9), "#fff0a8")
        b.local(ellipse(-30, 56, 184), iron, 0.7)
        with b.at(-30, 56, 35):
            b.local(box(-50, -222, 50, -166, 8), mix(iron, "#ffffff", 0.12), 0.6)
            b.stroke(path((-48, -190), (48, -190)), 3.4)
        shine(b, [(-166, 4), (-140, -60, -84, -86)], [(-172, 40), (-171, 30)])


def army_helmet(b: Ink) -> None:
    """A steel helmet in camouflage, its strap hanging down."""
    green = mix("#6f7f3a", b.inks.mid, 0.2)
    b.stroke(path((-150, 90), (-130, 250, 60, 270, 90, 100)), 17)
    b.stroke(path((-150, 90), (-130, 250, 60, 270, 90, 100)), 9, mix(WOOD, b.inks.second, 0.2))
    b.local(box(-60, 196, 0, 238, 8), BRASS, hatch=False)
    shell = closed(
        (-236, 90),
        (-236, -110, -120, -220, 20, -216),
        (150, -210, 214, -110, 216, 16),
        (262, 30, 276, 60, 264, 84),
        (180, 56, 90, 66, 40, 96),
        (-40, 128, -170, 136, -236, 90),
    )
    b.local(shell, green, 0.5)
    with b.clip(shell):
        for shape, colour in (
            (
                closed((-200, -60), (-140, -150, -70, -120, -90, -60), (-110, 10, -190, 20, -200, -60)),
                "#3d4a24",
            ),
            (
                closed((-30, -200), (60, -240, 120, -170, 60, -140), (10, -110, -50, -140, -30, -200)),
                "#3d4a24",
            ),
            (closed((60, -40), (130, -100, 200, -60, 190, 0), (150, 50, 70, 30, 60, -40)), "#3d4a24"),
            (closed((-90, 40), (-40, -30, 40, 0, 20, 70), (-20, 130, -100, 110, -90, 40)), "#8f6f3c"),
            (closed((-40, -90), (0, -120, 50, -90, 30, -60), (0, -40, -40, -60, -40, -90)), "#8f6f3c"),
            (closed((-240, 30), (-200, 20, -170, 70, -200, 110), (-240, 120, -250, 60, -240, 30)), "#8f6f3c"),
        ):
            b.fill(shape, mix(colour, b.inks.mid, 0.15))
    b.stroke(path((-232, 60), (-150, 104, -20, 96, 40, 66), (100, 34, 190, 30, 262, 56)), 4.4)
    b.stroke(shell, 4.2)
    shine(b, [(-150, -130), (-110, -176, -50, -190)])


OBJECTS = {
    "army_helmet": army_helmet,
    "bomb": bomb,
    "knife": knife,
    "crossbow": crossbow,
    "poison": poison,
    "sword": sword,
    "blowgun": blowgun,
    "rifle": rifle,
    "gun": gun,
    "candlestick": candlestick,
    "hammer": hammer,
    "bow": bow,
}
