"""What belongs to the seats: a panel for each of the others, and the viewer's own."""

from __future__ import annotations

from typing import Any, Literal

from mystery_table.core.layout import Area, Form
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mirror_of_truth import names
from mystery_table.games.mirror_of_truth.ids import role_area, zone_area
from mystery_table.games.mirror_of_truth.shown import shown
from mystery_table.games.mirror_of_truth.state import GREEN, RED

Flow = Literal["row", "column"]
ACTION = 232.0
"""Room for the action block in compact windows, in units of the layout."""
SMALL = 0.7
"""Width : height of small cards, which have no caption."""
ONLY_YOU = Text("mirror_of_truth", "only you see this")


def shows_roles(observation: Observation, form: Form) -> bool:
    """Return whether there is room for the role cards of others; badges in the row tell the same later."""
    public = observation.public
    return bool(public.rules.pair or (form != "compact" and public.seats <= 4))


def others(observation: Observation, form: Form, flow: Flow = "column") -> Area:
    """Return the panels of the other seats, the next one in turn first."""
    public, me = observation.public, observation.seat
    order = [(me + step) % public.seats for step in range(1, public.seats)]
    panels = tuple(_opponent(observation, seat, form, flow) for seat in order)
    return Area("others", panels, region="others", name=Text("mirror_of_truth", "others"))


def _opponent(observation: Observation, seat: int, form: Form, flow: Flow) -> Area:
    """Return another seat's panel: one or two roles with their zones, and what suits neither."""
    public = observation.public
    roles = range(2 if public.rules.pair else 1)
    card = shows_roles(observation, form)
    parts = [_their_role(observation, seat, role, card) for role in roles]
    if public.rules.pair and public.rules.contrast:
        parts.append(_neither(observation, seat)._replace(weight=0.7))
    left = public.votes[seat] if public.votes else 0
    return Area(
        f"seat.{seat}",
        tuple(parts),
        flow=flow,
        look="panel",
        title=Who(seat),
        seat=seat,
        level=left,
        score=_standing(observation, seat),
        points=None if public.rules.pair else public.points[seat],
    )


def _standing(observation: Observation, seat: int) -> Said | None:
    """Return a seat's points and debts, where they count."""
    public = observation.public
    if public.rules.pair:
        return None
    points = names.short_points(public.points[seat])
    return Text("mirror_of_truth", "{0} · bail owed", (points,)) if public.debts[seat] else points


def _their_role(observation: Observation, seat: int, role: int, with_card: bool) -> Area:
    public = observation.public
    zones = _zones(observation, seat, role, 0.7)
    if not with_card:
        return zones
    said = (Who(seat), names.role_name(public, role))
    card = Area(
        role_area(observation, seat, role),
        weight=0.3 if public.rules.pair else 0.22,
        title=names.role_name(public, role) if public.rules.pair else None,
        ratio=SMALL,
        name=Text("mirror_of_truth", "{0}: {1}", said),
    )
    return Area(f"role.{seat}.{role}", (card, zones))


def _zones(observation: Observation, seat: int, role: int, weight: float, tight: bool = False) -> Area:
    kinds = (RED,) if observation.public.rules.contrast else (GREEN, RED)
    zones = tuple(_zone(observation, seat, role, zone, tight) for zone in kinds)
    return Area(f"zones.{seat}.{role}", zones, flow="column", weight=weight)


def _neither(observation: Observation, seat: int, tight: bool = False) -> Area:
    """Return, by contrast in pairs, the place for what suits neither role (reading 13)."""
    zone = _zone(observation, seat, 2, RED, tight)
    return Area(f"neither.{seat}", (zone,), title=Text("mirror_of_truth", "neither role"))


def _zone(observation: Observation, seat: int, role: int, zone: int, tight: bool = False) -> Area:
    """Return a zone; the viewer's own carry their meaning and a key, in the order of the legal moves.

    `tight`: there is so little room that cards rather overlap than become too small.
    """
    public, own = observation.public, seat == observation.seat
    neither = names.is_neither(public, role)
    meaning = Text("mirror_of_truth", "suits neither role") if neither else names.zone_name(zone)
    whose = Who(seat) if neither else names.role_name(public, role)
    name = Text("mirror_of_truth", "{0}: {1}", (whose, meaning))
    number = role + 1 if public.rules.contrast else 2 * role + zone + 1
    return Area(
        zone_area(observation, seat, role, zone),
        look="yes" if zone == GREEN else "no",
        title=meaning if own and not neither else None,
        ratio=SMALL,
        capacity=_capacity(public, own, neither) - tight,
        key=str(number) if own else "",
        name=name if own or neither else Text("mirror_of_truth", "{0}, {1}", (Who(seat), name)),
    )


def _capacity(public: Any, own: bool, neither: bool) -> int:
    """Return how many cards a zone should hold side by side in the room that it has."""
    if public.rules.pair:
        return 2 if neither or (public.rules.contrast and not own) else 3
    return 4 if own else 3


def own(observation: Observation, form: Form) -> Area:
    """Return what belongs to the viewer: roles with their zones, votes, in little room the action block."""
    public, me = observation.public, observation.seat
    pair, contrast = public.rules.pair, public.rules.contrast
    room = 0.5 if not pair else 0.2 if contrast else 0.26
    parts: list[Area] = []
    for role in range(2 if pair else 1):
        parts += [_my_role(observation, role), _zones(observation, me, role, room, form == "compact")]
    if pair and contrast:
        parts.append(_neither(observation, me, form == "compact")._replace(weight=0.16))
    parts.append(_hand(observation))
    if form == "compact":
        parts.append(Area("action", size=ACTION))
    title, seat = (None, None) if pair else (Who(me), me)
    score = _standing(observation, me)
    return Area("mine", tuple(parts), look="panel", region="mine", title=title, seat=seat, score=score)


def _my_role(observation: Observation, role: int) -> Area:
    public = observation.public
    return Area(
        role_area(observation, observation.seat, role),
        weight=0.16 if public.rules.pair else 0.22,
        title=names.role_name(public, role),
        note=None if shown(observation).open else ONLY_YOU,
        ratio=SMALL,
    )


def _hand(observation: Observation) -> Area:
    public = observation.public
    all_votes = public.rules.innocent_votes + public.rules.murderer_votes
    left = public.votes[observation.seat] if public.votes else 0
    note = Text("mirror_of_truth", "{0} of {1} left", (left, all_votes))
    return Area(
        "hand", weight=0.24, title=Text("mirror_of_truth", "votes"), note=note, ratio=SMALL, capacity=2
    )
