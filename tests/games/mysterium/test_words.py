"""Everything is said, in three languages, of the right seat and with the right rule (I1-I3, L1, P4, R1)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mystery_table.core.report import Report
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Event, Observation, State
from mystery_table.core.words import Arg, Text, english
from mystery_table.games.mysterium import words
from mystery_table.games.mysterium.options import cases
from mystery_table.games.mysterium.rules import GAME
from mystery_table.games.mysterium.state import GHOST
from mystery_table.games.mysterium.table import gesture, layout
from mystery_table.translate import Speaker
from tests.games.mysterium.positions import CASES, NAMES, Case, areas, positions
from tests.support.mysterium import all_done, dealt, go, hour, lined_up, placed, sent

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
SPEAKERS = {language: Speaker(language) for language in ("en", "es", "ru")}
PLAYERS = ["Ann", "{0}", "100 %n", "Ann", "}{", "%1", "Bob"]
"""Two of one name, and names that would break what is filled in carelessly."""
RULES = set(map(str, range(1, 10)))
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
def test_every_event_has_a_sentence_that_never_says_you(case: Case) -> None:
    seen: set[str] = set()

    def hear(session: Session, played: list[Played]) -> None:
        first = session.number - len(played)
        for number, step in enumerate(played, first + 1):
            for event in step.events:
                seen.add(event.verb)
                said = words.event(session.states[number].public, event)
                assert said is not None or event.verb == "waits"
                if said is None:
                    continue
                languages = spoken(said)
                assert not re.search(r"\byou", english(said), re.IGNORECASE)
                assert not re.search(r"\b[Вв](ы|аш)\b", languages["ru"])

    for _ in positions(case, 11, hear):
        pass
    assert {"laid", "hour", "vision", "pawn", "answer", "lineup", "shared", "turned", "over"} <= seen


@every_case
def test_every_move_every_prompt_and_every_task_is_said_in_three_languages(case: Case) -> None:
    for number, position in enumerate(positions(case, 12)):
        if number % 3 and position.seat is not None:
            continue
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
        if number % 9 and position.seat is not None:
            continue
        for view in position.views[:2]:
            made = layout(view, "regular")
            for piece in made.pieces:
                spoken(piece.name)
            for area in areas(made.root):
                for said in (area.title, area.note, area.name):
                    if said is not None:
                        spoken(said)


@every_case
def test_every_drop_that_is_not_legal_is_answered_with_a_rule_or_not_at_all(case: Case) -> None:
    seen: set[Text] = set()
    for number, position in enumerate(positions(case, 14)):
        if number % 9:
            continue
        for view in position.views[:3]:
            seen |= refusals(view, position.legal if view.seat == position.seat else [])
    for said in seen:
        sentence = english(said)
        spoken(said)
        plain = sentence == "The match is over." or said.source in WAITING
        assert plain or reading(sentence) in RULES, sentence


WAITING = {
    "{0} chooses a vision",
    "The psychics interpret their visions",
    "{0} tells who is right",
    "{0} votes in secret",
    "The psychics agree on a group",
    "{0} chooses the shared vision",
}


def refusals(view: Observation, legal: list[Any]) -> set[Text]:
    """Return what is said of all drops that mean nothing now."""
    made = layout(view, "compact")
    allowed = {drop for action in legal for drop in gesture(action)}
    drops = ((piece.id, area.id) for piece in made.pieces for area in areas(made.root))
    said = (words.refusal(view, *drop) for drop in drops if drop not in allowed)
    return {sentence for sentence in said if sentence is not None}


def begun_hour(state: State) -> State:
    return go(sent(state), (2, ("pawn", 1, 2)))


@pytest.mark.parametrize(
    ("seat", "piece", "area", "said"),
    [
        (1, "pawn.0", "card.20", "#2 looks for the suspect now (rule 3)."),
        (1, "pawn.0", "hour", "A pawn goes on a card, or back to its psychic (rule 3)."),
        (1, "supply.0.1", "psychic.0", "Not beside one's own pawn (rule 4)."),
        (1, "supply.0.1", "psychic.2", "#4 has no pawn on a card yet (rule 4)."),
        (1, "token.2.1", "psychic.1", "A token goes back to its owner (rule 4)."),
        (1, "crow.token", "card.0", "Only the ghost calls the crow (rule 2)."),
        (1, "card.3", "card.0", "Cards stay on the table; pawns go to them (rule 3)."),
        (2, "pawn.1", "card.2", "The pawn is already there (rule 3)."),
        (0, "vision.1", "psychic.0", "The psychics interpret their visions"),
    ],
)
def test_a_refusal_names_its_rule(seat: int, piece: str, area: str, said: str) -> None:
    """R1."""
    state = begun_hour(dealt(4))
    refusal = words.refusal(GAME.observe(state, seat), piece, area)
    assert refusal is not None
    assert english(refusal) == said


def test_the_ghost_is_told_why_a_vision_cannot_go_there() -> None:
    state = go(dealt(4, level="hard"), (GHOST, ("vision", 1, 77)), (GHOST, ("crow", 78)))
    view = GAME.observe(state, GHOST)
    held = f"vision.{view.private.hand[0]}"
    assert english(words.refusal(view, held, "psychic.1") or "") == "#3 has a vision this hour (rule 1)."
    assert english(words.refusal(view, held, "crow") or "") == "No crow is left (rule 2)."
    assert reading(english(words.refusal(view, "card.1", "psychic.0") or "")) == "9"


def test_a_found_card_is_refused_with_its_rule() -> None:
    state = sent(hour(dealt(4), {0}))
    said = words.refusal(GAME.observe(state, 2), "pawn.1", "card.0")
    assert said is not None
    assert reading(english(said)) == "5"


def test_the_check_list_shows_what_the_half_made_move_settles() -> None:
    view = GAME.observe(dealt(4), GHOST)
    assert [done for _, done in words.tasks(view, frozenset())] == [False, False]
    settled = words.tasks(view, gesture(("vision", 1, 77, 80)))
    assert [english(text) for text, _ in settled] == ["For #3", "Chosen: 2 vision(s)"]
    assert english(words.tasks(view, gesture(("crow", 77)))[0][0]) == "For the crow: 1 vision(s)"
    view = GAME.observe(lined_up(4), GHOST)
    half = words.tasks(view, frozenset({(f"vision.{view.private.hand[0]}", "group.1")}))
    assert [done for _, done in half] == [True, False]


def test_a_psychic_reads_which_pawns_are_missing() -> None:
    state = begun_hour(dealt(4))
    assert [done for _, done in words.tasks(GAME.observe(state, 2), frozenset())] == [True, False]
    assert [done for _, done in words.tasks(GAME.observe(state, 1), frozenset())] == [False, False]


@every_case
def test_the_report_tells_every_answer_and_what_visions_meant(case: Case) -> None:
    session, made = reported(case, 15)
    public = session.state.public
    for seat in (None, *range(session.seats)):
        spoken(words.ending(public, seat))
    reasons = [english(entry.reason) for entry in made.entries]
    assert sum("finds" in reason for reason in reasons) == sum(map(len, public.found))
    assert any("in the vision for" in reason for reason in reasons)
    for number, points in enumerate(made.rounds, 1):
        for seat in range(session.seats):
            mine = [entry.points for entry in made.entries if (entry.round, entry.seat) == (number, seat)]
            assert sum(mine) == points[seat]
    for entry in made.entries:
        spoken(entry.reason)


def reported(case: Case, seed: int) -> tuple[Session, Report]:
    """Play a match and return it with the report that a psychic's seat gets."""
    events: list[Event] = []

    def hear(_session: Session, played: list[Played]) -> None:
        events.extend(event for step in played for event in step.events if event.to in (None, 1))

    *_, end = positions(case, seed, hear)
    return end.session, words.report(end.session.observe(1), tuple(events))


def test_what_a_vision_meant_is_said_after_the_match_and_never_before() -> None:
    """Motifs are in no sentence of a running match: words asks for them in the report alone."""
    from mystery_table.games.mysterium import log, moves, pieces, prompts, refusals

    assert not [module for module in (log, moves, pieces, prompts, refusals) if hasattr(module, "motifs")]


def test_the_two_psychics_of_a_seat_are_told_apart() -> None:
    state = all_done(placed(sent(dealt(3)), ()))
    said = [english(words.action(GAME.observe(state, 0), ("reveal", psychic))) for psychic in range(4)]
    assert said[:2] == ["Tell #2 · 1 whether the guess is right", "Tell #2 · 2 whether the guess is right"]
    assert len(set(said)) == 4


def test_kinds_of_matches_have_names() -> None:
    titles = [spoken(words.title(GAME.settle(options, seats)))["en"] for options, seats in cases()]
    assert titles[:2] == ["Séance, easy", "Séance, medium"]
