"""What a seat is asked, and its moves in words."""

from __future__ import annotations

from typing import Any

from mystery_table.core.layout import Gesture
from mystery_table.core.state import Action, Observation
from mystery_table.core.words import Said, Several, Text, Who
from mystery_table.games.thirteen_clues import ids, phrases
from mystery_table.games.thirteen_clues.cards import FIRST_KIND, card_name, suit_of
from mystery_table.games.thirteen_clues.results import ending
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, RIGHT, Line
from mystery_table.games.thirteen_clues.turns import filters, unseen

Task = tuple[Text, bool]
KINDS_TO_CHOOSE = (
    Text("thirteen_clues", "Choose a person"),
    Text("thirteen_clues", "Choose a place"),
    Text("thirteen_clues", "Choose a weapon"),
)


def action(observation: Observation, action: Action) -> Said:
    """Return a move in words, as the Moves list and hints say it."""
    verb, *args = action
    if verb in ("ask", "secret"):
        question = phrases.question(_line(observation, action))
        if verb == "ask":
            return Text("thirteen_clues", "Ask: “{0}”", (question,))
        return Text("thirteen_clues", "Ask in secret: “{0}”", (question,))
    if verb == "keep":
        return _keeping(observation, *args)
    if verb == "accuse":
        return Text("thirteen_clues", "Accuse: “{0}”", (phrases.accusation(tuple(args)),))
    return button(observation, action)


def _line(observation: Observation, action: Action) -> Line:
    return Line(observation.seat, action[1], action[2], action[3], 0)


def _keeping(observation: Observation, *chosen: int) -> Text:
    neighbour = Who((observation.seat + 1) % observation.public.seats)
    given = Several(tuple(map(card_name, chosen[:3])))
    if len(chosen) == 3:
        return Text("thirteen_clues", "Give {0}: {1}", (neighbour, given))
    said = (neighbour, given, card_name(chosen[3]))
    return Text("thirteen_clues", "Give {0}: {1}; hide on the left: {2}", said)


def button(observation: Observation, action: Action) -> Text:
    """Return what the button says that makes a move."""
    verb, *args = action
    if verb == "ask":
        return Text("thirteen_clues", "Ask {0}", (Who(args[0]),))
    if verb == "secret":
        return Text("thirteen_clues", "Ask {0} in secret", (Who(args[0]),))
    if verb == "look":
        return Text("thirteen_clues", "Look at informant {0}", (ids.LETTERS[args[0]],))
    if verb == "take":
        return Text("thirteen_clues", "Take a glass from {0}", (Who(args[0]),))
    if verb == "accuse":
        return Text("thirteen_clues", "Accuse")
    neighbour = Who((observation.seat + 1) % observation.public.seats)
    return Text("thirteen_clues", "Give this mystery to {0}", (neighbour,))


def warning(observation: Observation, action: Action) -> Text | None:
    """Return what to think of before a move that is legal but may be a mistake, None for all others."""
    verb, *args = action
    own = observation.private.own
    if verb == "accuse":
        for letter, card in own.peeked:
            if card in args:
                said = (card_name(card), ids.LETTERS[letter])
                return Text("thirteen_clues", "This cannot be right: {0} is informant {1} (rule 8).", said)
        if any(
            named.seat == observation.seat and named.cards == tuple(args)
            for named in observation.public.named
        ):
            return Text("thirteen_clues", "You have named this mystery before, and it was wrong (rule 9).")
    if verb == "keep" and len({suit_of(card) for card in args[:3]}) == 1:
        return Text("thirteen_clues", "Three cards of one suit make an easy mystery (rule 1).")
    return None


def prompt(observation: Observation) -> Said:
    """Return what the seat is asked now."""
    public, me = observation.public, observation.seat
    if public.phase == "over":
        return ending(public, me)
    if me not in public.actors:
        return waiting(public, public.turn)
    if public.phase == "keep":
        neighbour = Who((me + 1) % public.seats)
        return Text("thirteen_clues", "Choose a person, a place and a weapon for {0}", (neighbour,))
    if public.phase == "take":
        return Text("thirteen_clues", "The supply is empty: take a magnifying glass from somebody")
    if public.seats == 2:
        return Text("thirteen_clues", "Ask, look at an informant, or accuse: one action")
    return Text("thirteen_clues", "Spend your magnifying glasses: %n to go", n=public.glasses[me])


def waiting(public: Any, seat: int) -> Text:
    """Return what the others read while a seat decides."""
    if public.phase in ("deal", "keep"):
        return Text("thirteen_clues", "The others choose mysteries for their neighbours")
    if public.phase == "take":
        return Text("thirteen_clues", "{0} takes a magnifying glass", (Who(seat),))
    return Text("thirteen_clues", "{0} investigates", (Who(seat),))


def tasks(observation: Observation, made: Gesture) -> tuple[Task, ...]:
    """Return what belongs to the move, each with whether the half-made move has it."""
    public = observation.public
    if observation.seat not in public.actors:
        return ()
    drops = {area: piece for piece, area in made}
    if public.phase == "keep":
        return _keeping_tasks(observation, drops)
    if public.phase == "take":
        return ((Text("thirteen_clues", "A magnifying glass"), bool(drops)),)
    if is_accusing(made):
        return tuple(_named(observation, kind, drops) for kind in range(3))
    return (_witness_task(drops), _question_task(observation, drops))


def is_accusing(made: Gesture) -> bool:
    """Return whether drops belong to an accusation."""
    return any(area == ids.MYSTERY or area.startswith("accuse.") for _, area in made)


def draft(observation: Observation, made: Gesture) -> Text | None:
    """Return the sentence in the making, with dots for what is open; None where nothing is said yet."""
    if observation.public.phase != "act" or not made:
        return None
    drops = {area: piece for piece, area in made}
    if is_accusing(made):
        named = [named_in(observation, kind, drops) for kind in range(3)]
        return Text("thirteen_clues", "“{0}”", (phrases.accusing(*named),))
    letter = next((area for area in drops if area.startswith("informant.")), None)
    if letter is not None:
        return Text("thirteen_clues", "Look at informant {0}", (ids.LETTERS[int(letter.split(".")[1])],))
    asked = phrases.asking(*_asked(observation, drops))
    if ids.TOKEN in drops.values():
        return Text("thirteen_clues", "Top secret: “{0}”", (asked,))
    return Text("thirteen_clues", "“{0}”", (asked,))


def missing(observation: Observation, made: Gesture) -> Text | None:
    """Return what is to be chosen next for the move in the making."""
    if observation.public.phase == "take":
        return Text("thirteen_clues", "Choose a magnifying glass")
    if observation.public.phase != "act":
        return None
    drops = {area: piece for piece, area in made}
    if is_accusing(made):
        open_kinds = [kind for kind in range(3) if named_in(observation, kind, drops) is None]
        return KINDS_TO_CHOOSE[open_kinds[0]] if open_kinds else Text("thirteen_clues", "Choose your mystery")
    if not made:
        return Text("thirteen_clues", "Ask, look or accuse")
    if ids.QUESTION not in drops:
        return Text("thirteen_clues", "Choose a suit or a trait")
    return Text("thirteen_clues", "Choose a witness")


def _asked(observation: Observation, drops: dict[str, str]) -> tuple[Said | None, int | None, int]:
    """Return witness, filter and side of a question in the making."""
    about = next((f for f in filters(observation.public) if ids.theme(f) == drops.get(ids.QUESTION)), None)
    area = next((area for area in drops if area.startswith("seat.")), None)
    if area is None:
        return None, about, BOTH
    side = LEFT if area.endswith(".left") else RIGHT if area.endswith(".right") else BOTH
    return Who(int(area.split(".")[1])), about, side


def _keeping_tasks(observation: Observation, drops: dict[str, str]) -> tuple[Task, ...]:
    own, found = observation.private.own, []
    for kind in range(3):
        piece = drops.get(ids.given(kind))
        found.append(_slot(kind, next((card for card in own.cards if ids.card(card) == piece), None)))
    if observation.public.seats == 2:
        found.append((Text("thirteen_clues", "The card on your left"), ids.HIDE_LEFT in drops))
    return tuple(found)


def _named(observation: Observation, kind: int, drops: dict[str, str]) -> Task:
    return _slot(kind, named_in(observation, kind, drops))


def named_in(observation: Observation, kind: int, drops: dict[str, str]) -> int | None:
    """Return which card of a kind the drops made (piece by area) name, None while that is open."""
    piece = drops.get(ids.accused(kind))
    return next((card for card in unseen(observation)[kind] if ids.suspect(card) == piece), None)


def _slot(kind: int, card: int | None) -> Task:
    label = phrases.label(FIRST_KIND + kind)
    if card is None:
        return Text("thirteen_clues", "Still open: {0}", (label,)), False
    return Text("thirteen_clues", "Chosen: {0}", (card_name(card),)), True


def _witness_task(drops: dict[str, str]) -> Task:
    area = next((area for area in drops if area.startswith("seat.")), None)
    if area is None:
        return Text("thirteen_clues", "A witness, an informant or an accusation"), False
    return Text("thirteen_clues", "Witness: {0}", (Who(int(area.split(".")[1])),)), True


def _question_task(observation: Observation, drops: dict[str, str]) -> Task:
    about = next((f for f in filters(observation.public) if ids.theme(f) == drops.get(ids.QUESTION)), None)
    if about is None:
        return Text("thirteen_clues", "What the question is about"), False
    return Text("thirteen_clues", "Question: how many {0}?", (phrases.asked(about),)), True
