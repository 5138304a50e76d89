"""The guided match: three at the table, the person begins, and two novices ask as best they can."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.core.tutorial import (
    END,
    HELP,
    HIDE,
    HINT,
    LOG,
    MOVES,
    TAB,
    Lesson,
    Tutorial,
    event,
    move,
)
from mystery_table.core.words import Text, Who
from mystery_table.games.thirteen_clues import ids
from mystery_table.games.thirteen_clues.state import informants

ME, LEFT, RIGHT = 0, 1, 2


def _others(observation: Observation) -> tuple[str, ...]:
    return tuple(ids.seat_area(seat) for seat in range(observation.public.seats) if seat != ME)


def _screens(observation: Observation) -> tuple[str, ...]:
    return (*(f"{area}.screen" for area in _others(observation)), "mine.hidden")


def _informants(observation: Observation) -> tuple[str, ...]:
    return tuple(map(ids.informant, range(informants(observation.public))))


def _result(observation: Observation) -> Text:
    if observation.public.turn == ME:
        return Text(
            "thirteen_clues",
            "Solved: you are the first to know. Here you can read who asked how much, and what everybody's"
            " mystery was.",
        )
    return Text(
        "thirteen_clues",
        "This time {0} was first. Here you can read who asked how much, and what your mystery was; how close"
        " were you?",
        (Who(observation.public.turn),),
    )


LESSONS = (
    Lesson(
        Text(
            "thirteen_clues",
            "Five cards are yours. Three of them, a person, a place and a weapon, will be the mystery of {0},"
            " the neighbour at your left. The other two stay hidden with you.",
            (Who(LEFT),),
        ),
        ("hand",),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "Drag one card of each kind onto the three fields, then press the button. Mix the suits: three"
            " cards of one suit would soon be found out.",
        ),
        ("giving",),
        does=move("keep"),
    ),
    Lesson(
        Text("thirteen_clues", "The others choose as well. When all have, the screens are put up."),
        sees=event("raised"),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "The others did the same. So here is your own mystery: everybody sees its cards but you. Whoever"
            " first names their person, place and weapon wins.",
        ),
        (ids.MYSTERY,),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "You see the mysteries of {0} and {1}, and your two hidden cards. None of these can be yours."
            " Exactly 13 cards are left that you cannot see.",
            (Who(LEFT), Who(RIGHT)),
        ),
        _screens,
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "The casebook keeps what you saw and heard, and works out what follows: a row for each suit, a"
            " column for each kind. Open it here, and click a mark to read why it stands there.",
        ),
        (TAB,),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "Each magnifying glass is one action. Ask a witness how many cards of a suit or with a trait they"
            " see: choose whom, then what, then press the button. Or drag glass and card.",
        ),
        ("asking", ids.GLASSES),
        does=move("ask"),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "A witness counts the cards on all screens but their own, and the two they hide. Compare: what"
            " you do not see yourself is on your screen, or hidden there. Your glass is theirs now.",
        ),
        ("speech",),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "Now the others ask. Everybody hears question and answer, and your casebook learns from them,"
            " too. A click or any key makes bots hurry.",
        ),
        _others,
        sees=event("turn", by=ME),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "A glass also buys a look at an informant, one of these cards: you alone see it, and it is"
            " certainly not on your screen. Good when all else is known.",
        ),
        _informants,
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "Always at hand: hide the screen (F8), all legal moves in words (Ctrl+M), a hint (Ctrl+H), the"
            " rules of this very place (F1), and the log of what happened (L).",
        ),
        (HIDE, MOVES, HINT, HELP, LOG),
    ),
    Lesson(
        Text(
            "thirteen_clues",
            "Ask on, and watch the casebook. When one person, one place and one weapon are left, accuse:"
            " choose “Accuse”, name the three, confirm. A mistake costs your glasses, not the match.",
        ),
        ("asking", TAB),
        sees=event("solved"),
        instead=Text(
            "thirteen_clues",
            "Good. Ask on until the casebook leaves one card in each column; then choose “Accuse”. A question"
            " is best where you cannot foresee the answer.",
        ),
    ),
    Lesson(_result, (END,)),
    Lesson(
        Text(
            "thirteen_clues",
            "Two to six can play, and “Top Secret” lets each ask one question unheard. In the lobby you"
            " choose how much the casebook fills in by itself. Good luck!",
        ),
        (HELP,),
    ),
)
TUTORIAL = Tutorial(options={}, bots=("novice", "novice"), seed="learn 0", lessons=LESSONS, minutes=7)
