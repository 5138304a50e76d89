"""The rules of 13 Clues. Numbers in brackets are these readings of the rulebook:

1. Everybody is dealt a person, a place, a weapon and two more cards; gives one of each kind to the left
   neighbour, whose mystery it is, and hides the other two. Three cards of one suit are allowed, if unwise.
2. Whoever has no glass when their turn begins takes one from the supply, or if that is empty from a player.
3. All glasses are spent in the turn, one action each, in any order; actions may repeat.
4. A question goes to one other player and is about one suit in play or one of six traits (house option: also
   a kind). The glass goes to the witness.
5. The witness counts the cards on all screens but their own, and their two hidden ones. Nothing else.
6. A glass may buy a look at one informant: which one is public, the card is private and stays.
7. The glass for a look or an accusation goes to the nearest of the others, clockwise, who has none; if all
   of them have one, to the supply.
8. An accusation names a person, a place and a weapon, none of which one sees on a screen or hides. A known
   informant may be named, in vain.
9. A wrong accusation is heard by all, costs the glasses that are left and ends the turn, not the match.
10. Two players have no glasses and one action a turn; a question names the witness's left or right hidden
    card and counts only that one beside the asker's screen.
11. Top Secret (3-6): once a match the token makes a question of which only asker and witness hear what it was
    and what was answered; that it was asked is public.

Actions, by phase:

- deal (CHANCE): ("deal", first player, cards): a person, a place and a weapon for each seat, then two more
  for each, then the informants.
- keep: ("keep", person, place, weapon): three for the left neighbour, two behind the own screen. For two
  players the card that lies left comes after them; with more nobody tells left and right apart.
- take: ("take", seat): a glass from that player, since the supply is empty.
- act: ("ask", witness, filter, side), ("secret", witness, filter, side) with the Top Secret token,
  ("look", letter), ("accuse", person, place, weapon). See state.py for filter, side and letter.

Events, in the order they happen (a seat of -1 is the supply):

- first (seat): who begins the match.
- dealt (cards) to each seat.
- kept (seat): it has chosen a mystery for its neighbour.
- raised (): all have, and the screens stand.
- turn (seat).
- took (seat, from): a glass at the beginning of the turn.
- asked (asker, witness, filter, side, answer).
- whispered (asker, witness): a secret question; to these two, told (asker, witness, filter, side, answer).
- looked (seat, letter), and to that seat alone shown (letter, card).
- accused (seat, cards, right).
- passed (seat, to): a glass that was spent.
- lost (seat, count): glasses that a wrong accusation sends to the supply.
- solved (seat): the match is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation, Options, Seat, State
from mystery_table.games.thirteen_clues import guess, options, setup, turns
from mystery_table.games.thirteen_clues.state import Hidden, Own, Public, Sight


class ThirteenClues(Game):
    """For 2-6 players, everybody for themselves."""

    id = "thirteen_clues"
    version = 1

    def settle(self, options_given: Options, seats: int) -> dict[str, Any]:
        """Return complete options with all ruleset data; see options.py."""
        return options.settle(options_given, seats)

    def start(self, options_settled: Options, seats: int) -> State:
        """Return the table before the cards are shuffled."""
        rules = options.rules(options_settled)
        none = (0,) * seats
        public = Public(rules, seats, turns=none, glasses=none, tokens=none)
        return State(public, (Own(),) * seats, Hidden(((),) * seats))

    def sees(self, state: State, seat: Seat) -> Sight:
        """Return what the seat holds, and every screen but its own, which is turned round at the end."""
        public, screens = state.public, state.hidden.screens
        over = public.phase == "over"
        shown = tuple(screen if over or other != seat else () for other, screen in enumerate(screens))
        return Sight(state.private[seat], shown)

    def legal(self, observation: Observation) -> list[Action]:
        """Return what the seat may do."""
        phase = observation.public.phase
        if phase == "keep":
            return setup.legal_keeps(observation)
        return turns.legal_takes(observation) if phase == "take" else turns.legal_acts(observation)

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        """Carry out one action."""
        verb = action[0]
        if verb == "ask":
            turns.ask(draft, seat, *action[1:])
        elif verb == "secret":
            turns.ask_secretly(draft, seat, *action[1:])
        elif verb == "look":
            turns.look(draft, seat, action[1])
        elif verb == "accuse":
            turns.accuse(draft, seat, action[1:])
        elif verb == "take":
            turns.take(draft, seat, action[1])
        elif verb == "keep":
            setup.keep(draft, seat, action[1:4], action[4:])
        else:
            setup.deal(draft, *action[1:])

    def chance(self, state: State, rng: Rng) -> Action:
        """Return the deal."""
        return setup.draw(state.public, rng)

    def possible(self, state: State, action: Action) -> bool:
        """Return whether the deal is one of the cards there are."""
        return setup.could(state.public, action)

    def scores(self, public: Any) -> tuple[int, ...]:
        """Return 1 for whoever solved their mystery, 0 for the others."""
        if public.phase != "over":
            return ()
        return tuple(int(seat == public.turn) for seat in range(public.seats))

    def guess(self, observation: Observation, rng: Rng) -> State:
        """Return a truth that agrees with all that seat knows; see guess.py."""
        return next(guess.guesses(observation, rng))

    def guesses(self, observation: Observation, rng: Rng) -> Iterator[State]:
        """Return such truths without end; they are counted once and then only drawn."""
        return guess.guesses(observation, rng)


GAME = ThirteenClues()
