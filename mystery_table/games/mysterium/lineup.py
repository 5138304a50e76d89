"""The pieces of the second phase: groups, the shared vision, votes and fingers."""

from __future__ import annotations

from collections.abc import Iterator

from mystery_table.core.layout import Piece
from mystery_table.core.state import Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import card_name, vision_name
from mystery_table.games.mysterium.poll import STAGES
from mystery_table.games.mysterium.state import GHOST, seat_of


def second_phase(observation: Observation) -> Iterator[Piece]:
    """Yield the line-up and what lies there, in reading order."""
    public = observation.public
    for number, cards in enumerate(public.groups):
        for card in cards:
            yield Piece(ids.card(card), ids.group_cards(number), names.card_face(card), card_name(card))
    yield from _culprit(observation)
    yield from _shared_vision(observation)
    yield from _ballots(observation)
    yield from _fingers(observation)


def _culprit(observation: Observation) -> Iterator[Piece]:
    """Yield the culprit's mark: for the ghost alone until the match is over."""
    public = observation.public
    known = observation.private.culprit if observation.seat == GHOST else None
    group = public.facts.culprit if public.facts else known
    if group is not None:
        name = Text("mysterium", "The culprit: {0}", (names.group(group),))
        area = ids.group_votes(group)
        yield Piece(
            ids.CULPRIT, area, names.CULPRIT, name, False, group + 1, mine=not public.facts, shape="disc"
        )


def _shared_vision(observation: Observation) -> Iterator[Piece]:
    """Yield the cards turned up, then backs; not even the ghost knows which of its cards is which."""
    public = observation.public
    for vision in public.final:
        yield Piece(
            ids.vision(vision),
            ids.SHARED_VISION,
            names.vision_face(vision),
            vision_name(vision),
            False,
            origin=ids.SHARED_VISION,
        )
    for number in range(len(public.final), STAGES if public.phase in ("mix", "vote") else 0):
        name = Text("mysterium", "A vision, face down")
        yield Piece(f"unseen.{number}", ids.SHARED_VISION, names.VISION_BACK, name, False)


def _ballots(observation: Observation) -> Iterator[Piece]:
    """Yield the votes of a poll: before they are cast, face down in their sleeves, or all open at the end."""
    public = observation.public
    if public.phase == "vote":
        known = dict(observation.private.ballots) if observation.seat != GHOST else {}
    elif public.facts and public.facts.votes:
        known = dict(public.facts.votes)
    else:
        return
    for psychic in range(public.rules.psychics):
        group = known.get(psychic)
        if group is None and observation.seat == GHOST:
            continue
        seat = seat_of(public, psychic)
        yield Piece(
            ids.ballot(psychic),
            ids.BALLOTS if group is None else ids.group_votes(group),
            names.BALLOT,
            Text("mysterium", "Vote: {0}", (Who(seat),)),
            False,
            number=None if group is None else group + 1,
            seat=seat,
            mine=group is not None and not public.facts,
            dim=group is None and psychic in public.voted,
            key="P" if seat == observation.seat else "",
            shape="disc",
        )


def _fingers(observation: Observation) -> Iterator[Piece]:
    """Yield, with 2 or 3 players, who points at which group; the ghost sees those that point."""
    public = observation.public
    for seat in range(GHOST + 1, len(public.fingers)):
        group = public.fingers[seat]
        if group is None and observation.seat == GHOST:
            continue
        yield Piece(
            ids.finger(seat),
            ids.FINGERS if group is None else ids.group_votes(group),
            names.PAWN,
            Text("mysterium", "Pawn: {0}", (Who(seat),)),
            False,
            seat=seat,
            key="P" if seat == observation.seat else "",
            shape="pawn",
        )
