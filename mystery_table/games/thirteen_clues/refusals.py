"""Why a drop is not legal: one sentence with the rule it comes from (see rules.py for the numbers)."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.thirteen_clues import ids


def refusal(observation: Observation, piece: str, area: str) -> Text | None:
    """Return why `piece` may not be dropped on `area` now, None where nothing helpful can be said."""
    public = observation.public
    kind = piece.split(".", maxsplit=1)[0]
    if public.phase == "over":
        return Text("thirteen_clues", "The match is over.")
    if observation.seat not in public.actors:
        return _not_now(public)
    if public.phase == "keep":
        return Text("thirteen_clues", "Give one person, one place and one weapon (rule 1).")
    return _taking(kind) if public.phase == "take" else _acting(observation, kind, area)


def _not_now(public: Any) -> Text:
    if public.phase == "keep":
        return Text("thirteen_clues", "You have chosen; the others still do (rule 1).")
    return Text("thirteen_clues", "It is the turn of {0} (rule 3).", (Who(public.turn),))


def _acting(observation: Observation, kind: str, area: str) -> Text | None:
    if kind == "glass":
        return _glass(observation, area)
    if kind == "token":
        return _token(area)
    if kind == "about":
        return Text("thirteen_clues", "That is what a question is about: put it on the question (rule 4).")
    return _suspect(area) if kind == "suspect" else _fixed(observation.public, kind)


def _taking(kind: str) -> Text:
    if kind == "supply":
        return Text("thirteen_clues", "The supply is empty: take a glass from a player (rule 2).")
    return Text("thirteen_clues", "First take a glass from a player who has one (rule 2).")


def _glass(observation: Observation, area: str) -> Text:
    kind, *rest = area.split(".")
    if kind == "informant" and int(rest[0]) in dict(observation.private.own.peeked):
        return Text("thirteen_clues", "You know this informant already (rule 6).")
    if kind == "seat" and observation.public.seats == 2:
        return Text("thirteen_clues", "Choose the card on the left or the one on the right (rule 10).")
    return Text("thirteen_clues", "A glass goes to a witness or to an informant (rule 3).")


def _token(area: str) -> Text:
    if area.startswith("informant."):
        return Text("thirteen_clues", "The token goes with a question, not with an informant (rule 11).")
    return Text("thirteen_clues", "The token goes to the witness of a question (rule 11).")


def _suspect(area: str) -> Text:
    if area == ids.QUESTION:
        return Text(
            "thirteen_clues", "Questions are about suits and traits, not about single cards (rule 4)."
        )
    return Text("thirteen_clues", "An accusation names a person, a place and a weapon (rule 8).")


def _fixed(public: Any, kind: str) -> Text | None:
    if kind == "card":
        return Text("thirteen_clues", "What you can see cannot be your mystery (rule 8).")
    if kind in ("mystery", "hidden"):
        return Text("thirteen_clues", "Nobody shows you this card: ask about it (rule 4).")
    if kind == "informant":
        if public.seats == 2:
            return Text("thirteen_clues", "To look at an informant, spend your action on it (rule 6).")
        return Text("thirteen_clues", "To look at an informant, spend a glass on it (rule 6).")
    if kind in ("supply", "glasses"):
        return Text(
            "thirteen_clues", "You take a glass only if you have none when your turn begins (rule 2)."
        )
    return None
