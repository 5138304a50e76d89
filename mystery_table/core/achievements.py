"""A modest number of things to be proud of, each counted from results alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import NamedTuple

from mystery_table.core.statistics import Result, summary
from mystery_table.core.words import Text

HOUR = 3600
EVENING = 10
"""Hours at the table that are worth a mention."""


class Past(NamedTuple):
    """What achievements look at: every result, oldest first, and what there is to be won."""

    results: tuple[Result, ...]
    games: tuple[str, ...]
    missions: Mapping[str, frozenset[str]]
    """Of each game with a campaign: the ids of all its missions."""
    done: Mapping[str, frozenset[str]]
    """Of these: the ids of those won, remembered apart from results."""

    @property
    def wins(self) -> list[Result]:
        """The matches that a person won."""
        return [result for result in self.results if result.won]


class Achievement(NamedTuple):
    """One of them. `have(past)` counts towards `need`."""

    key: str
    icon: str
    name: Text
    detail: Text
    need: int
    have: Callable[[Past], int]

    def reached(self, past: Past) -> bool:
        """Whether it is earned."""
        return self.have(past) >= self.need


def _against(levels: Iterable[str]) -> Callable[[Past], int]:
    wanted = frozenset(levels)
    return lambda past: sum(r.level in wanted and not r.together for r in past.wins)


def _campaign(past: Past) -> int:
    return sum(bool(ids) and ids <= past.done.get(game, frozenset()) for game, ids in past.missions.items())


def _missions(past: Past) -> int:
    return sum(len(done) for done in past.done.values())


def _night(past: Past) -> int:
    return sum(datetime.fromtimestamp(result.at).astimezone().hour < 4 for result in past.results)


def all_of_them(games: int) -> tuple[Achievement, ...]:
    """Return every achievement, for a program with so many games."""
    return (
        Achievement(
            "first", "cards-playing-outline", Text("app", "First evening"),
            Text("app", "Finish a match."), 1, lambda past: len(past.results),
        ),
        Achievement(
            "won", "trophy-outline", Text("app", "Case closed"),
            Text("app", "Win a match."), 1, lambda past: len(past.wins),
        ),
        Achievement(
            "ten", "trophy", Text("app", "Ten cases closed"),
            Text("app", "Win ten matches."), 10, lambda past: len(past.wins),
        ),
        Achievement(
            "regular", "calendar-star", Text("app", "Regular at the table"),
            Text("app", "Finish fifty matches."), 50, lambda past: len(past.results),
        ),
        Achievement(
            "three", "numeric-3-circle-outline", Text("app", "Three in a row"),
            Text("app", "Win three matches one after the other."), 3,
            lambda past: summary(past.results).longest,
        ),
        Achievement(
            "seven", "numeric-7-circle-outline", Text("app", "Seven in a row"),
            Text("app", "Win seven matches one after the other."), 7,
            lambda past: summary(past.results).longest,
        ),
        Achievement(
            "every", "view-grid-outline", Text("app", "At home everywhere"),
            Text("app", "Win a match of every game."), games,
            lambda past: len({r.game for r in past.wins} & set(past.games)),
        ),
        Achievement(
            "expert", "school-outline", Text("app", "Against experts"),
            Text("app", "Win against a bot of the level Expert or higher."), 1,
            _against(("strong", "master")),
        ),
        Achievement(
            "master", "chess-king", Text("app", "Master detective"),
            Text("app", "Win against a bot of the level Master."), 1, _against(("master",)),
        ),
        Achievement(
            "mission", "map-marker-check-outline", Text("app", "On a mission"),
            Text("app", "Win a mission."), 1, _missions,
        ),
        Achievement(
            "missions", "map-check-outline", Text("app", "Well travelled"),
            Text("app", "Win ten different missions."), 10, _missions,
        ),
        Achievement(
            "campaign", "flag-checkered", Text("app", "To the end of the map"),
            Text("app", "Win every mission of a campaign."), 1, _campaign,
        ),
        Achievement(
            "company", "account-multiple-outline", Text("app", "In company"),
            Text("app", "Finish a match of several persons at one screen."), 1,
            lambda past: sum(result.persons > 1 for result in past.results),
        ),
        Achievement(
            "full", "account-group-outline", Text("app", "Full table"),
            Text("app", "Finish a match with six seats or more."), 1,
            lambda past: sum(result.seats >= 6 for result in past.results),
        ),
        Achievement(
            "quick", "timer-outline", Text("app", "Quick thinking"),
            Text("app", "Win a match within ten minutes."), 1,
            lambda past: sum(result.seconds <= 600 for result in past.wins),
        ),
        Achievement(
            "night", "weather-night", Text("app", "Night owl"),
            Text("app", "Finish a match between midnight and four o'clock."), 1, _night,
        ),
        Achievement(
            "hours", "clock-check-outline", Text("app", "Time well spent"),
            Text("app", "Spend ten hours at the table."), EVENING,
            lambda past: int(sum(result.seconds for result in past.results) / HOUR),
        ),
    )  # fmt: skip
