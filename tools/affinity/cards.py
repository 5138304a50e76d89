"""The decks as the builder reads them: names, tags and cues in English."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

KINDS = ("suspects", "places", "objects")
Element = tuple[str, ...]
"""A thing to be seen in a vision, as synonyms."""


class Card(NamedTuple):
    """A card with the words for it. `cues` are words that the thesaurus asked people about."""

    id: str
    name: str
    cues: tuple[str, ...]
    tags: tuple[str, ...]


class Vision(NamedTuple):
    """A vision: its elements as places in a list of all elements, and the words of the whole."""

    id: str
    description: str
    elements: tuple[int, ...]
    tags: tuple[str, ...]
    mood: str


class MirrorCards(NamedTuple):
    """Both decks of Mirror of Truth."""

    characters: tuple[Card, ...]
    evidence: tuple[Card, ...]


class MysteriumCards(NamedTuple):
    """The decks of Mysterium, and the hand-written words of the builder."""

    visions: tuple[Vision, ...]
    targets: tuple[tuple[Card, ...], ...]
    """targets[kind]."""
    elements: tuple[Element, ...]
    symbols: dict[str, tuple[str, ...]]
    """What an element stands for by custom, by its first word."""
    plain: dict[str, tuple[str, ...]]
    """Words for a target's name, by its id."""


def _load(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _card(found: dict[str, Any]) -> Card:
    return Card(found["id"], found["name"]["en"], tuple(found["cues"]), tuple(found["tags"]))


def mirror_cards(assets: Path) -> MirrorCards:
    """Return the decks of Mirror of Truth."""
    decks = (_load(assets / "mirror_of_truth" / f"{name}.json") for name in ("characters", "evidence"))
    return MirrorCards(*(tuple(map(_card, deck)) for deck in decks))


def mysterium_cards(assets: Path, data: Path) -> MysteriumCards:
    """Return the decks of Mysterium."""
    folder, book = assets / "mysterium", _load(data / "motif_words.json")
    elements: list[Element] = []
    visions = tuple(_vision(found, book, elements) for found in _load(folder / "visions.json"))
    targets = tuple(tuple(map(_card, _load(folder / f"{kind}.json"))) for kind in KINDS)
    symbols = {word: tuple(meant) for word, meant in book["symbols"].items()}
    plain = {name: tuple(words) for name, words in _load(data / "target_words.json").items()}
    return MysteriumCards(visions, targets, tuple(elements), symbols, plain)


def _vision(found: dict[str, Any], book: dict[str, Any], elements: list[Element]) -> Vision:
    """Return a vision; its elements are its motifs, and what else of its cues its template draws."""
    own = [tuple(book["motifs"][motif]) for motif in dict.fromkeys(found["motifs"])]
    seen = {word for element in own for word in element}
    own += [tuple(book["things"][cue.lower()]) for cue in found["cues"] if cue.lower() not in seen]
    own = list(dict.fromkeys(own))
    elements += [element for element in own if element not in elements]
    places = tuple(elements.index(element) for element in own)
    return Vision(found["id"], found["description"]["en"], places, tuple(found["tags"]), found["mood"])


def element_name(element: Element) -> str:
    """Return an element as one word, the same in every file."""
    return "/".join(element)
