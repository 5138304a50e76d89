"""Reasons for moves of Mirror of Truth are true by the table of affinities and by the listener (B4)."""

from __future__ import annotations

import pytest

from mystery_table.core.bot import Question, per_cent
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import english
from mystery_table.games.mirror_of_truth import why
from mystery_table.games.mirror_of_truth.bot import MINDS, mind, mindset_of
from mystery_table.games.mirror_of_truth.cards import (
    CHARACTERS,
    EVIDENCE,
    character_id,
    character_name,
    evidence_id,
    evidence_name,
)
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.state import GREEN
from tests.support.contract import Case

PAIR = Case("mirror_of_truth", {"mode": "pair", "mission": "easy_task"}, 2)
OPEN = Case("mirror_of_truth", {"mode": "competitive"}, 4)
TABLE = MINDS.personas(
    "",
    tuple(map(character_id, range(CHARACTERS))),
    tuple(map(evidence_id, range(EVIDENCE))),
)[0].table


def decisions(case: Case, seed: str, count: int = 30) -> list[tuple[Observation, Action]]:
    """Return observations with what a strong bot does there."""
    session, bot = case.session(seed), mind("strong")
    found: list[tuple[Observation, Action]] = []
    while session.actors and len(found) < count:
        seat = session.actors[0]
        seen, legal = session.observe(seat), session.legal(seat)
        action = bot.choose(seen, legal, Rng(session.draws(seat)))
        found.append((seen, action))
        session.play(seat, action)
    return found


@pytest.mark.parametrize("case", [PAIR, OPEN], ids=["pair", "open"])
def test_B4_the_character_named_as_nearest_is_nearest_by_the_table(case: Case) -> None:
    checked = 0
    for seen, action in decisions(case, "near", 60):
        if action[0] != "place" or action[2] == len(seen.private.roles):
            continue
        _, card, role, zone = action
        own = seen.public.row[seen.private.roles[role]]
        said = why.explain(Question(seen, action))[0]
        sign = 1 if zone == GREEN else -1
        near = {other: sign * TABLE[other][card] for other in seen.public.row}
        ranked = sorted(near, key=lambda other: -near[other])
        if said.source.startswith("Of all in the row"):
            assert all(near[other] < near[own] for other in near if other != own)
            assert said.args == (evidence_name(card), character_name(own))
            checked += 1
        elif said.source.startswith("Of the row"):
            assert [other for other in near if near[other] > near[own]] == ranked[:1]
            assert said.args[2] == character_name(ranked[0])
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize(("pair", "who"), [(True, "the partner thinks"), (False, "the others think")])
def test_B4_a_belief_that_stays_as_it_was_is_said_once(pair: bool, who: str) -> None:
    name = character_name(0)
    for after, told in ((0.104, "10 %, as before."), (0.32, "10 %, then 32 %.")):
        said = english(why._believed(pair, name, 0.1, after))
        assert said == f"How likely {who} of “{english(name)}”: {told}"


def test_B4_what_speaks_most_for_a_character_lies_on_the_table_and_does() -> None:
    checked = 0
    minds = mindset_of("", True)
    for seen, action in decisions(OPEN, "votes", 60):
        if action[0] != "vote" or action[1] in seen.private.roles:
            continue
        _, place, kind = action
        witness = why.strongest(minds, seen, place, kind)
        if witness is None:
            continue
        lying = {
            c
            for n, roles in enumerate(seen.public.zones)
            if n != seen.seat
            for z in roles
            for c in z[witness.zone]
        }
        assert witness.card in lying
        assert (witness.weight > 0) == (kind == 1)
        assert evidence_name(witness.card) in why.explain(Question(seen, action))[0].args
        checked += 1
    assert checked >= 3


def test_B4_a_percentage_is_the_listeners_belief() -> None:
    minds = mindset_of("", True)
    for seen, action in decisions(OPEN, "share", 30):
        if action[0] == "vote" and action[1] not in seen.private.roles:
            chance = why.chances(minds, seen)[action[1]]
            right = chance if action[2] == 1 else 1 - chance
            assert why.explain(Question(seen, action))[0].args[1] == per_cent(right)


def test_B4_a_better_placement_is_named_where_there_is_one() -> None:
    seen, _ = next(d for d in decisions(OPEN, "other") if d[1][0] == "place")
    legal = [action for action in GAME.legal(seen) if action[0] == "place"]
    told = [why.explain(Question(seen, action))[-1] for action in legal]
    assert sum(english(said) == "No other placement tells more." for said in told) == 1


def test_B3_odds_after_the_match_are_what_the_seat_believed_of_every_other_character() -> None:
    for seen, action in decisions(OPEN, "odds", 12):
        told = why.thought(Question(seen, action))
        if told is None:
            assert action[0] not in ("place", "vote")
            continue
        innocent = why.chances(mindset_of("", True), seen)
        others = [place for place in range(len(seen.public.row)) if place not in seen.private.roles]
        assert [odds.chance for odds in told.odds] == [innocent[place] for place in others]
        assert [odds.name for odds in told.odds] == [character_name(seen.public.row[p]) for p in others]
        assert sum(innocent[place] for place in others) == pytest.approx(seen.public.seats - 1)
