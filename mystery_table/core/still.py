"""A table that is looked back at: nothing can be done on it, and it speaks to nobody."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from mystery_table.core.layout import Area, Layout
from mystery_table.core.words import Arg, Name, Said, Several, Text, Who

Words = Mapping[str, Callable[..., Text]]
"""What is said in place of a sentence, by its source; made from its arguments."""
One = TypeVar("One", Arg, Said, Text | Name | Who | Several | None)


def still(layout: Layout, words: Words | None = None, gone: Collection[str] = ()) -> Layout:
    """Return a layout without keys and without the areas in which something is only done.

    These are "action" and those of `gone`, and what would be empty then.
    """
    root = _area(layout.root, words or {}, {"action", *gone})
    if root is None:
        return Layout(layout.root._replace(parts=()), ())
    left = set(_ids(root))
    pieces = (piece for piece in layout.pieces if piece.area in left)
    shown = (piece._replace(key="", name=reworded(piece.name, words or {})) for piece in pieces)
    return Layout(root, tuple(shown))


def _area(area: Area, words: Words, gone: Collection[str]) -> Area | None:
    """Return an area without what is gone, None if that is all of it."""
    kept = tuple(part for part in (_area(part, words, gone) for part in area.parts) if part is not None)
    if area.id in gone or (area.parts and not kept):
        return None
    said = {key: reworded(getattr(area, key), words) for key in ("title", "note", "name", "score")}
    return area._replace(parts=kept, key="", **said)


def _ids(area: Area) -> list[str]:
    return [area.id, *(found for part in area.parts for found in _ids(part))]


def reworded(said: One, words: Words) -> One:
    """Return what is said with other words for all that `words` has, within it, too."""
    if isinstance(said, Text):
        args = tuple(reworded(arg, words) for arg in said.args)
        found = words.get(said.source)
        return said._replace(args=args) if found is None else found(*args)._replace(n=said.n)
    if isinstance(said, Several):
        return Several(tuple(reworded(item, words) for item in said.items))
    return said
