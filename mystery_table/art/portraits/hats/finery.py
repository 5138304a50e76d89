"""Wraps, crowns and other finery, drawn on the turned head."""

# ruff: noqa: ARG001  (all hats share one signature)

from collections.abc import Callable

from PySide6.QtGui import QColor

from mystery_table.art.colours import Colour, faded
from mystery_table.art.portraits.ornaments import flower, plume
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, ellipse, path


def coin_scarf(pen: Pen, spec: Portrait) -> None:
    """Scarf tied behind the head with a fringe of coins."""
    colour = spec.hat_colour
    pen.part(cut("70 -40, 120 -20 136 60, 108 70, 104 20 70 0"), colour, 0.5)
    pen.part(cut("-88 -24, -104 -134 104 -134 88 -24, 60 -72 -60 -72 -88 -24"), colour, 0.5)
    for i in range(4):
        pen.stroke(
            path((-80 + i * 6, -60 - i * 12), (-10, -104 - i * 6, 80, -56 - i * 14)),
            2,
            faded(pen.inks.ink, 0.4),
        )
    for i in range(11):
        x = -76 + 15.2 * i
        y = -66 + (abs(x) / 76) ** 2 * 34
        pen.part(ellipse(x, y + 4, 8.5), "#edbd45", 0.35, hatch=False, width=2.6)


def turban(pen: Pen, spec: Portrait) -> None:
    """Wound turban with a peak over the forehead."""
    colour = QColor(spec.hat_colour)
    pen.part(
        cut(
            "-86 -30, -126 -110 -70 -172 0 -172, 70 -172 126 -110 86 -30, 66 -66 30 -84 0 -58, "
            "-30 -84 -66 -66 -86 -30"
        ),
        colour,
        0.5,
    )
    for i in range(5):
        pen.stroke(
            path((-92 + i * 5, -48 - i * 20), (-50, -96 - i * 15, 6 + i * 12, -64 - i * 8)),
            2.4,
            faded(pen.inks.ink, 0.5),
        )
        pen.stroke(
            path((92 - i * 5, -48 - i * 20), (56, -100 - i * 15, 0, -62 - i * 16)),
            2.4,
            faded(pen.inks.ink, 0.5),
        )


def skullcap(pen: Pen, spec: Portrait) -> None:
    """Small embroidered cap."""
    pen.part(cut("-64 -84, -52 -126 52 -126 64 -84, 0 -100 -64 -84"), spec.hat_colour, 0.45)
    pen.stroke(trace("-58 -88, 0 -104 58 -88"), 2.4, spec.hat_trim or faded(pen.inks.paper, 0.6))


def tiara(pen: Pen, spec: Portrait, gem: Colour | None = None) -> None:
    """Small jewelled crown."""
    pts = [
        (-62, -82),
        (-60, -104),
        (-40, -100),
        (-30, -124),
        (-14, -108),
        (0, -142),
        (14, -108),
        (30, -124),
        (40, -100),
        (60, -104),
        (62, -82),
    ]
    pen.part(closed(*pts, (0, -106, -62, -82)), "#edd27a", 0.35, width=3.2)
    for x, y in ((-30, -124), (0, -142), (30, -124)):
        pen.part(ellipse(x, y, 6), gem or pen.inks.paper, 0.3, hatch=False, width=2.4)
    pen.part(ellipse(0, -114, 7, 9), gem or pen.inks.accent, 0.3, hatch=False, width=2.4)


def coronet(pen: Pen, spec: Portrait) -> None:
    """Noble's crown with pearls and an ermine edge."""
    pen.part(
        cut(
            "-76 -64, -84 -118, -52 -96, -42 -128, -16 -100, 0 -136, 16 -100, 42 -128, 52 -96, "
            "84 -118, 76 -64, 0 -42 -76 -64"
        ),
        "#e3b64a",
        0.4,
    )
    pen.part(cut("-76 -78, 0 -56 76 -78, 76 -60, 0 -38 -76 -60"), "#f3ead2", 0.35, width=3.4)
    for x, y in ((-83, -120), (-42, -130), (0, -139), (42, -130), (83, -120)):
        pen.part(ellipse(x, y, 9), pen.inks.paper, 0.3, hatch=False, width=2.8)
    for x, y in ((-44, -88), (0, -82), (44, -88)):
        pen.part(ellipse(x, y, 7, 8), pen.inks.accent, 0.3, hatch=False, width=2.6)
    for k in range(-3, 4):
        pen.fill(ellipse(k * 20, -57 - abs(k) * 3.4, 2.4, 4.4), pen.inks.ink)


def flapper(pen: Pen, spec: Portrait) -> None:
    """Beaded band with a feather."""
    plume(pen, 66, -70, 128, 12, spec.hat_colour)
    pen.part(cut("-84 -76, 0 -94 84 -76, 84 -56, 0 -74 -84 -56"), spec.hat_colour, 0.35, width=3.2)
    for i in range(9):
        x = -72 + 18 * i
        pen.fill(ellipse(x, -82 + (x / 72) ** 2 * 13, 3.6), pen.inks.paper)
    pen.part(ellipse(66, -68, 13), pen.inks.second, 0.3, hatch=False, width=3)


def mourning_veil(pen: Pen, spec: Portrait) -> None:
    """Black hat with a net over the eyes."""
    colour = spec.hat_colour
    pen.part(cut("-70 -84, -78 -140 78 -140 70 -84"), colour, 0.45)
    plume(pen, -34, -104, 92, -30, "#2a2730")
    veil = cut(
        "-104 -70, 0 -104 104 -70, 124 60 118 140, 112 140 100 40 82 -20, "
        "40 12 -40 12 -82 -20, -100 40 -112 140 -118 140, -124 60 -104 -70"
    )
    pen.fill(veil, faded("#15131c", 0.42))
    with pen.clip(veil):
        for i in range(-14, 15):
            pen.stroke(path((i * 15 - 80, -110), (i * 15 + 60, 150)), 0.9, faded("#15131c", 0.55))
            pen.stroke(path((i * 15 + 80, -110), (i * 15 - 60, 150)), 0.9, faded("#15131c", 0.55))
    pen.stroke(trace("-82 -20, -40 12 40 12 82 -20"), 2.4)
    pen.part(cut("-112 -66, 0 -108 112 -66, 60 -62 0 -76, -60 -62 -112 -66"), colour, 0.45)
    flower(pen, 34, -90, 17, "#3a3442", pen.inks.second)


def ribbon(pen: Pen, spec: Portrait) -> None:
    """Ribbon tied in a bow at the side."""
    pen.part(cut("-84 -70, 0 -96 84 -70, 84 -58, 0 -84 -84 -58"), spec.hat_colour, 0.35, width=3)
    for k in (-1, 1):
        pen.part(
            closed((44, -98), (44 + k * 14, -124, 44 + k * 44, -122), (44 + k * 40, -92, 44, -92)),
            spec.hat_colour,
            0.4,
            width=3,
        )
    pen.part(ellipse(44, -96, 9), spec.hat_colour, 0.3, width=3)


FINERY: dict[str, Callable[[Pen, Portrait], None]] = {
    "coin_scarf": coin_scarf,
    "turban": turban,
    "skullcap": skullcap,
    "tiara": tiara,
    "coronet": coronet,
    "flapper": flapper,
    "mourning_veil": mourning_veil,
    "ribbon": ribbon,
}
