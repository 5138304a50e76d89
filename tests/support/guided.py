"""Follows guided matches: without a window to a given lesson, and in the window by doing what is asked."""

from __future__ import annotations

from mystery_table.core import tutorial
from mystery_table.core.bot import Request, decide, mind
from mystery_table.core.match import Match, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played
from mystery_table.core.state import Action
from mystery_table.core.store import Store
from mystery_table.core.tutorial import Guide, Lesson
from mystery_table.core.words import english

GUIDED = ("mirror_of_truth", "mary_king", "thirteen_clues", "mysterium")
"""Games that have a guided match."""
BADGES = 8


def begun(store: Store, game: str) -> Match:
    """Return the guided match of a game, just begun."""
    seating = tutorial.seated(game, english, ["Anna"], 8)
    return open_match(store, tutorial.begin(store, game, seating, "Guided match"))


def seen(match: Match) -> list[Played]:
    """Return the match so far with the events that the person saw."""
    mine = match.seating.seats(0)
    return [
        step._replace(events=tuple(e for e in step.events if e.to is None or e.to in mine))
        for step in match.session.history
    ]


def at(match: Match, guide: Guide) -> int:
    """Return the number of the lesson that is due."""
    return guide.reached(seen(match), match.seating.seats(0)).at


def wanted(lesson: Lesson, legal: list[Action]) -> list[Action]:
    """Return the moves that a lesson asks for; all of them where it leaves it open."""
    found = [action for action in legal if lesson.does is not None and lesson.does(action)]
    return found or legal


def advised(match: Match, lesson: Lesson, legal: list[Action]) -> Action:
    """Return what a sensible person does who follows the guide."""
    return sensible(match, wanted(lesson, legal))


def sensible(match: Match, moves: list[Action]) -> Action:
    """Return the one of these moves that a strong bot would make in the person's place."""
    if len(moves) == 1:
        return moves[0]
    seat = person_seat(match)
    rng = Rng(f"person {match.session.number}")
    return mind(match.game.id, "strong").choose(match.session.observe(seat), moves, rng)


def person_seat(match: Match) -> int:
    """Return the seat of the person that acts, or their first one."""
    mine = match.seating.seats(0)
    return next((seat for seat in match.session.actors if seat in mine), mine[0])


def bot_moves(match: Match) -> bool:
    """Let a bot make its move, as it would in its process; False if none is to move."""
    for seat in match.session.actors:
        if seat >= 0 and match.seating.decider(seat) is None:
            chair, session = match.seating.chairs[seat], match.session
            head = (match.id, session.lines, match.game.id, chair.level, chair.mind, session.draws(seat))
            action = decide(Request(*head, session.observe(seat))).action
            assert action is not None
            match.play(seat, action)
            return True
    return False


def forward(match: Match, guide: Guide, until: int = 99) -> int:
    """Follow the guide to a lesson, or to its end; return how many moves the person made."""
    moves = 0
    while (now := at(match, guide)) < min(until, len(guide.lessons)):
        lesson = guide.lessons[now]
        seat = person_seat(match)
        legal = match.session.legal(seat)
        if lesson.read:
            guide.go_past(now)
        elif legal:
            match.play(seat, advised(match, lesson, legal))
            moves += 1
        elif not bot_moves(match):
            raise AssertionError(f"lesson {now + 1} waits for nothing")
    return moves
