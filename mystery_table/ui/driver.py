"""Drives one match: who decides, who looks at the screen, bots in their process, one door for every move."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from mystery_table.core import hints
from mystery_table.core.bot import Answer, Request
from mystery_table.core.errors import UserError
from mystery_table.core.layout import Gesture
from mystery_table.core.match import Match
from mystery_table.core.rng import Rng
from mystery_table.core.seating import companions, next_looker
from mystery_table.core.session import Illegal, Played
from mystery_table.core.state import CLOCK, Action, Seat
from mystery_table.core.words import Text
from mystery_table.core.worker import Worker
from mystery_table.ui.passing import Passing
from mystery_table.ui.viewing import Viewing

T = TypeVar("T")


class Driver(Viewing):
    """Every change of a match goes through here, and each is told once."""

    changed = Signal(list)
    """Steps that just happened (list of Played); an empty list after an undo."""
    covered = Signal(int)
    """The curtain must close now; the argument is the person who may open it."""
    opened = Signal(int)
    """That person looks now."""
    thinking = Signal(int)
    """A bot's seat began to think, or −1: none does."""
    failed = Signal(Text)
    """Something that the person must know, in one sentence."""
    advised = Signal(object)
    """What was asked for by `advise` came: an Answer."""
    answered = Signal(object)
    """From the listening thread to this one."""

    def __init__(self, match: Match, pace: int = 600, parent: QObject | None = None) -> None:
        super().__init__(match, parent)
        self.pace = pace
        self.due: int | None = None
        self.paused = False
        self._asked: tuple[int, Seat] | None = None
        self._last = 0.0
        self._held: Answer | None = None
        self.passing = Passing(match, self._commit, self)
        self._worker = Worker(self.answered.emit)
        self.answered.connect(self._hear)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_held)

    # What changes a match

    def keep_half_made(self, made: Gesture) -> None:
        """Keep the drops made of the looking person's next move, over a curtain and over closing."""
        seat = self.seat()
        if seat is not None and made != self.match.half_made(seat):
            self._did(lambda: self.match.keep_half_made(seat, made))

    def keep_note(self, seat: Seat, key: str, value: Any) -> None:
        """Keep a note of a seat's own: any JSON value."""
        self._did(lambda: self.match.note(seat, key, value))

    def start(self) -> None:
        """Deal what must be dealt, and go on from where the match is."""
        self._did(self.match.go_on)
        if self.private():
            self.passing.hurry()  # the match may have been left between two answers
        persons = self.match.seating.persons()
        self.due = self._next() if persons else None
        if self.due is None and persons:
            self.due = persons[0]
        if not persons:
            self._go_on()
        elif len(persons) == 1:
            self.look(persons[0])
        else:
            self.cover()

    def play(self, action: Action) -> bool:
        """Make the looking person's move; False, and one sentence told, if it could not be kept."""
        seat = self.seat()
        return seat is not None and self._commit(seat, action)

    def decline(self, order: str = "") -> None:
        """Answer nothing for the seat on the screen or asked in public, or let its order hold this turn."""
        passing = self.passing
        seat = passing.answers.asked() if self.looker is None else self.seat()
        if seat is not None and order:
            self._did(lambda: passing.give(seat, order))
            self.changed.emit([])
        elif seat is not None:
            self._commit(seat, passing.answers.no_answer)

    def time(self, action: Action) -> None:
        """Let CLOCK act: time is up. Whatever a bot thinks of meanwhile is for an older line and dropped."""
        if CLOCK in self.match.session.actors:
            self._commit(CLOCK, action)

    def undo(self) -> bool:
        """Take back the looking person's last decision; False where the rules do not allow it."""
        looker = self.looker
        if looker is None or not self._did(lambda: self.match.undo(looker, self.free_undo())):
            return False
        self._stop_thinking()
        self.changed.emit([])
        self._go_on()
        return True

    def redo(self) -> bool:
        """Make the decision again that was taken back."""
        looker = self.looker
        if looker is None or not self.match.redoable(looker):
            return False
        happened = self._did(lambda: self.match.redo(looker))
        if happened:
            self._tell(happened)
        return bool(happened)

    def lend(self, seat: Seat, to_bot: bool, level: str = "casual") -> None:
        """Let a bot decide for a person's seat from now on, or give it back."""
        seating = self.match.seating.replace(seat, bot=to_bot, level=level)
        self._did(lambda: self.match.reseat(seating))
        self._stop_thinking()
        self.changed.emit([])
        self._go_on()

    # Curtain

    def cover(self) -> None:
        """Close the curtain at once; whoever looked may open it again unless somebody else is due."""
        self.passing.folded = None
        if self.looker is not None:
            self._note_seen()
            self.due = self._next() if self._next() is not None else self.looker
        self.looker = None
        if not self._may_pass():
            self.passing.stop()
        if self.due is not None:
            self.covered.emit(self.due)

    def look(self, person: int) -> None:
        """Open the screen for a person."""
        self.looker, self.due, self.passing.folded = person, None, None
        self._last_looker = person
        self.opened.emit(person)
        self._note_seen()
        self._hold_on()
        self._go_on()

    # Bots

    def hurry(self) -> bool:
        """Play a bot's answer now that is being held back for pacing; False if there is none."""
        if self._may_pass() and self.passing.hurry():
            return True
        if self._held is None or self._waits() or self.passing.secret(self._held.seat):
            return False
        self._timer.stop()
        self._play_held()
        return True

    def advise(self) -> bool:
        """Ask what the looking person should do; False where they have nothing to decide."""
        seat = self.seat()
        if seat is None or not self.legal():
            return False
        self._worker.ask(hints.request(self.match, seat))
        return True

    def count_hint(self, seat: Seat) -> None:
        """Keep that a seat had a hint."""
        self._did(lambda: hints.count_one(self.match, seat))

    def pause(self, paused: bool) -> None:
        """Hold everything (a dialog, the hidden screen); bots' answers wait."""
        self.paused = paused
        if paused:
            self.passing.stop()
        else:
            self._hold_on()
            self._go_on()

    def close(self) -> None:
        """End the bots' process and let go of the match."""
        self._stop_thinking()
        self._worker.stop()
        self.passing.stop()
        self._note_seen()
        self.match.close()

    def _next(self) -> int | None:
        return next_looker(self.match.game, self.public, self.match.seating, self.looker)

    def _note_seen(self) -> None:
        if self.looker is not None:
            who = companions(self.match.game, self.public, self.match.seating, self.looker)
            for person in who:
                self._did(partial(self.match.saw, person))

    def _commit(self, seat: Seat, action: Action) -> bool:
        looking, made = self.seat(), self.half_made()
        happened = self._did(lambda: self.match.play(seat, action))
        if happened is None:
            return False
        if looking is not None and looking != seat and self.seat() == looking:
            self.keep_half_made(made)  # who decides at the same time is not interrupted
        self._tell(happened)
        return True

    def _tell(self, happened: list[Played]) -> None:
        self._last = time.monotonic()
        self._asked = self._held = None
        self.changed.emit(happened)
        self._go_on()

    def _go_on(self) -> None:
        """See who decides now: close the curtain for another person, or ask a bot."""
        if self.paused or (self._may_pass() and self.passing.begins(self.pace)):
            return
        if self.looker is not None:
            due = self._next()
            if due is not None and due != self.looker:
                self._note_seen()
                asked = self.passing.answers.asked() is not None
                self.passing.folded = self.looker if asked else None
                self.looker, self.due = None, due
                self.covered.emit(due)
        elif self.due is not None and self.private():
            self._hand_on(self._next())
        self._ask()

    def _may_pass(self) -> bool:
        """Return whether a seat may pass by itself: not while a lone person has hidden the screen."""
        return not self.paused and (self.looker is not None or self.private())

    def _hand_on(self, due: int | None) -> None:
        """Behind the curtain it is another person's turn, or another question; or the screen goes back."""
        if due is None:
            return
        folded, asked = self.passing.folded, self.passing.answers.asked() is not None
        if due == folded and not asked:
            self.look(due)
            return
        self.passing.folded = folded if asked else None
        if folded is not None or due != self.due:
            self.due = due
            self.covered.emit(due)

    def _bot_seat(self) -> Seat | None:
        seats = [s for s in self.match.session.actors if s >= 0]
        bots = [s for s in seats if self.match.seating.decider(s) is None]
        return bots[0] if bots else None

    def _ask(self) -> None:
        seat = self._bot_seat()
        if seat is None:
            self.thinking.emit(-1)
            return
        session = self.match.session
        if self._asked == (session.lines, seat):
            return
        self._asked = (session.lines, seat)
        chair = self.match.seating.chairs[seat]
        self.thinking.emit(seat)
        self._worker.ask(
            Request(
                self.match.id,
                session.lines,  # a step's number comes again after an undo, a line's does not
                self.match.game.id,
                chair.level,
                chair.mind,
                session.draws(seat),
                session.observe(seat),
            )
        )

    def _hear(self, answer: Answer) -> None:
        """Take a bot's answer: an older step's is dropped, a bot that failed is replaced by chance."""
        if answer.why:
            self.advised.emit(answer)
            return
        if self._asked != (answer.step, answer.seat) or answer.step != self.match.session.lines:
            return
        if answer.action is None:
            self.failed.emit(Text("app", "The bot made a mistake and plays at random for this move."))
            rng = Rng(self.match.session.draws(answer.seat))
            answer = answer._replace(action=rng.pick(self.match.session.legal(answer.seat)))
        self._held = answer
        wait = self.passing.span(answer.seat, self.pace) - int((time.monotonic() - self._last) * 1000)
        if wait > 0:
            self._timer.start(wait)
        else:
            self._play_held()

    def _play_held(self) -> None:
        """Play what is held back; an answer that cannot be kept (a full disk) stays, to be tried again."""
        answer = self._held
        if answer is not None and answer.action is not None and not self._waits():
            self._commit(answer.seat, answer.action)

    def _hold_on(self) -> None:
        """Let an answer that came while nobody could see it be played after its pace."""
        if self._held is not None and not self._timer.isActive():
            self._timer.start(self.pace)

    def _waits(self) -> bool:
        """Return whether a bot's move must wait: persons play and none of them would see it."""
        return self.paused or (self.looker is None and bool(self.match.seating.persons()))

    def _stop_thinking(self) -> None:
        """Interrupt a bot at once; what it answers all the same is for an older line and dropped."""
        if self._asked is not None and self._held is None:
            self._worker.stop()
        self._timer.stop()
        self._held = self._asked = None

    def _did(self, act: Callable[[], T]) -> T | None:
        """Carry out a change; what the person must know is told, and nothing is lost."""
        try:
            return act()
        except UserError as error:
            said = error.message
            self.failed.emit(said if isinstance(said, Text) else Text("app", "{0}", (said,)))
        except Illegal:
            pass
        return None
