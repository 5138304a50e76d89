"""Matches in memory: forced steps, undo and redo, folding a log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mystery_table.core.rng import Rng
from mystery_table.core.session import UNDO, Illegal, Row, Session
from mystery_table.core.state import CHANCE, Action
from tests.support.play import begun, play_on, table
from tests.support.pockets import rules
from tests.support.pockets.rules import GAME, HAND, Pockets


class Log(list[Row]):
    """A log in memory, written like one on disk; `broken` is a full disk."""

    broken = False

    def keep(self, n: int, seat: int, action: Action, digest: int) -> None:
        if self.broken:
            raise OSError("full")
        assert n == len(self)
        self.append((seat, action, digest))


def logged(seats: int = 2, seed: str = "s", **options: Any) -> tuple[Session, Log]:
    log = Log()
    session = Session(GAME, GAME.settle(options, seats), seats, seed, log.keep)
    session.advance()
    return session, log


def reopened(log: list[Row], seats: int = 2, strict: bool = False, **options: Any) -> Session:
    return Session(GAME, GAME.settle(options, seats), seats, "s", rows=log, strict=strict)


def after_bids(seats: int = 2, seed: str = "s") -> Session:
    """Return a match in which seat 0 begins."""
    session = begun(seats, seed)
    for seat in range(seats):
        session.play(seat, ("bid", int(seat == 0)))
    return session


def lay(session: Session, seat: int = 0) -> Action:
    action = next(a for a in session.legal(seat) if a[0] == "lay")
    session.play(seat, action)
    return action


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    session = begun()
    before = session.state
    for seat, action in [
        (0, ("bid", 2)),
        (0, ("end",)),
        (5, ("bid", 1)),
        (CHANCE, ("roll", 0)),
        (0, ("undo", 0)),
    ]:
        with pytest.raises(Illegal):
            session.play(seat, action)
    assert session.state is before
    assert session.number == 1


def test_R2_a_step_that_is_the_only_choice_makes_itself_and_says_so() -> None:
    session = after_bids(1)
    for card in session.state.private[0].hand:
        session.play(0, ("lay", card))
    session.play(0, ("ring",))
    happened = session.play(0, ("draw",))
    assert [p.forced for p in happened] == [False]  # the drawn card can be laid
    happened = session.play(0, ("lay", session.state.private[0].hand[0]))
    assert [(p.action[0], p.forced) for p in happened[:2]] == [("lay", False), ("end", True)]


def test_U1_a_decision_that_taught_nothing_can_be_taken_back_and_made_again() -> None:
    session = after_bids()
    before = session.state
    action = lay(session)
    after = session.state
    number = session.undoable(table(0, 1), 0)
    assert number == 3
    session.undo(0, number)
    assert session.state is before
    assert session.redoable(table(0, 1), 0)
    assert not session.redoable(table(0, 1), 1)
    assert [p.action for p in session.redo()] == [action]
    assert session.state == after
    assert not session.redoable(table(0, 1), 0)


@pytest.mark.parametrize("verb", ["draw", "turn", "weigh", "ring"])
def test_U1_undo_never_crosses_new_information_nor_a_final_step(verb: str) -> None:
    """draw and turn only carry a card that the rules never look at; weigh looks; ring is final."""
    session = after_bids()
    session.play(0, next(a for a in session.legal(0) if a[0] == verb))
    assert session.undoable(table(0, 1), 0) is None
    assert session.undoable(table(0, 1), 0, free=True) == 3


def test_U1_weighing_ones_own_other_hand_teaches_nothing() -> None:
    session = after_bids()
    session.play(0, ("weigh", 1))
    assert session.undoable(table(0, 0), 0) == 3


def test_U1_undo_never_crosses_another_persons_decision_or_chance() -> None:
    session = begun()
    seating = table(0, 1)
    assert session.undoable(seating, 0) is None  # the deal
    session.play(0, ("bid", 1))
    assert session.undoable(seating, 0) == 1
    session.play(1, ("bid", 0))
    assert session.undoable(seating, 0) is None
    assert session.undoable(seating, 1) is None  # the last bid turned both over
    session = begun(3)
    session.play(0, ("bid", 1))
    session.play(1, ("bid", 0))  # of three: nothing is turned over yet, and nobody learned anything
    assert session.undoable(table(0, 1, 2), 1) == 2
    assert session.undoable(table(0, 1, 2), 0) is None


def test_U1_a_seat_that_passed_to_a_person_leaves_its_bots_decisions_alone() -> None:
    session = after_bids()
    lay(session)
    assert session.undoable(table(0, 1), 0, since=session.number) is None
    lay(session)
    assert session.undoable(table(0, 1), 0, since=4) == 4
    lent = table(0, 1).replace(0, bot=True)
    assert session.undoable(lent, 0) is None


def test_U1_a_presence_test_on_a_hidden_card_counts_as_a_look() -> None:
    class Curious(Pockets):
        def _lay(self, draft: Any, seat: int, card: int) -> None:
            super()._lay(draft, seat, card)
            if draft.face_down is None:
                draft.tell("bare")

    session = Session(Curious(), {"turns": 20}, 1, "s")
    session.advance()
    session.play(0, ("bid", 0))
    lay(session)
    assert session.undoable(table(0), 0) == 2  # there is a card, and a seal is not None either
    while session.state.public.size:
        session.play(0, ("draw",))
        session.play(0, ("end",))
    lay(session)
    assert session.undoable(table(0), 0) is None


def test_U1_undo_of_a_decision_takes_the_forced_steps_after_it_along() -> None:
    session = begun(1, turns=2)
    session.play(0, ("bid", 0))
    for _ in range(HAND):
        lay(session)
    session.play(0, ("draw",))
    lay(session)
    before = session.number
    session.play(0, ("ring",))
    assert [p.forced for p in session.history[before:]] == [False, True]
    assert session.undoable(table(0), 0) is None
    assert session.undoable(table(0), 0, free=True) == before
    session.undo(0, before)
    assert [p.action[0] for p in session.redo()] == ["ring", "end"]


def test_U1_redo_goes_through_several_undos_and_is_forgotten_at_another_decision() -> None:
    session = after_bids()
    seating = table(0, 1)
    first, second = lay(session), lay(session)
    for _ in range(2):
        number = session.undoable(seating, 0)
        assert number is not None
        session.undo(0, number)
    assert [p.action for p in session.redo()] == [first]
    assert [p.action for p in session.redo()] == [second]
    session.undo(0, 4)
    session.play(0, ("ring",))
    assert not session.redoable(seating, 0)
    with pytest.raises(Illegal):
        session.redo()


def test_U1_redo_survives_closing_the_match() -> None:
    session, log = logged()
    session.play(0, ("bid", 1))
    session.undo(0, 1)
    again = reopened(log)
    assert again.redoable(table(0, 1), 0)
    assert [p.action for p in again.redo()] == [("bid", 1)]


def test_undo_in_practice_does_not_draw_again() -> None:
    session = after_bids(1)
    session.play(0, ("draw",))
    drawn = session.state
    number = session.undoable(table(0), 0, free=True)
    assert number is not None
    session.undo(0, number)
    session.redo()
    assert session.state == drawn


def test_an_undo_of_what_is_not_there_is_refused() -> None:
    session = after_bids()
    for number in (-1, 3, 99):
        with pytest.raises(Illegal):
            session.undo(0, number)


def test_U2_the_log_keeps_undos_as_lines_and_folds_to_the_same_match() -> None:
    session, log = logged()
    play_on(session, Rng(1), 5)
    session.undo(0, 2)
    play_on(session, Rng(2))
    assert (0, (UNDO, 2), log[6][2]) in log
    again = reopened(log)
    assert again.sound
    assert again.state == session.state
    assert again.history == session.history
    assert again.lines == session.lines == len(log)


def test_S1_what_could_not_be_kept_did_not_happen() -> None:
    session, log = logged()
    log.broken = True
    before = session.state
    with pytest.raises(OSError, match="full"):
        session.play(0, ("bid", 1))
    assert session.state is before
    assert session.lines == len(log)
    log.broken = False
    session.play(0, ("bid", 1))
    assert session.number == 2


def test_S1_a_failed_write_keeps_what_could_be_redone() -> None:
    session, log = logged()
    session.play(0, ("bid", 1))
    session.undo(0, 1)
    log.broken = True
    with pytest.raises(OSError, match="full"):
        session.redo()
    log.broken = False
    assert session.redoable(table(0, 1), 0)


def test_S1_a_match_goes_on_where_a_failed_forced_step_left_it() -> None:
    session, log = logged(1, turns=1)
    session.play(0, ("bid", 1))
    kept = log.keep

    class Full:
        left = 1

        def keep(self, n: int, seat: int, action: Action, digest: int) -> None:
            if not self.left:
                raise OSError("full")
            self.left -= 1
            kept(n, seat, action, digest)

    session._keep = Full().keep
    with pytest.raises(OSError, match="full"):
        session.play(0, ("end",))
    assert session.history[-1].action == ("end",)
    session._keep = kept
    assert [p.action[0] for p in session.advance()] == ["roll"]
    assert reopened(log, 1, turns=1).history == session.history


def test_S2_chance_draws_the_same_after_reopening() -> None:
    session, log = logged(seed="s")
    assert reopened([]).advance() == session.history
    play_on(session, Rng(3))
    cut = next(i for i, row in enumerate(log) if row[1][0] == "roll")
    again = reopened(log[:cut])
    again.advance()
    assert again.state == session.state


def test_S5_a_log_of_other_rules_is_sound_up_to_where_it_differs_and_can_only_be_looked_at() -> None:
    class Stricter(Pockets):
        def _lay(self, draft: Any, seat: int, card: int) -> None:
            super()._lay(draft, seat, card)
            draft.tell("applause", seat)

    session, log = logged()
    play_on(session, Rng(4))
    first = next(i for i, row in enumerate(log) if row[1][0] == "lay")
    again = Session(Stricter(), session.options, 2, "s", rows=log)
    assert not again.sound
    assert again.lines == first
    assert all(again.legal(seat) == [] for seat in range(2))
    assert again.advance() == []
    with pytest.raises(Illegal):
        again.play(0, ("end",))
    with pytest.raises(Illegal):
        again.undo(0, 0)


def test_S5_a_renamed_or_added_state_field_keeps_every_save() -> None:
    session, log = logged()
    play_on(session, Rng(5))
    source = Path(rules.__file__).read_text("utf-8").replace("face_down", "upside_down")
    source = source.replace("    bid: int | None = None", "    bid: int | None = None\n    new: str = ''")
    renamed: dict[str, Any] = {"__name__": "renamed"}
    exec(source, renamed)
    again = Session(renamed["GAME"], session.options, 2, "s", rows=log)
    assert again.sound
    assert again.history == session.history
    assert again.state != session.state


@pytest.mark.parametrize(
    "row",
    [
        (0, ("bid", 5), None), (0, (), None), (0, ("undo",), None), (0, ("undo", -1), None),
        (0, ("undo", True), None), (9, ("undo", 0), None), (-1, ("roll", 0), None), (-1, ("deal", 1), None),
        ("x", ("bid", 1), None), (0, ("bid", 1), 12345), (0, ("no such verb",), None), (-2, ("bid", 1), None),
    ],
)  # fmt: skip
def test_a_strict_fold_stops_at_the_first_line_that_no_match_could_have(row: Any) -> None:
    _, log = logged()
    again = reopened([*log, row, (0, ("bid", 1), None)], strict=True)
    assert not again.sound
    assert again.lines == 1


def test_a_strict_fold_accepts_every_match_that_was_played() -> None:
    for seed in range(20):
        session, log = logged(1 + seed % 3, seed=str(seed))
        play_on(session, Rng(seed))
        assert reopened(log, 1 + seed % 3, strict=True).sound
