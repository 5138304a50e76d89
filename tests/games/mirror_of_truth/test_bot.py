"""Bots: honest, different by level, sensible with any partner."""

from __future__ import annotations

from pathlib import Path

import pytest

from mystery_table.core.bot import Mind, mind
from mystery_table.core.draft import Draft
from mystery_table.core.errors import UserError
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE
from mystery_table.games.mirror_of_truth import pairs
from mystery_table.games.mirror_of_truth.belief import Reading, held, innocence, mindset
from mystery_table.games.mirror_of_truth.bot import YARDSTICKS, known_levels
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.minds.personas import Persona
from mystery_table.paths import data_file
from tests.support.mirror import I, M, dealt, legal, with_votes

OURS = data_file("assets", "mirror_of_truth", "affinity.csv")


def results(bots: list[Mind], seeds: range, **options: object) -> list[tuple[int, ...]]:
    """Return the scores of whole matches."""
    start = GAME.start(GAME.settle(options, len(bots)), len(bots))
    found = []
    for seed in seeds:
        draft, rng = Draft(start, quiet=True), Rng(seed)
        while draft.actors:
            seat = draft.actors[0]
            if seat == CHANCE:
                action = GAME.chance(draft.view(), rng)
            else:
                seen = draft.observe(seat)
                moves = GAME.legal(seen)
                action = moves[0] if len(moves) == 1 else bots[seat].choose(seen, moves, rng)
            GAME.step(draft, seat, action)
        found.append(GAME.scores(draft))
    return found


def success(one: str, other: str, mission: str, matches: int = 30) -> float:
    bots = [mind("mirror_of_truth", one), mind("mirror_of_truth", other)]
    won = results(bots, range(matches), mission=mission)
    return sum(scores[0] for scores in won) / matches


def test_two_strong_bots_nearly_always_win_the_first_mission() -> None:
    assert success("strong", "strong", "easy_task") >= 0.93


def test_levels_differ_in_how_often_they_win_a_hard_mission() -> None:
    novice, casual, strong = (
        success(level, level, "shining_path") for level in ("novice", "casual", "strong")
    )
    assert novice < casual < strong


def test_a_random_partner_is_no_help() -> None:
    assert success("strong", "random", "shining_path") < success("novice", "novice", "shining_path")


def test_a_strong_bot_beats_random_ones() -> None:
    strong, other = mind("mirror_of_truth", "strong"), mind("mirror_of_truth", "random")
    scores = results([strong, other, other], range(20))
    assert sum(s[0] for s in scores) > 1.15 * sum(s[1] + s[2] for s in scores) / 2


def test_levels_say_which_one_they_really_play_as() -> None:
    assert known_levels() == {"novice": "novice", "casual": "casual", "strong": "strong", "master": "master"}


def test_of_a_pair_nobody_votes_on_an_own_character_while_the_partner_has_votes() -> None:
    bot = mind("mirror_of_truth", "novice")
    state = with_votes(dealt(2), [[], [], [(0, I)], [(0, I)], [(1, M)]])
    for seed in range(20):
        assert bot.choose(GAME.observe(state, 0), legal(state), Rng(seed))[0] == "place"


def test_of_a_pair_one_ends_a_round_that_the_other_cannot_end() -> None:
    bot = mind("mirror_of_truth", "strong")
    state = with_votes(dealt(2), [[], [(1, I)], [(0, I)], [(0, I)], [(1, M)]])
    state = state._replace(public=state.public._replace(votes=(2, 0)))
    assert bot.choose(GAME.observe(state, 0), legal(state), Rng(1))[:2] == ("vote", 0)


def test_beliefs_are_joint_over_all_assignments() -> None:
    two = held([Reading((1.0,), ([[1.0, 0.0, 0.0], [1.0, 1.0, 1.0]],))])
    assert innocence(two, 3) == [1.0, 0.5, 0.5]
    one = held([Reading((1.0,), ([[2.0, 1.0, 1.0]],))], taken=0b100)
    assert innocence(one, 3) == [pytest.approx(2 / 3), pytest.approx(1 / 3), 0.0]


def test_another_table_of_affinities_makes_another_mind(tmp_path: Path) -> None:
    lines = OURS.read_text("utf-8").splitlines()
    turned = tmp_path / "turned.csv"
    flipped = [
        ",".join([name, *(str(-int(number)) for number in numbers)])
        for name, *numbers in (line.split(",") for line in lines[1:])
    ]
    turned.write_text("\n".join([lines[0], *flipped]), "utf-8")
    state = dealt(2)
    seen, moves = GAME.observe(state, 0), [move for move in legal(state) if move[0] == "place"]
    one = mind("mirror_of_truth", "strong").choose(seen, moves, Rng(1))
    other = mind("mirror_of_truth", "strong", str(turned)).choose(seen, moves, Rng(1))
    assert other == (*one[:3], 1 - one[3])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", [*known_levels(), *YARDSTICKS])
def test_B2_the_same_observation_and_draws_give_the_same_move(level: str, seats: int) -> None:
    one, other = (mind("mirror_of_truth", level, "people+words") for _ in range(2))
    draft, rng = Draft(GAME.start(GAME.settle({}, seats), seats), quiet=True), Rng(3)
    for number in range(24):
        seat = draft.actors[0]
        if seat == CHANCE:
            action = GAME.chance(draft.view(), rng)
        else:
            seen = draft.observe(seat)
            action = one.choose(seen, GAME.legal(seen), Rng(number))
            assert other.choose(seen, GAME.legal(seen), Rng(number)) == action
        GAME.step(draft, seat, action)


LINES = OURS.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ([], "line 1: a column “dagger” is expected."),
        ([LINES[0].replace("dagger", "dirk"), *LINES[1:]], "line 1: a column “dagger” is expected."),
        (LINES[:1], "line 2: a line that begins with “chemist” is expected."),
        (LINES[:-1], f"line 33: a line that begins with “{LINES[-1].split(',')[0]}” is expected."),
        ([LINES[0], LINES[1].replace("-5", "much", 1), *LINES[2:]], "line 2, column 2: .*, not “much”."),
        ([*LINES[:2], LINES[2].rpartition(",")[0], *LINES[3:]], "line 3, column 151: .*, not “”."),
        ([*LINES[:4], 'a "b', *LINES[4:8], '"open', *LINES[8:]], "line 3.: text in UTF-8 with values"),
    ],
)
def test_a_bad_table_is_refused_with_its_name_the_line_and_what_is_expected(
    lines: list[str], complaint: str, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text("\n".join(lines), "utf-8")
    with pytest.raises(UserError, match=rf"bad\.csv, {complaint}"):
        mind("mirror_of_truth", "strong", str(bad))


def test_a_table_that_is_no_text_or_is_missing_is_refused_by_name(tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_bytes(b"character,dagger\nchemist,\xff\n")
    with pytest.raises(UserError, match=r"bad\.csv, line 2: text in UTF-8"):
        mind("mirror_of_truth", "strong", str(bad))
    with pytest.raises(UserError, match=r"none\.csv"):
        mind("mirror_of_truth", "strong", str(tmp_path / "none.csv"))


def test_a_table_as_spreadsheets_write_it_is_read(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    sheet.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(LINES).encode())
    assert mind("mirror_of_truth", "strong", str(sheet))


def test_a_mind_that_is_sure_of_everything_still_plays_to_the_end(tmp_path: Path) -> None:
    head, *lines = OURS.read_text("utf-8").splitlines()
    sure = tmp_path / "sure.csv"
    table = [",".join([line.split(",")[0], *["-99999", "99999"] * 75]) for line in lines]
    sure.write_text("\n".join([head, *table]), "utf-8")
    bots = [mind("mirror_of_truth", "strong", str(sure))] * 6
    assert len(results(bots, range(2))) == 2
    assert len(results(bots[:2], range(5), mission="custom", start=60, target=60)) == 5


def test_a_vote_is_a_murderer_where_innocence_is_less_likely_than_4_in_7() -> None:
    flat = mindset((Persona(1.0, tuple((0.0,) * 150 for _ in range(32))),))
    values = pairs.worth(flat, GAME.observe(dealt(2), 0), 0.0)
    chance = 2 / 3  # two of the three places that are not mine belong to the partner
    assert values[2] == [pytest.approx(3 - 4 * chance), pytest.approx(3 * chance - 1)]
    assert values[2][I] > values[2][M]
    assert pytest.approx(3 - 4 * (4 / 7)) == 3 * (4 / 7) - 1
