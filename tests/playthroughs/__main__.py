"""python -m tests.playthroughs [--new]

Writes the playthroughs anew: the same steps as before, shown as the rules and words are today. With `--new`,
or where there is none yet, bots of the level casual play other ones.
"""

from __future__ import annotations

import sys
from typing import Any

from mystery_table import games
from mystery_table.core.bot import mind
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.state import Action
from tests.playthroughs.matches import FOLDER, KINDS, Kind
from tests.playthroughs.text import read, written

SEED = "playthrough"


def main(words: list[str]) -> int:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    for kind in KINDS:
        known = kind.path.exists() and "--new" not in words
        steps = read(kind.path.read_text("utf-8"))[1] if known else played(kind)
        text = written(games.load(kind.game), kind.options, kind.seats, SEED, steps)
        kind.path.write_text(text, "utf-8")
        print(kind.path.name, len(steps), "steps,", len(text) // 1000, "kB")
    return 0


def played(kind: Kind) -> list[tuple[int, Action]]:
    """Let casual bots play a match of a kind and return its steps."""
    game = games.load(kind.game)
    settled: dict[str, Any] = game.settle(kind.options, kind.seats)
    session = Session(game, settled, kind.seats, SEED)
    session.advance()
    bot = mind(kind.game, "casual")
    while session.actors:
        seat = next(seat for seat in session.actors if seat >= 0)
        draws = Rng(session.draws(seat))
        session.play(seat, bot.choose(session.observe(seat), session.legal(seat), draws))
    return [(step.seat, step.action) for step in session.history]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
