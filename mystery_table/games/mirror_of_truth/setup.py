"""From one round to the next: cards laid out, the row arranged, stories offered, roles dealt."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, State
from mystery_table.games.mirror_of_truth import evidence
from mystery_table.games.mirror_of_truth.state import NOBODY, Own


def roles_each(public: Any) -> int:
    """Return how many characters a seat plays."""
    return 2 if public.rules.pair else 1


def row_size(public: Any, number: int) -> int:
    """Return how many characters stand in the row in round `number`: one murderer more each round."""
    return int(public.seats) * roles_each(public) + number


def draw(state: State, rng: Rng) -> Action:
    """Return what CHANCE does now."""
    public = state.public
    if public.phase == "deal":
        size = row_size(public, public.round)
        return ("deal", rng.sample(range(size), public.seats * roles_each(public)))
    if public.round:
        return ("collect", rng.shuffled(evidence.played(public)))
    first = public.rules.first if public.rules.first != NOBODY else rng.below(public.seats)
    # Cards are flipped one by one: that is what shuffling, flipping half and shuffling again comes to.
    cards = rng.shuffled(range(public.rules.characters // 2))
    stack = tuple(2 * card + rng.below(2) for card in cards)
    return ("setup", first, stack, rng.shuffled(range(public.rules.evidence)))


def could(state: State, action: Action) -> bool:
    """Return whether `draw` could have returned `action`; `action` may be anything a foreign file holds."""
    public = state.public
    verb, *args = action
    if public.phase == "deal":
        size, dealt = row_size(public, public.round), public.seats * roles_each(public)
        return verb == "deal" and len(args) == 1 and _distinct(args[0], dealt, size)
    if public.round:
        used = evidence.played(public)
        return verb == "collect" and len(args) == 1 and _numbers(args[0]) and sorted(args[0]) == sorted(used)
    return verb == "setup" and len(args) == 3 and _could_set_up(public, *args)


def _could_set_up(public: Any, first: Any, stack: Any, pile: Any) -> bool:
    if type(first) is not int or not 0 <= first < public.seats or not _numbers(stack):
        return False
    cards = public.rules.characters // 2
    return (
        public.rules.first in (NOBODY, first)
        and _distinct(tuple(character // 2 for character in stack), cards, cards)
        and _distinct(pile, public.rules.evidence, public.rules.evidence)
    )


def _numbers(values: Any) -> bool:
    return isinstance(values, tuple) and all(type(value) is int for value in values)


def _distinct(values: Any, count: int, below: int) -> bool:
    """Return whether `values` are `count` different whole numbers from 0 to `below` - 1."""
    return (
        _numbers(values)
        and len(values) == len(set(values)) == count
        and all(0 <= value < below for value in values)
    )


def set_up(draft: Draft, first: int, stack: tuple[int, ...], pile: tuple[int, ...]) -> None:
    """Lay out the first round: shuffled characters (top first) and evidence (top last)."""
    draft.first = draft.last = first
    draft.stack, draft.pile = stack, pile
    draft.tell("first", first)
    evidence.reveal(draft)
    if draft.rules.pair:
        evidence.divide(draft)
    _begin(draft)


def collect(draft: Draft, shuffled: tuple[int, ...]) -> None:
    """Lay out the next round: evidence collected, the old host buried, newcomers in the row."""
    evidence.collect(draft, shuffled)
    draft.tell("collected", len(shuffled))
    evidence.reveal(draft)
    if draft.rules.host:
        draft.under += (draft.stack[0] ^ 1,)
        draft.stack = (*draft.stack[1:], draft.stack[0] ^ 1)
    draft.first = draft.last
    _begin(draft)


def _begin(draft: Draft) -> None:
    """Fill the row for a new round and let it be arranged, told about and dealt."""
    draft.round += 1
    draft.tell("round", draft.round)
    new = row_size(draft, draft.round) - len(draft.row)
    _return_held(draft, new + draft.rules.host)
    draft.row, draft.stack = draft.row + draft.stack[:new], draft.stack[new:]
    draft.under = draft.under[max(len(draft.under) - len(draft.stack), 0) :]
    draft.top = draft.stack[0] if draft.stack else NOBODY
    draft.tell("row", draft.row, draft.row[len(draft.row) - new :])
    if draft.rules.host:
        draft.tell("host", draft.top)
    draft.stacks = ()
    draft.swaps = len(draft.row) - 1 if draft.rules.arrange and draft.round > 1 else 0
    draft.stories = 0
    _go_on(draft)


def _return_held(draft: Draft, needed: int) -> None:
    """Let cards held for unpaid bail go back if the stack is too short; the debts stay (reading 6)."""
    if len(draft.stack) >= needed:
        return
    held = tuple(character ^ 1 for owed in draft.debts for character in owed if character != NOBODY)
    draft.stack += held
    draft.under += held
    draft.debts = tuple((NOBODY,) * len(owed) for owed in draft.debts)
    draft.tell("returned", held)


def _go_on(draft: Draft) -> None:
    """Find what comes before the first turn: arranging, the next story, or the deal."""
    if draft.swaps:
        draft.phase, draft.turn = "arrange", draft.first
    elif draft.rules.host and draft.stories < len(draft.row):
        draft.phase, draft.turn = "story", (draft.first + draft.stories) % draft.seats
    else:
        draft.phase, draft.actors = "deal", (CHANCE,)
        return
    draft.actors = (draft.turn,)


def arrange(draft: Draft, seat: int, *places: int) -> None:
    """Let two characters of the row change places; without places the row is ready (reading 12a).

    Any order can be reached in one exchange fewer than there are characters, so no more are allowed.
    """
    draft.swaps = draft.swaps - 1 if places else 0
    if places:
        a, b = places
        row = list(draft.row)
        row[a], row[b] = row[b], row[a]
        draft.row = tuple(row)
        draft.tell("swapped", seat, a, b)
    _go_on(draft)


def story(draft: Draft, seat: int, place: int, told: bool) -> None:
    """Take note that the story of a character was told or skipped (reading 12)."""
    draft.stories += 1
    draft.tell("told" if told else "skipped", seat, draft.row[place])
    _go_on(draft)


def deal(draft: Draft, roles: tuple[int, ...]) -> None:
    """Deal roles and votes, and begin the first turn."""
    rules, each, seats = draft.rules, roles_each(draft), draft.seats
    left = (rules.murderer_votes, rules.innocent_votes)
    draft.own = tuple(Own(roles[seat * each : (seat + 1) * each], left) for seat in range(seats))
    draft.stacks = ((),) * len(draft.row)
    places = each + (1 if rules.pair and rules.contrast else 0)
    draft.zones = ((((), ()),) * places,) * seats
    draft.votes = (sum(left),) * seats
    for seat, own in enumerate(draft.own):
        draft.tell("role", own.roles, tuple(draft.row[place] for place in own.roles), to=seat)
    draft.phase, draft.turn, draft.actors = "turn", draft.first, (draft.first,)
    draft.tell("turn", draft.first)
