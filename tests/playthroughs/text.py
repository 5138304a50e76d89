"""Writes a match as text: its steps, what each of them said and to whom, and what changed in every view.

A view is the seat's observation and what is legal for it. What everybody sees is written once, as `public`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mystery_table import games
from mystery_table.core.game import Game
from mystery_table.core.session import Played, Session
from mystery_table.core.state import CHANCE, CLOCK, Action, Event
from mystery_table.translate import Speaker

SHORT = 100
"""Characters up to which a tuple is written in one line."""
View = dict[str, str]
Moves = list[tuple[int, Action]]


def written(game: Game, options: dict[str, Any], seats: int, seed: str, steps: Moves) -> str:
    """Return the text of a match of these steps, each of which must be legal."""
    rows = [(seat, action, None) for seat, action in steps]
    session = Session(game, games.load(game.id).settle(options, seats), seats, seed, None, rows, True)
    assert session.sound
    assert len(session.history) == len(steps)
    head = {"game": game.id, "version": game.version, "options": options, "seats": seats, "seed": seed}
    return "\n".join([json.dumps(head), *_lines(session)]) + "\n"


def read(text: str) -> tuple[dict[str, Any], Moves]:
    """Return the head and the steps of a written match."""
    head, *lines = text.splitlines()
    steps = [json.loads(line.split(" ", 2)[2]) for line in lines if line.startswith("# ")]
    return json.loads(head), [(seat, _tuples(action)) for seat, action in steps]


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _lines(session: Session) -> Iterator[str]:
    before: list[View] = [{} for _ in range(session.seats + 1)]
    views = _views(session, 0)
    yield from _changes(before, views)
    for number, played in enumerate(session.history, 1):
        yield ""
        yield f"# {number} {json.dumps([played.seat, played.action], ensure_ascii=False)}"
        yield from _said(session, number, played)
        before, views = views, _views(session, number)
        yield from _changes(before, views)
    yield ""
    yield f"scores {json.dumps(session.game.scores(session.state.public))}"


def _said(session: Session, number: int, played: Played) -> Iterator[str]:
    who = {CHANCE: "chance", CLOCK: "clock"}.get(played.seat, f"seat {played.seat}")
    yield f"  {who}{', forced' if played.forced else ''}"
    for event in played.events:
        heard = "all" if event.to is None else f"seat {event.to}"
        yield f"  to {heard}: {_sentence(session, number, event)}"


def _sentence(session: Session, number: int, event: Event) -> str:
    text = games.module(session.game.id, "words").event(session.states[number].public, event)
    plain = json.dumps([event.verb, *event.args], ensure_ascii=False)
    if text is None:
        return plain
    return f"{plain} “{Speaker('en').say(text, [f'seat {n}' for n in range(session.seats)])}”"


def _views(session: Session, number: int) -> list[View]:
    """Return what everybody sees, then what each seat alone does."""
    game, state = session.game, session.states[number]
    views = [dict(_flat(state.public, "public"))]
    actors = game.actors(state.public)
    for seat in range(session.seats):
        seen = game.observe(state, seat)
        assert seen.public == state.public
        view = dict(_flat(seen.private, f"seat {seat}"))
        legal = game.legal(seen) if seat in actors else []
        view[f"seat {seat} legal"] = f"{len(legal)}: {json.dumps(legal)[:SHORT]}" if legal else "nothing"
        views.append(view)
    return views


def _flat(value: Any, name: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of a value that are short enough for a line, each with its name."""
    plain = repr(value) if not hasattr(value, "_fields") else ""
    if hasattr(value, "_fields"):
        for field, part in zip(value._fields, value, strict=True):
            yield from _flat(part, f"{name}.{field}")
    elif isinstance(value, tuple) and (len(plain) > SHORT or any(hasattr(part, "_fields") for part in value)):
        for n, part in enumerate(value):
            yield from _flat(part, f"{name}[{n}]")
    else:
        yield name, plain


def _changes(before: list[View], after: list[View]) -> Iterator[str]:
    for old, new in zip(before, after, strict=True):
        for name, value in new.items():
            if old.get(name) != value:
                yield f"  {name} = {value}"
        yield from (f"  {name} is gone" for name in old if name not in new)
