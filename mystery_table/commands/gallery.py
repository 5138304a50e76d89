"""Contact sheets of everything the program draws, and the time that each picture takes."""

from __future__ import annotations

import argparse
import json
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mystery_table.core.errors import UserError
from mystery_table.core.layout import Face
from mystery_table.core.words import Text
from mystery_table.paths import data_file

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

GAP, CAPTION, SHEET_WIDTH = 8, 18, 2000
ATTRIBUTION = "Motifs: OpenMoji.org, CC BY-SA 4.0; recoloured and engraved by Mystery Table. CC BY-SA 4.0."
LARGEST = 2000

# Kinds whose names are in a deck: game and kind to the deck's file and the field that must equal the kind.
DECKS = {
    ("mirror_of_truth", "evidence"): ("evidence.json", ""),
    ("mirror_of_truth", "character"): ("characters.json", ""),
    ("mysterium", "suspect"): ("suspects.json", ""),
    ("mysterium", "object"): ("objects.json", ""),
    ("mysterium", "place"): ("places.json", ""),
    ("thirteen_clues", "person"): ("cards.json", "person"),
    ("thirteen_clues", "place"): ("cards.json", "place"),
    ("thirteen_clues", "weapon"): ("cards.json", "weapon"),
}


class Card(NamedTuple):
    """A face with the caption under it."""

    face: Face
    caption: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--game", metavar="G", help="only this game, such as mirror_of_truth")
    parser.add_argument("--kind", metavar="K", help="only this kind of card, such as evidence or back")
    parser.add_argument("--size", default="240x328", metavar="WxH", help="pixels of a picture (240x328)")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the sheets")


def run(args: argparse.Namespace) -> int:
    """Draw one sheet for each kind of card and print the times."""
    width, height = _size(args.size)
    sheets = {key: cards for key, cards in _all(args.lang or "en").items() if _wanted(key, args)}
    if not sheets:
        raise UserError(Text("app", "There are no pictures of that kind."))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication.instance() or QGuiApplication([])  # captions need fonts
    assert application is not None
    for (game, kind), cards in sheets.items():
        image, times = _sheet(cards, width, height)
        path = args.out / f"{game}_{kind}_{width}x{height}.png"
        _save(image, path)
        mean, slowest = sum(times) / len(times), max(times)
        print(f"{path}: {len(cards)} pictures, mean {mean:.0f} ms, slowest {slowest:.0f} ms")
    (args.out / "ATTRIBUTION.txt").write_text(ATTRIBUTION + "\n", "utf-8")
    return 0


def _wanted(key: tuple[str, str], args: argparse.Namespace) -> bool:
    return args.game in (None, key[0]) and args.kind in (None, key[1])


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(0 < side <= LARGEST for side in size):
        raise UserError(Text("app", "“{0}” is not a size; write for example 240x328.", (text,)))
    return size


def _all(language: str) -> dict[tuple[str, str], list[Card]]:
    """All cards by game and kind: those with names from the decks, then backs, votes and what is small."""
    sheets = {key: list(_named(*key, *deck, language)) for key, deck in DECKS.items()}
    for game, decks in json.loads(data_file("assets", "art", "backs.json").read_text("utf-8")).items():
        sheets[game, "back"] = [Card(Face(game, "back", deck), deck) for deck in decks]
    visions = json.loads(data_file("assets", "mysterium", "vision_pictures.json").read_text("utf-8"))
    sheets["mysterium", "vision"] = [Card(Face("mysterium", "vision", name), name) for name in visions]
    powers = json.loads(data_file("assets", "mary_king", "pictures.json").read_text("utf-8"))
    sides = [f"{side}.{name}" for side in ("mortal", "ghost") for name in powers]
    sheets["mary_king", "power"] = [Card(Face("mary_king", "power", name), name) for name in sides]
    tiles = [f"{mode}_{number}" for mode in ("mortal", "ghost") for number in range(12)]
    sheets["mary_king", "tile"] = [Card(Face("mary_king", "tile", name), name) for name in tiles]
    votes = ("innocent", "murderer", "back")
    sheets["mirror_of_truth", "vote"] = [Card(Face("mirror_of_truth", "vote", vote), vote) for vote in votes]
    sheets |= {key: [Card(Face(*key, name), name) for name in ids] for key, ids in _small().items()}
    return {key: cards for key, cards in sheets.items() if cards}


def _small() -> dict[tuple[str, str], list[str]]:
    """The ids of counters, chips, patterns, pawns and clocks, which the drawing modules know."""
    from mystery_table.art import discs
    from mystery_table.art.clues import chips, glyphs
    from mystery_table.games.mary_king import cards, names

    rules = cards.rules(cards.standard(), abilities=False)
    faces = (names.card_face(rules, card) for card in range(2 * rules.size))
    return {
        ("mary_king", "control"): list(dict.fromkeys(face.id for face in faces if face.kind == "control")),
        ("mary_king", "mark"): list(discs.MARY),
        ("mysterium", "clock"): [f"{hour}.7" for hour in range(1, 8)],
        ("mysterium", "pawn"): ["pawn"],
        ("mysterium", "token"): list(discs.MANOR),
        ("thirteen_clues", "kind"): list(chips.KINDS),
        ("thirteen_clues", "suit"): list(glyphs.SUITS),
        ("thirteen_clues", "token"): list(discs.CLUES),
        ("thirteen_clues", "trait"): ["man", "woman", *chips.TRAITS],
    }


def _named(game: str, kind: str, file: str, only: str, language: str) -> Iterator[Card]:
    try:
        deck = json.loads(data_file("assets", game, file).read_text("utf-8"))
    except UserError:  # a game that is not there yet
        return
    for card in deck:
        if not only or card["kind"] == only:
            yield Card(Face(game, kind, card["id"]), card["name"][language])


def _sheet(cards: list[Card], width: int, height: int) -> tuple[QImage, list[float]]:
    """One image of all cards in rows, and the milliseconds each took."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter

    from mystery_table.art.pictures import picture

    columns = max(1, min(len(cards), SHEET_WIDTH // (width + GAP)))
    rows = -(-len(cards) // columns)
    size = (columns * (width + GAP) + GAP, rows * (height + CAPTION + GAP) + GAP)
    sheet = QImage(*size, QImage.Format.Format_RGB32)
    sheet.fill("#efe4c8")
    painter = QPainter(sheet)
    times = []
    for i, card in enumerate(cards):
        x, y = GAP + i % columns * (width + GAP), GAP + i // columns * (height + CAPTION + GAP)
        start = time.perf_counter()
        painter.drawImage(x, y, picture(card.face, width, height))
        times.append((time.perf_counter() - start) * 1000)
        painter.drawText(QRectF(x, y + height, width, CAPTION), Qt.AlignmentFlag.AlignCenter, card.caption)
    painter.end()
    return sheet, times


def _save(image: QImage, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(
            Text("app", "{0} cannot be written: {1}.", (str(path.parent), error.strerror or str(error)))
        ) from error
    if not image.save(str(path)):
        raise UserError(Text("app", "{0} cannot be written: {1}.", (str(path), "PNG")))
