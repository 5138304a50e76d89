"""Whole matches of bots, without a session: for tests that need many of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.bot import Mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation, State
from mystery_table.games.thirteen_clues import bot
from mystery_table.games.thirteen_clues.deduction import MINE, Deduction
from mystery_table.games.thirteen_clues.rules import GAME
from mystery_table.games.thirteen_clues.state import Cards
from mystery_table.games.thirteen_clues.worlds import Worlds

LEVELS = ("asker", "novice", "casual", "strong", "master")
Watch = Callable[[State, Observation, Action], None]


def minds(*levels: str) -> list[Mind]:
    """Return a bot for each seat."""
    return [bot.mind(level, "") for level in levels]


def match(bots: list[Mind], seed: int, watch: Watch | None = None, **options: Any) -> State:
    """Play a match to its end; `watch` sees every decision with the state before it."""
    seats = len(bots)
    draft, rng = Draft(GAME.start(GAME.settle(options, seats), seats), quiet=True), Rng(f"deal {seed}")
    number = 0
    while draft.actors:
        state = draft.close()
        seat = state.public.actors[0]
        if seat == CHANCE:
            GAME.step(draft, seat, GAME.chance(state, rng))
            continue
        view = GAME.observe(state, seat)
        legal = GAME.legal(view)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(view, legal, Rng(f"{seed}/{number}"))
        assert action in legal
        if watch is not None:
            watch(state, view, action)
        GAME.step(draft, seat, action)
        number += 1
        assert number < 2000, "a match must end"
    return draft.close()


def turns(levels: tuple[str, ...], seeds: range, **options: Any) -> float:
    """Return the mean number of turns that the winner took."""
    ends = [match(minds(*levels), seed, **options).public for seed in seeds]
    taken: list[int] = [public.turns[public.turn] for public in ends]
    return sum(taken) / len(taken)


def share(level: str, among: str, seats: int, seeds: range) -> float:
    """Return how many matches one bot wins among others of another level, in shares of an equal one."""
    won = 0
    for seed in seeds:
        place = seed % seats
        levels = [among] * seats
        levels[place] = level
        won += match(minds(*levels), seed).public.turn == place
    return won * seats / len(seeds)


def is_in_worlds(state: State, seat: int) -> bool:
    """Return whether the truth is among what a seat holds possible."""
    worlds = Worlds(GAME.observe(state, seat))
    held = [choice_of(worlds, truth(state, holder.seat, holder.side)) for holder in worlds.holders]
    for case in worlds.cases:
        if case.triple.cards == state.hidden.screens[seat]:
            return all(fit >> choice & 1 for fit, choice in zip(case.fits, held, strict=True))
    return False


def choice_of(worlds: Worlds, cards: Cards) -> int:
    """Return the number of the choice that is these cards."""
    return worlds.tables.choices.index(tuple(sorted(map(worlds.tables.cards.index, cards))))


def truth(state: State, seat: int, side: int) -> Cards:
    """Return the hidden cards of a holder."""
    cards: Cards = state.private[seat].cards
    return cards if side < 0 else (cards[side],)


def is_deduced(state: State, seat: int) -> bool:
    """Return whether a seat's deduction leaves every card where it is."""
    deduction = Deduction(Worlds(GAME.observe(state, seat)))
    mine = state.hidden.screens[seat]
    if mine not in deduction.mysteries:
        return False
    holders = deduction.worlds.holders
    for card in deduction.tables.cards:
        spots = deduction.where(card)
        there = [spot for spot, h in enumerate(holders) if card in truth(state, h.seat, h.side)]
        spot = MINE if card in mine else there[0] if there else -2
        if spot not in spots:
            return False
    return True
