"""Why a drop is not legal: one sentence with the reading it comes from."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mary_king import ids


def refusal(observation: Observation, piece: str, area: str) -> Text | None:
    """Return why a piece cannot be put there; None if nothing sensible can be said."""
    public, seat = observation.public, observation.seat
    if seat not in public.actors:
        return Text("mary_king", "It is not your decision now (rule 3).")
    if public.todo and public.todo[-1][0] == "window":
        return Text("mary_king", "Only a flash that fits can answer (rule 6).")
    if public.todo:
        return Text("mary_king", "First choose what the card asks for (rule 5).")
    kind, *numbers = piece.split(".")
    if kind == "card":
        return _card(observation, int(numbers[0]), area)
    if kind == "idea":
        return _idea(observation, int(numbers[0]), int(numbers[1]))
    return None


def _card(observation: Observation, card: int, area: str) -> Text | None:
    public, seat = observation.public, observation.seat
    rules = public.rules
    if card not in observation.private.hand:
        return Text("mary_king", "Only cards of your hand can be played (rule 3).")
    if rules.bans[seat]:
        return Text("mary_king", "This mission forbids it.")
    if rules.mask[card]:
        if public.controls >= rules.limits[public.day][0]:
            return Text("mary_king", "No more control cards today (rule 9).")
        return (
            Text("mary_king", "Turned or not, this card is the same (rule 5).")
            if area == ids.way(1)
            else None
        )
    way = 1 if area == ids.way(1) else 0
    if rules.effects[card][way].when != "turn":
        return Text("mary_king", "A flash answers a card or a penalty (rule 6).")
    return Text("mary_king", "That effect could do nothing now (rule 9).")


def _idea(observation: Observation, side: int, stack: int) -> Text | None:
    public, seat = observation.public, observation.seat
    if public.rules.bans[seat]:
        return Text("mary_king", "This mission forbids it.")
    if public.ideas >= public.rules.limits[public.day][1]:
        return Text("mary_king", "No more ideas today (rule 2).")
    if not public.minds[seat]:
        return Text("mary_king", "An idea costs a card of mind, and there is none (rule 2).")
    if side == seat:
        return Text("mary_king", "One’s own idea goes to the hand (rule 10).")
    card = public.up[side][stack][-1]
    if public.rules.mask[card]:
        return Text("mary_king", "It is played at once, and no more control cards can be (rule 9).")
    return Text("mary_king", "It is played at once, and that effect cannot be now (rule 9).")
