"""The pieces on one seat's table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mystery_table.core.layout import Piece
from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import card_name, vision_name
from mystery_table.games.mysterium.ghost_moves import spare
from mystery_table.games.mysterium.lineup import second_phase
from mystery_table.games.mysterium.panels import awaits_answer
from mystery_table.games.mysterium.state import (
    AGREE,
    DISAGREE,
    FINISHED,
    GHOST,
    polled,
    run_by,
    seat_of,
    tokens_left,
)

VISION_KEYS = "QWERTYU"
PAWN_KEYS = "PO"


def pieces(observation: Observation) -> Iterator[Piece]:
    """Yield every piece, in reading order."""
    public = observation.public
    yield _clock(observation)
    if not public.at:
        yield from _piles(observation)
        return
    if public.groups:
        yield from second_phase(observation)
    else:
        yield from _laid(observation)
        yield from _psychics(observation)
        yield from _markers(observation)
    yield from _piles(observation)
    if observation.seat == GHOST:
        yield from _hand(observation)


def _clock(observation: Observation) -> Piece:
    """Return the dial of the clock."""
    hour, hours = observation.public.hour, observation.public.rules.hours
    said = Text("mysterium", "hour {0} of {1}", (hour, hours))
    return Piece("dial", ids.DIAL, names.clock_face(hour, hours), said, False, shape="disc")


def _laid(observation: Observation) -> Iterator[Piece]:
    """Yield the cards on the table, dimmed once they are found, and what lies below them."""
    public = observation.public
    finders = {card: i for i, cards in enumerate(public.found) for card in cards}
    for card in (card for row in public.laid for card in row):
        finder = finders.get(card)
        yield Piece(
            ids.card(card),
            ids.face(card),
            names.card_face(card),
            card_name(card),
            seat=None if finder is None else seat_of(public, finder),
            dim=finder is not None,
            detail=None if finder is None else _found_by(public, finder),
        )
    for psychic, card in enumerate(public.pawns):
        if public.at[psychic] < FINISHED and _seen(observation, psychic):
            yield _pawn(observation, psychic, card)
    for owner, psychic, kind in public.tokens:
        said = (names.token_name(kind), names.psychic(public, owner), names.psychic(public, psychic))
        yield Piece(
            ids.token(owner, psychic),
            ids.remarks(public.pawns[psychic]),
            names.token_face(kind),
            Text("mysterium", "{0}: {1}, to {2}", said),
            False,
            seat=seat_of(public, owner),
            origin=ids.psychic(owner),
            shape="disc",
        )


def _found_by(public: Any, psychic: int) -> Text:
    return Text("mysterium", "Found: {0}", (names.psychic(public, psychic),))


def _seen(observation: Observation, psychic: int) -> bool:
    """Return whether a pawn is there: the ghost sees those on cards, and those that wait for it."""
    public = observation.public
    ready = public.pawns[psychic] is not None or awaits_answer(public, psychic)
    return ready or observation.seat != GHOST


def _pawn(observation: Observation, psychic: int, card: int | None) -> Piece:
    public = observation.public
    own = list(run_by(public, observation.seat))
    ready = observation.seat == GHOST and awaits_answer(public, psychic)
    return Piece(
        ids.pawn(psychic),
        ids.home(psychic) if card is None or ready else ids.marks(card),
        names.PAWN,
        Text("mysterium", "Pawn: {0}", (names.psychic(public, psychic),)),
        False,
        number=psychic % 2 + 1 if public.seats < 4 else None,
        seat=seat_of(public, psychic),
        key=PAWN_KEYS[own.index(psychic)] if psychic in own else "",
        origin=ids.psychic(psychic),
        shape="pawn",
    )


def _psychics(observation: Observation) -> Iterator[Piece]:
    public = observation.public
    for psychic in range(public.rules.psychics):
        if observation.seat == GHOST:
            yield from _targets(observation, psychic)
        elif polled(public):
            yield from _supply(observation, psychic)
        for vision in public.visions[psychic]:
            yield Piece(
                ids.vision(vision),
                ids.visions(psychic),
                names.vision_face(vision),
                vision_name(vision),
                False,
                origin=ids.GHOST_PANEL if observation.seat != GHOST else ids.HAND,
            )


def _targets(observation: Observation, psychic: int) -> Iterator[Piece]:
    """Yield what the ghost knows of a psychic: the card it looks for, and the other two."""
    at = observation.public.at[psychic]
    for kind, card in enumerate(observation.private.secret[psychic]):
        yield Piece(
            f"secret.{psychic}.{kind}",
            ids.target(psychic) if kind == at else ids.later(psychic),
            names.card_face(card),
            card_name(card),
            mine=True,
            dim=kind < at,
        )


def _supply(observation: Observation, psychic: int) -> Iterator[Piece]:
    public = observation.public
    mine = seat_of(public, psychic) == observation.seat
    for kind in (AGREE, DISAGREE):
        left = tokens_left(public, psychic, kind)
        key = "A" if kind == AGREE else "D"
        yield Piece(
            ids.supply(psychic, kind),
            f"{ids.SUPPLY}.{psychic}",
            names.token_face(kind),
            Text("mysterium", "{0}: {1}", (names.token_name(kind), names.psychic(public, psychic))),
            False,
            number=left,
            dim=not left,
            key=key if mine else "",
            shape="disc",
        )


def _markers(observation: Observation) -> Iterator[Piece]:
    """Yield, during an interpretation, each psychic's seat where it stands: thinking, waiting or done."""
    public = observation.public
    if public.phase != "interpret":
        return
    for seat in range(GHOST + 1, public.seats):
        area = ids.DONE if seat in public.done else ids.WAITING if seat not in public.actors else ids.THINKING
        mine = seat == observation.seat
        yield Piece(
            ids.MY_MARKER if mine else ids.marker(seat),
            area,
            names.MARKER,
            names.seat_mark(seat),
            False,
            seat=seat,
            key="S" if mine else "",
            shape="disc",
        )


def _piles(observation: Observation) -> Iterator[Piece]:
    """Yield the crow, the pile and what was discarded; psychics also see the backs of the ghost's hand."""
    public, ghost = observation.public, observation.seat == GHOST
    if public.crows and (ghost or not public.groups):
        crow = Text("mysterium", "Crow")
        yield Piece(ids.CROW_PIECE, ids.CROW, names.CROW, crow, False, number=public.crows, shape="disc")
    if public.groups and not ghost:
        return
    if public.pile:
        pile = Text("mysterium", "Pile of visions")
        yield Piece("pile", ids.PILE, names.VISION_BACK, pile, False, number=public.pile)
    gone = len(public.shown) + public.aside
    if gone:
        face = names.vision_face(public.shown[-1]) if public.shown else names.VISION_BACK
        discard = Text("mysterium", "Discarded visions")
        yield Piece("discard", ids.DISCARD, face, discard, False, number=gone)
    if public.handful and not ghost:
        hand = Text("mysterium", "The ghost's hand")
        yield Piece("ghost.hand", "ghost.hand", names.VISION_BACK, hand, False, number=public.handful)


def _hand(observation: Observation) -> Iterator[Piece]:
    """Yield the ghost's visions; where none is left to send, something that stands for sending none."""
    hand = observation.private.hand
    for vision, key in zip(hand, VISION_KEYS, strict=False):
        yield Piece(
            ids.vision(vision),
            ids.HAND,
            names.vision_face(vision),
            vision_name(vision),
            False,
            key=key,
            origin=ids.PILE,
        )
    if observation.public.phase == "vision" and (spare(observation.public) < 1 or not hand):
        nothing = Text("mysterium", "No vision is left")
        yield Piece(ids.NO_VISION, ids.HAND, names.VISION_BACK, nothing, False, dim=True, key="Z")
