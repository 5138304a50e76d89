"""The bots of 13 Clues. They know what their seat knows; they differ in memory and in what they ask.

- asker: random questions, accuses when certain (or when no question could tell more). The yardstick.
- novice: random questions, remembers its own and the last few answers of others, accuses on a hunch.
- casual: the best of a handful of questions, remembers a round or two.
- strong: the question that teaches most, remembers everything.
- master: minds the race, too: who gets the glass, who listens, when a guess is better than one more question.
"""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.bot import Mind
from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Text
from mystery_table.games.thirteen_clues import race
from mystery_table.games.thirteen_clues.belief import Belief, Lesson, remembered
from mystery_table.games.thirteen_clues.cards import suit_of
from mystery_table.games.thirteen_clues.worlds import Holder

NOTHING = 1e-6
"""A lesson smaller than this is none: rounding."""
CERTAIN = 0.999
FEW = 12
"""With more mysteries possible than this there is always something left to ask."""


class Habits(NamedTuple):
    """How a level plays."""

    memory: int | None = None
    """How many lines of others it remembers; None for all."""
    tries: int | None = None
    """How many actions it thinks of; None for all, 0 for asking at random."""
    hunch: float = CERTAIN
    """How likely a mystery must be to be named with the last action of a turn."""
    patience: float = 0.0
    """By how much the hunch gives way with each turn."""
    aside: float = 0.0
    """What a bit about hidden cards is worth, in bits about the mystery."""
    secrets: bool = False
    races: bool = False


YARDSTICK = "asker"
YARDSTICKS = (YARDSTICK,)
"""Measures the others; it is not for the lobby."""
LEVELS = {
    YARDSTICK: Habits(tries=0),
    "novice": Habits(memory=4, tries=0, hunch=0.5, patience=0.02),
    "casual": Habits(memory=10, tries=5, hunch=0.6, patience=0.01),
    "strong": Habits(hunch=0.5, aside=0.1, secrets=True),
    "master": Habits(aside=0.2, secrets=True, races=True),
}


def known_levels() -> dict[str, str]:
    """Return for every level the one that it really plays as; the yardstick is not for the lobby."""
    return {level: level for level in LEVELS if level != YARDSTICK}


class Option(NamedTuple):
    """Something to do, what it teaches and what it is worth in bits."""

    action: Action
    lesson: Lesson
    worth: float


def mind(level: str, source: str) -> Mind:
    """Return a mind of one of LEVELS; UserError for another level or any source: beliefs are counted."""
    if level not in LEVELS or source:
        raise UserError(Text("thirteen_clues", "There is no bot “{0}” in 13 Clues.", (source or level,)))
    return Detective(LEVELS[level])


class Detective:
    """Decides by counting worlds."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`."""
        phase = observation.public.phase
        if phase == "keep":
            return self._keep(legal, rng)
        if phase == "take":
            return _take(observation, legal)
        return self._act(observation, legal, rng)

    def _keep(self, legal: list[Action], rng: Rng) -> Action:
        """Give away different suits, as the rulebook advises; who asks at random does not care."""
        if self.habits.tries == 0:
            return rng.pick(legal)
        most = max(map(_suits, legal))
        return rng.pick([action for action in legal if _suits(action) == most])

    def _act(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        facts = None if self.habits.memory is None else remembered(observation, self.habits.memory)
        belief = Belief(observation, facts)
        chance, cards = belief.best
        accusation = ("accuse", *cards)
        if chance >= CERTAIN or self._has_a_hunch(observation, chance):
            return accusation
        if self.habits.tries == 0 and (
            len(belief.cases) > FEW or self._options(belief, _verbs(legal, "ask"))
        ):
            return rng.pick(_verbs(legal, "ask"))
        some = legal if not self.habits.tries else rng.sample(_verbs(legal, "ask", "look"), self.habits.tries)
        options = self._options(belief, some) or self._options(belief, legal)
        if not options:
            return accusation
        best = max(options, key=lambda option: option.worth)
        if self.habits.races and _should_guess(belief, best.action):
            return accusation
        return self._in_secret(observation, best.action)

    def _has_a_hunch(self, observation: Observation, chance: float) -> bool:
        if self.habits.races or not race.last_action(observation):
            return False
        turn: int = observation.public.turns[observation.seat]
        return chance >= max(0.1, self.habits.hunch - self.habits.patience * turn)

    def _options(self, belief: Belief, legal: list[Action] | tuple[Action, ...]) -> list[Option]:
        """Return questions and looks that teach something; looks are alike, so one of them."""
        found, looked = [], False
        places = {holder: place for place, holder in enumerate(belief.worlds.holders)}
        for action in legal:
            if action[0] == "ask":
                _, witness, about, side = action
                found.append(
                    self._option(belief, action, belief.lesson(places[Holder(witness, side)], about))
                )
            elif action[0] == "look" and not looked:
                looked = True
                found.append(self._option(belief, action, belief.look()))
        return [option for option in found if option.lesson.about_mystery > NOTHING]

    def _option(self, belief: Belief, action: Action, lesson: Lesson) -> Option:
        worth = lesson.about_mystery + self.habits.aside * (lesson.in_all - lesson.about_mystery)
        if self.habits.races and action[0] == "ask":
            worth -= race.cost(belief.observation, action[1])
        return Option(action, lesson, worth)

    def _in_secret(self, observation: Observation, action: Action) -> Action:
        """Ask the first question in secret: the token cannot be spent better later."""
        if self.habits.secrets and action[0] == "ask" and observation.public.tokens[observation.seat]:
            return ("secret", *action[1:])
        return action


def _verbs(legal: list[Action], *verbs: str) -> list[Action]:
    return [action for action in legal if action[0] in verbs]


def _suits(keep: Action) -> int:
    return len({suit_of(card) for card in keep[1:4]})


def _take(observation: Observation, legal: list[Action]) -> Action:
    """Take a glass from whoever has most; of equals from the one whose turn comes first."""
    public, me = observation.public, observation.seat
    return max(legal, key=lambda action: (public.glasses[action[1]], -((action[1] - me) % public.seats)))


def _should_guess(belief: Belief, best: Action) -> bool:
    """Return whether to name the likeliest mystery rather than do the best of all other things."""
    if not race.last_action(belief.observation):
        return False
    if best[0] != "ask":
        return race.should_guess(belief.chances, None)
    _, witness, about, side = best
    return race.should_guess(
        belief.chances, belief.after(belief.worlds.holders.index(Holder(witness, side)), about)
    )
