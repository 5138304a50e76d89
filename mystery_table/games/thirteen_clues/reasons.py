"""Why something is certain, in one sentence: from as few facts as will do."""

from __future__ import annotations

from typing import NamedTuple

from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Several, Text, Who
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import card_name, kind_of
from mystery_table.games.thirteen_clues.deduction import INFORMANT, MINE, Claim, follows
from mystery_table.games.thirteen_clues.state import BOTH, LEFT, heard
from mystery_table.games.thirteen_clues.worlds import Fact, Holder, Worlds, facts_of


class Reason(NamedTuple):
    """Why a claim is certain: a sentence, and the facts it rests on."""

    text: Said
    lines: tuple[int, ...]
    """Places in what the seat has heard."""
    accusations: tuple[int, ...]
    """Places among the accusations."""


def reason(observation: Observation, claim: Claim) -> Reason:
    """Return why a claim that follows from all facts is certain."""
    facts = fewest(observation, claim)
    lines = tuple(fact.place for fact in facts if fact.kind == "told")
    accusations = tuple(fact.place for fact in facts if fact.kind != "told")
    return Reason(_sentence(observation, claim, facts), lines, accusations)


def fewest(observation: Observation, claim: Claim) -> list[Fact]:
    """Return facts from which a claim follows and of which none can be left out: one, if one will do."""
    facts = facts_of(observation)
    if follows(Worlds(observation, ()), claim):
        return []
    for fact in facts:
        if follows(Worlds(observation, [fact]), claim):
            return [fact]
    for fact in list(facts):  # the oldest first: people remember the latest best
        without = [other for other in facts if other is not fact]
        if follows(Worlds(observation, without), claim):
            facts = without
    return facts


def conclusion(worlds: Worlds, claim: Claim) -> Said:
    """Return a claim in a few words."""
    card = card_name(claim.card)
    if claim.spot == MINE:
        return _about_mine(card, claim.there)
    if claim.spot == INFORMANT:
        return _about_informants(card, claim.there)
    return _about_hidden(card, claim.there, worlds.holders[claim.spot])


def _about_informants(card: Said, there: bool) -> Said:
    if there:
        return Text("thirteen_clues", "{0}: among the informants", (card,))
    return Text("thirteen_clues", "{0}: not among the informants", (card,))


def _about_hidden(card: Said, there: bool, holder: Holder) -> Said:
    if holder.side == BOTH:
        if there:
            return Text("thirteen_clues", "{0}: behind the screen of {1}", (card, Who(holder.seat)))
        return Text("thirteen_clues", "{0}: not behind the screen of {1}", (card, Who(holder.seat)))
    side = phrases.side(holder.side == LEFT)
    if there:
        return Text("thirteen_clues", "{0}: the card on the {1}", (card, side))
    return Text("thirteen_clues", "{0}: not the card on the {1}", (card, side))


def _about_mine(card: Said, there: bool) -> Said:
    if there:
        return Text("thirteen_clues", "{0}: yours", (card,))
    return Text("thirteen_clues", "{0}: not yours", (card,))


def _sentence(observation: Observation, claim: Claim, facts: list[Fact]) -> Said:
    worlds = Worlds(observation)
    said = conclusion(worlds, claim)
    if claim.spot == MINE and claim.there:
        others = [c for c in worlds.tables.cards if kind_of(c) == kind_of(claim.card) and c != claim.card]
        if others:
            names = Several(tuple(card_name(card) for card in others))
            return Text("thirteen_clues", "{0}, since none of the others can be: {1}.", (said, names))
    if not facts:
        return Text("thirteen_clues", "{0}, since you have seen where all the others are.", (said,))
    if len(facts) == 1:
        return _from_one(observation, said, facts[0])
    told = Several(tuple(_fact(observation, fact) for fact in facts))
    return Text("thirteen_clues", "{0}. Nothing else agrees with all of this: {1}.", (said, told))


def _from_one(observation: Observation, said: Said, fact: Fact) -> Said:
    told = _fact(observation, fact)
    if fact.kind != "told":
        return Text("thirteen_clues", "{0}, because of one accusation: {1}.", (said, told))
    line = heard(observation.public, observation.private.own)[fact.place]
    if line.answer == 0:
        return Text("thirteen_clues", "{0}, because of one answer: {1}.", (said, told))
    if fact.rest == 0:
        return Text("thirteen_clues", "{0}, because of one answer: {1}. You see all of them.", (said, told))
    seen = line.answer - fact.rest
    if not seen:
        return Text("thirteen_clues", "{0}, because of one answer: {1}. You see none of them.", (said, told))
    return Text("thirteen_clues", "{0}, because of one answer: {1}. You see only {2}.", (said, told, seen))


def _fact(observation: Observation, fact: Fact) -> Said:
    """Return what was said, in a few words."""
    public = observation.public
    if fact.kind == "told":
        line = heard(public, observation.private.own)[fact.place]
        return phrases.counted(line)
    names = Several(tuple(card_name(card) for card in fact.cards))
    if fact.kind == "wrong":
        return Text("thirteen_clues", "your wrong accusation ({0})", (names,))
    return Text("thirteen_clues", "what {0} named and so does not see ({1})", (Who(fact.holder.seat), names))
