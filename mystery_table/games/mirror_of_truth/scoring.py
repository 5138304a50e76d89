"""The end of a round: roles shown, stacks turned up, points, arrests, bail."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import CHANCE
from mystery_table.games.mirror_of_truth import evidence
from mystery_table.games.mirror_of_truth.state import (
    INNOCENT,
    MURDERER,
    NOBODY,
    Cards,
    Own,
    Scored,
    Verdict,
)

Stack = tuple[tuple[int, int], ...]
"""(seat, kind) of the vote cards on one character, oldest first."""


class Count:
    """What a round's scoring has found so far."""

    def __init__(self, draft: Draft) -> None:
        self.row: Cards = draft.row
        self.roles: tuple[Cards, ...] = tuple(own.roles for own in draft.own)
        self.stacks = opened(draft.stacks, draft.own)
        self.owners = {place: seat for seat, places in enumerate(self.roles) for place in places}
        self.verdicts: list[Verdict] = []
        self.arrested: list[int] = []
        self.bails: list[tuple[int, int]] = []


def opened(stacks: tuple[Cards, ...], private: tuple[Own, ...]) -> tuple[Stack, ...]:
    """Return the stacks with their faces: one owner's votes on a character lie in the order played."""
    cast = [list(own.cast) for own in private]
    faces = []
    for place, stack in enumerate(stacks):
        cards = []
        for seat in stack:
            at = next(i for i, (there, _) in enumerate(cast[seat]) if there == place)
            cards.append((seat, cast[seat].pop(at)[1]))
        faces.append(tuple(cards))
    return tuple(faces)


def score(draft: Draft) -> None:
    """End the round: score it, let the arrested leave, and go on to the next round or the end."""
    count = Count(draft)
    if draft.rules.pair:
        gains: Cards = (_score_pair(draft, count),)
        totals: Cards = (draft.deck,)
    else:
        gains = _score_competitive(draft, count)
        totals = draft.points
    draft.row = tuple(c for place, c in enumerate(draft.row) if place not in count.arrested)
    record = Scored(
        count.row,
        count.roles,
        count.stacks,
        tuple(count.verdicts),
        tuple(sorted(count.arrested)),
        tuple(count.bails),
        gains,
        totals,
        draft.zones,
    )
    draft.history += (record,)
    draft.own, draft.stacks = (Own(),) * draft.seats, ()
    draft.votes = (0,) * draft.seats
    draft.tell("scored", draft.round, gains, totals)
    _end_round(draft)


def _end_round(draft: Draft) -> None:
    if draft.lost or draft.round == draft.rules.rounds:
        draft.phase, draft.actors = "over", ()
        draft.tell("finished", results(draft))
    else:
        draft.phase, draft.actors = "setup", (CHANCE,)


def results(public: Any) -> tuple[int, ...]:
    """Return the result of each seat at the end: points, 0 with unpaid bail; for pairs 1 or 0 for both."""
    if public.rules.pair:
        won = not public.lost and public.deck >= public.rules.target
        return (int(won),) * int(public.seats)
    return tuple(0 if owed else points for points, owed in zip(public.points, public.debts, strict=True))


def _open(draft: Draft, count: Count, place: int) -> int:
    """Turn a stack up, and return whose character it is."""
    owner = count.owners.get(place, NOBODY)
    draft.tell("opened", place, count.row[place], owner, count.stacks[place])
    return owner


def _judge(draft: Draft, count: Count, verdict: Verdict) -> None:
    count.verdicts.append(verdict)
    draft.tell("verdict", *verdict)


def _arrest(draft: Draft, count: Count, place: int, owner: int) -> None:
    count.arrested.append(place)
    draft.tell("arrested", place, count.row[place], owner)


# Competitive


def _score_competitive(draft: Draft, count: Count) -> Cards:
    """Score players from the one who voted last on, then murderers in the order of the row."""
    for step in range(draft.seats):
        _score_innocent(draft, count, (draft.last + step) % draft.seats)
    for place in range(len(count.row)):
        if place not in count.owners:
            _score_murderer(draft, count, place)
    gains = [0] * draft.seats
    for verdict in count.verdicts:
        gains[verdict.seat] += verdict.points
        if verdict.defence:
            gains[count.owners[verdict.place]] += verdict.defence
    return tuple(gains)


def _score_innocent(draft: Draft, count: Count, owner: int) -> None:
    place = count.roles[owner][0]
    _open(draft, count, place)
    stack = count.stacks[place]
    others = sum(kind == INNOCENT and seat != owner for seat, kind in stack)
    _give(draft, count, owner, others * draft.rules.defence_points)
    _rank(draft, count, place, INNOCENT, draft.rules.innocent_points)
    if _is_arrested(stack):
        _arrest(draft, count, place, owner)
        draft.debts = put(draft.debts, owner, (*draft.debts[owner], count.row[place]))
        _pay_bail(draft, count, owner)


def _score_murderer(draft: Draft, count: Count, place: int) -> None:
    _open(draft, count, place)
    _rank(draft, count, place, MURDERER, draft.rules.murderer_points)
    if _is_arrested(count.stacks[place]):
        _arrest(draft, count, place, NOBODY)
        _leave(draft, count.row[place])


def _is_arrested(stack: Stack) -> bool:
    """Return whether Murderer cards outnumber Innocent cards, the owner's included (readings 2 and 4)."""
    return 2 * sum(kind == MURDERER for _, kind in stack) > len(stack)


def _rank(draft: Draft, count: Count, place: int, right: int, prizes: Cards) -> None:
    """Judge a stack oldest first: only right cards of others than the owner take a rank (reading 1)."""
    owner, rank = count.owners.get(place, NOBODY), 0
    for seat, kind in count.stacks[place]:
        mine = seat == owner
        defence = draft.rules.defence_points if owner != NOBODY and kind == INNOCENT and not mine else 0
        if mine or kind != right:
            _judge(draft, count, Verdict(place, seat, kind, 0, "own" if mine else "wrong", 0, defence))
            continue
        rank += 1
        points = prizes[rank - 1] if rank <= len(prizes) else 0
        why = "right" if points else "late"
        _judge(draft, count, Verdict(place, seat, kind, points, why, rank, defence))
        _give(draft, count, seat, points)


def _give(draft: Draft, count: Count, seat: int, points: int) -> None:
    if points:
        evidence.win(draft, seat, points)
        _pay_bail(draft, count, seat)


def _pay_bail(draft: Draft, count: Count, seat: int) -> None:
    """Pay owed bail the moment there are points for it, the oldest debt first (reading 5)."""
    while draft.debts[seat] and draft.points[seat] >= draft.rules.bail:
        character, *rest = draft.debts[seat]
        draft.debts = put(draft.debts, seat, tuple(rest))
        evidence.pay(draft, seat, draft.rules.bail)
        count.bails.append((seat, character))
        draft.tell("bail", seat, character)
        if character != NOBODY:
            _leave(draft, character)


def _leave(draft: Draft, character: int) -> None:
    """Put a character under the stack, turned to its other face (reading 6)."""
    turned = character ^ 1
    draft.top = draft.top if draft.stack else turned
    draft.stack += (turned,)
    draft.under += (turned,)


# Pairs


def _score_pair(draft: Draft, count: Count) -> int:
    """Return the net change of the deck, and make it as far as the deck goes."""
    net = 0
    for place, stack in enumerate(count.stacks):
        owner = _open(draft, count, place)
        for seat, kind in stack:
            verdict = _pair_verdict(draft.rules, place, owner, seat, kind)
            net += verdict.points
            _judge(draft, count, verdict)
        if _is_arrested(stack):
            _arrest(draft, count, place, owner)
    for place in count.arrested:
        _leave(draft, count.row[place])
    evidence.change_deck(draft, net)
    draft.lost = draft.deck < draft.rules.pair_least
    return net


def _pair_verdict(rules: Any, place: int, owner: int, seat: int, kind: int) -> Verdict:
    if seat == owner:
        return Verdict(place, seat, kind, rules.pair_mistake, "own", 0, 0)
    if owner == NOBODY and kind == MURDERER:
        return Verdict(place, seat, kind, rules.pair_murderer, "right", 0, 0)
    if owner != NOBODY and kind == INNOCENT:
        return Verdict(place, seat, kind, rules.pair_innocent, "right", 0, 0)
    return Verdict(place, seat, kind, rules.pair_mistake, "wrong", 0, 0)
