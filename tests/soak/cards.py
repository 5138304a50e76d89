"""Every card is in one place: what lies where in a state of each game, and counts that must agree with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mystery_table.core.state import State
from mystery_table.games.mary_king.state import HOLE
from mystery_table.games.thirteen_clues.state import deck, informants

VISIONS, EVIDENCE, CHARACTERS = 84, 150, 16


def are_whole(game: str, state: State) -> bool:
    """Return whether every card of a dealt match is in one place, and what is public counts them right."""
    return WHOLE[game](state)


def _mary_king(state: State) -> bool:
    public, hidden = state.public, state.hidden
    for side in (0, 1):
        first = side * public.rules.size
        own = range(first, first + public.rules.size)
        open_ideas = [card for stack in public.up[side] for card in stack if card != HOLE]
        closed = [card for stack in hidden.idea[side] for card in stack]
        played = [card for card in _on_the_way(state) if card in own]
        gone = [card for card in public.gone if card in own]
        hand = state.private[side].hand
        piles = [hidden.mind[side], hand, public.memory[side], open_ideas, closed, played, gone]
        if public.result:  # what was on its way when the match ended lies nowhere any more
            piles.append(set(own) - {card for pile in piles for card in pile})
        counts = (len(hidden.mind[side]), len(hand), *map(len, hidden.idea[side]))
        if not _once(piles, own) or counts != (public.minds[side], public.hands[side], *public.down[side]):
            return False
    return True


def _on_the_way(state: State) -> list[int]:
    """Return the cards that are announced, being carried out, or about to go where they belong."""
    public = state.public
    announced = [frame.card for frame in public.stack]
    finishing = [what[1].card for what in public.todo if what[0] == "finish"]
    recalled = [what[2] for what in public.todo if what[0] == "recall"]
    return [*announced, *finishing, *recalled]


def _mirror_of_truth(state: State) -> bool:
    public, hidden = state.public, state.hidden
    played = [card for seat in public.zones for zones in seat for cards in zones for card in cards]
    evidence = (public.table, hidden.pile, hidden.store, *hidden.won, played)
    held = [face for owed in public.debts for face in owed if face >= 0]
    cards = [face // 2 for face in (*public.row, *hidden.stack, *held)]
    counts = (len(hidden.pile), len(hidden.store), *(sum(own.left) for own in state.private))
    public_counts = (public.deck, public.reserve, *(public.votes or (0,) * public.seats))
    return _once(evidence, range(EVIDENCE)) and _once([cards], range(CHARACTERS)) and counts == public_counts


def _mysterium(state: State) -> bool:
    public, ghost = state.public, state.private[0]
    piles = (ghost.hand, ghost.thrown, ghost.chosen, state.hidden.deck, public.shown, *public.visions)
    counts = (len(ghost.hand), len(ghost.thrown), len(state.hidden.deck))
    return _once(piles, range(VISIONS)) and counts == (public.handful, public.aside, public.pile)


def _thirteen_clues(state: State) -> bool:
    public, hidden = state.public, state.hidden
    hands = [card for own in state.private for card in own.cards]
    given = [card for own in state.private for card in own.given]
    piles = (hands, given, *hidden.screens, hidden.informants)
    glasses = 0 if public.phase == "keep" else public.rules.glasses  # handed out after that
    enough = glasses == sum(public.glasses) + public.supply
    return _once(piles, deck(public)) and len(hidden.informants) == informants(public) and enough


def _once(piles: Iterable[Iterable[int]], cards: Iterable[int]) -> bool:
    return sorted(card for pile in piles for card in pile) == sorted(cards)


WHOLE: dict[str, Callable[[State], bool]] = {
    "mary_king": _mary_king,
    "mirror_of_truth": _mirror_of_truth,
    "mysterium": _mysterium,
    "thirteen_clues": _thirteen_clues,
}
