"""Who a person is, as data: assets/portraits.json, one object for each of the sixty people of the games."""

from functools import cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from PySide6.QtGui import QColor

from mystery_table.art.data import data_text

HexColour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
MaybeColour = Annotated[str, Field(pattern=r"^(#[0-9a-f]{6})?$")]
Side = Annotated[float, Field(ge=-1, le=1)]

SKINS = {
    "porcelain": "#f6dcc3",
    "fair": "#f3cfa6",
    "peach": "#e8b98d",
    "ruddy": "#e2a07c",
    "olive": "#d6a074",
    "tan": "#c68a5c",
    "amber": "#b87a4e",
    "brown": "#8d5734",
    "umber": "#74462b",
    "deep": "#5a3625",
}
HAIR = {
    "black": "#1c1a22",
    "espresso": "#33221c",
    "brown": "#4a2d1e",
    "chestnut": "#6b3a20",
    "auburn": "#8a3b20",
    "red": "#b5471f",
    "ginger": "#cf6a2a",
    "blond": "#d6a548",
    "straw": "#e6c878",
    "grey": "#a9a9a6",
    "steel": "#74767c",
    "white": "#e6e2d6",
}
DARK_SKINS = ("amber", "brown", "umber", "deep")
DARK_HAIR = ("black", "espresso")

Mark = Literal[
    "freckles",
    "mole",
    "scar",
    "stubble",
    "dimples",
    "blush",
    "rosy",
    "smudge",
    "plaster",
    "bruise",
]


class Prop(BaseModel):
    """A thing held, carried or standing by.

    (x, y), `rot` (degrees clockwise), `k` (scale) and `flip` place it in figure units; `hand` is how it is
    held, at `grip_at` in its own frame; `edge` is where fingers hold it instead, seen from (x, y).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: str
    x: float = 0
    y: float = 0
    rot: float = 0
    k: float = 1.0
    flip: bool = False
    layer: Literal["back", "mid", "front"] = "front"
    hand: Literal["", "fist", "pinch", "palm"] = ""
    glove: MaybeColour = ""
    elbow: tuple[float, float] | None = None
    edge: tuple[float, float] | None = None
    grip_at: tuple[float, float] | None = None
    motif: str = ""
    size: float = 120
    colour: MaybeColour = ""
    mark: str = ""


class Portrait(BaseModel):
    """Everything a portrait is drawn from; units of the head: eyes at y = -4, chin near 98, crown at -104."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    game: Literal["mirror_of_truth", "thirteen_clues", "mysterium"]
    gender: Literal["f", "m"]
    palette: str = "noir"
    backdrop: str = "rays"
    emblem: str = ""
    # head and bearing
    skin: str = "fair"
    head: str = "oval"
    width: Annotated[float, Field(ge=0.8, le=1.2)] = 1.0
    age: Annotated[int, Field(ge=0, le=2)] = 0
    turn: Side = 0
    tilt: Annotated[float, Field(ge=-12, le=12)] = 0
    shift: float = 0
    drop: float = 0
    scale: Annotated[float, Field(ge=0.8, le=1.3)] = 1.1
    # face
    eyes: str = "almond"
    eye_colour: MaybeColour = ""
    gaze: Side = 0
    brows: str = "arch"
    nose: str = "straight"
    mouth: str = "neutral"
    lips: MaybeColour = ""
    blush: HexColour = "#c8452f"
    marks: tuple[Mark, ...] = ()
    eyewear: str = ""
    # hair
    hair: str = "short"
    hair_colour: str = "brown"
    brow_colour: str = ""
    beard: str = ""
    # dress
    hat: str = ""
    hat_colour: HexColour = "#4a4038"
    hat_trim: MaybeColour = ""
    outfit: str = "suit"
    cloth: HexColour = "#33415c"
    cloth2: HexColour = "#efe4c8"
    cloth3: HexColour = "#c8452f"
    extras: tuple[str, ...] = ()
    props: tuple[Prop, ...] = ()

    @property
    def fem(self) -> bool:
        """Whether the person is a woman: finer neck and shoulders, lashes."""
        return self.gender == "f"

    @property
    def skin_tone(self) -> QColor:
        """The colour of the skin."""
        return QColor(SKINS[self.skin])

    @property
    def hair_tone(self) -> QColor:
        """The colour of hair and beard."""
        return QColor(HAIR[self.hair_colour])

    @property
    def brow_tone(self) -> QColor:
        """The colour of the eyebrows: that of the hair unless the spec says otherwise."""
        return QColor(HAIR[self.brow_colour or self.hair_colour])

    @property
    def eye_tone(self) -> QColor:
        """The colour of the irises: brown with dark hair or skin, grey-green otherwise."""
        dark = self.hair_colour in DARK_HAIR or self.skin in DARK_SKINS
        return QColor(self.eye_colour or ("#6a4022" if dark else "#4a6b5a"))


@cache
def people() -> dict[str, Portrait]:
    """Everybody by id; a pydantic ValidationError if the data file is wrong."""
    specs = TypeAdapter(list[Portrait]).validate_json(data_text("portraits.json"))
    return {spec.id: spec for spec in specs}
