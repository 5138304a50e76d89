"""The face: head, skin, eyes, nose and mouth, beard and eyewear, in the units of the head."""

from PySide6.QtGui import QColor

from mystery_table.art.colours import mix
from mystery_table.art.portraits.face.eyes import brow, eye
from mystery_table.art.portraits.face.head import head_shape
from mystery_table.art.portraits.face.nose_mouth import mouth, nose
from mystery_table.art.portraits.face.skin import lights_and_blush, marks, stubble, wrinkles
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait


def draw_features(pen: Pen, spec: Portrait) -> None:
    """All features, back to front; for the turned head."""
    dark = mix(spec.skin_tone, pen.inks.ink, 0.45)
    _skin(pen, spec, dark)
    for k in (-1, 1):
        eye(pen, spec, k)
        brow(pen, spec, k)
    nose(pen, spec, dark)
    if "stubble" in spec.marks:
        stubble(pen, spec)
    mouth(pen, spec)
    marks(pen, spec)


def _skin(pen: Pen, spec: Portrait, dark: QColor) -> None:
    # Soft spots must not leave the face, or they would tint the paper-white rim of the figure.
    with pen.turned_head(False), pen.clip(head_shape(spec)), pen.turned_head():
        lights_and_blush(pen, spec, dark)
        if spec.age:
            wrinkles(pen, spec, dark)
