"""What words call to mind: a random walk over what people said first, as sparse vectors.

From a word one goes to what it evokes, and on from there if that was asked about too, up to three steps; the
second and third count less. A word's vector is what the walk finds more often than by chance (positive PMI).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from tools.affinity.sources import Matrix, Thesaurus

ALPHA = 0.75
"""What each further step counts."""
SURE = 2
"""An answer that so many people gave is preferred to one that a single person gave."""

Vector = dict[str, float]


def unit(vector: Vector) -> Vector:
    """Return a vector scaled to length 1; {} if it has none."""
    length = math.sqrt(math.fsum(value * value for value in vector.values()))
    return {word: value / length for word, value in vector.items()} if length > 1e-9 else {}


def total(vectors: Iterable[tuple[Vector, float]]) -> Vector:
    """Return a weighted sum."""
    summed: Vector = {}
    for vector, weight in vectors:
        for word, value in vector.items():
            summed[word] = summed.get(word, 0.0) + weight * value
    return summed


def cosines(rows: Sequence[Vector], columns: Sequence[Vector]) -> Matrix:
    """Return the products of unit vectors."""
    return [[_product(row, column) for column in columns] for row in rows]


def _product(one: Vector, other: Vector) -> float:
    if len(one) > len(other):
        one, other = other, one
    return math.fsum(value * other[word] for word, value in one.items() if word in other)


class Words:
    """Vectors of words; a word that nobody was asked about is the mean of the cues that evoke it."""

    def __init__(self, thesaurus: Thesaurus, evoked: bool = True) -> None:
        """Read the thesaurus; without `evoked` words that are no cues say nothing."""
        self._thesaurus = {cue: dict(sorted(answers.items())) for cue, answers in sorted(thesaurus.items())}
        self._vectors = {cue: unit(vector) for cue, vector in _associations(self._thesaurus).items()}
        self._evoking = _evoking(self._thesaurus) if evoked else {}

    def vector(self, word: str) -> Vector:
        """Return the unit vector of a word, {} if nothing is known of it."""
        word = word.upper()
        if word not in self._vectors and word in self._evoking:
            cues = self._evoking[word]
            self._vectors[word] = unit(total((self._vectors[cue], count) for cue, count in cues.items()))
        return self._vectors.get(word, {})

    def mean(self, words: Iterable[str]) -> Vector:
        """Return the unit mean of the words that are known."""
        return unit(total((self.vector(word), 1.0) for word in words))


def _evoking(thesaurus: Thesaurus) -> dict[str, dict[str, int]]:
    """Return for each answer the cues that evoke it, only the sure ones where there are any."""
    found: dict[str, dict[str, int]] = {}
    for cue, answers in thesaurus.items():
        for answer, count in answers.items():
            if answer not in thesaurus:
                found.setdefault(answer, {})[cue] = count
    for answer, cues in found.items():
        sure = {cue: count for cue, count in cues.items() if count >= SURE}
        found[answer] = sure or cues
    return found


def _associations(thesaurus: Thesaurus) -> dict[str, Vector]:
    """Return the positive pointwise mutual information of the walk."""
    once = {cue: _shares(answers) for cue, answers in thesaurus.items()}
    twice = {cue: _next(vector, once) for cue, vector in once.items()}
    walk = {
        cue: total(((vector, 1.0), (twice[cue], ALPHA), (_next(vector, twice), ALPHA**2)))
        for cue, vector in once.items()
    }
    rows = {cue: math.fsum(vector.values()) for cue, vector in walk.items()}
    columns = total((vector, 1.0) for vector in walk.values())
    everything = math.fsum(rows.values())
    found: dict[str, Vector] = {}
    for cue, vector in walk.items():
        pmi = {
            word: math.log(value * everything / (rows[cue] * columns[word])) for word, value in vector.items()
        }
        found[cue] = {word: value for word, value in pmi.items() if value > 0}
    return found


def _shares(answers: dict[str, int]) -> Vector:
    everybody = sum(answers.values())
    return {answer: count / everybody for answer, count in answers.items()}


def _next(vector: Vector, steps: dict[str, Vector]) -> Vector:
    """Return where one gets in a further step, from the words that people were asked about."""
    return total((steps[word], share) for word, share in vector.items() if word in steps)
