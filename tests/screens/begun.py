"""Matches of Mirror of Truth for screens and benchmarks; imports nothing of other games."""

from __future__ import annotations

from mystery_table.core.match import new_match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import Seating
from mystery_table.core.state import Options
from tests.screens.stage import Stage

GAME = "mirror_of_truth"
PAIR: Options = {"mode": "pair", "mission": "rebirth_of_the_family"}
OPEN: Options = {"mode": "competitive"}


def begin(stage: Stage, options: Options, seating: Seating, moves: int) -> int:
    """Begin a match, let so many moves be made at random, and return its number at a person's turn."""
    match = new_match(stage.program.store, GAME, options, seating, seed="screens")
    rng, session = Rng(11), match.session
    while session.actors and (moves > 0 or match.seating.decider(session.actors[0]) is None):
        seat = session.actors[0]
        legal = session.legal(seat)
        votes = [action for action in legal if action[0] == "vote"]
        match.play(seat, rng.pick(votes if votes and rng.below(2) else legal))
        moves -= 1
    number = match.id
    match.close()
    return number
