"""Whole matches between bots, played on one open draft: as fast as the rules allow, kept nowhere."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from mystery_table import games
from mystery_table.core.bot import Mind, Uniform, mind
from mystery_table.core.draft import Draft
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation, Options, Seat, State


class Player(NamedTuple):
    """Who plays: a level, and what it believes (see bot.mind)."""

    level: str
    source: str = ""

    def mind(self, game: str) -> Mind:
        """Return the mind; UserError for an unknown level or a bad source."""
        return mind(game, self.level, self.source)


class Outcome(NamedTuple):
    """One match as it went. `thought` are the seconds of every decision, rules and dealing not among them."""

    scores: tuple[int, ...]
    steps: int
    turns: tuple[int, ...]
    """Of each seat: how often it began to act after somebody else."""
    seconds: float
    thought: tuple[float, ...]


class Simulation:
    """Matches of one kind between the same bots. The same seed and number give the same match."""

    def __init__(self, game: str, options: Options, players: Sequence[Player], seed: str) -> None:
        """Take settled options; UserError for an unknown game or level."""
        self.game: Game = games.load(game)
        self.seed = seed
        self._minds = [player.mind(game) for player in players]
        self._start: State = self.game.start(options, len(players))
        self._owns_what_it_sees = type(self.game).sees is Game.sees

    def play(self, number: int, rotate: bool = False) -> Outcome:
        """Play match `number`. With `rotate`, of n matches in a row each deal is played from every seat.

        Bot b then sits at seat (b + number) mod n; the outcome is told by bot, not by seat.
        """
        seats = len(self._minds)
        shift, deal = (number % seats, number // seats) if rotate else (0, number)
        minds = [self._minds[(seat - shift) % seats] for seat in range(seats)]
        table = _Table(self.game, self._start, minds, f"{self.seed}/{deal}", self._owns_what_it_sees)
        outcome = table.play()
        places = [(bot + shift) % seats for bot in range(seats)]
        return outcome._replace(
            scores=tuple(outcome.scores[at] for at in places), turns=tuple(outcome.turns[at] for at in places)
        )


class _Table:
    """One match on an open draft."""

    def __init__(self, game: Game, start: State, minds: Sequence[Mind], seed: str, owns: bool) -> None:
        self._game, self._minds, self._owns = game, minds, owns
        self._draft = Draft(start, quiet=True)
        self._chance = Rng(seed)
        self._draws = [Rng(f"{seed}/bot/{seat}") for seat in range(len(minds))]
        self._thought: list[float] = []
        self._acted: list[Seat] = []

    def play(self) -> Outcome:
        """Play to the end."""
        began = time.perf_counter()
        game, draft = self._game, self._draft
        steps = 0
        while actors := game.actors(draft):
            if actors[0] == CHANCE:
                game.step(draft, CHANCE, game.chance(draft.view(), self._chance))
            else:
                seat = actors[0] if len(actors) == 1 else self._chance.pick([s for s in actors if s >= 0])
                game.step(draft, seat, self._choice(seat))
                self._acted.append(seat)
            steps += 1
        spent = time.perf_counter() - began
        turns = [seat for seat, _ in groupby(self._acted)]
        counts = tuple(turns.count(seat) for seat in range(len(self._minds)))
        return Outcome(game.scores(draft), steps, counts, spent, tuple(self._thought))

    def _choice(self, seat: Seat) -> Action:
        legal = self._game.legal(self._look(seat))
        if len(legal) == 1:
            return legal[0]
        chooser = self._minds[seat]
        if isinstance(chooser, Uniform):  # whose thought is one draw: it sees nothing, and takes no time
            return self._draws[seat].pick(legal)
        seen = self._game.observe(self._draft.close(), seat)
        began = time.perf_counter()
        action = chooser.choose(seen, legal, self._draws[seat])
        self._thought.append(time.perf_counter() - began)
        if action not in legal:
            raise ValueError(f"not legal: {action}")
        return action

    def _look(self, seat: Seat) -> Observation:
        """Return what is good enough for `legal`; bots get an observation that nothing can change."""
        if self._owns:
            return self._draft.observe(seat)
        return self._game.observe(self._draft.view(), seat)
