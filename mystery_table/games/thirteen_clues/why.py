"""Why a move is a good one: how many mysteries are possible, by exact deduction, and how many it leaves."""

from __future__ import annotations

from functools import lru_cache

from mystery_table.core.bot import Odds, Question, Thought, per_cent
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Several, Text, Who
from mystery_table.games.thirteen_clues.belief import Belief, remembered
from mystery_table.games.thirteen_clues.bot import LEVELS, NOTHING
from mystery_table.games.thirteen_clues.cards import card_name, suit_of
from mystery_table.games.thirteen_clues.deduction import Deduction
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import Cards
from mystery_table.games.thirteen_clues.worlds import Holder

MOST = 4
"""Mysteries that are told with their odds."""


def explain(question: Question) -> tuple[Text, ...]:
    """Return why a bot of a level does this, strongest reason first; a level with little memory forgets."""
    observation, action = question.observation, question.action
    if action[0] == "keep":
        return (_keeping(action),)
    if action[0] == "take":
        return (_taking(observation, action),)
    belief = _belief(question)
    mysteries = possible(belief)
    if action[0] == "accuse":
        return (_accusing(belief, mysteries, action[1:]),)
    if action[0] == "look":
        return (*_looking(belief, observation), _still(mysteries))
    left = left_after(belief, mysteries, action)
    count, most = len(mysteries), max(1, round(left))
    said = [
        Text("thirteen_clues", "Of %n possible mystery(ies), the answer leaves about {0}.", (most,), count)
    ]
    if action[0] == "secret":
        said.append(Text("thirteen_clues", "Nobody else hears the answer to a question in secret."))
    if _teaches(belief, action) >= most_taught(belief, observation) - NOTHING:
        said.append(Text("thirteen_clues", "No other question tells more of the mystery."))
    return tuple(said)


def thought(question: Question) -> Thought | None:
    """Return the mysteries that a seat held likeliest, the likeliest first."""
    action = question.action
    if action[0] in ("keep", "take"):
        return None
    belief = _belief(question)
    found = sorted(zip(belief.chances, belief.cases, strict=True), key=lambda each: -each[0])[:MOST]
    odds = tuple(
        Odds(Several(tuple(map(card_name, case.triple.cards))), chance, action[1:] == case.triple.cards)
        for chance, case in found
    )
    return Thought(Text("thirteen_clues", "Likeliest mysteries, as this seat saw it"), odds)


@lru_cache(maxsize=1)
def _belief(question: Question) -> Belief:
    """Return what a seat believes by what its level remembers; reasons and odds of one move share it."""
    memory = LEVELS[question.level].memory
    return Belief(question.observation, None if memory is None else remembered(question.observation, memory))


def possible(belief: Belief) -> list[Cards]:
    """Return the mysteries that agree with everything a belief rests on."""
    return Deduction(belief.worlds).mysteries


def left_after(belief: Belief, mysteries: list[Cards], action: Action) -> float:
    """Return how many mysteries the answer to a question leaves on average."""
    _, witness, about, side = action
    left = 0.0
    for chances in belief.after(belief.worlds.holders.index(Holder(witness, side)), about):
        left += sum(chances) * min(sum(chance > 0 for chance in chances), len(mysteries))
    return left


def _teaches(belief: Belief, question: Action) -> float:
    """Return what a question tells of the mystery, in bits."""
    _, witness, about, side = question
    return belief.lesson(belief.worlds.holders.index(Holder(witness, side)), about).about_mystery


def most_taught(belief: Belief, observation: Observation) -> float:
    """Return what the best question tells of the mystery, in bits; 0 where none can be asked."""
    asks = [action for action in GAME.legal(observation) if action[0] == "ask"]
    return max((_teaches(belief, action) for action in asks), default=0.0)


def _looking(belief: Belief, observation: Observation) -> tuple[Text, ...]:
    if belief.look().about_mystery < most_taught(belief, observation) - NOTHING:
        return (Text("thirteen_clues", "A look shows a card that nobody else learns of."),)
    return (Text("thirteen_clues", "No question tells more of the mystery than a look at an informant."),)


def _still(mysteries: list[Cards]) -> Text:
    return Text("thirteen_clues", "%n mystery(ies) are still possible.", n=len(mysteries))


def _accusing(belief: Belief, mysteries: list[Cards], named: Cards) -> Text:
    if named not in mysteries:
        return Text("thirteen_clues", "What was said rules this mystery out.")
    if len(mysteries) == 1:
        return Text("thirteen_clues", "Only this mystery agrees with everything that was said.")
    cases = [case.triple.cards for case in belief.cases]
    chance = belief.chances[cases.index(named)]
    share = per_cent(chance)
    if chance < belief.best[0]:
        return Text("thirteen_clues", "One of %n possible mystery(ies): {0} %.", (share,), len(mysteries))
    return Text(
        "thirteen_clues", "The likeliest of %n possible mystery(ies): {0} %.", (share,), len(mysteries)
    )


def _keeping(action: Action) -> Text:
    suits = len({suit_of(card) for card in action[1:4]})
    if suits == 1:
        return Text("thirteen_clues", "Three cards of one suit are found by a single question.")
    if suits == 2:
        return Text("thirteen_clues", "Two cards of one suit are easier to find than three suits.")
    return Text("thirteen_clues", "Three suits: no question about one of them finds two cards at once.")


def _taking(observation: Observation, action: Action) -> Text:
    glasses = observation.public.glasses
    others = [held for seat, held in enumerate(glasses) if seat not in (observation.seat, action[1])]
    if all(glasses[action[1]] >= held for held in others):
        return Text("thirteen_clues", "Nobody has more magnifying glasses than {0}.", (Who(action[1]),))
    return Text("thirteen_clues", "A magnifying glass more is an action more.")
