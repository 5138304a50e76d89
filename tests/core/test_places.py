"""Who sits where while a match is set up (P8): persons hold seats, badges are never shared."""

from __future__ import annotations

import re

import pytest

from mystery_table.core.places import Places, level_name, new_seed
from mystery_table.core.seating import Chair, Seating
from mystery_table.core.words import english


@pytest.fixture
def places() -> Places:
    made = Places(english, ("Anna", "Boris"), 7, ("random", "novice", "casual", "strong", "master"))
    made.resize((3, 4, 5, 6))
    return made


def test_at_first_one_person_sits_with_bots(places: Places) -> None:
    assert [(p.name, p.bot) for p in places.seats] == [("Anna", False), ("Watson", True), ("Irene", True)]


def test_one_person_among_bots_sits_where_it_is_said_and_several_come_first(places: Places) -> None:
    for persons, bots in ((1, [True, False, True]), (2, [False, False, True])):
        places.fill(3, persons, alone=1)
        assert [place.bot for place in places.seats] == bots
        assert places.persons == persons


def test_badges_are_all_different_and_change_places(places: Places) -> None:
    first, second = places.seats[0].badge, places.seats[1].badge
    places.wear(0, second)
    assert (places.seats[0].badge, places.seats[1].badge) == (second, first)
    places.wear(0, 5)
    assert len({place.badge for place in places.seats}) == 3


def test_a_name_that_nobody_chose_changes_with_who_sits_there(places: Places) -> None:
    places.set_bot(1, False)
    assert (places.seats[1].name, places.persons) == ("Boris", 2)
    places.rename(1, "Zoe")
    places.set_bot(1, True)
    assert places.seats[1].name == "Zoe"


def test_one_person_may_hold_several_seats_and_let_them_go(places: Places) -> None:
    places.set_bot(1, False)
    places.hold(1, 0)
    assert places.persons == 1
    assert [chair.person for chair in places.seating().chairs] == [0, 0, None]
    assert places.holder(1) == 0
    places.hold(1, 1)
    assert places.persons == 2


def test_seats_keep_their_persons_when_they_move_or_go(places: Places) -> None:
    places.set_bot(2, False)
    places.move(2, -1)
    assert [p.name for p in places.seats] == ["Anna", "Boris", "Watson"]
    places.add()
    places.remove(0)
    assert [chair.person for chair in places.seating().chairs] == [0, None, None]


def test_a_mode_with_other_seats_takes_away_or_adds_bots(places: Places) -> None:
    places.resize((2,))
    assert len(places.seats) == 2
    places.resize((5, 6))
    assert [p.bot for p in places.seats] == [False, True, True, True, True]


def test_a_table_of_bots_alone_becomes_one_with_a_person() -> None:
    places = Places(english, (), 7, ("random",))
    places.take(Seating((Chair("A", 0, None, True), Chair("B", 1, None, True))))
    places.resize((2,))
    assert not places.seats[0].bot


def test_an_earlier_table_is_taken_over_with_levels_that_are_still_known() -> None:
    places = Places(english, (), 7, ("random", "novice"))
    places.take(Seating((Chair("A", 3, 5), Chair("B", 1, None, True, "grandmaster"))))
    assert places.seats[0].person == 0
    assert places.seats[1].level in places.levels


def test_a_seat_without_a_name_gets_its_number(places: Places) -> None:
    places.rename(0, "  ")
    assert places.seating().chairs[0].name == "Player 1"
    assert places.names_of_persons() == ()


def test_seeds_can_be_read_out_and_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) > 45
    assert all(re.fullmatch(r"[a-z]{6}-[a-z]{6}-\d{3}", seed) for seed in seeds)


def test_a_level_that_only_one_game_knows_is_called_by_its_key() -> None:
    assert english(level_name("casual")) == "Amateur"
    assert english(level_name("oracle")) == "oracle"
