"""One person, put together from parts: props behind, hair, body, head, hat, props in front."""

from collections.abc import Iterator
from contextlib import contextmanager

from mystery_table.art.portraits import clothes, hair, props
from mystery_table.art.portraits.body import draw_neck
from mystery_table.art.portraits.face import draw_features
from mystery_table.art.portraits.face.beards import draw_beard
from mystery_table.art.portraits.face.eyewear import draw_eyewear
from mystery_table.art.portraits.face.head import draw_head
from mystery_table.art.portraits.hats import draw_hat
from mystery_table.art.portraits.hats.headscarf import headscarf_drape
from mystery_table.art.portraits.pen import Pen
from mystery_table.art.portraits.spec import Portrait

NAPE = 110  # a head tilts about this point
HIDES_FOREHEAD = ("pilot", "headscarf", "sou_wester", "turban")


def draw_figure(pen: Pen, spec: Portrait) -> None:
    """The bust in figure units: the origin between the eyes."""
    props.draw_props(pen, spec, "back")
    if spec.hat != "headscarf":
        with _tilted(pen, spec):
            hair.draw_behind(pen, spec)
    draw_neck(pen, spec)
    clothes.draw_outfit(pen, spec)
    props.draw_props(pen, spec, "mid")
    hair.draw_plaits(pen, spec)
    if spec.hat == "headscarf":
        headscarf_drape(pen, spec)
    with _tilted(pen, spec):
        draw_head(pen, spec)
        with pen.turned_head():
            _draw_front(pen, spec)
        clothes.draw_head_extras(pen, spec)
    props.draw_props(pen, spec, "front")


@contextmanager
def _tilted(pen: Pen, spec: Portrait) -> Iterator[None]:
    with pen.at(0, NAPE, spec.tilt), pen.at(0, -NAPE):
        yield


def _draw_front(pen: Pen, spec: Portrait) -> None:
    """Everything on the front of the head; a mask goes under the hat, glasses over it."""
    draw_features(pen, spec)
    if spec.hat not in HIDES_FOREHEAD:
        hair.draw_forehead(pen, spec)
    draw_beard(pen, spec)
    masked = spec.eyewear == "mask"
    if masked:
        draw_eyewear(pen, spec)
    draw_hat(pen, spec)
    if not masked:
        draw_eyewear(pen, spec)
