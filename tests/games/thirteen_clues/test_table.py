"""The table shows each seat what it may see, and every legal move is a drop on it (P6, P7, A3)."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise, product
from typing import get_args

import pytest

from mystery_table.core.choice import Choice
from mystery_table.core.layout import Drops, Form
from mystery_table.core.rng import Rng
from mystery_table.games.thirteen_clues import about
from mystery_table.games.thirteen_clues.areas import PARTS, Doing, focused
from mystery_table.games.thirteen_clues.cards import KINDS, card_id
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH
from mystery_table.games.thirteen_clues.table import gesture, layout, still
from mystery_table.ui.table.geometry import Box, places, spots
from tests.games.thirteen_clues.positions import CASES, NAMES, Case, areas, laid, positions

FORMS: tuple[Form, ...] = get_args(Form)
every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)


@every_case
def test_every_piece_lies_in_an_area_and_every_id_is_there_once(case: Case) -> None:
    for position in positions(case, 1):
        for view in position.views:
            made = layout(view, FORMS[position.session.number % 3])
            there = Counter(area.id for area in areas(made.root))
            assert max(there.values()) == 1, there.most_common(1)
            assert max(Counter(piece.id for piece in made.pieces).values()) == 1
            assert all(piece.area in there for piece in made.pieces)


@every_case
def test_every_legal_move_is_a_drop_of_its_own_on_the_table(case: Case) -> None:
    for position in positions(case, 2):
        if position.seat is None:
            continue
        made = layout(position.session.observe(position.seat), FORMS[position.session.number % 3])
        there, pieces = {area.id for area in areas(made.root)}, {piece.id for piece in made.pieces}
        drops = Drops(position.legal, gesture)
        meanings = {meaning for _, meaning in drops.meanings}
        assert len(meanings) == len(position.legal)
        for action, meaning in drops.meanings:
            assert meaning, action
            assert all(piece in pieces and area in there for piece, area in meaning), action


@every_case
def test_no_move_is_part_of_another_so_that_the_last_drop_makes_it(case: Case) -> None:
    for position in islice(positions(case, 3), 0, None, 9):
        drops = Drops(position.legal, gesture)
        assert all(len(drops.open(meaning)) == 1 for _, meaning in drops.meanings)


@every_case
def test_two_truths_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    for number, position in enumerate(positions(case, 4)):
        for view in position.views if number % 8 == 0 else ():
            truth = GAME.guess(view, Rng(number))
            assert layout(GAME.observe(truth, view.seat), "regular") == layout(view, "regular")


@every_case
def test_no_hidden_face_is_on_the_table(case: Case) -> None:
    for position in positions(case, 5):
        state = position.session.state
        for view in position.views:
            if view.public.phase not in ("take", "act"):
                continue
            known = {*view.private.own.cards, *(card for _, card in view.private.own.peeked)}
            known |= {card for screen in view.private.screens for card in screen}
            shown = {
                p.face.id
                for p in layout(view, "regular").pieces
                if p.face.kind in KINDS and p.id[:7] != "suspect"
            }
            assert shown == {card_id(card) for card in known}
            assert not shown & {card_id(card) for card in state.hidden.screens[view.seat]} - {
                card_id(card) for card in known
            }


@every_case
@pytest.mark.parametrize("mode", PARTS)
def test_pieces_are_large_enough_in_the_smallest_window(case: Case, mode: Doing) -> None:
    for position in islice(positions(case, 6), 0, None, 7):
        made = focused(layout(position.session.observe(0), "compact"), mode, "compact")
        boxes = spots(made, places(made.root, Box(0, 0, 932, 556), 1.0), 1.0)
        small = [(piece.id, boxes[piece.id].w) for piece in made.pieces if boxes[piece.id].w < 32]
        assert not small


@every_case
@pytest.mark.parametrize("mode", PARTS)
def test_cards_of_one_area_can_all_be_picked_up_in_the_smallest_window(case: Case, mode: Doing) -> None:
    whole = layout(list(islice(positions(case, 6), 12))[-1].session.observe(0), "compact")
    made = focused(whole, mode, "compact")
    boxes = spots(made, places(made.root, Box(0, 0, 932, 556), 1.0), 1.0)
    rows: dict[str, list[float]] = {}
    for piece in made.pieces:
        rows.setdefault(piece.area, []).append(boxes[piece.id].x)
    for area, lefts in rows.items():
        assert all(b - a >= 24 for a, b in pairwise(lefts)), area


@every_case
def test_what_is_there_to_act_with_is_left_out_of_what_is_looked_back_at(case: Case) -> None:
    for position in islice(positions(case, 2), 0, None, 9):
        for form in FORMS:
            made = still(layout(position.session.observe(0), form), 0)
            names = {area.id for area in areas(made.root)}
            assert not names & {"asking", "giving", "action"}
            assert {piece.area for piece in made.pieces} <= names


def test_keys_are_given_once() -> None:
    for seats, mode in product(range(2, 7), PARTS):
        whole = layout(GAME.observe(laid(seats, options={"broad": True}), 0), "regular")
        made = focused(whole, mode, "regular")
        letters = {*(p.key for p in made.pieces), *(a.key for a in areas(made.root))}
        assert not letters & set("HLN")  # they hide the screen and open log and casebook
        for keys in ([p.key for p in made.pieces if p.key], [a.key for a in areas(made.root) if a.key]):
            assert max(Counter(keys).values()) == 1


def test_a_question_is_put_together_from_glass_and_suit() -> None:
    state = laid(4)
    drops = Drops(GAME.legal(GAME.observe(state, 0)), gesture)
    assert "glass" in drops.pieces()
    assert {f"seat.{seat}" for seat in (1, 2, 3)} <= {*drops.areas("glass")}
    first = frozenset({("glass", "seat.2")})
    assert "about.red" in drops.pieces(first)
    assert drops.areas("about.red", first) == ["question"]
    assert drops.fits(first | {("about.red", "question")}) == [("ask", 2, 2, BOTH)]


def test_for_two_the_glass_is_the_one_action_and_goes_to_the_left_or_right_card() -> None:
    made = layout(GAME.observe(laid(2), 0), "regular")
    (piece,) = [piece for piece in made.pieces if piece.id == "glass"]
    assert piece.face.id == "action"
    assert gesture(("ask", 1, 2, 0)) == {("glass", "seat.1.left"), ("about.red", "question")}
    assert gesture(("ask", 1, 2, 1)) == {("glass", "seat.1.right"), ("about.red", "question")}


def test_the_token_goes_in_the_place_of_the_glass() -> None:
    assert gesture(("secret", 1, 2, BOTH)) == {("token", "seat.1"), ("about.red", "question")}


def test_the_tile_shows_a_person_a_place_and_a_weapon() -> None:
    assert [face.id for face in about.ABOUT.cover] == ["butcher", "library", "sword"]
    assert about.ABOUT.players == (2, 6)


@every_case
def test_a_whole_match_can_be_played_by_drags_alone(case: Case) -> None:
    """A3: each decision piece by piece, in any order of the drops; the last drop makes the move."""
    rng = Rng(21)
    for position in positions(case, 7):
        if position.seat is None:
            continue
        wanted = rng.pick(position.legal)
        choice = Choice(position.legal, gesture)
        drops = rng.shuffled(sorted(gesture(wanted)))
        for number, (piece, area) in enumerate(drops, 1):
            assert choice.pick(piece)
            assert choice.drop(area)
            assert choice.final == (number == len(drops)) or len(drops) > 2
        assert choice.ready == wanted
        assert choice.final
