"""The sounds themselves: struck wood and bells as sums of fading sines, written as WAV files.

Every sound is the same whenever it is made: nothing in it depends on a match.
"""

from __future__ import annotations

import io
import math
import struct
import wave
from typing import NamedTuple

RATE = 22_050
"""Samples in a second, each 16 bits, one channel."""
LOUD = 0.5
"""Of the greatest sample: sounds stay far from what a speaker can do."""


class Strike(NamedTuple):
    """One struck note: when (seconds), how high (hertz), how long it rings (seconds), how loud (0 to 1)."""

    at: float
    pitch: float
    ring: float
    loud: float
    partials: tuple[float, ...] = (1.0,)
    """Frequencies that sound together, as multiples of the pitch; each half as loud as the one before."""


WOOD, BELL = (1.0, 2.71, 5.15), (1.0, 2.0, 2.98)
SOUNDS: dict[str, tuple[Strike, ...]] = {
    "moved": (Strike(0.0, 196.0, 0.06, 0.5, WOOD),),
    "turn": (Strike(0.0, 587.3, 0.22, 0.28, BELL), Strike(0.11, 784.0, 0.3, 0.28, BELL)),
    "refused": (Strike(0.0, 147.0, 0.09, 0.45, WOOD), Strike(0.1, 131.0, 0.09, 0.35, WOOD)),
    "over": (
        Strike(0.0, 392.0, 0.5, 0.25, BELL),
        Strike(0.16, 493.9, 0.5, 0.25, BELL),
        Strike(0.32, 587.3, 0.8, 0.25, BELL),
    ),
}
"""What is heard: a card was laid, it is one's turn, a move is refused, the match is over."""
FADED = 4.0
"""Times of ringing after which nothing is heard any more."""
ATTACK = 0.004
"""Seconds in which a strike rises, so that it does not click."""


def samples(strikes: tuple[Strike, ...]) -> list[int]:
    """Return a sound as whole numbers of 16 bits."""
    length = max(strike.at + strike.ring * FADED for strike in strikes)
    found = [0.0] * round(length * RATE)
    for strike in strikes:
        _add(found, strike)
    return [round(32_767 * LOUD * math.tanh(value)) for value in found]


def _add(found: list[float], strike: Strike) -> None:
    first, turn = round(strike.at * RATE), 2 * math.pi * strike.pitch / RATE
    for n in range(len(found) - first):
        time = n / RATE
        if time > strike.ring * FADED:
            return
        fade = min(1.0, time / ATTACK) * math.exp(-time / strike.ring)
        waves = sum(0.5**k * math.sin(turn * ratio * n) for k, ratio in enumerate(strike.partials))
        found[first + n] += strike.loud * fade * waves


def wav(name: str) -> bytes:
    """Return one of SOUNDS as the content of a WAV file."""
    content, values = io.BytesIO(), samples(SOUNDS[name])
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))
    return content.getvalue()
