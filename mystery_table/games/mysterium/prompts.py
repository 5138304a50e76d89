"""What a seat is asked, what others read meanwhile, and what a move still lacks."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Gesture
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.results import ending
from mystery_table.games.mysterium.state import FINISHED, GHOST, polled, run_by

Task = tuple[Text, bool]


def prompt(observation: Observation) -> Text:
    """Return what the seat is asked now."""
    public = observation.public
    if public.phase == "over":
        return ending(public, observation.seat)
    if observation.seat not in public.actors:
        return waiting(public, _next(public))
    if observation.seat == GHOST:
        return _ghost_prompt(public)
    return _psychic_prompt(public)


def _psychic_prompt(public: Any) -> Text:
    if public.phase == "vote":
        return Text("mysterium", "Vote in secret for the group that the shared vision means")
    if public.phase == "point":
        return Text("mysterium", "Point at the group that the shared vision means; all must agree")
    if polled(public):
        return Text("mysterium", "Place your pawn, then agree or disagree with the others")
    return Text("mysterium", "Place your pawns on the cards that the visions mean")


def _next(public: Any) -> int:
    return next((int(seat) for seat in public.actors if seat >= 0), GHOST)


def _ghost_prompt(public: Any) -> Text:
    if public.phase == "vision":
        return Text("mysterium", "Send a vision to one of the psychics, in any order")
    if public.phase == "interpret":
        return Text("mysterium", "Call the crow if you like, then let the psychics interpret")
    if public.phase == "reveal":
        return Text("mysterium", "Tell the psychics one by one whether they are right")
    return Text("mysterium", "Choose the culprit's group and three visions: for suspect, place and object")


def waiting(public: Any, seat: int) -> Text:
    """Return what the others read while a seat decides."""
    if public.phase == "vision":
        return Text("mysterium", "{0} chooses a vision", (Who(GHOST),))
    if public.phase == "interpret":
        return Text("mysterium", "The psychics interpret their visions")
    if public.phase == "reveal":
        return Text("mysterium", "{0} tells who is right", (Who(GHOST),))
    if public.phase == "vote":
        return Text("mysterium", "{0} votes in secret", (Who(seat),))
    if public.phase == "point":
        return Text("mysterium", "The psychics agree on a group")
    return Text("mysterium", "{0} chooses the shared vision", (Who(GHOST),))


def wanted(observation: Observation, held: bool) -> Text | None:
    """Return what is to be chosen now: a piece, or (`held`) where it goes."""
    phase = observation.public.phase
    if phase in ("vote", "point"):  # there is one envelope or hand, which need not be picked up first
        return Text("mysterium", "Choose a group")
    if phase == "reveal":
        return Text("mysterium", "Choose the card") if held else Text("mysterium", "Choose a pawn")
    if observation.seat != GHOST:
        return None if held else Text("mysterium", "Choose a pawn")  # psychics may move all of them
    if not held:
        return Text("mysterium", "Choose a vision")
    if phase == "culprit":
        return Text("mysterium", "Choose a group")
    return Text("mysterium", "Choose a psychic") if phase == "vision" else None


def tasks(observation: Observation, made: Gesture) -> tuple[Task, ...]:
    """Return what belongs to the turn, each with whether it is done, half-made moves included."""
    public = observation.public
    if observation.seat not in public.actors:
        return ()
    if public.phase in ("vision", "culprit"):
        return _sending(public, made)
    if public.phase == "interpret":
        return _interpreting(observation)
    return _single(public)


def _single(public: Any) -> tuple[Task, ...]:
    """Return what belongs to a turn of one decision."""
    if public.phase == "reveal":
        return ((Text("mysterium", "Answers still to be given: {0}", (len(public.sent),)), False),)
    if public.phase == "vote":
        return ((Text("mysterium", "A vote that cannot be changed"), False),)
    if public.phase == "point":
        return ((Text("mysterium", "A group that all agree on"), False),)
    return ()


def _sending(public: Any, made: Gesture) -> tuple[Task, ...]:
    """Return what a vision, a shared vision or a call of the crow consists of."""
    count = len(made)
    area = next((area for _, area in made), "")
    if area == ids.CROW:
        return ((Text("mysterium", "For the crow: {0}", (names.visions(count),)), True),)
    if public.phase == "culprit":
        group = Text("mysterium", "The culprit's group")
        three = Text("mysterium", "Visions chosen: {0} of {1}", (count, 3))
        return ((group, bool(area)), (three, count == 3))
    if not area:
        return (
            (Text("mysterium", "A psychic that waits"), False),
            (Text("mysterium", "One vision or several"), False),
        )
    who = names.psychic(public, int(area.split(".")[1]))
    return (
        (Text("mysterium", "For {0}", (who,)), True),
        (Text("mysterium", "Chosen: {0}", (names.visions(count),)), True),
    )


def _interpreting(observation: Observation) -> tuple[Task, ...]:
    public = observation.public
    found: list[Task] = []
    for psychic in run_by(public, observation.seat):
        if public.at[psychic] == FINISHED:
            continue
        card, who = public.pawns[psychic], names.psychic(public, psychic)
        if card is None:
            found.append((Text("mysterium", "The pawn of {0}", (who,)), False))
        else:
            said: tuple[Said, Said] = (who, card_name(card))
            found.append((Text("mysterium", "{0}: “{1}”", said), True))
    if polled(public) and observation.seat != GHOST:
        tokens = sum(owner in run_by(public, observation.seat) for owner, _, _ in public.tokens)
        found.append((Text("mysterium", "Tokens beside other pawns, if you like"), bool(tokens)))
    return tuple(found)
