"""Everything is said, in three languages, of the right seat and with the right rule (I1-I3, L1, P4, R1)."""

from __future__ import annotations

import inspect
import re
from itertools import islice

import pytest

from mystery_table.core.session import Played, Session
from mystery_table.core.state import Event
from mystery_table.core.words import Arg, english
from mystery_table.games.thirteen_clues import log, rules, words
from mystery_table.games.thirteen_clues.options import cases, modes
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH, LEFT
from mystery_table.games.thirteen_clues.table import gesture, layout
from mystery_table.translate import Speaker
from tests.games.thirteen_clues.positions import CASES, NAMES, Case, areas, laid, named, play, positions

every_case = pytest.mark.parametrize("case", CASES, ids=NAMES)
SPEAKERS = {language: Speaker(language) for language in ("en", "es", "ru")}
PLAYERS = ["Ann", "{0}", "100 %n", "Ann", "}{", "%1"]
"""Two of one name, and names that would break what is filled in carelessly."""
RULES = {str(number) for number in range(1, 12)}
ASK = ("ask", 1, 2, BOTH)


def spoken(said: Arg) -> dict[str, str]:
    """Say something in every language, and see that nothing was left open."""
    found = {language: speaker.say(said, PLAYERS) for language, speaker in SPEAKERS.items()}
    for language, sentence in found.items():
        bare = sentence
        for name in PLAYERS:
            bare = bare.replace(name, "")
        assert sentence.strip()
        assert not re.search(r"[{}]|%n|\(e?s\)", bare), (language, sentence)
    return found


@every_case
def test_every_event_has_a_sentence_that_is_true_for_whoever_reads_it(case: Case) -> None:
    """P4: "you" is said only within quotation marks, to the witness of a question."""
    seen: set[str] = set()

    def hear(session: Session, played: list[Played]) -> None:
        for number, step in enumerate(played, session.number - len(played) + 1):
            for event in step.events:
                seen.add(event.verb)
                said = words.event(session.states[number].public, event)
                assert (said is None) == (event.verb == "turn")
                if said is not None:
                    languages = spoken(said)
                    assert not re.search(r"\byou", re.sub("“[^”]*”", "", english(said)), re.IGNORECASE)
                    assert not re.search(r"\b[Вв](ы|аш)", re.sub("«[^»]*»", "", languages["ru"]))

    for _ in positions(case, 11, hear):
        pass
    assert {"first", "dealt", "kept", "raised", "turn", "asked"} <= seen


def test_every_verb_that_the_rules_describe_has_its_sentence() -> None:
    described = rules.__doc__ or ""
    events = described[described.index("Events,") :]
    verbs = set(re.findall(r"(?:^- |; |alone |two, )(\w+) \(", events, re.MULTILINE))
    assert len(verbs) >= 14
    assert verbs <= {name for name, _ in inspect.getmembers(log._Sentences)}


@every_case
def test_every_move_every_prompt_and_every_task_is_said_in_three_languages(case: Case) -> None:
    for position in islice(positions(case, 12), 0, None, 3):
        for view in position.views:
            spoken(words.prompt(view))
        if position.seat is None:
            continue
        view = position.session.observe(position.seat)
        spoken(words.waiting(view.public, position.seat))
        spoken(words.status(view.public))
        moves = [english(words.action(view, action)) for action in position.legal]
        assert len(set(moves)) == len(moves)
        for action in position.legal[:: max(1, len(position.legal) // 6)]:
            spoken(words.action(view, action))
            spoken(words.button(view, action))
            if (caution := words.warning(view, action)) is not None:
                spoken(caution)
            done = words.tasks(view, gesture(action))
            assert action[0] == "look" or all(ready for _, ready in done)
            for task, _ in (*done, *words.tasks(view, frozenset())):
                spoken(task)


@every_case
def test_areas_and_pieces_are_named_in_three_languages(case: Case) -> None:
    for position in islice(positions(case, 13), 0, None, 11):
        made = layout(position.session.observe(0), "regular")
        for piece in made.pieces:
            spoken(piece.name)
        for area in areas(made.root):
            for said in (area.title, area.note, area.name):
                if said is not None:
                    spoken(said)


@every_case
def test_every_drop_that_is_not_legal_is_answered_with_a_rule_or_not_at_all(case: Case) -> None:
    for position in islice(positions(case, 14), 0, None, 13):
        for view in position.views:
            made = layout(view, "compact")
            legal = position.legal if view.seat == position.seat else []
            allowed = {drop for action in legal for drop in gesture(action)}
            drops = ((piece.id, area.id) for piece in made.pieces for area in areas(made.root))
            for said in {words.refusal(view, *drop) for drop in drops if drop not in allowed} - {None}:
                assert said is not None
                found = re.search(r"\(rule (\w+)\)", english(said))
                assert english(said) == "The match is over." or (found and found.group(1) in RULES)
                spoken(said)


@pytest.mark.parametrize(
    ("piece", "area", "rule"),
    [
        ("glass", "supply", "3"),
        ("token", "informant.0", "11"),
        ("about.red", "seat.1", "4"),
        ("suspect.butcher", "question", "8"),
        ("card.market", "accuse.place", "8"),
        ("mystery.person", "mine", "4"),
        ("informant.0", "mine", "6"),
        ("supply", "mine.glasses", "2"),
        ("glasses.1", "mine.glasses", "2"),
    ],
)
def test_a_refusal_names_its_rule(piece: str, area: str, rule: str) -> None:
    """R1."""
    said = words.refusal(GAME.observe(laid(3, options={"secret": True}), 0), piece, area)
    assert said is not None
    assert f"(rule {4 if area == 'question' else rule})" in english(said)
    assert "(rule 3)" in english(words.refusal(GAME.observe(laid(3), 1), piece, area) or "")


def test_question_and_answer_are_said_as_at_a_table() -> None:
    screens = (named("butcher", "park", "knife"), named("duke", "market", "sword"))
    state = laid(2, screens, (named("maid", "museum"), named("poison", "parlor")))
    sentences = []
    for side in (0, 1):
        for about in (2, 5):
            event = GAME.apply(state, 0, ("ask", 1, about, side))[1][0]
            said = words.event(state.public, event)
            assert said is not None
            sentences.append(spoken(said))
    left = (
        "Ann: “{0}, how many red cards do you see, counting the card on your left?” {0}: “I see 2 red cards.”"
    )
    assert sentences[0]["en"] == left
    assert sentences[0]["es"].endswith("«Veo 2 cartas rojas.»")
    assert sentences[0]["ru"].endswith("«Вижу 2 красные карты.»")
    assert sentences[1]["en"].endswith("“No, I see no blue cards.”")
    assert sentences[1]["es"].endswith("«No, no veo ninguna carta azul.»")
    assert sentences[1]["ru"].endswith("«Нет, не вижу ни одной синей карты.»")
    assert sentences[2]["en"].endswith("on your right?” {0}: “I see 1 red card.”")


def test_a_known_informant_and_a_mystery_named_before_are_warned_of() -> None:
    state = play(laid(3, glasses=(3, 0, 0)), (0, ("look", 0)))
    view = GAME.observe(state, 0)
    card = view.private.own.peeked[0][1]
    vain = next(action for action in GAME.legal(view) if action[0] == "accuse" and card in action)
    assert "(rule 8)" in english(words.warning(view, vain) or "")
    assert words.warning(view, ASK) is None
    wrong = ("accuse", 0, 10, 25)
    after = GAME.observe(play(laid(3), (0, wrong)), 0)
    assert "(rule 9)" in english(words.warning(after, wrong) or "")
    assert words.warning(after, ("accuse", 0, 10, 20)) is None
    assert "(rule 1)" in english(words.warning(after, ("keep", 1, 11, 21)) or "")


def test_the_check_list_shows_what_the_half_made_move_settles() -> None:
    view = GAME.observe(laid(3), 0)
    assert [ready for _, ready in words.tasks(view, frozenset())] == [False, False]
    half = words.tasks(view, frozenset({("glass", "seat.1")}))
    assert [(english(task), ready) for task, ready in half] == [
        ("Witness: #2", True),
        ("What the question is about", False),
    ]
    begun = words.tasks(view, frozenset({("suspect.officer", "accuse.person")}))
    assert [ready for _, ready in begun] == [True, False, False]


def test_kinds_of_matches_have_names() -> None:
    titles = [english(words.title(GAME.settle(options, seats))) for options, seats in cases()]
    assert len({*titles}) == len(titles)
    for options, seats in cases():
        spoken(words.title(GAME.settle(options, seats)))
    for mode in modes():
        for said in (
            mode.title,
            mode.summary,
            *(c.title for c in mode.choices),
            *(c.help for c in mode.choices),
        ):
            spoken(said)


@every_case
def test_the_report_tells_who_solved_what(case: Case) -> None:
    events: list[Event] = []

    def hear(_session: Session, played: list[Played]) -> None:
        events.extend(event for step in played for event in step.events if event.to in (None, 0))

    *_, end = positions(case, 15, hear)
    made = words.report(end.session.observe(0), tuple(events))
    assert made.rounds == (GAME.scores(end.session.state.public),)
    assert sum(entry.points for entry in made.entries) == 1
    for entry in made.entries:
        spoken(entry.reason)
    for seat in (None, *range(case[1])):
        spoken(words.ending(end.session.state.public, seat))


def test_a_secret_question_is_told_to_two_and_mentioned_to_all() -> None:
    state = laid(3, options={"secret": True})
    events = GAME.apply(state, 0, ("secret", 1, 2, BOTH))[1]
    said = {event.verb: english(words.event(state.public, event) or "") for event in events}
    assert "red" not in said["whispered"]
    assert "red" in said["told"]
    assert LEFT != BOTH
