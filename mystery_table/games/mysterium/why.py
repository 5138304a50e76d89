"""Why a move is a good one: which motifs of the visions stand for which card, and how sure a seat is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations

from mystery_table.core.bot import Odds, Question, Thought, per_cent
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Several, Text
from mystery_table.games.mysterium import names
from mystery_table.games.mysterium.advising import Adviser, first_thoughts, meant, second_thoughts
from mystery_table.games.mysterium.bot import adviser
from mystery_table.games.mysterium.cards import KINDS, card_name
from mystery_table.games.mysterium.motifs import motif
from mystery_table.games.mysterium.state import GHOST, candidates
from mystery_table.games.mysterium.tastes import tastes

Reasons = tuple[Text, ...]
MOST = 5
"""Cards that are told with their odds."""


def explain(question: Question) -> Reasons:
    """Return why a bot of a level does this, strongest reason first."""
    observation, action = question.observation, question.action
    made = _OF_GHOST.get(action[0])
    if made is not None:
        return made(observation, action)
    return _of_psychic(adviser(question.level, question.source), observation, action)


def thought(question: Question) -> Thought | None:
    """Return how likely a psychic's seat held each card of a pawn or a token, the likeliest first."""
    observation, action = question.observation, question.action
    if action[0] not in ("pawn", "token"):
        return None
    psychic, pawns = action[1 if action[0] == "pawn" else 2], observation.public.pawns
    heard = second_thoughts if pawns[psychic] is not None else first_thoughts
    row = heard(adviser(question.level, question.source), observation)[psychic]
    meant_card = action[2] if action[0] == "pawn" else pawns[psychic]
    likeliest = sorted(row, key=lambda card: -row[card])[:MOST]
    odds = tuple(Odds(card_name(card), row[card], card == meant_card) for card in likeliest)
    title = (names.psychic(observation.public, psychic),)
    return Thought(Text("mysterium", "Which card for {0}, as this seat saw it", title), odds)


# The ghost


def _sending(observation: Observation, action: Action) -> Reasons:
    _, psychic, *cards = action
    if not cards:
        return (Text("mysterium", "No vision is left to send."),)
    public = observation.public
    target = observation.private.secret[psychic][public.at[psychic]]
    said = (card_name(target), Several(tuple(dict.fromkeys(_quoted(card, target) for card in cards))))
    others = [card for card in candidates(public, psychic) if card not in public.wrong[psychic]]
    near = nearer(cards, target, others)
    reason = Text("mysterium", "What points to “{0}”: {1}.", said)
    if not near:
        found = (card_name(target),)
        return reason, Text("mysterium", "Of the candidates, the vision lies nearest to “{0}”.", found)
    if len(near) == 1:
        both = (card_name(target), card_name(near[0]))
        return reason, Text("mysterium", "Only “{1}” lies nearer to the vision than “{0}”.", both)
    return (reason,)


def _quoted(vision: int, card: int) -> Text:
    return Text("mysterium", "“{0}”", (motif(vision, card),))


def nearer(visions: Iterable[int], target: int, others: Iterable[int]) -> list[int]:
    """Return the other cards to which visions lie as near as to the target, or nearer, by our table."""
    table, sent = tastes("").table, tuple(visions)
    own = sum(table[vision][target] for vision in sent)
    return [card for card in others if card != target and sum(table[vision][card] for vision in sent) >= own]


def _crow(_observation: Observation, _action: Action) -> Reasons:
    return (Text("mysterium", "New visions may say more than these."),)


def _turning(_observation: Observation, _action: Action) -> Reasons:
    return (Text("mysterium", "Every vision of this hour is sent."),)


def _answering(_observation: Observation, _action: Action) -> Reasons:
    return (Text("mysterium", "Every guess is answered; the order decides nothing."),)


def _accusing(observation: Observation, action: Action) -> Reasons:
    _, number, *cards = action
    group = observation.public.groups[number]
    pairs = zip(likeliest_order(cards, group), group, strict=True)
    said = (names.group(number), Several(tuple(_stands_for(vision, card) for vision, card in pairs)))
    return (Text("mysterium", "What points to {0}: {1}.", said),)


def _stands_for(vision: int, card: int) -> Text:
    return Text("mysterium", "“{0}” for “{1}”", (motif(vision, card), card_name(card)))


def likeliest_order(cards: Iterable[int], group: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of a shared vision in the order that suits a group's suspect, place, object best."""
    table = tastes("").table
    return max(
        permutations(tuple(cards), KINDS),
        key=lambda order: sum(table[vision][card] for vision, card in zip(order, group, strict=True)),
    )


_OF_GHOST: dict[str, Callable[[Observation, Action], Reasons]] = {
    "vision": _sending,
    "crow": _crow,
    "turn": _turning,
    "reveal": _answering,
    "culprit": _accusing,
}


# Psychics


def _of_psychic(mind: Adviser, observation: Observation, action: Action) -> Reasons:
    verb = action[0]
    if verb == "pawn":
        return _pawn(mind, observation, action[1], action[2])
    if verb == "token":
        card = observation.public.pawns[action[2]]
        chance = second_thoughts(mind, observation)[action[2]].get(card, 0.0)
        return (Text("mysterium", "“{0}” is right at {1} %.", (card_name(card), per_cent(chance))),)
    if verb in ("vote", "point"):
        return _group(mind, observation, action[2])
    if verb in ("lift", "untoken"):
        return (Text("mysterium", "This takes back what was said before."),)
    return (Text("mysterium", "There is nothing to add for now."),)


def _pawn(mind: Adviser, observation: Observation, psychic: int, card: int) -> Reasons:
    public = observation.public
    moved = public.pawns[psychic] is not None
    row = (second_thoughts if moved else first_thoughts)(mind, observation)[psychic]
    said = (card_name(card), per_cent(row.get(card, 0.0)))
    speaks = strongest(public.visions[psychic], card)
    if moved:
        first = Text("mysterium", "With what the others think, “{0}” is right at {1} %.", said)
    elif speaks is None:
        first = Text("mysterium", "By the visions, “{0}” is right at {1} %.", said)
    else:
        told = (*said, motif(speaks, card))
        first = Text("mysterium", "By the visions, “{0}” is right at {1} %; “{2}” says so most.", told)
    rest = {other: chance for other, chance in row.items() if other != card}
    if not rest:
        return (first,)
    best = max(rest, key=lambda other: rest[other])
    return first, Text("mysterium", "Otherwise: “{0}”, {1} %.", (card_name(best), per_cent(rest[best])))


def strongest(visions: Iterable[int], card: int) -> int | None:
    """Return the vision that by our table says most for a card, None if none says anything for it."""
    table = tastes("").table
    found = max(visions, key=lambda vision: table[vision][card], default=None)
    return found if found is not None and table[found][card] > 0 else None


def _group(mind: Adviser, observation: Observation, number: int) -> Reasons:
    public = observation.public
    said = (names.group(number), per_cent(meant(mind, observation)[number]))
    reason = Text("mysterium", "The shared vision means {0} at {1} %.", said)
    others = [g for seat, g in enumerate(public.fingers) if seat not in (GHOST, observation.seat)]
    if number in others:
        return reason, Text("mysterium", "Others point there, and all must agree.")
    return (reason,)
