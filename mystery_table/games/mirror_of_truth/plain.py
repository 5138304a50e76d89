"""What levels are measured against in pairs: hints and votes without a plan.

It takes one mind for everybody's. It shows the evidence that most raises a literal listener's belief in one
of its characters. It votes in every turn, from the first one on, and takes the vote that promises most:
Innocent on whom the hints make likeliest to be the partner's, Murderer where that is less likely than 4 in 7.
"""

from __future__ import annotations

import math

from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.mirror_of_truth.belief import Mindset, assignments, bits, innocence, multiply
from mystery_table.games.mirror_of_truth.pairs import LOSS, least_worth
from mystery_table.games.mirror_of_truth.state import GREEN, INNOCENT, RED

SHARPNESS = 20.0
"""How surely the better evidence is preferred to the worse."""


class Plain:
    """Decides for one seat of a pair; against rivals it only hints, and votes when it must."""

    def __init__(self, mindset: Mindset) -> None:
        self._persona = mindset.listeners[0]

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`: the vote that promises most if there is one, else evidence."""
        places = [action for action in legal if action[0] == "place"]
        votes = [action for action in legal if action[0] == "vote"]
        if votes and observation.public.rules.pair:
            values = self._votes(observation, votes)
            best = max(values)
            if best >= least_worth(observation) or not places:
                return rng.pick([vote for vote, value in zip(votes, values, strict=True) if value == best])
        return self._shown(observation, places, rng) if places else rng.pick(legal)

    def _rows(self, observation: Observation, seat: int) -> list[list[float]]:
        """Return how likely each role's evidence is with each place as its character."""
        public, rows = observation.public, []
        for zones in public.zones[seat]:
            row = [1.0] * len(public.row)
            for zone in (GREEN, RED):
                multiply(row, self._persona, public.row, zones[zone], zone)
            rows.append(row)
        return rows[: len(observation.private.roles)]

    def _votes(self, observation: Observation, votes: list[Action]) -> list[float]:
        rules, mine = observation.public.rules, observation.private.roles
        sets = assignments(self._rows(observation, 1 - observation.seat), bits(mine))
        total = sum(sets.values())
        chances = innocence(
            {mask: weight / total for mask, weight in sets.items()}, len(observation.public.row)
        )
        values = []
        for _, place, kind in votes:
            if place in mine:
                right, prize = 0.0, 0
            elif kind == INNOCENT:
                right, prize = chances[place], rules.pair_innocent
            else:
                right, prize = 1 - chances[place], rules.pair_murderer
            value = right * prize + (1 - right) * rules.pair_mistake
            values.append(value if place in mine else max(value, rules.pair_mistake + LOSS))
        return values

    def _shown(self, observation: Observation, places: list[Action], rng: Rng) -> Action:
        """Return evidence, by how much it raises the belief in the character that it is shown for."""
        rows, roles = self._rows(observation, observation.seat), observation.private.roles
        values = []
        for _, card, role, zone in places:
            gains = []
            for at in range(len(roles)) if role == len(roles) else (role,):
                row = list(rows[at])
                before = row[roles[at]] / sum(row)
                multiply(row, self._persona, observation.public.row, (card,), zone)
                gains.append(row[roles[at]] / sum(row) - before)
            values.append(sum(gains) / len(gains))
        best = max(values)
        return rng.weighted(places, [math.exp(SHARPNESS * (value - best)) for value in values])
