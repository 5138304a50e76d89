"""Mirror of Truth: what was measured with crossed minds, as a page of tables."""

from __future__ import annotations

from collections.abc import Iterator

from mystery_table.games.mirror_of_truth.missions import missions
from tools.crossed.mirror_beliefs import calibration
from tools.crossed.mirror_parts import BELIEVED, LEVELS, LISTENING, PAIRS, POLICIES, TABLES
from tools.crossed.record import Cells, Record, table

HEAD = """\
# Mirror of Truth with crossed minds

Written by `python packaging/crossed_mirror_of_truth.py`; do not edit. Each number stands with its standard
error in thousandths; `n` is the number of matches. Minds: `people` knows only people's associations (of the
Edinburgh Associative Thesaurus), `words` only two language models, `tags` only the decks' tags; `ours` is the
mixture that bots believe, of all of these; `tags+words` leaves out all that `people` is made of; `stranger-1`
is a CSV file: people's associations with noise, as hard to understand as people are for tables that leave
them out.
"""
LISTENED = """
## Right of five

How often the listener believes most in the character that is meant, after one hint to five; three on offer.
Chance is .200. The last line, of equal minds, is there to compare with.
"""
BELIEFS = """
## Can beliefs be trusted?

What both seats of a pair believe whenever they may vote: logarithmic loss beside that of knowing nothing, and
expected calibration error, how far what was said and what was true lie apart on average.
"""
MISSIONS = """
## Missions

Both seats play the level. The plain policy (`plain`) shows what most raises a literal listener's belief,
votes in every turn and plans nothing.
"""
LEVELS_TOLD = """
## Other levels in missions

`ours` with `stranger-1`; in the last column a master plays with a partner of the plain policy.
"""
RIVALS = """
## Rivals

Share of first place. Every deal is played from every seat, and every level has every mind in turn.
"""


def page(record: Record) -> str:
    """Return all that is known as Markdown."""
    cells = record.cells
    parts = (_listened, _believed, _missions, _levels, _rivals)
    return HEAD + "".join("\n".join(part(cells)) + "\n" for part in parts)


def _listened(cells: Cells) -> Iterator[str]:
    yield LISTENED
    lines = []
    for one, other in LISTENING:
        for speaker, listener in dict.fromkeys([(one, other), (other, one)]):
            if cell := cells.get(f"listening/{speaker}/{listener}"):
                lines.append([speaker, listener, *(cell.text(at) for at in range(5)), cell.n])
    yield from table(("speaker", "listener", "1", "2", "3", "4", "5", "n"), lines)


def _believed(cells: Cells) -> Iterator[str]:
    yield BELIEFS
    found = {pair: cells.get(f"beliefs/{pair[0]}/{pair[1]}") for pair in BELIEVED}
    known = {pair: (cell.n, calibration(cell)) for pair, cell in found.items() if cell}
    lines = [
        [*pair, f"{c.loss:.3f}", f"{c.base:.3f}", f"{c.error:.3f}", c.beliefs, n]
        for pair, (n, c) in known.items()
    ]
    yield from table(("mind", "mind", "loss", "knowing nothing", "error", "beliefs", "n"), lines)
    yield "\nReliability: what was said → how often it was true (beliefs).\n"
    lines = [
        [" and ".join(pair), *(f"{s:.2f} → {t:.2f} ({k})" if k else "" for k, s, t in c.table)]
        for pair, (_, c) in known.items()
    ]
    yield from table(("minds", *(f".{at}-" for at in range(10))), lines)


def _missions(cells: Cells) -> Iterator[str]:
    yield MISSIONS
    for pair in PAIRS:
        yield f"\n`{pair[0]}` with `{pair[1]}`:\n"
        plain, ours = (cells.get(_name((policy, policy), pair)) for policy in POLICIES)
        if plain and ours:
            lines = []
            for at, mission in enumerate(missions()):
                times = f"{ours.mean(at) / max(plain.mean(at), 0.001):.2f}"
                lines.append([mission.id, plain.text(at), ours.text(at), times, min(plain.n, ours.n)])
            yield from table(("mission", *POLICIES, "times", "n"), lines)


def _levels(cells: Cells) -> Iterator[str]:
    yield LEVELS_TOLD
    known = {levels: cell for levels in LEVELS if (cell := cells.get(_name(levels, PAIRS[-1])))}
    heads = [one if one == other else f"{one} with {other}" for one, other in known]
    lines = [
        [mission.id, *(cell.text(at) for cell in known.values())] for at, mission in enumerate(missions())
    ]
    if known:
        yield from table(("mission", *heads), [*lines, ["n", *(cell.n for cell in known.values())]])


def _name(levels: tuple[str, str], minds: tuple[str, str]) -> str:
    return f"missions/{'/'.join(levels)}/{'/'.join(minds)}"


def _rivals(cells: Cells) -> Iterator[str]:
    yield RIVALS
    for name, (levels, minds) in TABLES.items():
        if cell := cells.get(f"rivals/{name}"):
            yield f"\n{name.capitalize()}, minds {', '.join(minds)}:\n"
            count = len(levels)
            lines = [
                [level, cell.text(at), f"{cell.mean(at + count):.1f}", cell.n]
                for at, level in enumerate(levels)
            ]
            yield from table(("level", "share", "points", "n"), lines)
