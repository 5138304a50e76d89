"""The rules of Mysterium. Numbers in brackets are readings of the rules page.

Actions, by phase (cards, visions, psychics and groups by number; a seat where one is named):

- setup (CHANCE): ("setup", laid out by kind, what each psychic is to find, visions top last).
- vision (ghost): ("vision", psychic, cards…) by number, at least one unless none is left; ("crow", cards…).
- reshuffle (CHANCE): ("reshuffle", discarded visions top last), whenever the hand cannot be refilled.
- interpret, all psychics' seats at once and for any psychic: ("pawn", psychic, card), ("lift", psychic),
  ("token", owner, psychic, kind), ("untoken", owner, psychic); ("wait",), done unless something changes;
  ("done",); ("done", another seat); ("again", seat), not done after all. Ghost: ("turn",), while it may still
  call the crow; ("crow", …). CLOCK: ("time",), when an hourglass is used.
- reveal (ghost): ("reveal", psychic), ("crow", …).
- lineup (CHANCE, 2 players): ("lineup", groups), with two that are nobody's.
- culprit (ghost): ("culprit", group, three cards), ("crow", …).
- mix (CHANCE): ("mix", the three cards; with a poll the last is turned up first).
- vote: ("vote", psychic, group). point (2 or 3 players): ("point", seat, group).

Events, in the order they happen:

- laid (suspects, places, objects); secret (groups) to the ghost.
- hour (number); drew (visions) to the ghost; reshuffled (count); recovered (), all tokens.
- vision (psychic, cards…); crow (count).
- hourglass (), it runs; pawn (psychic, card, tokens that went back); lifted (psychic, tokens that went back);
  token (owner, psychic, kind); untoken (owner, psychic); waits (seat); done (seat); again (seat);
  interpreted (), nobody has anything to add; time ().
- answer (psychic, card or -1, right); advanced (psychic, steps, level, why): "token" or "early".
- lineup (groups); chosen (group, cards) to the ghost; shared (), the shared vision lies there;
  turned (visions).
- voted (psychic), and to that seat alone ballot (psychic, group); pointed (seat, group).
- over (accused, culprit, votes, secret): see state.Facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mystery_table.core.draft import Draft
from mystery_table.core.game import Game
from mystery_table.core.rng import Rng
from mystery_table.core.state import CLOCK, Action, Observation, Options, Seat, State
from mystery_table.games.mysterium import dealing, ghost, ghost_moves, guess, interpretation, options, poll
from mystery_table.games.mysterium.state import GHOST, Ghost, Hidden, Psychic, Public, polled

LEGAL: dict[str, Callable[[Observation], list[Action]]] = {
    "vision": ghost_moves.visions,
    "interpret": interpretation.legal,
    "reveal": ghost_moves.reveals,
    "culprit": ghost_moves.culprits,
    "vote": poll.votes,
    "point": poll.points,
}
STEPS: dict[str, Callable[..., None]] = {
    "setup": dealing.set_up,
    "reshuffle": dealing.reshuffle,
    "lineup": poll.line_up,
    "mix": poll.mix,
    "vision": ghost.send,
    "crow": ghost.crow,
    "reveal": ghost.reveal,
    "culprit": ghost.choose,
    "turn": interpretation.turn,
    "time": interpretation.time,
    "pawn": interpretation.pawn,
    "lift": interpretation.lift,
    "token": interpretation.token,
    "untoken": interpretation.untoken,
    "wait": interpretation.wait,
    "done": interpretation.done,
    "again": interpretation.again,
    "vote": poll.vote,
    "point": poll.point,
}

OF_THE_SEAT = ("wait", "done")
"""Moves that concern the seat that makes them, unless they name another."""


class Mysterium(Game):
    """A ghost and its psychics win or lose together."""

    id = "mysterium"
    version = 1
    final = frozenset({"vision", "crow", "reveal", "culprit", "vote", "point"})
    """What has been shown, told or chosen in the presence of all cannot be unseen."""

    def settle(self, options_given: Options, seats: int) -> dict[str, Any]:
        """Return complete options with all ruleset data; see options.py."""
        return options.settle(options_given, seats)

    def start(self, options_settled: Options, seats: int) -> State:
        """Return the table before the cards are shuffled."""
        public = Public(options.rules(options_settled), seats)
        return State(public, (Ghost(), *(Psychic(),) * (seats - 1)), Hidden())

    def legal(self, observation: Observation) -> list[Action]:
        """Return what the seat may do in this phase."""
        if observation.seat == CLOCK:
            return [("time",)]
        return LEGAL[observation.public.phase](observation)

    def step(self, draft: Draft, seat: Seat, action: Action) -> None:
        """Carry out one action."""
        verb, *args = action
        if verb in OF_THE_SEAT:
            args = args or [seat]
        STEPS[verb](draft, *args)

    def chance(self, state: State, rng: Rng) -> Action:
        """Return the shuffle or deal that comes now."""
        return dealing.draw(state, rng)

    def possible(self, state: State, action: Action) -> bool:
        """Return whether the shuffle or deal is one of the cards there are."""
        return dealing.could(state, action)

    def scores(self, public: Any) -> tuple[int, ...]:
        """Return 1 for everybody if the culprit was found, else 0 for everybody."""
        return (int(public.won),) * public.seats if public.phase == "over" else ()

    def company(self, public: Any) -> tuple[frozenset[Seat], ...]:
        """Return the psychics' seats: they look together, except in the secret poll (reading 7)."""
        if public.phase == "vote" and polled(public):
            return ()
        return (frozenset(range(GHOST + 1, public.seats)),)

    def guess(self, observation: Observation, rng: Rng) -> State:
        """Return a truth that agrees with all that seat knows; see guess.py."""
        return guess.guess(observation, rng)


GAME = Mysterium()
