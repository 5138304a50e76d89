"""A seat's moves in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.mysterium import names
from mystery_table.games.mysterium.cards import card_name
from mystery_table.games.mysterium.state import AGREE


def action(observation: Observation, action: Action) -> Text:
    """Return a move in words, as the Moves list and hints say it."""
    return _SENTENCES[action[0]](observation.public, *action[1:])


def _vision(public: Any, psychic: int, *cards: int) -> Text:
    if not cards:
        return Text("mysterium", "No vision for {0}: none is left", (names.psychic(public, psychic),))
    return Text("mysterium", "Send to {0}: {1}", (names.psychic(public, psychic), names.dreams(cards)))


def _crow(_public: Any, *cards: int) -> Text:
    return Text("mysterium", "Call the crow for: {0}", (names.dreams(cards),))


def _culprit(_public: Any, group: int, *cards: int) -> Text:
    return Text("mysterium", "The culprit is {0}, with: {1}", (names.group(group), names.dreams(cards)))


def _reveal(public: Any, psychic: int) -> Text:
    return Text("mysterium", "Tell {0} whether the guess is right", (names.psychic(public, psychic),))


def _turn(_public: Any) -> Text:
    return Text("mysterium", "Let the psychics interpret")


def _pawn(public: Any, psychic: int, card: int) -> Text:
    return Text("mysterium", "{0}: pawn on “{1}”", (names.psychic(public, psychic), card_name(card)))


def _lift(public: Any, psychic: int) -> Text:
    return Text("mysterium", "{0}: take the pawn back", (names.psychic(public, psychic),))


def _token(public: Any, owner: int, psychic: int, kind: int) -> Text:
    said = (names.psychic(public, owner), names.psychic(public, psychic))
    if kind == AGREE:
        return Text("mysterium", "{0}: agree with {1}", said)
    return Text("mysterium", "{0}: disagree with {1}", said)


def _untoken(public: Any, owner: int, psychic: int) -> Text:
    said = (names.psychic(public, owner), names.psychic(public, psychic))
    return Text("mysterium", "{0}: take the token beside {1} back", said)


def _wait(_public: Any) -> Text:
    return Text("mysterium", "Done unless something changes")


def _done(_public: Any, seat: int | None = None) -> Text:
    if seat is None:
        return Text("mysterium", "Done")
    return Text("mysterium", "{0}: done", (Who(seat),))


def _again(_public: Any, seat: int) -> Text:
    return Text("mysterium", "{0}: not done after all", (Who(seat),))


def _vote(public: Any, psychic: int, group: int) -> Text:
    return Text("mysterium", "{0}: vote for {1}", (names.psychic(public, psychic), names.group(group)))


def _point(_public: Any, seat: int, group: int) -> Text:
    return Text("mysterium", "{0}: point at {1}", (Who(seat), names.group(group)))


_SENTENCES: dict[str, Callable[..., Text]] = {
    "vision": _vision,
    "crow": _crow,
    "culprit": _culprit,
    "reveal": _reveal,
    "turn": _turn,
    "pawn": _pawn,
    "lift": _lift,
    "token": _token,
    "untoken": _untoken,
    "wait": _wait,
    "done": _done,
    "again": _again,
    "vote": _vote,
    "point": _point,
}


def button(observation: Observation, action: Action) -> Text:
    """Return what the button says that makes a move."""
    public, (verb, *args) = observation.public, action
    made = _BUTTONS.get(verb)
    return made(public, *args) if made else _SENTENCES[verb](public, *args)


def brief(observation: Observation, action: Action) -> Text:
    """Return a move in so few words as a hint has room for: the visions themselves lie on the table."""
    if action[0] in ("vision", "crow", "culprit"):
        return button(observation, action)
    return _SENTENCES[action[0]](observation.public, *action[1:])


def _vision_button(public: Any, psychic: int, *cards: int) -> Text:
    who = names.psychic(public, psychic)
    return Text("mysterium", "Send %n vision(s): {0}", (who,), n=len(cards))


def _crow_button(_public: Any, *cards: int) -> Text:
    return Text("mysterium", "Call the crow: %n vision(s)", n=len(cards))


def _culprit_button(_public: Any, group: int, *_cards: int) -> Text:
    return Text("mysterium", "Send the shared vision: {0}", (names.group(group),))


def _turn_button(public: Any) -> Text:
    if public.rules.minutes:
        return Text("mysterium", "Turn the hourglass")
    return Text("mysterium", "Let the psychics interpret")


_BUTTONS: dict[str, Callable[..., Text]] = {
    "vision": _vision_button,
    "crow": _crow_button,
    "culprit": _culprit_button,
    "turn": _turn_button,
}
