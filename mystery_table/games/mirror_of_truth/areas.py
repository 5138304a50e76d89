"""The areas of one seat's table, for each form of the window."""

from __future__ import annotations

from mystery_table.core.layout import Area, Form, Meter
from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mirror_of_truth import cards, names
from mystery_table.games.mirror_of_truth.ids import at, votes_area
from mystery_table.games.mirror_of_truth.panels import SMALL, others, own
from mystery_table.games.mirror_of_truth.shown import Shown, shown, stack_size, within_reach

CARD, VOTE = 0.78, 0.8
"""Width : height of cards with a caption, and of votes on the table."""
STACK = 96.0
"""Room for the character stack, in units of the layout."""


def tree(observation: Observation, form: Form) -> Area:
    """Return the whole table."""
    if observation.public.rules.pair:
        parts = _pair(observation, form)
    elif observation.public.seats <= 4:
        parts = _few(observation, form)
    else:
        parts = _many(observation, form)
    return Area("table", parts, flow="column")


def _pair(observation: Observation, form: Form) -> tuple[Area, ...]:
    """Arrange a mission: its bar, the row, the partner at the left or in little room beside the evidence."""
    row, shared, below = _row(observation), _shared(observation), own(observation, form)
    mission = _mission(observation)
    if form == "compact":
        beside = others(observation, form, flow="row")
        middle = (shared._replace(weight=0.5), beside._replace(weight=0.5))
        return (
            mission,
            row._replace(weight=0.34),
            Area("middle", middle, weight=0.32),
            below._replace(weight=0.34),
        )
    centre = Area("centre", (shared, below), flow="column", weight=0.73)
    lower = Area("lower", (others(observation, form)._replace(weight=0.27), centre), weight=0.63)
    return mission, row._replace(weight=0.37), lower


def _few(observation: Observation, form: Form) -> tuple[Area, ...]:
    """Arrange up to three opponents beside the evidence."""
    share = 0.46 if observation.public.seats == 3 else 0.6
    beside = others(observation, form, flow="row")._replace(weight=share)
    middle = Area("middle", (_shared(observation)._replace(weight=1 - share), beside), weight=0.32)
    return _row(observation)._replace(weight=0.33), middle, own(observation, form)._replace(weight=0.35)


def _many(observation: Observation, form: Form) -> tuple[Area, ...]:
    """Give four or five opponents the whole width, and put the evidence beside what is mine."""
    share = 0.34 if form == "compact" else 0.42
    lower = (_shared(observation)._replace(weight=share), own(observation, form)._replace(weight=1 - share))
    beside = others(observation, form, flow="row")._replace(weight=0.31)
    return _row(observation)._replace(weight=0.31), beside, Area("lower", lower, weight=0.38)


def _mission(observation: Observation) -> Area:
    """Show a mission's deck now, what the votes could bring, and the target."""
    public = observation.public
    rules, reach = public.rules, within_reach(observation)
    possible = max(public.deck + reach, 0)
    voted = any(public.stacks)
    goal = Text("mirror_of_truth", "target {0}", (rules.target,))
    both = (goal, names.signed(reach))
    return Area(
        "mission",
        look="meter",
        region="bar",
        title=names.mission_name(rules.mission),
        note=Text("mirror_of_truth", "{0} · votes: up to {1}", both) if voted else goal,
        meter=Meter(
            public.deck,
            possible if voted else public.deck,
            rules.target,
            max(rules.start + 12, rules.target + 12, public.deck, possible),
        ),
    )


def _row(observation: Observation) -> Area:
    public, view = observation.public, shown(observation)
    size = stack_size(observation)
    count = Text("mirror_of_truth", "%n character(s)", n=size)
    host = Text("mirror_of_truth", "host of the house")
    stack = Area(
        "stack", size=STACK, look="pile", note=host if public.rules.host else count, ratio=CARD, name=count
    )
    votes = 4 if public.seats <= 4 else 3
    characters = (_character(view, place, votes) for place in range(len(view.row)))
    return Area("row", (stack, *characters), region="shared", name=Text("mirror_of_truth", "characters"))


def _character(view: Shown, place: int, votes: int) -> Area:
    """Return a character's area: its card, and below it the votes."""
    name = cards.character_name(view.row[place])
    arrested = Text("mirror_of_truth", "under arrest")
    return Area(
        at(place),
        (
            Area(f"{at(place)}.card", ratio=CARD, name=name),
            Area(
                votes_area(place),
                size=42,
                look="slot",
                note=arrested if place in view.arrested else Text("mirror_of_truth", "no votes"),
                ratio=VOTE,
                capacity=votes,
                name=Text("mirror_of_truth", "votes on “{0}”", (name,)),
            ),
        ),
        flow="column",
        name=name,
    )


def _shared(observation: Observation) -> Area:
    public = observation.public
    title = Text("mirror_of_truth", "evidence")
    parts = [Area("evidence", weight=3, title=title, ratio=CARD, capacity=max(3, public.rules.face_up))]
    note = Text("mirror_of_truth", "evidence deck")
    parts.append(Area("deck", weight=0.8, look="pile", note=note, ratio=SMALL))
    if public.rules.pair:
        note = Text("mirror_of_truth", "reserve")
        parts.append(Area("reserve", weight=0.65, look="pile", note=note, ratio=SMALL))
    return Area("shared", tuple(parts), region="shared")
