"""The casebook: three layers and a pencil, every deduced mark with its reason."""

from __future__ import annotations

from itertools import islice

import pytest

from mystery_table.core.rng import Rng
from mystery_table.core.words import english
from mystery_table.games.thirteen_clues.casebook import ALLOWED, LAYERS, Casebook, Mark
from mystery_table.games.thirteen_clues.deduction import MINE, Claim, Deduction, follows
from mystery_table.games.thirteen_clues.notes import Notes, Pencil
from mystery_table.games.thirteen_clues.options import MARKING
from mystery_table.games.thirteen_clues.reasons import fewest, reason
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH, LEFT
from mystery_table.games.thirteen_clues.worlds import Worlds, facts_of
from tests.games.thirteen_clues.positions import CASES, NAMES, Case, laid, named, play, positions
from tests.games.thirteen_clues.test_words import spoken
from tests.games.thirteen_clues.test_worlds import views

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
RED = 2


@every_case
def test_marks_are_the_sight_and_the_deduction_of_the_seat(case: Case) -> None:
    for view in islice(views(case, range(3), 8), 5):
        book, deduction = Casebook(view), Deduction(Worlds(view))
        for row in book.rows():
            for cell in row:
                assert cell.in_play == (cell.card % 10 < view.public.rules.suits)
                seen = [mark for mark in cell.marks if mark.layer == "seen"]
                spots = deduction.where(cell.card)
                signs = {mark.sign for mark in cell.marks if mark.layer == "deduced"}
                assert len(seen) == (cell.in_play and not spots)
                assert ("mine" in signs) == (spots == (MINE,))
                assert ("possible" in signs) == (MINE in spots and len(spots) > 1)
                assert ("no" in signs) == (bool(spots) and MINE not in spots)
        assert book.mysteries() == len(deduction.mysteries)


@every_case
def test_every_deduced_mark_says_why_from_facts_that_suffice_and_are_needed(case: Case) -> None:
    for view in islice(views(case, range(2), 11), 3):
        claims = list(Deduction(Worlds(view)).claims())
        for claim in claims[:: max(1, len(claims) // 6)]:
            facts = fewest(view, claim)
            assert follows(Worlds(view, facts), claim)
            for fact in facts:
                assert not follows(Worlds(view, [other for other in facts if other is not fact]), claim)
            said = reason(view, claim)
            assert len(said.lines) + len(said.accusations) == len(facts)
            spoken(said.text)


@every_case
def test_every_mark_but_the_pencils_can_be_asked_why(case: Case) -> None:
    for view in islice(views(case, range(2), 13), 2):
        book = Casebook(view, Notes().mark(Pencil(0, "no")))
        for cell in [cell for row in book.rows() for cell in row][::3]:
            for mark in cell.marks:
                why = book.why(cell.card, mark)
                assert (why is None) == (mark.layer == "pencil")
                if why is not None:
                    spoken(why.text)


def signs(book: Casebook, card: int) -> set[tuple[str, str]]:
    return {(mark.layer, mark.sign) for mark in book.cell(card).marks}


def table() -> Casebook:
    """Seat 0 asks seat 1 for red cards and hears of those that it sees itself."""
    screens = (
        named("officer", "park", "knife"),
        named("duke", "market", "sword"),
        named("butcher", "harbor", "rifle"),
    )
    hidden = (named("maid", "museum"), named("nurse", "parlor"), named("countess", "crossbow"))
    state = play(laid(3, screens, hidden), (0, ("ask", 1, RED, BOTH)))
    return Casebook(GAME.observe(state, 0), Notes().mark(Pencil(RED + 10, "suspect")))


def test_what_the_witness_and_i_see_alone_is_not_mine() -> None:
    book = table()
    library = named("library")[0]
    assert signs(book, library) == {("told", "asked"), ("deduced", "no"), ("pencil", "suspect")}
    why = book.why(library, Mark("deduced", "no"))
    assert why is not None
    assert (
        english(why.text) == "Library: not yours, because of one answer: #2: 1 red card. You see all of them."
    )
    assert (why.lines, why.accusations) == ((0,), ())


def test_layers_can_be_switched_off_and_marking_says_which_there_are() -> None:
    book = table()
    library, butcher = named("library", "butcher")
    for marking, layers in ALLOWED.items():
        found = Casebook(book.observation, book.notes, marking)
        assert {layer for layer, _ in signs(found, library)} == {*layers} & {"told", "deduced", "pencil"}
        assert ({layer for layer, _ in signs(found, butcher)} == {"seen"}) == ("seen" in layers)
    seen = Casebook(book.observation, book.notes, "full", ("seen",))
    assert signs(seen, library) == set()
    assert MARKING.values == tuple(ALLOWED)
    assert Casebook(book.observation).layers == LAYERS


def test_what_is_off_is_not_even_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("mystery_table.games.thirteen_clues.casebook.Deduction", never)
    book = Casebook(table().observation, marking="told")
    assert book.rows()
    assert book.lines()
    assert book.follows(0) == ()
    assert book.mysteries() == 0


def test_lines_tell_what_followed_from_them() -> None:
    book = table()
    assert [english(said) for said in book.follows(0)] == ["Library: not yours", "Poison: not yours"]
    assert english(book.line(0)) == "#2: 1 red card"
    assert book.about(named("poison")[0]) == (0,)


@every_case
def test_all_that_is_certain_at_the_end_followed_from_some_line_or_from_elsewhere(case: Case) -> None:
    for view in islice(views(case, range(2), 17), 2):
        book = Casebook(view)
        for place in range(len(book.lines())):
            for said in book.follows(place):
                spoken(said)
            spoken(book.line(place))


def test_a_solved_person_is_explained_by_ruling_out_the_others() -> None:
    for view in views(({}, 2), range(30), 3):
        for claim in Deduction(Worlds(view)).claims():
            if claim.there and claim.spot == MINE:
                assert "since none of the others can be" in english(reason(view, claim).text)
                return
    raise AssertionError("no such position")


def test_before_the_screens_stand_there_is_only_what_was_dealt() -> None:
    position = next(positions(({}, 3), 1))
    for view in position.views:
        book = Casebook(view)
        marks = [mark for row in book.rows() for cell in row for mark in cell.marks]
        assert [mark.sign for mark in marks] == ["hidden"] * 5
        assert book.claims(0) == []


def test_two_players_read_left_and_right() -> None:
    state = play(laid(2), (0, ("ask", 1, RED, LEFT)))
    book = Casebook(GAME.observe(state, 0))
    left, right = book.observation.private.own.cards
    assert book.cell(left).marks == (Mark("seen", "hidden", 0, 0),)
    assert book.cell(right).marks == (Mark("seen", "hidden", 0, 1),)


def test_an_informant_that_alone_is_left_has_its_letter() -> None:
    state = laid(5, glasses=(3, 0, 0, 0, 0))
    state = play(state, (0, ("look", 0)))
    view = GAME.observe(state, 0)
    book = Casebook(view)
    assert signs(book, view.private.own.peeked[0][1]) == {("seen", "informant")}
    assert book._place(-2) == Mark("deduced", "informant", 1)


def test_a_claim_about_a_card_in_sight_never_follows() -> None:
    view = table().observation
    assert not follows(Worlds(view), Claim(view.private.own.cards[0], MINE, there=False))
    assert facts_of(view)


@every_case
def test_P7_a_casebook_is_alike_in_truths_that_its_seat_cannot_tell_apart(case: Case) -> None:
    for number, view in enumerate(islice(views(case, range(2), 15), 2)):
        other = GAME.observe(GAME.guess(view, Rng(number)), view.seat)
        assert Casebook(view).rows() == Casebook(other).rows()
        assert Casebook(view).lines() == Casebook(other).lines()
