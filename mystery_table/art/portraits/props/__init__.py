"""Things held, carried or standing by, with the hands that hold them, and animals.

A prop draws around its own origin, in a frame already moved, turned and scaled.
"""

# ruff: noqa: ARG001  (all props share one signature)

import math
from collections.abc import Callable

from PySide6.QtGui import QColor

from mystery_table.art.colours import faded, radial
from mystery_table.art.motifs import Style
from mystery_table.art.portraits.paths import cut
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.props.company import COMPANY
from mystery_table.art.portraits.props.hands import HANDS, back_of_hand, fingers, raised_arms, sleeve
from mystery_table.art.portraits.props.household import HOUSEHOLD
from mystery_table.art.portraits.props.learning import LEARNING
from mystery_table.art.portraits.props.outdoors import OUTDOORS
from mystery_table.art.portraits.props.stage import STAGE
from mystery_table.art.portraits.spec import Portrait, Prop


def motif(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """One OpenMoji motif as a thing."""
    pen.motif(prop.motif, 0, 0, prop.size, style=Style(outline=0.6, seed=3))


def arms_up(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """The arms of a dancer, raised above the head."""
    raised_arms(pen, spec)


def only_hand(pen: Pen, spec: Portrait, prop: Prop) -> None:
    """Nothing: the hand holds what another prop has drawn."""


PROPS: dict[str, Callable[[Pen, Portrait, Prop], None]] = {
    **LEARNING,
    **HOUSEHOLD,
    **OUTDOORS,
    **STAGE,
    **COMPANY,
    "motif": motif,
    "hand": only_hand,
    "arms_up": arms_up,
}


def draw_props(pen: Pen, spec: Portrait, layer: str) -> None:
    """The props of one layer: "back" of the figure, "mid" between body and head, "front" over everything."""
    for prop in spec.props:
        if prop.layer == layer:
            _draw(pen, spec, prop)


def _draw(pen: Pen, spec: Portrait, prop: Prop) -> None:
    skin = QColor(prop.glove) if prop.glove else spec.skin_tone
    x, y = _grip(prop)
    if prop.hand or prop.edge:
        sleeve(pen, spec, x, y, prop.elbow)
    if prop.edge:
        back_of_hand(pen, skin, x, y)
    with pen.at(prop.x, prop.y, prop.rot, prop.k, prop.flip):
        PROPS[prop.kind](pen, spec, prop)
    if prop.hand:
        # an upright thing tilts the hand a little, a thing held askew does not
        tilt = prop.rot * 0.5 if abs(prop.rot) < 60 else 0
        with pen.at(x, y, tilt, 1.0, x < 0):
            HANDS[prop.hand](pen, skin)
    if prop.edge:
        fingers(pen, skin, x, y, 1 if prop.edge[0] < 0 else -1)


def _grip(prop: Prop) -> tuple[float, float]:
    """Where the hand is: on the edge, at a place of the prop's own frame, or at its origin."""
    if prop.edge:
        return prop.x + prop.edge[0], prop.y + prop.edge[1]
    gx, gy = prop.grip_at or (0, 0)
    angle = math.radians(prop.rot)
    cos, sin = math.cos(angle) * prop.k, math.sin(angle) * prop.k
    return prop.x + gx * cos - gy * sin, prop.y + gx * sin + gy * cos


# Light a prop throws: middle, radius, colour, strength, in the prop's frame.
GLOWS = {
    "lantern": (0, -6, 120, "#ffdf8f", 0.9),
    "wand": (0, -140, 90, "#fff3b8", 0.95),
    "ball": (0, -10, 160, "#dff3ff", 0.8),
    "tweezers_gem": (0, -106, 120, "#e8fbff", 0.95),
    "flash": (0, -140, 190, "#fff6cf", 0.95),
}


def draw_light(pen: Pen, spec: Portrait) -> None:
    """The light of the props, drawn under the figure."""
    for prop in spec.props:
        with pen.at(prop.x, prop.y, prop.rot, prop.k):
            if prop.kind in GLOWS:
                pen.canvas.glow(*GLOWS[prop.kind])
            elif prop.kind == "torch":
                stops = [(at, faded("#fff3b8", alpha)) for at, alpha in ((0, 1), (0.5, 0.6), (1, 0))]
                pen.fill(cut("-24 -60, -130 -460, 130 -460, 24 -60"), radial((0, -60), 420, *stops))
