"""A truth that one seat cannot tell from the real one, each as likely."""

from __future__ import annotations

from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation, State
from mystery_table.games.mirror_of_truth import evidence
from mystery_table.games.mirror_of_truth.setup import roles_each
from mystery_table.games.mirror_of_truth.state import (
    INNOCENT,
    MURDERER,
    NOBODY,
    Cards,
    Hidden,
    Own,
)


def guess(observation: Observation, rng: Rng) -> State:
    """Return a State whose observation for that seat is `observation`."""
    public = observation.public
    if not public.round:
        return State(public, (Own(),) * public.seats, untouched(public.rules.evidence, public.seats))
    private = _private(observation, rng) if public.phase in ("turn", "place") else (Own(),) * public.seats
    return State(public, private, _hidden(public, rng))


def untouched(cards: int, seats: int) -> Hidden:
    """Return the hidden part before anything was shuffled."""
    return Hidden(pile=tuple(range(cards)), won=((),) * seats)


def _private(observation: Observation, rng: Rng) -> tuple[Own, ...]:
    """Return what everybody may hold: any roles but the seat's own, any order of the votes they played."""
    public, mine = observation.public, observation.private
    others = list(rng.shuffled([place for place in range(len(public.row)) if place not in mine.roles]))
    each = roles_each(public)
    parts = []
    for seat in range(public.seats):
        if seat == observation.seat:
            parts.append(mine)
            continue
        roles, others = tuple(others[:each]), others[each:]
        parts.append(_voter(public, seat, roles, rng))
    return tuple(parts)


def _voter(public: Any, seat: int, roles: Cards, rng: Rng) -> Own:
    rules = public.rules
    places = [place for place, stack in enumerate(public.stacks) for owner in stack if owner == seat]
    hand = rng.shuffled((MURDERER,) * rules.murderer_votes + (INNOCENT,) * rules.innocent_votes)
    kinds, left = hand[: len(places)], hand[len(places) :]
    return Own(roles, (left.count(MURDERER), left.count(INNOCENT)), tuple(zip(places, kinds, strict=True)))


def _hidden(public: Any, rng: Rng) -> Hidden:
    """Return face-down cards that agree with what everybody saw of where each came from."""
    seen = {*public.table, *evidence.played(public)}
    pools: dict[int, list[int]] = {}
    for card, age in enumerate(public.ages):
        if card not in seen:
            pools.setdefault(age, []).append(card)
    drawn = {age: iter(rng.shuffled(cards)) for age, cards in pools.items()}

    def lie(ages: Cards) -> Cards:
        return tuple(next(drawn[age]) for age in ages)

    return Hidden(
        _stack(public, rng), lie(public.deck_ages), lie(public.reserve_ages), tuple(map(lie, public.won_ages))
    )


def _stack(public: Any, rng: Rng) -> Cards:
    """Return a character stack: the face on top and those that went under are known, the others are not."""
    if public.top == NOBODY:
        return ()
    known = {*public.row, *public.under, public.top, *(c for owed in public.debts for c in owed)}
    gone = {character // 2 for character in known if character != NOBODY}
    cards = rng.shuffled([card for card in range(public.rules.characters // 2) if card not in gone])
    middle = tuple(2 * card + rng.below(2) for card in cards)
    top = () if public.top in public.under else (public.top,)
    return (*top, *middle, *public.under)
