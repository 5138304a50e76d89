"""What lies on the tables of the games is drawn, and what a player must tell apart does not look the same."""

from __future__ import annotations

import zlib
from functools import cache
from typing import get_args

import pytest

from mystery_table import games
from mystery_table.art.pictures import picture
from mystery_table.core.layout import Face, Form, Layout
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from tests.support.contract import Case, play_on

LOOKS = 9
"""A match is looked at before the first decisions, then before one in so many, and at the end."""
SIZES = [(41, 58), (100, 140)]


def cases(game: str) -> list[Case]:
    return [Case(game, options, seats) for options, seats in games.module(game, "options").cases()]


def layouts(session: Session) -> list[Layout]:
    """Return the tables of all seats in all forms of the window."""
    draw = games.module(session.game.id, "table").layout
    seen = [session.observe(seat) for seat in range(session.seats)]
    return [draw(observation, form) for observation in seen for form in get_args(Form)]


def shown_in(case: Case) -> set[Face]:
    """Return the faces that lie on any seat's table in one match at random, looked at now and then."""
    found: set[Face] = set()
    decisions = 0

    def look(session: Session) -> None:
        nonlocal decisions
        decisions += 1
        if decisions <= LOOKS or decisions % LOOKS == 0 or not session.actors:
            for layout in layouts(session):
                found.update(piece.face for piece in layout.pieces)

    play_on(case.session(), Rng(case.game), look)
    return found


@cache
def faces(game: str) -> tuple[Face, ...]:
    """Return all faces of a game in any of its kinds of matches."""
    return tuple(sorted(set().union(*map(shown_in, cases(game)))))


@cache
def looks(game: str, width: int, height: int) -> dict[Face, int]:
    """Draw every face of a game once; return what tells its pixels from others."""
    return {face: zlib.crc32(picture(face, width, height).constBits()) for face in faces(game)}


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games.names())
def test_every_face_on_any_table_is_drawn_and_unlike_all_others(game: str, size: tuple[int, int]) -> None:
    drawn = looks(game, *size)
    assert len(drawn) > 20
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("game", games.names())
def test_what_lies_on_the_first_tables_of_a_game_is_drawn(game: str) -> None:
    for layout in layouts(cases(game)[0].session()):
        for face in {piece.face for piece in layout.pieces}:
            assert not picture(face, 41, 58).isNull()


@pytest.mark.parametrize("game", games.names())
def test_the_pictures_on_a_games_cover_are_drawn(game: str) -> None:
    for face in games.module(game, "about").ABOUT.cover:
        assert not picture(face, 41, 58).isNull()
