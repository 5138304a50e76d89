"""Bots for both sides and every mission. A level is a number of playouts.

Without playouts a bot takes what looks best at a glance. With them, guessed worlds are played on by glances
to the second end of a turn, all candidates in the same worlds; the better half of them goes on to more.
"""

from __future__ import annotations

from functools import lru_cache

from mystery_table.core.bot import Mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation
from mystery_table.games.mary_king import greedy
from mystery_table.games.mary_king.estimates import Estimates
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.state import Rules
from mystery_table.games.mary_king.worth import Worth

PLAYOUTS = {"novice": 0, "casual": 0, "strong": 32, "master": 160}
NOISE = {"novice": 3.5}
"""How far a level misjudges, in cards of mind."""
WIDTH = 12
"""Candidates that are looked at more closely."""
HORIZON = 2
"""Ends of turns that a playout lasts."""
SLIP = 0.08
"""How often a playout does not take what looks best."""
LONGEST = 120
"""Steps after which a playout is valued as it stands."""
YARDSTICKS = ("greedy",)
"""Not levels, but what levels are measured against."""


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as, weakest first."""
    return {level: level for level in PLAYOUTS}


def mind(level: str, source: str = "") -> Mind:  # noqa: ARG001 - other games know bots of several minds
    """Return a bot of a level or a yardstick. There is nothing to choose by `source`."""
    if level == "greedy":
        return greedy.Greedy()
    return Player(PLAYOUTS[level], NOISE.get(level, 0.0))


class Player:
    """Decides for one seat."""

    def __init__(self, playouts: int, noise: float = 0.0) -> None:
        self._playouts, self._noise = playouts, noise
        self._last: tuple[Rules, Worth] | None = None

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`."""
        worth = self._worth(observation.public.rules)
        ranked = rank(worth, observation, legal, rng, self._noise)
        if not self._playouts or _same(ranked):
            return ranked[0]
        return _Search(worth, observation, ranked[:WIDTH], rng).best(self._playouts)

    def _worth(self, rules: Rules) -> Worth:
        if self._last is None or self._last[0] is not rules:
            self._last = rules, worth_of(rules)
        return self._last[1]


@lru_cache(maxsize=4)
def worth_of(rules: Rules) -> Worth:
    """Return the worth of a match's positions, whose tables are made once."""
    return Worth(rules)


def _same(actions: list[Action]) -> bool:
    """Return whether the choice is one that playouts cannot tell apart: the order of cards in a mind."""
    return len(actions) == 1 or actions[0][0] == "order"


def rank(
    worth: Worth, observation: Observation, legal: list[Action], rng: Rng, noise: float = 0.0
) -> list[Action]:
    """Return the actions, what looks best first; equal ones in random order."""
    glance = Estimates(worth, observation.public, observation.seat)
    draw = rng.random
    spread = noise or 1e-6
    return [a for _, _, a in sorted(((-glance.of(a) + spread * draw(), n, a) for n, a in enumerate(legal)))]


class _Search:
    """Sequential halving over candidates, in guessed worlds that all of them share."""

    def __init__(self, worth: Worth, observation: Observation, actions: list[Action], rng: Rng) -> None:
        self._worth, self._observation, self._rng = worth, observation, rng
        self._alive = actions
        self._sums = dict.fromkeys(actions, 0.0)
        self._worlds = GAME.guesses(observation, rng)

    def best(self, playouts: int) -> Action:
        """Return the candidate that did best in so many playouts."""
        rounds = max(1, (len(self._alive) - 1).bit_length())
        for _ in range(rounds):
            for _ in range(max(1, round(playouts / rounds / len(self._alive)))):
                self._try_all()
            self._alive.sort(key=lambda action: -self._sums[action])
            self._alive = self._alive[: (len(self._alive) + 1) // 2]
        return self._alive[0]

    def _try_all(self) -> None:
        """Play every candidate in one more world, with the same draws."""
        world = Draft(next(self._worlds), quiet=True)
        seed = self._rng.below(1 << 30)
        for action in self._alive:
            self._sums[action] += playout(
                self._worth, world.copy(), self._observation.seat, action, Rng(seed)
            )


def playout(worth: Worth, draft: Draft, seat: int, action: Action, rng: Rng) -> float:
    """Return what a world is worth to a seat some time after an action."""
    ends = int(action[0] == "end")
    GAME.step(draft, seat, action)
    for _ in range(LONGEST):
        actors = draft.actors
        if not actors or (ends >= HORIZON and not draft.todo):
            break
        actor = actors[0]
        if actor == CHANCE:
            GAME.step(draft, CHANCE, GAME.chance(draft.view(), rng))
            continue
        chosen = _policy(worth, draft, actor, rng)
        ends += chosen[0] == "end"
        GAME.step(draft, actor, chosen)
    return worth.of(draft, seat)


def _policy(worth: Worth, draft: Draft, actor: int, rng: Rng) -> Action:
    """Return what looks best at a glance to whoever acts, seldom something else."""
    observation = draft.observe(actor)
    legal = GAME.legal(observation)
    if len(legal) == 1:
        return legal[0]
    if rng.random() < SLIP:
        return rng.pick(legal)
    glance = Estimates(worth, draft, actor)
    best, found = -1e9, legal[0]
    for action in legal:
        value = glance.of(action) + 1e-3 * rng.random()
        if value > best:
            best, found = value, action
    return found
