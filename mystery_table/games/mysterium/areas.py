"""The areas of one seat's table, for each form of the window.

The ghost's table shows psychics with what they are to find, the cards laid out beside them, and below the
hand. The psychics' table shows the cards laid out, and below what lies before each psychic. In the second
phase both have the line-up and the shared vision in the middle.
"""

from __future__ import annotations

from typing import Any, Literal

from mystery_table.core.layout import Area, Form, Meter
from mystery_table.core.state import Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import KINDS, card_name
from mystery_table.games.mysterium.panels import ghost_panels, psychic_panels
from mystery_table.games.mysterium.state import GHOST, polled, seat_of

CARD, VISION, TOKEN = 0.78, 0.7, 1.0
"""Width : height of cards with a caption, of visions, and of pawns and tokens."""
Marks = Literal["pawns", "beside", "below"]
"""Where pawns and tokens lie: pawns alone below a card, or both beside or below it."""
Flow = Literal["row", "column"]
STRIP = 34.0
"""Units of height of the room below a card."""
ACTION = 232.0
"""Room for the action block in compact windows, in units of the layout."""
BAR = 58.0
"""Units of height of the bar with the clock."""
GLASS = 150.0
"""Units of width of the hourglass beside it."""
HAND_SHARE: dict[Form, float] = {"compact": 0.36, "regular": 0.38, "wide": 0.4}
TABLE_SHARE: dict[Form, float] = {"compact": 0.36, "regular": 0.34, "wide": 0.38}
PANEL_SHARE: dict[Form, float] = {"compact": 0.34, "regular": 0.28, "wide": 0.27}


def tree(observation: Observation, form: Form) -> Area:
    """Return the whole table."""
    if observation.public.groups:
        parts = _second_phase(observation, form)
    elif observation.seat == GHOST:
        parts = _ghost_table(observation, form)
    else:
        parts = _psychics_table(observation, form)
    *upper, lower = parts
    if form == "compact":
        # In little room the action block stands beside what is mine.
        beside = (lower._replace(weight=1), Area("action", size=ACTION))
        lower = Area("with_action", beside, weight=lower.weight)
    bar = _bar(observation, form)
    return Area("table", (*([bar] if bar.parts else []), *upper, lower), flow="column")


def _ghost_table(observation: Observation, form: Form) -> tuple[Area, ...]:
    panels = ghost_panels(observation)._replace(weight=1 - TABLE_SHARE[form])
    upper = (panels, _laid(observation.public, "pawns")._replace(weight=TABLE_SHARE[form]))
    return Area("upper", upper, weight=1 - HAND_SHARE[form]), _hand()._replace(weight=HAND_SHARE[form])


def _psychics_table(observation: Observation, form: Form) -> tuple[Area, ...]:
    share = PANEL_SHARE[form]
    laid = _laid(observation.public, "beside" if form == "compact" else "below")._replace(weight=0.9)
    upper = Area("upper", (laid, _ghost_side()._replace(weight=0.1)), weight=1 - share)
    return upper, psychic_panels(observation, form)._replace(weight=share)


def _second_phase(observation: Observation, form: Form) -> tuple[Area, ...]:
    share = HAND_SHARE[form]
    lower = _hand() if observation.seat == GHOST else _voters(observation)
    seen = 0.12 if observation.public.phase == "culprit" else 0.4
    shared = Area(
        ids.SHARED_VISION,
        title=Text("mysterium", "shared vision"),
        ratio=VISION,
        capacity=3,
        region="shared",
        weight=seen,
    )
    below = Area("below", (shared, lower._replace(weight=1 - seen)), weight=share)
    return _line_up(observation.public)._replace(weight=1 - share), below


def _bar(observation: Observation, form: Form) -> Area:
    """Return the bar: the clock in little room, else the side panel shows it; and who is done.

    Psychics see the places for that in every hour, so that their table keeps its shape.
    """
    public = observation.public
    dial, hour = _clock(public)
    timed = public.phase == "interpret" and bool(public.rules.minutes)
    parts = [dial, *([] if timed else [hour])] if form == "compact" else []
    if timed:
        parts.append(Area(ids.GLASS, size=GLASS, name=Text("mysterium", "hourglass")))
    lasting = form != "compact" and observation.seat != GHOST and not public.groups
    if public.phase == "interpret" or lasting:
        parts += [
            _slot(ids.THINKING, Text("mysterium", "thinking"), form),
            _slot(ids.WAITING, Text("mysterium", "done unless something changes"), form),
            _slot(ids.DONE, Text("mysterium", "done"), form),
        ]
    return Area("bar", tuple(parts), region="bar", size=BAR, name=Text("mysterium", "clock"))


def _clock(public: Any) -> tuple[Area, Area]:
    hour = Area(
        "hour",
        look="meter",
        title=Text("mysterium", "Clock"),
        note=Text("mysterium", "hour {0} of {1}", (public.hour, public.rules.hours)),
        meter=Meter(public.hour, public.hour, public.rules.hours, public.rules.hours),
    )
    dial = Area(ids.DIAL, size=BAR, ratio=TOKEN, name=Text("mysterium", "clock"))
    return dial, Area("clock", (hour,), flow="column")


def _slot(area: str, name: Text, form: Form) -> Area:
    size = 190 if form == "compact" else 0
    return Area(area, look="slot", note=name, ratio=TOKEN, capacity=6, name=name, size=size)


def _laid(public: Any, marks: Marks) -> Area:
    """Return the cards laid out, a row for each kind."""
    rows = tuple(
        Area(
            f"row.{kind}",
            tuple(_spot(public, card, at, marks) for at, card in enumerate(public.laid[kind])),
            name=names.kinds(kind),
        )
        for kind in range(KINDS)
    )
    name = Text("mysterium", "cards on the table")
    return Area("laid", rows, flow="column", region="shared", look="panel", name=name)


def _spot(public: Any, card: int, at: int, marks: Marks) -> Area:
    """Return the area of one card: the card, and room for pawns and perhaps tokens beside or below it."""
    face = Area(ids.face(card), weight=0.6, ratio=CARD, name=card_name(card))
    beside = marks == "beside"
    parts = (_pawns(public, card), _tokens(public, card))
    room = Area(
        f"beside.{card}",
        parts[:1] if marks == "pawns" else parts,
        flow="column" if beside else "row",
        weight=0.4,
        size=0 if beside else STRIP,
    )
    flow: Flow = "row" if beside else "column"
    return Area(ids.card(card), (face, room), flow=flow, key=str(at + 1), name=card_name(card))


def _pawns(public: Any, card: int) -> Area:
    count = public.pawns.count(card)
    return _marks(ids.marks(card), count, Text("mysterium", "pawns: {0}", (card_name(card),)))


def _tokens(public: Any, card: int) -> Area:
    count = sum(public.pawns[psychic] == card for _, psychic, _ in public.tokens)
    return _marks(ids.remarks(card), count, Text("mysterium", "tokens: {0}", (card_name(card),)))


def _marks(area: str, count: int, name: Text) -> Area:
    """Return an area whose share of the room grows with what lies there; more than two overlap."""
    return Area(area, weight=max(1, count), ratio=TOKEN, capacity=max(1, min(count, 2)), name=name)


def _ghost_side() -> Area:
    """Return the ghost's place as psychics see it: its hand, the crow, the piles."""
    return Area(ids.GHOST_PANEL, _piles(VISION), flow="column", region="others", name=Who(GHOST))


def _piles(ratio: float) -> tuple[Area, ...]:
    hand, crow = Text("mysterium", "the ghost's hand"), Text("mysterium", "crow")
    pile, discard = Text("mysterium", "pile"), Text("mysterium", "discard pile")
    return (
        Area("ghost.hand", look="pile", note=hand, ratio=ratio, name=hand),
        Area(ids.CROW, look="pile", note=crow, ratio=TOKEN, key="C", name=crow),
        Area(ids.PILE, look="pile", note=pile, ratio=ratio, name=pile),
        Area(ids.DISCARD, look="pile", note=discard, ratio=ratio, name=discard),
    )


def _hand() -> Area:
    """Return what the ghost holds, with the crow beside it."""
    visions = Area(
        ids.HAND,
        weight=0.84,
        title=Text("mysterium", "your visions: only you see them"),
        ratio=VISION,
        capacity=7,
    )
    _, crow, *piles = _piles(VISION)
    below = Area("piles", tuple(pile._replace(note=None) for pile in piles), weight=0.7)
    beside = Area("beside", (crow, below), flow="column", weight=0.16)
    return Area("mine", (visions, beside), look="panel", region="mine", name=Who(GHOST))


def _line_up(public: Any) -> Area:
    """Return the groups of the second phase."""
    owners = {cards: seat_of(public, i) for i, cards in enumerate(public.found)}
    groups = tuple(
        Area(
            ids.group(number),
            (
                Area(ids.group_cards(number), weight=0.8, ratio=CARD, capacity=3, name=names.group(number)),
                Area(
                    ids.group_votes(number),
                    weight=0.2,
                    look="slot",
                    ratio=TOKEN,
                    name=Text("mysterium", "votes: {0}", (names.group(number),)),
                ),
            ),
            look="panel",
            title=names.group(number),
            seat=owners.get(cards),
            key=str(number + 1),
        )
        for number, cards in enumerate(public.groups)
    )
    name = Text("mysterium", "suspect line-up")
    return Area("lineup", _in_rows(groups), flow="column", region="shared", name=name)


def _in_rows(groups: tuple[Area, ...]) -> tuple[Area, ...]:
    """Return up to four groups in one row, more in two."""
    half = len(groups) if len(groups) <= 4 else (len(groups) + 1) // 2
    rows = [groups[at : at + half] for at in range(0, len(groups), half)]
    return tuple(Area(f"lineup.{at}", row) for at, row in enumerate(rows))


def _voters(observation: Observation) -> Area:
    """Return where votes that are not cast, or fingers that do not point yet, lie."""
    if polled(observation.public):
        inner = Area(ids.BALLOTS, title=Text("mysterium", "votes"), ratio=TOKEN, capacity=6)
    else:
        inner = Area(
            ids.FINGERS, title=Text("mysterium", "who points at which group"), ratio=TOKEN, capacity=2
        )
    return Area("mine", (inner,), look="panel", region="mine", name=Text("mysterium", "psychics"))
