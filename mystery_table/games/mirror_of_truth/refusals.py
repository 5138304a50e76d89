"""Why a drop is not legal: one sentence with the rule it comes from."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Observation
from mystery_table.core.words import Text, Who
from mystery_table.games.mirror_of_truth import names
from mystery_table.games.mirror_of_truth.cards import character_name
from mystery_table.games.mirror_of_truth.ids import VOTE_PIECES
from mystery_table.games.mirror_of_truth.turns import alone_with_votes

KINDS = {piece: kind for kind, piece in VOTE_PIECES.items()}


def refusal(observation: Observation, piece: str, area: str) -> Text | None:
    """Return why `piece` may not be dropped on `area` now, None where nothing helpful can be said."""
    public = observation.public
    if public.phase == "over":
        return Text("mirror_of_truth", "The match is over.")
    if observation.seat not in public.actors:
        return Text("mirror_of_truth", "It is the turn of {0} (rule 7).", (Who(public.turn),))
    kind, *rest = piece.split(".")
    if public.phase in ("arrange", "story"):
        return _before_the_round(public, kind)
    if kind == "evidence":
        return _evidence(public, int(rest[0]), area)
    if piece in KINDS:
        return _vote(observation, KINDS[piece], area)
    return _fixed(kind)


def _before_the_round(public: Any, kind: str) -> Text:
    if public.phase == "story":
        name = character_name(public.row[public.stories])
        return Text("mirror_of_truth", "Now it is about “{0}”: tell a story or skip it (rule 12).", (name,))
    if kind == "place":
        return Text("mirror_of_truth", "Put a character on one further to the right (rule 12a).")
    return Text("mirror_of_truth", "First the row is arranged (rule 12a).")


def _evidence(public: Any, card: int, area: str) -> Text:
    if card not in public.table:
        return Text("mirror_of_truth", "Evidence stays where it was placed (rule 7).")
    if public.phase == "turn" and alone_with_votes(public):
        return Text("mirror_of_truth", "Only you have votes left: play them all, without evidence (rule 7).")
    if area.startswith(("zone.", "seat.", "role.", "zones.", "neither.", "others")):
        return Text("mirror_of_truth", "Evidence tells of your own role, not of others (rule 7).")
    if area.startswith("character."):
        return Text("mirror_of_truth", "Only votes go to characters; evidence goes into a zone (rule 7).")
    return Text("mirror_of_truth", "Evidence goes into a zone beside your role (rule 7).")


def _vote(observation: Observation, kind: int, area: str) -> Text:
    public = observation.public
    if not observation.private.left[kind]:
        return Text("mirror_of_truth", "No vote “{0}” is left.", (names.vote_name(kind),))
    if public.phase == "place":
        return Text("mirror_of_truth", "One vote a turn: now place evidence (rule 7).")
    if area.startswith("character."):
        return Text("mirror_of_truth", "In a mission a character takes one vote only (missions).")
    return Text("mirror_of_truth", "A vote goes to a character of the row (rule 7).")


def _fixed(kind: str) -> Text | None:
    """Say why a piece that never moves by hand stays where it is."""
    if kind == "vote":
        return Text("mirror_of_truth", "A vote stays face down where it was played (rule 9).")
    if kind == "person":
        return Text("mirror_of_truth", "Characters stay in their places during a round (rule 12a).")
    if kind == "role":
        return Text("mirror_of_truth", "Roles stay secret until the round is scored (rule 9).")
    if kind in ("deck", "reserve"):
        return Text("mirror_of_truth", "Cards are turned up from the deck by themselves (rule 8).")
    if kind == "stack":
        return Text("mirror_of_truth", "Characters come from the stack between rounds (rule 12a).")
    return None
