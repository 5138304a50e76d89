"""The ghost's steps: visions sent, crows called, answers given, the culprit chosen."""

from __future__ import annotations

from mystery_table.core.draft import Draft, put
from mystery_table.core.state import CHANCE
from mystery_table.games.mysterium import dealing
from mystery_table.games.mysterium.cards import OBJECT
from mystery_table.games.mysterium.poll import over
from mystery_table.games.mysterium.state import AGREE, FINISHED, GHOST, LOST, Cards, Told, polled


def _play(draft: Draft, cards: Cards) -> None:
    """Take cards out of the ghost's hand."""
    ghost = draft.own[GHOST]
    left = tuple(card for card in ghost.hand if card not in cards)
    draft.own = put(draft.own, GHOST, ghost._replace(hand=left))
    draft.handful -= len(cards)


def send(draft: Draft, psychic: int, *cards: int) -> None:
    """Send a vision, and refill the hand (reading 1)."""
    _play(draft, cards)
    draft.visions = put(draft.visions, psychic, draft.visions[psychic] + cards)
    draft.sent += (psychic,)
    draft.tell("vision", psychic, *cards)
    dealing.refill(draft)


def crow(draft: Draft, *cards: int) -> None:
    """Throw cards away, face down, and draw as many (reading 2)."""
    _play(draft, cards)
    ghost = draft.own[GHOST]
    draft.own = put(draft.own, GHOST, ghost._replace(thrown=ghost.thrown + cards))
    draft.aside += len(cards)
    draft.crows -= 1
    draft.tell("crow", len(cards))
    if draft.phase == "interpret" and not draft.crows:
        draft.turned = True
        draft.tell("hourglass")
    dealing.refill(draft)


def reveal(draft: Draft, psychic: int) -> None:
    """Tell a psychic whether its guess was right, and reward those who knew (reading 5)."""
    kind, guess = draft.at[psychic], draft.pawns[psychic]
    right = guess == draft.own[GHOST].secret[psychic][kind]
    draft.tell("answer", psychic, LOST if guess is None else guess, int(right))
    if guess is not None:
        draft.answers += (Told(draft.hour, psychic, kind, guess, right, draft.visions[psychic]),)
    _reward(draft, psychic, right)
    draft.sent = tuple(other for other in draft.sent if other != psychic)
    if right:
        _find(draft, psychic, guess)
    elif guess is not None and guess not in draft.wrong[psychic]:
        draft.wrong = put(draft.wrong, psychic, (*draft.wrong[psychic], guess))
    if not draft.sent:
        _end_hour(draft)


def _reward(draft: Draft, psychic: int, right: bool) -> None:
    """Lay the tokens beside a pawn on the clock and let those that were right advance (readings 4, 5)."""
    for owner, target, kind in draft.tokens:
        if target == psychic:
            used = draft.used[owner]
            draft.used = put(draft.used, owner, put(used, kind, used[kind] + 1))
            if (kind == AGREE) == right:
                _advance(draft, owner, 1, "token")
    draft.tokens = tuple(token for token in draft.tokens if token[1] != psychic)


def _advance(draft: Draft, psychic: int, steps: int, why: str) -> None:
    draft.track = put(draft.track, psychic, draft.track[psychic] + steps)
    draft.tell("advanced", psychic, steps, draft.track[psychic], why)


def _find(draft: Draft, psychic: int, card: int) -> None:
    """Let a psychic go on to the next kind; early finishers advance on the track."""
    kind = draft.at[psychic]
    draft.found = put(draft.found, psychic, (*draft.found[psychic], card))
    draft.at = put(draft.at, psychic, kind + 1)
    draft.wrong = put(draft.wrong, psychic, ())
    draft.shown += draft.visions[psychic]
    draft.visions = put(draft.visions, psychic, ())
    early = draft.rules.hours - draft.hour
    if kind == OBJECT and polled(draft) and early:
        _advance(draft, psychic, early, "early")


def _end_hour(draft: Draft) -> None:
    if min(draft.at) == FINISHED:
        _second_phase(draft)
    elif draft.hour == draft.rules.hours:
        over(draft, LOST, ())
    else:
        draft.hour += 1
        dealing.begin_hour(draft)


def _second_phase(draft: Draft) -> None:
    """Begin the line-up; for 2 players it has two further groups, which are nobody's (reading 8).

    It counts as a turn of its own for the crow that comes once a turn (reading 2).
    """
    if draft.rules.crows_hourly:
        draft.crows = draft.rules.crows
    draft.pawns = (None,) * draft.rules.psychics
    dealing.recover(draft)
    if draft.seats == 2:
        draft.phase, draft.actors = "lineup", (CHANCE,)
        return
    draft.groups = draft.found
    draft.tell("lineup", draft.groups)
    draft.phase = "culprit"
    dealing.refill(draft)


def choose(draft: Draft, group: int, *cards: int) -> None:
    """Choose the culprit's group and the shared vision; the cards are shuffled (reading 7)."""
    _play(draft, cards)
    ghost = draft.own[GHOST]
    draft.own = put(draft.own, GHOST, ghost._replace(culprit=group, chosen=cards))
    draft.tell("chosen", group, cards, to=GHOST)
    draft.phase, draft.actors = "mix", (CHANCE,)
