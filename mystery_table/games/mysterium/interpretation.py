"""The psychics' part of an hour: pawns and tokens, all at once, until nobody has more to add (reading 3)."""

from __future__ import annotations

from typing import Any

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import CLOCK, Action, Observation, Seat
from mystery_table.games.mysterium import ghost_moves
from mystery_table.games.mysterium.state import (
    AGREE,
    DISAGREE,
    FINISHED,
    GHOST,
    candidates,
    run_by,
    seat_of,
    tokens_left,
)


def legal(observation: Observation) -> list[Action]:
    """Return what a psychic's seat may do, with its own psychics and with all others, or the ghost meanwhile.

    They sit at one table and look together: anybody may move anything that is not the ghost's.
    """
    public, seat = observation.public, observation.seat
    if seat == GHOST:
        return [("turn",), *ghost_moves.crows(observation)]
    found: list[Action] = [("done",)]
    if public.seats > 2:
        found.append(("wait",))
    own = run_by(public, seat)
    for psychic in (*own, *(i for i in range(public.rules.psychics) if i not in own)):
        found += _pawn_moves(public, psychic)
        found += _token_moves(public, psychic)
    found += [("done", other) for other in public.actors if other not in (seat, GHOST, CLOCK)]
    found += [("again", other) for other in public.done if other not in public.reopened]
    return found


def _pawn_moves(public: Any, psychic: int) -> list[Action]:
    now = public.pawns[psychic]
    moves: list[Action] = [("pawn", psychic, card) for card in candidates(public, psychic) if card != now]
    return moves if now is None else [*moves, ("lift", psychic)]


def _token_moves(public: Any, owner: int) -> list[Action]:
    laid = [target for who, target, _ in public.tokens if who == owner]
    targets = [i for i, card in enumerate(public.pawns) if card is not None and i != owner and i not in laid]
    moves: list[Action] = []
    if targets:
        for kind in (DISAGREE, AGREE):
            if tokens_left(public, owner, kind):
                moves += [("token", owner, target, kind) for target in targets]
    return moves + [("untoken", owner, target) for target in laid]


def _concerned(public: Any, seat: Seat) -> bool:
    """Return whether a seat has anything to do this hour: a card to find, or tokens."""
    rules = public.rules
    return any(
        public.at[i] < FINISHED or rules.agree + rules.disagree > sum(public.used[i])
        for i in run_by(public, seat)
    )


def begin(draft: Draft) -> None:
    """Let the psychics interpret; while a crow is left, the ghost turns the hourglass when it likes."""
    draft.phase = "interpret"
    if not draft.crows:
        draft.turned = True
        draft.tell("hourglass")
    watch(draft)


def watch(draft: Draft) -> None:
    """Find who may still act, and end the interpretation when no psychic's seat may."""
    over = {*draft.done, *draft.waiting}
    psychics = [s for s in range(1, draft.seats) if s not in over and _concerned(draft, s)]
    if not psychics:
        draft.tell("interpreted")
        _end(draft)
        return
    first = () if draft.turned else (GHOST,)
    last = (CLOCK,) if draft.turned and draft.rules.minutes else ()
    draft.actors = (*first, *psychics, *last)


def _end(draft: Draft) -> None:
    draft.phase, draft.actors = "reveal", (GHOST,)
    draft.done = draft.waiting = draft.reopened = ()


def turn(draft: Draft) -> None:
    """Turn the hourglass: from now on the ghost only listens."""
    draft.turned = True
    draft.tell("hourglass")
    watch(draft)


def time(draft: Draft) -> None:
    """End the interpretation because time is up."""
    draft.tell("time")
    _end(draft)


def _wake(draft: Draft, *seats: Seat) -> None:
    """Ask those again who were done unless something changes."""
    draft.waiting = tuple(seat for seat in draft.waiting if seat not in seats)
    watch(draft)


def _free(draft: Draft, psychic: int) -> tuple[tuple[int, int], ...]:
    """Give tokens beside a pawn back to their owners; return owners and kinds."""
    gone = tuple((owner, kind) for owner, target, kind in draft.tokens if target == psychic)
    draft.tokens = tuple(token for token in draft.tokens if token[1] != psychic)
    return gone


def pawn(draft: Draft, psychic: int, card: int) -> None:
    """Set a pawn down on a card; tokens beside its old place go back."""
    draft.pawns = put(draft.pawns, psychic, card)
    draft.moves = put(draft.moves, psychic, draft.moves[psychic] + 1)
    draft.tell("pawn", psychic, card, _free(draft, psychic))
    _wake(draft, *range(draft.seats))


def lift(draft: Draft, psychic: int) -> None:
    """Take a pawn back; tokens beside it go back too."""
    draft.pawns = put(draft.pawns, psychic, None)
    draft.tell("lifted", psychic, _free(draft, psychic))
    _wake(draft, *range(draft.seats))


def token(draft: Draft, owner: int, psychic: int, kind: int) -> None:
    """Lay a clairvoyancy token beside another psychic's pawn (reading 4)."""
    draft.tokens += ((owner, psychic, kind),)
    draft.tell("token", owner, psychic, kind)
    _wake(draft, seat_of(draft, psychic))


def untoken(draft: Draft, owner: int, psychic: int) -> None:
    """Take a token back."""
    draft.tokens = tuple(token for token in draft.tokens if token[:2] != (owner, psychic))
    draft.tell("untoken", owner, psychic)
    _wake(draft, seat_of(draft, psychic))


def wait(draft: Draft, seat: Seat) -> None:
    """Be done unless something changes: another pawn, or a token beside one's own."""
    draft.waiting += (seat,)
    draft.tell("waits", seat)
    watch(draft)


def done(draft: Draft, seat: Seat) -> None:
    """Be done with this hour."""
    draft.done += (seat,)
    draft.tell("done", seat)
    watch(draft)


def again(draft: Draft, seat: Seat) -> None:
    """Take back that a seat is done; once an hour for each, so that every hour ends."""
    draft.done = tuple(other for other in draft.done if other != seat)
    draft.reopened += (seat,)
    draft.tell("again", seat)
    watch(draft)
