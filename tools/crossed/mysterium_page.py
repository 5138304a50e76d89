"""Mysterium: what was measured with crossed minds, as a page of tables."""

from __future__ import annotations

from collections.abc import Iterator

from mystery_table.games.mysterium.bot import LEVELS
from tools.crossed.mysterium_parts import CANDIDATES, DIFFICULTIES, LISTENING, MATCHES, PARTNERS, SEATS
from tools.crossed.record import Cells, Record, table

HEAD = """\
# Mysterium with crossed minds

Written by `python packaging/crossed_mysterium.py`; do not edit. Each number stands with its standard error in
thousandths; `n` is the number of matches. Minds: `people` knows only people's associations (of the Edinburgh
Associative Thesaurus), `words` only two language models, `tags` only the decks' tags; `ours` is the mixture
that bots believe, of all of these; `tags+words` leaves out all that `people` is made of; the stranger is a
CSV file: people's associations with noise, as hard to understand as people are.
"""
LISTENED = """
## Found by the first, second and third turn

One psychic alone, seven visions in the ghost's hand; a wrong guess is known to be wrong. The last line, of
equal minds, is there to compare with.
"""
PLAYED = """
## Whole matches: four players, medium

A strong ghost and three strong psychics of another mind: matches won, line-ups reached, psychics that have
found their suspect by the first, second and third hour, of six.
"""
LEVELS_TOLD = """
## Levels: four players, hard

Ghosts of every level with strong psychics of another mind: matches won.
"""
DIFFICULTY = """
## Difficulty and number of players

Strong bots at all seats. Psychics differ from the ghost, and from each other, by noise, as people do.
"""


def page(record: Record) -> str:
    """Return all that is known as Markdown."""
    parts = (_listened, _played, _levels, _difficulty)
    return HEAD + "".join("\n".join(part(record.cells)) + "\n" for part in parts)


def _listened(cells: Cells) -> Iterator[str]:
    yield LISTENED
    lines = []
    for count in CANDIDATES:
        for one, other in LISTENING:
            for ghost, psychic in dict.fromkeys([(one, other), (other, one)]):
                if cell := cells.get(f"listening/{count}/{ghost}/{psychic}"):
                    lines.append([ghost, psychic, count, *(cell.text(at) for at in range(3)), cell.n])
    yield from table(("ghost", "psychic", "candidates", "1", "2", "3", "n"), lines)


def _played(cells: Cells) -> Iterator[str]:
    yield PLAYED
    lines = []
    for one, other in MATCHES:
        for ghost, psychic in ((one, other), (other, one)):
            if cell := cells.get(f"matches/{ghost}/{psychic}"):
                lines.append([ghost, psychic, *(cell.text(at) for at in range(5)), cell.n])
    yield from table(("ghost", "psychics", "won", "lined up", "1", "2", "3", "n"), lines)


def _levels(cells: Cells) -> Iterator[str]:
    yield LEVELS_TOLD
    lines = []
    for level in LEVELS:
        found = [cells.get(f"levels/{level}/{partner}") for partner in PARTNERS]
        if any(found):
            lines.append([level, *(f"{cell.text()} ({cell.n})" if cell else "" for cell in found)])
    yield from table(("ghost", *(f"psychics {partner} (n)" for partner in PARTNERS)), lines)


def _difficulty(cells: Cells) -> Iterator[str]:
    yield DIFFICULTY
    lines = []
    for seats in SEATS:
        found = [cells.get(f"difficulty/{seats}/{difficulty}") for difficulty in DIFFICULTIES]
        if any(found):
            lines.append([seats, *(f"{cell.text()} ({cell.n})" if cell else "" for cell in found)])
    yield from table(("players", *(f"{difficulty} (n)" for difficulty in DIFFICULTIES)), lines)
