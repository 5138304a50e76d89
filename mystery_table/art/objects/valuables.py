"""Locks, crowns, clocks and hats: padlock, old key, crown, shield, mantel clock, top hat, trophy."""

from mystery_table.art.colours import faded, mix
from mystery_table.art.ink import Ink
from mystery_table.art.objects.pen import BRASS, CREAM, DARK, RED, STEEL, WOOD, shine, tinted
from mystery_table.art.shapes import arch, box, closed, ellipse, path, polar, star, symmetric


def padlock(b: Ink) -> None:
    """A heavy padlock."""
    b.pipe(path((-88, 0), (-88, -270, 88, -270, 88, 0)), 40, tinted(b, STEEL, 0.15), 4)
    body = closed(
        (-150, -30),
        (150, -30),
        (160, 0, 160, 120, 140, 190),
        (100, 220, -100, 220, -140, 190),
        (-160, 120, -160, 0, -150, -30),
    )
    b.local(body, BRASS, 0.55)
    b.local(box(-160, -44, 160, 0, 10), mix(BRASS, "#ffffff", 0.15), hatch=False)
    b.local(ellipse(0, 90, 74), mix(BRASS, b.inks.ink, 0.15), hatch=False)
    b.fill(ellipse(0, 74, 23), b.inks.ink)
    b.fill(closed((-12, 80), (12, 80), (22, 138), (-22, 138)), b.inks.ink)
    for x, y in ((-124, 24), (124, 24), (-112, 176), (112, 176)):
        b.local(ellipse(x, y, 11), DARK, hatch=False, width=3)
    shine(b, [(-134, 50), (-138, 110, -122, 150)])


def old_key(b: Ink) -> None:
    """An ornate key, bit down to the right."""
    metal = mix(BRASS, b.inks.ink, 0.12)
    b.local(box(-17, -90, 17, 220, 6), metal)
    for y, width in ((110, 92), (160, 74), (204, 100)):
        b.local(box(10, y - 17, width, y + 17, 4), metal, hatch=False)
    for y in (-84, -50, 60):
        b.local(box(-28, y - 11, 28, y + 11, 8), mix(metal, "#ffffff", 0.2), hatch=False)
    for x, y in ((-54, -150), (54, -150), (0, -206)):
        b.local(ellipse(x, y, 54).subtracted(ellipse(x, y, 27)), metal)
    b.local(ellipse(0, -144, 29), b.inks.accent, hatch=False)
    shine(b, [(-7, -30), (-7, 40)], [(-40, -232), (-20, -250, 6, -252)])


def crown(b: Ink) -> None:
    """A crown with velvet and stones."""
    b.local(symmetric((0, -110), (120, -120, 170, 0, 160, 90), (0, 110)), mix(RED, b.inks.accent, 0.2), 0.5)
    front = closed(
        (-190, 110),
        (-220, -90),
        (-120, 10),
        (-84, -130),
        (-30, 0),
        (0, -190),
        (30, 0),
        (84, -130),
        (120, 10),
        (220, -90),
        (190, 110),
    )
    b.local(front, BRASS, 0.5)
    for x, y in ((-220, -100), (-84, -142), (0, -206), (84, -142), (220, -100)):
        b.local(ellipse(x, y, 21), mix(b.inks.second, "#ffffff", 0.4), hatch=False)
    b.local(closed((-196, 90), (0, 130, 196, 90), (190, 160), (0, 204, -190, 160)), mix(BRASS, CREAM, 0.25))
    for x, y, colour in (
        (-130, 134, b.inks.second),
        (-50, 150, RED),
        (50, 150, b.inks.second),
        (130, 134, RED),
    ):
        b.local(ellipse(x, y, 21, 17), mix(colour, "#ffffff", 0.2), hatch=False)
    b.local(closed((0, -70), (22, -30), (0, 14), (-22, -30)), mix(RED, "#ffffff", 0.15), hatch=False)


def shield(b: Ink) -> None:
    """A quartered shield with a lion's place taken by a star."""
    outer = symmetric((0, -210), (80, -190, 140, -190, 180, -200), (196, 0, 150, 150, 0, 240))
    b.local(outer, tinted(b, STEEL, 0.1), 0.5)
    inner = symmetric((0, -174), (70, -158, 120, -156, 150, -162), (160, 0, 120, 120, 0, 198))
    b.local(inner, b.inks.accent, hatch=False)
    with b.clip(inner):
        b.fill(box(0, -240, 240, 0), mix(b.inks.mid, b.inks.deep, 0.3))
        b.fill(box(-240, 0, 0, 260), mix(b.inks.mid, b.inks.deep, 0.3))
        b.local(box(-15, -240, 15, 260), BRASS, hatch=False)
        b.local(box(-240, -15, 240, 15), BRASS, hatch=False)
    b.stroke(inner, 4.2)
    b.local(star(0, 0, 84, 0.42, 8), BRASS)
    b.local(ellipse(0, 0, 27), CREAM, hatch=False)
    for turn in range(14):
        x, y = polar(0, -10, 1, turn / 14)
        b.local(ellipse(x * 166, y * 186 - 6, 7), DARK, hatch=False, width=2)


def mantel_clock(b: Ink) -> None:
    """A wooden clock for the mantelpiece."""
    wood = mix("#7d4526", b.inks.accent, 0.2)
    case = closed(
        (-200, 190),
        (-170, 60, -150, 0, -134, -40),
        (-130, -230, 130, -230, 134, -40),
        (150, 0, 170, 60, 200, 190),
    )
    b.local(case, wood, 0.55)
    b.local(box(-220, 180, 220, 218, 6), mix(wood, b.inks.ink, 0.3))
    for x in (-180, 180):
        b.local(ellipse(x, 226, 22, 15), BRASS, hatch=False)
    b.local(ellipse(0, -40, 118), BRASS)
    b.local(ellipse(0, -40, 98), CREAM, hatch_from=0.72)
    for i in range(12):
        b.stroke(path(polar(0, -40, 72, i / 12), polar(0, -40, 88, i / 12)), 6 if i % 3 == 0 else 3)
    b.stroke(path((0, -40), (-34, -76)), 8)
    b.stroke(path((0, -40), (50, -86)), 5)
    b.local(ellipse(0, -40, 10), BRASS, hatch=False, width=3)
    b.local(arch(-54, 100, 54, 176), mix(b.inks.ink, wood, 0.3), hatch=False)
    b.stroke(path((0, 104), (18, 150)), 5, BRASS)
    b.local(ellipse(20, 152, 17), BRASS, hatch=False, width=3)


def top_hat(b: Ink) -> None:
    """A silk hat with a band."""
    silk = mix(b.inks.deep, b.inks.ink, 0.35)
    b.local(ellipse(0, 150, 226, 62), silk, 0.5)
    b.local(
        closed(
            (-140, 140),
            (-128, 0, -150, -120, -158, -190),
            (158, -190),
            (150, -120, 128, 0, 140, 140),
            (80, 176, -80, 176, -140, 140),
        ),
        mix(silk, b.inks.mid, 0.15),
        0.55,
    )
    b.local(ellipse(0, -190, 158, 40), mix(silk, b.inks.mid, 0.45), hatch=False)
    b.local(
        closed((-136, 66), (-60, 100, 60, 100, 136, 66), (140, 134), (70, 170, -70, 170, -140, 134)),
        b.inks.accent,
    )
    b.local(
        closed((84, 74), (124, 60), (128, 146), (88, 160)),
        mix(b.inks.accent, "#ffffff", 0.2),
        hatch=False,
        width=3.4,
    )
    b.stroke(path((-206, 160), (-120, 206, 120, 206, 206, 160)), 6, mix(silk, b.inks.light, 0.3))
    shine(b, [(-118, -140), (-104, -40, -112, 40)])


def trophy(b: Ink) -> None:
    """A silver-gilt cup on a wooden foot."""
    for side in (-1, 1):
        b.pipe(path((side * 120, -160), (side * 250, -190, side * 220, 20, side * 90, 10)), 15, BRASS)
    b.local(symmetric((0, -210), (140, -210), (136, -60, 110, 40, 26, 60), (0, 62)), BRASS, 0.55)
    b.local(ellipse(0, -210, 140, 27), mix(BRASS, CREAM, 0.4), hatch=False)
    b.local(closed((-19, 56), (19, 56), (26, 130), (70, 160), (-70, 160), (-26, 130)), BRASS)
    b.local(ellipse(0, 90, 31, 14), mix(BRASS, CREAM, 0.2), hatch=False, width=3.4)
    b.local(box(-104, 156, 104, 230, 4), mix(WOOD, b.inks.ink, 0.25))
    b.local(box(-46, 178, 46, 210, 3), mix(BRASS, CREAM, 0.3), hatch=False, width=3)
    b.local(star(0, -80, 62, 0.42, 5), mix(BRASS, CREAM, 0.6), hatch=False)
    shine(b, [(-108, -180), (-104, -90, -86, -30)])


def mirror(b: Ink) -> None:
    """An oval looking-glass in a gilded frame with scrolls."""
    gold = mix(BRASS, b.inks.second, 0.1)
    for down in (-1, 1):
        crest = symmetric(
            (0, down * 280),
            (36, down * 280, 50, down * 250, 40, down * 226),
            (90, down * 236, 110, down * 190),
            (0, down * 170),
        )
        b.local(crest, gold, 0.45)
        for side in (-1, 1):
            b.local(ellipse(side * 92, down * 208, 34), gold, 0.4)
            b.stroke(ellipse(side * 92, down * 208, 14), 4)
    for side in (-1, 1):
        b.local(
            closed((side * 160, -60), (side * 216, -40, side * 196, 0), (side * 216, 40, side * 160, 60)),
            gold,
            0.45,
        )
    b.local(ellipse(0, 0, 184, 232), gold, 0.5)
    for k in range(28):
        b.local(ellipse(*oval(167, 215, k / 28), 8), mix(gold, "#ffffff", 0.35), hatch=False, width=2.4)
    glass = ellipse(0, 0, 148, 196)
    b.local(glass, mix("#bcd4dc", b.inks.light, 0.3), 0.5, hatch=False)
    with b.clip(glass):
        for x, wide in ((-60, 44), (6, 18)):
            b.fill(
                closed((x, 210), (x + wide, 210), (x + wide + 150, -210), (x + 150, -210)),
                faded("#ffffff", 0.4),
            )
    b.stroke(glass, 4.2)
    b.local(ellipse(0, -244, 17), mix(RED, b.inks.accent, 0.3), hatch=False, width=3)


def oval(rx: float, ry: float, turn: float) -> tuple[float, float]:
    """A point of an oval about the origin; `turn` 0..1 clockwise from three o'clock."""
    x, y = polar(0, 0, 1, turn)
    return rx * x, ry * y


OBJECTS = {
    "mirror": mirror,
    "padlock": padlock,
    "old_key": old_key,
    "crown": crown,
    "shield": shield,
    "mantel_clock": mantel_clock,
    "top_hat": top_hat,
    "trophy": trophy,
}
