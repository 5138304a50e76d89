"""Bot psychics: where their pawn goes, what they say by tokens, and which group they choose in the end."""

from __future__ import annotations

from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mysterium.listening import STEEPNESS, Listener, Row, looking, talked_over
from mystery_table.games.mysterium.naming import Readings
from mystery_table.games.mysterium.state import AGREE, GHOST, Cards, run_by

MOVES = 3
"""How often a pawn is set down in an hour: once, and at most two changes of mind."""
CLEARLY = 0.03
"""A change of mind must promise so much more."""
AGREE_ABOVE, DISAGREE_BELOW = 0.5, 0.35
FINGER = 3.0
"""What the other seat's finger says for its group."""


class Adviser:
    """Decides for one psychic's seat. `sharpness`: how surely the likelier card is preferred."""

    def __init__(self, listener: Listener, sharpness: float) -> None:
        self._listener, self._sharpness = listener, sharpness

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`."""
        phase = observation.public.phase
        decide = {"vote": self.vote, "point": self.point}.get(phase, self.interpret)
        return decide(observation, legal, rng)

    def interpret(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return the next move of an hour: a pawn, a token, or nothing more to add."""
        public = observation.public
        first = self._listener.opinion(public, observation.seat)
        mine = looking(public, observation.seat)
        for psychic in mine:
            if public.pawns[psychic] is None:
                return ("pawn", psychic, self._pick(first[psychic], rng))
        shared = talked_over(first, public)
        for psychic in mine:
            better = _change_of_mind(public, psychic, shared[psychic])
            if better is not None:
                return ("pawn", psychic, better)
        token = _token(observation, shared, legal)
        if token is not None:
            return token
        return ("wait",) if ("wait",) in legal else ("done",)

    def _pick(self, row: Row, rng: Rng) -> int:
        best = max(row.values())
        return rng.weighted(list(row), [(chance / best) ** self._sharpness for chance in row.values()])

    def vote(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return a secret vote."""
        chances = self._reading(observation, legal[0][1])
        groups = {action[2]: chances[action[2]] for action in legal if action[1] == legal[0][1]}
        return ("vote", legal[0][1], self._pick(groups, rng))

    def point(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Point at a group; with another seat at the table insist at most once, then yield (reading 8)."""
        public, seat = observation.public, observation.seat
        others = [g for s, g in enumerate(public.fingers) if s not in (GHOST, seat) and g is not None]
        if others and public.fingers[seat] is not None:
            return ("point", seat, others[0])
        chances = self._reading(observation, None)
        for group in others:
            chances[group] *= FINGER
        likely = {g: chance for g, chance in enumerate(chances) if public.groups[g] in public.found}
        group = self._pick(likely, rng)
        return ("point", seat, group) if ("point", seat, group) in legal else legal[0]

    def _reading(self, observation: Observation, psychic: int | None) -> list[float]:
        """Return how likely each group is meant by the shared vision as far as it is turned up."""
        public, seat = observation.public, observation.seat
        personas = self._listener.personas(public, seat)
        cards: Cards = tuple(sorted(public.final))
        return Readings(personas, public.groups, cards, STEEPNESS).chances(cards)


def _change_of_mind(public: Any, psychic: int, row: Row) -> int | None:
    """Return another card for a pawn after talking it over, None to leave it where it is."""
    now = public.pawns[psychic]
    if public.moves[psychic] >= MOVES or not _all_placed(public):
        return None
    best = max(row, key=lambda card: row[card])
    return best if row[best] > row.get(now, 0.0) + CLEARLY else None


def _all_placed(public: Any) -> bool:
    """Return whether everybody has shown a first idea."""
    return all(public.pawns[i] is not None for i in public.sent)


def _token(observation: Observation, rows: tuple[Row, ...], legal: list[Action]) -> Action | None:
    """Return the own token that one is surest of, None if there is nothing to say."""
    public, own = observation.public, run_by(observation.public, observation.seat)
    if not _all_placed(public):
        return None
    best: tuple[float, Action] | None = None
    for action in legal:
        if action[0] == "token" and action[1] in own:
            _, _, psychic, kind = action
            chance = rows[psychic].get(public.pawns[psychic], 0.0)
            worth = chance - AGREE_ABOVE if kind == AGREE else DISAGREE_BELOW - chance
            if worth > 0 and (best is None or worth > best[0]):
                best = (worth, action)
    return best[1] if best else None


def first_thoughts(adviser: Adviser, observation: Observation) -> tuple[Row, ...]:
    """Return what a seat thinks of every psychic by the visions alone."""
    return adviser._listener.opinion(observation.public, observation.seat)


def second_thoughts(adviser: Adviser, observation: Observation) -> tuple[Row, ...]:
    """Return what it thinks once it has heard the others."""
    return talked_over(first_thoughts(adviser, observation), observation.public)


def meant(adviser: Adviser, observation: Observation) -> list[float]:
    """Return how likely each group is meant by the shared vision as far as it is turned up."""
    return adviser._reading(observation, None)
