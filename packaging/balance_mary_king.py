"""Measures the ruleset of The Mirroring of Mary King by self-play; writes assets/mary_king/balance.json.

    python packaging/balance_mary_king.py duel [MATCHES]      equal casual bots
    python packaging/balance_mary_king.py levels [MATCHES]    each level against the one below
    python packaging/balance_mary_king.py missions [SEEDS] [LEVEL…]    strong and random players or pairs

Each part replaces its section of the file as it goes; the same numbers come out each time. A mission that was
measured as it is now, on as many deals, is not measured again.
"""

from __future__ import annotations

import json
import math
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mystery_table.core.bot import Mind, mind
from mystery_table.core.draft import Draft
from mystery_table.core.rng import Rng
from mystery_table.core.state import CHANCE, Observation, State
from mystery_table.games.mary_king import missions
from mystery_table.games.mary_king.rules import GAME

FILE = Path(__file__).resolve().parent.parent / "assets" / "mary_king" / "balance.json"
PAIRS = (
    ("novice", "random"), ("greedy", "random"), ("casual", "novice"), ("strong", "casual"),
    ("master", "strong"), ("master", "greedy"),
)  # fmt: skip
PORTION = 10
"""Matches after which what is known so far is written down."""
FIRST = 1000
"""Missions are measured on deals from this one on; their numbers were set by looking at earlier ones."""
CHANGED = {"long_shadow": 2000, "quiet_week": 3000}
"""Missions whose numbers were changed after that are measured on later deals, on which nothing was tuned."""
SEEDS = {"strong": 200, "random": 60}
TOLD = {"number", "difficulty", "name", "flavour", "goal_text", "origin", "success"}
"""What of a mission does not make it easier or harder."""


def play(start: State, minds: list[Mind], seed: str, times: list[float] | None = None) -> Draft:
    """Play a match on one open draft; `times` takes the processor's seconds of seat 0's decisions."""
    rng, draft = Rng(seed), Draft(start, quiet=True)
    while draft.actors:
        seat = draft.actors[0]
        if seat == CHANCE:
            GAME.step(draft, seat, GAME.chance(draft.view(), rng))
            continue
        seen = Observation(seat, draft.close().public, draft.own[seat])
        legal = GAME.legal(seen)
        began = time.process_time()
        chosen = legal[0] if len(legal) == 1 else minds[seat].choose(seen, legal, rng)
        if times is not None and seat == 0 and len(legal) > 1:
            times.append(time.process_time() - began)
        GAME.step(draft, seat, chosen)
    return draft


def ending(draft: Any) -> str:
    """Return the kind of a match's ending, such as "friday, by area"."""
    kind, winners = draft.ending[:2]
    if kind == "friday":
        return f"friday, by {draft.ending[4]}"
    return "both short" if kind == "short" and not any(winners) else str(kind)


def duel(matches: int, only: str = "") -> None:
    """Let equal casual bots play without and with abilities; in every second match the game has an owner."""
    for name, abilities in (("without_abilities", False), ("with_abilities", True)):
        if not only or only == name:
            _duel(name, [_start(abilities=abilities, owner=owner) for owner in (-1, -1, 0, 1)], matches)


def _duel(name: str, starts: list[State], matches: int) -> None:
    won: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    days: Counter[str] = Counter()
    bots = [mind("mary_king", "casual") for _ in range(2)]
    for number in range(matches):
        draft = play(starts[number % 4], bots, f"{name}/{number}")
        won[{(1, 0): "ghost", (0, 1): "mortal", (1, 1): "draw"}.get(draft.result, "nobody")] += 1
        ends[ending(draft)] += 1
        days[("monday", "tuesday", "wednesday", "thursday", "friday")[draft.day]] += 1
        if (number + 1) % (10 * PORTION) == 0 or number + 1 == matches:
            write("duel", name, {"matches": number + 1, "won": won, "endings": ends, "last_day": days})


def _start(**options: Any) -> State:
    return GAME.start(GAME.settle(options, 2), 2)


def levels(matches: int) -> None:
    """Let levels play against each other, every deal once from each side."""
    start = _start()
    for pair in PAIRS:
        level(start, pair, matches)


def level(start: State, pair: tuple[str, str], matches: int) -> None:
    """Let two levels play against each other."""
    bots = [mind("mary_king", name) for name in pair]
    won, times = [0, 0, 0], []
    for number in range(matches):
        swapped = number % 2
        spent: list[float] = []
        draft = play(start, bots[::-1] if swapped else bots, f"level/{number // 2}", spent)
        if not swapped:
            times += spent
        mine, other = draft.result[swapped], draft.result[1 - swapped]
        won[0 if mine > other else 1 if mine < other else 2] += 1
        if (number + 1) % PORTION == 0 or number + 1 == matches:
            median = round(sorted(times)[len(times) // 2], 6)
            entry = {"won": won[0], "lost": won[1], "drawn": won[2], "median_seconds": median}
            write("levels", f"{pair[0]} against {pair[1]}", {"matches": number + 1, **entry})


def mission(entry: missions.Entry, seeds: int, who: str) -> None:
    """Let a player of a level, or a pair of them, play a mission, unless that is known of it as it is now."""
    name, as_it_is, first = f"{entry.id}, {who}", mark(entry), first_deal(entry, who)
    known = read().get("missions", {}).get(name, {})
    if (known.get("seeds"), known.get("mark")) == (seeds, as_it_is):
        return
    won = sum(played(entry, range(first, first + seeds), who))
    low, high = interval(won, seeds)
    found = {"rate": round(won / seeds, 3), "from": round(low, 3), "to": round(high, 3)}
    write("missions", name, {"seeds": seeds, "first_seed": first, "won": won, "mark": as_it_is, **found})
    print(name, won, "of", seeds, flush=True)


def first_deal(entry: missions.Entry, who: str) -> int:
    """Return the first of the deals on which a mission is measured."""
    return CHANGED.get(entry.id, FIRST) if who == "strong" else FIRST


def played(entry: missions.Entry, deals: Iterable[int], who: str) -> list[int]:
    """Return for each deal whether a player of a level, or a pair of them, wins a mission."""
    start = _start(mode=entry.mode, mission=entry.id)
    rival = entry.opponent.level if entry.opponent else who
    side = start.public.rules.side
    bots = [mind("mary_king", who if entry.mode == "together" or seat == side else rival) for seat in (0, 1)]
    return [play(start, bots, f"{entry.id}/{number}").result[max(side, 0)] for number in deals]


def mark(entry: missions.Entry) -> int:
    """Return a number that changes with everything that makes a mission easier or harder."""
    facts = {key: value for key, value in missions.kept(entry).items() if key not in TOLD}
    return zlib.crc32(json.dumps(facts, sort_keys=True).encode())


def interval(won: int, seeds: int) -> tuple[float, float]:
    """Return the bounds between which a share lies with 95 % confidence (Wilson)."""
    z, share = 1.96, won / seeds
    middle = (share + z * z / (2 * seeds)) / (1 + z * z / seeds)
    half = z / (1 + z * z / seeds) * math.sqrt(share * (1 - share) / seeds + (z / (2 * seeds)) ** 2)
    return max(0.0, middle - half), min(1.0, middle + half)


def read() -> dict[str, Any]:
    """Return what was measured so far."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def write(section: str, name: str, entry: dict[str, Any]) -> None:
    """Replace one entry of the file."""
    known = read()
    known.setdefault(section, {})[name] = entry
    FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")


def main(words: list[str]) -> int:
    """Measure one part."""
    part, number = words[0], int(words[1]) if len(words) > 1 else 0
    if part == "duel":
        duel(number or 4000, "".join(words[2:]))
    elif part == "levels":
        levels(number or 200)
    elif part == "level":
        level(_start(), (words[2], words[3]), number)
    else:
        for who in words[2:] or SEEDS:
            for entry in missions.entries():
                mission(entry, number or SEEDS[who], who)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
