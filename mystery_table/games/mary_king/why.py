"""Why a move is a good one: what it changes by the rules, and how it comes out in guessed worlds."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mystery_table.core.bot import Question
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Text
from mystery_table.games.mary_king import moves, names
from mystery_table.games.mary_king.bot import playout, rank, worth_of
from mystery_table.games.mary_king.preview import Outlook, outlook, standing
from mystery_table.games.mary_king.rules import GAME

WORLDS = 16
"""Guessed worlds in which moves are compared."""
RIVALS = 3
"""Other moves that are compared, those that look best at a glance."""
ALIKE = 2.0
"""Two moves come out alike where their means are no farther apart, in cards of mind."""
UNSEEN = ("order", "pass", "flash", "recall", "leave")
"""Moves whose effect shows only once others have answered, or that change nothing on the table."""


class Trial(NamedTuple):
    """How a move comes out beside others: means over the same worlds, in the seat's interest."""

    mine: float
    best: float
    other: Action | None
    """The best of the others."""


def explain(question: Question) -> tuple[Text, ...]:
    """Return why a bot does this, strongest reason first; it is the same for every level."""
    observation, action = question.observation, question.action
    if action[0] == "order":
        return (Text("mary_king", "Which order is better cannot be known yet."),)
    found = trial(observation, action, question.draws)
    said = compared(observation, found)
    if found.best <= found.mine + ALIKE and _costs(observation, action):
        return (said, *effect(observation, action))  # it pays off later
    return (*effect(observation, action), said)


def advise(question: Question) -> Action:
    """Return what to suggest: a bot's choice, or another move that came out clearly better on trial."""
    action = question.action
    if action[0] == "order":
        return action
    found = trial(question.observation, action, question.draws)
    return found.other if found.other is not None and found.best > found.mine + ALIKE else action


def effect(observation: Observation, action: Action) -> tuple[Text, ...]:
    """Return what a move changes if nobody answers, () where nothing of areas and penalties does."""
    public = observation.public
    if action[0] == "end":
        return (_owed_now(observation),)
    if action[0] == "take":
        said = (names.card_said(public.rules, public.up[action[1]][action[2]][-1]),)
        return (Text("mary_king", "For one card of mind, {0} comes into the hand.", said),)
    if not _shows(observation, action):
        return ()
    return _changes(outlook(observation, (action,)), observation.seat)


def _costs(observation: Observation, action: Action) -> bool:
    """Return whether what a move changes at once is to the seat's own cost."""
    if not _shows(observation, action):
        return False
    seen, me = outlook(observation, (action,)), observation.seat
    more = [now - then for then, now in zip(seen.before.owed, seen.after.owed, strict=True)]
    larger = [now - then for then, now in zip(seen.before.areas, seen.after.areas, strict=True)]
    return (more[1 - me] - more[me], larger[me] - larger[1 - me]) < (0, 0)


def _shows(observation: Observation, action: Action) -> bool:
    """Return whether the rules show at once what a move changes."""
    public = observation.public
    asked = public.todo and public.todo[-1][0] == "window"
    return not asked and action[0] not in (*UNSEEN, "end", "take")


def _owed_now(observation: Observation) -> Text:
    owed = standing(observation.public).owed
    said = (owed[observation.seat], owed[1 - observation.seat])
    return Text("mary_king", "Penalties now: own {0}, the other side {1}.", said)


def _changes(seen: Outlook, me: int) -> tuple[Text, ...]:
    """Return penalties and areas before and after, as far as they change."""
    other, said = 1 - me, []
    before, after = seen.before, seen.after
    if before.owed != after.owed:
        numbers = before.owed[me], after.owed[me], before.owed[other], after.owed[other]
        said.append(Text("mary_king", "Penalties: own {0}, then {1}; the other side {2}, then {3}.", numbers))
    if before.areas != after.areas:
        numbers = before.areas[me], after.areas[me], before.areas[other], after.areas[other]
        said.append(
            Text("mary_king", "Largest areas: own {0}, then {1}; the other side {2}, then {3}.", numbers)
        )
    if not said and before.tiles != after.tiles:
        numbers = before.tiles[me], after.tiles[me], before.tiles[other], after.tiles[other]
        said.append(Text("mary_king", "Tiles: own {0}, then {1}; the other side {2}, then {3}.", numbers))
    return tuple(said)


@lru_cache(maxsize=1)
def trial(observation: Observation, action: Action, draws: str) -> Trial:
    """Return how a move comes out beside those that look best, played on in the same guessed worlds.

    A hint asks twice: what to suggest, and why.
    """
    rng = Rng(draws)
    worth = worth_of(observation.public.rules)
    ranked = rank(worth, observation, GAME.legal(observation), rng)
    others = [other for other in ranked if other != action][:RIVALS]
    sums = dict.fromkeys([action, *others], 0.0)
    worlds = GAME.guesses(observation, rng)
    for _ in range(WORLDS):
        world, seed = Draft(next(worlds), quiet=True), rng.below(1 << 30)
        for each in sums:
            sums[each] += playout(worth, world.copy(), observation.seat, each, Rng(seed)) / WORLDS
    if not others:
        return Trial(sums[action], sums[action], None)
    best = max(others, key=lambda other: sums[other])
    return Trial(sums[action], sums[best], best)


def compared(observation: Observation, found: Trial) -> Text:
    """Return a trial in words."""
    if found.other is None:
        return Text("mary_king", "Nothing else can be done.")
    if found.mine >= found.best:
        return Text("mary_king", "Of the likeliest moves, none came out better in %n playout(s).", n=WORLDS)
    said = (moves.action(observation, found.other),)
    if found.best - found.mine <= ALIKE:
        return Text("mary_king", "In %n playout(s) this came out about as well: {0}", said, WORLDS)
    return Text("mary_king", "In %n playout(s) this came out better: {0}", said, WORLDS)
