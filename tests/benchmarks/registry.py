"""What a benchmark is: a function that returns measured values, and a bound that stands beside it as data."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from typing import Literal, NamedTuple

Measure = Callable[[bool], list[float]]
"""Takes whether it must be quick; returns values in the unit of its bound."""


Kind = Literal["at most", "at least", "peer"]


class Benchmark(NamedTuple):
    """One line of the table: the median of what `measure` returns must be at most or at least `bound`.

    A peer is another program's figure of the same run: it has no bound.
    """

    name: str
    unit: str
    kind: Kind
    bound: float
    measure: Measure


class Result(NamedTuple):
    """A benchmark and what came of it."""

    benchmark: Benchmark
    median: float

    @property
    def ratio(self) -> float:
        """How much of the bound is used up: 1 is at the bound, below is better."""
        used, bound = self.median, self.benchmark.bound
        if self.benchmark.kind == "peer":
            return 0.0
        return used / bound if self.benchmark.kind == "at most" else bound / used

    @property
    def ok(self) -> bool:
        """Whether the bound is kept."""
        return self.ratio <= 1


BENCHMARKS: list[Benchmark] = []


def at_most(bound: float, unit: str, name: str) -> Callable[[Measure], Measure]:
    """Make the function a benchmark whose median may be this much."""
    return _register("at most", bound, unit, name)


def at_least(bound: float, unit: str, name: str) -> Callable[[Measure], Measure]:
    """Make the function a benchmark whose median must be this much."""
    return _register("at least", bound, unit, name)


def peer(unit: str, name: str) -> Callable[[Measure], Measure]:
    """Make the function a measure of something that is not ours."""
    return _register("peer", 0.0, unit, name)


def _register(kind: Kind, bound: float, unit: str, name: str) -> Callable[[Measure], Measure]:
    def register(measure: Measure) -> Measure:
        BENCHMARKS.append(Benchmark(name, unit, kind, bound, measure))
        return measure

    return register


def run(benchmark: Benchmark, quick: bool) -> Result:
    """Measure one benchmark; where there is nothing to be measured the median is not a number."""
    return Result(benchmark, statistics.median(benchmark.measure(quick) or [math.nan]))


def line(result: Result) -> str:
    """Return a result as a line of the table."""
    b = result.benchmark
    if b.kind == "peer":
        return f"{b.name:<44} {result.median:>10.3f} {'':>7}  {'for comparison':<16} {b.unit:<12}"
    verdict = "ok" if result.ok else "OVER"
    limit = f"{b.kind} {b.bound:g}"
    return f"{b.name:<44} {result.median:>10.3f} {result.ratio:>7.2f}  {limit:<16} {b.unit:<12} {verdict}"


HEADING = f"{'':<44} {'median':>10} {'ratio':>7}  {'bound':<16} {'unit':<12}"
