"""Minds of different sources together: nobody knows how the person opposite associates.

A source is "" for ours (several personas, the likeliest first), the names of some of ours joined by "+", or a
CSV file, which is then believed alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mystery_table.core.errors import UserError
from mystery_table.core.words import Text
from mystery_table.minds.affinity import Table, load
from mystery_table.paths import data_file

LEAST = 1e-6
"""No persona is believed to be less likely than this beside the likeliest: people change."""


class Persona(NamedTuple):
    """One way to associate, and how likely a stranger associates so."""

    weight: float
    table: Table


def weighed(personas: Sequence[Persona], logs: Sequence[float]) -> tuple[Persona, ...]:
    """Return personas with new weights; `logs`: of how likely each makes what somebody did."""
    sums = [math.log(persona.weight) + log for persona, log in zip(personas, logs, strict=True)]
    best = max(sums)
    weights = [max(math.exp(value - best), LEAST) for value in sums]
    total = sum(weights)
    return tuple(
        persona._replace(weight=weight / total) for persona, weight in zip(personas, weights, strict=True)
    )


def family(game: str, together: str) -> Family:
    """Return the minds of a game; `together`: the file of what all sources say together.

    That is likeliest a stranger's too; word vectors and tags alone come next.
    """
    alone = {name: f"minds/{name}.csv" for name in ("people", "tags", "words")}
    return Family(game, {"all": together, **alone}, {"all": 0.6, "words": 0.2, "tags": 0.2})


class Family(NamedTuple):
    """The personas of a game: the CSV file of each by its name, and the weights of those that are ours."""

    game: str
    files: Mapping[str, str]
    ours: Mapping[str, float]

    def path(self, name: str) -> Path:
        """Return where the table of a persona lies."""
        return data_file("assets", self.game, *self.files[name].split("/"))

    def personas(self, source: str, targets: tuple[str, ...], clues: tuple[str, ...]) -> tuple[Persona, ...]:
        """Return the personas of a source; UserError for a bad file or an unknown name."""
        names = source.split("+") if source else []
        if names and not all(name in self.files for name in names):
            if Path(source).suffix or Path(source).exists():
                return (Persona(1.0, load(Path(source), targets, clues)),)
            known = ", ".join(self.files)
            said = (source, known)
            raise UserError(Text("app", "“{0}” is neither a file nor one of our minds: {1}.", said))
        weights = dict.fromkeys(names, 1 / max(len(names), 1)) or dict(self.ours)
        return tuple(
            Persona(weight, load(self.path(name), targets, clues)) for name, weight in weights.items()
        )
