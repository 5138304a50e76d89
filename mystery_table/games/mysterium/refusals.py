"""Why a drop is not legal: one sentence with the rule it comes from."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Observation
from mystery_table.core.words import Text
from mystery_table.games.mysterium import ids, names
from mystery_table.games.mysterium.cards import card_name, kind_of
from mystery_table.games.mysterium.prompts import waiting
from mystery_table.games.mysterium.state import FINISHED, GHOST, candidates, tokens_left


def refusal(observation: Observation, piece: str, area: str) -> Text | None:
    """Return why `piece` may not be dropped on `area` now, None where nothing helpful can be said."""
    public = observation.public
    if public.phase == "over":
        return Text("mysterium", "The match is over.")
    if observation.seat not in public.actors:
        return waiting(public, next((seat for seat in public.actors if seat >= 0), GHOST))
    kind, *rest = piece.split(".")
    if observation.seat == GHOST:
        return _ghost(observation, kind, rest, area)
    return _psychic(observation, kind, rest, area)


def _psychic(observation: Observation, kind: str, rest: list[str], area: str) -> Text | None:
    if kind == "pawn":
        return _pawn(observation, int(rest[0]), area)
    if kind == "supply":
        return _supply(observation, int(rest[0]), int(rest[1]), area)
    if kind == "token":
        return Text("mysterium", "A token goes back to its owner (rule 4).")
    return _fixed(kind)


def _fixed(kind: str) -> Text | None:
    """Say why a piece that psychics never move stays where it is."""
    if kind == "vision":
        return Text("mysterium", "Visions stay before the psychic to whom they were sent (rule 1).")
    if kind == "card":
        return Text("mysterium", "Cards stay on the table; pawns go to them (rule 3).")
    if kind == "ballot":
        return Text("mysterium", "A vote is cast once, by whoever sees enough of the shared vision (rule 7).")
    if kind == "marker":
        return Text("mysterium", "That somebody is done can be taken back once an hour (rule 3).")
    if kind == "crow":
        return Text("mysterium", "Only the ghost calls the crow (rule 2).")
    return None


def _ghost(observation: Observation, kind: str, rest: list[str], area: str) -> Text | None:
    public = observation.public
    if kind == "pawn" and public.phase == "reveal":
        return Text("mysterium", "Put a waiting psychic's pawn beside its card on your screen (rule 5).")
    if kind != "vision" or int(rest[0]) not in observation.private.hand:
        return Text("mysterium", "The ghost speaks by visions alone (rule 9).")
    return _vision(public, area)


def _vision(public: Any, area: str) -> Text:
    if area.startswith(ids.CROW):
        return Text("mysterium", "No crow is left (rule 2).")
    if public.phase == "culprit":
        return Text("mysterium", "The shared vision is three cards for a group that was found (rule 7).")
    if public.phase != "vision":
        return Text("mysterium", "Visions are sent at the beginning of an hour (rule 1).")
    if area.startswith("psychic."):
        return _served(public, int(area.split(".")[1]))
    return Text("mysterium", "A vision goes to a psychic, or to the crow (rule 1).")


def _served(public: Any, psychic: int) -> Text:
    who = (names.psychic(public, psychic),)
    if public.at[psychic] == FINISHED:
        return Text("mysterium", "{0} has found everything (rule 1).", who)
    if psychic in public.sent:
        return Text("mysterium", "{0} has a vision this hour (rule 1).", who)
    return Text("mysterium", "A vision must be left for each later psychic (rule 1).")


def _pawn(observation: Observation, psychic: int, area: str) -> Text:
    public = observation.public
    if not area.startswith(("card.", "face.", "marks.", "beside.", "remarks.")):
        return Text("mysterium", "A pawn goes on a card, or back to its psychic (rule 3).")
    card = int(area.split(".")[1])
    if public.phase != "interpret" or public.at[psychic] == FINISHED:
        return Text("mysterium", "Pawns move while visions are interpreted (rule 3).")
    if kind_of(card) != public.at[psychic]:
        said = (names.psychic(public, psychic), names.looks_for(public.at[psychic]))
        return Text("mysterium", "{0} {1} now (rule 3).", said)
    if card not in candidates(public, psychic):
        return Text("mysterium", "“{0}” has been found (rule 5).", (card_name(card),))
    return Text("mysterium", "The pawn is already there (rule 3).")


def _supply(observation: Observation, owner: int, kind: int, area: str) -> Text:
    public = observation.public
    if not tokens_left(public, owner, kind):
        return Text("mysterium", "No token “{0}” is left (rule 4).", (names.token_name(kind),))
    if not area.startswith("psychic."):
        return Text("mysterium", "A token goes to the psychic whose pawn it is about (rule 4).")
    psychic = int(area.split(".")[1])
    if psychic == owner:
        return Text("mysterium", "Not beside one's own pawn (rule 4).")
    if public.pawns[psychic] is None:
        return Text("mysterium", "{0} has no pawn on a card yet (rule 4).", (names.psychic(public, psychic),))
    return Text("mysterium", "One token beside each pawn (rule 4).")
