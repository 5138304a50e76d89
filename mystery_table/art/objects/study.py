"""Books, paper and pictures: open book, newspaper, framed picture, cap, hourglass, telephone."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, RED, WOOD, shine
from mystery_table.art.shapes import box, closed, ellipse, moved, path, polar, rectangle, symmetric


def open_book(b: Ink) -> None:
    """An open book with an illustration and a ribbon."""
    cover = closed(
        (-240, -90),
        (-120, -130, -30, -120, 0, -96),
        (30, -120, 120, -130, 240, -90),
        (240, 150),
        (120, 110, 30, 120, 0, 146),
        (-30, 120, -120, 110, -240, 150),
    )
    b.local(moved(cover, 0, 12), mix(b.inks.accent, b.inks.ink, 0.2), hatch=False)
    for side in (-1, 1):
        page = closed(
            (0, -104),
            (side * 40, -136, side * 130, -140, side * 224, -104),
            (side * 224, 124),
            (side * 130, 92, side * 40, 98, 0, 130),
        )
        b.local(page, CREAM, 0.3, hatch_from=0.75)
        for k in range(3):
            b.stroke(
                path(
                    (side * 226, 128 + 5 * k),
                    (side * 130, 98 + 5 * k, side * 40, 104 + 5 * k, 0, 134 + 5 * k),
                ),
                1.6,
            )
    for i in range(7):
        y = -86 + 27 * i
        b.stroke(
            path((28, y), (70, y - 22, 130, y - 22, 196 if i % 3 else 150, y - 2)), 4, faded(b.inks.ink, 0.75)
        )
        if i > 3:
            b.stroke(path((-28, y), (-70, y - 22, -130, y - 22, -196, y - 2)), 4, faded(b.inks.ink, 0.75))
    b.local(
        closed((-196, -86), (-130, -112, -70, -112, -36, -90), (-36, 6), (-70, -14, -130, -14, -196, 8)),
        b.inks.second,
        hatch=False,
        width=3,
    )
    b.fill(
        closed((-190, 4), (-150, -60), (-120, -24), (-86, -80), (-42, 0), (-70, -12, -130, -12, -190, 4)),
        b.inks.deep,
    )
    b.local(closed((-8, 100), (14, 100), (22, 210), (6, 190), (-10, 214)), RED, hatch=False, width=3)


def newspaper(b: Ink) -> None:
    """A folded newspaper with a photograph and headlines that are only strokes."""
    b.local(moved(box(-190, -180, 190, 190, 3), 16, 14, 4), mix(CREAM, b.inks.ink, 0.25), hatch=False)
    b.local(box(-190, -200, 190, 180, 3), CREAM, 0.25, hatch_from=0.8)
    b.fill(box(-166, -178, 166, -130), b.inks.ink)
    for i in range(9):
        width = 14 + 9 * (i * 5 % 4)
        b.fill(box(-150 + 33 * i, -166, -150 + 33 * i + min(width, 27), -142), CREAM)
    b.fill(box(-166, -114, 166, -106), b.inks.accent)
    frame = box(-166, -90, 10, 50)
    b.local(frame, b.inks.mid, hatch=False, width=3)
    with b.clip(frame):
        b.fill(ellipse(-78, -30, 30, 34), b.inks.ink)
        b.fill(closed((-150, 60), (-140, 16, -110, 8, -78, 8), (-46, 8, -16, 16, -6, 60)), b.inks.ink)
        b.fill(box(-122, -60, -34, -50, 4), b.inks.ink)
        b.fill(box(-104, -82, -52, -52, 8), b.inks.ink)
    for i in range(10):
        b.stroke(path((32, -86 + 26 * i), (160 if i % 4 else 120, -86 + 26 * i)), 6, faded(b.inks.ink, 0.75))
    for i in range(4):
        b.stroke(path((-162, 76 + 26 * i), (4 if i % 3 else -40, 76 + 26 * i)), 6, faded(b.inks.ink, 0.75))


def picture(b: Ink) -> None:
    """A landscape in a carved gold frame."""
    b.stroke(path((-100, -160), (0, -246), (100, -160)), 5)
    b.local(box(-220, -176, 220, 176, 10), BRASS, 0.5)
    b.local(box(-196, -152, 196, 152, 4), mix(BRASS, b.inks.ink, 0.3), hatch=False, width=3)
    canvas = box(-170, -126, 170, 126)
    b.local(canvas, mix(b.inks.light, b.inks.paper, 0.4), 0.2, hatch=False)
    with b.clip(canvas):
        b.fill(ellipse(70, -50, 38), "#f2c14a")
        b.fill(
            closed(
                (-180, 60), (-120, -90), (-60, 20), (-10, -50), (60, 70), (180, 30), (180, 140), (-180, 140)
            ),
            b.inks.mid,
        )
        b.fill(closed((-120, -90), (-146, -30), (-124, -44), (-108, -26), (-96, -46)), b.inks.paper)
        b.fill(
            closed((-180, 80), (-60, 40, 60, 110, 180, 60), (180, 140), (-180, 140)),
            mix(b.inks.second, "#4f8f5c", 0.6),
        )
        b.fill(closed((86, 90), (110, 20), (134, 90)), b.inks.deep)
        b.fill(closed((114, 100), (140, 40), (164, 100)), b.inks.deep)
    b.stroke(canvas, 4.2)
    for right, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        for k in range(3):
            b.local(
                ellipse(right * (206 - 22 * k), down * 164, 13), mix(BRASS, CREAM, 0.3), hatch=False, width=3
            )
            b.local(
                ellipse(right * 208, down * (164 - 22 * k), 13), mix(BRASS, CREAM, 0.3), hatch=False, width=3
            )


def graduation_cap(b: Ink) -> None:
    """A mortarboard with a gold tassel."""
    b.local(
        closed((-120, -20), (120, -20), (112, 90), (60, 130, -60, 130, -112, 90)),
        mix(b.inks.deep, b.inks.ink, 0.3),
    )
    b.local(closed((0, -150), (240, -50), (0, 54), (-240, -50)), b.inks.deep, 0.4)
    b.local(
        closed((-240, -50), (0, 54), (240, -50), (240, -34), (0, 72), (-240, -34)),
        mix(b.inks.deep, b.inks.ink, 0.4),
        hatch=False,
    )
    b.pipe(path((0, -52), (110, -36, 170, -60, 180, 60)), 9, BRASS, 3)
    b.local(ellipse(0, -54, 21, 11), BRASS, hatch=False)
    b.local(ellipse(180, 66, 17), BRASS, hatch=False)
    b.local(closed((166, 76), (194, 76), (206, 160), (154, 160)), BRASS, hatch=False)
    for x in (166, 180, 194):
        b.stroke(path((180 + (x - 180) * 0.6, 84), (x, 158)), 2.4)


def hourglass(b: Ink) -> None:
    """An hourglass between turned posts."""
    for side in (-1, 1):
        b.pipe(path((side * 118, -190), (side * 118, 190)), 14, WOOD)
        for y in (-110, 0, 110):
            b.local(ellipse(side * 118, y, 17, 13), BRASS, hatch=False, width=3)
    glass = symmetric((0, -184), (92, -184), (100, -60, 20, -50, 13, 0), (20, 50, 100, 60, 92, 184), (0, 184))
    b.local(glass, mix("#dfece6", b.inks.paper, 0.3), 0.25, hatch=False)
    with b.clip(glass):
        b.fill(closed((-110, -90), (0, -70, 110, -90), (20, -10), (4, 0), (-4, 0), (-20, -10)), "#d9a441")
        b.fill(
            closed((0, 70), (40, 100, 110, 150), (110, 200), (-110, 200), (-110, 150), (-40, 100, 0, 70)),
            "#d9a441",
        )
        b.stroke(path((0, 0), (0, 120)), 5, "#d9a441")
    b.stroke(glass, 4.4)
    for y in (-208, 208):
        b.local(rectangle(0, y, 300, 42, 12), mix(WOOD, b.inks.accent, 0.2))
    shine(b, [(-70, -160), (-76, -110, -56, -84)], [(-70, 160), (-76, 120, -60, 96)])


def telephone(b: Ink) -> None:
    """A dial telephone."""
    shell = mix(b.inks.accent, b.inks.ink, 0.12)
    b.pipe(path((160, 150), (250, 160, 240, 60, 190, -10), (170, -40, 196, -60, 200, -90)), 7, DARK, 2.6)
    b.local(
        closed((-180, 190), (-170, 110, -120, 40, -90, -60), (90, -60), (120, 40, 170, 110, 180, 190)),
        shell,
        0.55,
    )
    b.local(box(-190, 180, 190, 208, 8), DARK, hatch=False)
    for side in (-1, 1):
        b.local(box(side * 70 - 17, -100, side * 70 + 17, -56, 4), DARK, hatch=False)
    handset = closed(
        (-216, -120),
        (-200, -190, -120, -204, 0, -204),
        (120, -204, 200, -190, 216, -120),
        (226, -80),
        (130, -80),
        (110, -150, -110, -150, -130, -80),
        (-226, -80),
    )
    b.local(handset, mix(shell, b.inks.ink, 0.1), 0.5)
    b.local(ellipse(0, 70, 92), CREAM, hatch=False)
    b.local(ellipse(0, 70, 78), BRASS, hatch_from=0.6)
    for i in range(10):
        b.local(ellipse(*polar(0, 70, 56, 0.08 + i * 0.085), 14), DARK, hatch=False, width=2.4)
    b.local(ellipse(0, 70, 29), CREAM, hatch=False, width=3)
    shine(b, [(-180, -140), (-160, -174, -110, -182)])


def scroll(b: Ink) -> None:
    """An unrolled scroll with writing and a seal of wax."""
    sheet = mix("#ecd9a6", b.inks.paper, 0.25)
    b.local(
        closed((-150, -196), (150, -196), (142, 0, 150, 200), (-150, 200), (-142, 0, -150, -196)), sheet, 0.35
    )
    for row in range(8):
        y = -140 + 34 * row
        x = -112.0
        while x < 96:
            wide = b.dice.uniform(20, 56)
            b.stroke(
                path((x, y), (x + wide * 0.5, y - 6, min(x + wide, 112), y)), 4.4, faded(b.inks.ink, 0.75)
            )
            x += wide + 14
    for y in (-216, 216):
        for k in (-1, 1):
            b.local(
                box(k * 206 - 24, y - 15, k * 206 + 24, y + 15, 8), mix(WOOD, b.inks.ink, 0.2), hatch=False
            )
        b.local(box(-190, y - 32, 190, y + 32, 22), mix(sheet, b.inks.second, 0.12), 0.5)
        b.stroke(path((-176, y + 12), (176, y + 12)), 3, faded(b.inks.ink, 0.6))
    for k in (-1, 1):
        b.local(
            closed((84 + k * 14, 150), (84 + k * 34, 238), (84 + k * 12, 224), (84 - k * 6, 240), (84, 150)),
            RED,
            hatch=False,
        )
    b.local(ellipse(84, 146, 38, 36), mix(RED, b.inks.accent, 0.2), 0.5, hatch=False)
    b.stroke(ellipse(84, 146, 20), 3.4, faded(b.inks.ink, 0.7))


OBJECTS = {
    "scroll": scroll,
    "open_book": open_book,
    "newspaper": newspaper,
    "picture": picture,
    "graduation_cap": graduation_cap,
    "hourglass": hourglass,
    "telephone": telephone,
}
