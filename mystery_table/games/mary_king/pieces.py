"""The pieces on one seat's table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mystery_table.core.layout import Face, Piece
from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mary_king import ids, names
from mystery_table.games.mary_king.board import TILES
from mystery_table.games.mary_king.cards import card_name
from mystery_table.games.mary_king.shown import MARKS, browsed, pending_op
from mystery_table.games.mary_king.state import GHOST, HOLE, NEGATED, PENALTY, Cards, locked

HAND_KEYS = "1234567890"
IDEA_KEYS = ("QWETYU", "ASDFGJ")
"""Keys of the viewer's own ideas, and of the other side's; R turns cards, H hides the screen."""


def pieces(observation: Observation) -> Iterator[Piece]:
    """Yield every piece, in reading order."""
    public = observation.public
    chosen = browsed(observation)
    yield from _tiles(public)
    for side in (1, 0):
        yield from _piles(observation, side, chosen)
        yield from _ideas(observation, side)
    yield from _announced(public)
    for card, key in zip(observation.private.hand, HAND_KEYS + " " * 74, strict=False):
        yield shown(public, card, ids.HAND, key.strip(), f"mind.{observation.seat}", mine=True)
    for card in chosen:
        yield shown(public, card, "browse")
    op = pending_op(observation)
    if op is not None and op.verb in MARKS:
        name = Text("mary_king", "your choice")
        yield Piece(ids.MARK, "marks", Face(names.ID, "mark", op.verb), name, False, key="M", shape="disc")


def shown(public: Any, card: int, area: str, key: str = "", origin: str = "", mine: bool = False) -> Piece:
    """Return a card that lies open for the viewer."""
    rules = public.rules
    control = bool(rules.mask[card])
    name = names.card_said(rules, card) if control else card_name(rules, card)
    turned = False if len(rules.turns[card]) > 1 else None
    return Piece(
        ids.card(card),
        area,
        names.card_face(rules, card),
        name,
        caption=not control,
        mine=mine,
        key=key,
        origin=origin,
        turned=turned,
        detail=None if control else names.both_effects(rules, card),
        printed=() if control else names.printed(rules, card),
    )


def _tiles(public: Any) -> Iterator[Piece]:
    held = locked(public.locks)
    for tile in range(TILES):
        side = GHOST if public.board >> tile & 1 else 1 - GHOST
        name = Text("mary_king", "tile {0}: {1}", (tile + 1, names.side_name(side)))
        if held >> tile & 1:
            name = Text("mary_king", "tile {0}: {1}, locked", (tile + 1, names.side_name(side)))
        face = names.tile_face(public.board, tile, bool(held >> tile & 1))
        yield Piece(ids.tile(tile), ids.tile(tile), face, name, False, shape="tile")


def _piles(observation: Observation, side: int, chosen: Cards) -> Iterator[Piece]:
    """Yield mind and memory as piles, and the other hand with what is known of it."""
    public = observation.public
    if public.minds[side]:
        name = Text("mary_king", "mind")
        count = public.minds[side]
        yield Piece(f"mind.{side}", f"mind.{side}", names.back(side), name, False, number=count)
    memory = [card for card in public.memory[side] if card not in chosen]
    if memory:
        top = shown(public, memory[-1], f"memory.{side}")
        yield top._replace(number=len(public.memory[side]))
    known = [card for card in public.known[side] if card not in chosen]
    if side != observation.seat:
        for card in known:
            yield shown(public, card, f"held.{side}", origin=f"mind.{side}")
    hidden = public.hands[side] - (len(public.known[side]) if side != observation.seat else 0)
    if hidden > 0:
        name = Text("mary_king", "hand")
        yield Piece(f"held.{side}", f"held.{side}", names.back(side), name, False, number=hidden)


def _ideas(observation: Observation, side: int) -> Iterator[Piece]:
    public = observation.public
    keys = IDEA_KEYS[int(side != observation.seat)]
    for stack, ideas in enumerate(public.up[side]):
        area = ids.ideas(side, stack)
        open_ = [card for card in ideas if card != HOLE]
        if public.down[side][stack] and not open_:
            name = Text("mary_king", "face-down ideas")
            yield Piece(
                f"down.{side}.{stack}", area, names.back(side), name, False, number=public.down[side][stack]
            )
        if ideas and ideas[-1] != HOLE:
            card = shown(public, ideas[-1], area, keys[stack])
            deep = public.down[side][stack] + len(ideas) - 1
            yield card._replace(id=ids.idea(side, stack), deep=deep)
        elif open_:
            deep = public.down[side][stack]
            yield shown(public, open_[-1], area)._replace(id=f"beneath.{side}.{stack}", dim=True, deep=deep)


def _announced(public: Any) -> Iterator[Piece]:
    """Yield what was announced and has not gone where it belongs."""
    frames = [(frame.card, frame.seat, frame.effect) for frame in public.stack]
    frames += [(step[1].card, step[1].seat, step[1].effect) for step in public.todo if step[0] == "finish"]
    frames += [(step[2], step[1], 0) for step in public.todo if step[0] == "recall"]
    for card, seat, way in frames:
        if card == PENALTY:
            name = Text("mary_king", "the penalty")
            yield Piece("penalty", "stack", Face(names.ID, "mark", "penalty"), name)
        else:
            piece = shown(public, card, "stack")
            turned = None if piece.turned is None else way == 1
            yield piece._replace(seat=seat, dim=way == NEGATED, turned=turned)
