"""A game's rules page: a text file in assets, read into blocks that a reader shows and searches.

The files are a small part of Markdown: `## Heading {#anchor}`, paragraphs, `- points`, `> examples`, tables,
`7. **Title.** reading`, whose anchor is `rule-7`, and `![caption](face:kind/id face:kind/id / face:kind/id)`,
two rows of pictures that are drawn. In a line: `**strong**`, `[words](#anchor)`, and `{ours}` behind a value
that no source gives.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from mystery_table.core.layout import Face
from mystery_table.core.words import Arg, Text
from mystery_table.paths import data_file, data_root

Kind = Literal["title", "heading", "part", "text", "point", "example", "reading", "table", "pictures"]
HEADING = re.compile(r"(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$")
READING = re.compile(r"(\d+[a-z]?)\. (.+)$")
PICTURES = re.compile(r"!\[(.*)\]\((face:.+)\)$")
INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\[(?P<words>[^\]]+)\]\(#(?P<to>[a-z0-9-]+)\)|(?P<ours>\{ours\})"
)
CITED = re.compile(r"\((?:rule (\w+)|(missions))\)\.?$")
LEVELS: tuple[Kind, ...] = ("title", "heading", "part")


class Span(NamedTuple):
    """Words in one look: strong, a link to an anchor, or the mark of a value that is ours (no words)."""

    words: str
    strong: bool = False
    to: str = ""
    ours: bool = False


Line = tuple[Span, ...]


class Block(NamedTuple):
    """One paragraph, heading, reading, table or row of pictures."""

    kind: Kind
    line: Line = ()
    anchor: str = ""
    number: str = ""
    """A reading's, such as "12a"."""
    rows: tuple[tuple[Line, ...], ...] = ()
    """A table's, the first one its head."""
    faces: tuple[tuple[Face, ...], ...] = ()
    """Rows of pictures; the block's line is their caption."""

    @property
    def words(self) -> str:
        """Everything that is written in the block."""
        lines = [self.line, *(cell for row in self.rows for cell in row)]
        return " ".join(filter(None, ("".join(span.words for span in line).strip() for line in lines)))

    @property
    def heading(self) -> str:
        """What a list of contents calls it: a heading's words, or a reading's strong beginning."""
        if self.kind != "reading":
            return self.words
        return self.line[0].words.rstrip(".") if self.line and self.line[0].strong else ""


class Rulebook(NamedTuple):
    """The rules of one game in one language."""

    game: str
    language: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.blocks[0].words

    def anchors(self) -> tuple[str, ...]:
        """Return every place that can be opened, in the order of the page."""
        return tuple(block.anchor for block in self.blocks if block.anchor)

    def section(self, number: int) -> str:
        """Return the heading above the block with this number, the title's for what comes first."""
        for block in reversed(self.blocks[: number + 1]):
            if block.kind in ("title", "heading"):
                return block.words
        return self.title


def has_rules(game: str) -> bool:
    """Return whether a game comes with a rules page."""
    return bool(game) and (data_root() / "assets" / "rules" / "en" / f"{game}.md").is_file()


@lru_cache(4)
def load(game: str, language: str) -> Rulebook:
    """Return the rules of a game in "en", "es" or "ru"; UserError where the file is missing.

    ValueError names a line that is no rule of the format.
    """
    path = data_file("assets", "rules", language, f"{game}.md")
    return Rulebook(game, language, tuple(_blocks(game, path.read_text("utf-8"))))


def cited(said: Arg | None) -> str:
    """Return the anchor that a sentence names at its end, as in "… (rule 7).", "" if it names none."""
    found = CITED.search(said.source) if isinstance(said, Text) else None
    if found is None:
        return ""
    return f"rule-{found[1]}" if found[1] else found[2]


def _blocks(game: str, text: str) -> Iterator[Block]:
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = part.split("\n")
        if lines[0].startswith("|"):
            yield Block("table", rows=tuple(_row(line) for line in lines if not line.startswith("|-")))
            continue
        for line in _joined(lines):
            yield _block(game, line)


def _joined(lines: list[str]) -> Iterator[str]:
    """Join lines that go on: whatever does not begin a point, an example, a reading or a picture."""
    whole = ""
    for line in lines:
        if whole and not re.match(r"[-#>!] ?|\d+[a-z]?\. ", line):
            whole += f" {line.strip()}"
            continue
        if whole:
            yield whole
        whole = line.strip()
    if whole:
        yield whole


def _block(game: str, line: str) -> Block:
    if found := HEADING.match(line):
        return Block(LEVELS[len(found[1]) - 1], _line(found[2]), found[3] or "")
    if found := PICTURES.match(line):
        return Block("pictures", _line(found[1]), faces=_faces(game, found[2]))
    if found := READING.match(line):
        return Block("reading", _line(found[2]), f"rule-{found[1]}", found[1])
    if line.startswith(("#", "!", "|")):
        raise ValueError(line)
    if line.startswith(("- ", "> ")):
        return Block("point" if line[0] == "-" else "example", _line(line[2:]))
    return Block("text", _line(line))


def _faces(game: str, names: str) -> tuple[tuple[Face, ...], ...]:
    """Return the faces of a row of pictures, or of several rows with a stroke between them."""
    return tuple(tuple(_face(game, name) for name in row.split()) for row in names.split("/ "))


def _face(game: str, name: str) -> Face:
    kind, _, thing = name.removeprefix("face:").partition("/")
    return Face(game, kind, thing)


def _row(line: str) -> tuple[Line, ...]:
    return tuple(_line(cell.strip()) for cell in line.strip().strip("|").split("|"))


def _line(words: str) -> Line:
    found: list[Span] = []
    at = 0
    for hit in INLINE.finditer(words):
        found.append(Span(words[at : hit.start()]))
        found.append(
            Span(hit["strong"] or hit["words"] or "", bool(hit["strong"]), hit["to"] or "", bool(hit["ours"]))
        )
        at = hit.end()
    return tuple(span for span in (*found, Span(words[at:])) if span.words or span.ours)
