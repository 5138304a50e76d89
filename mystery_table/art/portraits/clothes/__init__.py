"""Everything worn below the chin, and small things worn on body and head."""

from mystery_table.art.portraits.clothes.dresses import DRESSES
from mystery_table.art.portraits.clothes.jewels import HEAD_EXTRAS
from mystery_table.art.portraits.clothes.office import OFFICE
from mystery_table.art.portraits.clothes.tailored import TAILORED
from mystery_table.art.portraits.clothes.working import WORKING
from mystery_table.art.portraits.clothes.worn import EXTRAS
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait

OUTFITS = TAILORED | WORKING | OFFICE | DRESSES

# Words among the extras of a spec that an outfit looks for itself.
DETAILS = {"bow", "garters", "check", "dark_jacket", "strap", "bandolier", "satchel", "belt", "medals"}


def draw_outfit(pen: Pen, spec: Portrait) -> None:
    """The outfit, then the small things worn over it."""
    OUTFITS[spec.outfit](pen, spec)
    for name in spec.extras:
        if name in EXTRAS:
            EXTRAS[name](pen, spec)


def draw_head_extras(pen: Pen, spec: Portrait) -> None:
    """Earrings, flowers and the like."""
    for name in spec.extras:
        if name in HEAD_EXTRAS:
            HEAD_EXTRAS[name](pen, spec)
