"""The areas of one seat's table, for each form of the window."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Area, Form, Look
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mary_king import ids, names
from mystery_table.games.mary_king.board import TILES, grid
from mystery_table.games.mary_king.shown import asked, browsed, pending_op
from mystery_table.games.mary_king.state import DAYS, GHOST, MORTAL, owned
from mystery_table.games.mary_king.turns import owed

CARD = 0.75
"""Width : height of cards."""


ACTION = 232.0
"""Room for the action block in compact windows, in units of the layout."""


def tree(observation: Observation, form: Form) -> Area:
    """Return the whole table: days, both sides with the portrait between them, the hand below."""
    compact = form == "compact"
    middle = Area(
        "middle",
        (
            _side(observation, MORTAL)._replace(weight=0.34),
            _portrait(observation)._replace(weight=0.32),
            _side(observation, GHOST)._replace(weight=0.34),
        ),
        weight=0.66,
    )
    mine = (_hand(observation), *_choosing(observation))
    action = (Area("action", size=ACTION),) if compact else ()
    lower = Area("lower", (*mine, *action), weight=0.34)
    days = _days(observation)._replace(size=48 if compact else 58)
    return Area("table", (days, middle, lower), flow="column")


def _days(observation: Observation) -> Area:
    """Show the week and the limits of each day."""
    public = observation.public
    days = []
    for day in range(DAYS):
        controls, ideas = public.rules.limits[day]
        note = Text("mary_king", "control {0} · ideas {1}", (controls, ideas))
        title = names.day_name(public.rules, day)
        look: Look = "lit" if day == public.day else "plain"
        days.append(Area(f"day.{day}", look=look, title=title, note=note))
    return Area("days", tuple(days), region="bar", name=Text("mary_king", "days of the week"))


def _side(observation: Observation, side: int) -> Area:
    """Show one side: mind, memory, hand, and its ideas below."""
    public = observation.public
    mine = side == observation.seat
    piles = Area(
        f"piles.{side}",
        (
            _pile(f"mind.{side}", Text("mary_king", "mind"), public.minds[side]),
            _pile(f"memory.{side}", Text("mary_king", "memory"), len(public.memory[side])),
            _pile(f"held.{side}", Text("mary_king", "hand"), public.hands[side]),
        ),
    )
    price = Text("mary_king", "1 card of mind each, to the hand")
    if not mine:
        price = Text("mary_king", "1 card of mind each, played at once")
    stacks = range(public.rules.stacks)
    ideas = Area(
        f"all_ideas.{side}",
        tuple(_stack(public, side, stack) for stack in stacks),
        title=Text("mary_king", "ideas"),
        note=price,
    )
    return Area(
        f"side.{side}",
        (piles, ideas),
        flow="column",
        look="panel",
        title=Text("mary_king", "{0}: {1}", (Who(side), names.side_name(side))),
        note=_standing(public, side),
        seat=side,
        region="mine" if mine else "others",
    )


def _standing(public: Any, side: int) -> Text:
    """Say what a side controls, and what it would pay if the turn ended now."""
    tiles = owned(public.board, side)
    said = (tiles.bit_count(), grid(public.rules.columns).area[tiles], owed(public)[side])
    if public.tokens != (0, 0):
        tokens = public.tokens[side]
        return Text("mary_king", "tiles {0}, largest area {1}, penalty {2}, tokens {3}", (*said, tokens))
    return Text("mary_king", "tiles {0}, largest area {1}, penalty {2}", said)


def _pile(name: str, title: Text, count: int) -> Area:
    note = Text("mary_king", "{0}: {1}", (title, count))
    return Area(name, look="pile", note=note, ratio=CARD, name=note)


def _stack(public: Any, side: int, stack: int) -> Area:
    left = Text("mary_king", "%n face down", n=public.down[side][stack] if public.down[side] else 0)
    return Area(
        ids.ideas(side, stack),
        look="pile",
        note=left,
        ratio=CARD,
        name=Text("mary_king", "idea stack {0}", (stack + 1,)),
    )


def _portrait(observation: Observation) -> Area:
    """Show the tiles row by row, as one picture."""
    columns = observation.public.rules.columns
    rows = []
    for row in range(TILES // columns):
        tiles = range(row * columns, (row + 1) * columns)
        rows.append(Area(f"row.{row}", tuple(map(_tile, tiles)), gap=0))
    return Area(
        "portrait",
        tuple(rows),
        flow="column",
        gap=0,
        aspect=columns / len(rows),
        region="shared",
        name=Text("mary_king", "portrait"),
    )


def _tile(tile: int) -> Area:
    return Area(ids.tile(tile), name=Text("mary_king", "tile {0}", (tile + 1,)))


def _hand(observation: Observation) -> Area:
    public, seat = observation.public, observation.seat
    controls, ideas = public.rules.limits[public.day]
    note: Said = Text("mary_king", "not your turn")
    if public.turn == seat:
        said = (public.controls, controls, public.ideas, ideas)
        note = Text("mary_king", "control {0} of {1} · ideas {2} of {3}", said)
    count = max(5, public.hands[seat])
    title = Text("mary_king", "your hand")
    return Area(
        ids.HAND, weight=0.5, look="panel", title=title, note=note, region="mine", ratio=CARD, capacity=count
    )


def _choosing(observation: Observation) -> tuple[Area, ...]:
    """Return where cards are put to be played, or what an effect lets the viewer choose from."""
    op = pending_op(observation)
    found = []
    if cards := browsed(observation):
        title = Text("mary_king", "choose a card")
        found.append(
            Area("browse", weight=0.3, look="panel", title=title, ratio=CARD, capacity=max(4, len(cards)))
        )
    if op is not None and op.verb == "reorder":
        places = range(len(browsed(observation)))
        found.append(Area("order", tuple(map(_place, places)), weight=0.2, title=Text("mary_king", "order")))
    chosen = Area(ids.CHOSEN, look="slot", note=asked(observation), region="mine", ratio=CARD)
    stack = Area(
        "stack",
        look="slot",
        note=Text("mary_king", "announced"),
        ratio=CARD,
        name=Text("mary_king", "announced, the last one first"),
    )
    ways = (
        Area(ids.way(0), look="slot", note=Text("mary_king", "upright, or first effect"), ratio=CARD),
        Area(ids.way(1), look="slot", note=Text("mary_king", "turned, or second effect"), ratio=CARD),
    )
    mark = Area("marks", size=70, look="slot", note=Text("mary_king", "choose"), ratio=1.0)
    return (*found, Area("ways", (stack, *ways, chosen, mark), weight=0.5, region="mine"))


def _place(at: int) -> Area:
    note = Text("mary_king", "place {0} from below", (at + 1,))
    return Area(ids.place(at), look="slot", ratio=CARD, note=note, name=note)
