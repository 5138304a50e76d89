"""Machines, instruments and cups: camera, glass, engine, aeroplane, piano, map, coffee, cake, spanner."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, GLASS, RED, STEEL, WOOD, shine, tinted
from mystery_table.art.shapes import box, closed, ellipse, moved, path, polar, rectangle


def camera(b: Ink) -> None:
    """A folding camera with bellows."""
    leather = mix(DARK, b.inks.deep, 0.4)
    b.local(box(-210, -120, 210, 170, 26), leather, 0.4)
    b.local(box(-210, -120, 210, -60, 20), tinted(b, STEEL, 0.2))
    b.local(box(-80, -176, 80, -110, 12), tinted(b, STEEL, 0.1))
    b.local(box(-44, -160, 44, -124, 5), mix(b.inks.ink, GLASS, 0.3), hatch=False, width=3)
    for x, size in ((-160, 28), (150, 34)):
        b.local(box(x - size, -150, x + size, -116, 7), BRASS, hatch=False)
    for size, colour in (
        (128, leather),
        (112, mix(leather, "#ffffff", 0.15)),
        (96, leather),
        (82, tinted(b, STEEL, 0.05)),
        (58, DARK),
    ):
        b.local(ellipse(0, 44, size), colour, hatch=size == 82)
    b.local(ellipse(0, 44, 40), mix(b.inks.mid, GLASS, 0.4), 0.6, hatch=False)
    b.fill(ellipse(-14, 28, 13, 9), "#ffffff")
    for i in range(16):
        b.stroke(path(polar(0, 44, 66, i / 16), polar(0, 44, 74, i / 16)), 3)
    b.local(ellipse(158, -20, 17), RED, hatch=False, width=3.4)


def magnifying_glass(b: Ink) -> None:
    """A reading glass with a brass rim."""
    with b.at(-40, -40, -45):
        b.local(
            closed((-17, 150), (17, 150), (26, 300), (16, 330, -16, 330), (-26, 300)),
            mix(WOOD, b.inks.accent, 0.2),
            0.5,
        )
        b.local(box(-22, 138, 22, 176, 6), BRASS, hatch=False)
    b.local(ellipse(-40, -40, 158), BRASS, 0.5)
    b.local(ellipse(-40, -40, 126), mix(GLASS, "#ffffff", 0.45), 0.3, hatch=False)
    with b.clip(ellipse(-40, -40, 126)):
        for k in range(2):
            x = -110 + 60 * k
            b.fill(
                closed((x, 90), (x + 110, -180), (x + 140 - 20 * k, -180), (x + 30 - 20 * k, 90)),
                faded("#ffffff", 0.6),
            )
    b.stroke(ellipse(-40, -40, 126), 4.2)
    shine(b, [(-180, -60), (-172, -130, -110, -172)])


def steam_engine(b: Ink) -> None:
    """A steam locomotive, driving left."""
    black = mix(b.inks.deep, b.inks.ink, 0.3)
    b.local(box(60, -150, 210, 60, 4), mix(b.inks.accent, b.inks.ink, 0.1), 0.5)
    b.local(box(44, -182, 232, -146, 10), black)
    b.local(box(96, -120, 176, -40, 6), mix("#ffdf8f", GLASS, 0.3), hatch=False)
    b.local(closed((-190, -70), (64, -70), (64, 60), (-190, 60)), black, 0.5)
    for x in (-120, -40, 30):
        b.local(box(x - 9, -74, x + 9, 62), BRASS, hatch=False, width=3)
    b.local(closed((-172, -70), (-178, -150), (-196, -190), (-104, -190), (-122, -150), (-128, -70)), black)
    b.local(box(-202, -200, -98, -176, 5), BRASS, hatch=False)
    b.local(closed((-60, -70), (-56, -112, -8, -112, -4, -70)), BRASS)
    b.local(ellipse(-196, -6, 30, 68), mix(black, STEEL, 0.4), hatch=False)
    b.local(ellipse(-216, -76, 23, 26), "#ffe9a8", hatch=False)
    b.local(box(-220, 56, 224, 96, 4), mix(b.inks.accent, b.inks.ink, 0.3))
    b.local(closed((-212, 96), (-270, 186), (-170, 186), (-160, 96)), mix(RED, b.inks.accent, 0.4))
    for x, size in ((-110, 44), (-6, 62), (126, 62)):
        b.local(ellipse(x, 190 - size, size), mix(RED, b.inks.accent, 0.35), hatch=False)
        for i in range(8):
            b.stroke(path((x, 190 - size), polar(x, 190 - size, size - 8, i / 8)), 4)
        b.local(ellipse(x, 190 - size, 14), BRASS, hatch=False, width=3)
    b.pipe(path((-6, 142), (126, 142)), 9, STEEL, 3)


def aeroplane(b: Ink) -> None:
    """A biplane climbing to the right."""
    with b.at(0, 10, -14):
        for x in (-60, 100):
            b.stroke(path((x - 10, -104), (x + 10, 92)), 7)
        b.local(
            closed((-150, 108), (-130, 84), (160, 70), (180, 92), (150, 112)), mix(b.inks.accent, CREAM, 0.15)
        )
        fuselage = closed(
            (-240, -20),
            (-200, -46, 60, -70, 170, -52),
            (206, -40, 206, 40, 170, 50),
            (40, 66, -190, 30, -240, 6),
        )
        b.local(fuselage, b.inks.accent, 0.5)
        b.local(closed((-246, -8), (-270, -120), (-216, -120), (-160, -34)), mix(b.inks.second, CREAM, 0.1))
        b.local(
            closed((-262, 0), (-236, -18), (-150, -4), (-160, 16), (-240, 20)),
            mix(b.inks.second, CREAM, 0.1),
            hatch=False,
        )
        b.local(closed((20, -62), (34, -104, 70, -104, 78, -64)), GLASS, hatch=False)
        b.local(ellipse(36, -84, 23), mix(WOOD, b.inks.ink, 0.2), hatch=False)
        b.local(
            closed((-130, -124), (-110, -150), (170, -164), (196, -138), (160, -118)),
            mix(b.inks.accent, CREAM, 0.15),
        )
        b.local(ellipse(-20, 0, 40), CREAM, hatch=False)
        b.local(ellipse(-20, 0, 19), mix(b.inks.second, RED, 0.3), hatch=False, width=3)
        b.local(box(196, -26, 226, 24, 8), STEEL, hatch=False)
        b.local(ellipse(228, -2, 11, 150), faded(CREAM, 0.75), hatch=False, width=2.6)
        b.stroke(path((60, 60), (80, 130)), 7)
        b.stroke(path((130, 50), (96, 130)), 7)
        b.local(ellipse(88, 142, 34), DARK, hatch=False)
        b.local(ellipse(88, 142, 13), STEEL, hatch=False, width=3)


def piano(b: Ink) -> None:
    """The keys of a piano in perspective under an open score."""
    wood = mix(DARK, b.inks.accent, 0.15)
    b.local(closed((-180, -230), (180, -230), (200, -30), (-200, -30)), wood, 0.4)
    for side in (-1, 1):
        sheet = closed(
            (0, -190), (side * 60, -214, side * 120, -190), (side * 128, -50), (side * 60, -70, 0, -46)
        )
        b.local(sheet, CREAM, hatch_from=0.8)
        for row in range(4):
            y = -166 + 30 * row
            b.stroke(path((side * 14, y), (side * 60, y - 16, side * 110, y)), 2, faded(b.inks.ink, 0.7))
            b.fill(ellipse(side * (30 + 22 * (row % 3)), y - 6, 8, 6), b.inks.ink)
    b.local(box(-214, -36, 214, 4, 5), mix(wood, "#ffffff", 0.1), hatch=False)
    b.local(closed((-204, 4), (204, 4), (244, 176), (-244, 176)), CREAM, 0.25, hatch_from=0.85)
    for i in range(1, 12):
        share = i / 12 * 2 - 1
        b.stroke(path((204 * share, 4), (244 * share, 176)), 3.4)
    for i in (1, 2, 4, 5, 6, 8, 9, 11):
        share = i / 12 * 2 - 1
        key = closed(
            (204 * share - 11, 4), (204 * share + 11, 4), (228 * share + 13, 108), (228 * share - 13, 108)
        )
        b.local(key, DARK, 0.3, hatch=False, width=3)
    b.local(box(-256, 172, 256, 230, 8), wood)


def world_map(b: Ink) -> None:
    """An old map of the world in two circles, rolled at both ends."""
    sheet = closed((-220, -150), (-80, -170, 80, -130, 220, -150), (220, 150), (80, 170, -80, 130, -220, 150))
    b.local(sheet, mix("#e8cf9a", b.inks.paper, 0.3), 0.35, hatch_from=0.85)
    for side in (-1, 1):
        globe = ellipse(side * 102, 0, 96)
        b.local(globe, mix(b.inks.mid, GLASS, 0.45), 0.35, hatch=False)
        with b.clip(globe):
            land = mix("#b98a3f", b.inks.second, 0.25)
            shapes = (
                ((-46, -34, 44, 40), (-20, 44, 26, 48), (44, -50, 34, 20))
                if side < 0
                else ((-30, -40, 56, 34), (-34, 30, 28, 44), (52, 50, 26, 18))
            )
            for x, y, wide, high in shapes:
                b.local(ellipse(side * 102 + x, y, wide, high), land, hatch=False, width=3)
            for k in (-50, 0, 50):
                b.stroke(
                    path((side * 102 - 100, k), (side * 102, k * 1.2, side * 102 + 100, k)),
                    1.6,
                    faded(b.inks.ink, 0.5),
                )
                b.stroke(
                    path((side * 102 + k * 0.3, -96), (side * 102 + k * 1.6, 0, side * 102 + k * 0.3, 96)),
                    1.6,
                    faded(b.inks.ink, 0.5),
                )
        b.stroke(globe, 4.2)
        b.local(rectangle(side * 226, 0, 34, 330, 15), mix("#d9b878", b.inks.ink, 0.12))
        for y in (-172, 172):
            b.local(ellipse(side * 226, y, 22, 17), RED, hatch=False)


def coffee(b: Ink) -> None:
    """A steaming cup on its saucer."""
    for x, sway in ((-50, 1), (0, -1), (50, 1)):
        curl = path((x, -90), (x + 46 * sway, -140, x - 46 * sway, -180, x + 10 * sway, -240))
        b.stroke(curl, 15)
        b.stroke(curl, 9, mix(CREAM, b.inks.light, 0.4))
    b.local(ellipse(0, 180, 226, 48), CREAM, 0.4)
    b.stroke(ellipse(0, 176, 196, 36), 3.4, b.inks.accent)
    b.pipe(path((140, -10), (240, -30, 240, 110, 116, 104)), 20, CREAM)
    b.local(
        closed((-160, -60), (160, -60), (160, 70, 110, 170, 0, 170), (-110, 170, -160, 70, -160, -60)),
        CREAM,
        0.45,
    )
    b.local(
        closed((-156, 0), (-60, 30, 60, 30, 156, 0), (150, 44), (60, 76, -60, 76, -150, 44)),
        b.inks.accent,
        hatch=False,
        width=3.4,
    )
    b.local(ellipse(0, -60, 160, 38), mix(CREAM, "#ffffff", 0.4), hatch=False)
    b.local(ellipse(0, -56, 136, 27), "#4a2a18", hatch=False, width=3)
    b.stroke(path((-60, -56), (-20, -68, 20, -46, 64, -58)), 5, "#c79a6a")


def cake(b: Ink) -> None:
    """A birthday cake in two tiers with candles."""
    icing, sponge = mix(CREAM, RED, 0.12), mix("#e0b070", b.inks.accent, 0.1)
    b.local(ellipse(0, 200, 236, 34), mix(GLASS, b.inks.light, 0.4), hatch=False)
    for top, low, half in ((20, 196, 196), (-120, 30, 132)):
        b.local(
            closed(
                (-half, top),
                (half, top),
                (half, low),
                (half * 0.6, low + 22, -half * 0.6, low + 22, -half, low),
            ),
            sponge,
            0.45,
        )
        drips: list[tuple[float, ...]] = [(-half - 8, top)]
        count = 6
        for i in range(count):
            left = -half - 8 + (2 * half + 16) * i / count
            right = left + (2 * half + 16) / count
            drips.append(((left + right) / 2, top + (96 if i % 2 else 70), right, top + 30))
        b.local(closed(*drips, (half + 8, top)), icing, 0.3, hatch=False)
        b.local(ellipse(0, top, half + 8, 27), mix(icing, "#ffffff", 0.4), hatch=False)
    for i in range(9):
        b.local(
            ellipse(-176 + 44 * i, 186 + 8 * (1 - ((i - 4) / 4) ** 2), 15),
            b.inks.accent,
            hatch=False,
            width=3,
        )
    for x, y in ((-74, -134), (0, -142), (74, -134)):
        b.local(box(x - 9, y - 62, x + 9, y + 8, 3), mix(b.inks.second, CREAM, 0.3), hatch=False, width=3.4)
        b.local(
            moved(closed((0, -34), (15, -6, 0, 12), (-15, -6, 0, -34)), x, y - 76),
            "#ffb640",
            hatch=False,
            width=3,
        )


def spanner(b: Ink) -> None:
    """A spanner of steel: open jaws above, a ring below."""
    slot = moved(box(-46, -140, 46, 30, 6), 0, -190, 14)
    hexagon = closed(*(polar(0, 206, 42, k / 6) for k in range(6)))
    jaws = ellipse(0, -160, 118).subtracted(slot)
    shape = box(-38, -100, 38, 160).united(jaws).united(ellipse(0, 206, 76)).subtracted(hexagon)
    b.local(shape, mix(STEEL, b.inks.mid, 0.2), 0.5)
    b.local(box(-18, -40, 18, 112, 16), mix(STEEL, b.inks.ink, 0.25), hatch=False, width=3)
    shine(b, [(-92, -190), (-100, -150, -80, -110)], [(-60, 186), (-64, 206, -54, 230)])


OBJECTS = {
    "spanner": spanner,
    "camera": camera,
    "magnifying_glass": magnifying_glass,
    "steam_engine": steam_engine,
    "aeroplane": aeroplane,
    "piano": piano,
    "world_map": world_map,
    "coffee": coffee,
    "cake": cake,
}
