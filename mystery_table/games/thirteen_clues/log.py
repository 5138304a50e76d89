"""The log: one sentence for each event, from what the event says and what everybody knows."""

from __future__ import annotations

from typing import Any

from mystery_table.core.state import Event
from mystery_table.core.words import Several, Text, Who
from mystery_table.games.thirteen_clues import ids, phrases
from mystery_table.games.thirteen_clues.cards import card_name
from mystery_table.games.thirteen_clues.results import ending
from mystery_table.games.thirteen_clues.state import SUPPLY, Cards, Line


def event(public: Any, event: Event) -> Text | None:
    """Return what the log says, None where that would only repeat what is seen.

    `public` is the state after the step. Seats are named, so that the sentence is true for whoever reads it.
    """
    to = event.to if event.to is not None else -1
    said: Text | None = getattr(_Sentences(public, to), event.verb)(*event.args)
    return said


class _Sentences:
    """What is said of each event: a method for each verb, with the event's arguments."""

    def __init__(self, public: Any, to: int) -> None:
        self.public, self.to = public, Who(to)

    def first(self, seat: int) -> Text:
        return Text("thirteen_clues", "{0} begins.", (Who(seat),))

    def dealt(self, cards: Cards) -> Text:
        names = Several(tuple(map(card_name, cards)))
        return Text("thirteen_clues", "The cards of {0}: {1}.", (self.to, names))

    def kept(self, seat: int) -> Text:
        neighbour = Who((seat + 1) % self.public.seats)
        return Text("thirteen_clues", "{0}: a mystery for {1} is ready.", (Who(seat), neighbour))

    def raised(self) -> Text:
        return Text("thirteen_clues", "The screens stand: everybody sees every mystery but their own.")

    def turn(self, seat: int) -> None:
        """Say nothing: the banner shows whose turn it is."""

    def took(self, seat: int, giver: int) -> Text:
        if giver == SUPPLY:
            return Text("thirteen_clues", "{0} takes a magnifying glass from the supply.", (Who(seat),))
        return Text("thirteen_clues", "{0} takes a magnifying glass from {1}.", (Who(seat), Who(giver)))

    def asked(self, *facts: int) -> Text:
        line = Line(*facts)
        said = (Who(line.asker), phrases.question(line), Who(line.witness), phrases.reply(line))
        return Text("thirteen_clues", "{0}: “{1}” {2}: “{3}”", said)

    def whispered(self, asker: int, witness: int) -> Text:
        said = (Who(asker), Who(witness))
        return Text("thirteen_clues", "Top secret: {0} asks {1} what only the two of them hear.", said)

    def told(self, *facts: int) -> Text:
        line = Line(*facts)
        said = (Who(line.asker), phrases.question(line), Who(line.witness), phrases.reply(line))
        return Text("thirteen_clues", "Only the two of them hear it. {0}: “{1}” {2}: “{3}”", said)

    def looked(self, seat: int, letter: int) -> Text:
        return Text("thirteen_clues", "{0} looks at informant {1}.", (Who(seat), ids.LETTERS[letter]))

    def shown(self, letter: int, card: int) -> Text:
        said = (ids.LETTERS[letter], self.to, card_name(card))
        return Text("thirteen_clues", "Informant {0} shows {1} a card: {2}.", said)

    def accused(self, seat: int, cards: Cards, right: int) -> Text:
        said = (Who(seat), phrases.accusation(cards))
        if right:
            return Text("thirteen_clues", "{0}: “{1}” That is right: the mystery is solved.", said)
        return Text("thirteen_clues", "{0}: “{1}” That is wrong.", said)

    def passed(self, seat: int, to: int) -> Text:
        if to == SUPPLY:
            return Text("thirteen_clues", "The magnifying glass of {0} goes to the supply.", (Who(seat),))
        return Text("thirteen_clues", "The magnifying glass of {0} goes to {1}.", (Who(seat), Who(to)))

    def lost(self, seat: int, count: int) -> Text:
        glasses = Text("thirteen_clues", "%n magnifying glass(es)", n=count)
        return Text("thirteen_clues", "Back to the supply from {0}: {1}.", (Who(seat), glasses))

    def solved(self, _seat: int) -> Text:
        return ending(self.public, None)
