"""A match at the table: rules, log, seats and notes joined, and owned by this program alone."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from mystery_table import games
from mystery_table.core import hints, statistics
from mystery_table.core.errors import UserError
from mystery_table.core.game import Game
from mystery_table.core.layout import Gesture
from mystery_table.core.lock import Busy, Lock
from mystery_table.core.records import NOT_OURS, Record, Removed, pack_seating, unpack_seating
from mystery_table.core.replay import Lent, Replay, replay
from mystery_table.core.seating import Seating
from mystery_table.core.session import Played, Session, digest
from mystery_table.core.state import Action, Options, Seat
from mystery_table.core.store import Store
from mystery_table.core.words import Text

WHOLE: Seat = -1
"""The seat under which notes on the match as a whole are kept."""
PRACTICE = "practice"
"""The note that somebody knew more in a match than a player may: it does not count."""


class Match:
    """An open match. `session` is there to look at; whatever changes the match goes through here.

    Where `view_only` is true the rules have changed since, or the log is damaged: nothing can be played, the
    log stays as it is, and `continue_in_copy` plays on from the last step that still holds. What raises
    UserError (a full disk) has not happened, but for forced steps after a decision: `go_on` makes them.
    """

    def __init__(self, store: Store, record: Record, lock: Lock) -> None:
        self.store, self.id, self.name = store, record.id, record.name
        self.seating = record.seating
        self.game: Game = games.load(record.game)
        self.session = _session(self.game, store, record)
        self._lock = lock
        self._result = record.result
        self._seen: dict[int, int] = {}
        self._taken_over = _count(store.noted(self.id, WHOLE, "taken over"))
        self._open: bool = bool(store.noted(self.id, WHOLE, "open"))
        self.practice: bool = bool(store.noted(self.id, WHOLE, PRACTICE))
        """Whether a decision was taken back that only practice allows to; such a match does not count."""
        if not self.view_only:
            self.go_on()

    @property
    def view_only(self) -> bool:
        """Whether the match can only be looked at."""
        return not self.session.sound

    @property
    def notice(self) -> Text | None:
        """What to tell whoever opened the match, None if all is well."""
        if not self.view_only:
            return None
        return Text(
            "app",
            "This match can be viewed up to step {0}: after that, today's rules lead elsewhere or its log is"
            " damaged. It can be continued from there in a copy.",
            (self.session.number,),
        )

    def go_on(self) -> list[Played]:
        """Deal and make forced steps until somebody must decide; return what happened."""
        happened = self.session.advance()
        self._note_result()
        return happened

    def play(self, seat: Seat, action: Action) -> list[Played]:
        """Make a decision; return what happened. Illegal where the rules do not allow it."""
        happened = self.session.play(seat, action)
        self._note_result()
        return happened

    def undoable(self, person: int, free: bool = False) -> int | None:
        """Return the number of the step that `person` may take back now, None if there is none.

        Once all cards were shown, in the replay of a finished match, there is none.
        """
        return None if self._open else self.session.undoable(self.seating, person, free, self._taken_over)

    def look_back(self, seats: tuple[Seat, ...]) -> Replay:
        """Return a replay up to now from these seats; of a finished match from all, and it stays finished."""
        made = Replay(self.session, self.seating, seats, lent_seats(self.store, self.id))
        if made.over and not self._open:
            self.store.note(self.id, WHOLE, "open", True)
            self._open = True
        return made

    def undo(self, person: int, free: bool = False) -> bool:
        """Take back the last decision of `person`; False if there is none to take back. `free`: practice."""
        number = self.undoable(person, free)
        if number is None:
            return False
        if not self.practice and self.undoable(person) is None:
            self.store.note(self.id, WHOLE, PRACTICE, True)
            self.practice = True
        self.session.undo(self.session.history[number].seat, number)
        self._forget_beyond(number)
        self._note_result()
        return True

    def redoable(self, person: int) -> bool:
        """Return whether `person` may make again the decision that was taken back last."""
        return self.session.redoable(self.seating, person)

    def redo(self, person: int) -> list[Played]:
        """Make the decision again that `person` took back last; return what happened, [] if nothing."""
        if not self.redoable(person):
            return []
        happened = self.session.redo()
        self._note_result()
        return happened

    def reseat(self, seating: Seating) -> None:
        """Let others decide from now on; what was decided in their seats before is not theirs to undo."""
        seats = range(len(seating.chairs))
        if any(seating.decider(seat) != self.seating.decider(seat) for seat in seats):
            self.store.note(self.id, WHOLE, "taken over", self.session.number)
            self._taken_over = self.session.number
        self._note_lent(seating)
        self.store.reseat(self.id, seating)
        self.seating = seating

    def _note_lent(self, seating: Seating) -> None:
        """Keep from which step on a bot decides for a person's seat, so that its moves can be explained."""
        number, chairs = self.session.number, enumerate(seating.chairs)
        changes = [
            Lent(number, n, c.bot, c.level)
            for n, c in chairs
            if c.person is not None and c.bot != self.seating.chairs[n].bot
        ]
        if changes:
            self.store.note(self.id, WHOLE, "lent", [*lent_seats(self.store, self.id), *changes])

    def rename(self, name: str) -> None:
        """Give the match another name."""
        self.store.rename(self.id, name)
        self.name = name

    def unseen(self, person: int) -> list[Played]:
        """Return what happened since `person` last looked; not all of it is for their eyes."""
        return self.session.history[self._has_seen(person) :]

    def saw(self, person: int) -> None:
        """Note that `person` has seen everything up to now."""
        self._note_seen(person, self.session.number)

    def half_made(self, seat: Seat) -> Gesture:
        """Return the drops that `seat` has made of its next move, none if the match went on since."""
        noted = self.store.noted(self.id, seat, "half-made") or (None, ())
        try:
            lines, drops = noted
            return frozenset((str(piece), str(area)) for piece, area in drops if lines == self.session.lines)
        except (TypeError, ValueError):  # another program has written there
            return frozenset()

    def keep_half_made(self, seat: Seat, made: Gesture) -> None:
        """Keep the drops that `seat` has made of its next move."""
        self.store.note(self.id, seat, "half-made", [self.session.lines, sorted(made)])

    def noted(self, seat: Seat, key: str) -> Any:
        """Return a note of a seat's own that is no part of the game, None if there is none."""
        return self.store.noted(self.id, seat, key)

    def note(self, seat: Seat, key: str, value: Any) -> None:
        """Keep a note of a seat's own: any JSON value; it is never undone with a move."""
        self.store.note(self.id, seat, key, value)

    def continue_in_copy(self) -> Match:
        """Begin a match from the steps that still hold and return it, open; this one stays as it is.

        See `play_on` for a copy from an earlier position of a finished match.
        """
        record = self.store.open(self.id)
        rows = record.rows[: self.session.lines]
        copy = self.store.copy(self.id, rows, self.name, self.game.version)
        self.store.note(copy, WHOLE, PRACTICE, self.practice)
        self.store.note(copy, WHOLE, "taken over", min(self._taken_over, self.session.number))
        return open_match(self.store, copy)

    def close(self) -> None:
        """Let other programs have the match. Nothing needs to be saved."""
        self._lock.close()

    def _note_result(self) -> None:
        """Keep the scores beside the match, so that lists need not fold it."""
        result = self.game.scores(self.session.state.public) or None
        if result != self._result:
            self._count(result)
            self.store.finish(self.id, result)
            self._result = result

    def _count(self, result: tuple[int, ...] | None) -> None:
        """Keep what the match came to for statistics; practice and matches of bots alone do not count."""
        if result is None or self.practice or not self.seating.persons():
            statistics.forget(self.store, self.game.id, self.id)
            return
        spent = self.store.seconds(self.id, statistics.PAUSE)
        options = self.session.options
        had = hints.total(self)
        made = statistics.result_of(self.game.id, options, self.seating, result, spent, time.time(), had)
        statistics.keep(self.store, self.id, made)

    def _has_seen(self, person: int) -> int:
        if person not in self._seen:
            self._seen[person] = _count(self.store.noted(self.id, person, "seen"))
        return self._seen[person]

    def _note_seen(self, person: int, number: int) -> None:
        if self._has_seen(person) != number:
            self.store.note(self.id, person, "seen", number)
            self._seen[person] = number

    def _forget_beyond(self, number: int) -> None:
        """After an undo, what comes in place of what was taken back is new to everybody."""
        for person in self.seating.persons():
            self._note_seen(person, min(number, self._has_seen(person)))


def _count(noted: Any) -> int:
    """Return a number of steps that was noted; 0 where there is none, or another program wrote there."""
    return noted if type(noted) is int and noted > 0 else 0


def new_match(
    store: Store, game: str, options: Options, seating: Seating, name: str = "", seed: str = ""
) -> Match:
    """Begin a match and return it, open and dealt; UserError where the options are wrong.

    The set-up is remembered for the next time.
    """
    rules = games.load(game)
    settled = rules.settle(seated(game, options, seating), len(seating.chairs))
    number = store.create(game, rules.version, settled, seating, name, seed)
    store.remember(game, "setup", {"options": dict(options), "seating": pack_seating(seating)})
    return open_match(store, number)


def lent_seats(store: Store, match: int) -> tuple[Lent, ...]:
    """Return when persons' seats were lent to bots and taken back, oldest first."""
    return tuple(Lent(*change) for change in store.noted(match, WHOLE, "lent") or ())


def seated(game: str, options: Options, seating: Seating) -> Options:
    """Return options with what follows from who sits where.

    A game whose match depends on which seats are bots says how in its options.py: seated(options, bots).
    """
    fit = getattr(games.module(game, "options"), "seated", None)
    return options if fit is None else fit(options, [chair.bot for chair in seating.chairs])


def rematch(store: Store, match: Match) -> int:
    """Set up the same match again, everybody one seat further, and return its number."""
    chairs = match.seating.chairs
    seating = Seating(chairs[1:] + chairs[:1])
    options = seated(match.game.id, match.session.options, seating)
    return store.create(match.game.id, match.game.version, options, seating, match.name)


def last_setup(store: Store, game: str) -> tuple[Options, Seating] | None:
    """Return options and seating with which a match of `game` was begun last, None at first."""
    try:
        setup = store.remembered(game, "setup")
        return None if setup is None else (dict(setup["options"]), unpack_seating(setup["seating"]))
    except (UserError, *NOT_OURS):  # what cannot be read is chosen anew
        return None


def open_match(store: Store, match: int) -> Match:
    """Open a match and go on to its next decision.

    UserError if it is open elsewhere, if there is none, or if this version cannot even begin it.
    """
    lock = _own(store, match)
    try:
        return Match(store, store.open(match), lock)
    except BaseException:
        lock.close()
        raise


def look_back(store: Store, match: int) -> tuple[Record, Replay]:
    """Return a finished match and its replay; it stays finished.

    UserError where it still runs or cannot be read.
    """
    record = store.open(match)
    try:
        found = replay(record, (), lent_seats(store, match))
    except UserError:
        raise
    except Exception as error:  # a log of other rules can break in any way
        raise UserError(
            Text("app", "This version of the program cannot read how this match was set up.")
        ) from error
    if not found.over:
        raise UserError(Text("app", "This match still goes on; open it to look back at your own view."))
    store.note(match, WHOLE, "open", True)
    return record, found


def play_on(store: Store, found: Replay, record: Record, position: int) -> int:
    """Begin a match from a position of a finished one and return its number; the other stays as it is.

    Whoever has seen how it went on knows more than a player may: the copy counts as practice. What chance
    does in it comes from a seed of its own, so that neither match tells anything of the other's draws.
    """
    if not found.over:
        raise ValueError("the match is not over")
    session = found.session
    rows = [
        (played.seat, played.action, digest(found.game, session.states[n + 1], played.events))
        for n, played in enumerate(session.history[:position])
    ]
    head = (record.game, found.game.version, record.options, record.seating, record.name)
    copy = store.create(*head, rows=rows)
    store.note(copy, WHOLE, PRACTICE, True)
    store.note(copy, WHOLE, "taken over", position)
    return copy


def delete_match(store: Store, match: int) -> Removed:
    """Remove a match and return what `Store.restore` brings back.

    UserError if it is open in another window.
    """
    lock = _own(store, match)
    try:
        return store.delete(match)
    finally:
        lock.close()


def duplicate_match(store: Store, match: int, name: str) -> int:
    """Copy a match as it stands and return the copy's number.

    Of a match that runs a copy could be played out to see what is still hidden: it counts as practice.
    """
    copy = store.duplicate(match, name)
    store.note(copy, WHOLE, PRACTICE, True)
    return copy


def _own(store: Store, match: int) -> Lock:
    path = store.path.parent / "locks" / f"{store.path.stem}-{match}.lock"
    try:
        return Lock(path)
    except Busy as error:
        raise UserError(
            Text("app", "This match is open in another window of Mystery Table; close it there first.")
        ) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Text("app", "{0} cannot be written: {1}.", (str(path), reason))) from error


def _session(game: Game, store: Store, record: Record) -> Session:
    """Fold a match's log. UserError where this version does not understand its set-up."""
    if record.version > game.version:
        raise UserError(Text("app", "This match was played with a newer version of the program."))
    keep = partial(store.append, record.id)
    try:
        return Session(game, record.options, record.seats, record.seed, keep, record.rows)
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # from the rules' start
        raise UserError(
            Text("app", "This version of the program cannot read how this match was set up.")
        ) from error
