"""Guided matches as values: where a match stands in its lessons, what does not count, how long they take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mystery_table.core import statistics, tutorial
from mystery_table.core.campaign import won
from mystery_table.core.match import delete_match, last_setup, open_match
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played
from mystery_table.core.state import Event
from mystery_table.core.store import Store
from mystery_table.core.tutorial import Guide, Lesson, Reached, event, move, reached
from mystery_table.core.words import Text
from mystery_table.translate import LANGUAGES, Speaker
from tests.support.guided import GUIDED, at, begun, bot_moves, forward, person_seat

every_guided_game = pytest.mark.parametrize("game", GUIDED)
READING, MOVING = 150, 8
"""Words a minute, and seconds a move."""
LONGEST = 10
HELLO = Text("app", "Next")
LESSONS = (
    Lesson(HELLO),
    Lesson(HELLO, does=move("vote")),
    Lesson(HELLO, sees=event("placed", by=1)),
    Lesson(HELLO),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path / "matches.sqlite")
    yield found
    found.close()


def step(seat: int, verb: str, *events: Event) -> Played:
    return Played(seat, (verb,), events)


def test_a_lesson_ends_when_it_was_read_or_skipped_or_its_move_was_made_or_its_event_was_seen() -> None:
    vote, other = step(0, "vote"), step(1, "place", Event("placed", (1, 7)))
    assert reached(LESSONS, [0], [], frozenset()) == Reached(0)
    assert reached(LESSONS, [0], [], frozenset({0})) == Reached(1)
    assert reached(LESSONS, [0], [vote], frozenset({0})) == Reached(2)
    assert reached(LESSONS, [0], [vote, other], frozenset({0})) == Reached(3)
    assert reached(LESSONS, [0], [], frozenset({0, 1, 2})) == Reached(3)
    assert reached(LESSONS, [0], [vote, other], frozenset({0, 3})) == Reached(4)


def test_a_lesson_looks_only_at_what_came_after_the_one_before() -> None:
    other, vote = step(1, "place", Event("placed", (1, 7))), step(0, "vote")
    assert reached(LESSONS, [0], [other, vote], frozenset({0})) == Reached(2)
    assert reached(LESSONS, [0], [step(1, "vote")], frozenset({0})) == Reached(1)


def test_another_move_than_the_one_asked_for_is_noticed_and_no_dead_end() -> None:
    assert reached(LESSONS, [0], [step(0, "place")], frozenset({0})) == Reached(1, astray=True)
    assert reached(LESSONS, [0], [step(0, "place"), step(0, "vote")], frozenset({0})) == Reached(2)


def test_after_the_end_only_what_is_to_be_read_is_left() -> None:
    assert reached(LESSONS, [0], [], frozenset({0}), over=True) == Reached(3)


def test_what_is_taken_back_is_asked_for_again() -> None:
    assert reached(LESSONS, [0], [step(0, "vote")], frozenset({0})).at == 2
    assert reached(LESSONS, [0], [], frozenset({0})).at == 1


@every_guided_game
def test_S1_where_the_guide_stands_is_kept_with_the_match(game: str, store: Store) -> None:
    match = begun(store, game)
    guide = Guide.of(match)
    assert guide is not None
    forward(match, guide, 7)
    stood = at(match, guide)
    match.close()
    again = open_match(store, match.id)
    found = Guide.of(again)
    assert found is not None
    assert at(again, found) == stood
    again.close()


@every_guided_game
def test_the_guided_match_is_the_same_each_time(game: str, store: Store) -> None:
    logs = []
    for _ in range(2):
        match = begun(store, game)
        guide = Guide.of(match)
        assert guide is not None
        forward(match, guide)
        logs.append([(p.seat, p.action) for p in match.session.history])
        match.close()
    assert logs[0] == logs[1]


@every_guided_game
def test_a_guided_match_is_over_within_ten_minutes_of_reading_and_playing(game: str, store: Store) -> None:
    match = begun(store, game)
    guide = Guide.of(match)
    assert guide is not None
    said: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    moves = 0
    for number, lesson in enumerate(guide.lessons):
        moves += forward(match, guide, number)
        for language in LANGUAGES:
            words = lesson.words(match.session.observe(person_seat(match)))
            said[language].append(Speaker(language).say(words, [c.name for c in match.seating.chairs]))
    moves += forward(match, guide)
    assert not match.session.actors, "the match goes on after the guide"
    for language, texts in said.items():
        count = sum(len(re.findall(r"\w+", text)) for text in texts)
        minutes = count / READING + moves * MOVING / 60
        assert minutes <= LONGEST, (language, count, moves)
    tell = tutorial.tutorial(game)
    assert tell is not None
    assert tell.minutes <= LONGEST
    match.close()


@every_guided_game
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_moves_never_leave_the_guide_without_a_way_on(game: str, seed: int, store: Store) -> None:
    match, rng = begun(store, game), Rng(seed)
    guide = Guide.of(match)
    assert guide is not None
    for _ in range(400):
        now = at(match, guide)
        if now < len(guide.lessons) and guide.lessons[now].read and rng.below(2):
            guide.go_past(now)
        observation = match.session.observe(person_seat(match))
        for lesson in guide.lessons:
            assert lesson.words(observation)
            lesson.targets(observation)
        legal = match.session.legal(person_seat(match))
        if legal:
            match.play(person_seat(match), rng.pick(legal))
        elif not bot_moves(match):
            break
    while (now := at(match, guide)) < len(guide.lessons):
        guide.go_past(now)
    match.close()


@every_guided_game
def test_a_guided_match_enters_no_statistics_and_changes_no_set_up(game: str, store: Store) -> None:
    match = begun(store, game)
    guide = Guide.of(match)
    assert guide is not None
    forward(match, guide)
    assert match.practice
    match.close()
    assert statistics.results(store) == []
    guided = tutorial.tutorial(game)
    assert guided is not None
    assert won(store, game) <= {guided.wins}, "it counts in the place of the first mission alone"
    assert last_setup(store, game) is None


@every_guided_game
def test_the_offer_is_made_until_it_is_taken_or_declined(game: str, store: Store) -> None:
    assert tutorial.is_new(store, game)
    match = begun(store, game)
    match.close()
    delete_match(store, match.id)
    assert not tutorial.is_new(store, game)


@every_guided_game
def test_the_offer_can_be_declined_for_good(game: str, store: Store) -> None:
    tutorial.decline(store, game)
    assert not tutorial.is_new(store, game)
