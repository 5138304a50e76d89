"""What a match is called, how it stands, how it ended, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.report import Entry, Report
from mystery_table.core.state import Event, Observation, Options
from mystery_table.core.words import Name, Said, Text, Who
from mystery_table.games.mary_king import names
from mystery_table.games.mary_king.board import COUNT
from mystery_table.games.mary_king.endings import meets
from mystery_table.games.mary_king.state import NOBODY, Goal, owned


def title(options: Options) -> Said:
    """Return the name of this kind of match: a mission's, or that it is a duel."""
    if "entry" in options:
        name = options["entry"]["name"]
        return Name(name["en"], name["es"], name["ru"])
    if options["abilities"]:
        return Text("mary_king", "Duel with special abilities")
    return Text("mary_king", "Duel")


def status(public: Any) -> Text:
    """Return how far the match has come."""
    said = (names.day_name(public.rules, public.day), public.day + 1, len(public.rules.day_names))
    return Text("mary_king", "{0}, day {1} of {2}", said)


def ending(public: Any, seat: int | None) -> Text:
    """Return how a finished match ended, for everybody (None) or as it is told to one seat."""
    return told_ending(public.rules, public.result, public.ending, seat)


def told_ending(rules: Any, result: tuple[int, ...], facts: tuple[Any, ...], seat: int | None) -> Text:
    """Return how a match ended, from its result and the facts of its ending."""
    reason = _reason(facts)
    if rules.mode != "duel":
        if result[max(rules.side, 0)]:
            return Text("mary_king", "Mission accomplished. {0}", (reason,))
        return Text("mary_king", "Mission failed. {0}", (reason,))
    if result[0] == result[1]:
        return _shared(reason, won=bool(result[0]))
    return _duel(result.index(1), reason, seat)


def _shared(reason: Text, won: bool) -> Text:
    if won:
        return Text("mary_king", "A draw: the victory goes to the next person you meet. {0}", (reason,))
    return Text("mary_king", "Both lose: the body dies. {0}", (reason,))


def _duel(winner: int, reason: Text, seat: int | None) -> Text:
    if seat is None:
        return Text("mary_king", "Victory: {0}. {1}", (Who(winner), reason))
    if seat == winner:
        return Text("mary_king", "You win. {0}", (reason,))
    return Text("mary_king", "You lose; victory: {0}. {1}", (Who(winner), reason))


def _reason(facts: tuple[Any, ...]) -> Text:
    kind, winners = facts[:2]
    if kind == "tiles":
        return Text(
            "mary_king", "All twelve tiles belong to one side ({0}).", (names.side_name(winners.index(1)),)
        )
    if kind == "short":
        if not any(winners):
            return Text("mary_king", "Both minds had too few cards.")
        loser = names.side_name(winners.index(0))
        return Text("mary_king", "A mind had too few cards ({0}).", (loser,))
    if kind == "goal":
        return Text("mary_king", "The goal is reached.")
    return _friday(*facts[2:])


def _friday(scores: tuple[int, int], areas: tuple[int, int], reason: str) -> Text:
    said = (scores[1], scores[0])
    if reason == "score":
        return Text("mary_king", "Friday night: mortal {0}, ghost {1}.", said)
    if reason == "area":
        both = (*said, areas[1], areas[0])
        return Text("mary_king", "Friday night: {0} to {1}; largest areas: mortal {2}, ghost {3}.", both)
    if reason == "owner":
        return Text("mary_king", "Friday night: {0} to {1}, areas equal; the game’s owner wins.", said)
    return Text("mary_king", "Friday night: {0} to {1}, areas equal.", said)


def report(observation: Observation, history: tuple[Event, ...]) -> Report:
    """Explain the result: what the minds lost to, and the score of Friday night or the goals."""
    public = observation.public
    entries = [*_losses(history), *_scores(public), *(_goal(public, goal) for goal in public.rules.goals)]
    return Report(ending(public, observation.seat), (tuple(public.result),), tuple(entries))


def _losses(history: tuple[Event, ...]) -> list[Entry]:
    """Return what each mind paid in penalties over the week."""
    paid = [0, 0]
    for event in history:
        if event.verb == "paid":
            for side in (0, 1):
                paid[side] += event.args[0][side]
    reason = Text("mary_king", "penalties of the week, cards of mind")
    return [Entry(1, side, -paid[side], reason) for side in (1, 0) if paid[side]]


def _scores(public: Any) -> list[Entry]:
    if not public.ending or public.ending[0] != "friday":
        return []
    found = []
    for side in (1, 0):
        tiles = COUNT[owned(public.board, side)]
        found.append(Entry(1, side, public.minds[side], Text("mary_king", "cards of mind on Friday night")))
        reason = Text("mary_king", "bonus for %n tile(s)", n=tiles)
        found.append(Entry(1, side, public.rules.bonus[tiles], reason))
    return found


def _goal(public: Any, goal: Goal) -> Entry:
    met = meets(public, goal) if goal.at == "end" else public.ending[:1] == ("goal",)
    said = (goal_said(goal),)
    reason = Text("mary_king", "reached: {0}", said) if met else Text("mary_king", "missed: {0}", said)
    return Entry(1, None if goal.side == NOBODY else goal.side, int(met), reason)


def goal_said(goal: Goal) -> Text:
    """Return a condition of a mission in a few words."""
    if goal.kind == "area" and goal.most < 12:
        return Text("mary_king", "no area larger than {0}", (goal.most,))
    said = CONDITIONS.get(goal.kind)
    return said(goal) if said else _ending_said(goal)


CONDITIONS: dict[str, Callable[[Goal], Text]] = {
    "area": lambda goal: Text("mary_king", "an area of at least {0}", (goal.least,)),
    "mind": lambda goal: Text("mary_king", "at least {0} cards of mind", (goal.least,)),
    "tiles": lambda goal: Text("mary_king", "at least {0} tiles", (goal.least,)),
    "balance": lambda goal: Text("mary_king", "a difference of at most {0} tiles", (goal.most,)),
    "holds": lambda goal: Text("mary_king", "control of the tiles {0}", (names.tile_list(goal.tiles),)),
    "power_cards": lambda goal: Text("mary_king", "at least {0} power cards played", (goal.least,)),
}


def _ending_said(goal: Goal) -> Text:
    if goal.kind == "friday_night":
        return Text("mary_king", "Friday night for both")
    if goal.kind == "survive":
        return Text("mary_king", "a mind that lasts")
    return Text("mary_king", "victory in time")
