"""A match looked back at: every step of it, from the seats that may be looked from, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from mystery_table import games
from mystery_table.core.game import Game
from mystery_table.core.layout import Face, Form, Layout, Piece
from mystery_table.core.records import Record
from mystery_table.core.seating import Seating
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Observation, Seat
from mystery_table.core.still import still
from mystery_table.core.words import Said

Kind = Literal["turn", "move", "deal"]
"""Of a step: the first decision of a seat in a row, a further one, or what chance did."""


class Mark(NamedTuple):
    """One step on the bar: who made it, what kind it is, and in which chapter it lies."""

    seat: Seat
    kind: Kind
    chapter: int


class Lent(NamedTuple):
    """From which step on a bot of a level decides for a person's seat, or the person again."""

    number: int
    seat: Seat
    bot: bool
    level: str


class Replay:
    """Positions 0 to `last` of a match; position n is the table after n steps.

    `seats` are those whose view may be shown. While the match runs these are seats of one person; once it is
    over all of them, and the open view of everything. What was taken back is not part of it.
    """

    def __init__(
        self, session: Session, seating: Seating, seats: tuple[Seat, ...], lent: tuple[Lent, ...] = ()
    ) -> None:
        self.game: Game = session.game
        self.session, self.seating, self.lent = session, seating, lent
        self.over = not session.actors
        self.seats = tuple(range(len(seating.chairs))) if self.over else seats
        self.last = session.number
        self.chapters: list[Said] = []
        """What each stretch of the match is called: a round, a day, an hour."""
        self.marks: list[Mark] = []
        """marks[n]: the step that leads from position n to n + 1."""
        self._read()

    def _read(self) -> None:
        words = games.module(self.game.id, "words")
        before: Seat | None = None
        for n, played in enumerate(self.session.history[: self.last]):
            name = words.status(self.session.states[n + 1].public)
            if not self.chapters or self.chapters[-1] != name:
                self.chapters.append(name)
            kind: Kind = "deal" if played.seat < 0 else "move" if played.seat == before else "turn"
            before = played.seat if played.seat >= 0 else before
            self.marks.append(Mark(played.seat, kind, len(self.chapters) - 1))

    def highlights(self) -> list[int]:
        """Return the positions worth jumping to: where a chapter begins, and the end."""
        starts = [n + 1 for n in range(1, self.last) if self.marks[n].chapter != self.marks[n - 1].chapter]
        return sorted({0, *starts, self.last})

    def actor(self, position: int) -> Seat:
        """Return the seat whose decision comes after a position, at the end whoever made the last one."""
        later = [mark.seat for mark in self.marks[position:] if mark.seat >= 0]
        earlier = [mark.seat for mark in self.marks[:position] if mark.seat >= 0]
        return later[0] if later else earlier[-1] if earlier else 0

    def looker(self, position: int, seat: Seat | None) -> Seat:
        """Return the seat from which the table is seen: in the open view, of whoever decides next."""
        return self.actor(position) if seat is None else seat

    def observe(self, position: int, seat: Seat) -> Observation:
        """Return what a seat knew at a position; ValueError for a seat that may not be looked from."""
        if seat not in self.seats or position > self.last:
            raise ValueError(f"seat {seat} may not be looked from at {position}")
        return self.game.observe(self.session.states[position], seat)

    def steps(self, position: int, seat: Seat | None) -> list[Played]:
        """Return the steps up to a position with the events that a seat saw; None: all, once it is over."""
        if seat is None and not self.over:
            raise ValueError("the match is not over")
        return [
            step._replace(events=tuple(e for e in step.events if seat is None or e.to in (None, seat)))
            for step in self.session.history[:position]
        ]

    def layout(self, position: int, seat: Seat | None, form: Form) -> Layout:
        """Return the table as a seat saw it; None: open, from whoever decides next."""
        maker = games.module(self.game.id, "table")
        looker = self.looker(position, seat)
        base: Layout = maker.layout(self.observe(position, looker), form)
        base = getattr(maker, "still", lambda layout, _seat: still(layout))(base, looker)
        if seat is not None:
            return base
        if not self.over:
            raise ValueError("the match is not over")
        views = [maker.layout(self.observe(position, other), form) for other in self.seats]
        turn_up = getattr(maker, "opened", None)
        told = turn_up(self.session.states[position], looker) if turn_up is not None else {}
        return opened(base, [view.pieces for view in views], told)


def opened(base: Layout, views: list[tuple[Piece, ...]], told: Mapping[str, tuple[Face, Said]]) -> Layout:
    """Return a layout in which everything is face up that some seat sees, and every secret has its owner.

    `told` is what else a game turns up: cards that have other ids on the tables of those who see them.
    """
    known: dict[str, Piece] = {}
    owner: dict[str, Seat] = {}
    for seat, pieces in enumerate(views):
        for piece in pieces:
            if piece.face.kind != "back":
                known.setdefault(piece.id, piece)
            if piece.mine:
                owner.setdefault(piece.id, seat)
    for piece in base.pieces:
        if piece.id in told:
            face, name = told[piece.id]
            known.setdefault(piece.id, piece._replace(face=face, name=name))
    shown = []
    for piece in base.pieces:
        face_up = known.get(piece.id, piece) if piece.face.kind == "back" else piece
        whose = piece.seat if piece.seat is not None else owner.get(piece.id)
        shown.append(piece._replace(face=face_up.face, name=face_up.name, seat=whose))
    return base._replace(pieces=tuple(shown))


def replay(record: Record, seats: tuple[Seat, ...] = (), lent: tuple[Lent, ...] = ()) -> Replay:
    """Return a replay of a stored match, read without owning it; as far as today's rules can follow its log.

    Any error of the rules' start comes through: a match of other rules can break in any way.
    """
    game = games.load(record.game)
    session = Session(game, record.options, record.seats, record.seed, None, record.rows)
    return Replay(session, record.seating, seats, lent)
