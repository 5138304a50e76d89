"""What a card would do: the position after it, by the rules, from what one seat knows.

The rules play it in a world that agrees with the observation. Only what is public is read there, and no
answer, draw or shuffle changes that; what does depend on hidden things is said as a note.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mystery_table.core.choice import Choice
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Action, Observation
from mystery_table.core.words import Text
from mystery_table.games.mary_king import answers, ids, moves
from mystery_table.games.mary_king.board import COUNT, grid
from mystery_table.games.mary_king.effects_ideas import shape
from mystery_table.games.mary_king.results import ending
from mystery_table.games.mary_king.rules import GAME
from mystery_table.games.mary_king.stack import PASS
from mystery_table.games.mary_king.state import HOLE, PENALTY, Both, locked, owned
from mystery_table.games.mary_king.turns import owed

Actions = tuple[Action, ...]
WAYS = (ids.way(0), ids.way(1))


class Standing(NamedTuple):
    """What both sides have, the ghost's first."""

    tiles: Both
    areas: Both
    owed: Both
    """Cards of mind to pay if the turn ended now."""
    left: Both
    """Cards of mind after that; below nothing means to be short, and to lose."""


class Outlook(NamedTuple):
    """A position before and after."""

    before: Standing
    after: Standing
    flips: int
    """The tiles that would lie otherwise."""
    notes: tuple[Text, ...] = ()
    """What else happens, or depends on what is hidden."""


def standing(public: Any) -> Standing:
    """Return what both sides have in a position, also one in which a penalty is being answered."""
    tiles = owned(public.board, 0), owned(public.board, 1)
    pay = public.stack[0].pay if public.stack and public.stack[0].card == PENALTY else owed(public)
    area = grid(public.rules.columns).area
    return Standing(
        (COUNT[tiles[0]], COUNT[tiles[1]]),
        (area[tiles[0]], area[tiles[1]]),
        pay,
        (public.minds[0] - pay[0], public.minds[1] - pay[1]),
    )


def card_of(public: Any, piece: str) -> int:
    """Return the card that a piece shows, HOLE if it shows none."""
    kind, *numbers = piece.split(".")
    if kind == "card":
        return int(numbers[0])
    if kind == "idea":
        ideas = public.up[int(numbers[0])][int(numbers[1])]
        return int(ideas[-1]) if ideas else HOLE
    return HOLE


def meant(observation: Observation, choice: Choice, piece: str) -> Actions | None:
    """Return what playing a piece as it is turned means; () to let what is announced go on, None: nothing."""
    if choice.ready is not None:
        return (choice.ready,)
    turned = int(piece in choice.turned)
    fits = {
        area: action
        for action, drops in choice.open(frozenset())
        for name, area in drops
        if len(drops) == 1 and name == piece
    }
    if fits:
        action = fits.get(WAYS[turned], next(iter(fits.values())))
        card = card_of(observation.public, piece)
        return (action, ("play", card, turned)) if action[0] == "take" else (action,)
    tiles = choice.made | {(ids.MARK, piece)}
    fitting = tuple(action for action, rest in choice.open(tiles) if not rest)
    return fitting[:1] or (() if observation.public.stack else None)


def outlook(observation: Observation, actions: Actions) -> Outlook:
    """Return the position after these actions, with nobody answering."""
    public, seat = observation.public, observation.seat
    world = Draft(GAME.guess(observation, Rng("preview")))
    _stay(world)
    asked = _go_on(world)
    for action in actions:
        if seat not in world.actors or action not in GAME.legal(world.observe(seat)):
            break
        GAME.step(world, seat, action)
        _stay(world)
        asked = _go_on(world) or asked
    after = standing(world)
    if public.stack and public.stack[0].card == PENALTY and not world.stack:
        paid = public.minds[0] - world.minds[0], public.minds[1] - world.minds[1]
        after = after._replace(owed=paid, left=world.minds)
    return Outlook(standing(public), after, public.board ^ world.board, _notes(world, seat, asked))


def _stay(world: Draft) -> None:
    """Let the turn not end, whatever is paid: the next one begins with what nobody knows."""
    world.todo = tuple(step for step in world.todo if step[0] != "end")


def _go_on(world: Draft) -> bool:
    """Let nobody answer and chance be done until somebody must choose; return whether one could answer."""
    asked, rng = False, Rng("preview")
    while world.actors:
        actor = world.actors[0]
        if actor == CHANCE:
            GAME.step(world, CHANCE, GAME.chance(world.view(), rng))
        elif world.todo and world.todo[-1][0] == "window":
            asked = asked or not answers.idle(world, actor)
            GAME.step(world, actor, PASS)
        else:
            break
    return asked


def _notes(world: Draft, seat: int, asked: bool) -> tuple[Text, ...]:
    """Return what is to be added to the numbers."""
    if world.result:
        return (ending(world.view().public, seat),)
    told = {event.verb for event in world.told()}
    notes = [Text("mary_king", "unless a flash answers it")] if asked else []
    if "drew" in told:
        notes.append(Text("mary_king", "which cards are drawn is not known"))
    if "discarded" in told:
        notes.append(Text("mary_king", "which card of the hand goes is not known"))
    if world.todo and seat in world.actors and world.todo[-1][0] in ("op", "recall"):
        notes.append(moves.prompt(world.observe(seat)))
    return tuple(notes)


def pattern(observation: Observation, card: int, turned: bool) -> Outlook | None:
    """Return what the tiles of a control card would do if it were played, although it cannot be now."""
    public = observation.public
    if card == HOLE or not public.rules.mask[card]:
        return None
    flips = shape(public.rules, card, int(turned)) & ~locked(public.locks)
    after = public._replace(board=public.board ^ flips)
    return Outlook(standing(public), standing(after), flips)
