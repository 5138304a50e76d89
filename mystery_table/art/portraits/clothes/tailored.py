"""Jackets, coats and waistcoats."""

from collections.abc import Callable

from mystery_table.art.colours import faded, mix
from mystery_table.art.portraits.body import BOTTOM, measure, shoulders
from mystery_table.art.portraits.clothes.cut_and_sewn import (
    bow_tie,
    button,
    collar,
    folds,
    jacket,
    necktie,
    necktie_short,
    shirt_front,
)
from mystery_table.art.portraits.paths import cut, trace
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import blob, closed, ellipse, path


def bow_suit(pen: Pen, spec: Portrait) -> None:
    """Jacket, shirt and bow tie."""
    shirt_front(pen, spec)
    collar(pen, spec)
    bow_tie(pen, spec)
    jacket(pen, spec)


def tails(pen: Pen, spec: Portrait) -> None:
    """White tie."""
    shirt_front(pen, spec, "#f7f2e4")
    pen.part(closed((-46, 230), (0, 290), (46, 230), (56, BOTTOM), (-56, BOTTOM)), "#f1ead8", 0.35, width=3.2)
    for y in (196, 222, 250):
        pen.fill(ellipse(0, y, 3.4), pen.inks.ink)
    collar(pen, spec, wing=True)
    bow_tie(pen, spec, "#fbf7ec")
    jacket(pen, spec, lapel=mix(spec.cloth, pen.inks.light, 0.25))


def waistcoat(pen: Pen, spec: Portrait) -> None:
    """Shirt sleeves and a buttoned waistcoat."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth2, 0.42)
    folds(pen, [path((k * (sh - 26), 214), (k * (sh - 40), 260, k * (sh - 34), 330)) for k in (-1, 1)])
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 14), 134),
                (k * (nk + 60), 152),
                (k * 112, 200, k * 110, 260, k * 118, BOTTOM),
                (0, BOTTOM),
                (0, 268),
                (k * 20, 220, k * (nk + 12), 170, k * (nk + 14), 134),
            ),
            spec.cloth,
            0.5,
        )
    for y in (282, 312):
        button(pen, 0, y)
    collar(pen, spec)
    bow_tie(pen, spec) if "bow" in spec.extras else necktie_short(pen, spec)
    if "garters" in spec.extras:
        for k in (-1, 1):
            pen.part(
                closed((k * (sh - 34), 236), (k * (sh + 8), 226), (k * (sh + 12), 246), (k * (sh - 34), 256)),
                spec.cloth3,
                0.4,
                width=3,
            )


def coat(pen: Pen, spec: Portrait) -> None:
    """Overcoat with shoulder straps."""
    shirt_front(pen, spec)
    necktie(pen, spec)
    collar(pen, spec)
    jacket(pen, spec)
    _, sh = measure(spec)
    for k in (-1, 1):
        pen.part(
            closed((k * 96, 168), (k * (sh - 18), 190), (k * (sh - 24), 206), (k * 94, 184)),
            mix(spec.cloth, pen.inks.ink, 0.2),
            0.3,
            width=3,
        )
        button(pen, k * 50, 286)


def trench(pen: Pen, spec: Portrait) -> None:
    """Trench coat with its collar turned up."""
    nk, sh = measure(spec)
    shirt_front(pen, spec)
    necktie(pen, spec)
    jacket(pen, spec, wide=1.15)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk - 2), 104),
                (k * (nk + 26), 110),
                (k * (nk + 66), 158),
                (k * (nk + 40), 186),
                (k * (nk + 6), 140),
            ),
            mix(spec.cloth, pen.inks.paper, 0.2),
            0.45,
            width=3.6,
        )
        pen.part(
            closed((k * 96, 168), (k * (sh - 14), 190), (k * (sh - 20), 208), (k * 94, 184)),
            mix(spec.cloth, pen.inks.ink, 0.15),
            0.3,
            width=3,
        )
        button(pen, k * 40, 270, 7, "#3a2a1c")


def tweed(pen: Pen, spec: Portrait) -> None:
    """Checked jacket with a bow tie."""
    bow_suit(pen, spec)
    _, sh = measure(spec)
    for k in (-1, 1):
        for i in range(5):
            x = k * (92 + i * 18)
            pen.stroke(path((x, 190 + i * 8), (x + k * 6, 300)), 1.6, faded(pen.inks.paper, 0.3))
    for y in range(200, 300, 22):
        for k in (-1, 1):
            pen.stroke(path((k * 96, y), (k * (sh - 4), y + 6)), 1.4, faded(pen.inks.paper, 0.26))


def cardigan(pen: Pen, spec: Portrait) -> None:
    """Knitted jacket over a light shirt."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth2, 0.4)
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 22), 138),
                (k * sh * 0.74, 160, k * (sh - 4), 178, k * sh, 236),
                (k * (sh + 20), 340, k * (sh + 24), BOTTOM),
                (k * 8, BOTTOM),
                (k * 8, 290),
                (k * 22, 220, k * (nk + 10), 170, k * (nk + 22), 138),
            ),
            spec.cloth,
            0.48,
        )
        pen.stroke(
            path((k * (nk + 16), 142), (k * 40, 210, k * 20, 290), (k * 20, 400)),
            2,
            faded(pen.inks.ink, 0.45),
        )
    for y in (296, 330):
        button(pen, 0, y)
    collar(pen, spec, "#f7f0df")


def turtle(pen: Pen, spec: Portrait) -> None:
    """Roll-neck jersey under a jacket."""
    nk, sh = measure(spec)
    pen.part(shoulders(spec), spec.cloth2, 0.48)
    pen.part(
        closed(
            (-nk - 8, 102),
            (-10, 122, 10, 122, nk + 8, 102),
            (nk + 14, 152),
            (10, 172, -10, 172, -nk - 14, 152),
        ),
        spec.cloth2,
        0.45,
    )
    for k in range(-3, 4):
        pen.stroke(path((k * 9, 122), (k * 10, 162)), 1.8, faded(pen.inks.ink, 0.45))
    for k in (-1, 1):
        pen.part(
            closed(
                (k * (nk + 22), 136),
                (k * sh * 0.74, 158, k * (sh - 6), 176, k * sh, 236),
                (k * (sh + 18), 330, k * (sh + 24), BOTTOM),
                (k * 22, BOTTOM),
                (k * 34, 280, k * 48, 200, k * (nk + 22), 136),
            ),
            spec.cloth,
            0.5,
        )
        pen.part(
            closed(
                (k * (nk + 22), 136),
                (k * 78, 150),
                (k * 76, 210),
                (k * 58, 214),
                (k * 30, 330),
                (k * 36, 240, k * 46, 190, k * (nk + 22), 136),
            ),
            mix(spec.cloth, pen.inks.paper, 0.14),
            0.45,
        )


def poet(pen: Pen, spec: Portrait) -> None:
    """Open ruffled shirt, dark coat and a long scarf."""
    nk, _ = measure(spec)
    pen.part(closed((-nk - 8, 128), (0, 210), (nk + 8, 128), (80, BOTTOM), (-80, BOTTOM)), "#f7f2e4", 0.35)
    for i in range(4):
        pen.part(
            blob([(k * (10 + i * 3) + d, 214 + i * 28, 12) for k in (-1, 1) for d in (-8, 8)]),
            "#f7f2e4",
            0.3,
            width=2.6,
        )
    jacket(pen, spec, wide=1.1)
    pen.part(
        closed(
            (-nk - 16, 112),
            (-14, 148, 14, 148, nk + 16, 112),
            (nk + 34, 156),
            (20, 196, -20, 196, -nk - 34, 156),
        ),
        spec.cloth3,
        0.45,
    )
    pen.part(cut("24 172, 66 160, 86 300, 40 306"), spec.cloth3, 0.45)
    folds(pen, [trace("-40 150, 0 184 44 148"), trace("44 186, 56 240 60 296")])


TAILORED: dict[str, Callable[[Pen, Portrait], None]] = {
    "bow_suit": bow_suit,
    "tails": tails,
    "waistcoat": waistcoat,
    "coat": coat,
    "trench": trench,
    "tweed": tweed,
    "cardigan": cardigan,
    "turtle": turtle,
    "poet": poet,
}
