"""Reasons for moves of Mary King say what the rules make of them, and what playouts count (B4)."""

from __future__ import annotations

from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation, State
from mystery_table.games.mary_king import why
from mystery_table.games.mary_king.bot import playout, rank, worth_of
from mystery_table.games.mary_king.preview import standing
from mystery_table.games.mary_king.rules import GAME
from tests.support.contract import Case

DUEL = Case("mary_king", {}, 2)


def decisions(seed: str, verb: str, count: int) -> list[tuple[State, Observation, Action]]:
    """Return states of a random match in which a move of a verb is made, with that move."""
    session, rng = DUEL.session(seed), Rng(seed)
    found: list[tuple[State, Observation, Action]] = []
    while session.actors and len(found) < count:
        seat = session.actors[0]
        legal = session.legal(seat)
        action = rng.pick([move for move in legal if move[0] == verb] or legal)
        if action[0] == verb and len(legal) > 1:
            found.append((session.state, session.observe(seat), action))
        session.play(seat, action)
    return found


def test_B4_what_a_control_card_changes_is_what_the_rules_make_of_it() -> None:
    checked = 0
    for state, seen, action in decisions("play", "play", 30):
        if not seen.public.rules.mask[action[1]]:
            continue
        after, _ = GAME.apply(state, seen.seat, action)
        while after.public.todo and after.public.todo[-1][0] == "window":
            after, _ = GAME.apply(after, after.public.actors[0], ("pass",))
        me, other = seen.seat, 1 - seen.seat
        then, now = standing(seen.public), standing(after.public)
        said = {text.source.split(":")[0]: text.args for text in why.effect(seen, action)}
        for name, field in (("Penalties", "owed"), ("Largest areas", "areas")):
            was, is_ = getattr(then, field), getattr(now, field)
            assert (name in said) == (was != is_)
            if was != is_:
                assert said[name] == (was[me], is_[me], was[other], is_[other])
                checked += 1
    assert checked >= 5


def test_B4_penalties_are_named_when_a_turn_ends() -> None:
    for _, seen, action in decisions("end", "end", 5):
        owed = standing(seen.public).owed
        assert why.effect(seen, action)[0].args == (owed[seen.seat], owed[1 - seen.seat])


def test_B4_no_other_move_came_out_better_only_where_playouts_say_so() -> None:
    for _, seen, action in decisions("playouts", "play", 3):
        found = why.trial(seen, action, "w")
        said = why.compared(seen, found)
        assert said.source.startswith("Of the likeliest") == (found.mine >= found.best)
        assert said.n == why.WORLDS
        rng = Rng("w")
        worth = worth_of(seen.public.rules)
        rank(worth, seen, GAME.legal(seen), rng)
        worlds, total = GAME.guesses(seen, rng), 0.0
        for _ in range(why.WORLDS):
            world, seed = Draft(next(worlds), quiet=True), rng.below(1 << 30)
            total += playout(worth, world.copy(), seen.seat, action, Rng(seed)) / why.WORLDS
        assert abs(total - found.mine) < 1e-6
