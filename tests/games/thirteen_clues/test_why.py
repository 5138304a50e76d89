"""Reasons for moves of 13 Clues count what the exact deduction counts (B4)."""

from __future__ import annotations

from statistics import mean

import pytest

from mystery_table.core.bot import Question
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.thirteen_clues import why
from mystery_table.games.thirteen_clues.belief import Belief
from mystery_table.games.thirteen_clues.bot import mind
from mystery_table.games.thirteen_clues.deduction import Deduction
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.worlds import Worlds
from tests.support.contract import Case


def decisions(seats: int, seed: str, count: int) -> list[tuple[Observation, Action]]:
    """Return observations once the screens stand, with what a strong bot does there."""
    session, bot = Case("thirteen_clues", {}, seats).session(seed), mind("strong", "")
    found: list[tuple[Observation, Action]] = []
    while session.actors and len(found) < count:
        seat = session.actors[0]
        seen = session.observe(seat)
        action = bot.choose(seen, session.legal(seat), Rng(session.draws(seat)))
        if seen.public.phase not in ("keep", "take"):
            found.append((seen, action))
        session.play(seat, action)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_B4_the_number_of_possible_mysteries_is_the_deductions(seats: int) -> None:
    for seen, action in decisions(seats, "count", 8):
        said = why.explain(Question(seen, action))
        exact = Deduction(Worlds(seen)).mysteries
        assert {text.n for text in said if text.n is not None} <= {len(exact)}
        if action[0] != "accuse":
            assert said[0].n == len(exact)
        elif len(exact) == 1:
            assert action[1:] == exact[0]
            assert said[0].source == "Only this mystery agrees with everything that was said."


def test_B4_what_an_answer_leaves_is_what_it_leaves_in_guessed_worlds() -> None:
    rng = Rng(8)
    for seen, action in decisions(3, "left", 6)[2::2]:
        if action[0] not in ("ask", "secret"):
            continue
        belief = Belief(seen)
        told = why.left_after(belief, why.possible(belief), action)
        left = []
        for _ in range(60):
            after, _ = GAME.apply(GAME.guess(seen, rng), seen.seat, action)
            left.append(len(Deduction(Worlds(GAME.observe(after, seen.seat))).mysteries))
        assert abs(mean(left) - told) < 0.2 * told + 1


def test_B4_no_other_question_tells_more_only_where_that_is_so() -> None:
    for seen, action in decisions(3, "best", 6):
        said = why.explain(Question(seen, action))
        if action[0] != "ask":
            continue
        belief = Belief(seen)
        _, witness, about, side = action
        holders = belief.worlds.holders
        place = next(n for n, holder in enumerate(holders) if holder == (witness, side))
        bits = belief.lesson(place, about).about_mystery
        best = max(
            belief.lesson(holders.index((w, s)), a).about_mystery
            for _, w, a, s in (legal for legal in GAME.legal(seen) if legal[0] == "ask")
        )
        assert (bits >= best - 1e-6) == any("No other question" in text.source for text in said)


def test_B4_a_forgetful_bot_counts_what_it_remembers() -> None:
    for seen, action in decisions(4, "forget", 14)[10:]:
        few = why.explain(Question(seen, action, "novice"))[-1]
        all_ = why.explain(Question(seen, action))[-1]
        if few.n is not None and all_.n is not None:
            assert few.n >= all_.n
