"""Films of turns at a shared screen in any game, and of the same turns in what the seat cannot tell apart.

A film is made of whole frames, accessible tree, tooltips, log and the pictures asked for, from the closed
curtain through the move to the next closed curtain (tests/support/film.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mystery_table import games
from mystery_table.core.match import Match, new_match
from mystery_table.core.rng import Rng
from mystery_table.core.state import CLOCK, Seat
from mystery_table.ui.program import Program
from tests.soak.kinds import kind
from tests.support import table as hands
from tests.support.film import Camera, Film, twin, unchanged
from tests.support.mysterium import knowing

A_MATCH = 3
"""How many turns of each match are filmed."""


class Filmed(NamedTuple):
    """One turn: where it was, how many frames were compared, and what differed."""

    turn: tuple[str, int, int, Seat]
    """Game, number of the match, line, seat."""
    frames: int
    faults: tuple[str, ...]


class Nobody:
    """Stands where pytest-qt's robot would; the camera closes its windows itself."""

    def addWidget(self, _widget: object) -> None:
        """Forget nothing: there is nobody to clean up."""


def film_match(game: str, number: int, folder: Path) -> Iterator[Filmed]:
    """Film some turns of one match, each as it was and as its twin."""
    program = hands.program_in(folder, motion="full" if number % 3 else "reduced")
    match = _begin(program, game, number)
    rng = Rng(f"filmed {game} {number}")
    found = turns(match, rng)
    match.close()
    for at in rng.sample(found, A_MATCH):
        whole = bool(rng.below(2))
        true, other = (_film(program, match, at, change, whole) for change in (False, True))
        yield Filmed((game, number, *at), len(true.frames), tuple(differences(true, other)))
    program.store.close()
    program.deleteLater()


def _begin(program: Program, game: str, number: int) -> Match:
    """Begin a match of persons of a kind that the soak plays, too; of two at least."""
    made = kind(game, number)
    seats = hands.PEOPLE if len(made.levels) <= len(hands.PEOPLE) else (*hands.PEOPLE, "Gus")
    seating = made.seating._replace(
        chairs=tuple(chair._replace(name=seats[at]) for at, chair in enumerate(made.seating.chairs))
    )
    return new_match(program.store, game, made.options, seating, seed=f"film {number}")


def turns(match: Match, rng: Rng) -> list[tuple[int, Seat]]:
    """Play a match of persons to its end; return (line, seat) of all decisions that a curtain opens for."""
    session, found = match.session, []
    answers = games.part(match.game.id, "answers")
    while session.actors:
        public = session.state.public
        seat = next(seat for seat in session.actors if seat != CLOCK)
        if answers is None or answers.asked(public) is None or not answers.idle(public, seat):
            found.append((session.lines, seat))
        match.play(seat, _choice(match, seat, rng))
    return found


def _choice(match: Match, seat: Seat, rng: Rng) -> Any:
    """Return a move at random; in Mysterium, where that leads nowhere, one of players who know."""
    if match.game.id == "mysterium":
        return knowing(match.session, seat, rng)
    return rng.pick(match.session.legal(seat))


def _film(program: Program, match: Match, at: tuple[int, Seat], change: bool, whole: bool) -> Film:
    line, seat = at
    rows = program.store.open(match.id).rows[:line]
    number = program.store.copy(match.id, rows, "")
    program.store.note(number, seat, "seen", max(0, line - 7))
    rng, move = Rng(f"{match.id} {line}"), Rng(f"{match.id} {line} move")
    with pytest.MonkeyPatch.context() as patch:
        altered = (lambda found: twin(found, seat, rng, whole)) if change else unchanged
        camera = Camera(Nobody(), patch, program, number, altered)  # type: ignore[arg-type]  # a robot's stand-in
        shot = camera.film(move.pick(camera.page.match.session.legal(seat)))
        camera.close()
    program.store.delete(number)
    return shot


def differences(true: Film, other: Film) -> Iterator[str]:
    """Return how two films differ as far as the seat knows the same."""
    if true.observed[0] != other.observed[0] or true.at_move != other.at_move:
        yield f"before the move: {true.at_move} {other.at_move}"
        return
    to_the_end = true.observed[1] == other.observed[1]
    frames, words = (None, None) if to_the_end else true.at_move
    for one, two in zip(true.words[:words], other.words[:words], strict=False):
        if one != two:
            yield f"words: {one!r} {two!r}"
    pairs = list(zip(true.frames[:frames], other.frames[:frames], strict=False))
    unequal = [n for n, (one, two) in enumerate(pairs) if one != two]
    if unequal:
        yield f"frames {unequal} of {len(pairs)}"
    if to_the_end and (len(true.frames), true.asked) != (len(other.frames), other.asked):
        yield "pictures asked for"
