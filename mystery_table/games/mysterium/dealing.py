"""What is shuffled and dealt, and how hours begin."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, State
from mystery_table.games.mysterium import interpretation
from mystery_table.games.mysterium.cards import KINDS, VISIONS, kind_of, of_kind
from mystery_table.games.mysterium.state import GHOST, Cards, Ghost, Group, waits


def draw(state: State, rng: Rng) -> Action:
    """Return what CHANCE does now."""
    public = state.public
    if public.phase == "mix":
        return ("mix", rng.shuffled(state.private[GHOST].chosen))
    if public.phase == "reshuffle":
        return ("reshuffle", rng.shuffled(public.shown + state.private[GHOST].thrown))
    if public.phase == "lineup":
        return ("lineup", rng.shuffled(public.found + tuple(zip(*_spare(public, rng), strict=True))))
    rules = public.rules
    laid = tuple(tuple(sorted(rng.sample(of_kind(kind), rules.laid))) for kind in range(KINDS))
    secret = tuple(zip(*(rng.sample(cards, rules.psychics) for cards in laid), strict=True))
    return ("setup", laid, secret, rng.shuffled(range(VISIONS)))


def _spare(public: Any, rng: Rng) -> list[Cards]:
    """Return two cards of each kind that were nobody's."""
    return [rng.sample(_nobodys(public, kind), 2) for kind in range(KINDS)]


def _nobodys(public: Any, kind: int) -> list[int]:
    taken = {cards[kind] for cards in public.found}
    return [card for card in public.laid[kind] if card not in taken]


def could(state: State, action: Action) -> bool:
    """Return whether `draw` could have returned `action`; `action` may be anything a foreign file holds."""
    public = state.public
    verb, *args = action
    if verb != public.phase:
        return False
    if verb == "setup":
        return len(args) == 3 and _could_set_up(public, *args)
    if verb == "lineup":
        return len(args) == 1 and _could_line_up(public, args[0])
    wanted = state.private[GHOST].chosen
    if verb == "reshuffle":
        wanted = public.shown + state.private[GHOST].thrown
    return len(args) == 1 and _numbers(args[0]) and sorted(args[0]) == sorted(wanted)


def _could_set_up(public: Any, laid: Any, secret: Any, deck: Any) -> bool:
    rules = public.rules
    if not _numbers(deck) or sorted(deck) != list(range(VISIONS)):
        return False
    if not _table(laid, KINDS, rules.laid) or not _table(secret, rules.psychics, KINDS):
        return False
    return all(
        cards == tuple(sorted(set(cards)))
        and {kind_of(card) for card in cards} == {kind}
        and len({group[kind] for group in secret} & set(cards)) == rules.psychics
        for kind, cards in enumerate(laid)
    )


def _could_line_up(public: Any, groups: Any) -> bool:
    if not _table(groups, public.rules.psychics + 2, KINDS):
        return False
    if any(groups.count(group) != 1 for group in public.found):
        return False
    others = [group for group in groups if group not in public.found]
    spare = [set(_nobodys(public, kind)) for kind in range(KINDS)]
    return len(others) == 2 and all(len({g[k] for g in others} & spare[k]) == 2 for k in range(KINDS))


def _numbers(values: Any) -> bool:
    return isinstance(values, tuple) and all(type(value) is int for value in values)


def _table(values: Any, rows: int, columns: int) -> bool:
    """Return whether `values` are so many rows of so many whole numbers."""
    return (
        isinstance(values, tuple)
        and len(values) == rows
        and all(_numbers(row) and len(row) == columns for row in values)
    )


def set_up(draft: Draft, laid: tuple[Cards, Cards, Cards], secret: tuple[Group, ...], deck: Cards) -> None:
    """Lay out the cards, tell the ghost who is to find what, and begin the first hour."""
    count = draft.rules.psychics
    draft.laid, draft.deck = laid, deck
    draft.pile = len(deck)
    draft.at = draft.track = (0,) * count
    draft.wrong = draft.found = draft.visions = ((),) * count
    draft.used = ((0, 0),) * count
    draft.crows = draft.rules.crows
    draft.own = put(draft.own, GHOST, Ghost(secret=secret))
    draft.tell("laid", *laid)
    draft.tell("secret", secret, to=GHOST)
    begin_hour(draft)


def begin_hour(draft: Draft) -> None:
    """Begin an hour: pawns go home, easy crows come back, and in the fourth hour all tokens (reading 4)."""
    count = draft.rules.psychics
    draft.sent = draft.done = draft.waiting = draft.reopened = draft.tokens = ()
    draft.pawns, draft.moves = (None,) * count, (0,) * count
    draft.turned = False
    draft.tell("hour", draft.hour)
    if draft.hour == draft.rules.recovery:
        recover(draft)
    if draft.rules.crows_hourly:
        draft.crows = draft.rules.crows
    draft.phase = "vision"
    refill(draft)


def recover(draft: Draft) -> None:
    """Give all clairvoyancy tokens back to their owners."""
    if any(map(any, draft.used)):
        draft.tell("recovered")
    draft.used = ((0, 0),) * draft.rules.psychics


def reshuffle(draft: Draft, cards: Cards) -> None:
    """Make a new pile of all that was discarded, and go on refilling the ghost's hand (reading 1)."""
    ghost = draft.own[GHOST]
    draft.deck, draft.pile = cards + draft.deck, len(cards) + len(draft.deck)
    draft.shown, draft.aside = (), 0
    draft.own = put(draft.own, GHOST, ghost._replace(thrown=()))
    draft.tell("reshuffled", len(cards))
    draft.phase = draft.after
    refill(draft)


def refill(draft: Draft) -> None:
    """Fill the ghost's hand as far as cards go, and find who acts next in this phase."""
    count = min(draft.rules.hand - draft.handful, draft.pile)
    if count:
        cut = draft.pile - count
        got = draft.deck[cut:]
        ghost = draft.own[GHOST]
        draft.own = put(draft.own, GHOST, ghost._replace(hand=tuple(sorted(ghost.hand + got))))
        draft.deck, draft.pile, draft.handful = draft.deck[:cut], cut, draft.handful + count
        draft.tell("drew", got, to=GHOST)
    if draft.handful < draft.rules.hand and (draft.shown or draft.aside):
        draft.after, draft.phase, draft.actors = draft.phase, "reshuffle", (CHANCE,)
    else:
        go_on(draft)


def go_on(draft: Draft) -> None:
    """Let the ghost go on, or the psychics once all have their visions."""
    if draft.phase == "vision" and not waits(draft):
        interpretation.begin(draft)
    elif draft.phase == "interpret":
        interpretation.watch(draft)
    else:
        draft.actors = (GHOST,)
