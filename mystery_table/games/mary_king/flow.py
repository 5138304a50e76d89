"""What must still happen, worked off until somebody has to choose.

`todo` is a stack of instructions, the next one last:

- ("window", seat, passes): the seat may answer what was announced last.
- ("resolve",): the top of the stack takes effect.
- ("op", seat, op, done): an operation of an effect, `done` picks of which are made.
- ("finish", frame): a card has resolved and goes where it belongs.
- ("recall", seat, card): the seat may recall the card.
- ("shuffle", side), ("drop", side): CHANCE shuffles a mind, or discards a card of a hand.
- ("begin",), ("end",): a turn begins, ends.
"""

from __future__ import annotations

from collections.abc import Callable

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import CHANCE, Action
from mystery_table.games.mary_king import endings, piles
from mystery_table.games.mary_king.effects_ideas import shape
from mystery_table.games.mary_king.effects_tiles import flip
from mystery_table.games.mary_king.playable import VERBS
from mystery_table.games.mary_king.state import DAYS, HOLE, NEGATED, PENALTY, Frame, Op


def run(draft: Draft) -> None:
    """Work off `todo` until a seat or CHANCE must choose, or the match is over."""
    while draft.todo and not draft.result:
        step = draft.todo[-1]
        kind = step[0]
        if kind == "op":
            chooser = _work(draft, *step[1:])
            if chooser is None:
                continue
            draft.actors = (chooser,)
            return
        if kind in ("window", "recall"):
            draft.actors = (step[1],)
            return
        if kind in ("shuffle", "drop"):
            draft.actors = (CHANCE,)
            return
        draft.todo = draft.todo[:-1]
        STEPS[kind](draft, *step[1:])
    if draft.result:
        draft.actors, draft.todo, draft.stack = (), (), ()
    else:
        draft.actors = (draft.turn,)


def _work(draft: Draft, seat: int, op: Op, done: int) -> int | None:
    """Return who must choose for an operation; None once it has been carried out."""
    verb = VERBS[op.verb]
    verb.prepare(draft, seat, op, done)
    chooser = verb.chooser(draft, seat, op, done)
    if chooser is None:
        draft.todo = draft.todo[:-1]
        verb.act(draft, seat, op, done)
    return chooser


def pick(draft: Draft, action: Action) -> None:
    """Carry out a choice that the current operation asked for."""
    _, seat, op, done = draft.todo[-1]
    rest = draft.todo[:-1]
    draft.todo = rest
    more = VERBS[op.verb].choose(draft, seat, op, action)
    if more:
        draft.todo = (*draft.todo, ("op", seat, op, done + 1))
    elif action == ("done",):
        VERBS[op.verb].act(draft, seat, op, done)


def resolve(draft: Draft) -> None:
    """Let the top of the stack take effect."""
    frame = draft.stack[-1]
    draft.stack = draft.stack[:-1]
    if frame.card == PENALTY:
        draft.tell("paid", frame.pay)
        piles.pay(draft, frame.pay)
    elif frame.effect == NEGATED:
        draft.gone = (*draft.gone, frame.card)
        _close_holes(draft)
    else:
        _take_effect(draft, frame)


def _take_effect(draft: Draft, frame: Frame) -> None:
    rules, card, seat = draft.rules, frame.card, frame.seat
    draft.todo = (*draft.todo, ("finish", frame))
    if rules.mask[card]:
        flip(draft, shape(rules, card, frame.effect))
    else:
        draft.moved = 0
        steps = rules.effects[card][frame.effect].steps
        draft.todo += tuple(("op", seat, op, 0) for op in reversed(steps))


def finish(draft: Draft, frame: Frame) -> None:
    """Put a resolved card on its owner's memory, or recall or bury it; then look for twelve tiles (5)."""
    card = frame.card
    owner = int(card >= draft.rules.size)
    icon = draft.rules.icon[card] if owner == frame.seat else ""
    if icon == "bury":
        draft.memory = put(draft.memory, owner, (card, *draft.memory[owner]))
        draft.tell("buried", owner, card)
    elif icon == "recall" and draft.minds[owner]:
        draft.todo = (*draft.todo, ("recall", owner, card))
    else:
        piles.to_memory(draft, owner, (card,))
    _close_holes(draft)
    endings.all_tiles(draft)


def recall(draft: Draft, wanted: bool) -> None:
    """Shuffle the card into the mind for the price of its top card, or leave it in the memory (11)."""
    _, seat, card = draft.todo[-1]
    draft.todo = draft.todo[:-1]
    if not wanted:
        piles.to_memory(draft, seat, (card,))
        return
    draft.tell("recalled", seat, card)
    piles.pay(draft, (1, 0) if seat == 0 else (0, 1))
    piles.into_mind(draft, seat, (card,))
    draft.todo = (*draft.todo, ("shuffle", seat))


def _close_holes(draft: Draft) -> None:
    """Let what lies beneath become current once no card is resolving any more (10)."""
    if draft.holes and not any(step[0] == "finish" for step in draft.todo):
        draft.up = tuple(
            tuple(tuple(card for card in ideas if card != HOLE) for ideas in side) for side in draft.up
        )
        draft.holes = False


def begin(draft: Draft) -> None:
    """Begin a turn: draw to five, then flip the top of one's own idea stacks (3)."""
    seat = draft.turn
    draft.ideas = draft.controls = 0
    draft.tell("turn", draft.day, seat)
    missing = max(0, draft.rules.hand - draft.hands[seat])
    if not missing or piles.draw(draft, (missing, 0) if seat == 0 else (0, missing)):
        reveal(draft, seat)


def reveal(draft: Draft, seat: int) -> None:
    """Turn up the top of each face-down idea stack of a side."""
    stacks, up, new = list(draft.idea[seat]), list(draft.up[seat]), []
    for at, stack in enumerate(stacks):
        if stack:
            new.append(stack[-1])
            up[at] = (*up[at], stack[-1])
            stacks[at] = stack[:-1]
    if not new:
        return
    draft.idea = put(draft.idea, seat, tuple(stacks))
    draft.up = put(draft.up, seat, tuple(up))
    draft.down = put(draft.down, seat, tuple(map(len, stacks)))
    for card in new:
        draft.seen |= 1 << card
    powers = sum(not draft.rules.mask[card] for card in new)
    draft.powers = put(draft.powers, seat, draft.powers[seat] + powers)
    draft.tell("ideas", seat, tuple(new))


def end(draft: Draft) -> None:
    """End a turn after its penalties: locks age, the day may change, the week may be over."""
    seat, rules = draft.turn, draft.rules
    new, old = draft.locks[seat]
    draft.locks = put(draft.locks, seat, (0, new))
    if old:
        draft.tell("expired", seat, old)
    if seat != rules.first:
        if draft.day + 1 == DAYS:
            endings.friday(draft)
            return
        draft.day += 1
    draft.turn = 1 - seat
    draft.todo = (*draft.todo, ("begin",))


STEPS: dict[str, Callable[..., None]] = {
    "resolve": resolve,
    "finish": finish,
    "begin": begin,
    "end": end,
    "check": endings.all_tiles,
}
