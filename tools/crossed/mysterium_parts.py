"""Mysterium: what is measured with crossed minds, part by part."""

from __future__ import annotations

import zlib
from functools import cache, partial

from mystery_table.core.bot import mind
from mystery_table.core.simulation import Player
from mystery_table.games.mysterium.bot import LEVELS
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.tastes import MINDS
from tools.crossed import strangers
from tools.crossed.mysterium_listening import found
from tools.crossed.mysterium_matches import TURNS, Played, play
from tools.crossed.record import Part, Record

LIKENESS = 0.7
"""How much a stranger has in common with people's associations: as hard to read as people were."""
STRANGER = "mysterium-stranger-1"

LISTENING = (
    ("people", "tags+words"), ("ours", "people"), ("ours", "tags"), ("ours", "words"), ("ours", STRANGER),
    ("ours", "ours"),
)  # fmt: skip
"""Who understands whom, in both directions; equal minds are there to compare with."""
CANDIDATES = (6,)
MATCHES = LISTENING[:-1]
"""Minds of the ghost and of all psychics at a table of four, medium, in both directions."""
PARTNERS = ("tags", STRANGER)
"""Minds of strong psychics whom ghosts of every level serve, at a table of four, hard."""
DIFFICULTIES = ("easy", "medium", "hard")
SEATS = range(2, 8)


@cache
def source(name: str) -> str:
    """Return the mind of a name as bots are told it: some of ours, "" for their mixture, or a CSV file."""
    return strangers.source(name, MINDS.path("people"), LIKENESS)


def values(played: Played) -> list[float]:
    """Return whether a match was won, whether it came to the line-up, and shares of first cards found."""
    count = len(played.hours)
    shares = [sum(0 < hour <= turn for hour in played.hours) / count for turn in range(1, TURNS + 1)]
    return [float(played.won), float(played.lined_up), *shares]


def match(players: tuple[Player, ...], difficulty: str, number: int) -> list[float]:
    """Play a match of a number; the first player is the ghost.

    Psychics differ from the ghost by noise only where they would otherwise have its mind.
    """
    alike = len({player.source for player in players}) == 1
    options = GAME.settle({"level": difficulty, "bot_ghost": alike}, len(players))
    return values(play([player.mind(GAME.id) for player in players], options, f"crossed/{number}"))


def _listening(record: Record, matches: int) -> None:
    for one, other in LISTENING:
        for ghost, psychic in dict.fromkeys([(one, other), (other, one)]):
            minds = mind(GAME.id, "strong", source(ghost)), mind(GAME.id, "strong", source(psychic))
            for count in CANDIDATES:
                deal = partial(found, minds, count)
                record.measure(f"listening/{count}/{ghost}/{psychic}", moves(), matches, deal)


def _matches(record: Record, matches: int) -> None:
    for one, other in MATCHES:
        for ghost, psychic in ((one, other), (other, one)):
            players = table("strong", ghost, "strong", psychic)
            record.measure(f"matches/{ghost}/{psychic}", moves(), matches, partial(match, players, "medium"))


def table(ghost: str, mind: str, psychics: str, theirs: str, seats: int = 4) -> tuple[Player, ...]:
    """Return a ghost of a level and a mind, and psychics of a level and a mind."""
    return (Player(ghost, source(mind)), *[Player(psychics, source(theirs))] * (seats - 1))


def _levels(record: Record, matches: int) -> None:
    for partner in PARTNERS:
        for level in LEVELS:
            players = table(level, "ours", "strong", partner)
            record.measure(f"levels/{level}/{partner}", moves(), matches, partial(match, players, "hard"))


def _difficulty(record: Record, matches: int) -> None:
    for seats in SEATS:
        for difficulty in DIFFICULTIES:
            players = table("strong", "ours", "strong", "ours", seats)
            record.measure(
                f"difficulty/{seats}/{difficulty}", moves(), matches, partial(match, players, difficulty)
            )


PARTS = {
    "listening": Part(3000, _listening),
    "matches": Part(400, _matches),
    "levels": Part(400, _levels),
    "difficulty": Part(400, _difficulty),
}


@cache
def moves() -> str:
    """Return a fingerprint of how every level moves, and so of what it believes."""
    made = 0
    for level in LEVELS:
        bots = [mind(GAME.id, level, name) for name in ("", "people", "words", "tags")]

        def note(seat: int, action: object) -> None:
            nonlocal made
            made = zlib.crc32(repr((seat, action)).encode(), made)

        play(bots, GAME.settle({}, len(bots)), f"moves/{level}", note)
    return f"{made:08x}"
