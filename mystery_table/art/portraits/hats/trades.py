"""Headgear that tells a trade, drawn on the turned head."""

# ruff: noqa: ARG001  (all hats share one signature)

import math
from collections.abc import Callable

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.hats.felt import straw
from mystery_table.art.portraits.ornaments import cross, trim
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import blob, ellipse, path, rectangle


def lab_goggles(pen: Pen, spec: Portrait) -> None:
    """Laboratory goggles pushed up on the forehead."""
    pen.part(cut("-84 -78, -40 -96 40 -96 84 -78, 84 -62, 40 -78 -40 -78 -84 -62"), "#2a2522", 0.3, width=3)
    pen.part(rectangle(0, -86, 116, 44, 20), trim(pen, spec), 0.35, width=3.6)
    pen.part(rectangle(0, -86, 94, 28, 13), "#bfe6e2", 0.3, hatch=False, width=3)
    for x in (-28, 20):
        pen.stroke(path((x, -80), (x + 12, -94)), 3, "#ffffff")


def sou_wester(pen: Pen, spec: Portrait) -> None:
    """Oilskin hat with a neck flap."""
    colour = spec.hat_colour
    pen.part(
        cut(
            "-84 70, -128 20 -120 -40 -92 -60, 92 -60, 120 -40 128 20 84 70, 90 0 80 -30 60 -50, "
            "-60 -50, -80 -30 -90 0 -84 70"
        ),
        colour,
        0.5,
    )
    pen.part(cut("-84 -56, -92 -150 92 -150 84 -56, 30 -46 -30 -46 -84 -56"), colour, 0.45)
    for k in (-1, 0, 1):
        pen.stroke(
            path((k * 30, -128 + abs(k) * 6), (k * 46, -96, k * 44, -58)), 2.2, faded(pen.inks.ink, 0.45)
        )
    pen.part(
        cut(
            "-108 -40, -70 -78 -30 -70 0 -70, 30 -70 70 -78 108 -40, 60 -24 30 -40 0 -40, "
            "-30 -40 -60 -24 -108 -40"
        ),
        mix(colour, "#fff6df", 0.12),
        0.5,
    )


def toque(pen: Pen, spec: Portrait) -> None:
    """Cook's tall hat."""
    pen.part(blob([(-58, -150, 46), (0, -172, 54), (58, -150, 46), (0, -130, 60)]), "#f4efe2", 0.35)
    pen.part(
        cut("-76 -60, -80 -124, -30 -112 30 -112 80 -124, 76 -60, 30 -48 -30 -48 -76 -60"), "#f4efe2", 0.35
    )
    for k in range(-3, 4):
        pen.stroke(path((k * 22, -66), (k * 24, -104)), 2, faded(pen.inks.ink, 0.4))


def baker(pen: Pen, spec: Portrait) -> None:
    """Baker's low puffed cap."""
    pen.part(cut("-86 -56, -128 -112 -84 -146 0 -142, 84 -146 128 -112 86 -56"), "#f4efe2", 0.35)
    pen.part(cut("-84 -84, -30 -98 30 -98 84 -84, 84 -50, 30 -64 -30 -64 -84 -50"), "#f4efe2", 0.3)
    for k in (-2, -1, 0, 1, 2):
        pen.stroke(path((k * 26, -98), (k * 36, -124, k * 34, -136)), 2, faded(pen.inks.ink, 0.35))


def bandana(pen: Pen, spec: Portrait) -> None:
    """Knotted on top, red with dots."""
    colour = spec.hat_colour
    pen.part(cut("-86 -40, -98 -126 98 -126 86 -40, 50 -74 -50 -74 -86 -40"), colour, 0.45)
    for k in (-1, 1):
        pen.part(side(k, cut("0 -118, 20 -166 58 -158, 62 -130 14 -106")), colour, 0.45)
    pen.part(ellipse(0, -116, 15, 14), colour, 0.45)
    for x, y in (
        (-66, -72),
        (-44, -98),
        (-20, -84),
        (8, -90),
        (34, -86),
        (58, -100),
        (70, -68),
        (-34, -142),
        (34, -144),
    ):
        pen.fill(ellipse(x, y, 5), faded(pen.inks.paper, 0.95))


def beanie(pen: Pen, spec: Portrait) -> None:
    """Ribbed knitted cap."""
    colour = spec.hat_colour
    pen.part(cut("-84 -52, -92 -146 92 -146 84 -52, 30 -66 -30 -66 -84 -52"), colour, 0.45)
    pen.part(
        cut("-88 -76, -30 -90 30 -90 88 -76, 86 -44, 30 -60 -30 -60 -86 -44"),
        mix(colour, pen.inks.light, 0.2),
        0.45,
    )
    for k in range(-6, 7):
        pen.stroke(
            path((k * 13, -84 + abs(k) * 0.9), (k * 12.6, -58 + abs(k) * 1.4)), 1.7, faded(pen.inks.ink, 0.45)
        )


def visor(pen: Pen, spec: Portrait) -> None:
    """Card player's green eyeshade."""
    pen.part(cut("-82 -66, 0 -90 82 -66, 82 -50, 0 -72 -82 -50"), "#2a2522", 0.3, width=3)
    shade = cut("-80 -60, 0 -80 80 -60, 124 -6 64 -22 0 -24, -64 -22 -124 -6 -80 -60")
    pen.part(shade, mix("#2f8f5a", pen.inks.ink, 0.05), 0.4)
    pen.stroke(trace("-52 -50, 0 -62 40 -54"), 3, faded("#ffffff", 0.4))


def head_mirror(pen: Pen, spec: Portrait) -> None:
    """Doctor's reflector on a band."""
    pen.part(cut("-84 -74, 0 -92 84 -74, 84 -60, 0 -78 -84 -60"), "#2a2f3a", 0.3, width=3)
    pen.part(ellipse(20, -94, 31), "#cfd8da", 0.4)
    pen.part(ellipse(20, -94, 22), "#f3f6f4", 0.35, hatch=False, width=2.4)
    pen.fill(ellipse(20, -94, 6), pen.inks.ink)
    pen.stroke(trace("4 -100, 10 -112"), 3, "#ffffff")


def nurse_cap(pen: Pen, spec: Portrait) -> None:
    """Starched cap with a red cross."""
    pen.part(cut("-72 -84, -84 -140, -30 -158 30 -158 84 -140, 72 -84, 0 -104 -72 -84"), "#f7f3e6", 0.3)
    pen.part(cut("-76 -96, 0 -118 76 -96, 72 -78, 0 -98 -72 -78"), "#f7f3e6", 0.25, width=3)
    cross(pen, 0, -132, 13, "#c8322b")


def maid_cap(pen: Pen, spec: Portrait) -> None:
    """Frilled band."""
    frill = [
        (84 * math.cos(t), -62 + 54 * math.sin(t), 17) for t in [math.pi * (1.0 + i / 9) for i in range(10)]
    ]
    pen.part(blob(frill), "#f7f3e6", 0.3, width=3.4)
    pen.part(cut("-80 -68, -70 -122 70 -122 80 -68, 30 -90 -30 -90 -80 -68"), "#f7f3e6", 0.3)
    pen.part(
        cut("-82 -70, 0 -106 82 -70, 80 -58, 0 -92 -80 -58"), trim(pen, spec, pen.inks.mid), 0.35, width=3
    )


def mob_cap(pen: Pen, spec: Portrait) -> None:
    """Full gathered cap with a ribbon."""
    pen.part(cut("-90 -50, -134 -110 -70 -160 0 -156, 70 -160 134 -110 90 -50"), "#f7f3e6", 0.3)
    pen.part(
        blob([(-92 + 18.4 * i, -52 - 16 * math.sin(math.pi * i / 10), 15) for i in range(11)]),
        "#f7f3e6",
        0.3,
        width=3.4,
    )
    pen.part(
        cut("-88 -78, 0 -112 88 -78, 90 -64, 0 -96 -90 -64"), trim(pen, spec, pen.inks.mid), 0.35, width=3
    )


def bee_hat(pen: Pen, spec: Portrait) -> None:
    """Straw hat with a net that falls to the shoulders."""
    net = cut("-120 -50, -128 60 -108 150 -90 168, 0 196 90 168, 108 150 128 60 120 -50")
    pen.fill(net, faded("#f3efe0", 0.22))
    with pen.clip(net):
        for i in range(-14, 15):
            pen.stroke(path((i * 12 - 90, -60), (i * 12 + 60, 210)), 0.9, faded(pen.inks.ink, 0.42))
            pen.stroke(path((i * 12 + 90, -60), (i * 12 - 60, 210)), 0.9, faded(pen.inks.ink, 0.42))
    pen.stroke(net, 3.4)
    straw(pen, spec, 142)


TRADES: dict[str, Callable[[Pen, Portrait], None]] = {
    "lab_goggles": lab_goggles,
    "sou_wester": sou_wester,
    "toque": toque,
    "baker": baker,
    "bandana": bandana,
    "beanie": beanie,
    "visor": visor,
    "head_mirror": head_mirror,
    "nurse_cap": nurse_cap,
    "maid_cap": maid_cap,
    "mob_cap": mob_cap,
    "bee_hat": bee_hat,
}
