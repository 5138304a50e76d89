"""What is said of each event: one sentence for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.state import Event
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.mary_king import names
from mystery_table.games.mary_king.cards import card_name
from mystery_table.games.mary_king.results import told_ending
from mystery_table.games.mary_king.state import NOBODY


def event(public: Any, happened: Event) -> Text | None:
    """Return one sentence; None where there is nothing to say. `public` is the position after the step."""
    say = SENTENCES.get(happened.verb)
    return say(public.rules, *happened.args) if say else None


def _dealt(rules: Any) -> Text:
    return Text("mary_king", "The cards are dealt.")


def _turn(rules: Any, day: int, seat: int) -> Text:
    controls, ideas = rules.limits[day]
    said = (names.day_name(rules, day), Who(seat), controls, ideas)
    return Text("mary_king", "{0}, turn of {1}. Control cards: up to {2}, ideas: up to {3}.", said)


def _drew(rules: Any, side: int, count: int) -> Text:
    return Text("mary_king", "{0}: draws %n card(s).", (Who(side),), n=count)


def _drawn(rules: Any, cards: tuple[int, ...]) -> Text:
    return Text("mary_king", "Drawn: {0}.", (names.cards_said(rules, cards),))


def _ideas(rules: Any, side: int, cards: tuple[int, ...]) -> Text:
    return Text("mary_king", "{0}: new ideas {1}.", (Who(side), names.cards_said(rules, cards)))


def _announced(rules: Any, seat: int, card: int, way: int, home: int) -> Text:
    said: tuple[Said, ...] = (Who(seat), names.card_said(rules, card))
    if rules.mask[card]:
        if home != NOBODY:
            return Text("mary_king", "{0}: takes the idea {1} and plays it.", said)
        return Text("mary_king", "{0}: plays {1}.", said) if not way else _turned(said)
    said = (*said, names.effect_text(rules, card, way))
    if rules.effects[card][way].when != "turn":
        return Text("mary_king", "{0}: flash {1}. {2}", said)
    if home != NOBODY:
        return Text("mary_king", "{0}: takes the idea {1} and plays it. {2}", said)
    return Text("mary_king", "{0}: plays {1}. {2}", said)


def _turned(said: tuple[Said, ...]) -> Text:
    return Text("mary_king", "{0}: plays {1}, turned by 180°.", (said[0], said[1]))


def _bought(rules: Any, seat: int, stack: int, card: int) -> Text:
    return Text("mary_king", "{0}: buys the idea {1}.", (Who(seat), names.card_said(rules, card)))


def _penalty(rules: Any, seat: int, pay: tuple[int, int]) -> Text:
    return Text("mary_king", "Penalties: mortal {0}, ghost {1}.", (pay[1], pay[0]))


def _redirected(rules: Any, seat: int, pay: tuple[int, int]) -> Text:
    return Text("mary_king", "The penalty passes to {0}: {1}.", (Who(1 - seat), max(pay)))


def _negated(rules: Any, seat: int, card: int) -> Text:
    return Text("mary_king", "{0} is negated and leaves the game.", (names.card_said(rules, card),))


def _flipped(rules: Any, tiles: int, held: int) -> Text:
    if held:
        said = (names.tile_list(tiles), names.tile_list(held))
        if not tiles:
            return Text("mary_king", "Nothing flips; locked: {0}.", (names.tile_list(held),))
        return Text("mary_king", "Flipped: {0}; locked: {1}.", said)
    return Text("mary_king", "Flipped: {0}.", (names.tile_list(tiles),))


def _locked(rules: Any, seat: int, tiles: int) -> Text:
    return Text("mary_king", "{0}: locks {1}.", (Who(seat), names.tile_list(tiles)))


def _unlocked(rules: Any, tiles: int) -> Text:
    return Text("mary_king", "Unlocked: {0}.", (names.tile_list(tiles),))


def _expired(rules: Any, seat: int, tiles: int) -> Text:
    return Text("mary_king", "Locks come off: {0}.", (names.tile_list(tiles),))


def _milled(rules: Any, side: int, cards: tuple[int, ...]) -> Text:
    said = (Who(side), names.cards_said(rules, cards))
    return Text("mary_king", "{0}: discards from mind {1}.", said)


def _discarded(rules: Any, side: int, card: int) -> Text:
    said = (Who(side), names.card_said(rules, card))
    return Text("mary_king", "{0}: discards from hand {1}.", said)


def _recovered(rules: Any, side: int, card: int) -> Text:
    return Text("mary_king", "{0}: {1} goes back into the mind.", (Who(side), names.card_said(rules, card)))


def _retrieved(rules: Any, side: int, card: int) -> Text:
    return Text("mary_king", "{0}: {1} goes from memory to hand.", (Who(side), names.card_said(rules, card)))


def _shed(rules: Any, side: int, count: int) -> Text:
    return Text("mary_king", "{0}: the hand goes into the mind.", (Who(side),))


def _looked(rules: Any, seat: int) -> Text:
    return Text("mary_king", "{0}: looks at the other hand.", (Who(seat),))


def _hand(rules: Any, side: int, cards: tuple[int, ...]) -> Text:
    return Text("mary_king", "In the hand of {0}: {1}.", (Who(side), names.cards_said(rules, cards)))


def _peeked(rules: Any, seat: int, side: int, count: int) -> Text:
    said = (Who(seat), names.side_name(side))
    return Text("mary_king", "{0}: looks at the top of a mind ({1}): %n card(s).", said, n=count)


def _top(rules: Any, side: int, cards: tuple[int, ...]) -> Text:
    return Text(
        "mary_king", "On top, the first one to be drawn last: {0}.", (names.cards_said(rules, cards),)
    )


def _reordered(rules: Any, seat: int, side: int, count: int) -> Text:
    return Text("mary_king", "{0}: puts them back in an order of choice.", (Who(seat),))


def _removed(rules: Any, side: int, stack: int, card: int) -> Text:
    return Text("mary_king", "The idea {0} leaves the game.", (names.card_said(rules, card),))


def _replayed(rules: Any, seat: int, card: int, way: int) -> Text:
    return Text("mary_king", "{0}: plays {1} from the memory.", (Who(seat), names.card_said(rules, card)))


def _overlaid(rules: Any, seat: int, stack: int, card: int) -> Text:
    said = (Who(seat), names.card_said(rules, card), stack + 1)
    return Text("mary_king", "{0}: {1} becomes a current idea, stack {2}.", said)


def _recalled(rules: Any, side: int, card: int) -> Text:
    return Text("mary_king", "{0}: recalls “{1}”.", (Who(side), card_name(rules, card)))


def _buried(rules: Any, side: int, card: int) -> Text:
    return Text("mary_king", "“{0}” goes under the memory.", (card_name(rules, card),))


def _ability(rules: Any, seat: int) -> Text:
    said = (Who(seat), names.Name(*rules.ability_names[seat]))
    return Text("mary_king", "{0}: special ability “{1}”.", said)


def _ended(rules: Any, seat: int) -> Text:
    return Text("mary_king", "{0}: end of the turn.", (Who(seat),))


def _over(rules: Any, result: tuple[int, ...], ending: tuple[Any, ...]) -> Text:
    return told_ending(rules, result, ending, None)


SENTENCES: dict[str, Callable[..., Text]] = {
    "dealt": _dealt,
    "turn": _turn,
    "drew": _drew,
    "drawn": _drawn,
    "ideas": _ideas,
    "announced": _announced,
    "bought": _bought,
    "penalty": _penalty,
    "redirected": _redirected,
    "negated": _negated,
    "flipped": _flipped,
    "locked": _locked,
    "unlocked": _unlocked,
    "expired": _expired,
    "milled": _milled,
    "discarded": _discarded,
    "recovered": _recovered,
    "retrieved": _retrieved,
    "shed": _shed,
    "looked": _looked,
    "hand": _hand,
    "peeked": _peeked,
    "top": _top,
    "reordered": _reordered,
    "removed": _removed,
    "replayed": _replayed,
    "overlaid": _overlaid,
    "recalled": _recalled,
    "buried": _buried,
    "ability": _ability,
    "ended": _ended,
    "over": _over,
}
