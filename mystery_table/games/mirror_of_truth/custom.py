"""A mission that players make up themselves: a deck to begin with and a target."""

from __future__ import annotations

from mystery_table.core.campaign import Custom, Field
from mystery_table.core.words import Text
from mystery_table.games.mirror_of_truth.missions import LEAST_START, LEAST_TARGET, MOST_GAIN, MOST_START

CUSTOM = Custom(
    options={"mode": "pair", "mission": "custom"},
    fields=(
        Field("start", Text("mirror_of_truth", "Deck at the beginning"), LEAST_START, MOST_START, 12),
        Field("target", Text("mirror_of_truth", "Target"), LEAST_TARGET, MOST_START + MOST_GAIN, 14),
    ),
    seats=2,
)
