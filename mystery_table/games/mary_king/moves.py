"""What is said of moves: in the list of moves, on the button, as a prompt, and what is still missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.layout import Gesture
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Name, Said, Text, Who
from mystery_table.games.mary_king import ids, names
from mystery_table.games.mary_king.board import TURNED
from mystery_table.games.mary_king.cards import card_name
from mystery_table.games.mary_king.shown import pending_op
from mystery_table.games.mary_king.state import PENALTY


def action(observation: Observation, move: Action) -> Text:
    """Return a move in words."""
    public = observation.public
    verb = move[0]
    if verb in ("play", "flash"):
        return _played(public.rules, *move[1:])
    if verb in ("take", "buy", "idea"):
        return _of_idea(public, move)
    if verb in ("tiles", "card"):
        return _tiles(observation, move[1]) if verb == "tiles" else _card(observation, move[1])
    if verb == "ability":
        rules, seat = public.rules, observation.seat
        text = Name(*(line.replace("\n", " ") for line in rules.ability_texts[seat]))
        return Text("mary_king", "“{0}”: {1}", (Name(*rules.ability_names[seat]), text))
    return _numbered(public.rules, move) if len(move) > 1 else PLAIN[verb]()


def _numbered(rules: Any, move: Action) -> Text:
    if move[0] == "order":
        said = (names.cards_said(rules, move[1:]),)
        return Text("mary_king", "Put back, the last one on top: {0}", said)
    if move[0] == "turn":
        return Text("mary_king", "Turned by 180°") if move[1] else Text("mary_king", "Upright")
    return Text("mary_king", "On idea stack {0}", (move[2] + 1,))


PLAIN: dict[str, Callable[[], Text]] = {
    "pass": lambda: Text("mary_king", "No answer"),
    "end": lambda: Text("mary_king", "End the turn"),
    "recall": lambda: Text("mary_king", "Recall it: top card of mind to memory, this card into the mind"),
    "leave": lambda: Text("mary_king", "Leave it in the memory"),
    "done": lambda: Text("mary_king", "That is enough"),
}


def _played(rules: Any, card: int, way: int) -> Text:
    said: tuple[Said, ...] = (names.card_said(rules, card),)
    if rules.mask[card]:
        tiles = names.tile_list(TURNED[rules.mask[card]] if way else rules.mask[card])
        said = (card_name(rules, card), tiles)
        if way:
            return Text("mary_king", "Play {0}, turned: flips {1}", said)
        return Text("mary_king", "Play {0}: flips {1}", said)
    said = (*said, names.effect_text(rules, card, way))
    if rules.effects[card][way].when != "turn":
        return Text("mary_king", "Answer with {0}: {1}", said)
    return Text("mary_king", "Play {0}: {1}", said)


def _of_idea(public: Any, move: Action) -> Text:
    verb, side, stack, *way = move
    card = public.up[side][stack][-1]
    said = (names.card_said(public.rules, card),)
    if verb == "take":
        return Text("mary_king", "Buy the idea {0}", said)
    if not way:
        return Text("mary_king", "Remove the idea {0}", said)
    how = _played(public.rules, card, way[0])
    if verb == "buy":
        return Text("mary_king", "Buy from the other side. {0}", (how,))
    return Text("mary_king", "Without paying. {0}", (how,))


def _tiles(observation: Observation, mask: int) -> Text:
    op = pending_op(observation)
    said = (names.tile_list(mask),)
    if op is not None and op.verb == "lock":
        return Text("mary_king", "Lock {0}", said)
    if op is not None and op.verb == "unlock":
        return Text("mary_king", "Unlock {0}", said)
    return Text("mary_king", "Flip {0}", said)


def _card(observation: Observation, card: int) -> Text:
    op = pending_op(observation)
    said = (names.card_said(observation.public.rules, card),)
    if op is not None and op.verb == "recover":
        return Text("mary_king", "Back into the mind: {0}", said)
    if op is not None and op.verb == "retrieve":
        return Text("mary_king", "Into the hand: {0}", said)
    return Text("mary_king", "Discard {0}", said)


BUTTONS: dict[str, Callable[[], Text]] = {
    "play": lambda: Text("mary_king", "Play the card"),
    "flash": lambda: Text("mary_king", "Answer with the flash"),
    "take": lambda: Text("mary_king", "Buy the idea"),
    "buy": lambda: Text("mary_king", "Buy the idea"),
    "idea": lambda: Text("mary_king", "Choose the idea"),
    "card": lambda: Text("mary_king", "Choose the card"),
    "order": lambda: Text("mary_king", "Put them back"),
    "recall": lambda: Text("mary_king", "Recall"),
    "leave": lambda: Text("mary_king", "Into the memory"),
    "ability": lambda: Text("mary_king", "Special ability"),
}


def button(observation: Observation, move: Action) -> Text:
    """Return a short imperative for the button that makes a move."""
    short = BUTTONS.get(move[0])
    return short() if short else action(observation, move)


def prompt(observation: Observation) -> Text:
    """Return what the seat is asked now."""
    public, seat = observation.public, observation.seat
    if not public.actors:
        return Text("mary_king", "The week is over.")
    if seat not in public.actors:
        return waiting(public, public.actors[0])
    if not public.todo:
        return Text("mary_king", "Play cards, buy ideas or end the turn.")
    kind = public.todo[-1][0]
    if kind == "window":
        return _window(public, seat)
    if kind == "recall":
        return Text("mary_king", "Recall “{0}” for the top card of your mind?", (_recalled(public),))
    return _choice(observation)


def _recalled(public: Any) -> Name:
    return card_name(public.rules, public.todo[-1][2])


def _window(public: Any, seat: int) -> Text:
    top = public.stack[-1]
    if top.card == PENALTY:
        return Text("mary_king", "You owe %n card(s) of mind. Answer with a flash?", n=top.pay[seat])
    said = (names.card_said(public.rules, top.card),)
    return Text("mary_king", "Answer {0} with a flash?", said)


CHOICES = {
    "lock": lambda: Text("mary_king", "Choose tiles of yours to lock."),
    "unlock": lambda: Text("mary_king", "Choose a tile to unlock."),
    "recover": lambda: Text("mary_king", "Choose a card of the memory to go back into the mind."),
    "retrieve": lambda: Text("mary_king", "Choose a card of the memory to go to the hand."),
    "discard": lambda: Text("mary_king", "Choose a card of the hand to discard."),
    "reorder": lambda: Text("mary_king", "Put the cards back in any order."),
    "remove_idea": lambda: Text("mary_king", "Choose a current idea to leave the game."),
    "play_idea": lambda: Text("mary_king", "Choose a current idea to play without paying."),
    "replay": lambda: Text("mary_king", "Upright or turned?"),
    "overlay": lambda: Text("mary_king", "Choose a stack for the top card of your memory."),
}


def _choice(observation: Observation) -> Text:
    op = pending_op(observation)
    if op is None or op.verb == "flip":
        return Text("mary_king", "Choose what to flip.")
    return CHOICES[op.verb]()


def wanted(observation: Observation, _held: bool) -> Text | None:
    """Return what is to be chosen now where it is no card; the only mark need not be picked up first."""
    op = pending_op(observation)
    verb = op.verb if op is not None else ""
    if verb in ("flip", "lock", "unlock"):
        return Text("mary_king", "Choose a tile")
    if verb == "replay":
        return Text("mary_king", "Choose a way")
    return Text("mary_king", "Choose a stack") if verb == "overlay" else None


def waiting(public: Any, seat: int) -> Text:
    """Return what others see while a seat has to decide."""
    if seat < 0:
        return Text("mary_king", "Cards are being shuffled.")
    if public.todo and public.todo[-1][0] == "window":
        return Text("mary_king", "{0}: an answer?", (Who(seat),))
    return Text("mary_king", "{0}: a decision", (Who(seat),))


def tasks(observation: Observation, made: Gesture) -> tuple[tuple[Text, bool], ...]:
    """Return what may or must be done, each with whether it is, the half-made move included."""
    public, seat = observation.public, observation.seat
    if seat not in public.actors:
        return ()
    if public.todo:
        return ((prompt(observation), bool(made)),)
    controls, ideas = public.rules.limits[public.day]
    held = {piece for piece, _ in made}
    left = controls - public.controls - _held_controls(public, held)
    more = ideas - public.ideas - sum(piece.startswith("idea.") for piece in held)
    return (
        (Text("mary_king", "%n more control card(s)", n=max(0, left)), left <= 0),
        (Text("mary_king", "%n more idea(s)", n=max(0, more)), more <= 0),
    )


def _held_controls(public: Any, held: set[str]) -> int:
    return sum(
        bool(public.rules.mask[card]) for card in range(2 * public.rules.size) if ids.card(card) in held
    )
