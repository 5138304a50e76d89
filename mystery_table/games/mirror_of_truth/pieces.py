"""The pieces on one seat's table."""

from __future__ import annotations

from collections.abc import Iterator

from mystery_table.core.layout import Form, Piece
from mystery_table.core.state import Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.mirror_of_truth import cards, names
from mystery_table.games.mirror_of_truth.ids import VOTE_PIECES, at, role_area, votes_area, zone_area
from mystery_table.games.mirror_of_truth.panels import shows_roles
from mystery_table.games.mirror_of_truth.shown import Shown, Vote, shown, stack_size, votes_left
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER, NOBODY

EVIDENCE_KEYS = "QWERTYUIOP"
VOTE_KEYS = {INNOCENT: "I", MURDERER: "M"}


def pieces(observation: Observation, form: Form) -> Iterator[Piece]:
    """Yield every piece, in reading order."""
    view = shown(observation)
    yield from _row(observation, view)
    yield from _evidence(observation)
    for seat in range(observation.public.seats):
        if seat == observation.seat or shows_roles(observation, form):
            yield from _roles(observation, view, seat)
        yield from _zones(observation, seat)
    yield from _votes_in_hand(observation)


def _row(observation: Observation, view: Shown) -> Iterator[Piece]:
    public = observation.public
    yield from _stack(observation)
    owners = {place: seat for seat, places in enumerate(view.roles) for place in places}
    for place, character in enumerate(view.row):
        # While the row is arranged a move names places, so that is what the pieces are then.
        piece = f"place.{place}" if public.phase == "arrange" else f"person.{character}"
        yield Piece(
            piece,
            f"{at(place)}.card",
            names.character_face(character),
            cards.character_name(character),
            number=place + 1,
            seat=owners.get(place) if view.open else None,
            mine=not view.open and place in owners,
            dim=place in view.arrested,
            origin="stack",
        )
        for index, vote in enumerate(view.stacks[place]):
            yield _vote(observation, place, index, vote)


def _stack(observation: Observation) -> Iterator[Piece]:
    """Yield the character stack, whose top card everybody sees: with the option, the host of the house."""
    top = observation.public.top
    if top != NOBODY and stack_size(observation):
        key = "T" if observation.public.phase == "story" else ""
        yield Piece("stack", "stack", names.character_face(top), cards.character_name(top), key=key)


def _vote(observation: Observation, place: int, index: int, vote: Vote) -> Piece:
    seat, kind = vote
    if kind is None:
        face, name = names.VOTE_BACK, Text("mirror_of_truth", "Vote: {0}", (Who(seat),))
    else:
        said = (Who(seat), names.vote_name(kind))
        face, name = names.vote_face(kind), Text("mirror_of_truth", "Vote: {0}, “{1}”", said)
    mine = kind is not None and observation.public.phase not in ("over", "setup")
    origin = "hand" if seat == observation.seat else f"seat.{seat}"
    return Piece(
        f"vote.{place}.{index}", votes_area(place), face, name, False, seat=seat, mine=mine, origin=origin
    )


def _evidence(observation: Observation) -> Iterator[Piece]:
    public = observation.public
    for card, key in zip(public.table, EVIDENCE_KEYS, strict=False):
        yield _card(card, "evidence", key)
    if public.deck and public.round:
        name = Text("mirror_of_truth", "Evidence deck")
        yield Piece("deck", "deck", names.DECK_BACK, name, False, number=public.deck)
    if public.reserve:
        name = Text("mirror_of_truth", "Reserve")
        yield Piece("reserve", "reserve", names.RESERVE_BACK, name, False, number=public.reserve)


def _card(card: int, area: str, key: str = "") -> Piece:
    name = cards.evidence_name(card)
    return Piece(f"evidence.{card}", area, names.evidence_face(card), name, key=key, origin="deck")


def _roles(observation: Observation, view: Shown, seat: int) -> Iterator[Piece]:
    """Yield a seat's role cards: the viewer's own and, after the round, everybody's are turned up."""
    public = observation.public
    if not public.zones:
        return
    for role in range(2 if public.rules.pair else 1):
        area = role_area(observation, seat, role)
        if not view.roles[seat]:
            said = (Who(seat), names.role_name(public, role))
            yield Piece(
                f"role.{seat}.{role}", area, names.ROLE_BACK, Text("mirror_of_truth", "{0}: {1}", said), False
            )
            continue
        place = view.roles[seat][role]
        character = view.row[place]
        yield Piece(
            f"role.{seat}.{role}",
            area,
            names.character_face(character),
            cards.character_name(character),
            number=place + 1,
            mine=not view.open,
        )


def _zones(observation: Observation, seat: int) -> Iterator[Piece]:
    zones = observation.public.zones
    for role, pair in enumerate(zones[seat] if zones else ()):
        for zone, there in enumerate(pair):
            for card in there:
                yield _card(card, zone_area(observation, seat, role, zone))


def _votes_in_hand(observation: Observation) -> Iterator[Piece]:
    if observation.public.phase not in ("turn", "place"):
        return
    for kind, left in votes_left(observation).items():
        yield Piece(
            VOTE_PIECES[kind],
            "hand",
            names.vote_face(kind),
            names.vote_name(kind),
            number=left,
            seat=observation.seat,
            mine=True,
            dim=not left,
            key=VOTE_KEYS[kind],
        )
