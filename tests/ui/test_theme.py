"""Colours can be told apart and read (A4), and the style sheet is made of tokens alone (D2, D3)."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from mystery_table.ui.style import SHEET, sheet
from mystery_table.ui.theme import DARK, HUES, LIGHT, PALETTES, Art, Theme, chosen, seat_marks, strong

# Machado, Oliveira and Fernandes 2009, severity 1.
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LEAST = {
    "standard": dict.fromkeys(VISION, 25),
    "red-green": {"normal": 40, "protan": 40, "deutan": 40},
    "blue-yellow": {"normal": 45, "tritan": 45},
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def contrast(first: str, second: str) -> float:
    light = sorted(
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (first, second)
    )
    return (light[1] + 0.05) / (light[0] + 0.05)


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    seen = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in VISION[vision]]
    r, g, b = (min(1.0, max(0.0, part)) for part in seen)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", [DARK, LIGHT, strong(DARK), strong(LIGHT)], ids=lambda theme: theme.name)
def test_A4_text_stands_out_from_every_ground_it_is_written_on(theme: Theme) -> None:
    for ink, ground in itertools.product(("text", "text2", "gold", "yes", "no", "info"), ("panel", "field")):
        assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5, (ink, ground)
    assert contrast(theme.text3, theme.panel) >= 4.5
    assert contrast(theme.on_gold, theme.gold) >= 4.5
    assert contrast(theme.on_gold, theme.gold_high) >= 4.5
    assert contrast(theme.focus, theme.panel) >= 3


def test_A4_high_contrast_makes_nothing_fainter() -> None:
    for theme in (DARK, LIGHT):
        high = chosen(theme.dark, contrast=True)
        assert contrast(high.text2, high.panel) > contrast(theme.text2, theme.panel)
        assert high.plain


@pytest.mark.parametrize("palette", PALETTES)
def test_A4_seats_are_told_apart_in_the_vision_that_a_palette_is_for(palette: str) -> None:
    colours = [mark.colour for mark in seat_marks(palette)]
    usual = colours[:6] if palette == "standard" else colours
    for vision, least in LEAST[palette].items():
        pairs = itertools.combinations(usual, 2)
        assert min(math.dist(lab(a, vision), lab(b, vision)) for a, b in pairs) >= least, vision


@pytest.mark.parametrize("palette", PALETTES)
def test_A4_each_seat_has_a_shape_of_its_own_that_stands_out_on_its_disc(palette: str) -> None:
    marks = seat_marks(palette)
    assert len({mark.shape for mark in marks}) == len({mark.name for mark in marks}) == len(marks)
    assert all(contrast(Art.ink, mark.colour) >= 4.5 for mark in marks)


def test_an_unknown_palette_is_the_standard_one() -> None:
    assert seat_marks("gone") == seat_marks()


def test_D2_the_style_sheet_has_no_colour_font_or_image_of_its_own() -> None:
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!Window)|url\(|font", SHEET)
    for theme in (DARK, LIGHT):
        filled = sheet(theme, 1.3)
        assert "$" not in filled
        assert "@" not in filled


def test_D2_surfaces_are_dark_in_the_dark_and_light_in_the_light() -> None:
    for hue in HUES.values():
        assert all(sum(linear(colour)) < 0.6 for colour in hue.dark)
        assert all(sum(linear(colour)) > 0.9 for colour in hue.light)
