"""What holds for the reasons of every game: always one, in every language, from the observation alone."""

from __future__ import annotations

import pytest

from mystery_table import games
from mystery_table.core import hints
from mystery_table.core.bot import Answer, Request, decide
from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation, Seat
from mystery_table.core.words import Several, Text
from mystery_table.translate import Speaker
from tests.support.contract import Case, all_cases, label

CASES = [case for case in all_cases() if case.game in games.names() and hints.explains(case.game)]
FIRST = list({case.game: case for case in reversed(CASES)}.values())
LONGEST = 330
"""Letters of a hint in the longest language: it must find room beside the table."""


def asked(case: Case, observation: Observation, draws: str) -> Answer:
    return decide(Request(1, 7, case.game, "strong", "", draws, observation, why=True))


def walk(case: Case, seed: str, moves: int, step: int) -> list[tuple[Observation, Seat]]:
    """Return observations of whoever decides, every so many moves of a random match."""
    session, rng, found = case.session(seed), Rng(seed), []
    for n in range(moves):
        if not session.actors:
            break
        seat = next(s for s in session.actors if s >= 0)
        if n % step == 0:
            found.append((session.observe(seat), seat))
        session.play(seat, rng.pick(session.legal(seat)))
    return found


@pytest.mark.parametrize("case", CASES, ids=label)
def test_B4_every_hint_has_a_reason_that_can_be_said_in_every_language(case: Case) -> None:
    words = games.module(case.game, "words")
    names = [f"Name{n}" for n in range(case.seats)]
    for observation, _ in walk(case, "say", 40, 7):
        answer = asked(case, observation, "d")
        assert answer.reasons
        for language in ("en", "es", "ru"):
            speaker = Speaker(language)
            assert len(speaker.say(hints.sentence(words, observation, answer), names)) <= LONGEST
            for reason in answer.reasons:
                assert "{" not in speaker.say(reason, names)


@pytest.mark.parametrize("case", FIRST, ids=label)
def test_P7_B4_truths_that_a_seat_cannot_tell_apart_give_it_the_same_hint(case: Case) -> None:
    rules, rng = case.rules(), Rng(3)
    for observation, seat in walk(case, "same", 40, 9):
        other = rules.observe(rules.guess(observation, rng), seat)
        one, two = asked(case, observation, "draws"), asked(case, other, "draws")
        assert (one.action, one.reasons) == (two.action, two.reasons)


def spoken(said: object) -> bool:
    """Return whether a reason consists of values that every language can say."""
    if isinstance(said, Text):
        return all(map(spoken, said.args))
    return all(map(spoken, said.items)) if isinstance(said, Several) else True


@pytest.mark.parametrize("case", FIRST, ids=label)
def test_B4_any_legal_move_can_be_explained(case: Case) -> None:
    rng = Rng(5)
    for observation, _ in walk(case, "any", 60, 6):
        legal = case.rules().legal(observation)
        for level in ("novice", "strong"):
            request = Request(1, 7, case.game, level, "", "d", observation, True, rng.pick(legal))
            answer = decide(request)
            assert answer.action == request.action
            assert answer.reasons
            assert all(map(spoken, answer.reasons))


@pytest.mark.parametrize("case", FIRST, ids=label)
def test_B3_what_a_bot_believed_is_told_as_odds_and_never_with_a_hint(case: Case) -> None:
    speakers = [Speaker(language) for language in ("en", "es", "ru")]
    names = [f"Name{n}" for n in range(case.seats)]
    for observation, _ in walk(case, "odds", 40, 5):
        hint = asked(case, observation, "d")
        assert hint.thought is None
        told = decide(Request(1, 7, case.game, "strong", "", "d", observation, True, hint.action)).thought
        if told is None:
            continue
        assert all(0 <= odds.chance <= 1.000001 for odds in told.odds)
        assert sum(odds.meant for odds in told.odds) <= 1
        for speaker in speakers:
            said = [speaker.say(told.title, names), *(speaker.say(odds.name, names) for odds in told.odds)]
            assert len(set(said)) == len(said)
