"""Brings translations/ up to date with the sources: `python -m tools.translations`.

Sentences that are new in the sources become entries to be translated, those that are gone are removed, and
what was translated stays. Then every .ts file is made into the .qm file that the program reads.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from tools import catalogue
from tools.catalogue import FORMS, Translations
from tools.sentences import Fault, Sentence, collect

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"


@cache
def sentences() -> list[Sentence]:
    """Return every sentence of the program; Fault names those that cannot be translated."""
    return collect((ROOT / "mystery_table").rglob("*.py"), ROOT)


def catalogues() -> list[str]:
    """Return the names of the catalogues: "app" and one for each game."""
    games = (path.parent.name for path in (ROOT / "mystery_table" / "games").glob("*/__init__.py"))
    return ["app", *sorted(games)]


def expected(found: list[Sentence], name: str, language: str) -> list[Sentence]:
    """Return the sentences of a catalogue. English has only those in which a number chooses the form."""
    games = catalogues()[1:]
    mine = [s for s in found if (s.context if s.context in games else "app") == name]
    return [s for s in mine if s.plural] if language == "en" else mine


def update(found: list[Sentence], name: str, language: str) -> list[Sentence]:
    """Rewrite one .ts file and its .qm file; return what is still to be translated."""
    path = FOLDER / f"{name}_{language}.ts"
    known = catalogue.read(path)
    kept: Translations = {s: known.get(s, ()) for s in expected(found, name, language)}
    catalogue.write(path, language, kept)
    catalogue.release(path, path.with_suffix(".qm"))
    return [sentence for sentence, said in kept.items() if not said or not all(said)]


def main() -> int:
    """Update every catalogue and say what is left to do; exit status 1 where the sources are at fault."""
    try:
        found = sentences()
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for name in catalogues():
        for language in FORMS:
            for sentence in update(found, name, language):
                print(f"{name}_{language}: to be translated: {sentence.source}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
