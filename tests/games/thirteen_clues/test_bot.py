"""Bots: honest, quick, and the better the level the faster they solve their mystery."""

from __future__ import annotations

import time

import pytest

from mystery_table.core.bot import Mind
from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.games.thirteen_clues import bot, race
from mystery_table.games.thirteen_clues.belief import Belief, entropy, remembered
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH
from tests.games.thirteen_clues.matches import LEVELS, match, minds, share, turns
from tests.games.thirteen_clues.positions import laid, play
from tests.games.thirteen_clues.test_worlds import views


def test_only_the_yardstick_is_not_for_the_lobby() -> None:
    assert {*LEVELS} - {*bot.known_levels()} == {"asker"}


@pytest.mark.parametrize(("level", "source"), [("genius", ""), ("master", "table.csv")])
def test_an_unknown_level_or_a_source_is_an_error(level: str, source: str) -> None:
    with pytest.raises(UserError):
        bot.mind(level, source)


@pytest.mark.parametrize("level", LEVELS)
def test_P7_the_same_view_and_draws_give_the_same_move_whatever_the_truth(level: str) -> None:
    mind = bot.mind(level, "")
    for seats in (2, 3, 5):
        for number, view in enumerate(views(({}, seats), range(1), 9)):
            other = GAME.observe(GAME.guess(view, Rng(number)), view.seat)
            legal = GAME.legal(view)
            assert mind.choose(view, legal, Rng(7)) == mind.choose(other, GAME.legal(other), Rng(7))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_level_ends_every_match(level: str, seats: int) -> None:
    for seed in range(3):
        match(minds(*[level] * seats), seed, secret=seats > 2)


def lesson_view() -> Observation:
    return GAME.observe(laid(3), 0)


def test_a_question_that_was_answered_teaches_nothing_more() -> None:
    state = play(laid(3, glasses=(2, 1, 0)), (0, ("ask", 1, 2, BOTH)))
    belief = Belief(GAME.observe(state, 0))
    place = [holder.seat for holder in belief.worlds.holders].index(1)
    assert belief.lesson(place, 2).in_all == pytest.approx(0)
    assert belief.lesson(place, 3).about_mystery > 0.1


def test_the_lesson_of_a_question_is_how_much_its_answers_lower_the_doubt() -> None:
    belief = Belief(lesson_view())
    for about in (2, 10):
        after = belief.after(0, about)
        assert sum(map(sum, after)) == pytest.approx(1)
        left = 0.0
        for joint in after:
            whole = sum(joint)
            left += whole * entropy([part / whole for part in joint]) if whole else 0
        assert belief.lesson(0, about).about_mystery == pytest.approx(entropy(belief.chances) - left)


def test_a_certain_mystery_is_named_at_once() -> None:
    for level in LEVELS:
        for seed in range(2):
            named: list[tuple[float, str]] = []

            def watch(
                _state: object,
                view: Observation,
                action: tuple[object, ...],
                named: list[tuple[float, str]] = named,
            ) -> None:
                if view.public.phase == "act":
                    named.append((Belief(view).best[0], str(action[0])))

            match(minds(*[level] * 3), seed, watch)
            certain = [verb for chance, verb in named if chance > 0.9999]
            assert level in ("novice", "casual") or {*certain} <= {"accuse"}


def test_the_yardstick_names_nothing_uncertain_while_there_is_something_to_ask() -> None:
    def watch(_state: object, view: Observation, action: tuple[object, ...]) -> None:
        if action[0] == "accuse":
            assert Belief(view).best[0] > 0.999 or len(Belief(view).cases) <= bot.FEW

    for seed in range(5):
        match(minds("asker", "asker"), seed, watch)


def test_a_glass_costs_nothing_where_its_taker_would_have_had_one() -> None:
    view = GAME.observe(laid(4, glasses=(1, 0, 2, 0)), 0)
    assert race.cost(view, 1) == 0
    assert race.cost(view, 2) > 0
    assert race.cost(GAME.observe(laid(2), 0), 1) == 0


def test_a_guess_between_two_is_better_than_a_question_and_one_among_many_is_not() -> None:
    assert race.should_guess([0.5, 0.5], [[0.5], [0.5]])
    assert not race.should_guess([0.05] * 20, [[0.05] * 10, [0.05] * 10])
    assert race.should_guess([0.9, 0.1], None)


def test_the_token_is_spent_on_the_first_question_of_those_who_know_its_worth() -> None:
    view = GAME.observe(laid(3, options={"secret": True}), 0)
    for level, verb in (("casual", "ask"), ("strong", "secret"), ("master", "secret")):
        assert bot.mind(level, "").choose(view, GAME.legal(view), Rng(1))[0] == verb


def test_a_glass_is_taken_from_whoever_has_most() -> None:
    view = GAME.observe(laid(4, glasses=(0, 3, 4, 1), supply=0, phase="take"), 0)
    assert bot.mind("master", "").choose(view, GAME.legal(view), Rng(1)) == ("take", 2)


def test_a_short_memory_keeps_own_questions_and_the_latest_of_others() -> None:
    state = play(
        laid(3, glasses=(2, 1, 1), supply=4),
        (0, ("ask", 1, 2, BOTH)),
        (0, ("ask", 2, 2, BOTH)),
        (1, ("ask", 2, 3, BOTH)),
        (1, ("ask", 2, 4, BOTH)),
    )
    places = [fact.place for fact in remembered(GAME.observe(state, 0), 1)]
    assert places == [0, 1, 3]
    assert [fact.place for fact in remembered(GAME.observe(state, 1), 0)] == [2, 3]


def test_levels_solve_faster_the_better_they_are() -> None:
    for seats in (2, 3):
        asker, strong = (turns((level,) * seats, range(12)) for level in ("asker", "strong"))
        assert strong < 0.8 * asker


def test_B2_a_decision_takes_milliseconds() -> None:
    times = []
    mind = bot.mind("master", "")
    for view in views(({}, 4), range(4), 3):
        legal = GAME.legal(view)
        began = time.process_time()
        mind.choose(view, legal, Rng(1))
        times.append(time.process_time() - began)
    assert sorted(times)[len(times) // 2] < 0.03


class Timed:
    """A bot that notes how long each of its decisions took."""

    def __init__(self, mind: Mind, times: list[float]) -> None:
        self.mind, self.times = mind, times

    def choose(self, view: Observation, legal: list[Action], rng: Rng) -> Action:
        began = time.process_time()
        action = self.mind.choose(view, legal, rng)
        self.times.append(time.process_time() - began)
        return action


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_B2_ninety_nine_of_a_hundred_decisions_take_15_milliseconds_at_most(seats: int) -> None:
    times: list[float] = []
    for seed in range(30):
        match([Timed(mind, times) for mind in minds(*["master"] * seats)], seed)
    assert len(times) > 300
    assert sorted(times)[len(times) * 99 // 100] <= 0.015


LIMITS = {2: 0.65, 3: 0.65, 4: 0.68}


@pytest.mark.slow
@pytest.mark.parametrize("seats", LIMITS)
def test_masters_need_fewer_turns_than_askers(seats: int) -> None:
    asker, master = (turns((level,) * seats, range(300)) for level in ("asker", "master"))
    assert master <= LIMITS[seats] * asker


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_master_among_askers_wins_more_than_its_share(seats: int) -> None:
    assert share("master", "asker", seats, range(300)) >= 1.6
