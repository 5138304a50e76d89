"""What is behind a person; a backdrop fills the area it is given, which may be larger than the picture."""

from PySide6.QtCore import QRectF

from mystery_table.art.portraits.backdrops.drawn import DRAWN
from mystery_table.art.portraits.backdrops.indoors import INDOORS
from mystery_table.art.portraits.backdrops.outdoors import OUTDOORS
from mystery_table.art.portraits.backdrops.patterns import PATTERNS
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait

BACKDROPS = PATTERNS | INDOORS | OUTDOORS | DRAWN


def draw_backdrop(pen: Pen, spec: Portrait, area: QRectF) -> None:
    """The backdrop of the spec."""
    BACKDROPS[spec.backdrop](pen, spec, area)
