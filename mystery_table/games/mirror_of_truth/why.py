"""Why a move is a good one, in the words of the cards and from the seat's own view."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from mystery_table.core.bot import Odds, Question, Thought, per_cent
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Name, Said, Text
from mystery_table.games.mirror_of_truth import moves, speaking
from mystery_table.games.mirror_of_truth.belief import (
    Mindset,
    Row,
    bits,
    held,
    innocence,
    likelihoods,
    of_others,
    weight_of,
)
from mystery_table.games.mirror_of_truth.bot import LEVELS, mindset_of
from mystery_table.games.mirror_of_truth.cards import (
    character_name,
    evidence_name,
)
from mystery_table.games.mirror_of_truth.rules import GAME
from mystery_table.games.mirror_of_truth.state import GREEN, INNOCENT, RED


class Shown(NamedTuple):
    """A piece of evidence beside another seat, and what it says of a place: above 0 for its innocence."""

    card: int
    zone: int
    weight: float


def explain(question: Question) -> tuple[Text, ...]:
    """Return why a bot of a level does this, strongest reason first."""
    minds, observation, action = _minds(question), question.observation, question.action
    if action[0] == "place":
        return _placing(minds, observation, action)
    if action[0] == "vote":
        return _voting(minds, observation, action)
    return (Text("mirror_of_truth", "This decides nothing of the points."),)


def thought(question: Question) -> Thought | None:
    """Return how likely a seat held each character to be innocent, its own left out."""
    observation, action = question.observation, question.action
    row, own = observation.public.row, observation.private.roles
    if action[0] not in ("place", "vote"):
        return None
    innocent = chances(_minds(question), observation)
    odds = [
        Odds(character_name(row[place]), chance, action[:2] == ("vote", place))
        for place, chance in enumerate(innocent)
        if place not in own
    ]
    return Thought(Text("mirror_of_truth", "Innocent, as this seat saw it"), tuple(odds))


def _minds(question: Question) -> Mindset:
    return mindset_of(question.source, LEVELS[question.level].personas)


# Evidence


def _placing(minds: Mindset, observation: Observation, action: Action) -> tuple[Text, ...]:
    public, (_, card, role, zone) = observation.public, action
    own = [public.row[place] for place in observation.private.roles]
    if role == len(own):
        said = (evidence_name(card), *map(character_name, own))
        return (Text("mirror_of_truth", "“{0}” suits neither “{1}” nor “{2}”.", said),)
    nearness = [nearest(minds, public.row, own[role], card, zone)]
    if nearness[0] is None:
        nearness = [_of_those_on_offer(minds, public.table, own[role], card, zone)]
    before, after = understood(minds, observation, None), understood(minds, observation, action)
    belief = _believed(public.rules.pair, character_name(own[role]), before[role], after[role])
    return (*(said for said in nearness if said is not None), belief, _compared(minds, observation, action))


def _believed(pair: bool, name: Name, before: float, after: float) -> Text:
    """Return how likely the others think of an own character, before a card is placed and after it."""
    said = (name, per_cent(before), per_cent(after))
    if said[1] == said[2]:
        if pair:
            return Text(
                "mirror_of_truth", "How likely the partner thinks of “{0}”: {1} %, as before.", said[:2]
            )
        return Text("mirror_of_truth", "How likely the others think of “{0}”: {1} %, as before.", said[:2])
    if pair:
        return Text("mirror_of_truth", "How likely the partner thinks of “{0}”: {1} %, then {2} %.", said)
    return Text("mirror_of_truth", "How likely the others think of “{0}”: {1} %, then {2} %.", said)


def nearest(minds: Mindset, row: tuple[int, ...], own: int, card: int, zone: int) -> Text | None:
    """Return that of the row the own character, or only one other, lies nearest to a card; None if not so.

    In a red zone: farthest.
    """
    near = minds.personas[0][zone]
    better = [other for other in row if other != own and near[other][card] >= near[own][card]]
    said = (evidence_name(card), character_name(own), *map(character_name, better))
    if len(better) > 1 or any(near[other][card] == near[own][card] for other in better):
        return None
    if zone == GREEN:
        if not better:
            return Text("mirror_of_truth", "Of all in the row, “{0}” suits “{1}” best.", said)
        return Text("mirror_of_truth", "Of the row, “{0}” suits only “{2}” better than “{1}”.", said)
    if not better:
        return Text("mirror_of_truth", "Of all in the row, “{0}” suits “{1}” least.", said)
    return Text("mirror_of_truth", "Of the row, “{0}” suits only “{2}” less than “{1}”.", said)


def _of_those_on_offer(minds: Mindset, table: tuple[int, ...], own: int, card: int, zone: int) -> Text | None:
    near = minds.personas[0][zone][own]
    if any(near[other] > near[card] for other in table):
        return None
    said = (evidence_name(card), character_name(own))
    if zone == GREEN:
        return Text("mirror_of_truth", "Of what is on offer, “{0}” suits “{1}” best.", said)
    return Text("mirror_of_truth", "Of what is on offer, “{0}” suits “{1}” least.", said)


def understood(minds: Mindset, observation: Observation, action: Action | None) -> list[float]:
    """Return for each own role how likely the others think of its character, after a placement if given."""
    public, seat = observation.public, observation.seat
    readings = of_others(minds, observation)
    listeners = held(readings, bits(observation.private.roles) if public.rules.pair else 0)
    chances = [0.0] * len(observation.private.roles)
    for number, persona in enumerate(minds.personas):
        weight, rows = weight_of(readings, number), likelihoods(persona, public, seat)
        if action is not None:
            rows = speaking.placed(persona, public, rows, action)
        for role, place in enumerate(observation.private.roles):
            chances[role] += weight * _thought_of(observation, rows, place, listeners)
    return chances


def _thought_of(observation: Observation, rows: list[Row], place: int, listeners: dict[int, float]) -> float:
    """Return how likely listeners who hold sets of places themselves think of a place."""
    if observation.public.rules.pair:
        return sum(weight * speaking.chances(rows, mask)[place] for mask, weight in listeners.items())
    (row,) = rows
    free = [sum(w for mask, w in listeners.items() if not mask >> at & 1) for at in range(len(row))]
    return row[place] * free[place] / sum(a * b for a, b in zip(row, free, strict=True))


def _compared(minds: Mindset, observation: Observation, action: Action) -> Text:
    """Return how the placement compares with all others."""
    places = [other for other in GAME.legal(observation) if other[0] == "place"]
    values = speaking.worth(minds, observation, places)
    best = places[values.index(max(values))]
    if action == best:
        return Text("mirror_of_truth", "No other placement tells more.")
    return Text("mirror_of_truth", "This would tell more: {0}.", (moves.action(observation, best),))


# Votes


def _voting(minds: Mindset, observation: Observation, action: Action) -> tuple[Text, ...]:
    public, (_, place, kind) = observation.public, action
    if place in observation.private.roles:
        if kind == INNOCENT and not public.rules.pair:
            return (Text("mirror_of_truth", "It may save the bail of the own character."),)
        return (Text("mirror_of_truth", "No other vote is left."),)
    innocent = chances(minds, observation)
    right = innocent[place] if kind == INNOCENT else 1 - innocent[place]
    said: tuple[Said | int, ...] = (character_name(public.row[place]), per_cent(right))
    witness = strongest(minds, observation, place, kind)
    return (_verdict(kind, said, witness), *_next_best(observation, innocent, action, right))


def chances(minds: Mindset, observation: Observation) -> list[float]:
    """Return for each place how likely it is a role of somebody else, by what a seat sees."""
    sets = held(of_others(minds, observation), bits(observation.private.roles))
    return innocence(sets, len(observation.public.row))


def strongest(minds: Mindset, observation: Observation, place: int, kind: int) -> Shown | None:
    """Return the evidence of others that says most of a place, None if none says it."""
    sign = 1 if kind == INNOCENT else -1
    found = max(_shown(minds, observation, place), key=lambda shown: sign * shown.weight, default=None)
    return found if found is not None and sign * found.weight > 0 else None


def _shown(minds: Mindset, observation: Observation, place: int) -> Iterator[Shown]:
    """Yield the evidence of others, each weighed by how it tells a place from the others of the row."""
    public = observation.public
    for seat, roles in enumerate(public.zones):
        for zones in roles if seat != observation.seat else ():
            for zone in (GREEN, RED):
                for card in zones[zone]:
                    logs = [math.log(minds.personas[0][zone][c][card]) for c in public.row]
                    yield Shown(card, zone, logs[place] - sum(logs) / len(logs))


def _verdict(kind: int, said: tuple[Said | int, ...], witness: Shown | None) -> Text:
    if witness is None:
        if kind == INNOCENT:
            return Text("mirror_of_truth", "“{0}” is innocent at {1} %.", said)
        return Text("mirror_of_truth", "“{0}” is a murderer at {1} %.", said)
    said = (*said, evidence_name(witness.card))
    if kind == INNOCENT:
        if witness.zone == GREEN:
            return Text("mirror_of_truth", "“{0}” is innocent at {1} %: so says “{2}” in a green zone.", said)
        return Text("mirror_of_truth", "“{0}” is innocent at {1} %: so says “{2}” in a red zone.", said)
    if witness.zone == GREEN:
        return Text("mirror_of_truth", "“{0}” is a murderer at {1} %: so says “{2}” in a green zone.", said)
    return Text("mirror_of_truth", "“{0}” is a murderer at {1} %: so says “{2}” in a red zone.", said)


def _next_best(
    observation: Observation, innocent: list[float], action: Action, right: float
) -> tuple[Text, ...]:
    """Return the likeliest other vote, beside one that is `right` with this probability."""
    own = observation.private.roles
    others = [
        (innocent[place] if kind == INNOCENT else 1 - innocent[place], -n, other)
        for n, other in enumerate(GAME.legal(observation))
        if other[0] == "vote" and other != action
        for _, place, kind in [other]
        if place not in own and place != action[1]
    ]
    if not others:
        return ()
    chance, _, other = max(others)
    said = (moves.action(observation, other), per_cent(chance))
    if chance > right:
        return (Text("mirror_of_truth", "Surer would be: {0} ({1} %).", said),)
    return (Text("mirror_of_truth", "Next likeliest: {0} ({1} %).", said),)
