"""What the window is coloured with: tokens as typed values, dark, light and high contrast."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.words import Text


class Theme(NamedTuple):
    """The colours of one theme, named by what they are for; each is "#rrggbb"."""

    name: str
    dark: bool
    bg: str
    panel: str
    raised: str
    hover: str
    inset: str
    field: str
    line: str
    """Separates only; what carries meaning has a border of `text3`."""
    hair: str
    text: str
    text2: str
    text3: str
    gold: str
    gold_high: str
    on_gold: str
    info: str
    yes: str
    yes_bg: str
    no: str
    no_bg: str
    warn: str
    focus: str
    shadow: str
    paper: str
    ink: str
    scrim: str
    plain: bool = False
    """High contrast: surfaces without rays, panels opaque."""


DARK = Theme(
    name="dark",
    dark=True,
    bg="#0f1118",
    panel="#181b27",
    raised="#232839",
    hover="#2d3348",
    inset="#0b0d14",
    field="#0b0d14",
    line="#39405a",
    hair="#6b5a34",
    text="#f4ecdb",
    text2="#c3bba9",
    text3="#8f897b",
    gold="#e2b65f",
    gold_high="#f1cf85",
    on_gold="#1a1306",
    info="#8cc6dd",
    yes="#2fb096",
    yes_bg="#12352f",
    no="#ef7548",
    no_bg="#42200f",
    warn="#f0c24b",
    focus="#7fd4ff",
    shadow="#000000",
    paper="#efe4c8",
    ink="#1b1722",
    scrim="#05060a",
)
LIGHT = Theme(
    name="light",
    dark=False,
    bg="#e9dfc9",
    panel="#f7f0df",
    raised="#fffaf0",
    hover="#f3e7cb",
    inset="#ddd0b3",
    field="#fffdf6",
    line="#b5a27a",
    hair="#b08a3c",
    text="#221a12",
    text2="#54483a",
    text3="#695b48",
    gold="#85570a",
    gold_high="#94610c",
    on_gold="#fff8e8",
    info="#155a80",
    yes="#0b6b58",
    yes_bg="#cfe6dc",
    no="#a53a12",
    no_bg="#f4d6c4",
    warn="#7a5200",
    focus="#0b62a8",
    shadow="#5a4521",
    paper="#fffaf0",
    ink="#1b1722",
    scrim="#2a2013",
)


def strong(theme: Theme) -> Theme:
    """Return the high-contrast form of a theme: nothing faint, no rays."""
    return theme._replace(
        name=f"{theme.name}-contrast",
        bg="#000000" if theme.dark else "#ffffff",
        panel="#0a0b10" if theme.dark else "#ffffff",
        text2=theme.text,
        line=theme.text3,
        hair=theme.gold,
        plain=True,
    )


def chosen(dark: bool, contrast: bool) -> Theme:
    """Return the theme for these two wishes."""
    theme = DARK if dark else LIGHT
    return strong(theme) if contrast else theme


class Art:
    """Colours of what is drawn over a picture: the same in every theme."""

    chip = "#0b0d14"
    chip_text = "#f4ecdb"
    chip_line = "#39405a"
    gold = "#f1cf85"
    yes = "#2fb096"
    ink = "#14121a"
    edge_high = "#f4ead2"
    edge_low = "#d8c59c"


class SeatMark(NamedTuple):
    """How a seat is told from the others: never by colour alone."""

    name: Text
    colour: str
    shape: str


NAMES = (
    Text("app", "triangle"),
    Text("app", "circle"),
    Text("app", "diamond"),
    Text("app", "square"),
    Text("app", "star"),
    Text("app", "cross"),
    Text("app", "hexagon"),
)
SHAPES = ("triangle", "circle", "diamond", "square", "star", "cross", "hexagon")
PALETTES = {
    # Found by search, each colour 4.5 : 1 or more against the dark shape. Any two differ by ΔE (76) ≥ 25 in
    # normal vision and the three common anomalies; by ≥ 40 without red or green; by ≥ 45 without blue.
    "standard": "#e04b28 #1f7ff5 #fdc52a #10c084 #e474d2 #f3f2ec #b3ff8e",
    "red-green": "#9259ff #beb0f9 #fffa12 #5d896f #f9ff9c #f3f2ec #7c860b",
    "blue-yellow": "#ff011f #4e7ae1 #eca802 #53ff5d #ff00c0 #f3f2ec #a94dff",
}


def seat_marks(palette: str = "standard") -> tuple[SeatMark, ...]:
    """Return the seats' marks in a palette; an unknown palette is the standard one."""
    colours = PALETTES.get(palette, PALETTES["standard"]).split()
    return tuple(map(SeatMark, NAMES, colours, SHAPES))


class Hue(NamedTuple):
    """The surface of a game: three colours from its middle outwards, dark and light."""

    dark: tuple[str, str, str]
    light: tuple[str, str, str]


HUES = {
    "home": Hue(("#2a3148", "#171b29", "#0c0e15"), ("#f3ead6", "#e6d9bc", "#d2c09a")),
    "green": Hue(("#256152", "#12352f", "#081a18"), ("#e9efe0", "#cfdcc6", "#b3c4a9")),
    "wine": Hue(("#3b2440", "#1f1a33", "#0e0d1a"), ("#efe3e0", "#dccbd0", "#c4b4c0")),
    "leather": Hue(("#5b3824", "#38211a", "#1c0f0c"), ("#efe2c6", "#dfcda7", "#c9b184")),
    "violet": Hue(("#4a2f78", "#27194a", "#100b22"), ("#ece4f1", "#d3c7e0", "#b7a8c9")),
}
"""The surfaces there are; a game names one of them in its about.py."""
