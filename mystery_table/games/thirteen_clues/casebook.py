"""The casebook of one seat: what it saw, what it was told, what follows from that, and its own notes.

A value without a window. It is made anew of each observation; what has to last are the Notes, which whoever
shows the casebook keeps as the seat's note.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, NamedTuple

from mystery_table.core.state import Observation
from mystery_table.core.words import Said, Text, Who
from mystery_table.games.thirteen_clues import phrases
from mystery_table.games.thirteen_clues.cards import SUITS, card_name, kind_of, masks, suit_of
from mystery_table.games.thirteen_clues.deduction import INFORMANT, MINE, Claim, Deduction
from mystery_table.games.thirteen_clues.notes import Notes
from mystery_table.games.thirteen_clues.reasons import Reason, conclusion, reason
from mystery_table.games.thirteen_clues.state import Line, heard, informants
from mystery_table.games.thirteen_clues.worlds import Worlds, facts_of

Layer = Literal["seen", "told", "deduced", "pencil"]
Marking = Literal["off", "seen", "told", "full"]
LAYERS: tuple[Layer, ...] = ("seen", "told", "deduced", "pencil")
ALLOWED: dict[Marking, tuple[Layer, ...]] = {
    "off": ("pencil",),
    "seen": ("seen", "pencil"),
    "told": ("seen", "told", "pencil"),
    "full": LAYERS,
}
"""Which layers each kind of automatic marking fills in."""


class Mark(NamedTuple):
    """One mark in a cell.

    sign "screen", "hidden", "informant": where the card is, `who` being a seat or a letter (-1: which one is
    open); "mine"; "no": not mine; "possible": not ruled out; "asked": the told layer's, `who` being how many
    lines are about this card; "suspect": the pencil's only. `side` is 0 left, 1 right, for two players.
    """

    layer: Layer
    sign: str
    who: int = -1
    side: int = -1


class Cell(NamedTuple):
    """One card of the grid; out of play it has no marks."""

    card: int
    in_play: bool
    marks: tuple[Mark, ...]


class Casebook:
    """What the casebook of an observation's seat shows. `marking` and `layers` say what of it."""

    def __init__(
        self,
        observation: Observation,
        notes: Notes = Notes(),  # noqa: B008 - immutable
        marking: Marking = "full",
        layers: tuple[Layer, ...] = LAYERS,
    ) -> None:
        self.observation, self.notes = observation, notes
        self.marking = marking
        self.layers = tuple(layer for layer in LAYERS if layer in layers and layer in ALLOWED[marking])
        self._certain: dict[int, list[Claim]] = {}

    def again(self, notes: Notes, layers: tuple[Layer, ...]) -> Casebook:
        """Return the casebook with other notes and layers; what was worked out already is kept."""
        made = Casebook(self.observation, notes, self.marking, layers)
        worked_out: dict[str, Any] = {
            name: self.__dict__[name] for name in ("worlds", "deduction") if name in self.__dict__
        }
        made.__dict__.update(worked_out)
        made._certain = self._certain
        return made

    @cached_property
    def worlds(self) -> Worlds:
        """All worlds that agree with what the seat saw and heard."""
        return Worlds(self.observation)

    @cached_property
    def deduction(self) -> Deduction:
        """What follows; not even begun unless somebody looks at it."""
        return Deduction(self.worlds)

    @property
    def begun(self) -> bool:
        """Whether the screens stand, so that there is something to deduce."""
        return self.observation.public.phase not in ("deal", "keep")

    def rows(self) -> tuple[tuple[Cell, Cell, Cell], ...]:
        """Return the grid: a row for each suit of the deck, with its person, place and weapon."""
        return tuple(
            (self.cell(suit), self.cell(SUITS + suit), self.cell(2 * SUITS + suit)) for suit in range(SUITS)
        )

    def cell(self, card: int) -> Cell:
        """Return one card with its marks, layer by layer."""
        if suit_of(card) >= self.observation.public.rules.suits:
            return Cell(card, False, ())
        makers = {"seen": self._seen, "told": self._told, "deduced": self._deduced, "pencil": self._pencil}
        marks = tuple(mark for layer in self.layers for mark in makers[layer](card))
        return Cell(card, True, marks)

    def _seen(self, card: int) -> list[Mark]:
        own, screens = self.observation.private
        me, seats = self.observation.seat, self.observation.public.seats
        found = [Mark("seen", "screen", seat) for seat, screen in enumerate(screens) if card in screen]
        if card in own.cards:
            side = own.cards.index(card) if seats == 2 and self.begun else -1
            found.append(Mark("seen", "hidden", me, side))
        if card in own.given:
            found.append(Mark("seen", "screen", (me + 1) % seats))
        return found + [Mark("seen", "informant", letter) for letter, seen in own.peeked if seen == card]

    def _told(self, card: int) -> list[Mark]:
        if not self.begun or card not in self.worlds.tables.cards:
            return []
        about = sum(masks()[fact.about] >> card & 1 for fact in self.worlds.facts if fact.kind == "told")
        return [Mark("told", "asked", about)] if about else []

    def _deduced(self, card: int) -> list[Mark]:
        if not self.begun or card not in self.worlds.tables.cards:
            return []
        spots = self.deduction.where(card)
        if spots == (MINE,):
            return [Mark("deduced", "mine")]
        if MINE in spots:
            return [Mark("deduced", "possible")]
        return [Mark("deduced", "no"), *(self._place(spot) for spot in spots if len(spots) == 1)]

    def _place(self, spot: int) -> Mark:
        if spot == INFORMANT:
            met = {letter for letter, _ in self.observation.private.own.peeked}
            left = [letter for letter in range(informants(self.observation.public)) if letter not in met]
            return Mark("deduced", "informant", left[0] if len(left) == 1 else -1)
        return Mark("deduced", "hidden", *self.worlds.holders[spot])

    def _pencil(self, card: int) -> list[Mark]:
        return [Mark("pencil", pencil.sign, pencil.who) for pencil in self.notes.of(card)]

    def claims(self, card: int) -> list[Claim]:
        """Return all that is certain of a card, the most telling claim first."""
        if not self.begun or "deduced" not in self.layers:
            return []
        found = [claim for claim in self.deduction.claims() if claim.card == card]
        return sorted(found, key=lambda claim: (not claim.there, claim.spot != MINE))

    def why(self, card: int, mark: Mark) -> Reason | None:
        """Return why a mark stands there, in one sentence; None for a pencil mark."""
        if mark.layer == "seen":
            return Reason(self._sight(card, mark), (), ())
        if mark.layer == "told":
            return Reason(
                Text("thirteen_clues", "%n answer(s) about this card", n=mark.who), self.about(card), ()
            )
        if mark.layer == "pencil":
            return None
        if mark.sign == "possible":
            left = sum(card in mystery for mystery in self.deduction.mysteries)
            return Reason(Text("thirteen_clues", "Possible still, in %n mysteries", n=left), (), ())
        return self._because(card, mark.sign)

    def _because(self, card: int, sign: str) -> Reason | None:
        claims = self.claims(card)
        if sign == "no":
            claims = [claim for claim in claims if claim.spot == MINE]
        return reason(self.observation, claims[0]) if claims else None

    def _sight(self, card: int, mark: Mark) -> Said:
        name = card_name(card)
        if mark.sign == "informant":
            return Text("thirteen_clues", "{0}: informant {1}", (name, letter_name(mark.who)))
        if mark.sign == "screen":
            return Text("thirteen_clues", "{0}: on the screen of {1}", (name, Who(mark.who)))
        return Text("thirteen_clues", "{0}: behind your own screen", (name,))

    def about(self, card: int) -> tuple[int, ...]:
        """Return the lines that say something about a card which the seat has not seen."""
        told = (fact for fact in self.worlds.facts if fact.kind == "told")
        return tuple(fact.place for fact in told if masks()[fact.about] >> card & 1)

    def lines(self) -> tuple[Line, ...]:
        """Return what was said, as far as this seat heard it, oldest first; () if the layer is off."""
        return heard(self.observation.public, self.observation.private.own) if "told" in self.layers else ()

    def line(self, place: int) -> Said:
        """Return a line in a few words."""
        return phrases.counted(self.lines()[place])

    def follows(self, place: int) -> tuple[Said, ...]:
        """Return what became certain with line `place` that was not certain before it, mysteries first.

        Later accusations and informants are taken as known: what was ruled out by sight is not news.
        """
        if "deduced" not in self.layers:
            return ()
        before, after = self._certain_by(place - 1), self._certain_by(place)
        news = [claim for claim in after if claim not in before and _is_news(claim, after)]
        return tuple(conclusion(self.worlds, claim) for claim in sorted(news, key=_weight))

    def _certain_by(self, place: int) -> list[Claim]:
        """Return what is certain from all that was told up to a line."""
        told = [fact for fact in facts_of(self.observation) if fact.kind == "told" and fact.place <= place]
        if len(told) not in self._certain:
            self._certain[len(told)] = list(Deduction(Worlds(self.observation, told)).claims())
        return self._certain[len(told)]

    def mysteries(self) -> int:
        """Return how many mysteries are possible still; 0 if the layer is off."""
        return len(self.deduction.mysteries) if self.begun and "deduced" in self.layers else 0


def _is_news(claim: Claim, certain: list[Claim]) -> bool:
    """Return whether a claim is worth a line: where a card is, or else that it is not mine."""
    if claim.there:
        return True
    placed = any(other.there and other.card == claim.card for other in certain)
    return claim.spot == MINE and not placed


def _weight(claim: Claim) -> tuple[bool, bool, int, int]:
    return claim.spot != MINE, not claim.there, kind_of(claim.card), claim.card


def letter_name(letter: int) -> str:
    """Return the letter on an informant."""
    return "ABCDEFGHIJ"[letter]
