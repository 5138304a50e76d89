"""Mirror of Truth: what was measured with crossed minds, as a page of tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mystery_table.games.mirror_of_truth.missions import missions
from tools.crossed.mirror_beliefs import calibration
from tools.crossed.mirror_parts import BELIEVED, LISTENING, PAIRS, POLICIES, STRANGER, TABLES
from tools.crossed.record import Cell, Record

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
LEVELS = """
## Other levels in hard missions

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


Cells = dict[str, Cell]


def _table(head: Sequence[str], lines: Sequence[Sequence[object]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for line in lines:
        yield f"| {' | '.join(map(str, line))} |"


def _listened(cells: Cells) -> Iterator[str]:
    yield LISTENED
    lines = []
    for one, other in LISTENING:
        for speaker, listener in dict.fromkeys([(one, other), (other, one)]):
            if cell := cells.get(f"listening/{speaker}/{listener}"):
                lines.append([speaker, listener, *(cell.text(at) for at in range(5)), cell.n])
    yield from _table(("speaker", "listener", "1", "2", "3", "4", "5", "n"), lines)


def _believed(cells: Cells) -> Iterator[str]:
    yield BELIEFS
    found = {pair: cells.get(f"beliefs/{pair[0]}/{pair[1]}") for pair in BELIEVED}
    known = {pair: (cell.n, calibration(cell)) for pair, cell in found.items() if cell}
    lines = [
        [*pair, f"{c.loss:.3f}", f"{c.base:.3f}", f"{c.error:.3f}", c.beliefs, n]
        for pair, (n, c) in known.items()
    ]
    yield from _table(("mind", "mind", "loss", "knowing nothing", "error", "beliefs", "n"), lines)
    yield "\nReliability: what was said → how often it was true (beliefs).\n"
    lines = [
        [" and ".join(pair), *(f"{s:.2f} → {t:.2f} ({k})" if k else "" for k, s, t in c.table)]
        for pair, (_, c) in known.items()
    ]
    yield from _table(("minds", *(f".{at}-" for at in range(10))), lines)


def _missions(cells: Cells) -> Iterator[str]:
    yield MISSIONS
    for one, other in PAIRS:
        yield f"\n`{one}` with `{other}`:\n"
        lines = []
        for entry in missions():
            ends = [cells.get(f"missions/{entry.id}/{p}/{p}/{one}/{other}") for p in POLICIES]
            if plain_and_ours := [cell for cell in ends if cell]:
                lines.append(_mission(entry.id, plain_and_ours))
        yield from _table(("mission", *POLICIES, "times", "n"), lines)


def _mission(name: str, cells: Sequence[Cell]) -> list[object]:
    times = f"{cells[-1].mean() / max(cells[0].mean(), 0.001):.2f}"
    return [name, *(cell.text() for cell in cells), times, min(cell.n for cell in cells)]


def _levels(cells: Cells) -> Iterator[str]:
    yield LEVELS
    lines: dict[str, list[object]] = {}
    columns = ("novice/novice", "casual/casual", "strong/strong", "master/master", "master/plain")
    for entry in missions():
        found = [cells.get(f"missions/{entry.id}/{levels}/ours/{STRANGER}") for levels in columns]
        if all(found):
            lines[entry.id] = [entry.id, *(cell.text() for cell in found if cell)]
            lines[entry.id].append(min(cell.n for cell in found if cell))
    heads = ("mission", *(column.split("/")[0] for column in columns[:-1]), "master with plain", "n")
    yield from _table(heads, list(lines.values()))


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
            yield from _table(("level", "share", "points", "n"), lines)
