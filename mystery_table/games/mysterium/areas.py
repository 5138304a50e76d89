"""The areas of one seat's table, for each form of the window.

The ghost's table shows psychics with what they are to find, the cards laid out beside them, and below the
hand. The psychics' table shows the cards laid out, and below what lies before each psychic. In the second
phase both have the line-up and the shared vision in the middle.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Area, Form, Meter
from mystery_table.core.state import Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import KINDS, card_name
from mystery_table.games.mysterium.panels import CARD, TOKEN, VISION, ghost_panels, psychic_panels
from mystery_table.games.mysterium.state import GHOST, polled, seat_of

LABEL, SMALL, TIGHT = 96.0, 44.0, 5.0
"""Units of width: the head of a row, a pile in the bar, the gap between cards where they are small."""
ACTION = 232.0
"""Room for the action block in compact windows, in units of the layout."""
WORDS = 40.0
"""Units of height of the line that describes a vision; in little room tooltips and zoom do."""
KNOCKS = 232.0
"""Units of width of the place for knocks."""
BAR = 58.0
"""Units of height of the bar with the clock."""
SLOT = 48.0
"""Units of height of the row of votes below a group."""
IN_ROW = 3
"""So many groups of the line-up lie in one row."""
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
    knocks, below = _knocks(observation.public), []
    if form == "compact":
        # In little room the action block stands beside what is mine.
        right = Area("right", (*knocks, Area("action")), flow="column", size=ACTION)
        lower = Area("with_action", (lower._replace(weight=1), right), weight=lower.weight)
    else:
        words = Area(ids.WORDS, name=Text("mysterium", "what is seen in a vision"))
        below = [Area("below_all", (words, *(part._replace(size=KNOCKS) for part in knocks)), size=WORDS)]
    bar = _bar(observation, form)
    return Area("table", (*([bar] if bar.parts else []), *upper, lower, *below), flow="column")


def _knocks(public: Any) -> list[Area]:
    """Return where a person who is the ghost knocks and is heard; not in the second phase (reading 7)."""
    silent = public.rules.bot_ghost or public.groups or public.phase == "over"
    return [] if silent else [Area(ids.KNOCKS, size=WORDS, name=Text("mysterium", "knocks"))]


def _ghost_table(observation: Observation, form: Form) -> tuple[Area, ...]:
    panels = ghost_panels(observation)._replace(weight=1 - TABLE_SHARE[form])
    upper = (panels, _laid(observation.public, form, False)._replace(weight=TABLE_SHARE[form]))
    hand = _hand(observation.public)._replace(weight=HAND_SHARE[form])
    return Area("upper", upper, weight=1 - HAND_SHARE[form]), hand


def _psychics_table(observation: Observation, form: Form) -> tuple[Area, ...]:
    share = PANEL_SHARE[form]
    laid = _laid(observation.public, form, True)._replace(weight=1 - share)
    return laid, psychic_panels(observation)._replace(weight=share)


def _second_phase(observation: Observation, form: Form) -> tuple[Area, ...]:
    share = HAND_SHARE[form]
    lower = _hand(observation.public) if observation.seat == GHOST else _voters(observation)
    seen = 0.4
    shared = Area(
        ids.SHARED_VISION,
        title=Text("mysterium", "shared vision"),
        ratio=VISION,
        capacity=3,
        region="shared",
        weight=seen,
    )
    sent = observation.public.phase in ("mix", "vote", "point", "over")
    below = Area("below", (*([shared] if sent else []), lower._replace(weight=1 - seen)), weight=share)
    return _line_up(observation.public, form)._replace(weight=1 - share), below


def _bar(observation: Observation, form: Form) -> Area:
    """Return the bar: the psychics' clock in little room, else the side panel shows it; and who is done.

    Psychics see the places for that in every hour, so that their table keeps its shape.
    """
    public = observation.public
    dial, hour = _clock(public)
    timed = public.phase == "interpret" and bool(public.rules.minutes)
    at_table = observation.seat != GHOST and not public.groups
    parts = [dial, *([] if timed else [hour])] if form == "compact" and at_table else []
    if timed:
        parts.append(Area(ids.GLASS, size=GLASS, name=Text("mysterium", "hourglass")))
    if public.phase == "interpret" or (at_table and form != "compact"):
        if form == "compact" and hour in parts:
            parts.remove(hour)
        parts += [
            _slot(ids.THINKING, Text("mysterium", "thinking")),
            _slot(ids.WAITING, Text("mysterium", "done unless something changes")),
            _slot(ids.DONE, Text("mysterium", "done")),
        ]
    if at_table:
        parts.append(_ghost_side())
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


def _slot(area: str, name: Text) -> Area:
    return Area(area, look="slot", note=name, ratio=TOKEN, capacity=6, name=name)


def _laid(public: Any, form: Form, labels: bool) -> Area:
    """Return the cards laid out, a row for each kind; `labels`: with what it is, where there is room."""
    rows = tuple(
        Area(
            f"row.{kind}",
            (
                *([_label(public, kind)] if labels and form != "compact" else []),
                *(_spot(public, card, at, 2 if labels else 1) for at, card in enumerate(public.laid[kind])),
            ),
            gap=None if labels else TIGHT,
            name=names.kinds(kind),
        )
        for kind in range(KINDS)
    )
    name = Text("mysterium", "cards on the table")
    return Area("laid", rows, flow="column", region="shared", look="panel", name=name)


def _label(public: Any, kind: int) -> Area:
    """Return the head of a row: its kind, and how many psychics look for it."""
    note = Text("mysterium", "{0} here", (public.at.count(kind),))
    return Area(f"kind.{kind}", look="label", title=names.kinds(kind), note=note, size=LABEL)


def _spot(public: Any, card: int, at: int, abreast: int) -> Area:
    """Return the area of one card, on whose corners pawns and tokens lie, so many abreast."""
    face = Area(ids.face(card), ratio=CARD, name=card_name(card))
    parts = (face, _tokens(public, card, abreast), _pawns(public, card, abreast))
    return Area(ids.card(card), parts, flow="over", key=str(at + 1), name=card_name(card))


def _pawns(public: Any, card: int, abreast: int) -> Area:
    count = min(abreast, public.pawns.count(card))
    return _corner(ids.marks(card), count, 0.46, Text("mysterium", "pawns: {0}", (card_name(card),)))


def _tokens(public: Any, card: int, abreast: int) -> Area:
    count = min(abreast, sum(public.pawns[psychic] == card for _, psychic, _ in public.tokens))
    return _corner(ids.remarks(card), count, 0.3, Text("mysterium", "tokens: {0}", (card_name(card),)))


def _corner(area: str, count: int, weight: float, name: Text) -> Area:
    """Return a corner of a card; what does not fit abreast overlaps."""
    return Area(area, weight=weight, ratio=TOKEN, capacity=max(1, count), name=name)


def _piles(public: Any) -> tuple[Area, ...]:
    """Return, for the ghost, the crow and its piles."""
    crow = Text("mysterium", "crow")
    said = crow if public.crows else None
    below = (
        _pile(ids.PILE, Text("mysterium", "pile")),
        _pile(ids.DISCARD, Text("mysterium", "discard pile")),
    )
    return (
        Area(ids.CROW, look="pile", note=said, ratio=TOKEN, key="C", name=crow),
        Area("piles", below, weight=0.7),
    )


def _pile(area: str, name: Text, ratio: float = VISION, size: float = 0.0) -> Area:
    return Area(area, look="pile", ratio=ratio, name=name, size=size)


def _ghost_side() -> Area:
    """Return the ghost's place as psychics see it: its hand, the crow, the piles."""
    parts = (
        _pile("ghost.hand", Text("mysterium", "the ghost's hand"), size=SMALL),
        _pile(ids.CROW, Text("mysterium", "crow"), TOKEN, BAR),
        _pile(ids.PILE, Text("mysterium", "pile"), size=SMALL),
        _pile(ids.DISCARD, Text("mysterium", "discard pile"), size=SMALL),
    )
    return Area(ids.GHOST_PANEL, parts, size=3 * SMALL + BAR + 30, name=Who(GHOST))


def _hand(public: Any) -> Area:
    """Return what the ghost holds, with the crow beside it."""
    visions = Area(
        ids.HAND,
        weight=0.86,
        title=Text("mysterium", "your visions: only you see them"),
        ratio=VISION,
        capacity=7,
    )
    beside = Area("beside", _piles(public), flow="column", weight=0.14)
    return Area("mine", (visions, beside), look="panel", region="mine", name=Who(GHOST))


def _line_up(public: Any, form: Form) -> Area:
    """Return the groups of the second phase: votes below the cards, in two low rows beside them."""
    below = form != "compact" or len(public.groups) <= IN_ROW
    owners = {cards: seat_of(public, i) for i, cards in enumerate(public.found)}
    groups = tuple(
        Area(
            ids.group(number),
            (
                Area(ids.group_cards(number), weight=0.8, ratio=CARD, capacity=3, name=names.group(number)),
                Area(
                    ids.group_votes(number),
                    weight=0.2,
                    size=SLOT if below else 0,
                    look="slot",
                    ratio=TOKEN,
                    name=Text("mysterium", "votes: {0}", (names.group(number),)),
                ),
            ),
            flow="column" if below else "row",
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
    """Return up to three groups in one row, more in two."""
    half = len(groups) if len(groups) <= IN_ROW else (len(groups) + 1) // 2
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
