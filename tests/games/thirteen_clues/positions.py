"""Positions of random matches, positions made to measure, and worlds found by trying all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

from mystery_table.core.layout import Area
from mystery_table.core.rng import Rng
from mystery_table.core.session import Played, Session
from mystery_table.core.state import Action, Observation, State
from mystery_table.games.thirteen_clues.cards import bits, card_id, kind_of, masks
from mystery_table.games.thirteen_clues.options import cases
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import BOTH, Cards, Hidden, Line, Own, deck, heard, informants

CASES = cases()
NAMES = [f"{seats}{''.join(f'-{key}' for key in options)}" for options, seats in CASES]
Case = tuple[dict[str, Any], int]
IDS = {card_id(card): card for card in range(30)}
SEATS = range(2, 7)


class Position(NamedTuple):
    """A moment of a match: who decides (None at the end), and what may be done."""

    session: Session
    seat: int | None
    legal: list[Action]

    @property
    def views(self) -> list[Observation]:
        """What each seat sees."""
        return [self.session.observe(seat) for seat in range(self.session.seats)]


Heard = Callable[[Session, list[Played]], None]


def positions(case: Case, seed: int, told: Heard | None = None, accuse: int = 16) -> Iterator[Position]:
    """Play a match at random. One move in `accuse` is an accusation, of which every other one is right."""
    options, seats = case
    session = Session(GAME, GAME.settle(options, seats), seats, f"match {seed}")
    rng = Rng(seed)
    played = session.advance()
    while True:
        if told is not None:
            told(session, played)
        if not session.actors:
            break
        seat = rng.pick(session.actors)
        legal = session.legal(seat)
        yield Position(session, seat, legal)
        played = session.play(seat, _move(session.state, seat, legal, rng, accuse))
    yield Position(session, None, [])


def _move(state: State, seat: int, legal: list[Action], rng: Rng, accuse: int) -> Action:
    right = ("accuse", *state.hidden.screens[seat])
    if right in legal and not rng.below(2 * accuse):
        return right
    quiet = [action for action in legal if action[0] != "accuse"]
    return rng.pick(quiet if quiet and rng.below(2 * accuse) else legal)


def areas(area: Area) -> Iterator[Area]:
    """Yield an area and all that it holds."""
    yield area
    for part in area.parts:
        yield from areas(part)


def named(*ids: str) -> Cards:
    """Return cards by their ids."""
    return tuple(IDS[name] for name in ids)


def triple(suit: int) -> Cards:
    """Return the three cards of a suit."""
    return suit, 10 + suit, 20 + suit


def laid(
    seats: int,
    screens: tuple[Cards, ...] = (),
    hidden: tuple[Cards, ...] = (),
    options: dict[str, Any] | None = None,
    **public: Any,
) -> State:
    """Return a raised table: by default seat n wears suit n, and the rest lies in deck order."""
    start = GAME.start(GAME.settle(options or {}, seats), seats)
    glasses = (1,) * seats if seats > 2 else (0, 0)
    supply = start.public.rules.glasses - sum(glasses)
    ready = {"actors": (0,), "phase": "act", "turns": (1, *(0,) * (seats - 1)), "glasses": glasses}
    tokens = (int(start.public.rules.secret),) * seats
    there = start.public._replace(
        **{**ready, "supply": supply, "tokens": tokens, "kept": tuple(range(seats)), **public}
    )
    worn = screens or tuple(map(triple, range(seats)))
    used = {card for cards in (*worn, *hidden) for card in cards}
    rest = [card for card in deck(there) if card not in used]
    pairs = hidden or tuple((rest.pop(0), rest.pop(0)) for _ in range(seats))
    assert len(rest) == informants(there)
    return State(there, tuple(map(Own, pairs)), Hidden(worn, tuple(rest)))


def play(state: State, *moves: tuple[int, Action]) -> State:
    """Return the state after moves, each of them legal."""
    for seat, action in moves:
        assert seat in state.public.actors
        assert action in GAME.legal(GAME.observe(state, seat)), action
        state = GAME.apply(state, seat, action)[0]
    return state


class World(NamedTuple):
    """A truth written out: the own mystery, hidden cards by seat, and the informants left over."""

    mine: Cards
    hidden: dict[int, Cards]
    rest: frozenset[int]


def all_worlds(view: Observation) -> list[World]:
    """Return every truth that agrees with an observation; for two or three seats, by trying them all."""
    lines = heard(view.public, view.private.own)
    return [world for world in _candidates(view) if _is_told(view, world, lines) and _is_named(view, world)]


def _candidates(view: Observation) -> Iterator[World]:
    public, me = view.public, view.seat
    own, screens = view.private
    seen = {*own.cards, *(c for _, c in own.peeked)}
    seen |= {card for seat, screen in enumerate(screens) if seat != me for card in screen}
    free = [card for card in deck(public) if card not in seen]
    others = [seat for seat in range(public.seats) if seat != me]
    for mine in product(*([card for card in free if kind_of(card) == kind] for kind in range(3))):
        left = [card for card in free if card not in mine]
        if public.seats == 2:
            for pair in permutations(left, 2):
                yield World(mine, {others[0]: pair}, frozenset(left) - {*pair})
            continue
        for one in combinations(left, 2):
            for two in combinations([card for card in left if card not in one], 2):
                yield World(mine, {others[0]: one, others[1]: two}, frozenset(left) - {*one, *two})


def _is_told(view: Observation, world: World, lines: tuple[Line, ...]) -> bool:
    """Return whether every answer is what the witness counts in this world."""
    me = view.seat
    screens = [bits(world.mine if seat == me else screen) for seat, screen in enumerate(view.private.screens)]
    everything = sum(screens)
    hidden = {**world.hidden, me: view.private.own.cards}
    for line in lines:
        cards = hidden[line.witness]
        seen = everything - screens[line.witness] + bits(cards if line.side == BOTH else (cards[line.side],))
        if (masks()[line.filter] & seen).bit_count() != line.answer:
            return False
    return True


def _is_named(view: Observation, world: World) -> bool:
    """Return whether accusations were wrong where they were, and named nothing in sight."""
    for seat, cards, right in view.public.named:
        if seat == view.seat and not right and cards == world.mine:
            return False
        if seat != view.seat and {*cards} & {*world.mine, *world.hidden[seat]}:
            return False
    return True
