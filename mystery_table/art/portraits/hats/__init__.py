"""Everything worn on the head; each hat is a function of the pen and the spec, drawn on the turned head."""

from mystery_table.art.portraits.hats.caps import CAPS
from mystery_table.art.portraits.hats.felt import FELT
from mystery_table.art.portraits.hats.finery import FINERY
from mystery_table.art.portraits.hats.headscarf import headscarf
from mystery_table.art.portraits.hats.trades import TRADES
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait

HATS = FELT | CAPS | TRADES | FINERY | {"headscarf": headscarf}


def draw_hat(pen: Pen, spec: Portrait) -> None:
    """The hat of the spec, if there is one."""
    if spec.hat:
        HATS[spec.hat](pen, spec)
