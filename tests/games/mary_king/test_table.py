"""The table and the words of Mary King beyond what every game is tested for."""

from __future__ import annotations

import pytest

from mystery_table.art.pictures import picture
from mystery_table.core.layout import Face
from mystery_table.core.rng import Rng
from mystery_table.core.session import Session
from mystery_table.core.words import english
from mystery_table.games.mary_king import about, missions, names, table, words
from mystery_table.games.mary_king.rules import GAME
from tests.games.mary_king.positions import (
    FOUR_SIX,
    GHOST,
    MORTAL,
    STANDARD,
    card,
    go,
    nobody_answers,
    play,
    position,
)


def faces(seed: str) -> set[Face]:
    """Return every face that a match with abilities shows."""
    session = Session(GAME, GAME.settle({"abilities": True}, 2), 2, seed)
    session.advance()
    rng, found = Rng(seed), set(about.ABOUT.cover)
    while session.actors:
        for seat in (GHOST, MORTAL):
            found |= {piece.face for piece in table.layout(session.observe(seat), "regular").pieces}
        session.play(session.actors[0], rng.pick(session.legal(session.actors[0])))
    return found


@pytest.mark.usefixtures("qapp")
def test_there_is_a_picture_of_everything_on_the_table() -> None:
    for face in faces("one") | faces("two"):
        assert not picture(face, 24, 32).isNull()


def test_a_card_shows_its_tiles_or_its_name() -> None:
    assert names.card_face(STANDARD, card("waking", MORTAL)) == Face("mary_king", "power", "mortal.waking")
    assert names.card_face(STANDARD, card("triple_0_1_3", GHOST)) == Face(
        "mary_king", "control", "ghost_0_1_3"
    )


def test_a_card_is_put_on_the_way_it_is_played() -> None:
    assert table.gesture(("play", 5, 1)) == {("card.5", "way.1")}
    assert table.gesture(("buy", 1, 0, 0)) == {("idea.1.0", "way.0")}
    assert table.gesture(("take", 0, 2)) == {("idea.0.2", "hand")}
    assert table.gesture(("tiles", 0b1001)) == {("mark", "tile.0"), ("mark", "tile.3")}
    assert table.gesture(("end",)) == frozenset()


def test_the_two_sit_side_by_side_so_the_portrait_is_not_turned() -> None:
    state = position()
    orders = []
    for seat in (GHOST, MORTAL):
        seen = table.layout(GAME.observe(state, seat), "regular")
        orders.append([p.id for p in seen.pieces if p.id.startswith("tile.")])
    assert orders[0] == orders[1] == [f"tile.{tile}" for tile in range(12)]


def test_an_opponents_hand_shows_only_what_was_seen_of_it() -> None:
    whisper = card("whisper", GHOST)
    state = position(hands=((whisper,), (42, 43)))
    backs = [p for p in table.layout(GAME.observe(state, GHOST), "wide").pieces if p.area == "held.1"]
    assert [(piece.face.kind, piece.number) for piece in backs] == [("back", 2)]
    state = play(state, (GHOST, ("play", whisper, 0)), (GHOST, ("card", 42)))
    shown = [p.id for p in table.layout(GAME.observe(state, GHOST), "wide").pieces if p.area == "held.1"]
    assert shown == ["card.43"]


@pytest.mark.parametrize(
    ("piece", "area", "rule"),
    [("card.0", "way.0", "rule 9"), ("card.0", "way.1", "rule 9"), ("idea.1.0", "way.0", "rule 9")],
)
def test_refusals_name_the_rule(piece: str, area: str, rule: str) -> None:
    state = position(hands=((0,), ()), up=(((), (), ()), ((42,), (), ())), controls=3)
    said = words.refusal(GAME.observe(state, GHOST), piece, area)
    assert said is not None
    assert rule in english(said)


def test_moves_say_what_flips_and_what_an_effect_does() -> None:
    torment = card("torment", GHOST)
    seen = GAME.observe(position(FOUR_SIX, hands=((0, torment), ())), GHOST)
    assert english(words.action(seen, ("play", 0, 1))) == "Play Single, turned: flips 12"
    assert "discards 1 card" in english(words.action(seen, ("play", torment, 0)))


def test_the_report_counts_what_penalties_cost_and_what_friday_brought() -> None:
    state = position("GMGMGMGMGMGM", minds=(9, 8), turn=MORTAL, day=4)
    after = nobody_answers(go(state, (MORTAL, ("end",))))
    report = words.report(GAME.observe(after, GHOST), ())
    assert english(report.result) == "You win. Friday night: mortal 8, ghost 9."
    assert [entry.points for entry in report.entries] == [8, 0, 9, 0]


def test_there_are_ten_solo_missions_and_six_for_one_body() -> None:
    entries = missions.entries()
    assert [entry.mode for entry in entries] == ["solo"] * 10 + ["together"] * 6
    opened = [mission for mission in missions.missions() if not mission.after]
    assert len(opened) == 2
    for mode in ("solo", "together"):
        hard = [entry.difficulty for entry in entries if entry.mode == mode]
        assert hard == sorted(hard)
