"""A vision at any size: its template, drawn in its palette, under its weather."""

from collections.abc import Callable
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, TypeAdapter
from PySide6.QtGui import QImage

from mystery_table.art.canvas import Canvas, Detail
from mystery_table.art.data import data_text
from mystery_table.art.dice import dice
from mystery_table.art.palettes import palette
from mystery_table.art.visions import depths, dreams, figures, games, journeys, maze, thresholds, wonders
from mystery_table.art.visions.scene import FRAME, Scene
from mystery_table.art.visions.sky import weather

TEMPLATES: dict[str, Callable[[Scene], None]] = {
    "giant": journeys.giant,
    "reflection": journeys.reflection,
    "islands": journeys.islands,
    "parade": journeys.parade,
    "rain": journeys.rain,
    "stage": figures.stage,
    "fruit_tree": figures.fruit_tree,
    "keyhole": figures.keyhole,
    "sky_stairs": journeys.sky_stairs,
    "suit": figures.suit,
    "tower": journeys.tower,
    "bottle": figures.bottle,
    "puppets": figures.puppets,
    "maze": maze.maze,
    "window": journeys.window,
    "hand": thresholds.hand,
    "field_door": thresholds.field_door,
    "birdcage": thresholds.birdcage,
    "sea_stairs": thresholds.sea_stairs,
    "leaf_face": thresholds.leaf_face,
    "sky_train": thresholds.sky_train,
    "banquet": wonders.banquet,
    "hourglass": wonders.hourglass,
    "book_waves": wonders.book_waves,
    "carousel": games.carousel,
    "chess": games.chess,
    "candle_tower": wonders.candle_tower,
    "mirror": dreams.mirror,
    "piano_tree": dreams.piano_tree,
    "balloons": dreams.balloons,
    "bed": dreams.bed,
    "scales": dreams.scales,
    "shadow": dreams.shadow,
    "cabinet": depths.cabinet,
    "underwater": depths.underwater,
    "teacup": depths.teacup,
    "moon_fishing": depths.moon_fishing,
    "clock": depths.clock,
}


class Vision(BaseModel):
    """What one vision shows; the options are those that its template and the helpers it calls read."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    template: str
    palette: str
    seed: int
    motifs: tuple[str, ...]
    options: dict[str, Any] = {}


@cache
def visions() -> dict[str, Vision]:
    """All visions by id; pydantic's ValidationError for a broken file."""
    return TypeAdapter(dict[str, Vision]).validate_json(data_text("mysterium/vision_pictures.json"))


def vision(name: str, width: int, height: int) -> QImage:
    """The picture of a vision in device pixels, all of it (440 x 680 units); KeyError for an unknown one."""
    spec = visions()[name]
    canvas, inks = Canvas(width, height, FRAME, "contain"), palette(spec.palette)
    canvas.p.fillRect(canvas.area, inks.deep)
    canvas.p.setClipRect(FRAME)
    scene = Scene(canvas, inks, dice(spec.template, spec.seed), spec.motifs, spec.options)
    if spec.options.get("mirrored"):  # two of one template that would look like the same card
        canvas.p.translate(FRAME.left() + FRAME.right(), 0)
        canvas.p.scale(-1, 1)
    TEMPLATES[spec.template](scene)
    weather(scene)
    canvas.p.setClipping(False)
    canvas.finish(inks, 0.5, 0.28 if canvas.detail is Detail.FULL else 0.16, spec.seed)
    return canvas.done()
