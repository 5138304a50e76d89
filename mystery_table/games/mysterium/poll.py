"""The second phase: line-up, shared vision, the secret poll or the pointing, and the end."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import Action, Observation, Seat
from mystery_table.games.mysterium import dealing
from mystery_table.games.mysterium.state import GHOST, Cards, Facts, Group, band, polled, run_by, seat_of

STAGES = 3
"""Cards of the shared vision, turned up one after the other."""


def line_up(draft: Draft, groups: tuple[Group, ...]) -> None:
    """Lay out the groups of a match for 2, two of them nobody's (reading 8)."""
    draft.groups = groups
    draft.tell("lineup", groups)
    draft.phase = "culprit"
    dealing.refill(draft)


def mix(draft: Draft, cards: Cards) -> None:
    """Put the shared vision before the psychics: face down for a poll, else face up (readings 7, 8)."""
    draft.tell("shared")
    if polled(draft):
        draft.queue, draft.stage = cards, -1
        _next_stage(draft)
        return
    draft.final, draft.stage = cards, STAGES - 1
    draft.tell("turned", *cards)
    draft.phase, draft.fingers = "point", (None,) * draft.seats
    draft.actors = tuple(range(GHOST + 1, draft.seats))


def _voters(public: Any) -> list[int]:
    """Return the psychics that vote with as many cards as are turned up."""
    return [
        i for i in range(public.rules.psychics) if i not in public.voted and band(public, i) == public.stage
    ]


def _next_stage(draft: Draft) -> None:
    """Turn up the next card; a level with nobody in it passes at once (reading 7)."""
    while draft.stage < STAGES - 1:
        draft.stage += 1
        draft.final, draft.queue = (*draft.final, *draft.queue[-1:]), draft.queue[:-1]
        draft.tell("turned", *draft.final[-1:])
        if _let_vote(draft):
            return
    votes = tuple(sorted(vote for psychic in draft.own[1:] for vote in psychic.ballots))
    over(draft, accused(draft, votes), votes)


def _let_vote(draft: Draft) -> bool:
    """Make actors of those who vote now; False if there are none."""
    draft.phase = "vote"
    draft.actors = tuple(sorted({seat_of(draft, i) for i in _voters(draft)}))
    return bool(draft.actors)


def votes(observation: Observation) -> list[Action]:
    """Return the votes of a seat; voting for one's own group is allowed (reading 7)."""
    public = observation.public
    return [
        ("vote", i, group)
        for i in run_by(public, observation.seat)
        if i in _voters(public)
        for group in range(len(public.groups))
    ]


def vote(draft: Draft, psychic: int, group: int) -> None:
    """Cast a secret vote; it cannot be changed."""
    seat = seat_of(draft, psychic)
    mine = draft.own[seat]
    draft.own = put(draft.own, seat, mine._replace(ballots=(*mine.ballots, (psychic, group))))
    draft.voted += (psychic,)
    draft.tell("voted", psychic)
    draft.tell("ballot", psychic, group, to=seat)
    if not _let_vote(draft):
        _next_stage(draft)


def accused(public: Any, votes: tuple[tuple[int, int], ...]) -> int:
    """Return the group with most votes.

    In a tie, of those who voted for one of the groups that lead, the vote of the psychic highest on the track
    counts, and of equals that of the eldest (reading 7).
    """
    tally = [sum(group == chosen for _, chosen in votes) for group in range(len(public.groups))]
    leading = [group for group, count in enumerate(tally) if count == max(tally)]
    psychics, eldest = public.rules.psychics, public.rules.eldest - 1
    ranks = [
        (-public.track[psychic], (psychic - eldest) % psychics, group)
        for psychic, group in votes
        if group in leading
    ]
    return min(ranks)[2]


def points(observation: Observation) -> list[Action]:
    """Return the groups that a seat may point at."""
    public, seat = observation.public, observation.seat
    now = public.fingers[seat]
    return [("point", seat, group) for group in range(len(public.groups)) if group != now]


def point(draft: Draft, seat: Seat, group: int) -> None:
    """Point at a group; the match is over as soon as all point at the same (reading 8).

    Who has pointed is asked again only when the others point elsewhere.
    """
    draft.fingers = put(draft.fingers, seat, group)
    draft.tell("pointed", seat, group)
    seats = range(GHOST + 1, draft.seats)
    missing = tuple(other for other in seats if draft.fingers[other] is None)
    if not missing and len({draft.fingers[other] for other in seats}) == 1:
        over(draft, group, ())
    else:
        draft.actors = missing or tuple(seats)


def over(draft: Draft, group: int, votes: tuple[tuple[int, int], ...]) -> None:
    """End the match and tell everything that was secret."""
    ghost = draft.own[GHOST]
    culprit = -1 if ghost.culprit is None else ghost.culprit
    draft.facts = Facts(group, culprit, votes, ghost.secret)
    draft.won = group >= 0 and group == culprit
    draft.phase, draft.actors = "over", ()
    draft.tell("over", *draft.facts)
