"""Pencil marks and words: kept as they are, taken back one by one."""

from __future__ import annotations

import pytest

from mystery_table.games.thirteen_clues.notes import MOST_TEXT, Notes, Pencil, dump, load

NO, MINE, SUSPECT = Pencil(3, "no"), Pencil(3, "mine"), Pencil(3, "suspect")


def test_a_mark_comes_and_goes() -> None:
    notes = Notes().mark(NO)
    assert notes.of(3) == (NO,)
    assert notes.of(4) == ()
    assert notes.mark(NO).of(3) == ()


def test_contrary_marks_replace_each_other() -> None:
    assert Notes().mark(NO).mark(MINE).of(3) == (MINE,)
    assert Notes().mark(NO).mark(SUSPECT).of(3) == (SUSPECT,)
    assert Notes().mark(SUSPECT).mark(MINE).of(3) == (SUSPECT, MINE)
    assert Notes().mark(Pencil(3, "hidden", 1)).mark(Pencil(3, "hidden", 2)).of(3) == (
        Pencil(3, "hidden", 2),
    )


def test_marks_are_taken_back_and_made_again() -> None:
    notes = Notes().mark(NO).mark(Pencil(5, "mine"))
    assert notes.undo().marks == (NO,)
    assert notes.undo().undo().undo().marks == ()
    assert notes.undo().redo().marks == notes.marks
    assert notes.redo() is notes
    assert notes.undo().mark(SUSPECT).redo().marks == (SUSPECT,)


def test_all_marks_or_those_of_a_card_are_rubbed_out_and_that_can_be_taken_back() -> None:
    notes = Notes().mark(NO).mark(Pencil(5, "mine"))
    assert notes.clear(3).marks == (Pencil(5, "mine"),)
    assert notes.clear().marks == ()
    assert notes.clear().undo().marks == notes.marks
    assert Notes().clear() == Notes()


def test_words_are_kept_apart_from_the_undo_of_marks() -> None:
    notes = Notes().mark(NO).write("Кто? ¿Quién?")
    assert notes.undo().text == "Кто? ¿Quién?"
    assert len(notes.write("x" * 10**6).text) == MOST_TEXT


def test_notes_come_back_as_they_were_kept() -> None:
    notes = Notes().mark(NO).mark(Pencil(25, "informant", 2)).write("Ана\n«1»").mark(MINE).undo()
    assert load(dump(notes)) == notes
    assert load("") == Notes()


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        "[]",
        "3",
        '{"marks": 3, "text": 7, "past": {}}',
        '{"marks": [[1], [99, "no", 0], [1, "x", 0]]}',
        "[" * 10**5,
    ],
)
def test_what_cannot_be_read_is_left_out(kept: str) -> None:
    assert load(kept) == Notes()


def test_one_bad_mark_spoils_no_other() -> None:
    assert load('{"marks": [[3, "no", -1], [3, "no"], [true, "no", 0]]}').marks == (NO,)
