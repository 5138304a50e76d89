"""Small props and what is left at a scene: blood, footprints, smoke, notes, papers, bullets, shards."""

import math

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, GLASS, LEAF, RED, STEEL, WOOD, shine
from mystery_table.art.shapes import blob, box, closed, ellipse, moved, path, polar, star, symmetric

BLOOD = "#9c1420"


def blood(b: Ink) -> None:
    """A small pool with splashes."""
    pool = blob([(0, 60, 90), (-70, 80, 52), (80, 84, 60), (20, 0, 44), (-30, 116, 56), (60, 30, 34)])
    b.local(moved(pool, scale_y=0.62), BLOOD, 0.5, hatch=False, width=3)
    for x, y, size in (
        (-130, -40, 22),
        (-60, -80, 14),
        (60, -96, 26),
        (140, -40, 16),
        (180, 50, 20),
        (-170, 60, 14),
        (10, -150, 12),
    ):
        b.local(ellipse(x, y, size, size * 0.8), BLOOD, hatch=False, width=2.6)
    shine(b, [(-50, 26), (-10, 10, 20, 20)])


def footprints(b: Ink) -> None:
    """A trail of shoe prints, going up."""
    for i in range(4):
        x, y = (-70 if i % 2 else 70) + 10 * i, 190 - 120 * i
        sole = symmetric((0, -62), (34, -60, 36, -10, 22, 16), (0, 18))
        b.fill(moved(sole, x, y, 8 if i % 2 else -4), faded(b.inks.ink, 0.8))
        b.fill(moved(ellipse(0, 44, 21, 22), x, y, 8 if i % 2 else -4), faded(b.inks.ink, 0.8))


def smoke(b: Ink) -> None:
    """Two curls of smoke or steam, rising."""
    for x, sway in ((-40, 1), (50, -1)):
        curl = path(
            (x, 240),
            (x + 90 * sway, 130, x - 90 * sway, 60, x, -60),
            (x + 60 * sway, -140, x - 30 * sway, -180, x + 20 * sway, -240),
        )
        b.stroke(curl, 20, faded(b.inks.paper, 0.55))
        b.stroke(curl, 9, faded(b.inks.paper, 0.8))


def notes(b: Ink) -> None:
    """Three floating music notes."""
    for x, y, size, double in ((-110, 40, 1.0, True), (90, -90, 0.9, False), (120, 150, 0.8, True)):
        with b.at(x, y, -10, size):
            b.fill(moved(ellipse(0, 0, 34, 25), -40, 80, -20), b.inks.ink)
            b.stroke(path((-10, 76), (-10, -80)), 9)
            if double:
                b.fill(moved(ellipse(0, 0, 34, 25), 60, 60, -20), b.inks.ink)
                b.stroke(path((90, 56), (90, -100)), 9)
                b.fill(closed((-14, -84), (94, -104), (94, -70), (-14, -50)), b.inks.ink)
            else:
                b.fill(
                    closed((-14, -84), (40, -60, 50, -10, 30, 20), (34, -20, 20, -40, -14, -46)), b.inks.ink
                )


def sparks(b: Ink) -> None:
    """A burst of sparks."""
    for i in range(12):
        reach = 200 if i % 2 else 130
        b.stroke(path(polar(0, 0, 46, i / 12), polar(0, 0, reach, i / 12)), 11, BRASS)
        b.stroke(path(polar(0, 0, 46, i / 12), polar(0, 0, reach * 0.8, i / 12)), 5, CREAM)
    b.fill(star(0, 0, 80, 0.5, 8), CREAM)


def paper(b: Ink) -> None:
    """A written sheet with a turned corner."""
    b.local(
        closed((-150, -200), (110, -200), (150, -160), (150, 200), (-150, 200)), CREAM, 0.25, hatch_from=0.8
    )
    b.local(closed((110, -200), (150, -160), (110, -160)), mix(CREAM, b.inks.ink, 0.2), hatch=False, width=3)
    for i in range(8):
        end = 116 if i % 4 != 3 else 30
        b.stroke(
            path((-116, -130 + 38 * i), (-40, -140 + 38 * i, 20, -122 + 38 * i, end, -132 + 38 * i)),
            4,
            faded(b.inks.ink, 0.7),
        )


def photograph(b: Ink) -> None:
    """A photograph of somebody unknown, held by a clip."""
    b.local(box(-150, -190, 150, 190, 4), CREAM, 0.25, hatch=False)
    frame = box(-122, -160, 122, 100)
    b.local(frame, mix(b.inks.mid, b.inks.light, 0.4), hatch=False, width=3)
    with b.clip(frame):
        b.fill(ellipse(0, -50, 54, 62), b.inks.ink)
        b.fill(closed((-110, 110), (-100, 30, -50, 20, 0, 20), (50, 20, 100, 30, 110, 110)), b.inks.ink)
        b.fill(box(-76, -92, 76, -80, 5), b.inks.ink)
        b.fill(box(-46, -132, 46, -82, 12), b.inks.ink)
    b.stroke(path((-60, -220), (-60, -130), (-34, -130), (-34, -210)), 6, STEEL)


def bullets(b: Ink) -> None:
    """Three cartridges."""
    for x, y, turn in ((-80, 40, -50), (70, -30, 20), (60, 150, 80)):
        with b.at(x, y, turn):
            b.local(closed((-28, -40), (-28, -90, -8, -124, 0, -130), (8, -124, 28, -90, 28, -40)), "#b06a3a")
            b.local(box(-30, -44, 30, 84, 4), BRASS)
            b.local(box(-36, 78, 36, 98, 3), mix(BRASS, b.inks.ink, 0.2), hatch=False)


def shards(b: Ink) -> None:
    """Broken glass."""
    for x, y, size, turn in (
        (-90, 60, 1.0, 10),
        (60, -40, 1.3, 80),
        (120, 120, 0.8, 200),
        (-20, 150, 0.6, 300),
        (-120, -90, 0.6, 150),
    ):
        piece = moved(closed((-60, 50), (10, -80), (66, 30), (20, 60)), x, y, turn, size)
        b.local(piece, mix(GLASS, b.inks.light, 0.3), 0.3, hatch=False, width=3)
        b.stroke(moved(path((-20, 34), (12, -40)), x, y, turn, size), 4, "#ffffff")


def fingerprint(b: Ink) -> None:
    """A fingerprint: whorls within an oval."""
    oval = ellipse(0, 0, 150, 200)
    with b.clip(oval):
        for i in range(11):
            size = 10 + 20 * i
            b.stroke(ellipse(-10 + 2 * i, 20 + 4 * i, size, size * 1.25), 9, faded(b.inks.ink, 0.8))


def puffs(b: Ink) -> None:
    """Puffs of steam drifting off to the right."""
    for x, y, size in ((-150, 150, 44), (-100, 80, 62), (-30, 10, 80), (60, -50, 96), (170, -110, 110)):
        b.fill(ellipse(x, y, size, size * 0.86), faded(b.inks.paper, 0.75))
        b.stroke(
            moved(path((-size * 0.6, 0), (-size * 0.2, size * 0.6, size * 0.6, size * 0.3)), x, y),
            4,
            faded(b.inks.deep, 0.5),
        )


def nails(b: Ink) -> None:
    """Iron nails."""
    for x, y, turn in ((-70, 0, -30), (40, -40, 40), (60, 110, 100), (-60, 140, 70)):
        with b.at(x, y, turn):
            b.local(closed((-9, -80), (9, -80), (3, 90), (-3, 90)), STEEL, hatch=False, width=3)
            b.local(box(-30, -96, 30, -78, 5), STEEL, hatch=False, width=3)


def matches(b: Ink) -> None:
    """A box of matches, half open."""
    b.local(box(-150, -60, 110, 90, 4), mix(b.inks.accent, CREAM, 0.15))
    b.fill(star(-20, 14, 50, 0.4, 5), CREAM)
    b.local(box(106, -50, 190, 80, 4), CREAM, hatch=False)
    for i in range(5):
        b.stroke(path((110, -34 + 24 * i), (176, -34 + 24 * i)), 9, WOOD)
        b.fill(ellipse(178, -34 + 24 * i, 12, 9), RED)
    with b.at(-60, -120, 14):
        b.pipe(path((-90, 0), (90, 0)), 8, "#e2c08a", 2.6)
        b.local(ellipse(98, 0, 19, 14), RED, hatch=False, width=3)


def rope(b: Ink) -> None:
    """A coil of rope."""
    hemp = "#c9a263"
    for i in range(4):
        ring_ = ellipse(0, 70 - 34 * i, 150 - 6 * i, 60)
        b.pipe(ring_, 26, hemp)
        for k in range(30):
            x, y = polar(0, 0, 1, k / 30)
            b.stroke(
                path(
                    (x * (140 - 6 * i), 70 - 34 * i + y * 52), (x * (160 - 6 * i) + 9, 70 - 34 * i + y * 70)
                ),
                3,
            )
    b.pipe(path((140, 20), (210, 60, 170, 140, 220, 190)), 24, hemp)


def palette_board(b: Ink) -> None:
    """Blots of paint."""
    for i, colour in enumerate((RED, "#e2b23c", LEAF, "#2f62b5", "#7b4b8f")):
        x, y = polar(0, 0, 120, i / 5 + 0.05)
        b.local(blob([(x, y, 52), (x + 34, y + 16, 30), (x - 26, y + 26, 28)]), colour, hatch=False, width=3)


def leaves(b: Ink) -> None:
    """Blown leaves."""
    for i in range(7):
        x, y = 170 * math.sin(i * 2.4), 170 * math.cos(i * 1.7)
        leaf = closed((0, -60), (44, -20, 30, 30, 0, 60), (-30, 30, -44, -20, 0, -60))
        colour = (b.inks.accent, mix(BRASS, LEAF, 0), mix(LEAF, LEAF, 0))[i % 3]
        with b.at(x, y, 51 * i, 0.8):
            b.local(leaf, colour, hatch=False, width=3)
            b.stroke(path((0, -40), (0, 84)), 3)


def thread(b: Ink) -> None:
    """A spool of thread."""
    b.local(box(-90, -110, 90, 110, 6), b.inks.accent, hatch_from=0.45)
    for i in range(10):
        b.stroke(path((-90, -96 + 21 * i), (90, -106 + 21 * i)), 3, faded(b.inks.ink, 0.6))
    for y in (-150, 106):
        b.local(box(-130, y, 130, y + 44, 10), WOOD, hatch=False)
    b.stroke(path((88, 60), (220, 60, 120, 190, 230, 200)), 6, b.inks.accent)


def ink_bottle(b: Ink) -> None:
    """A bottle of ink and a blot."""
    b.local(
        closed((-120, 180), (-130, 40), (-60, -20), (60, -20), (130, 40), (120, 180)),
        mix(b.inks.deep, "#2b3f6e", 0.5),
        0.5,
    )
    b.local(box(-52, -90, 52, -16, 6), mix(b.inks.deep, b.inks.ink, 0.4))
    b.local(box(-70, -140, 70, -84, 12), WOOD)
    b.local(box(-80, 60, 60, 140, 4), CREAM, hatch=False, width=3)
    shine(b, [(-100, 60), (-96, 150)])


def gem(b: Ink) -> None:
    """A cut stone."""
    stone = closed((-90, -110), (90, -110), (170, -20), (0, 160), (-170, -20))
    b.local(stone, mix(b.inks.second, "#ffffff", 0.25), 0.5)
    b.stroke(path((-170, -20), (170, -20)), 3.4)
    b.stroke(path((-90, -110), (-60, -20), (0, 160), (60, -20), (90, -110)), 3.4)
    b.stroke(path((-60, -20), (0, -110), (60, -20)), 3.4)
    shine(b, [(-90, -90), (-130, -40)])


def plate(b: Ink) -> None:
    """A dinner plate seen from above."""
    b.local(ellipse(0, 0, 210), CREAM, 0.35, hatch_from=0.7)
    b.stroke(ellipse(0, 0, 186), 5, b.inks.accent)
    b.local(ellipse(0, 0, 140), mix(CREAM, "#ffffff", 0.4), 0.25, hatch=False, width=3)


def board(b: Ink) -> None:
    """A wooden chopping board."""
    b.local(box(-200, -130, 150, 150, 26), "#c48f52", 0.4, hatch_from=0.6)
    b.local(box(140, -30, 236, 50, 20), "#c48f52", 0.4, hatch=False)
    b.fill(ellipse(200, 10, 14), b.inks.ink)
    for i in range(5):
        b.stroke(
            path((-180, -90 + 50 * i), (-40, -100 + 50 * i, 40, -80 + 50 * i, 130, -90 + 50 * i)),
            2.4,
            faded(b.inks.ink, 0.4),
        )


OBJECTS = {
    "blood": blood,
    "footprints": footprints,
    "smoke": smoke,
    "notes": notes,
    "sparks": sparks,
    "paper": paper,
    "photograph": photograph,
    "bullets": bullets,
    "shards": shards,
    "fingerprint": fingerprint,
    "puffs": puffs,
    "nails": nails,
    "matches": matches,
    "rope": rope,
    "paint": palette_board,
    "leaves": leaves,
    "thread": thread,
    "ink_bottle": ink_bottle,
    "gem": gem,
    "plate": plate,
    "board": board,
}
