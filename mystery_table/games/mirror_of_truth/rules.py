"""The rules of Mirror of Truth. Numbers in brackets are readings of the rules page.

Actions, by phase:

- setup (CHANCE): ("setup", first player, characters top first, evidence top last) before round 1, then
  ("collect", played evidence as it goes under the deck).
- arrange: ("swap", place, later place) or ("ready",); only with the option "arrange", between rounds (12a).
- story: ("tell", place) or ("skip", place), for each character in turn; only with the option "host" (12).
- deal (CHANCE): ("deal", places in the row: one or two for each seat).
- turn: ("vote", place, kind) or ("place", evidence, role, zone). kind 0 Murderer, 1 Innocent; role counts the
  own roles from 0, and by contrast in pairs role 2 is "suits neither"; zone 0 green, 1 red.
- place: ("place", …) after a vote.

Events, in the order they happen (characters and evidence are numbers of the decks; -1 is nobody):

- first (seat): who begins the match.
- collected (count): the evidence played in the last round went back under the deck, for pairs the reserve.
- revealed (evidence): a card of the deck was turned up.
- round (number): a round begins.
- returned (characters): cards held for unpaid bail went back, turned over; their debts stay (6).
- row (characters, newcomers): the row of this round.
- host (character): the murdered host (12).
- swapped (seat, place, place); told (seat, character); skipped (seat, character).
- role (places, characters) to one seat: its roles in the order received.
- turn (seat): whose turn begins.
- voted (seat, place, character), and to that seat alone cast (place, character, kind).
- placed (seat, evidence, role, zone).
- deck_out (): the pair's last card was turned up, which ends the round.
- opened (place, character, owner, ((seat, kind), …)): a stack is turned up, oldest vote first, and the owner
  shows the role; owner -1: a murderer.
- verdict (place, seat, kind, points, why, rank, defence): what one vote was worth; see state.Verdict.
- arrested (place, character, owner).
- bail (seat, character): 5 points paid; the character goes back, -1 if it had gone back before.
- scored (round, gains, totals): see state.Scored.
- finished (results): the match is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import Action, Observation, Options, Seat, State
from mystery_table.games.mirror_of_truth import guess, options, scoring, setup, turns
from mystery_table.games.mirror_of_truth.state import Own, Public

DEALS: dict[str, Callable[..., None]] = {
    "setup": setup.set_up,
    "collect": setup.collect,
    "deal": setup.deal,
}


class MirrorOfTruth(Game):
    """Competitive for 3-6 players, cooperative missions for a pair."""

    id = "mirror_of_truth"
    version = 1
    final = frozenset({"place"})
    """Evidence is a hint: once shown it has been seen, even if nothing was turned up in its stead."""

    def settle(self, options_given: Options, seats: int) -> dict[str, Any]:
        """Return complete options with all ruleset data; see options.py."""
        return options.settle(options_given, seats)

    def start(self, options_settled: Options, seats: int) -> State:
        """Return the table before the cards are shuffled."""
        rules = options.rules(options_settled)
        nothing = ((),) * seats
        public = Public(
            rules,
            seats,
            deck=rules.evidence,
            votes=(0,) * seats,
            points=(0,) * seats,
            debts=nothing,
            ages=(0,) * rules.evidence,
            deck_ages=(0,) * rules.evidence,
            won_ages=nothing,
        )
        return State(public, (Own(),) * seats, guess.untouched(rules.evidence, seats))

    def legal(self, observation: Observation) -> list[Action]:
        """Return what the seat in turn may do."""
        public = observation.public
        if public.phase == "story":
            return [("tell", public.stories), ("skip", public.stories)]
        if public.phase == "arrange":
            places = range(len(public.row))
            return [("ready",), *(("swap", a, b) for a in places for b in places if a < b)]
        return turns.legal(observation)

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        """Carry out one action."""
        verb = action[0]
        if verb == "place":
            turns.place(draft, seat, *action[1:])
        elif verb == "vote":
            turns.vote(draft, seat, *action[1:])
        elif verb in ("tell", "skip"):
            setup.story(draft, seat, action[1], told=verb == "tell")
        elif verb in ("swap", "ready"):
            setup.arrange(draft, seat, *action[1:])
        else:
            DEALS[verb](draft, *action[1:])

    def chance(self, state: State, rng: Rng) -> Action:
        """Return the shuffle or deal that comes now."""
        return setup.draw(state, rng)

    def possible(self, state: State, action: Action) -> bool:
        """Return whether the shuffle or deal is one of the cards there are."""
        return setup.could(state, action)

    def scores(self, public: Any) -> tuple[int, ...]:
        """Return points, 0 with unpaid bail; for pairs 1 for both if the mission succeeded, else 0."""
        return scoring.results(public) if public.phase == "over" else ()

    def guess(self, observation: Observation, rng: Rng) -> State:
        """Return a truth that agrees with all that seat knows; see guess.py."""
        return guess.guess(observation, rng)


GAME = MirrorOfTruth()
