"""What psychics believe: a literal listener that shares out the cards of each kind among all psychics.

Nobody knows how the ghost associates: there is an opinion for each persona, and who remembers what the ghost
sent for cards that were found since knows better which persona it is. To each of them a vision is as likely
for a card as an exponential of its affinity says. Nobody looks for the same card, so the rows of all psychics
are balanced together, with rows of nobody for cards that are left over.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Any

from mystery_table.core.state import Seat
from mystery_table.games.mysterium import memory
from mystery_table.games.mysterium.cards import KINDS
from mystery_table.games.mysterium.state import AGREE, FINISHED, candidates, seat_of
from mystery_table.games.mysterium.tastes import Tastes
from mystery_table.minds.affinity import Table
from mystery_table.minds.personas import Persona

STEEPNESS = 1.0
"""How much one standard deviation of affinity is believed."""
ROUNDS, ROUNDS_AGAIN = 12, 4
"""Of balancing rows and columns: at first, and when a few beliefs have changed."""
PAWN, BACKED, DOUBTED = 1.5, 1.2, 0.7
"""What a pawn says for its card, and tokens beside it for and against."""
LEAST = 1e-12
KEPT = 16

Row = dict[int, float]
"""For one psychic: how likely each card is to be the one it looks for."""


class Listener:
    """Keeps what it worked out: opinions change once an hour, not with each move."""

    def __init__(self, tastes: Tastes, remembers: bool = False) -> None:
        """Take tastes. `remembers`: whether what was found tells who the ghost is."""
        self._tastes, self._remembers = tastes, remembers
        self._made: OrderedDict[Any, tuple[Row, ...]] = OrderedDict()

    def opinion(self, public: Any, seat: Seat) -> tuple[Row, ...]:
        """Return what a seat thinks of every psychic by the visions alone."""
        rules = public.rules
        known = public.at, public.wrong, public.found, public.visions, public.answers
        key = (seat, rules.bot_ghost, public.laid, *known)
        if key not in self._made:
            self._made[key] = opinion(self.personas(public, seat), public)
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        return self._made[key]

    def personas(self, public: Any, seat: Seat) -> tuple[Persona, ...]:
        """Return who the ghost may be, as a seat sees it."""
        personas = self._tastes.of(public, seat)
        return memory.listening_to(personas, public) if self._remembers else personas


def talked_over(rows: tuple[Row, ...], public: Any) -> tuple[Row, ...]:
    """Return an opinion that has heard the others: their pawns and tokens speak for and against cards."""
    heard = [dict(row) for row in rows]
    for psychic, card in enumerate(public.pawns):
        if card in heard[psychic]:
            heard[psychic][card] *= PAWN
    for _, psychic, kind in public.tokens:
        heard[psychic][public.pawns[psychic]] *= BACKED if kind == AGREE else DOUBTED
    for kind in range(KINDS):
        seeking = [i for i, at in enumerate(public.at) if at == kind]
        if seeking:
            for i, row in zip(seeking, _balanced(heard, seeking, ROUNDS_AGAIN), strict=True):
                heard[i] = row
    return tuple(heard)


def _balanced(rows: list[Row], seeking: list[int], rounds: int) -> list[Row]:
    cards = list(rows[seeking[0]])
    matrix = [[rows[i][card] for card in cards] for i in seeking]
    balanced = _balance(matrix, len(cards) - len(seeking), rounds)
    return [dict(zip(cards, row, strict=True)) for row in balanced]


def opinion(personas: tuple[Persona, ...], public: Any) -> tuple[Row, ...]:
    """Return the belief about each psychic, mixed of all personas; {} for one that has found everything."""
    opinions = [_opinion(persona.table, public) for persona in personas]
    return tuple(
        {
            card: sum(persona.weight * row[card] for persona, row in zip(personas, rows, strict=True))
            for card in rows[0]
        }
        for rows in zip(*opinions, strict=True)
    )


def _opinion(taste: Table, public: Any) -> list[Row]:
    rows: list[Row] = [{} for _ in public.at]
    for kind in range(KINDS):
        seeking = [i for i, at in enumerate(public.at) if at == kind]
        if seeking:
            for i, row in zip(seeking, _shared_out(taste, public, seeking), strict=True):
                rows[i] = row
    return rows


def _shared_out(taste: Table, public: Any, seeking: list[int]) -> list[Row]:
    """Return the rows of the psychics that look for a kind now."""
    cards = candidates(public, seeking[0])
    rows = [dict(zip(cards, _evidence(taste, public, i, cards), strict=True)) for i in seeking]
    return _balanced(rows, list(range(len(seeking))), ROUNDS)


def _evidence(taste: Table, public: Any, psychic: int, cards: list[int]) -> list[float]:
    """Return how likely the visions of a psychic are with each card; refuted ones are out."""
    seen, wrong = public.visions[psychic], public.wrong[psychic]
    logs = [STEEPNESS * sum(taste[vision][card] for vision in seen) for card in cards]
    best = max(logs)
    return [
        LEAST if card in wrong else max(math.exp(log - best), LEAST)
        for card, log in zip(cards, logs, strict=True)
    ]


def _balance(rows: list[list[float]], left_over: int, rounds: int) -> list[list[float]]:
    """Scale rows and columns in turn until both add up to about 1 (Sinkhorn).

    So many rows of nobody begin alike and stay alike: one stands for all of them.
    """
    nobody = [1.0] * len(rows[0])
    for _ in range(rounds):
        columns = [
            sum(column) + left_over * rest
            for column, rest in zip(zip(*rows, strict=True), nobody, strict=True)
        ]
        rows = [_scaled(row, columns) for row in rows]
        nobody = _scaled(nobody, columns)
    return rows


def _scaled(row: list[float], columns: list[float]) -> list[float]:
    """Return a row divided by the columns' sums, scaled to add up to 1."""
    divided = [value / total for value, total in zip(row, columns, strict=True)]
    whole = sum(divided)
    return [value / whole for value in divided]


def looking(public: Any, seat: Seat) -> list[int]:
    """Return the psychics of a seat that look for a card now."""
    return [i for i, at in enumerate(public.at) if at < FINISHED and seat_of(public, i) == seat]
