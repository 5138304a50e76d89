"""One picture of a piece of evidence: backdrop, main thing, props, finish."""

from functools import cache
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict, TypeAdapter
from PySide6.QtGui import QImage

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.colours import mix, radial
from mystery_table.art.data import data_text
from mystery_table.art.dice import dice
from mystery_table.art.evidence.bases import draw_base
from mystery_table.art.evidence.flat import FLAT
from mystery_table.art.evidence.floors import FLOORS
from mystery_table.art.evidence.scene import CENTRE, FOOT, Scene
from mystery_table.art.motifs import Style, extent
from mystery_table.art.objects import MARKS
from mystery_table.art.palettes import Palette, palette

# Where props lie (centre) before a flat backdrop, and where they stand (foot) on a floor.
LYING = {
    "nw": (110, 120),
    "n": (240, 100),
    "ne": (370, 120),
    "w": (96, 319),
    "e": (384, 319),
    "sw": (112, 520),
    "s": (240, 540),
    "se": (368, 520),
}
STANDING = {
    "nw": (110, 190),
    "n": (240, 150),
    "ne": (370, 190),
    "w": (104, 510),
    "e": (376, 510),
    "sw": (116, 584),
    "s": (240, 592),
    "se": (364, 584),
}


class Prop(NamedTuple):
    """Something beside the main thing: a motif, its place (a compass point), size, turn in degrees."""

    motif: str
    slot: str
    size: float = 120
    turn: float = 0


class Picture(BaseModel):
    """What one picture shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    palette: str
    backdrop: str
    motif: str = ""
    pattern: str = ""
    turn: float = 0
    size: float = 1
    base: str = ""
    dx: float = 0
    dy: float = 0
    flip: bool = False
    behind: tuple[Prop, ...] = ()
    props: tuple[Prop, ...] = ()


@cache
def pictures(game: str = "mirror_of_truth") -> dict[str, Picture]:
    """All composed pictures of a game by id; pydantic's ValidationError for a broken file."""
    return TypeAdapter(dict[str, Picture]).validate_json(data_text(f"{game}/pictures.json"))


def evidence(name: str, width: int, height: int) -> QImage:
    """The picture of a piece of evidence in device pixels; KeyError for an unknown name."""
    return _composed(name, pictures()[name], width, height)


def manor_object(name: str, width: int, height: int) -> QImage:
    """The picture of an object of Mysterium in device pixels; KeyError for an unknown name."""
    return _composed(name, pictures("mysterium")[name], width, height)


def mary_power(name: str, width: int, height: int) -> QImage:
    """The picture of a power or ability of Mary King in device pixels; KeyError for an unknown name."""
    return _composed(name, pictures("mary_king")[name], width, height)


def _composed(name: str, spec: Picture, width: int, height: int) -> QImage:
    canvas, inks = Canvas(width, height, fit="contain"), palette(spec.palette)
    if canvas.detail is Detail.MINI:
        _mini(canvas, inks, name, spec)
    else:
        _full(canvas, inks, name, spec)
    seed = dice(name).below(1000)
    canvas.finish(inks, 0.6, 0.26 if canvas.detail is Detail.FULL else 0.16, seed)
    return canvas.done()


def _mini(canvas: Canvas, inks: Palette, name: str, spec: Picture) -> None:
    """Only the thing itself, as large as it goes, on the light of its palette."""
    bright = radial(CENTRE, 400, (0, inks.paper), (0.5, mix(inks.light, inks.paper, 0.3)), (1, inks.mid))
    canvas.p.fillRect(canvas.area, bright)
    motif = spec.motif or name
    width, height = _turned(motif, spec.turn)
    size = min(canvas.area.width() * 0.86 / width, canvas.area.height() * 0.86 / height)
    style = Style(weight=1.15, hatch=False, outline=1.2)
    canvas.motif(motif, inks, *CENTRE, size, spec.turn, style=style, flip=spec.flip, shadow=10)


def _turned(motif: str, turn: float) -> tuple[float, float]:
    """About how wide and high a motif of size 1 is when turned."""
    width, height = extent(motif, 1.0)
    share = abs(turn % 180 - 90) / 90  # 1 upright, 0 on its side
    return width * share + height * (1 - share), height * share + width * (1 - share)


def _full(canvas: Canvas, inks: Palette, name: str, spec: Picture) -> None:
    scene = Scene(canvas, inks, dice("evidence", name), spec.pattern or spec.motif or name)
    standing = spec.backdrop in FLOORS
    (FLOORS[spec.backdrop] if standing else FLAT[spec.backdrop])(scene)
    for number, prop in enumerate(spec.behind):
        _prop(scene, prop, standing, number)
    _main(scene, name, spec, standing)
    for number, prop in enumerate(spec.props):
        _prop(scene, prop, standing, number + 10)


def _main(scene: Scene, name: str, spec: Picture, standing: bool) -> None:
    motif, inks = spec.motif or name, scene.inks
    width, height = _turned(motif, spec.turn)
    size = min(330 / width, (370 if standing else 420) / height) * spec.size
    x, y = CENTRE[0] + spec.dx, CENTRE[1] + spec.dy
    if standing:
        y = FOOT + spec.dy - height * size / 2
    if spec.base:
        y -= draw_base(scene, spec.base, max(150, width * size * 0.8), FOOT + spec.dy) - 6
    style = Style(
        seed=dice(name).below(99), outline=0.8, outline_colour=mix(inks.paper, inks.second, 0.15).name()
    )
    ground, shadow = (0.5 if spec.base else 1.0, 0.0) if standing else (0.0, 11.0)
    scene.canvas.motif(
        motif, inks, x, y, size, spec.turn, style=style, flip=spec.flip, ground=ground, shadow=shadow
    )


def _prop(scene: Scene, prop: Prop, standing: bool, seed: int) -> None:
    x, y = (STANDING if standing else LYING)[prop.slot]
    on_floor = standing and not prop.slot.startswith("n")
    foot = _turned(prop.motif, prop.turn)[1] * prop.size / 2 if on_floor else 0
    if prop.motif in MARKS:
        style, ground, shadow = Style(seed=seed), 0.0, 0.0
    else:
        edge = mix(scene.inks.paper, scene.inks.second, 0.15).name()
        style = Style(seed=seed, outline=1.0, outline_colour=edge)
        ground, shadow = (0.8, 0.0) if on_floor else (0.0, 7.0)
    at = (x, y - foot, prop.size, prop.turn)
    scene.canvas.motif(prop.motif, scene.inks, *at, style=style, ground=ground, shadow=shadow)
