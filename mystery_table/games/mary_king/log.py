"""What is said of each event: one sentence for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.state import Event
from mystery_table.core.words import Name, Said, Text, Who
from mystery_table.games.mary_king import names
from mystery_table.games.mary_king.cards import card_name
from mystery_table.games.mary_king.results import told_ending
from mystery_table.games.mary_king.state import NOBODY


def event(public: Any, happened: Event) -> Text | None:
    """Return one sentence; None where there is nothing to say. `public` is the position after the step."""
    say = SENTENCES.get(happened.verb)
    return say(Teller(public.rules), *happened.args) if say else None


class Teller:
    """Says what happened in a match with these rules; one method for each verb."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def dealt(self) -> Text:
        """Say that the cards are dealt."""
        return Text("mary_king", "The cards are dealt.")

    def turn(self, day: int, seat: int) -> Text:
        """Say whose turn begins, and its limits."""
        controls, ideas = self.rules.limits[day]
        said = (names.day_name(self.rules, day), Who(seat), controls, ideas)
        return Text("mary_king", "{0}, turn of {1}. Control cards: up to {2}, ideas: up to {3}.", said)

    def drew(self, side: int, count: int) -> Text:
        """Say how many cards a side draws."""
        return Text("mary_king", "{0}: draws %n card(s).", (Who(side),), n=count)

    def drawn(self, cards: tuple[int, ...]) -> Text:
        """Say which cards the viewer drew."""
        return Text("mary_king", "Drawn: {0}.", (names.cards_said(self.rules, cards),))

    def ideas(self, side: int, cards: tuple[int, ...]) -> Text:
        """Say which ideas are new."""
        return Text("mary_king", "{0}: new ideas {1}.", (Who(side), names.cards_said(self.rules, cards)))

    def announced(self, seat: int, card: int, way: int, home: int) -> Text:
        """Say what is played, from where and for which effect."""
        said: tuple[Said, ...] = (Who(seat), names.card_said(self.rules, card))
        if self.rules.mask[card]:
            if home != NOBODY:
                return Text("mary_king", "{0}: takes the idea {1} and plays it.", said)
            return Text("mary_king", "{0}: plays {1}.", said) if not way else self.turned(said)
        said = (*said, names.effect_text(self.rules, card, way))
        if self.rules.effects[card][way].when != "turn":
            return Text("mary_king", "{0}: flash {1}. {2}", said)
        if home != NOBODY:
            return Text("mary_king", "{0}: takes the idea {1} and plays it. {2}", said)
        return Text("mary_king", "{0}: plays {1}. {2}", said)

    def turned(self, said: tuple[Said, ...]) -> Text:
        """Say that a control card is played turned."""
        return Text("mary_king", "{0}: plays {1}, turned by 180°.", (said[0], said[1]))

    def bought(self, seat: int, stack: int, card: int) -> Text:
        """Say which idea goes to a hand."""
        return Text("mary_king", "{0}: buys the idea {1}.", (Who(seat), names.card_said(self.rules, card)))

    def penalty(self, seat: int, pay: tuple[int, int]) -> Text:
        """Say what both sides owe."""
        return Text("mary_king", "Penalties: mortal {0}, ghost {1}.", (pay[1], pay[0]))

    def redirected(self, seat: int, pay: tuple[int, int]) -> Text:
        """Say who pays now."""
        return Text("mary_king", "The penalty passes to {0}: {1}.", (Who(1 - seat), max(pay)))

    def negated(self, seat: int, card: int) -> Text:
        """Say which card does not resolve."""
        return Text("mary_king", "{0} is negated and leaves the game.", (names.card_said(self.rules, card),))

    def flipped(self, tiles: int, held: int) -> Text:
        """Say what flipped, and what was locked."""
        if held:
            said = (names.tile_list(tiles), names.tile_list(held))
            if not tiles:
                return Text("mary_king", "Nothing flips; locked: {0}.", (names.tile_list(held),))
            return Text("mary_king", "Flipped: {0}; locked: {1}.", said)
        return Text("mary_king", "Flipped: {0}.", (names.tile_list(tiles),))

    def locked(self, seat: int, tiles: int) -> Text:
        """Say what is locked."""
        return Text("mary_king", "{0}: locks {1}.", (Who(seat), names.tile_list(tiles)))

    def unlocked(self, tiles: int) -> Text:
        """Say what is unlocked."""
        return Text("mary_king", "Unlocked: {0}.", (names.tile_list(tiles),))

    def expired(self, seat: int, tiles: int) -> Text:
        """Say which locks come off by themselves."""
        return Text("mary_king", "Locks come off: {0}.", (names.tile_list(tiles),))

    def milled(self, side: int, cards: tuple[int, ...]) -> Text:
        """Say what a mind lost."""
        said = (Who(side), names.cards_said(self.rules, cards))
        return Text("mary_king", "{0}: discards from mind {1}.", said)

    def discarded(self, side: int, card: int) -> Text:
        """Say what a hand lost."""
        said = (Who(side), names.card_said(self.rules, card))
        return Text("mary_king", "{0}: discards from hand {1}.", said)

    def recovered(self, side: int, card: int) -> Text:
        """Say what goes back into a mind."""
        return Text(
            "mary_king", "{0}: {1} goes back into the mind.", (Who(side), names.card_said(self.rules, card))
        )

    def retrieved(self, side: int, card: int) -> Text:
        """Say what goes from memory to hand."""
        return Text(
            "mary_king", "{0}: {1} goes from memory to hand.", (Who(side), names.card_said(self.rules, card))
        )

    def shed(self, side: int, count: int) -> Text:
        """Say that a hand goes into its mind."""
        return Text("mary_king", "{0}: the hand goes into the mind.", (Who(side),))

    def looked(self, seat: int) -> Text:
        """Say that a hand is looked at."""
        return Text("mary_king", "{0}: looks at the other hand.", (Who(seat),))

    def hand(self, side: int, cards: tuple[int, ...]) -> Text:
        """Say to the one who looks what it sees."""
        return Text("mary_king", "In the hand of {0}: {1}.", (Who(side), names.cards_said(self.rules, cards)))

    def peeked(self, seat: int, side: int, count: int) -> Text:
        """Say that the top of a mind is looked at."""
        said = (Who(seat), names.side_name(side))
        return Text("mary_king", "{0}: looks at the top of a mind ({1}): %n card(s).", said, n=count)

    def top(self, side: int, cards: tuple[int, ...]) -> Text:
        """Say to the one who looks what it sees."""
        return Text(
            "mary_king",
            "On top, the first one to be drawn last: {0}.",
            (names.cards_said(self.rules, cards),),
        )

    def reordered(self, seat: int, side: int, count: int) -> Text:
        """Say that cards were put back."""
        return Text("mary_king", "{0}: puts them back in an order of choice.", (Who(seat),))

    def removed(self, side: int, stack: int, card: int) -> Text:
        """Say which idea leaves the game."""
        return Text("mary_king", "The idea {0} leaves the game.", (names.card_said(self.rules, card),))

    def replayed(self, seat: int, card: int, way: int) -> Text:
        """Say what is played from a memory."""
        return Text(
            "mary_king", "{0}: plays {1} from the memory.", (Who(seat), names.card_said(self.rules, card))
        )

    def overlaid(self, seat: int, stack: int, card: int) -> Text:
        """Say what becomes a current idea."""
        said = (Who(seat), names.card_said(self.rules, card), stack + 1)
        return Text("mary_king", "{0}: {1} becomes a current idea, stack {2}.", said)

    def recalled(self, side: int, card: int) -> Text:
        """Say what is recalled."""
        return Text("mary_king", "{0}: recalls “{1}”.", (Who(side), card_name(self.rules, card)))

    def buried(self, side: int, card: int) -> Text:
        """Say what goes under a memory."""
        return Text("mary_king", "“{0}” goes under the memory.", (card_name(self.rules, card),))

    def ability(self, seat: int) -> Text:
        """Say whose ability is used."""
        said = (Who(seat), Name(*self.rules.ability_names[seat]))
        return Text("mary_king", "{0}: special ability “{1}”.", said)

    def ended(self, seat: int) -> Text:
        """Say whose turn ends."""
        return Text("mary_king", "{0}: end of the turn.", (Who(seat),))

    def over(self, result: tuple[int, ...], ending: tuple[Any, ...]) -> Text:
        """Say how the match ended."""
        return told_ending(self.rules, result, ending, None)


SENTENCES: dict[str, Callable[..., Text]] = {
    "dealt": Teller.dealt,
    "turn": Teller.turn,
    "drew": Teller.drew,
    "drawn": Teller.drawn,
    "ideas": Teller.ideas,
    "announced": Teller.announced,
    "bought": Teller.bought,
    "penalty": Teller.penalty,
    "redirected": Teller.redirected,
    "negated": Teller.negated,
    "flipped": Teller.flipped,
    "locked": Teller.locked,
    "unlocked": Teller.unlocked,
    "expired": Teller.expired,
    "milled": Teller.milled,
    "discarded": Teller.discarded,
    "recovered": Teller.recovered,
    "retrieved": Teller.retrieved,
    "shed": Teller.shed,
    "looked": Teller.looked,
    "hand": Teller.hand,
    "peeked": Teller.peeked,
    "top": Teller.top,
    "reordered": Teller.reordered,
    "removed": Teller.removed,
    "replayed": Teller.replayed,
    "overlaid": Teller.overlaid,
    "recalled": Teller.recalled,
    "buried": Teller.buried,
    "ability": Teller.ability,
    "ended": Teller.ended,
    "over": Teller.over,
}
