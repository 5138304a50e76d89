"""What belongs to each psychic: as the ghost sees it, and as psychics see it."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Area
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.state import polled, run_by, seat_of

CARD, VISION, TOKEN = 0.78, 0.661, 1.0
"""Width : height of cards with a caption, of visions, and of pawns and tokens.

Inside its edge the picture of a vision is 440 : 680, as it is drawn.
"""
MINE = (1.9, 1.35)
"""How much wider one's own psychic is shown than others, or each of two own ones."""


def ghost_panels(observation: Observation) -> Area:
    """Return the psychics with what they are to find and what they have been sent: in one row up to three."""
    public = observation.public
    tall = public.rules.psychics <= 3
    panels = tuple(_for_ghost(public, i, tall) for i in range(public.rules.psychics))
    half = len(panels) if tall else (len(panels) + 1) // 2
    rows = [panels[at : at + half] for at in range(0, len(panels), half)]
    lines = tuple(Area(f"psychics.{at}", row) for at, row in enumerate(rows))
    return Area("others", lines, flow="column", region="others", name=Text("mysterium", "psychics"))


def _for_ghost(public: Any, number: int, tall: bool) -> Area:
    """Return a psychic's panel: what it looks for, its other cards, and what it was sent."""
    who = names.psychic(public, number)
    wanted = Area(ids.target(number), ratio=CARD, name=Text("mysterium", "card to be found: {0}", (who,)))
    later = Area(
        ids.later(number), ratio=CARD, capacity=2, name=Text("mysterium", "other cards: {0}", (who,))
    )
    rest = Area(
        f"rest.{number}",
        (later._replace(weight=0.46), _sent(public, number)._replace(weight=0.54)),
        flow="column",
        weight=0.5 if tall else 0.58,
    )
    return Area(
        ids.psychic(number),
        (wanted._replace(weight=0.5 if tall else 0.42), rest),
        flow="column" if tall else "row",
        look="panel",
        title=who,
        note=_state(public, number),
        seat=seat_of(public, number),
        key=str(number + 1),
    )


def _sent(public: Any, number: int) -> Area:
    """Return what a psychic was sent, and beside it the pawn that waits for an answer."""
    parts = [_visions(public, number)._replace(weight=0.75)]
    if awaits_answer(public, number):
        parts.append(_home(public, number)._replace(weight=0.25))
    return Area(f"sent.{number}", tuple(parts))


def awaits_answer(public: Any, number: int) -> bool:
    """Return whether the ghost still has to answer a psychic: then its pawn stands ready beside the card."""
    return bool(public.phase == "reveal" and number in public.sent)


def _state(public: Any, number: int) -> Said:
    """Return what a psychic looks for and what it waits for."""
    if not public.at or names.is_finished(public, number):
        return names.looks_for(3)
    looks = names.looks_for(public.at[number])
    if public.phase in ("vision", "reshuffle") and number not in public.sent:
        return Text("mysterium", "{0} · waits for a vision", (looks,))
    guess = public.pawns[number]
    if guess is not None:
        return Text("mysterium", "guesses “{0}”", (card_name(guess),))
    return looks


def _visions(public: Any, number: int) -> Area:
    name = Text("mysterium", "visions: {0}", (names.psychic(public, number),))
    return Area(ids.visions(number), ratio=VISION, capacity=2, name=name)


def _home(public: Any, number: int) -> Area:
    name = Text("mysterium", "pawn: {0}", (names.psychic(public, number),))
    return Area(ids.home(number), ratio=TOKEN, name=name)


def psychic_panels(observation: Observation) -> Area:
    """Return all psychics, the viewer's own first and with more room."""
    public = observation.public
    mine = list(run_by(public, observation.seat))
    others = [i for i in range(public.rules.psychics) if i not in mine]
    own = tuple(_for_psychics(public, i, True) for i in mine)
    beside = tuple(_for_psychics(public, i, False) for i in others)
    parts = [
        Area(
            "mine", own, weight=MINE[len(own) - 1] * len(own), region="mine", name=Text("mysterium", "yours")
        )
    ]
    if beside:
        name = Text("mysterium", "others")
        parts.append(Area("others", beside, weight=len(beside), region="others", name=name))
    return Area("psychics", tuple(parts))


def _for_psychics(public: Any, number: int, own: bool) -> Area:
    """Return a psychic's panel: pawn and tokens beside the visions if it is one's own, else below them."""
    share = 0.26 if own else 0.32
    small = [_home(public, number)]
    if polled(public):
        name = Text("mysterium", "tokens: {0}", (names.psychic(public, number),))
        supply = Area(f"{ids.SUPPLY}.{number}", weight=1 if own else 2.4, ratio=TOKEN, capacity=2, name=name)
        small.append(supply)
    beside = Area(f"small.{number}", tuple(small), flow="column" if own else "row", weight=share)
    return Area(
        ids.psychic(number),
        (_visions(public, number)._replace(weight=1 - share), beside),
        flow="row" if own else "column",
        look="panel",
        title=names.psychic(public, number),
        note=names.looks_for(public.at[number]) if public.at else None,
        seat=seat_of(public, number),
        key=str(number + 1),
    )
