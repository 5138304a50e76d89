"""Why a bot did what it did: told once a match is over, by the same mind from what its seat saw then."""

from __future__ import annotations

from mystery_table.core import hints
from mystery_table.core.bot import Request
from mystery_table.core.replay import Replay
from mystery_table.core.seating import Chair
from mystery_table.core.words import Text

AT_RANDOM = Text("app", "It plays at random.")
ONLY_MOVE = Text("app", "It was the only possible move.")


def bot(replay: Replay, step: int) -> Chair | None:
    """Return the chair whose bot made a step, None for a person's step or one of chance.

    A person's seat counts while it was lent to a bot.
    """
    seat = replay.marks[step].seat
    if seat < 0:
        return None
    chair = replay.seating.chairs[seat]
    if chair.person is None:
        return chair
    changes = [change for change in replay.lent if change.seat == seat and change.number <= step]
    if not changes or not changes[-1].bot:
        return None
    return chair._replace(level=changes[-1].level)


def steps(replay: Replay) -> list[int]:
    """Return the numbers of the steps that can be explained; none while the match runs."""
    if not replay.over or not hints.explains(replay.game.id):
        return []
    return [step for step in range(replay.last) if bot(replay, step) is not None]


def question(replay: Replay, step: int) -> Request:
    """Return what to ask a mind about a bot's step; ValueError while the match runs, or for another step."""
    chair = bot(replay, step) if replay.over else None
    if chair is None:
        raise ValueError("only a bot's step of a finished match is explained")
    played = replay.session.history[step]
    seen = replay.observe(step, played.seat)
    game = replay.game.id
    return Request(0, step, game, chair.level, chair.mind, f"step {step}", seen, True, played.action)


def known(replay: Replay, step: int) -> tuple[Text, ...]:
    """Return why a step was made where no mind need be asked: it was the only move, or drawn at random."""
    if replay.session.history[step].forced:
        return (ONLY_MOVE,)
    chair = bot(replay, step)
    return (AT_RANDOM,) if chair is not None and chair.level == "random" else ()
