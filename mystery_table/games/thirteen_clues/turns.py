"""A turn: glasses, questions, informants, accusations. Two players have one action and no glasses."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.games.thirteen_clues.cards import FILTERS, FIRST_KIND, FIRST_TRAIT, bits, kind_of, masks
from mystery_table.games.thirteen_clues.state import (
    BOTH,
    LEFT,
    RIGHT,
    SUPPLY,
    UNHEARD,
    Cards,
    Line,
    Named,
    deck,
    informants,
)


def filters(public: Any) -> list[int]:
    """Return what may be asked about: suits in play, traits, and with the house option kinds."""
    return [*range(public.rules.suits), *range(FIRST_TRAIT, FILTERS if public.rules.broad else FIRST_KIND)]


def sides(public: Any) -> tuple[int, ...]:
    """Return which hidden cards of the witness a question may include."""
    return (LEFT, RIGHT) if public.seats == 2 else (BOTH,)


def answer(about: int, side: int, hidden: Cards, screens: tuple[Cards, ...], witness: int) -> int:
    """Return how many cards the witness sees that match: on all screens but its own, and its hidden ones.

    The asker's screen counts; the witness's own mystery and the informants never do.
    """
    counted = hidden if side == BOTH else (hidden[side],)
    seen = bits(counted) | bits(
        tuple(card for seat, screen in enumerate(screens) if seat != witness for card in screen)
    )
    return (masks()[about] & seen).bit_count()


def legal_takes(observation: Observation) -> list[Action]:
    """Return the players from whom a glass can be taken."""
    glasses = observation.public.glasses
    return [("take", seat) for seat, held in enumerate(glasses) if held and seat != observation.seat]


def legal_acts(observation: Observation) -> list[Action]:
    """Return questions, secret questions, looks and accusations, in this order."""
    public, me = observation.public, observation.seat
    about, side = tuple(filters(public)), sides(public)
    found = list(_questions("ask", me, public.seats, about, side))
    if public.tokens[me]:
        found += _questions("secret", me, public.seats, about, side)
    met = {letter for letter, _ in observation.private.own.peeked}
    found += [("look", letter) for letter in range(informants(public)) if letter not in met]
    return found + [("accuse", *triple) for triple in product(*unseen(observation))]


@cache
def _questions(
    verb: str, me: Seat, seats: int, filters: tuple[int, ...], sides: tuple[int, ...]
) -> tuple[Action, ...]:
    """Return all questions of a seat; they depend on the ruleset only."""
    witnesses = [seat for seat in range(seats) if seat != me]
    return tuple((verb, *question) for question in product(witnesses, filters, sides))


def unseen(observation: Observation) -> list[list[int]]:
    """Return persons, places and weapons that the seat sees neither on a screen nor behind its own."""
    seen = {*observation.private.own.cards, *(c for screen in observation.private.screens for c in screen)}
    left: list[list[int]] = [[], [], []]
    for card in deck(observation.public):
        if card not in seen:
            left[kind_of(card)].append(card)
    return left


def begin(draft: Draft, seat: int) -> None:
    """Begin a turn. Whoever has no glass takes one, from the supply or from a player of their choice."""
    draft.turn, draft.actors, draft.phase = seat, (seat,), "act"
    draft.turns = put(draft.turns, seat, draft.turns[seat] + 1)
    draft.tell("turn", seat)
    if draft.seats == 2 or draft.glasses[seat]:
        return
    if draft.supply:
        _move_glass(draft, SUPPLY, seat)
        draft.tell("took", seat, SUPPLY)
    else:
        draft.phase = "take"


def take(draft: Draft, seat: int, other: int) -> None:
    """Take a glass from another player."""
    _move_glass(draft, other, seat)
    draft.phase = "act"
    draft.tell("took", seat, other)


def ask(draft: Draft, seat: int, witness: int, about: int, side: int) -> None:
    """Ask a question that everybody hears; the glass goes to the witness."""
    line = _line(draft, seat, witness, about, side)
    draft.log = (*draft.log, line)
    draft.tell("asked", *line)
    _spend(draft, seat, witness)


def ask_secretly(draft: Draft, seat: int, witness: int, about: int, side: int) -> None:
    """Ask a question that only the witness hears; the token is gone, the glass goes to the witness."""
    line = _line(draft, seat, witness, about, side)
    draft.tokens = put(draft.tokens, seat, 0)
    draft.log = (*draft.log, Line(seat, witness, UNHEARD, BOTH, UNHEARD))
    draft.tell("whispered", seat, witness)
    for listener in (seat, witness):
        own = draft.own[listener]
        draft.own = put(draft.own, listener, own._replace(told=(*own.told, line)))
        draft.tell("told", *line, to=listener)
    _spend(draft, seat, witness)


def _line(draft: Draft, seat: int, witness: int, about: int, side: int) -> Line:
    count = answer(about, side, draft.own[witness].cards, draft.screens, witness)
    return Line(seat, witness, about, side, count)


def look(draft: Draft, seat: int, letter: int) -> None:
    """Look at an informant, who stays where they are; everybody knows at which."""
    own, card = draft.own[seat], draft.informants[letter]
    draft.own = put(draft.own, seat, own._replace(peeked=(*own.peeked, (letter, card))))
    draft.looks = (*draft.looks, (seat, letter))
    draft.tell("looked", seat, letter)
    draft.tell("shown", letter, card, to=seat)
    _spend(draft, seat, _without_glass(draft, seat))


def accuse(draft: Draft, seat: int, cards: Cards) -> None:
    """Name the own mystery: right ends the match, wrong ends the turn and sends all glasses away."""
    right = tuple(cards) == draft.screens[seat]
    draft.named = (*draft.named, Named(seat, tuple(cards), right))
    draft.tell("accused", seat, tuple(cards), int(right))
    if right:
        draft.phase, draft.actors = "over", ()
        draft.tell("solved", seat)
    elif draft.seats == 2:
        begin(draft, 1 - seat)
    else:
        _pass_glass(draft, seat, _without_glass(draft, seat))
        _lose_glasses(draft, seat)
        begin(draft, (seat + 1) % draft.seats)


def _spend(draft: Draft, seat: int, to: int) -> None:
    """Pay for an action; the turn ends with the last glass."""
    if draft.seats > 2:
        _pass_glass(draft, seat, to)
        if draft.glasses[seat]:
            return
    begin(draft, (seat + 1) % draft.seats)


def _without_glass(draft: Draft, seat: int) -> int:
    """Return the nearest of the others, clockwise, who has no glass; the supply if all have one."""
    seats = draft.seats
    others = [(seat + step) % seats for step in range(1, seats)]
    return next((other for other in others if not draft.glasses[other]), SUPPLY)


def _pass_glass(draft: Draft, seat: int, to: int) -> None:
    _move_glass(draft, seat, to)
    draft.tell("passed", seat, to)


def _move_glass(draft: Draft, giver: int, taker: int) -> None:
    for who, change in ((giver, -1), (taker, 1)):
        if who == SUPPLY:
            draft.supply += change
        else:
            draft.glasses = put(draft.glasses, who, draft.glasses[who] + change)


def _lose_glasses(draft: Draft, seat: int) -> None:
    left = draft.glasses[seat]
    if left:
        draft.glasses = put(draft.glasses, seat, 0)
        draft.supply += left
        draft.tell("lost", seat, left)
