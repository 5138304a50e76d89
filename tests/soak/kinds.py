"""Which matches are played: mode, mission, options, seats and the level of each follow from a number."""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table import games
from mystery_table.core.bot import levels, yardsticks
from mystery_table.core.match import seated
from mystery_table.core.options import Mission, Mode
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Chair, Seating

DEAR, USUAL = 50, 10
"""Of so many matches one is played by levels that think long, and one by the quicker half of all levels."""


class Kind(NamedTuple):
    """One match to be played. `options` are settled."""

    game: str
    number: int
    options: dict[str, Any]
    levels: tuple[str, ...]

    @property
    def seating(self) -> Seating:
        """Every seat a person of its own, so that decisions can be taken back as persons may."""
        return Seating(tuple(Chair("Ana", seat % 6, seat) for seat in range(len(self.levels))))


def kind(game: str, number: int) -> Kind:
    """Return match `number` of a game: the same number gives the same kind."""
    rng = Rng(f"soak {game} {number}")
    given, seats = _case(game, rng) if number % 3 == 0 else _offered(game, rng)
    bots = Seating(tuple(Chair("Bot", seat % 6, None, True) for seat in range(seats)))
    options = games.load(game).settle(seated(game, given, bots), seats)
    chosen = _levels(game, number)
    return Kind(game, number, options, tuple(rng.pick(chosen) for _ in range(seats)))


def _case(game: str, rng: Rng) -> tuple[dict[str, Any], int]:
    cases: list[tuple[dict[str, Any], int]] = games.module(game, "options").cases()
    return rng.pick(cases)


def _offered(game: str, rng: Rng) -> tuple[dict[str, Any], int]:
    """Return what somebody may choose in the lobby or on the map of missions."""
    modes: tuple[Mode, ...] = games.module(game, "options").modes()
    mode = rng.pick(modes)
    part = games.part(game, "missions")
    missions: tuple[Mission, ...] = part.missions() if part is not None else ()
    fitting = [mission for mission in missions if mission.options.get("mode") == mode.options.get("mode")]
    given: dict[str, Any] = {**mode.options, **{c.key: rng.pick(c.values) for c in mode.choices}}
    if fitting:
        mission = rng.pick(fitting)
        return {**given, **mission.options}, mission.seats
    return given, rng.pick(mode.seats)


def _levels(game: str, number: int) -> tuple[str, ...]:
    """Return the levels that may sit at a table."""
    known = (*levels(game), *yardsticks(game))
    if number % DEAR == 1:
        return known
    quick = tuple(level for level in known if level not in ("strong", "master"))
    if number % USUAL == 2:
        return quick
    return ("random",) if number % 2 else ("random", "novice")
