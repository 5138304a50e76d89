"""What everybody at the table sees: the common part of all seats' views, and nothing else."""

from __future__ import annotations

from mystery_table import games
from mystery_table.core.game import Game
from mystery_table.core.layout import Form, Piece
from mystery_table.core.state import State


def shared_pieces(game: Game, state: State, seats: int, form: Form = "compact") -> list[Piece]:
    """Return the pieces that every seat sees with the same face, in the order of the first seat's table.

    What one seat alone knows has another face (or is not there) in another seat's view and is left out.
    """
    layout = games.module(game.id, "table").layout
    views = [layout(game.observe(state, seat), form).pieces for seat in range(seats)]
    others = [{piece.id: piece.face for piece in view} for view in views[1:]]
    return [p for p in views[0] if not p.mine and all(o.get(p.id) == p.face for o in others)]
