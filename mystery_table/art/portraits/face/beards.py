"""Beards and moustaches, drawn over the mouth on the turned head."""

from collections.abc import Callable

from mystery_table.art.colours import mix
from mystery_table.art.portraits.paths import cut, side, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import closed, path

GLEAM = "#fff0d0"


def draw_beard(pen: Pen, spec: Portrait) -> None:
    """The beard of the spec, if there is one."""
    if spec.beard:
        BEARDS[spec.beard](pen, spec)


def moustache(pen: Pen, spec: Portrait, end: float, droop: float) -> None:
    """Moustache with tips at `end`; a `droop` below zero curls them up."""
    colour, tip = spec.hair_tone, 58 + droop
    shape = closed(
        (0, 45),
        (-16, 37, -30, 50, -end, tip),
        (-28, 72, -10, 63, 0, 54),
        (10, 63, 28, 72, end, tip),
        (30, 50, 16, 37, 0, 45),
    )
    pen.part(shape, colour, 0.4, width=3)
    for k in (-1, 1):
        pen.stroke(path((k * 6, 49), (k * 18, 48, k * (end - 8), tip - 2)), 1.6, mix(colour, GLEAM, 0.3))
        if droop < -8:
            curl = path((k * (end - 3), tip + 2), (k * (end + 8), tip - 8, k * (end - 2), tip - 12))
            pen.stroke(curl, 3.6, mix(colour, pen.inks.ink, 0.3))


def _beard(pen: Pen, spec: Portrait, low: float, point: float = 26) -> None:
    """Full beard down to `low`, its end `point` half widths across."""
    w, colour = 72 * spec.width, spec.hair_tone
    shape = closed(
        (-w, 0),
        (-w - 2, 50, -w * 0.72, low - 6, -point, low + 2),
        (0, low + 8, point, low + 2),
        (w * 0.72, low - 6, w + 2, 50, w, 0),
        (66, 36, 48, 47, 22, 46),
        (10, 42, -10, 42, -22, 46),
        (-48, 47, -66, 36, -w, 0),
    )
    pen.part(shape, colour, 0.5)
    for k in range(-5, 6):
        line = path((k * 9, 86 - abs(k) * 3), (k * 10, 100, k * 7, low - 8 - abs(k) * 6))
        pen.stroke(line, 1.8, mix(colour, GLEAM, 0.32))
    _mouth_in_beard(pen, spec)
    moustache(pen, spec, 34, 6)


def _mouth_in_beard(pen: Pen, spec: Portrait) -> None:
    lip = mix(spec.skin_tone, "#8c3b34", 0.55)
    rise = 5 if spec.mouth in ("smile", "grin") else 0
    pen.fill(closed((-18, 62 - rise), (-8, 74, 8, 74, 18, 62 - rise), (8, 58, -8, 58, -18, 62 - rise)), lip)
    pen.stroke(path((-20, 61 - rise), (0, 67, 20, 61 - rise)), 3)


def short(pen: Pen, spec: Portrait) -> None:
    """Trimmed beard."""
    _beard(pen, spec, 106)


def full(pen: Pen, spec: Portrait) -> None:
    """Full beard below the chin."""
    _beard(pen, spec, 128)


def goatee(pen: Pen, spec: Portrait) -> None:
    """Small chin beard with a moustache."""
    shape = cut("-26 72, -28 100 -14 118 0 120, 14 118 28 100 26 72, 12 84 -12 84 -26 72")
    pen.part(shape, spec.hair_tone, 0.45, width=3.4)
    moustache(pen, spec, 36, 4)


def pointed(pen: Pen, spec: Portrait) -> None:
    """Pointed chin beard with an upturned moustache."""
    shape = cut("-22 74, -18 104 -6 128 0 136, 6 128 18 104 22 74, 12 84 -12 84 -22 74")
    pen.part(shape, spec.hair_tone, 0.45, width=3.4)
    moustache(pen, spec, 44, -16)


def plain(pen: Pen, spec: Portrait) -> None:
    """Moustache alone."""
    moustache(pen, spec, 38, 6)


def handlebar(pen: Pen, spec: Portrait) -> None:
    """Moustache with curled tips."""
    moustache(pen, spec, 50, -17)


def walrus(pen: Pen, spec: Portrait) -> None:
    """Moustache that hides the mouth."""
    shape = cut("0 42, -20 34 -46 44 -50 78, -34 82 -22 74 0 72, 22 74 34 82 50 78, 46 44 20 34 0 42")
    pen.part(shape, spec.hair_tone, 0.45, width=3.4)
    for k in range(-4, 5):
        line = path((k * 5, 47), (k * 9, 58, k * 10, 70 + abs(k) * 1.5))
        pen.stroke(line, 1.8, mix(spec.hair_tone, GLEAM, 0.32))


def pencil(pen: Pen, spec: Portrait) -> None:
    """Thin line of a moustache."""
    for k in (-1, 1):
        pen.fill(side(k, cut("3 46, 16 42 34 56, 18 51 3 52")), mix(spec.hair_tone, pen.inks.ink, 0.3))


def sideburns(pen: Pen, spec: Portrait) -> None:
    """Broad whiskers on the cheeks."""
    for k in (-1, 1):
        shape = side(k, cut("74 -20, 77 24 70 62 50 74, 44 62 52 44 58 28, 63 4 65 -16"))
        pen.part(shape, spec.hair_tone, 0.45, width=3.4)
        for line in ("71 8, 70 40 60 62", "67 8, 65 40 54 64", "66 -8, 66 -2 65 6"):
            pen.stroke(side(k, trace(line)), 1.8, mix(spec.hair_tone, GLEAM, 0.32))


BEARDS: dict[str, Callable[[Pen, Portrait], None]] = {
    "short": short,
    "full": full,
    "goatee": goatee,
    "pointed": pointed,
    "moustache": plain,
    "handlebar": handlebar,
    "walrus": walrus,
    "pencil": pencil,
    "sideburns": sideburns,
}
