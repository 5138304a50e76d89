"""The table shows each seat what it may see, and every legal move is a drop on it (P6, P7, A3)."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any, get_args

import pytest

from mystery_table.core.layout import Drops, Form, Layout
from mystery_table.core.rng import Rng
from mystery_table.core.state import Observation
from mystery_table.games.mirror_of_truth import cards
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.shown import within_reach
from mystery_table.games.mirror_of_truth.state import INNOCENT, MURDERER
from mystery_table.games.mirror_of_truth.table import gesture, layout
from mystery_table.ui.table.geometry import Box, places, spots
from tests.games.mirror_of_truth.positions import CASES, NAMES, areas, positions

FORMS: tuple[Form, ...] = get_args(Form)
every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
Case = tuple[dict[str, Any], int]


def evidence_faces(view: Observation) -> set[str]:
    public = view.public
    placed = (card for seat in public.zones for role in seat for zone in role for card in zone)
    return {cards.evidence_id(card) for card in (*public.table, *placed)}


def pieces_by_id(made: Layout) -> dict[str, Any]:
    return {piece.id: piece for piece in made.pieces}


@every_case
def test_every_piece_lies_in_an_area_and_every_id_is_there_once(case: Case) -> None:
    for position in positions(case, 1):
        for view in position.views:
            for form in FORMS:
                made = layout(view, form)
                there = Counter(area.id for area in areas(made.root))
                assert max(there.values()) == 1, there.most_common(1)
                assert len(pieces_by_id(made)) == len(made.pieces)
                assert all(piece.area in there for piece in made.pieces)


@every_case
def test_every_legal_move_is_a_drop_of_its_own_on_the_table(case: Case) -> None:
    for position in positions(case, 2):
        if position.seat is None:
            continue
        for form in FORMS:
            made = layout(position.session.observe(position.seat), form)
            there = {area.id for area in areas(made.root)}
            drops = Drops(position.legal, gesture)
            for action, meaning in drops.meanings:
                assert all(p in pieces_by_id(made) and a in there for p, a in meaning), action
                assert meaning == frozenset() or drops.fits(meaning) == [action]
            assert len(drops.fits(frozenset())) <= 1


@every_case
def test_P7_two_truths_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    for number, position in enumerate(positions(case, 3)):
        for view in position.views if number % 5 == 0 else ():
            guesses = islice(GAME.guesses(view, Rng(number)), 2)
            looks = [layout(GAME.observe(truth, view.seat), "regular") for truth in guesses]
            assert looks[0] == looks[1] == layout(view, "regular")


@every_case
def test_P6_no_hidden_face_is_on_the_table(case: Case) -> None:
    for position in positions(case, 4):
        truth = position.session.state
        for view in position.views:
            if view.public.phase not in ("turn", "place"):
                continue
            for piece in layout(view, "regular").pieces:
                kind, *rest = piece.id.split(".")
                if piece.face.kind == "evidence":
                    assert piece.face.id in evidence_faces(view)
                elif kind == "role":
                    assert (piece.face.kind == "back") == (int(rest[0]) != view.seat)
                elif kind == "vote" and rest[0].isdigit():
                    assert (piece.face.id == "back") == (piece.seat != view.seat)
                if kind == "vote" and piece.face.id != "back" and rest[0].isdigit():
                    own = truth.private[view.seat].cast
                    kinds = [INNOCENT if piece.face.id == "innocent" else MURDERER]
                    assert (int(rest[0]), kinds[0]) in own


def test_own_votes_on_one_character_show_in_the_order_they_were_played() -> None:
    """Reading 9: a player may look at their own votes again."""
    position = next(positions(({"mode": "competitive"}, 3), 0))
    view = position.session.observe(0)
    public = view.public._replace(stacks=((0, 1, 0), (), (), ()))
    own = view.private._replace(cast=((0, MURDERER), (0, INNOCENT)))
    made = pieces_by_id(layout(view._replace(public=public, private=own), "regular"))
    shown = [made[f"vote.0.{index}"].face.id for index in range(3)]
    assert shown == ["murderer", "back", "innocent"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("form", FORMS)
def test_every_opponent_has_zones_and_none_of_them_takes_what_is_mine(seats: int, form: Form) -> None:
    position = next(positions(({"mode": "competitive"}, seats), 0))
    there = [area.id for area in areas(layout(position.session.observe(0), form).root)]
    for other in range(1, seats):
        assert {f"zone.{other}.0.0", f"zone.{other}.0.1"} <= set(there)
    assert not [name for name in there if name.startswith("zone.0")]


def test_by_contrast_there_are_red_zones_only_and_for_pairs_one_that_suits_neither() -> None:
    """Reading 13."""
    for mode, seats in (("competitive", 4), ("pair", 2)):
        options = {"mode": mode, "contrast": True}
        root = layout(next(positions((options, seats), 0)).session.observe(0), "regular").root
        looks = {area.id: area.look for area in areas(root)}
        assert "yes" not in looks.values()
        assert ("mine.2.1" in looks) == ("zone.1.2.1" in looks) == (mode == "pair")


def test_keys_choose_evidence_zones_and_votes() -> None:
    view = next(positions(({"mode": "pair"}, 2), 0)).session.observe(0)
    made = layout(view, "regular")
    keys = {piece.key: piece.id for piece in made.pieces if piece.key}
    assert [keys[key] for key in "QWE"] == [f"evidence.{card}" for card in view.public.table]
    assert (keys["I"], keys["M"]) == ("vote.innocent", "vote.murderer")
    zones = {area.key: area.id for area in areas(made.root) if area.key}
    assert zones == {"1": "mine.0.0", "2": "mine.0.1", "3": "mine.1.0", "4": "mine.1.1"}


@every_case
def test_D1_pieces_are_large_enough_in_the_smallest_window(case: Case) -> None:
    for number, position in enumerate(positions(case, 5)):
        if number % 7 and position.seat is not None:
            continue
        made = layout(position.session.observe(0), "compact")
        boxes = spots(made, places(made.root, Box(0, 0, 932, 556), 1.0), 1.0)
        for piece in made.pieces:
            small = piece.area.startswith("zone.") or piece.area.endswith(".votes")
            assert boxes[piece.id].w >= (20 if small else 32), piece


def test_the_mission_bar_counts_what_votes_could_still_bring() -> None:
    position = next(positions(({"mode": "pair"}, 2), 0))
    view = position.session.observe(0)
    mine = view.private.roles
    others = [place for place in range(5) if place not in mine]
    stacks: list[tuple[int, ...]] = [()] * 5
    for place, owner in ((mine[0], 1), (others[0], 0), (others[1], 0), (others[2], 1)):
        stacks[place] = (owner,)
    own = view.private._replace(cast=((others[0], INNOCENT), (others[1], MURDERER)))
    view = view._replace(public=view.public._replace(stacks=tuple(stacks)), private=own)
    # The partner's on mine +2, my Innocent +2, and one murderer among two votes: +3 - 1.
    assert within_reach(view) == 6


@pytest.mark.parametrize("case", [case for case in CASES if case[0]["mode"] == "pair"])
def test_votes_never_bring_more_than_the_mission_bar_said(case: Case) -> None:
    said: list[tuple[int, int]] = []
    for position in positions(case, 6):
        public = position.session.state.public
        if public.phase in ("turn", "place"):
            still = 3 * sum(not stack for stack in public.stacks)
            said += [(public.round, within_reach(view) + still) for view in position.views]
    assert said
    assert all(most >= public.history[number - 1].gains[0] for number, most in said)
