"""Hair: what hangs behind the head and what falls over the forehead."""

from PySide6.QtGui import QColor

from mystery_table.art.portraits.face.head import HEADS, head_shape
from mystery_table.art.portraits.hair.behind import BEHIND, braid_over
from mystery_table.art.portraits.hair.forehead import FOREHEAD
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait
from mystery_table.art.shapes import box

HAIR_STYLES = set(BEHIND) | set(FOREHEAD)  # styles only in BEHIND have their front under a hat
CROPPED = {"short", "slick", "side_part", "crew", "widow"}
USUAL = 75  # half width of the temples that cropped hair is drawn for
CLOSE = 84.0  # how far from the middle hair slides on a turned head
LOCK = -26  # below this height cropped hair stays on the head: no loose lock beside a turned cheek


def draw_behind(pen: Pen, spec: Portrait) -> None:
    """The hair behind the head, drawn before it."""
    if spec.hair in BEHIND:
        BEHIND[spec.hair](pen, spec.hair_tone)


def draw_plaits(pen: Pen, spec: Portrait) -> None:
    """Plaits over the shoulders, drawn after the body."""
    sides = {"braid": (-1,), "braids": (-1, 1)}.get(spec.hair, ())
    for k in sides:
        braid_over(pen, spec.hair_tone, k, tie=QColor(spec.cloth3))


def draw_forehead(pen: Pen, spec: Portrait) -> None:
    """The hair over the forehead, drawn after the face on the turned head."""
    if spec.hair not in FOREHEAD:
        return
    if spec.hair in CROPPED:
        above = head_shape(spec).united(box(-200, -260, 200, LOCK))
        fit = HEADS[spec.head].temples * spec.width / USUAL
        with pen.turned_head(False), pen.clip(above), pen.turned_head(skull=CLOSE):
            pen.p.scale(fit, 1)
            FOREHEAD[spec.hair](pen, spec.hair_tone)
    else:
        with pen.turned_head(skull=CLOSE):
            FOREHEAD[spec.hair](pen, spec.hair_tone)
