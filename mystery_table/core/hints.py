"""Hints for persons: what a strong bot would do in their seat and why; each one is counted in the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mystery_table import games
from mystery_table.core.bot import Answer, Request, levels
from mystery_table.core.state import Observation, Seat
from mystery_table.core.words import Said, Several, Text, Who

if TYPE_CHECKING:
    from mystery_table.core.match import Match

LEVEL = "strong"
"""Of the bot that is asked; where a game has no such level, its best."""
NOTE = "hints"


def request(match: Match, seat: Seat) -> Request:
    """Return the question what a seat should do now: its observation and nothing more of the match."""
    session, game = match.session, match.game.id
    known = list(levels(game))
    level = LEVEL if LEVEL in known else known[-1]
    return Request(
        match.id, session.lines, game, level, "", session.draws(seat), session.observe(seat), why=True
    )


def sentence(words: Any, observation: Observation, answer: Answer) -> Text:
    """Return a hint in one sentence: the move, and the strongest reason for it.

    `words`: the game's words.py; its `brief`, if it has one, says a move in fewer words than its `action`.
    """
    move = getattr(words, "brief", words.action)(observation, answer.action)
    if not answer.reasons:
        return Text("app", "Hint: {0}", (move,))
    return Text("app", "Hint: {0} · {1}", (move, answer.reasons[0]))


def count(match: Match, seat: Seat) -> int:
    """Return how many hints a seat has had in a match."""
    found = match.noted(seat, NOTE)
    return found if type(found) is int else 0


def count_one(match: Match, seat: Seat) -> None:
    """Keep that a seat had one hint more; it stays so whatever is undone."""
    match.note(seat, NOTE, count(match, seat) + 1)


def total(match: Match) -> int:
    """Return how many hints all seats of a match have had."""
    return sum(count(match, seat) for seat in range(len(match.seating.chairs)))


def used(match: Match) -> Said | None:
    """Return who had how many hints in a match, None where nobody had any."""
    counts = ((seat, count(match, seat)) for seat in range(len(match.seating.chairs)))
    each = tuple(Text("app", "{0} {1}", (Who(seat), n)) for seat, n in counts if n)
    return Text("app", "Hints: {0}", (Several(each),)) if each else None


def explains(game: str) -> bool:
    """Return whether a game gives reasons for moves."""
    return games.part(game, "why") is not None
