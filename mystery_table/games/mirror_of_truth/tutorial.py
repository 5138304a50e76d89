"""The guided match: one round of a mission for two, with a partner who plays well."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Observation
from mystery_table.core.tutorial import (
    BUTTONS,
    END,
    HELP,
    HIDE,
    HINT,
    LOG,
    MOVES,
    UNDO,
    Lesson,
    Tutorial,
    event,
    move,
)
from mystery_table.core.words import Several, Text, Who
from mystery_table.games.mirror_of_truth.cards import character_name, evidence_name
from mystery_table.games.mirror_of_truth.ids import at, mine, role_area
from mystery_table.games.mirror_of_truth.names import GUIDED, role_name
from mystery_table.games.mirror_of_truth.options import FIRST_MISSION
from mystery_table.games.mirror_of_truth.state import GREEN, RED

ME, PARTNER = 0, 1
START, TARGET = 12, 6
"""The deck to begin with, and the goal."""


def _row(observation: Observation) -> tuple[str, ...]:
    return tuple(f"{at(place)}.card" for place in range(len(observation.public.row)))


def _roles(observation: Observation) -> tuple[str, ...]:
    return role_area(observation, ME, 0), role_area(observation, ME, 1)


def _who_is_there(observation: Observation) -> Text:
    return Text(
        "mirror_of_truth",
        "A host is dead, and in the row stand: {0}. Two of them are you, two are your partner {1}, and the"
        " one who is left over is the murderer.",
        (Several(tuple(map(character_name, observation.public.row))), Who(PARTNER)),
    )


def _who_i_am(observation: Observation) -> Text:
    row = observation.public.row
    return Text(
        "mirror_of_truth",
        "These are your roles: {0}. Only you see them, and nobody may say who they are. Objects must speak"
        " for you, and the clearer they speak, the better.",
        (Several(tuple(character_name(row[place]) for place in observation.private.roles)),),
    )


def _last_placed(public: Any) -> tuple[int, int, int]:
    """Return a piece that the partner placed, with role and zone, or anything before there is one."""
    zones = public.zones[PARTNER] if public.zones else ()
    placed = ((cards, role, zone) for role, two in enumerate(zones) for zone, cards in enumerate(two))
    return next(((cards[-1], role, zone) for cards, role, zone in placed if cards), (0, 0, GREEN))


def _what_the_partner_said(observation: Observation) -> Text:
    card, role, zone = _last_placed(observation.public)
    said = (Who(PARTNER), evidence_name(card), role_name(observation.public, role))
    if zone == GREEN:
        return Text(
            "mirror_of_truth",
            "{0} says: “{1}” suits {2}. Which guest in the row does it fit best? Think of what was left lying"
            " as well: a piece that would have said more is a hint, too.",
            said,
        )
    return Text(
        "mirror_of_truth",
        "{0} says: “{1}” does not suit {2}. Which guests does that exclude? Think of what was left lying as"
        " well: a piece that would have said more is a hint, too.",
        said,
    )


def _result(observation: Observation) -> Text:
    public = observation.public
    said = (public.deck, public.rules.target)
    if public.deck >= public.rules.target:
        return Text(
            "mirror_of_truth",
            "Roles and votes are turned up, and each vote is explained here. The deck has {0}, the target"
            " was {1}: you two understood each other, and the first mission is won.",
            said,
        )
    return Text(
        "mirror_of_truth",
        "Roles and votes are turned up, and each vote is explained here. The deck has {0}, the target was"
        " {1}: this time it was not enough, and that is how one learns.",
        said,
    )


LESSONS = (
    Lesson(_who_is_there, _row),
    Lesson(_who_i_am, _roles),
    Lesson(
        Text(
            "mirror_of_truth",
            "Beside each role lie two zones. Green, with a tick, means: this suits my character. Red, with a"
            " cross: this does not. {0} sees what you put there, but not the role.",
            (Who(PARTNER),),
        ),
        (mine(0, GREEN), mine(0, RED), mine(1, GREEN), mine(1, RED)),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "Three pieces of evidence lie open. Take the one that says most about one of your roles, and drag"
            " it into a zone of that role. Or click the piece, then the zone.",
        ),
        ("evidence", "mine"),
        does=move("place"),
        instead=Text(
            "mirror_of_truth",
            "You have voted early; that is allowed. Every turn ends with evidence: drag one of the three"
            " pieces into a zone of one of your roles.",
        ),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "Now it is {0}'s turn, by the same rules. Watch what is put where. A click or any key makes bots"
            " hurry.",
            (Who(PARTNER),),
        ),
        (f"seat.{PARTNER}",),
        sees=event("placed", by=PARTNER),
    ),
    Lesson(_what_the_partner_said, (f"seat.{PARTNER}",)),
    Lesson(
        Text(
            "mirror_of_truth",
            "Your turn again: place another piece. The best piece suits one guest and nobody else in the row."
            " A right click, or Space, shows a card large.",
        ),
        ("evidence", "mine"),
        does=move("place"),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "The deck is your common score: {0} is the goal. Each piece of evidence takes a card from it, so"
            " talk briefly. Right votes bring cards back.",
            (TARGET,),
        ),
        ("mission", "deck"),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "Before your evidence you may vote on one guest. “Innocent” on a guest who is {0}: +2."
            " “Murderer” on the murderer: +3. Any mistake, and “Innocent” on yourself: −1.",
            (Who(PARTNER),),
        ),
        ("hand",),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "Vote when you have a suspicion: drag “Innocent” onto a guest who you think is {0}. If you would"
            " rather hear more first, place evidence.",
            (Who(PARTNER),),
        ),
        ("hand", "row"),
        does=move("vote"),
        instead=Text(
            "mirror_of_truth",
            "More evidence first: a good idea. But the deck shrinks, so vote as soon as two pieces point at"
            " the same guest.",
        ),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "The vote lies face down; what it says is known to you alone. Until you place evidence you can"
            " take it back: Undo, or Ctrl+Z.",
        ),
        (UNDO,),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "Always at hand: hide the screen (F8), all legal moves in words (Ctrl+M), a hint (Ctrl+H), the"
            " rules of this very place (F1), and the log of what happened (L).",
        ),
        (HIDE, MOVES, HINT, HELP, LOG),
    ),
    Lesson(
        Text(
            "mirror_of_truth",
            "Go on: evidence, votes, and at last “Murderer” on whoever is left over. Each guest takes one"
            " vote. When all have one, or the deck is empty, the round ends.",
        ),
        ("row", "hand", BUTTONS),
        sees=event("scored"),
    ),
    Lesson(_result, (END,)),
    Lesson(
        Text(
            "mirror_of_truth",
            "Missions have three rounds, with one murderer more in each. Three to six players play everybody"
            " for themselves. All of it is in the rules (F1). Good luck!",
        ),
        (HELP,),
    ),
)
TUTORIAL = Tutorial(
    options={"mode": "pair", "mission": GUIDED, "start": START, "target": TARGET, "rules": {"rounds": 1}},
    bots=("strong",),
    seed="learn 1",
    lessons=LESSONS,
    wins=FIRST_MISSION,
    told=Text("mirror_of_truth", "One round: deck {0}, target {1}", (START, TARGET)),
)
