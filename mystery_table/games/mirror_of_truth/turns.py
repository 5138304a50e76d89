"""A turn: an optional vote, then one piece of evidence."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth import evidence, scoring
from mystery_table.games.mirror_of_truth.state import GREEN, RED


def legal(observation: Observation) -> list[Action]:
    """Return the votes and placements of the seat whose turn it is."""
    public = observation.public
    votes = legal_votes(observation) if public.phase == "turn" else []
    if votes and alone_with_votes(public):
        return votes
    return votes + legal_places(observation)


def legal_votes(observation: Observation) -> list[Action]:
    """Return every vote in hand on every place; in pairs only where no vote lies yet."""
    public, left = observation.public, observation.private.left
    kinds = [kind for kind in (0, 1) if left[kind]]
    pair = public.rules.pair
    return [
        ("vote", place, kind)
        for place, stack in enumerate(public.stacks)
        if not (pair and stack)
        for kind in kinds
    ]


def legal_places(observation: Observation) -> list[Action]:
    """Return every face-up piece of evidence beside every own role, in every zone the options allow."""
    rules = observation.public.rules
    zones = (RED,) if rules.contrast else (GREEN, RED)
    roles = len(observation.private.roles)
    spots = [(role, zone) for role in range(roles) for zone in zones]
    if rules.pair and rules.contrast:
        spots.append((roles, RED))
    return [("place", card, role, zone) for card in observation.public.table for role, zone in spots]


def alone_with_votes(public: Any) -> bool:
    """Return whether only the player in turn has votes left, and so plays all of them now (reading 7)."""
    return not public.rules.pair and sum(public.votes) == public.votes[public.turn]


def vote(draft: Draft, seat: int, place: int, kind: int) -> None:
    """Play a vote card face down on a character's stack."""
    own = draft.own[seat]
    left = put(own.left, kind, own.left[kind] - 1)
    draft.own = put(draft.own, seat, own._replace(left=left, cast=(*own.cast, (place, kind))))
    draft.stacks = put(draft.stacks, place, (*draft.stacks[place], seat))
    draft.votes = put(draft.votes, seat, draft.votes[seat] - 1)
    draft.last = seat
    draft.tell("voted", seat, place, draft.row[place])
    draft.tell("cast", place, draft.row[place], kind, to=seat)
    if _is_last_vote(draft):
        scoring.score(draft)
    elif alone_with_votes(draft):
        draft.phase = "turn"
    elif draft.table:
        draft.phase = "place"
    else:
        pass_on(draft)


def _is_last_vote(draft: Draft) -> bool:
    """Return whether the round ends: no votes left, in pairs a vote on every character."""
    return all(draft.stacks) if draft.rules.pair else not any(draft.votes)


def place(draft: Draft, seat: int, card: int, role: int, zone: int) -> None:
    """Put evidence beside a role, and refill the face-up row."""
    roles = draft.zones[seat]
    cards = put(roles[role], zone, (*roles[role][zone], card))
    draft.zones = put(draft.zones, seat, put(roles, role, cards))
    draft.table = tuple(other for other in draft.table if other != card)
    draft.tell("placed", seat, card, role, zone)
    evidence.reveal(draft)
    if draft.rules.pair and not draft.deck:
        draft.tell("deck_out")
        scoring.score(draft)
    else:
        pass_on(draft)


def pass_on(draft: Draft) -> None:
    """Give the turn to the next player who still has votes; in pairs to the other one."""
    seats, turn = draft.seats, draft.turn
    order = [(turn + step) % seats for step in range(1, seats + 1)]
    draft.turn = order[0] if draft.rules.pair else next(seat for seat in order if draft.votes[seat])
    draft.phase, draft.actors = "turn", (draft.turn,)
    draft.tell("turn", draft.turn)
