"""A truth that one seat cannot tell from the real one, each as likely.

Equal chances are right: a hand of five can be dealt in as many ways as there are triples to choose from it,
so that a random choice makes every triple with every hidden pair equally likely.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation, State
from mystery_table.games.thirteen_clues import setup
from mystery_table.games.thirteen_clues.cards import kind_of
from mystery_table.games.thirteen_clues.counting import Counter
from mystery_table.games.thirteen_clues.state import (
    BOTH,
    UNHEARD,
    Cards,
    Hidden,
    Line,
    Own,
    Sight,
    deck,
    informants,
)
from mystery_table.games.thirteen_clues.turns import answer
from mystery_table.games.thirteen_clues.worlds import Worlds, unseen


def guesses(observation: Observation, rng: Rng) -> Iterator[State]:
    """Yield States whose observation for that seat is `observation`, without end."""
    phase = observation.public.phase
    if phase == "deal":
        while True:
            yield _undealt(observation)
    if phase == "keep":
        while True:
            yield _unraised(observation, rng)
    worlds = Worlds(observation)
    counters = [Counter(worlds.tables, case) for case in worlds.cases]
    sums = list(accumulate(counter.ways() for counter in counters))
    while True:
        number = rng.below(sums[-1])
        case = bisect_right(sums, number)
        chosen = counters[case].world(number - (sums[case - 1] if case else 0))
        names = [worlds.tables.names(choice) for choice in chosen]
        yield _truth(observation, worlds.cases[case].triple.cards, _hidden(worlds, names), rng)


def _hidden(worlds: Worlds, names: list[Cards]) -> dict[int, Cards]:
    """Return the hidden cards by seat, left before right."""
    found: dict[int, Cards] = {}
    for holder, cards in zip(worlds.holders, names, strict=True):
        found[holder.seat] = found.get(holder.seat, ()) + cards
    return found


def _truth(observation: Observation, mine: Cards, hidden: dict[int, Cards], rng: Rng) -> State:
    public, me = observation.public, observation.seat
    own, screens = observation.private
    hidden = {**hidden, me: own.cards}
    screens = tuple(mine if seat == me else screen for seat, screen in enumerate(screens))
    used = {*mine, *(card for cards in hidden.values() for card in cards)}
    rest = iter(rng.shuffled([card for card in unseen(observation) if card not in used]))
    known = dict(own.peeked)
    face_down = tuple(known[at] if at in known else next(rest) for at in range(informants(public)))
    told = _secrets(observation, hidden, screens, rng)
    private = [
        Own(
            hidden[seat],
            (),
            tuple((at, face_down[at]) for who, at in public.looks if who == seat),
            told[seat],
        )
        for seat in range(public.seats)
    ]
    private[me] = own
    return State(public, tuple(private), Hidden(screens, face_down))


def _secrets(
    observation: Observation, hidden: dict[int, Cards], screens: tuple[Cards, ...], rng: Rng
) -> list[tuple[Line, ...]]:
    """Return by seat what it heard in secret: the own talk as it was, that of others made up and true."""
    public, me = observation.public, observation.seat
    mine = iter(observation.private.own.told)
    found: list[tuple[Line, ...]] = [()] * public.seats
    for asker, witness, heard_filter, *_ in public.log:
        if heard_filter != UNHEARD:
            continue
        if me in (asker, witness):
            line = next(mine)
        else:
            about = rng.below(public.rules.suits)
            line = Line(asker, witness, about, BOTH, answer(about, BOTH, hidden[witness], screens, witness))
        found[asker] += (line,)
        found[witness] += (line,)
    return found


def _undealt(observation: Observation) -> State:
    public = observation.public
    return State(public, (Own(),) * public.seats, Hidden(((),) * public.seats))


def _unraised(observation: Observation, rng: Rng) -> State:
    """Return hands for the others, and a choice for those who have made theirs."""
    public, me = observation.public, observation.seat
    mine = observation.private.own
    held = {*mine.cards, *mine.given}
    hands, rest = _other_hands(public, me, held, rng)
    private = []
    for seat in range(public.seats):
        if seat == me:
            private.append(mine)
        elif seat in public.kept:
            blank = Sight(Own(hands[seat]), ((),) * public.seats)
            action = rng.pick(setup.legal_keeps(Observation(seat, public, blank)))
            private.append(setup.chosen(hands[seat], action[1:4], action[4:]))
        else:
            private.append(Own(hands[seat]))
    return State(public, tuple(private), Hidden(((),) * public.seats, rest))


def _other_hands(public: Any, me: int, held: set[int], rng: Rng) -> tuple[dict[int, Cards], Cards]:
    """Return five cards for each of the others, dealt as the rules say, and the informants."""
    free = [card for card in deck(public) if card not in held]
    kinds = [list(rng.shuffled([card for card in free if kind_of(card) == kind])) for kind in range(3)]
    others = [seat for seat in range(public.seats) if seat != me]
    first = {seat: [pile.pop() for pile in kinds] for seat in others}
    rest = list(rng.shuffled([card for pile in kinds for card in pile]))
    hands = {seat: tuple(sorted([*first[seat], rest.pop(), rest.pop()])) for seat in others}
    return hands, tuple(rest)
