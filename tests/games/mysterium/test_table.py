"""The ghost's table and the psychics': every legal move is a drop of its own, nothing hidden shows."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from mystery_table.core.layout import Drops, Form, Layout, Piece
from mystery_table.core.rng import Rng
from mystery_table.core.words import english
from mystery_table.games.mysterium import cards, ids
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import GHOST
from mystery_table.games.mysterium.table import gesture, layout
from mystery_table.ui.table.geometry import Box, places, spots
from tests.games.mysterium.positions import CASES, NAMES, Case, areas, positions
from tests.support.mysterium import all_done, dealt, go, lined_up, placed, sent

FORMS: tuple[Form, ...] = get_args(Form)
every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)


def by_id(made: Layout) -> dict[str, Piece]:
    return {piece.id: piece for piece in made.pieces}


@every_case
def test_every_piece_lies_in_an_area_and_every_id_is_there_once(case: Case) -> None:
    for number, position in enumerate(positions(case, 1)):
        for view in position.views if number % 3 == 0 else ():
            for form in FORMS:
                made = layout(view, form)
                there = Counter(area.id for area in areas(made.root))
                assert max(there.values()) == 1, there.most_common(1)
                assert len(by_id(made)) == len(made.pieces)
                assert {piece.area for piece in made.pieces} <= set(there)


@every_case
def test_no_two_legal_moves_share_a_gesture_and_all_are_on_the_table(case: Case) -> None:
    for position in positions(case, 2):
        if position.seat is None:
            continue
        made = layout(position.session.observe(position.seat), "regular")
        pieces, there = set(by_id(made)), {area.id for area in areas(made.root)}
        drops = Drops(position.legal, gesture)
        meanings = Counter(meaning for _, meaning in drops.meanings)
        assert max(meanings.values()) == 1, meanings.most_common(1)
        for action, meaning in drops.meanings:
            assert all(piece in pieces and area in there for piece, area in meaning), action


def test_visions_are_chosen_piece_by_piece() -> None:
    state = dealt(4)
    drops = Drops(GAME.legal(GAME.observe(state, GHOST)), gesture)
    assert {"psychic.0", "psychic.1", "psychic.2", "crow"} == set(drops.areas("vision.77"))
    made = frozenset({("vision.77", "psychic.1"), ("vision.80", "psychic.1")})
    assert drops.fits(made) == [("vision", 1, 77, 80)]
    assert drops.areas("vision.83", made) == ["psychic.1"]


def test_an_empty_vision_has_a_piece_that_stands_for_it() -> None:
    from tests.games.mysterium.test_ghost import scarce

    view = GAME.observe(scarce(dealt(4), ()), GHOST)
    assert "no_vision" in by_id(layout(view, "regular"))
    assert gesture(("vision", 2)) == {("no_vision", "psychic.2")}


def test_an_answer_is_the_pawn_put_beside_the_card_that_the_ghost_knows() -> None:
    state = all_done(placed(sent(dealt(4)), {0}))
    made = layout(GAME.observe(state, GHOST), "regular")
    assert by_id(made)["secret.1.0"].area == "target.1"
    assert by_id(made)["pawn.1"].area == "home.1"
    assert by_id(layout(GAME.observe(state, 1), "regular"))["pawn.1"].area.startswith("marks.")
    assert gesture(("reveal", 1)) == {("pawn.1", "target.1")}


@every_case
def test_P6_psychics_see_no_face_of_the_ghosts(case: Case) -> None:
    for position in positions(case, 3):
        state = position.session.state
        ghost = state.private[GHOST]
        unseen = {cards.vision_id(card) for card in (*ghost.hand, *ghost.thrown, *state.hidden.deck)}
        unseen |= {cards.vision_id(card) for card in ghost.chosen if card not in state.public.final}
        for view in position.views[1:]:
            made = layout(view, "wide")
            shown = [piece for piece in made.pieces if piece.face.kind == "vision"]
            assert not unseen & {piece.face.id for piece in shown}
            assert not [piece for piece in made.pieces if piece.id.startswith("secret.")]
            if state.public.phase != "over":
                assert "culprit.token" not in by_id(made)


@every_case
def test_P7_two_truths_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    rng = Rng(4)
    for number, position in enumerate(positions(case, 4)):
        for view in position.views if number % 7 == 0 else ():
            other = GAME.observe(GAME.guess(view, rng), view.seat)
            assert layout(other, "regular") == layout(view, "regular")


def test_the_ghost_sees_for_each_psychic_what_it_is_to_find_marked_as_secret() -> None:
    made = layout(GAME.observe(dealt(5), GHOST), "regular")
    secrets = [piece for piece in made.pieces if piece.id.startswith("secret.")]
    assert len(secrets) == 4 * 3
    assert all(piece.mine for piece in secrets)
    assert by_id(made)["secret.2.0"].area == "target.2"
    assert by_id(made)["secret.2.2"].area == "later.2"


def test_psychics_of_one_table_see_the_same_but_for_their_own_room_and_keys() -> None:
    state = go(sent(dealt(4)), (1, ("pawn", 0, 1)))

    def seen(seat: int) -> set[Piece]:
        pieces = layout(GAME.observe(state, seat), "regular").pieces
        own = f"marker.{seat}"
        return {p._replace(key="", id=own if p.id == "marker.mine" else p.id) for p in pieces}

    assert seen(1) == seen(2) == seen(3)


def test_in_the_poll_each_sees_its_own_vote_alone() -> None:
    from tests.support.mysterium import shared

    state = shared(lined_up(4)._replace(), 0)
    while state.public.phase == "vote" and not state.public.voted:
        seat = state.public.actors[0]
        state = go(state, (seat, ("vote", seat - 1, 2)))
    voter = state.public.voted[0]
    mine = by_id(layout(GAME.observe(state, voter + 1), "regular"))[f"ballot.{voter}"]
    assert (mine.area, mine.mine) == ("group.2.votes", True)
    other = 1 if voter == 0 else 0
    theirs = by_id(layout(GAME.observe(state, other + 1), "regular"))[f"ballot.{voter}"]
    assert (theirs.area, theirs.number, theirs.dim) == ("ballots", None, True)


def test_keys_choose_visions_psychics_pawns_and_tokens() -> None:
    made = layout(GAME.observe(dealt(4), GHOST), "regular")
    keys = {piece.key: piece.id for piece in made.pieces if piece.key}
    assert [keys[key] for key in "QWERTYU"] == [f"vision.{card}" for card in range(77, 84)]
    zones = {area.key: area.id for area in areas(made.root) if area.key and area.id.startswith("psychic")}
    assert zones == {"1": "psychic.0", "2": "psychic.1", "3": "psychic.2"}
    made = layout(GAME.observe(sent(dealt(4)), 2), "regular")
    keys = {piece.key: piece.id for piece in made.pieces if piece.key}
    assert (keys["P"], keys["A"], keys["D"]) == ("pawn.1", "supply.1.1", "supply.1.0")


def test_the_forms_divide_the_table_differently() -> None:
    for seat in (GHOST, 1):
        view = GAME.observe(dealt(4), seat)
        assert len({repr(layout(view, form).root) for form in FORMS}) == 3


@every_case
def test_pieces_are_large_enough_in_the_smallest_window(case: Case) -> None:
    small = (
        "marks.",
        "remarks.",
        "home.",
        "supply.",
        "thinking",
        "waiting",
        "done",
        "pile",
        "discard",
        "crow",
    )
    for number, position in enumerate(positions(case, 5)):
        if number % 9 and position.seat is not None:
            continue
        for view in position.views[:2]:
            made = layout(view, "compact")
            boxes = spots(made, places(made.root, Box(0, 0, 932, 556), 1.0), 1.0)
            for piece in made.pieces:
                least = 10 if piece.area.startswith(small) or piece.area.endswith(".votes") else 22
                assert boxes[piece.id].w >= least, (view.seat, piece.id, piece.area, boxes[piece.id])


@pytest.mark.parametrize("form", FORMS)
def test_pawns_and_tokens_lie_on_the_corners_of_cards_and_leave_the_captions_free(form: Form) -> None:
    state = go(sent(dealt(5)), (1, ("pawn", 0, 1)), (2, ("token", 1, 0, 1)), (3, ("pawn", 2, 1)))
    room = Box(0, 0, *{"compact": (932, 556), "regular": (1230, 830), "wide": (3300, 2080)}[form])
    made = layout(GAME.observe(state, 1), form)
    boxes = spots(made, places(made.root, room, 1.0), 1.0)
    card, token = boxes["card.1"], boxes["token.1.0"]
    for pawn in (boxes["pawn.0"], boxes["pawn.2"]):
        assert pawn.x > card.x + 0.49 * card.w
        assert pawn.y + pawn.h < card.y + 0.9 * card.h
        assert pawn.y > token.y + token.h / 2
    assert boxes["pawn.0"].overlap(boxes["pawn.2"]) == 0
    assert token.overlap(card) > 0


def test_tokens_in_their_psychics_panel_bear_no_badge_that_would_hide_what_they_say() -> None:
    view = GAME.observe(dealt(5), 2)
    tokens = [piece for piece in layout(view, "compact").pieces if piece.area.startswith(f"{ids.SUPPLY}.")]
    assert tokens
    assert all(piece.seat is None for piece in tokens)
    assert all("#" in english(piece.name) for piece in tokens), "whose they are is said"
