"""Everything is said, in three languages, of the right seat and with the right rule (I1-I3, L1, P4, R1)."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from mystery_table.core.report import Report
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Event, Observation
from mystery_table.core.words import Arg, Several, Text, english
from mystery_table.games.mirror_of_truth import log, rules, words
from mystery_table.games.mirror_of_truth.options import cases
from mystery_table.games.mirror_of_truth.state import GREEN, RED
from mystery_table.games.mirror_of_truth.table import gesture, layout
from mystery_table.translate import Speaker
from tests.games.mirror_of_truth.positions import CASES, NAMES, areas, positions

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
Case = tuple[dict[str, Any], int]
SPEAKERS = {language: Speaker(language) for language in ("en", "es", "ru")}
PLAYERS = ["Ann", "{0}", "100 %n", "Ann", "}{", "%1"]
"""Two of one name, and names that would break what is filled in carelessly."""
RULES = {*map(str, range(1, 14)), "12a"}
"""The numbered readings of the rules page."""


def spoken(said: Arg) -> dict[str, str]:
    """Say something in every language, and see that nothing was left open."""
    found = {language: speaker.say(said, PLAYERS) for language, speaker in SPEAKERS.items()}
    for language, sentence in found.items():
        bare = sentence
        for name in PLAYERS:
            bare = bare.replace(name, "")
        assert sentence.strip()
        assert not re.search(r"[{}]|%n|\(s\)", bare), (language, sentence)
    return found


def reading(sentence: str) -> str | None:
    """Return the number of the rule that a refusal names."""
    found = re.search(r"\(rule (\w+)\)", sentence)
    return found and found.group(1)


@every_case
def test_P4_every_event_has_a_sentence_that_never_says_you(case: Case) -> None:
    seen: set[str] = set()

    def hear(session: Session, played: list[Played]) -> None:
        first = session.number - len(played)
        for number, step in enumerate(played, first + 1):
            for event in step.events:
                seen.add(event.verb)
                said = words.event(session.states[number].public, event)
                assert said is not None or event.verb in ("turn", "row", "host"), event
                if said is not None:
                    languages = spoken(said)
                    assert not re.search(r"\byou", english(said), re.IGNORECASE)
                    assert not re.search(r"\b[Вв](ы|аш)", languages["ru"])

    for _ in positions(case, 11, hear):
        pass
    assert {"first", "round", "row", "role", "turn", "placed", "opened", "scored", "finished"} <= seen


def test_every_verb_that_the_rules_describe_has_its_sentence() -> None:
    described = rules.__doc__ or ""
    events = described[described.index("Events,") :]
    verbs = set(re.findall(r"(?:^- |; |alone )(\w+) \(", events, re.MULTILINE))
    assert len(verbs) >= 20
    assert verbs <= {name for name, _ in inspect.getmembers(log._Sentences)}


@every_case
def test_I1_every_move_every_prompt_and_every_task_is_said_in_three_languages(case: Case) -> None:
    for position in positions(case, 12):
        for view in position.views:
            spoken(words.prompt(view))
        if position.seat is None:
            continue
        view = position.session.observe(position.seat)
        spoken(words.waiting(view.public, position.seat))
        spoken(words.status(view.public))
        moves = [english(words.action(view, action)) for action in position.legal]
        assert len(set(moves)) == len(moves)
        for action in position.legal[:: max(1, len(position.legal) // 8)]:
            spoken(words.action(view, action))
            spoken(words.button(view, action))
            for task, _ in words.tasks(view, gesture(action)):
                spoken(task)


@every_case
def test_areas_and_pieces_are_named_in_three_languages(case: Case) -> None:
    for number, position in enumerate(positions(case, 13)):
        if number % 9:
            continue
        made = layout(position.session.observe(0), "regular")
        for piece in made.pieces:
            spoken(piece.name)
        for area in areas(made.root):
            for said in (area.title, area.note, area.name):
                if said is not None:
                    spoken(said)


@every_case
def test_R1_every_drop_that_is_not_legal_is_answered_with_a_rule_or_not_at_all(case: Case) -> None:
    for number, position in enumerate(positions(case, 14)):
        if number % 9:
            continue
        for view in position.views:
            for said in refusals(view, position.legal if view.seat == position.seat else []):
                sentence = english(said)
                spoken(said)
                plain = sentence == "The match is over." or sentence.startswith("No vote")
                assert plain or "(missions)" in sentence or reading(sentence) in RULES, sentence


def refusals(view: Observation, legal: list[Any]) -> set[Text]:
    """Return what is said of all drops that mean nothing now."""
    made = layout(view, "compact")
    allowed = {drop for action in legal for drop in gesture(action)}
    drops = ((piece.id, area.id) for piece in made.pieces for area in areas(made.root))
    said = (words.refusal(view, *drop) for drop in drops if drop not in allowed)
    return {sentence for sentence in said if sentence is not None}


@pytest.mark.parametrize(
    ("options", "piece", "area", "rule"),
    [
        ({"mode": "competitive"}, "vote.innocent", "evidence", "7"),
        ({"mode": "competitive"}, "evidence", "zone.1.0.0", "7"),
        ({"mode": "competitive"}, "evidence", "character.0.card", "7"),
        ({"mode": "competitive"}, "deck", "mine.0.0", "8"),
        ({"mode": "competitive"}, "person", "character.1", "12a"),
        ({"mode": "competitive", "host": True}, "stack", "mine", "12"),
    ],
)
def test_R1_a_refusal_names_its_rule(options: dict[str, Any], piece: str, area: str, rule: str) -> None:
    """R1."""
    position = next(positions((options, 3), 0))
    assert position.seat is not None
    view = position.session.observe(position.seat)
    full = {"evidence": f"evidence.{view.public.table[0]}", "person": f"person.{view.public.row[0]}"}
    said = words.refusal(view, full.get(piece, piece), area)
    assert said is not None
    assert reading(english(said)) == rule


def test_a_second_vote_on_a_character_is_refused_in_a_mission() -> None:
    position = next(positions(({"mode": "pair"}, 2), 0))
    position.session.play(0, ("vote", 0, 1))
    position.session.play(0, ("place", position.session.state.public.table[0], 0, GREEN))
    said = words.refusal(position.session.observe(1), "vote.murderer", "character.0.votes")
    assert said is not None
    assert "one vote only" in english(said)


def test_the_check_list_shows_what_the_half_made_move_settles() -> None:
    view = next(positions(({"mode": "pair"}, 2), 0)).session.observe(0)
    done = [ready for _, ready in words.tasks(view, frozenset())]
    assert done == [False, False, False]
    card = view.public.table[1]
    settled = words.tasks(view, gesture(("place", card, 1, RED)))
    assert [ready for _, ready in settled] == [False, True, True]
    assert english(settled[2][0]) == "Zone: role II, does not suit"


@every_case
def test_the_report_explains_every_point(case: Case) -> None:
    session, made = reported(case, 15)
    public = session.state.public
    sums = [sum(points) for points in zip(*made.rounds, strict=True)]
    if public.rules.pair:
        assert sums[0] == sum(record.gains[0] for record in public.history)
    else:
        assert sums == list(rules.GAME.scores(public))
    for number, points in enumerate(made.rounds, 1):
        entries = [entry for entry in made.entries if entry.round == number]
        assert len(points) == (1 if public.rules.pair else session.seats), "a pair has one score"
        for seat in range(len(points)):
            mine = [e.points for e in entries if public.rules.pair or e.seat == seat]
            assert sum(mine) == points[seat]
    for entry in made.entries:
        spoken(entry.reason)
    assert len(made.portraits) == session.seats
    for portrait in made.portraits:
        spoken(portrait.name)
    spoken(made.result)
    for seat in (None, *range(session.seats)):
        spoken(words.ending(public, seat))


def reported(case: Case, seed: int) -> tuple[Session, Report]:
    """Play a match and return it with the report that its first seat gets."""
    events: list[Event] = []

    def hear(_session: Session, played: list[Played]) -> None:
        events.extend(event for step in played for event in step.events if event.to in (None, 0))

    *_, end = positions(case, seed, hear)
    return end.session, words.report(end.session.observe(0), tuple(events))


def test_P4_two_seats_of_one_name_stay_two_seats() -> None:
    """P4: sentences hold seats, not names."""
    session, _ = reported(({"mode": "competitive"}, 4), 16)
    events = [event for step in session.history for event in step.events if event.verb == "placed"]
    said = {event.args[0]: words.event(session.state.public, event) for event in events}
    assert len(said) == 4
    ann, other = (english(said[seat] or "") for seat in (0, 3))
    assert (ann[:2], other[:2]) == ("#1", "#4")


def test_kinds_of_matches_have_names() -> None:
    for options, seats in cases():
        spoken(words.title(rules.GAME.settle(options, seats)))
    titles = [english(words.title(rules.GAME.settle(options, seats))) for options, seats in cases()]
    assert titles[:3] == [
        "Chaos of Banality 20/16",
        "Chaos of Banality 20/16, by contrast",
        "Mission of your own 60/87, by contrast",
    ]


def test_lists_of_names_are_said_with_commas() -> None:
    assert spoken(Several((Text("mirror_of_truth", "votes"), 3)))["ru"] == "голоса, 3"
