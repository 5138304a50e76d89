"""The areas of one seat's table, for each form of the window."""

from __future__ import annotations

from typing import Literal

from mystery_table.core.layout import Area, Form, Layout
from mystery_table.core.state import Observation
from mystery_table.core.words import Name, Text, Who
from mystery_table.games.thirteen_clues import ids, phrases
from mystery_table.games.thirteen_clues.cards import FIRST_KIND, KINDS
from mystery_table.games.thirteen_clues.state import LEFT, informants
from mystery_table.games.thirteen_clues.turns import filters

CARD, SMALL = 0.72, 0.72
"""Width : height of cards with a caption, and of backs."""
ACTION, LOW_ACTION = 64.0, 52.0
"""Height of the sentence with its button, in units of the layout; the second in compact windows."""
ROW, LOW_ROW = 46.0, 40.0
"""Height of one row of the question's tabs and buttons, in units; the second in compact windows."""
TOKENS = 64.0
"""Room for glasses and tokens, in units of the layout."""
TRAIT = 1.35
"""Width : height of the chips of traits, wide enough for their names."""
HEAD = "asking.head"
"""Where the window puts the choice between asking, looking and accusing."""
Doing = Literal["ask", "look", "accuse"]
PARTS: dict[Doing, tuple[str, ...]] = {
    "ask": ("suits", "traits"),
    "look": ("looking",),
    "accuse": ("suspects", "accused"),
}
"""What each kind of action is put together from."""
SPEECH = 3.4
"""Room for what was said last, in shares of an informant's."""
MOST_SUSPECTS = 5
"""Of the thirteen cards that a seat does not see, no kind has more than these."""


def tree(observation: Observation, form: Form) -> Area:
    """Return the whole table: others above, the middle, and below what is mine beside what can be done."""
    if observation.public.phase in ("deal", "keep"):
        others = _others(observation, form)._replace(weight=0.12)
        lower = Area("lower", _lower(observation, form), flow="column", weight=0.88)
        return Area("table", (others, lower), flow="column")
    above = 0.38 if observation.public.seats == 4 and form != "compact" else 0.34
    middle = 0.15 if form == "compact" else 0.17
    if not informants(observation.public):
        middle = 0.12
    lower = Area("lower", _lower(observation, form), weight=1 - above - middle)
    others = _others(observation, form)._replace(weight=above)
    return Area("table", (others, _middle(observation)._replace(weight=middle), lower), flow="column")


def _lower(observation: Observation, form: Form) -> tuple[Area, ...]:
    """Return what is mine and what can be done."""
    if observation.public.phase in ("deal", "keep"):
        return _mine(observation, form)._replace(weight=0.48), _giving(observation, form)._replace(
            weight=0.52
        )
    if observation.public.phase == "over":
        return (_mine(observation, form),)
    share = {"compact": 0.3, "regular": 0.38, "wide": 0.34}[form]
    mine, asking = _mine(observation, form), _asking(observation, form)
    return mine._replace(weight=share), asking._replace(weight=1 - share)


def _action(form: Form) -> Area:
    """Return where the sentence in the making and its button stand."""
    return Area("action", size=LOW_ACTION if form == "compact" else ACTION)


def _others(observation: Observation, form: Form) -> Area:
    """Return the panels of the other seats, the left neighbour first."""
    public, me = observation.public, observation.seat
    order = [(me + step) % public.seats for step in range(1, public.seats)]
    panels = tuple(_other(observation, seat, form) for seat in order)
    return Area("others", panels, region="others", name=Text("thirteen_clues", "others"))


def _other(observation: Observation, seat: int, form: Form) -> Area:
    """Return a seat's panel: the mystery that all but this seat see, and what it hides."""
    public = observation.public
    if public.phase in ("deal", "keep"):
        return Area(ids.seat_area(seat), look="panel", title=Who(seat), seat=seat)
    name = Text("thirteen_clues", "the mystery of {0}", (Who(seat),))
    note = None if form == "compact" else Text("thirteen_clues", "all but {0} see it", (Who(seat),))
    screen = Area(f"{ids.seat_area(seat)}.screen", ratio=CARD, capacity=3, weight=0.75, name=name, note=note)
    column = _is_high(public.seats, form)
    parts = (
        screen,
        _behind(observation, seat, form)._replace(
            weight=0.4 if column else 0.34 if form == "compact" else 0.25
        ),
    )
    return Area(
        ids.seat_area(seat),
        parts,
        flow="column" if column else "row",
        look="panel",
        title=Who(seat),
        seat=seat,
        key="ZXCVB"[(seat - observation.seat - 1) % public.seats] if public.seats > 2 else "",
    )


def _is_high(seats: int, form: Form) -> bool:
    """Return whether the panels of the others are higher than wide."""
    return seats >= (5 if form == "compact" else 4)


def _behind(observation: Observation, seat: int, form: Form) -> Area:
    """Return what stands beside a screen: hidden cards, and with three seats or more glasses and token."""
    area = ids.seat_area(seat)
    if observation.public.seats == 2:
        sides = tuple(_side(seat, side) for side in (0, 1))
        return Area(f"{area}.behind", sides)
    whose = Text("thirteen_clues", "glasses of {0}", (Who(seat),))
    capacity = 2 if observation.public.rules.secret else 1
    high = _is_high(observation.public.seats, form) and form != "compact"
    room = capacity * TOKENS * 0.8 if high else TOKENS
    tokens = Area(f"{area}.glasses", ratio=1, capacity=capacity, size=room, name=whose)
    if not shows_backs(observation, form):
        return tokens
    name = Text("thirteen_clues", "hidden cards of {0}", (Who(seat),))
    note = None if form == "compact" else Text("thirteen_clues", "hidden")
    hidden = Area(f"{area}.hidden", ratio=SMALL, capacity=2, name=name, note=note)
    if _is_high(observation.public.seats, form):
        return Area(f"{area}.behind", (hidden, tokens))
    return Area(f"{area}.behind", (hidden, tokens), flow="column")


def shows_backs(observation: Observation, form: Form) -> bool:
    """Return whether there is room for the backs of others' hidden cards, which tell nothing."""
    return observation.public.seats <= 4 or form != "compact"


def _side(seat: int, side: int) -> Area:
    name = Text("thirteen_clues", "{0}: the card on the {1}", (Who(seat), phrases.side(side == LEFT)))
    return Area(
        ids.witness_area(seat, side),
        title=phrases.side(side == LEFT),
        ratio=SMALL,
        key="ZX"[side],
        name=name,
    )


def _middle(observation: Observation) -> Area:
    """Return informants and supply; two players have no glasses, six no informants."""
    public = observation.public
    parts = []
    if count := informants(public):
        places = tuple(_informant(letter) for letter in range(count))
        title = Text("thirteen_clues", "informants")
        parts.append(Area("informants", places, weight=count, name=title))
    if public.seats > 2:
        note = Text("thirteen_clues", "supply")
        parts.append(Area("supply", size=TOKENS * 1.6, title=note, ratio=1))
    # Where the window shows what was said last.
    parts.append(Area("speech", weight=SPEECH))
    return Area("middle", tuple(parts), region="shared")


def _informant(letter: int) -> Area:
    name = Text("thirteen_clues", "informant {0}", (ids.LETTERS[letter],))
    note = ids.LETTERS[letter]
    return Area(
        ids.informant(letter), ratio=CARD, key="ASDFGJKU"[letter], name=name, note=Name(note, note, note)
    )


def _mine(observation: Observation, form: Form) -> Area:
    """Return what is mine: the mystery that I do not see, the cards that I hide, glasses and token."""
    public, me = observation.public, observation.seat
    if public.phase in ("deal", "keep"):
        hand = Area("hand", ratio=CARD, capacity=5, name=Text("thirteen_clues", "your cards"))
        return Area("mine", (hand,), look="panel", region="mine", title=Who(me), seat=me)
    title = Text("thirteen_clues", "your mystery")
    screen = Area(ids.MYSTERY, ratio=CARD, capacity=3, title=title, weight=0.55, key="P", name=title)
    parts = [*_my_hidden(observation)]
    if public.seats > 2:
        name = Text("thirteen_clues", "your glasses")
        capacity = 2 if public.rules.secret else 1
        room = {"compact": 42.0, "regular": TOKENS, "wide": 1.5 * TOKENS}[form]
        parts.append(
            Area(
                ids.GLASSES,
                ratio=1,
                capacity=capacity,
                size=room * 1.9 if capacity == 2 else room * 1.2,
                name=name,
            )
        )
    below = Area("mine.below", tuple(parts), weight=0.45)
    return Area("mine", (screen, below), flow="column", look="panel", region="mine", title=Who(me), seat=me)


def _my_hidden(observation: Observation) -> tuple[Area, ...]:
    if observation.public.seats > 2:
        name = Text("thirteen_clues", "your hidden cards")
        return (Area("mine.hidden", ratio=CARD, capacity=2, weight=2, title=name),)
    sides = (("mine.left", phrases.side(left=True)), ("mine.right", phrases.side(left=False)))
    parts = tuple(Area(area, ratio=CARD, title=title) for area, title in sides)
    action = Area(ids.GLASSES, ratio=1, title=Text("thirteen_clues", "your action"))
    return (*parts, action)


def _giving(observation: Observation, form: Form) -> Area:
    """Return where the cards for the left neighbour go, and for two players the one on the left."""
    public = observation.public
    neighbour = (observation.seat + 1) % public.seats
    slots = [_slot(ids.given(kind), kind, "QWE"[kind]) for kind in range(3)]
    if public.seats == 2:
        title = Text("thirteen_clues", "hidden, on the left")
        slots.append(Area(ids.HIDE_LEFT, look="slot", note=title, ratio=CARD, key="R", name=title))
    title = Text("thirteen_clues", "mystery for {0}", (Who(neighbour),))
    parts = (Area("slots", tuple(slots)), _action(form))
    return Area("giving", parts, flow="column", look="panel", region="mine", title=title)


def _slot(area: str, kind: int, key: str) -> Area:
    name = phrases.label(FIRST_KIND + kind)
    return Area(area, look="slot", note=name, ratio=CARD, key=key, name=name)


def _asking(observation: Observation, form: Form) -> Area:
    """Return what a question or an accusation is put together from, and where; see `focused`."""
    public = observation.public
    count = len(filters(public))
    suits = Area("suits", ratio=1, capacity=public.rules.suits, name=Text("thirteen_clues", "suits"))
    traits = Area(
        "traits",
        weight=1.2,
        ratio=TRAIT,
        capacity=count - public.rules.suits,
        name=Text("thirteen_clues", "traits"),
    )
    suspects = tuple(_suspects(kind) for kind in range(3))
    low = form == "compact"
    head = Area(HEAD, size=LOW_ROW if low else 2 * ROW, name=Text("thirteen_clues", "what to do"))
    slots = tuple(_slot(ids.accused(kind), kind, "") for kind in range(3))
    chip = Area("question.chip", ratio=1, size=LOW_ACTION if low else ACTION)
    tall = LOW_ACTION if low else ACTION
    said = Area(
        ids.QUESTION,
        (chip, _action(form)._replace(size=0.0)),
        look="slot",
        size=tall + 8,
        name=Text("thirteen_clues", "question"),
    )
    parts = (
        head,
        suits,
        traits,
        Area("looking", title=Text("thirteen_clues", "Only you see the card; it stays where it is.")),
        Area("suspects", suspects, weight=2 if low else 1.7),
        Area("accused", slots, weight=1.5),
        said,
    )
    return Area("asking", parts, flow="column", look="panel", region="mine", gap=6 if low else 8)


def focused(layout: Layout, mode: Doing, form: Form) -> Layout:
    """Return a layout that shows of what can be put together only what belongs to one kind of action."""
    shown = PARTS[mode]
    rows = 1 if form == "compact" or mode == "accuse" else 2
    head = LOW_ROW if form == "compact" else rows * ROW

    def part(area: Area) -> Area:
        if area.id == "asking":
            kept = tuple(p for p in area.parts if p.id in (HEAD, *shown, ids.QUESTION))
            return area._replace(parts=tuple(p._replace(size=head) if p.id == HEAD else p for p in kept))
        return area._replace(parts=tuple(map(part, area.parts)))

    gone = {f"suspects.{kind}" for kind in KINDS} if mode != "accuse" else set[str]()
    gone |= {"suits", "traits"} if mode != "ask" else set()
    return Layout(part(layout.root), tuple(p for p in layout.pieces if p.area not in gone))


def _suspects(kind: int) -> Area:
    name = phrases.label(FIRST_KIND + kind)
    return Area(f"suspects.{KINDS[kind]}", ratio=CARD, capacity=MOST_SUSPECTS, look="slot", name=name)
