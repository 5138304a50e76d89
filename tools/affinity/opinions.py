"""What each source says of each pair of cards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.affinity.cards import Card, MirrorCards, MysteriumCards, element_name
from tools.affinity.normal import added, best_of, normal_scores
from tools.affinity.sources import File, Matrix, read_cosines, read_thesaurus
from tools.affinity.walk import Words, cosines, total, unit

TAG_BESIDE_CUES = 0.2
"""Mirror of Truth: what a card's tags count in the walk beside its cues."""
CUE_BESIDE_NAME, TAG_BESIDE_NAME = 0.1, 0.5
"""Mysterium: what a target's cues and tags count in the walk beside its name."""
KAPPA = 1.5
"""How much the best element of a vision counts more than the others."""


def tags_alike(rows: Sequence[Iterable[str]], columns: Sequence[Iterable[str]]) -> Matrix:
    """Return cosines of sets of tags, in which a rare tag says more."""
    decks = [[frozenset(tags) for tags in deck] for deck in (rows, columns)]
    cards = [card for deck in decks for card in deck]
    count: dict[str, int] = {}
    for card in cards:
        for tag in card:
            count[tag] = count.get(tag, 0) + 1
    weight = {tag: math.log(len(cards) / many) for tag, many in sorted(count.items())}
    vectors = [[unit({tag: weight[tag] for tag in sorted(card)}) for card in deck] for deck in decks]
    return cosines(*vectors)


def mirror_opinions(cards: MirrorCards, data: Path) -> tuple[Matrix, ...]:
    """Return people's associations, tags, sentences and word vectors: opinion[character][evidence]."""
    words = Words(read_thesaurus([data / File.EAT]), evoked=False)

    def vector(card: Card) -> dict[str, float]:
        return unit(total(((words.mean(card.cues), 1.0), (words.mean(card.tags), TAG_BESIDE_CUES))))

    decks = cards.characters, cards.evidence
    people = cosines(*([vector(card) for card in deck] for deck in decks))
    tags = tags_alike(*([card.tags for card in deck] for deck in decks))
    ids = [[card.id for card in deck] for deck in decks]
    return (
        people,
        tags,
        read_cosines(data / File.MIRROR_SENTENCES, *ids),
        read_cosines(data / File.MIRROR_WORDS, *ids),
    )


class MysteriumOpinions:
    """Opinions of Mysterium, kind by kind: opinion[vision][target of the kind]."""

    def __init__(self, cards: MysteriumCards, data: Path) -> None:
        self._cards, self._data = cards, data
        self._words = Words(read_thesaurus([data / File.EAT, data / File.EAT_MORE]))
        mean = self._words.mean
        self._elements = [mean((*e, *cards.symbols.get(e[0], ()))) for e in cards.elements]
        self._visions = [mean((*vision.tags, vision.mood)) for vision in cards.visions]
        self._members = [vision.elements for vision in cards.visions]
        self._names = [element_name(element) for element in cards.elements]
        self._ids = [vision.id for vision in cards.visions]
        targets = [card.tags for deck in cards.targets for card in deck]
        self._tags = tags_alike([vision.tags for vision in cards.visions], targets)

    def of_kind(self, kind: int) -> tuple[Matrix, ...]:
        """Return people's associations of elements and of moods, tags, sentences, word vectors."""
        targets = self._cards.targets[kind]
        meant, ids = [self._meaning(card) for card in targets], [card.id for card in targets]
        read = self._data / File.MYSTERIUM_SENTENCES
        told = read_cosines(read, self._ids, ids)
        seen = self._best(read_cosines(read, self._names, ids))
        before = sum(len(deck) for deck in self._cards.targets[:kind])
        return (
            self._best(self.by_elements(kind)),
            cosines(self._visions, meant),
            [row[before : before + len(targets)] for row in self._tags],
            added([normal_scores(seen), normal_scores(told)], [1, 1]),
            self._best(read_cosines(self._data / File.MYSTERIUM_WORDS, self._names, ids)),
        )

    def by_elements(self, kind: int) -> Matrix:
        """Return people's associations: opinion[element][target]."""
        return cosines(self._elements, [self._meaning(card) for card in self._cards.targets[kind]])

    def loudest(self) -> dict[str, dict[str, str]]:
        """Return by vision and target the element that speaks loudest for it."""
        found: dict[str, dict[str, str]] = {name: {} for name in self._ids}
        for kind, targets in enumerate(self._cards.targets):
            ids = [card.id for card in targets]
            sentences = read_cosines(self._data / File.MYSTERIUM_SENTENCES, self._names, ids)
            parts = [normal_scores(self.by_elements(kind)), normal_scores(sentences)]
            voices = added(parts, [1, 0.5])
            for name, members in zip(self._ids, self._members, strict=True):
                for column, target in enumerate(ids):
                    best = max(members, key=lambda element: round(voices[element][column], 4))
                    found[name][target] = self._cards.elements[best][0]
        return found

    def _meaning(self, card: Card) -> dict[str, float]:
        mean = self._words.mean
        return unit(
            total(
                (
                    (mean(self._cards.plain[card.id]), 1.0),
                    (mean(card.cues), CUE_BESIDE_NAME),
                    (mean(card.tags), TAG_BESIDE_NAME),
                )
            )
        )

    def _best(self, matrix: Matrix) -> Matrix:
        return best_of(matrix, self._members, KAPPA)
