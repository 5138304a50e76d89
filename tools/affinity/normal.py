"""Opinions on one scale: no card is popular, every source is spread alike.

Plain Python and a fixed order of sums, so that the numbers are the same on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

from tools.affinity.sources import Matrix

SCALE = 32
"""Whole numbers for one standard deviation."""
MOST = 127
TIMES = 3
"""How often rows and columns are centred in turn."""
DIGITS = 5


def centred(matrix: Matrix, times: int = 1) -> Matrix:
    """Return a matrix without what is common to a row or a column."""
    for _ in range(times):
        columns = [math.fsum(column) / len(matrix) for column in zip(*matrix, strict=True)]
        matrix = [[value - mean for value, mean in zip(row, columns, strict=True)] for row in matrix]
        matrix = [_without_mean(row) for row in matrix]
    return matrix


def _without_mean(row: list[float]) -> list[float]:
    mean = math.fsum(row) / len(row)
    return [value - mean for value in row]


def normal_scores(matrix: Matrix) -> Matrix:
    """Return a matrix centred and with every number replaced by the normal score of its rank.

    Ties, after rounding, share their mean rank.
    """
    width = len(matrix[0])
    values = [round(value, DIGITS) for row in centred(matrix, TIMES) for value in row]
    scores = _scores(values)
    return [scores[at : at + width] for at in range(0, len(scores), width)]


def _scores(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    scores, at = [0.0] * len(values), 0
    quantile = NormalDist().inv_cdf
    while at < len(order):
        end = at
        while end < len(order) and values[order[end]] == values[order[at]]:
            end += 1
        rank = (at + 1 + end) / 2
        score = quantile((rank - 0.5) / len(values))
        for place in order[at:end]:
            scores[place] = score
        at = end
    return scores


def added(matrices: Sequence[Matrix], weights: Sequence[float]) -> Matrix:
    """Return the weighted sum of matrices."""
    return [
        [sum(w * v for w, v in zip(weights, cell, strict=True)) for cell in zip(*rows, strict=True)]
        for rows in zip(*matrices, strict=True)
    ]


def blended(opinions: Sequence[Matrix], weights: Sequence[float]) -> list[list[int]]:
    """Return opinions as one affinity table; those with weight 0 do not count."""
    used = [(opinion, weight) for opinion, weight in zip(opinions, weights, strict=True) if weight]
    mixed = added([normal_scores(opinion) for opinion, _ in used], [weight for _, weight in used])
    return [[_whole(value) for value in row] for row in centred(normal_scores(mixed), TIMES)]


def _whole(value: float) -> int:
    return max(-MOST, min(MOST, round(SCALE * round(value, DIGITS))))


def best_of(matrix: Matrix, members: Sequence[Sequence[int]], sharpness: float) -> Matrix:
    """Return for every group of rows its soft maximum by column: the best element rather than the mean."""
    scores = normal_scores(matrix)
    columns = range(len(scores[0]))
    return [
        [
            math.log(math.fsum(math.exp(sharpness * scores[row][column]) for row in rows) / len(rows))
            / sharpness
            for column in columns
        ]
        for rows in members
    ]
