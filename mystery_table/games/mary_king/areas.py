"""The areas of one seat's table, for each form of the window."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Area, Form, Look
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mary_king import ids, names
from mystery_table.games.mary_king.board import TILES, grid
from mystery_table.games.mary_king.pieces import shown
from mystery_table.games.mary_king.shown import MARKS, asked, browsed, pending_op
from mystery_table.games.mary_king.state import DAYS, GHOST, MORTAL, owned
from mystery_table.games.mary_king.turns import owed

CARD = 0.75
"""Width : height of cards."""


ROW = 4
"""So many cards to choose from lie in one row."""
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
        weight=0.64,
    )
    mine = (_hand(observation), *_choosing(observation), *_asking(observation))
    action = (Area("action", size=ACTION),) if compact else ()
    play = () if browsed(observation) else (_play(compact),)
    lower = Area("lower", (*mine, *play, *action), weight=0.36)
    days = _days(observation)._replace(size=44 if compact else 54)
    return Area("table", (days, middle, lower), flow="column")


def _days(observation: Observation) -> Area:
    """Show the week and the limits of each day."""
    public = observation.public
    days = []
    for day in range(DAYS):
        controls, ideas = public.rules.limits[day]
        note = Text("mary_king", "control {0} · ideas {1}", (controls, ideas))
        title = names.day_name(public.rules, day)
        look: Look = "lit" if day == public.day else "done" if day < public.day else "cell"
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
            _memory(public, side),
            _pile(f"held.{side}", Text("mary_king", "hand"), public.hands[side]),
        ),
    )
    price = Text("mary_king", "cost 1, to the hand")
    if not mine:
        price = Text("mary_king", "cost 1, played at once")
    stacks = range(public.rules.stacks)
    ideas = Area(
        f"all_ideas.{side}",
        tuple(_stack(public, side, stack) for stack in stacks),
        title=Text("mary_king", "ideas"),
        score=price,
        weight=0.9,
    )
    return Area(
        f"side.{side}",
        (piles, ideas),
        flow="column",
        look="panel",
        title=Who(side),
        score=names.side_name(side),
        note=_standing(public, side),
        name=Text("mary_king", "{0}: {1}", (Who(side), names.side_name(side))),
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


def _memory(public: Any, side: int) -> Area:
    """Show a memory, which everybody may look through (12)."""
    cards = public.memory[side]
    found = _pile(f"memory.{side}", Text("mary_king", "memory"), len(cards))
    name = Text("mary_king", "{0}: memory, %n card(s)", (Who(side),), n=len(cards))
    return found._replace(name=name, pile=tuple(shown(public, card, found.id) for card in cards))


def _stack(public: Any, side: int, stack: int) -> Area:
    count = public.down[side][stack] if public.down[side] else 0
    left, open_ = Text("mary_king", "%n left", n=count), len(public.up[side][stack]) if public.up[side] else 0
    if open_ > 1:
        left = Text("mary_king", "{0} open · %n left", (open_,), n=count)
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
        ways=(ids.way(0), ids.way(1)),
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
    return Area(
        ids.HAND,
        weight=0.5,
        look="panel",
        title=Text("mary_king", "Your hand"),
        score=note,
        region="mine",
        ratio=CARD,
        capacity=count,
    )


def _choosing(observation: Observation) -> tuple[Area, ...]:
    """Return where cards lie that an effect lets the viewer choose from, or put in order."""
    op = pending_op(observation)
    found = []
    if cards := browsed(observation):
        name, wide = Text("mary_king", "choose a card"), len(cards) > ROW
        found.append(
            Area(
                "browse",
                weight=0.6 if wide else 0.36,
                look="slot",
                name=name,
                ratio=CARD,
                capacity=max(ROW, len(cards)),
            )
        )
    if op is not None and op.verb == "reorder":
        places = range(len(browsed(observation)))
        found.append(Area("order", tuple(map(_place, places)), weight=0.2, title=Text("mary_king", "order")))
    return tuple(found)


def _asking(observation: Observation) -> tuple[Area, ...]:
    """Return what was announced, and where the viewer puts what an effect asks for."""
    op, public = pending_op(observation), observation.public
    found = []
    if public.stack or any(step[0] in ("finish", "recall") for step in public.todo):
        name = Text("mary_king", "announced, the last one first")
        note = Text("mary_king", "announced")
        found.append(Area("stack", look="slot", note=note, ratio=CARD, name=name))
    if op is not None and op.verb in MARKS:
        found.append(Area("marks", look="slot", note=Text("mary_king", "choose"), ratio=1.0, weight=0.7))
    elif op is not None and op.verb not in ("reorder", "play_idea"):
        found.append(Area(ids.CHOSEN, look="slot", note=asked(observation), region="mine", ratio=CARD))
    if not found:
        return ()
    return (Area("asking", tuple(found), weight=0.11 * len(found), region="mine"),)


def _play(compact: bool) -> Area:
    """Return where a card is put to be played in one of two ways, above what that would do."""
    low, high = Text("mary_king", "upright / 1st"), Text("mary_king", "turned / 2nd")
    turn = Area("turn", size=74 if compact else 108)
    ways = Area(
        "ways",
        (_way(0, low), turn, _way(1, high)),
        size=38 if compact else 42,
        region="mine",
        gap=6,
    )
    return Area("play", (ways, Area("preview")), weight=0.4, look="panel", flow="column", gap=4)


def _way(number: int, note: Text) -> Area:
    return Area(ids.way(number), look="slot", note=note, ratio=CARD, name=note)


def _place(at: int) -> Area:
    note = Text("mary_king", "place {0} from below", (at + 1,))
    return Area(ids.place(at), look="slot", ratio=CARD, note=note, name=note)
