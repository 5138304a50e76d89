"""Mirror of Truth: what is measured with crossed minds, part by part."""

from __future__ import annotations

from functools import cache, partial

from mystery_table.core.simulation import Player
from mystery_table.games.mirror_of_truth.bot import MINDS
from tools.crossed import strangers
from tools.crossed.mirror_beliefs import believed
from tools.crossed.mirror_listening import understood
from tools.crossed.mirror_matches import all_missions, moves, rivals
from tools.crossed.record import Part, Record

LIKENESS = 0.6
"""How much a stranger has in common with people's associations: as hard to read as people were."""
STRANGER = "stranger-1"

LISTENING = (
    ("ours", "people"), ("ours", "words"), ("ours", "tags"), ("ours", STRANGER), ("ours", "stranger-2"),
    ("tags+words", "people"), ("people+tags", "words"), ("people+words", "tags"), ("ours", "ours"),
)  # fmt: skip
"""Who understands whom, in both directions; equal minds are there to compare with."""
BELIEVED = (("ours", "people"), ("ours", "words"), ("tags+words", "people"), ("ours", STRANGER))
PAIRS = (("tags+words", "people"), ("ours", STRANGER))
"""Pairs of whom one leaves out what the other is made of."""
POLICIES = ("plain", "master")
LEVELS = (("novice", "novice"), ("casual", "casual"), ("strong", "strong"), ("master", "plain"))
TABLES = {
    "four levels": (("novice", "casual", "strong", "master"), ("ours", "people", "words", STRANGER)),
    "one strong": (("strong", "casual", "casual"), ("ours", "people", STRANGER)),
    "one casual": (("casual", "strong", "strong"), ("ours", "people", STRANGER)),
}
"""Rivals, and the minds that each of them has in turn."""


@cache
def source(name: str) -> str:
    """Return the mind of a name as bots are told it: some of ours, "" for their mixture, or a CSV file."""
    return strangers.source(name, MINDS.path("people"), LIKENESS)


def _listening(record: Record, matches: int) -> None:
    for one, other in LISTENING:
        for pair in dict.fromkeys([(one, other), (other, one)]):
            play = partial(understood, source(pair[0]), source(pair[1]))
            record.measure(f"listening/{pair[0]}/{pair[1]}", moves(2), matches, play)


def _beliefs(record: Record, matches: int) -> None:
    for pair in BELIEVED:
        play = partial(believed, "master", (source(pair[0]), source(pair[1])))
        record.measure(f"beliefs/{pair[0]}/{pair[1]}", moves(2), matches, play)


def _missions(record: Record, matches: int) -> None:
    for level in POLICIES:
        for pair in PAIRS:
            _pair(record, matches, (level, level), pair)


def _levels(record: Record, matches: int) -> None:
    """Measure the weaker levels, and masters whose partner has no plan."""
    for levels in LEVELS:
        _pair(record, matches, levels, PAIRS[-1])


def _pair(record: Record, matches: int, levels: tuple[str, str], minds: tuple[str, str]) -> None:
    one, other = (Player(level, source(mind)) for level, mind in zip(levels, minds, strict=True))
    cell = f"missions/{'/'.join(levels)}/{'/'.join(minds)}"
    record.measure(cell, moves(2), matches, partial(all_missions, (one, other)))


def _rivals(record: Record, matches: int) -> None:
    for name, (levels, minds) in TABLES.items():
        play = partial(rivals, levels, tuple(map(source, minds)))
        record.measure(f"rivals/{name}", moves(4), matches, play)


PARTS = {
    "listening": Part(2000, _listening),
    "beliefs": Part(200, _beliefs),
    "rivals": Part(9600, _rivals),
    "missions": Part(2000, _missions),
    "levels": Part(1000, _levels),
}
