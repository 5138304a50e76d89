"""What follows with certainty from everything that one seat has seen and heard: right and complete.

Each card that the seat has not seen lies at one spot: in its own mystery, with one of the holders, or among
the informants. `Deduction` finds for each spot which cards it may still have, by looking for one world after
the other that puts a card where no world has put one so far. This is exact for every number of players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mystery_table.games.thirteen_clues.counting import members
from mystery_table.games.thirteen_clues.worlds import Case, Tables, Worlds

MINE, INFORMANT = -1, -2
"""Spots beside those of the holders, which are their places in `Worlds.holders`."""


class Claim(NamedTuple):
    """That a card lies at a spot, or that it does not."""

    card: int
    spot: int
    there: bool


def completion(tables: Tables, fits: list[int]) -> list[int] | None:
    """Return a choice for each holder so that all are apart from each other, None if there is none."""
    if not fits:
        return []
    scarce = min(range(len(fits)), key=lambda place: fits[place].bit_count())
    for choice in members(fits[scarce]):
        others = [fit & ~tables.touch[choice] for place, fit in enumerate(fits) if place != scarce]
        if all(others) and (rest := completion(tables, others)) is not None:
            return [*rest[:scarce], choice, *rest[scarce:]]
    return None


class Deduction:
    """Where each unseen card may be. `can[spot]` is a set of cards as bits, in the numbers of the tables."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds, self.tables = worlds, worlds.tables
        self.spots = (*range(len(worlds.holders)), MINE, INFORMANT)
        self.can = dict.fromkeys(self.spots, 0)
        self.everything = (1 << len(self.tables.cards)) - 1
        held = self.tables.size * len(worlds.holders)
        self.spare = len(self.tables.cards) - 3 - held
        """How many of the unseen cards lie among the informants."""
        self.mysteries = [case.triple.cards for case in worlds.cases if self._explore(case)]
        """What the own mystery may be."""

    def _explore(self, case: Case) -> bool:
        """Note all that is possible in a case; return whether the case itself is."""
        found = completion(self.tables, list(case.fits))
        if found is None:
            return False
        self._note(case, found)
        for holder, fit in enumerate(case.fits):
            self._explore_holder(case, holder, fit)
        for card in members(self.everything & ~case.triple.mask if self.spare else 0):
            if not self.can[INFORMANT] >> card & 1:
                self._try(case, [fit & ~self.tables.has[card] for fit in case.fits])
        return True

    def _explore_holder(self, case: Case, holder: int, fit: int) -> None:
        for card in members(self.everything & ~case.triple.mask):
            if not self.can[holder] >> card & 1:
                fits = list(case.fits)
                fits[holder] = fit & self.tables.has[card]
                self._try(case, fits)

    def _try(self, case: Case, fits: list[int]) -> None:
        if all(fits) and (found := completion(self.tables, fits)) is not None:
            self._note(case, found)

    def _note(self, case: Case, chosen: list[int]) -> None:
        rest = self.everything & ~case.triple.mask
        self.can[MINE] |= case.triple.mask
        for holder, choice in enumerate(chosen):
            self.can[holder] |= self.tables.mask[choice]
            rest &= ~self.tables.mask[choice]
        self.can[INFORMANT] |= rest

    def where(self, card: int) -> tuple[int, ...]:
        """Return the spots where a card of the deck may be; () for one that the seat has seen."""
        if card not in self.tables.cards:
            return ()
        place = self.tables.cards.index(card)
        return tuple(spot for spot in self.spots if self.can[spot] >> place & 1)

    def claims(self) -> Iterator[Claim]:
        """Yield what is certain: where a card is, or else where it is not, its own mystery last of all."""
        for card in self.tables.cards:
            spots = self.where(card)
            if len(spots) == 1:
                yield Claim(card, spots[0], True)
            yield from (Claim(card, spot, False) for spot in self._places() if spot not in spots)

    def _places(self) -> Iterable[int]:
        return (spot for spot in self.spots if spot != INFORMANT or self.spare)


def follows(worlds: Worlds, claim: Claim) -> bool:
    """Return whether a claim holds in every one of the worlds."""
    if claim.card not in worlds.tables.cards:
        return False
    card = worlds.tables.cards.index(claim.card)
    return not any(_refuted(worlds.tables, case, claim, card) for case in worlds.cases)


def _refuted(tables: Tables, case: Case, claim: Claim, card: int) -> bool:
    """Return whether a case has a world in which the claim is wrong."""
    fits, has, mine = list(case.fits), tables.has[card], bool(case.triple.mask >> card & 1)
    if claim.spot == MINE:
        return mine != claim.there and completion(tables, fits) is not None
    if claim.spot == INFORMANT:
        return _refuted_among_informants(tables, case, claim.there, card)
    fits[claim.spot] &= ~has if claim.there else has
    return all(fits) and completion(tables, fits) is not None


def _refuted_among_informants(tables: Tables, case: Case, there: bool, card: int) -> bool:
    has, mine = tables.has[card], bool(case.triple.mask >> card & 1)
    if not there:
        fits = [fit & ~has for fit in case.fits]
        return not mine and all(fits) and completion(tables, fits) is not None
    if mine:
        return completion(tables, list(case.fits)) is not None
    for holder in range(len(case.fits)):
        fits = list(case.fits)
        fits[holder] &= has
        if all(fits) and completion(tables, fits) is not None:
            return True
    return False
