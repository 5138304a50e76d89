"""Minds of different sources: which tables there are, and what each is mixed of."""

from __future__ import annotations

import json
from pathlib import Path

from tools.affinity.cards import mirror_cards, mysterium_cards
from tools.affinity.normal import blended
from tools.affinity.opinions import MysteriumOpinions, mirror_opinions
from tools.affinity.sources import write_table

MIRROR_MINDS = {
    "affinity.csv": (6, 1, 1, 1),
    "minds/people.csv": (1, 0, 0, 0),
    "minds/tags.csv": (0, 1, 0, 0),
    "minds/words.csv": (0, 0, 1, 1),
}
"""Weights of people's associations, tags, sentences and word vectors. The first is what we believe most."""
MYSTERIUM_MINDS = {
    "vision_affinity.csv": (6, 1, 1, 1, 1),
    "minds/people.csv": (6, 1, 0, 0, 0),
    "minds/tags.csv": (0, 0, 1, 0, 0),
    "minds/words.csv": (0, 0, 0, 1, 1),
}
"""Weights of associations of elements and of moods, tags, sentences and word vectors."""


def build_mirror(assets: Path, data: Path, out: Path) -> None:
    """Write the tables of Mirror of Truth below `out`."""
    cards = mirror_cards(assets)
    opinions = mirror_opinions(cards, data)
    names = [card.id for card in cards.characters], [card.id for card in cards.evidence]
    for name, weights in MIRROR_MINDS.items():
        write_table(out / "mirror_of_truth" / name, "character", *names, blended(opinions, weights))


def build_mysterium(assets: Path, data: Path, out: Path) -> None:
    """Write the tables of Mysterium below `out`, and which motif of a vision stands for what."""
    cards = mysterium_cards(assets, data)
    opinions = MysteriumOpinions(cards, data)
    by_kind = [opinions.of_kind(kind) for kind in range(len(cards.targets))]
    visions = [vision.id for vision in cards.visions]
    targets = [card.id for deck in cards.targets for card in deck]
    for name, weights in MYSTERIUM_MINDS.items():
        tables = [blended(each, weights) for each in by_kind]
        rows = [[number for part in parts for number in part] for parts in zip(*tables, strict=True)]
        write_table(out / "mysterium" / name, "vision", visions, targets, rows)
    loudest = json.dumps(opinions.loudest(), separators=(",", ":"))
    (out / "mysterium" / "vision_motifs.json").write_text(f"{loudest}\n", encoding="utf-8")
