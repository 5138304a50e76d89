"""What a seat is asked, and its moves in words."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Gesture
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mirror_of_truth import names
from mystery_table.games.mirror_of_truth.cards import character_name, character_story, evidence_name
from mystery_table.games.mirror_of_truth.results import ending
from mystery_table.games.mirror_of_truth.state import GREEN
from mystery_table.games.mirror_of_truth.turns import alone_with_votes


def action(observation: Observation, action: Action) -> Text:
    """Return a move in words, as the Moves list and hints say it."""
    public, (verb, *args) = observation.public, action
    if verb == "vote":
        place, kind = args
        said = (names.vote_name(kind), character_name(public.row[place]))
        return Text("mirror_of_truth", "Vote “{0}” on “{1}”", said)
    if verb == "place":
        return _placing(public, *args)
    if verb == "swap":
        both = tuple(character_name(public.row[place]) for place in args)
        return Text("mirror_of_truth", "Let “{0}” and “{1}” change places", both)
    return button(observation, action)


def _placing(public: Any, card: int, role: int, zone: int) -> Text:
    name = evidence_name(card)
    if names.is_neither(public, role):
        return Text("mirror_of_truth", "“{0}” suits neither role", (name,))
    if not public.rules.pair:
        if zone == GREEN:
            return Text("mirror_of_truth", "“{0}” suits my character", (name,))
        return Text("mirror_of_truth", "“{0}” does not suit my character", (name,))
    said = (name, names.role_name(public, role))
    if zone == GREEN:
        return Text("mirror_of_truth", "“{0}” suits {1}", said)
    return Text("mirror_of_truth", "“{0}” does not suit {1}", said)


def button(observation: Observation, action: Action) -> Text:
    """Return what the button says that makes a move."""
    public, (verb, *args) = observation.public, action
    if verb == "vote":
        return Text("mirror_of_truth", "Vote “{0}”", (names.vote_name(args[1]),))
    if verb == "place":
        return Text("mirror_of_truth", "Put down “{0}”", (evidence_name(args[0]),))
    if verb == "tell":
        return Text("mirror_of_truth", "Tell the story of “{0}”", (character_name(public.row[args[0]]),))
    if verb == "skip":
        return Text("mirror_of_truth", "Skip the story of “{0}”", (character_name(public.row[args[0]]),))
    if verb == "swap":
        return Text("mirror_of_truth", "Change places")
    return Text("mirror_of_truth", "Leave the row as it is")


def prompt(observation: Observation) -> Text:
    """Return what the seat is asked now."""
    public = observation.public
    if public.phase == "over":
        return ending(public, observation.seat)
    if observation.seat not in public.actors:
        return waiting(public, public.turn)
    if public.phase == "arrange":
        return Text("mirror_of_truth", "Put the characters in another order, or leave the row as it is")
    if public.phase == "story":
        character = public.row[public.stories]
        said = (character_name(character), character_story(character))
        return Text("mirror_of_truth", "How was “{0}” connected with the host? For example: {1}", said)
    return _turn(public)


def _turn(public: Any) -> Text:
    if public.phase == "place":
        return Text("mirror_of_truth", "Place a piece of evidence")
    if not public.votes[public.turn]:
        return Text("mirror_of_truth", "No votes left: place a piece of evidence")
    if alone_with_votes(public):
        return Text("mirror_of_truth", "Only you have votes left: play them all")
    if not public.table:
        return Text("mirror_of_truth", "No evidence is left: vote")
    return Text("mirror_of_truth", "Vote if you like, then place a piece of evidence")


def waiting(public: Any, seat: int) -> Text:
    """Return what the others read while a seat decides."""
    if public.phase == "arrange":
        return Text("mirror_of_truth", "{0} arranges the row", (Who(seat),))
    if public.phase == "story":
        return Text("mirror_of_truth", "{0} may tell a story", (Who(seat),))
    if public.phase == "place":
        return Text("mirror_of_truth", "{0} chooses a piece of evidence", (Who(seat),))
    return Text("mirror_of_truth", "{0} decides on vote and evidence", (Who(seat),))


def tasks(observation: Observation, made: Gesture) -> tuple[tuple[Text, bool], ...]:
    """Return what belongs to the turn, each with whether it is done, half-made moves included."""
    public = observation.public
    if observation.seat not in public.actors:
        return ()
    if public.phase == "arrange":
        return ((Text("mirror_of_truth", "The order of the row"), False),)
    if public.phase == "story":
        return ((Text("mirror_of_truth", "The story of a character"), False),)
    pieces = dict(made)
    vote = next((piece for piece in pieces if piece.startswith("vote.")), None)
    card = next((piece for piece in pieces if piece.startswith("evidence.")), None)
    if (alone_with_votes(public) and public.phase == "turn") or not public.table:
        return ((Text("mirror_of_truth", "A vote"), vote is not None),)
    tasks: list[tuple[Text, bool]] = []
    if public.phase == "place" or public.votes[public.turn]:
        voted = public.phase == "place" or vote is not None
        tasks.append((Text("mirror_of_truth", "A vote, if you like"), voted))
    return (*tasks, *_evidence_tasks(public, card, pieces[card] if card else ""))


def _evidence_tasks(public: Any, card: str | None, area: str) -> tuple[tuple[Text, bool], ...]:
    if card is None:
        return (
            (Text("mirror_of_truth", "A piece of evidence"), False),
            (Text("mirror_of_truth", "A zone"), False),
        )
    _, role, zone = area.split(".")
    name: Said = evidence_name(int(card.split(".")[1]))
    return (
        (Text("mirror_of_truth", "Evidence: {0}", (name,)), True),
        (Text("mirror_of_truth", "Zone: {0}", (_zone(public, int(role), int(zone)),)), True),
    )


def _zone(public: Any, role: int, zone: int) -> Text:
    if names.is_neither(public, role):
        return Text("mirror_of_truth", "suits neither role")
    if not public.rules.pair:
        return names.zone_name(zone)
    return Text("mirror_of_truth", "{0}, {1}", (names.role_name(public, role), names.zone_name(zone)))
