"""The verbs of the vocabulary, and which cards can be played now, and how."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.state import Action, Observation
from mystery_table.games.mary_king import effects_cards, effects_ideas, effects_tiles, stack
from mystery_table.games.mary_king.effects import Pick, Verb, side_of
from mystery_table.games.mary_king.effects_ideas import current, take_idea
from mystery_table.games.mary_king.state import HOLE, NOBODY, Cards, Effect, Frame, Op


def ways(public: Any, seat: int, card: int, home: int = NOBODY, nested: bool = False) -> Cards:
    """Return the orientations or effects with which a seat can play a card now, () if it cannot.

    `home` is the idea stack the card is bought from, which it cannot play from again. An idea that is played
    by an effect (`nested`) cannot be used to play another one, or two such cards could name each other.
    """
    if card == HOLE:
        return ()
    rules = public.rules
    if rules.mask[card]:
        turns: Cards = rules.turns[card] if public.controls < rules.limits[public.day][0] else ()
        return turns
    if rules.always[card]:
        always: Cards = rules.always[card]
        return always
    return tuple(
        way
        for way, effect in enumerate(rules.effects[card])
        if effect.when == "turn"
        and not (nested and any(op.verb == "play_idea" for op in effect.steps))
        and any(VERBS[op.verb].possible(public, seat, op, home) for op in effect.steps)
    )


def always(effects: tuple[Effect, ...]) -> Cards:
    """Return the effects for one's own turn if each is possible in every position, () if one is not."""
    normal = [(way, effect) for way, effect in enumerate(effects) if effect.when == "turn"]
    free = all(any(VERBS[op.verb].free(op) for op in effect.steps) for _, effect in normal)
    plain = not any(op.verb == "play_idea" for _, effect in normal for op in effect.steps)
    return tuple(way for way, _ in normal) if free and plain else ()


class PlayIdea(Pick):
    """Play a current idea without paying; it counts as an idea bought."""

    def items(self, public: Any, seat: int, op: Op) -> bool:
        """Return whether there is one that can be played."""
        return self.possible(public, seat, op, NOBODY)

    def possible(self, public: Any, seat: int, op: Op, home: int) -> bool:
        """Return whether an idea could be played; the card's own stack does not count."""
        if public.ideas >= public.rules.limits[public.day][1]:
            return False
        side = side_of(seat, op.who)
        return any(
            ways(public, seat, current(public, side, at), NOBODY, nested=True)
            for at in range(public.rules.stacks)
            if at != home
        )

    def choices(self, observation: Observation, seat: int, op: Op, done: int) -> list[Action]:
        """Return each such idea with each way to play it."""
        public, side = observation.public, side_of(seat, op.who)
        return [
            ("idea", side, at, way)
            for at in range(public.rules.stacks)
            for way in ways(public, seat, current(public, side, at), NOBODY, nested=True)
        ]

    def choose(self, draft: Draft, seat: int, op: Op, action: Action) -> bool:
        """Announce it."""
        _, side, at, way = action
        draft.ideas += 1
        draft.moved = 1
        card = take_idea(draft, side, at, hole=True)
        stack.announce(draft, Frame(seat, card, way, at))
        return False


VERBS: dict[str, Verb] = {
    "flip": effects_tiles.Flip(),
    "lock": effects_tiles.Lock(),
    "unlock": effects_tiles.Unlock(),
    "mill": effects_cards.Mill(),
    "draw": effects_cards.Draw(),
    "recover": effects_cards.Recover(),
    "retrieve": effects_cards.Retrieve(),
    "discard": effects_cards.Discard(),
    "shed": effects_cards.Shed(),
    "look": effects_cards.Look(),
    "reorder": effects_cards.Reorder(),
    "remove_idea": effects_ideas.RemoveIdea(),
    "play_idea": PlayIdea(),
    "replay": effects_ideas.Replay(),
    "negate": effects_ideas.Negate(),
    "redirect": effects_ideas.Redirect(),
    "overlay": effects_ideas.Overlay(),
}
