"""Everything that may be true for one seat: which mystery it has, and what lies behind the other screens.

A world gives the seat its three cards and each *holder* its own: with three players or more every other
player is a holder of two cards, for two players the witness's left and right card are holders of one.
Whatever is left over lies among the informants. Given the seat's mystery an answer limits one holder alone,
so a world is a mystery and one choice for each holder, all apart from each other.

Sets of choices are integers: bit i stands for choice i of `Tables.choices`. Cards are counted here from 0 in
`Tables.cards`, the cards that the seat has not seen: 13 or, after looking at informants, fewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from math import prod
from typing import Any, NamedTuple

from mystery_table.core.state import Observation
from mystery_table.games.thirteen_clues.cards import FILTERS, kind_of, masks
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, RIGHT, Cards, deck, heard
from mystery_table.games.thirteen_clues.turns import answer


class Holder(NamedTuple):
    """Whose hidden cards, and which of them: both, or for two players left or right."""

    seat: int
    side: int


class Fact(NamedTuple):
    """Something that rules worlds out.

    kind "told": line `place` of `heard`, by which `rest` of the seat's mystery and what `holder` has match
    `about`. "wrong": accusation `place` was the seat's own, of `cards`, and wrong. "named": it was another's,
    who therefore does not see `cards`.
    """

    kind: str
    place: int
    holder: Holder
    cards: Cards = ()
    about: int = 0
    rest: int = 0


class Triple(NamedTuple):
    """A mystery: its cards in the deck's numbers, as bits in a `Tables`, and the choices apart from them."""

    cards: Cards
    mask: int
    apart: int


class Tables:
    """What depends on nothing but the cards that are not seen and on how many a holder has."""

    def __init__(self, unseen: Cards, size: int) -> None:
        self.cards, self.size = unseen, size
        count = len(unseen)
        self.choices = list(combinations(range(count), size))
        self.all = (1 << len(self.choices)) - 1
        self.mask = [sum(1 << card for card in choice) for choice in self.choices]
        self.has = [self._having(card) for card in range(count)]
        """has[card]: the choices with that card."""
        self.touch = [self._any(choice) for choice in self.choices]
        """touch[choice]: the choices that share a card with it."""
        self.match = [self._local(masks()[about]) for about in range(FILTERS)]
        """match[filter]: the unseen cards that match, as bits."""
        self.exactly = [self._exactly(match) for match in self.match]
        """exactly[filter][n]: the choices with n matching cards."""
        self.triples = self._triples()

    def _having(self, card: int) -> int:
        return sum(1 << place for place, choice in enumerate(self.choices) if card in choice)

    def _any(self, cards: Iterable[int]) -> int:
        found = 0
        for card in cards:
            found |= self.has[card]
        return found

    def _local(self, mask: int) -> int:
        return sum(1 << place for place, card in enumerate(self.cards) if mask >> card & 1)

    def _exactly(self, match: int) -> tuple[int, ...]:
        found = [0] * (self.size + 1)
        for place, mask in enumerate(self.mask):
            found[(mask & match).bit_count()] |= 1 << place
        return tuple(found)

    def _triples(self) -> list[Triple]:
        places = range(len(self.cards))
        kinds = [[place for place in places if kind_of(self.cards[place]) == kind] for kind in range(3)]
        return [self._triple(trio) for trio in product(*kinds)]

    def _triple(self, places: tuple[int, ...]) -> Triple:
        mask = sum(1 << place for place in places)
        return Triple(tuple(self.cards[place] for place in places), mask, self.all & ~self._any(places))

    def apart(self, mask: int) -> int:
        """Return the choices without any card of `mask`."""
        return self.all & ~self._any(card for card in range(len(self.cards)) if mask >> card & 1)

    def names(self, choice: int) -> Cards:
        """Return the cards of a choice in the deck's numbers."""
        return tuple(self.cards[card] for card in self.choices[choice])

    def pairs_apart(self, one: int, other: int) -> int:
        """Return in how many ways a choice of each set can be made so that no card is in both."""
        meetings = sum((one & has).bit_count() * (other & has).bit_count() for has in self.has)
        if self.size == 2:  # equal choices meet in two cards and were counted twice
            meetings -= (one & other).bit_count()
        return one.bit_count() * other.bit_count() - meetings


@lru_cache(maxsize=64)
def tables(unseen: Cards, size: int) -> Tables:
    """Return the tables for these cards; few are needed at a time, and they are costly."""
    return Tables(unseen, size)


class Case(NamedTuple):
    """A mystery that may be the seat's, and for each holder the choices that agree with it."""

    triple: Triple
    fits: tuple[int, ...]


class Worlds:
    """All worlds that agree with an observation of a raised table, or with some of its facts only."""

    def __init__(self, observation: Observation, facts: Iterable[Fact] | None = None) -> None:
        public, sight = observation.public, observation.private
        self.seat, self.seats = observation.seat, public.seats
        self.tables = tables(unseen(observation), 1 if public.seats == 2 else 2)
        self.holders = holders(public.seats, observation.seat)
        self.facts = tuple(facts_of(observation) if facts is None else facts)
        self.solved: Cards = sight.screens[observation.seat] if public.phase == "over" else ()
        self.cases = list(self._cases())

    def _cases(self) -> Iterator[Case]:
        limits = [self._limits(holder) for holder in self.holders]
        bases = [self._base(holder) for holder in self.holders]
        known: list[dict[tuple[int, ...], int]] = [{} for _ in self.holders]
        for triple in self._triples():
            fits = []
            for place, limit in enumerate(limits):
                left = tuple([rest - (match & triple.mask).bit_count() for match, _, rest in limit])
                if left not in known[place]:
                    known[place][left] = self._agreeing(bases[place], limit, left)
                fits.append(known[place][left] & triple.apart)
                if not fits[-1]:
                    break
            else:
                yield Case(triple, tuple(fits))

    def _triples(self) -> Iterator[Triple]:
        """Yield the mysteries that no accusation rules out: own wrong ones, and cards named by others."""
        wrong = {fact.cards for fact in self.facts if fact.kind == "wrong"}
        named = {card for fact in self.facts if fact.kind == "named" for card in fact.cards}
        for triple in self.tables.triples:
            if self.solved:
                if triple.cards == self.solved:
                    yield triple
            elif triple.cards not in wrong and named.isdisjoint(triple.cards):
                yield triple

    def _limits(self, holder: Holder) -> list[tuple[int, int, int]]:
        """Return (matching cards, filter, rest) of everything that was told of a holder, each once."""
        told = [f for f in self.facts if f.kind == "told" and f.holder == holder]
        return list(dict.fromkeys((self.tables.match[f.about], f.about, f.rest) for f in told))

    def _base(self, holder: Holder) -> int:
        """Return the choices of a holder who does not hold what its player has named."""
        named = {
            card for f in self.facts if f.kind == "named" and f.holder.seat == holder.seat for card in f.cards
        }
        return self.tables.apart(sum(1 << place for place, c in enumerate(self.tables.cards) if c in named))

    def _agreeing(self, base: int, limit: list[tuple[int, int, int]], left: tuple[int, ...]) -> int:
        found = base
        for (_, about, _), count in zip(limit, left, strict=True):
            found &= self.tables.exactly[about][count] if 0 <= count <= self.tables.size else 0
        return found

    def odds(self) -> list[float]:
        """Return for each case how many worlds it has: exact with one or two holders.

        With more it is estimated from how often the choices of two holders are apart. A case that has a world
        never gets 0, so the truth is never left out; a case without any may get more.
        """
        return [self._estimate(case.fits) for case in self.cases]

    def _estimate(self, fits: tuple[int, ...]) -> float:
        if len(fits) == 2:
            return self.tables.pairs_apart(*fits)
        ways = float(prod(fit.bit_count() for fit in fits))
        for one, other in combinations(fits, 2):
            ways *= self.tables.pairs_apart(one, other) / (one.bit_count() * other.bit_count())
        return ways


def unseen(observation: Observation) -> Cards:
    """Return the cards that the seat has not seen so far, its own mystery among them even when solved."""
    own, screens = observation.private
    others = [screen for seat, screen in enumerate(screens) if seat != observation.seat]
    seen = {*own.cards, *(card for _, card in own.peeked), *(card for screen in others for card in screen)}
    return tuple(card for card in deck(observation.public) if card not in seen)


def holders(seats: int, me: int) -> tuple[Holder, ...]:
    """Return who holds hidden cards, apart from the seat itself."""
    if seats == 2:
        return (Holder(1 - me, LEFT), Holder(1 - me, RIGHT))
    return tuple(Holder(seat, BOTH) for seat in range(seats) if seat != me)


def facts_of(observation: Observation) -> list[Fact]:
    """Return what was said that tells the seat something, in the order of log and accusations."""
    public, me = observation.public, observation.seat
    own, screens = observation.private
    seen = tuple(screen if seat != me else () for seat, screen in enumerate(screens))
    found = []
    for place, line in enumerate(heard(public, own)):
        if line.witness != me:  # its own answers are about what it sees
            rest = line.answer - answer(line.filter, BOTH, (), seen, line.witness)
            found.append(Fact("told", place, Holder(line.witness, line.side), (), line.filter, rest))
    return found + [
        _accusation(place, named, me) for place, named in enumerate(public.named) if not _solved(named, me)
    ]


def _solved(named: Any, me: int) -> bool:
    return bool(named.seat == me and named.right)


def _accusation(place: int, named: Any, me: int) -> Fact:
    return Fact("wrong" if named.seat == me else "named", place, Holder(named.seat, BOTH), named.cards)
