"""A truth that one seat cannot tell from the real one, each as likely.

Face-down ideas are cards that were never seen elsewhere, with as many power cards among them as are still to
come; all other unseen cards are shared out between the other hand and the minds.
"""

from __future__ import annotations

from typing import Any

from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Observation, State
from mystery_table.games.mary_king.state import HOLE, PENALTY, Cards, Hidden, Own, Stacks


def guess(observation: Observation, rng: Rng) -> State:
    """Return a State whose observation for that seat is `observation`."""
    public = observation.public
    if not public.todo and public.actors == (CHANCE,):
        return State(public, (Own(), Own()), Hidden())
    open_ = _open_cards(public)
    dealt = [_Side(observation, side, open_, rng) for side in (0, 1)]
    me, other = observation.seat, 1 - observation.seat
    minds = (dealt[0].mind, dealt[1].mind)
    theirs = _theirs(public, other, dealt[other], minds)
    private = (observation.private, theirs) if me == 0 else (theirs, observation.private)
    return State(public, private, Hidden(minds, (dealt[0].ideas, dealt[1].ideas)))


def _open_cards(public: Any) -> int:
    """Return a bit mask of all cards that lie open, or are on their way from one open place to another."""
    found = [*public.memory[0], *public.memory[1], *public.gone]
    found += [card for side in public.up for ideas in side for card in ideas if card != HOLE]
    found += [frame.card for frame in public.stack if frame.card != PENALTY]
    found += [step[1].card for step in public.todo if step[0] == "finish"]
    found += [step[2] for step in public.todo if step[0] == "recall"]
    mask = 0
    for card in found:
        mask |= 1 << card
    return mask


class _Side:
    """Where the cards of one deck may lie."""

    def __init__(self, observation: Observation, side: int, open_: int, rng: Rng) -> None:
        public, mine = observation.public, observation.private
        own = side == observation.seat
        known: Cards = mine.hand if own else public.known[side]
        top: Cards = mine.top[side]
        elsewhere = {*known, *top}
        deck = range(side * public.rules.size, (side + 1) * public.rules.size)
        rest = [card for card in deck if not open_ >> card & 1 and card not in elsewhere]
        down = _face_down(public, side, [c for c in rest if not (public.seen | mine.had) >> c & 1], rng)
        self.ideas = _stacked(public, side, down)
        below = rng.shuffled([card for card in rest if card not in set(down)])
        drawn = 0 if own else public.hands[side] - len(known)
        self.hand = tuple(sorted((*known, *below[:drawn])))
        self.mind = (*below[drawn:], *top)


def _face_down(public: Any, side: int, unseen: list[int], rng: Rng) -> Cards:
    """Return the ideas that are still face down, in random order."""
    rules = public.rules
    count = sum(public.down[side])
    powers = rules.deck[1][1] - public.powers[side] if count else 0
    power = rng.shuffled([card for card in unseen if not rules.mask[card]])[:powers]
    control = rng.shuffled([card for card in unseen if rules.mask[card]])[: count - powers]
    return rng.shuffled((*power, *control))


def _stacked(public: Any, side: int, cards: Cards) -> Stacks:
    stacks, left = [], cards
    for size in public.down[side]:
        stacks.append(left[:size])
        left = left[size:]
    return tuple(stacks)


def _theirs(public: Any, seat: int, dealt: _Side, minds: tuple[Cards, Cards]) -> Own:
    """Return what the other seat knows in this truth: its hand, and the tops of minds it has looked at."""
    tops = tuple(minds[side][len(minds[side]) - public.topped[seat][side] :] for side in (0, 1))
    had = public.seen
    for card in (*dealt.hand, *tops[0], *tops[1]):
        had |= 1 << card
    return Own(dealt.hand, had, (tops[0], tops[1]))
