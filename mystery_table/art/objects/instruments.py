"""Music and measure: trumpet, drum, violin, telescope, microscope, scales, compass, radio, microphone."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, RED, STEEL, WOOD, shine, tinted
from mystery_table.art.shapes import box, closed, ellipse, gear, path, polar, rectangle, symmetric


def telescope(b: Ink) -> None:
    """A brass telescope on a wooden tripod."""
    for x, y in ((-110, 220), (0, 236), (110, 220)):
        b.pipe(path((x * 0.12, 20), (x, y)), 13, WOOD)
        b.local(ellipse(x, y, 10, 7), DARK, hatch=False, width=3)
    b.stroke(path((-60, 124), (60, 124)), 5)
    b.local(rectangle(0, 18, 44, 34, 8), BRASS)
    with b.at(0, -30, -24):
        b.local(box(-216, -20, -176, 20, 4), DARK)
        b.local(box(-180, -26, -70, 26, 4), BRASS)
        b.local(box(-74, -34, 60, 34, 4), mix(b.inks.mid, b.inks.accent, 0.35))
        b.local(closed((60, -40), (196, -50), (196, 50), (60, 40)), BRASS)
        b.local(box(190, -60, 220, 60, 6), mix(BRASS, b.inks.ink, 0.25))
        for x in (-74, 56):
            b.local(box(x - 8, -40, x + 8, 40, 3), mix(BRASS, "#ffffff", 0.2), hatch=False, width=3.4)
        shine(b, [(-170, -14), (-84, -14)], [(-60, -20), (46, -20)], [(76, -26), (180, -34)])


def microscope(b: Ink) -> None:
    """A brass microscope with a slide."""
    b.local(closed((-130, 220), (130, 220), (118, 186), (-20, 176), (-118, 186)), DARK)
    b.pipe(path((60, 186), (150, 130, 140, 0, 50, -70)), 34, mix(BRASS, b.inks.ink, 0.12))
    b.local(box(-120, 92, 60, 116, 5), DARK, hatch=False)
    b.local(box(-96, 80, 0, 92, 2), "#dff0ee", hatch=False, width=3)
    b.local(ellipse(92, 92, 26), BRASS)
    with b.at(-4, -40, 24):
        b.local(box(-30, -110, 30, 60, 6), BRASS)
        b.local(box(-22, -190, 22, -108, 5), DARK)
        b.local(box(-30, -206, 30, -186, 5), BRASS, hatch=False)
        b.local(closed((-22, 60), (22, 60), (12, 112), (-12, 112)), STEEL)
        shine(b, [(-18, -96), (-18, 40)])


def trumpet(b: Ink) -> None:
    """A trumpet with three valves, bell to the right."""
    brass, dark = BRASS, mix(BRASS, b.inks.ink, 0.15)
    b.pipe(path((-60, 40), (-120, 40, -120, 96, -60, 96), (60, 96), (124, 96, 124, 20, 60, 20)), 15, dark)
    b.pipe(path((-220, -20), (90, -20)), 17, brass)
    b.local(
        closed((84, -30), (160, -34, 196, -60, 226, -112), (234, -20, 226, 72), (196, 20, 160, -6, 84, -10)),
        brass,
    )
    b.local(ellipse(226, -20, 15, 92), mix(brass, "#fff6df", 0.35), hatch=False)
    b.local(closed((-226, -44), (-204, -30), (-204, -10), (-226, 4)), STEEL, hatch=False)
    for x in (-46, 0, 46):
        b.local(box(x - 17, -64, x + 17, 112, 7), mix(brass, "#fff6df", 0.15))
        b.stroke(path((x, -64), (x, -92)), 9)
        b.local(rectangle(x, -96, 34, 15, 6), STEEL, hatch=False)
    shine(b, [(-196, -26), (-74, -26)], [(100, -26), (190, -40, 214, -86)])


def drum(b: Ink) -> None:
    """A side drum with ropes and two sticks."""
    shell = closed((-170, -40), (170, -40), (170, 150), (120, 200, -120, 200, -170, 150))
    b.local(shell, mix(RED, b.inks.accent, 0.5))
    zigzag = [(-160.0 + 64 * i, 176.0 if i % 2 else 4.0) for i in range(6)]
    b.stroke(path(*zigzag), 9)
    b.stroke(path(*zigzag), 4, CREAM)
    for y in (156, -30):
        hoop = closed(
            (-178, y - 12),
            (-120, y + 42, 120, y + 42, 178, y - 12),
            (178, y + 14),
            (120, y + 70, -120, y + 70, -178, y + 14),
        )
        b.local(hoop, BRASS, hatch=False)
    b.local(ellipse(0, -44, 178, 52), mix(BRASS, b.inks.ink, 0.1), hatch=False)
    b.local(ellipse(0, -48, 160, 42), CREAM, hatch_from=0.6)
    for side in (-1, 1):
        b.pipe(path((side * 170, -214), (-side * 60, -52)), 10, WOOD)
        b.local(ellipse(-side * 62, -50, 15, 13), WOOD, hatch=False)


def violin(b: Ink) -> None:
    """A violin with its bow across."""
    wood = mix("#a8552a", b.inks.accent, 0.25)
    b.stroke(path((140, -230), (150, 210)), 9)
    b.stroke(path((140, -230), (150, 210)), 4, WOOD)
    b.stroke(path((152, -220), (162, 190)), 2.4, CREAM)
    b.local(box(134, 176, 168, 204, 4), DARK, hatch=False, width=3)
    body = symmetric(
        (0, -70),
        (50, -84, 92, -60, 86, -6),
        (84, 18, 60, 24, 58, 52),
        (56, 80, 112, 92, 110, 150),
        (106, 214, 40, 230, 0, 222),
    )
    b.local(body, wood, 0.55)
    b.local(closed((-16, 20), (-11, -190), (11, -190), (16, 20)), DARK, hatch=False)
    b.local(
        closed((-13, -186), (-18, -216, -6, -240, 8, -234), (22, -226, 16, -204, 13, -186)), wood, hatch=False
    )
    for y in (-222, -200):
        b.stroke(path((-30, y), (30, y + 4)), 7)
    for side in (-1, 1):
        b.stroke(path((side * 40, 64), (side * 58, 78, side * 36, 96, side * 50, 116)), 4.4)
    b.local(rectangle(0, 118, 56, 12, 3), CREAM, hatch=False, width=3)
    b.local(closed((-12, 146), (12, 146), (18, 206), (-18, 206)), DARK, hatch=False, width=3)
    for x in (-7, -2, 3, 8):
        b.stroke(path((x * 0.7, -186), (x, 150)), 1.3, CREAM)
    shine(b, [(-66, -40), (-78, -16)], [(-90, 130), (-94, 160, -80, 186)])


def scales(b: Ink) -> None:
    """A pair of scales, tilted a little."""
    b.local(
        symmetric((0, 176), (30, 178, 60, 196), (110, 206), (110, 232), (0, 232)), mix(BRASS, b.inks.ink, 0.2)
    )
    b.local(closed((-12, 190), (-8, -170), (8, -170), (12, 190)), BRASS)
    b.local(ellipse(0, 40, 22, 14), BRASS, hatch=False)
    b.pipe(path((-170, -120), (-80, -176, 80, -176, 170, -150)), 11, BRASS)
    b.local(ellipse(0, -186, 24), b.inks.accent, hatch=False)
    for x, y in ((-170, -120), (170, -150)):
        for dx in (-62, 62):
            b.stroke(path((x, y), (x + dx, y + 170)), 3)
        b.local(
            closed((x - 76, y + 168), (x + 76, y + 168), (x + 62, y + 222, x - 62, y + 222, x - 76, y + 168)),
            BRASS,
        )
        b.local(ellipse(x, y, 10), BRASS, hatch=False, width=3)


def compass(b: Ink) -> None:
    """A brass pocket compass with a rose of winds."""
    b.pipe(path((-28, -196), (-40, -250, 40, -250, 28, -196)), 12, BRASS)
    b.local(ellipse(0, 0, 206), mix(BRASS, b.inks.ink, 0.12))
    b.local(ellipse(0, 0, 178), CREAM, hatch_from=0.7)
    b.stroke(ellipse(0, 0, 160), 2.4)
    for i in range(32):
        inner = 134 if i % 4 == 0 else 148
        b.stroke(path(polar(0, 0, inner, i / 32), polar(0, 0, 160, i / 32)), 4 if i % 4 == 0 else 2)
    for i in range(8):
        reach = 128 if i % 2 == 0 else 78
        tip, left = polar(0, 0, reach, i / 8), polar(0, 0, 24, i / 8 - 0.09)
        right = polar(0, 0, 24, i / 8 + 0.09)
        b.fill(closed((0, 0), left, tip), b.inks.mid)
        b.fill(closed((0, 0), right, tip), b.inks.deep)
    with b.at(0, 0, 32):
        b.local(closed((0, -148), (24, 0), (-24, 0)), mix(RED, b.inks.accent, 0.4), hatch=False)
        b.local(closed((0, 148), (24, 0), (-24, 0)), STEEL, hatch=False)
    b.local(ellipse(0, 0, 18), BRASS, hatch=False)
    shine(b, [(-168, -60), (-146, -118, -96, -156)])


def radio(b: Ink) -> None:
    """A wooden radio with a round top."""
    wood = mix(WOOD, b.inks.accent, 0.2)
    b.local(closed((-150, 210), (-150, -40), (-150, -250, 150, -250, 150, -40), (150, 210)), wood, 0.55)
    grille = closed((-112, 40), (-112, -40), (-112, -196, 112, -196, 112, -40), (112, 40))
    b.local(grille, mix(b.inks.light, "#e6c68b", 0.5), hatch=False)
    with b.clip(grille):
        for i in range(11):
            b.stroke(path((-130, -170 + 20 * i), (130, -170 + 20 * i)), 2, faded(b.inks.ink, 0.35))
        for x in (-56, 0, 56):
            b.pipe(path((x, 50), (x, -190)), 9, wood, 2.4)
    b.local(box(-66, 66, 66, 110, 20), "#ffe2a0", hatch=False)
    b.stroke(path((10, 72), (2, 104)), 4, RED)
    for x in (-92, 0, 92):
        b.local(ellipse(x, 158, 26 if x else 18), DARK)
        b.stroke(path((x, 158), (x + 9, 144)), 4, CREAM)
    b.local(box(-164, 204, 164, 230, 5), mix(wood, b.inks.ink, 0.3), hatch=False)


def microphone(b: Ink) -> None:
    """A stage microphone on its stand."""
    b.local(symmetric((0, 196), (60, 200, 96, 226), (96, 240), (0, 240)), DARK)
    b.pipe(path((0, 206), (0, 50)), 14, STEEL)
    b.pipe(path((-104, -60), (-110, 60, 110, 60, 104, -60)), 11, mix(STEEL, b.inks.ink, 0.3))
    body = box(-82, -220, 82, 40, 76)
    b.local(body, tinted(b, STEEL, 0.25), 0.55)
    with b.clip(body):
        for i in range(7):
            b.stroke(path((-90, -190 + 17 * i), (90, -190 + 17 * i)), 4, faded(b.inks.ink, 0.75))
        for i in range(4):
            b.stroke(path((-90, -28 + 17 * i), (90, -28 + 17 * i)), 4, faded(b.inks.ink, 0.75))
    b.local(box(-88, -74, 88, -40, 4), b.inks.accent, hatch=False)
    b.local(ellipse(0, -57, 10), BRASS, hatch=False, width=3)
    for x in (-104, 104):
        b.local(ellipse(x, -58, 14), BRASS, hatch=False)
    shine(b, [(-58, -176), (-64, -150)])


def cogwheel(b: Ink) -> None:
    """Two meshing wheels of steel and brass."""
    b.local(gear(-40, -30, 180, 12), tinted(b, STEEL, 0.2), 0.5)
    for i in range(6):
        b.local(
            ellipse(*polar(-40, -30, 104, i / 6), 24), mix(b.inks.deep, b.inks.ink, 0.3), hatch=False, width=3
        )
    b.local(gear(150, 140, 92, 9, 1.4), BRASS, 0.5)
    b.local(ellipse(150, 140, 12), DARK, hatch=False, width=3)


def guitar(b: Ink) -> None:
    """An electric guitar with two horns, strings and pegs."""
    for k in range(3):
        for side in (-1, 1):
            b.stroke(path((0, -244 + 24 * k), (side * 34, -244 + 24 * k)), 8)
            b.local(ellipse(side * 36, -244 + 24 * k, 9), STEEL, hatch=False, width=2.8)
    b.local(closed((-20, -184), (-26, -262), (0, -284, 26, -262), (20, -184)), DARK, hatch=False)
    body = closed(
        (-22, 30),
        (-60, -20, -80, -70, -110, -54),
        (-136, -30, -90, 40, -100, 90),
        (-160, 130, -160, 270, 0, 272),
        (160, 270, 160, 140, 104, 96),
        (84, 56, 120, 10, 92, -20),
        (64, -34, 44, 0, 22, 30),
    )
    b.local(body, mix("#c83a2c", b.inks.accent, 0.25), 0.5)
    guard = closed(
        (24, 50),
        (74, 40, 70, 90, 88, 116),
        (116, 150, 110, 200, 74, 220),
        (50, 150, 30, 150, -36, 140),
        (-40, 80, -20, 60, 24, 50),
    )
    b.local(guard, CREAM, 0.2, hatch=False, width=3)
    b.local(box(-20, -196, 20, 66, 3), mix(WOOD, DARK, 0.3), hatch=False)
    for k in range(8):
        b.stroke(path((-20, -176 + 30 * k), (20, -176 + 30 * k)), 2.6, STEEL)
    for y in (98, 150):
        b.local(box(-36, y, 36, y + 22, 6), DARK, hatch=False, width=3)
    b.local(box(-44, 204, 44, 226, 4), STEEL, hatch=False)
    for x in (-11, 0, 11):
        b.stroke(path((x, -196), (x, 212)), 2, "#f4ecd8")
    for y in (176, 210):
        b.local(ellipse(92, y, 12), BRASS, hatch=False, width=3)


OBJECTS = {
    "guitar": guitar,
    "telescope": telescope,
    "microscope": microscope,
    "trumpet": trumpet,
    "drum": drum,
    "violin": violin,
    "scales": scales,
    "compass": compass,
    "radio": radio,
    "microphone": microphone,
    "cogwheel": cogwheel,
}
