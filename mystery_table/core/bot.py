"""Bots: minds that decide from an observation, asked by value and answered by value."""

from __future__ import annotations

import time
from typing import NamedTuple, Protocol

from mystery_table import games
from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Said, Text

LEVELS = ("random", "novice", "casual", "strong", "master")
"""Names that every game knows, weakest first; a game may have more of its own."""


class Mind(Protocol):
    """Decides for a seat. The same observation and draws give the same move; never looks at a clock."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`, which has at least two actions."""


class Uniform:
    """Plays any legal action, each as likely: the level "random" of every game."""

    def choose(self, observation: Observation, legal: list[Action], rng: Rng) -> Action:
        """Return one of `legal`."""
        return rng.pick(legal)


class Request(NamedTuple):
    """What is sent to the bots' process: an observation and nothing more of the match."""

    match: int
    step: int
    game: str
    level: str
    mind: str
    draws: str
    """Seed of this decision's draws; tells nothing of the match's secret."""
    observation: Observation
    why: bool = False
    """Whether the answer is to say why: a hint, or an explanation after the match."""
    action: Action | None = None
    """What was decided before and is only to be explained; None: the bot decides."""


class Question(NamedTuple):
    """A move that is to be explained, and who would make it; what a game's why.py is asked."""

    observation: Observation
    action: Action
    level: str = "strong"
    source: str = ""
    """The mind, as in a chair."""
    draws: str = ""
    """Seed of what is tried out for the explanation."""


class Odds(NamedTuple):
    """How likely a seat held something to be, from 0 to 1; `meant`: its move was about that."""

    name: Said
    chance: float
    meant: bool = False


def per_cent(chance: float) -> int:
    """Return a probability in whole per cent; what is not certain is neither 0 nor 100."""
    return max(1, min(99, round(100 * chance)))


class Thought(NamedTuple):
    """What a seat believed when it decided: what the odds are of, and the odds themselves."""

    title: Text
    odds: tuple[Odds, ...]


class Answer(NamedTuple):
    """What comes back. An answer to an older step is dropped; `action` is None where the bot failed."""

    match: int
    step: int
    seat: int
    action: Action | None
    seconds: float
    fault: str = ""
    why: bool = False
    """Whether it was asked why: then it is nobody's move."""
    reasons: tuple[Text, ...] = ()
    """Why the action is a good one, strongest reason first; () where the game gives none."""
    thought: Thought | None = None
    """What the bot believed, for explanations after the match."""


def levels(game: str) -> dict[str, str]:
    """Return every level of a game, weakest first, with the one that it really plays as."""
    known: dict[str, str] = games.module(game, "bot").known_levels()
    return {"random": "random", **known}


def yardsticks(game: str) -> tuple[str, ...]:
    """Return what a game's levels are measured against; nobody is offered it as an opponent."""
    found: tuple[str, ...] = getattr(games.module(game, "bot"), "YARDSTICKS", ())
    return found


def mind(game: str, level: str, source: str = "") -> Mind:
    """Return a mind of a game's level; `source` names what it believes (a file), UserError if unknown."""
    if level == "random":
        return Uniform()
    known = levels(game)
    if level not in known and level not in yardsticks(game):
        raise UserError(Text("app", "There is no level “{0}”. Known levels: {1}.", (level, ", ".join(known))))
    made: Mind = games.module(game, "bot").mind(level, source)
    return made


def decide(request: Request) -> Answer:
    """Let the bot that the request names decide; a move that is not legal is its bug."""
    began = time.perf_counter()
    chosen = _chosen(request) if request.action is None else request.action
    if request.why and request.action is None:
        chosen = _advised(request, chosen)
    reasons = explain(request, chosen) if request.why else ()
    thought = _thought(request) if request.why else None
    seat, spent = request.observation.seat, time.perf_counter() - began
    return Answer(request.match, request.step, seat, chosen, spent, "", request.why, reasons, thought)


def _chosen(request: Request) -> Action:
    legal = games.load(request.game).legal(request.observation)
    if len(legal) == 1:
        return legal[0]
    bot = mind(request.game, request.level, request.mind)
    chosen = bot.choose(request.observation, legal, Rng(request.draws))
    if chosen not in legal:
        raise ValueError(chosen)
    return chosen


def _advised(request: Request, action: Action) -> Action:
    """Return what to suggest to a person: a bot's choice, or what its game's why.py finds better on trial."""
    advise = getattr(games.part(request.game, "why"), "advise", None)
    if advise is None:
        return action
    found: Action = advise(_question(request, action))
    return found


def explain(request: Request, action: Action) -> tuple[Text, ...]:
    """Return why a bot of the request's level does this, strongest reason first, from its observation alone.

    A game says so in its why.py: explain(question).
    """
    part = games.part(request.game, "why")
    if part is None or request.level == "random":
        return ()
    said: tuple[Text, ...] = part.explain(_question(request, action))
    return said


def _thought(request: Request) -> Thought | None:
    """Return what a bot believed when it made a move that is explained, None where its game does not say."""
    think = getattr(games.part(request.game, "why"), "thought", None)
    if think is None or request.action is None or request.level == "random":
        return None
    found: Thought | None = think(_question(request, request.action))
    return found


def _question(request: Request, action: Action) -> Question:
    return Question(request.observation, action, request.level, request.mind, f"why {request.draws}")
