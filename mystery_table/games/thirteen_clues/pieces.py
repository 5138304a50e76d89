"""The pieces on one seat's table."""

from __future__ import annotations

from collections.abc import Iterator

from mystery_table.core.layout import Face, Form, Piece
from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.thirteen_clues import ids, phrases
from mystery_table.games.thirteen_clues.areas import shows_backs
from mystery_table.games.thirteen_clues.cards import (
    FIRST_KIND,
    FIRST_TRAIT,
    KINDS,
    card_id,
    card_name,
    filter_id,
    kind_of,
)
from mystery_table.games.thirteen_clues.state import LEFT, informants
from mystery_table.games.thirteen_clues.turns import filters, unseen

ID = "thirteen_clues"
HIDDEN, INFORMANT = Face(ID, "back", "hidden"), Face(ID, "back", "informant")
GLASS, ACTION, SECRET = (Face(ID, "token", name) for name in ("glass", "action", "secret"))
SUSPECT_KEYS = ("12345", "QWERT", "67890")
"""For persons, places and weapons; on the table only while no suits and traits are."""
SUIT_KEYS, TRAIT_KEYS = "1234567890", "QWERTYUIO"


def card_face(card: int) -> Face:
    """Return the picture of a card."""
    return Face(ID, KINDS[kind_of(card)], card_id(card))


def filter_face(about: int) -> Face:
    """Return the picture of a suit, a trait or a kind."""
    kind = "suit" if about < FIRST_TRAIT else "trait" if about < FIRST_KIND else "kind"
    return Face(ID, kind, filter_id(about))


def pieces(observation: Observation, form: Form) -> Iterator[Piece]:
    """Yield every piece, in reading order."""
    public, me = observation.public, observation.seat
    if public.phase in ("deal", "keep"):
        yield from _hand(observation)
        return
    for step in range(1, public.seats):
        yield from _other(observation, (me + step) % public.seats, form)
    yield from _middle(observation)
    yield from _mine(observation)
    if public.phase != "over":
        yield from _themes(observation)
        yield from _suspects(observation)


def _hand(observation: Observation) -> Iterator[Piece]:
    """Yield the five cards dealt; once chosen, three lie ready for the neighbour."""
    own = observation.private.own
    for place, card in enumerate(own.cards):
        yield _card(card, "hand", key=SUIT_KEYS[place], mine=True)
    for card in own.given:
        yield _card(card, ids.given(kind_of(card)))


def _card(card: int, area: str, key: str = "", mine: bool = False, origin: str = "") -> Piece:
    return Piece(ids.card(card), area, card_face(card), card_name(card), key=key, mine=mine, origin=origin)


def _other(observation: Observation, seat: int, form: Form) -> Iterator[Piece]:
    public, area = observation.public, ids.seat_area(seat)
    for card in observation.private.screens[seat]:
        yield _card(card, f"{area}.screen", origin=area)
    if shows_backs(observation, form):
        for side in (0, 1):
            where = ids.witness_area(seat, side) if public.seats == 2 else f"{area}.hidden"
            yield Piece(f"hidden.{seat}.{side}", where, HIDDEN, _hidden_name(observation, seat, side), False)
    if public.seats > 2 and public.glasses[seat]:
        name = Text("thirteen_clues", "glasses of {0}", (Who(seat),))
        piece, where, left = ids.glasses(seat), f"{area}.glasses", public.glasses[seat]
        yield Piece(piece, where, GLASS, name, False, number=left, shape="disc", direct=True)
    if public.tokens[seat]:
        name = Text("thirteen_clues", "Top Secret token of {0}", (Who(seat),))
        yield Piece(f"token.{seat}", f"{area}.glasses", SECRET, name, False, shape="disc")


def _hidden_name(observation: Observation, seat: int, side: int) -> Said:
    if observation.public.seats > 2:
        return Text("thirteen_clues", "hidden card of {0}", (Who(seat),))
    return Text("thirteen_clues", "{0}: the card on the {1}", (Who(seat), phrases.side(side == LEFT)))


def _middle(observation: Observation) -> Iterator[Piece]:
    public, known = observation.public, dict(observation.private.own.peeked)
    for letter in range(informants(public)):
        area, name = ids.informant(letter), Text("thirteen_clues", "informant {0}", (ids.LETTERS[letter],))
        if letter not in known:
            yield Piece(area, area, INFORMANT, name, False)
            continue
        said = Text("thirteen_clues", "{0}: informant {1}", (card_name(known[letter]), ids.LETTERS[letter]))
        yield Piece(area, area, card_face(known[letter]), said, mine=True)
    if public.supply:
        name = Text("thirteen_clues", "supply of glasses")
        yield Piece("supply", "supply", GLASS, name, False, number=public.supply, shape="disc")


def _mine(observation: Observation) -> Iterator[Piece]:
    public, me = observation.public, observation.seat
    yield from _my_mystery(observation)
    for side, card in enumerate(observation.private.own.cards):
        area = "mine.hidden" if public.seats > 2 else ("mine.left", "mine.right")[side]
        yield _card(card, area, mine=True)
    if public.seats == 2:
        if public.turn == me and public.phase != "over":
            name = Text("thirteen_clues", "your action")
            yield Piece(ids.GLASS, ids.GLASSES, ACTION, name, False, key="M", shape="disc")
    elif public.glasses[me]:
        name = Text("thirteen_clues", "your glasses")
        left = public.glasses[me]
        yield Piece(ids.GLASS, ids.GLASSES, GLASS, name, False, number=left, key="M", shape="disc")
    if public.tokens[me]:
        name = Text("thirteen_clues", "your Top Secret token")
        yield Piece(ids.TOKEN, ids.GLASSES, SECRET, name, False, key="K", shape="disc")


def _my_mystery(observation: Observation) -> Iterator[Piece]:
    """Yield the backs of the own three cards; at the end the screen is turned round."""
    mystery = observation.private.screens[observation.seat]
    for kind, word in enumerate(KINDS):
        name = phrases.label(FIRST_KIND + kind)
        face = card_face(mystery[kind]) if mystery else Face(ID, "back", word)
        said = card_name(mystery[kind]) if mystery else Text("thirteen_clues", "your mystery: {0}", (name,))
        yield Piece(f"mystery.{word}", ids.MYSTERY, face, said, bool(mystery))


def _themes(observation: Observation) -> Iterator[Piece]:
    """Yield what can be asked about."""
    for about in filters(observation.public):
        suit = about < FIRST_TRAIT
        key = SUIT_KEYS[about] if suit else TRAIT_KEYS[about - FIRST_TRAIT]
        area = "suits" if suit else "traits"
        face, name = filter_face(about), phrases.label(about)
        yield Piece(ids.theme(about), area, face, name, key=key, direct=True)


def _suspects(observation: Observation) -> Iterator[Piece]:
    """Yield the cards that may be named; known informants are dim: naming them is a mistake."""
    known = {card for _, card in observation.private.own.peeked}
    for kind, cards in enumerate(unseen(observation)):
        for card, key in zip(cards, SUSPECT_KEYS[kind], strict=False):
            area = f"suspects.{KINDS[kind]}"
            face, name = card_face(card), card_name(card)
            yield Piece(ids.suspect(card), area, face, name, dim=card in known, key=key, direct=True)
