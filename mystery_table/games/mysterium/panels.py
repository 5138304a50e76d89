"""What belongs to each psychic: as the ghost sees it, and as psychics see it."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Area, Form
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.state import polled, run_by, seat_of

CARD, VISION, TOKEN = 0.78, 0.7, 1.0


def ghost_panels(observation: Observation) -> Area:
    """Return the psychics with what they are to find and what they have been sent."""
    public = observation.public
    panels = tuple(_for_ghost(public, i) for i in range(public.rules.psychics))
    half = len(panels) if len(panels) <= 3 else (len(panels) + 1) // 2
    rows = [panels[at : at + half] for at in range(0, len(panels), half)]
    lines = tuple(Area(f"psychics.{at}", row) for at, row in enumerate(rows))
    return Area("others", lines, flow="column", region="others", name=Text("mysterium", "psychics"))


def _for_ghost(public: Any, number: int) -> Area:
    """Return a psychic's panel: what it looks for, and beside it the other cards and what it was sent."""
    who = names.psychic(public, number)
    later = Area(
        ids.later(number),
        weight=0.46,
        ratio=CARD,
        capacity=2,
        name=Text("mysterium", "other cards: {0}", (who,)),
    )
    sent = (_visions(public, number)._replace(weight=0.75), _home(public, number)._replace(weight=0.25))
    beside = (later, Area(f"sent.{number}", sent, weight=0.54))
    return Area(
        ids.psychic(number),
        (
            Area(
                ids.target(number),
                weight=0.38,
                ratio=CARD,
                name=Text("mysterium", "card to be found: {0}", (who,)),
            ),
            Area(f"rest.{number}", beside, flow="column", weight=0.62),
        ),
        look="panel",
        title=who,
        note=_state(public, number),
        seat=seat_of(public, number),
        key=str(number + 1),
    )


def _state(public: Any, number: int) -> Said:
    """Return what a psychic looks for and what it waits for."""
    if not public.at or names.is_finished(public, number):
        return names.looks_for(3)
    looks = names.looks_for(public.at[number])
    if public.phase in ("vision", "reshuffle") and number not in public.sent:
        return Text("mysterium", "{0} · waits for a vision", (looks,))
    guess = public.pawns[number]
    if guess is not None:
        return Text("mysterium", "{0} · guesses “{1}”", (looks, card_name(guess)))
    return looks


def _visions(public: Any, number: int) -> Area:
    name = Text("mysterium", "visions: {0}", (names.psychic(public, number),))
    return Area(ids.visions(number), ratio=VISION, capacity=2, name=name)


def _home(public: Any, number: int) -> Area:
    name = Text("mysterium", "pawn: {0}", (names.psychic(public, number),))
    return Area(ids.home(number), ratio=TOKEN, name=name)


def psychic_panels(observation: Observation, form: Form) -> Area:
    """Return all psychics, the viewer's own first and with more room."""
    public = observation.public
    mine = list(run_by(public, observation.seat))
    others = [i for i in range(public.rules.psychics) if i not in mine]
    own = tuple(_for_psychics(public, i, form) for i in mine)
    beside = tuple(_for_psychics(public, i, form) for i in others)
    parts = [Area("mine", own, weight=1.5 * len(own), region="mine", name=Text("mysterium", "yours"))]
    if beside:
        name = Text("mysterium", "others")
        parts.append(Area("others", beside, weight=len(beside), region="others", name=name))
    return Area("psychics", tuple(parts))


def _for_psychics(public: Any, number: int, form: Form) -> Area:
    upright = form == "compact"
    parts = [_visions(public, number)._replace(weight=0.64)]
    small = [_home(public, number)]
    if polled(public):
        small.append(
            Area(
                f"{ids.SUPPLY}.{number}",
                weight=2.4 if upright else 1.0,
                ratio=TOKEN,
                capacity=2,
                name=Text("mysterium", "tokens: {0}", (names.psychic(public, number),)),
            )
        )
    parts.append(Area(f"small.{number}", tuple(small), flow="row" if upright else "column", weight=0.36))
    return Area(
        ids.psychic(number),
        tuple(parts),
        flow="column" if upright else "row",
        look="panel",
        title=names.psychic(public, number),
        note=_state(public, number),
        seat=seat_of(public, number),
        key=str(number + 1),
    )
