"""The guided match: a ghost that is a bot, and the person with both psychics, on the easiest level."""

from __future__ import annotations

from mystery_table.core.state import Observation
from mystery_table.core.tutorial import (
    BUTTONS,
    END,
    HEAD,
    HELP,
    HIDE,
    HINT,
    MOVES,
    UNDO,
    Lesson,
    Tutorial,
    event,
    move,
)
from mystery_table.core.words import Text, Who
from mystery_table.games.mysterium import ids
from mystery_table.games.mysterium.state import FINISHED, GHOST

ME = 1
SUSPECTS = "row.0"


def _psychics(observation: Observation) -> tuple[str, ...]:
    return tuple(map(ids.psychic, range(observation.public.rules.psychics)))


def _visions(observation: Observation) -> tuple[str, ...]:
    public = observation.public
    return tuple(ids.visions(n) for n, at in enumerate(public.at) if at < FINISHED)


def _pawns(observation: Observation) -> tuple[str, ...]:
    public = observation.public
    return (SUSPECTS, *(ids.psychic(n) for n, at in enumerate(public.at) if at < FINISHED))


def _groups(observation: Observation) -> tuple[str, ...]:
    return (ids.SHARED_VISION, *map(ids.group, range(len(observation.public.groups))))


def _first_answers(observation: Observation) -> Text:
    right = sum(at > 0 for at in observation.public.at)
    return Text(
        "mysterium",
        "Right answers: {0} of {1}. Who is right keeps the card, gives up the visions, and looks for a place"
        " next, then for an object. Who is wrong keeps the visions, and more will come.",
        (right, observation.public.rules.psychics),
    )


def _result(observation: Observation) -> Text:
    facts = observation.public.facts
    if facts is not None and facts.accused >= 0 and facts.accused == facts.culprit:
        return Text(
            "mysterium",
            "The spirit rests: you have understood it, and both of you win. Here {0} tells at last, card by"
            " card, what was meant by what.",
            (Who(GHOST),),
        )
    return Text(
        "mysterium",
        "The night is over and the spirit does not rest yet. Here {0} tells at last, card by card, what was"
        " meant by what. Next time you will read it better.",
        (Who(GHOST),),
    )


LESSONS = (
    Lesson(
        Text(
            "mysterium",
            "{0} is the ghost of this manor and cannot speak, only send dreams. Both of you win or lose"
            " together. You lead two psychics; each must find a suspect, a place and an object.",
            (Who(GHOST),),
        ),
        _psychics,
    ),
    Lesson(
        Text(
            "mysterium",
            "Every hour the ghost gives each psychic a vision of one or more cards. Wait until both have"
            " theirs. A click or any key makes bots hurry.",
        ),
        _psychics,
        sees=event("hourglass"),
    ),
    Lesson(
        Text(
            "mysterium",
            "Look at them: what is in the picture, which colours, which mood? A right click, or Space, shows"
            " a vision large beside the cards that it may mean.",
        ),
        _visions,
    ),
    Lesson(
        Text(
            "mysterium",
            "At first a suspect is to be found: one of this row for each psychic, and never the same for"
            " both. The rows below wait: places, and then objects.",
        ),
        (SUSPECTS,),
    ),
    Lesson(
        Text(
            "mysterium",
            "Drag each psychic's pawn onto the suspect that its vision seems to mean, or click the pawn, then"
            " the card. Begin with one of them.",
        ),
        _pawns,
        does=move("pawn"),
    ),
    Lesson(
        Text(
            "mysterium",
            "Now the other pawn. Until you are done, pawns can be moved as often as you like, or taken back"
            " (Ctrl+Z). Compare: which picture fits which card better?",
        ),
        _pawns,
        does=move("pawn"),
    ),
    Lesson(
        Text("mysterium", "Content with both? Then press “Done”, and the ghost will answer."),
        (BUTTONS,),
        does=move("done"),
        instead=Text(
            "mysterium", "You changed your mind: that is what this time is for. When content, press “Done”."
        ),
    ),
    Lesson(
        Text("mysterium", "The ghost tells the psychics one after the other whether they are right."),
        _psychics,
        sees=event("hour"),
    ),
    Lesson(_first_answers, _psychics),
    Lesson(
        Text(
            "mysterium",
            "The clock shows the hour, and there are seven. Who has not found all three cards by then has"
            " lost for everybody. So wrong guesses cost time, but also bring more visions.",
        ),
        (f"{ids.DIAL}|{HEAD}",),
    ),
    Lesson(
        Text(
            "mysterium",
            "Always at hand: hide the screen (F8), take a move back (Ctrl+Z), all legal moves in words"
            " (Ctrl+M), a hint (Ctrl+H), and the rules of this very place (F1).",
        ),
        (HIDE, UNDO, MOVES, HINT, HELP),
    ),
    Lesson(
        Text(
            "mysterium",
            "Go on, hour by hour: read the visions, place the pawns, “Done”. When both psychics have their"
            " three cards, the last step begins.",
        ),
        (BUTTONS,),
        sees=event("lineup"),
    ),
    Lesson(
        Text(
            "mysterium",
            "Four groups of three: two are those that you have found, two are nobody's. One of yours is the"
            " truth, and the ghost now sends its last vision about it.",
        ),
        lambda observation: tuple(map(ids.group, range(len(observation.public.groups)))),
        sees=event("shared"),
    ),
    Lesson(
        Text(
            "mysterium",
            "Three cards, shuffled: one for the suspect, one for the place, one for the object. Which of the"
            " groups do they tell of? Point at it; there is one try only.",
        ),
        _groups,
        does=move("point"),
    ),
    Lesson(_result, (END,)),
    Lesson(
        Text(
            "mysterium",
            "Up to seven can play, with one psychic each, tokens for “agree” and a secret vote. And the ghost"
            " can be you: then you send the dreams. The rules (F1) know more. Good luck!",
        ),
        (HELP,),
    ),
)
TUTORIAL = Tutorial(options={}, bots=("strong",), seed="learn 0", lessons=LESSONS, seat=ME, minutes=9)
