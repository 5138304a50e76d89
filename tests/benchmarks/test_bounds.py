"""The bounds of the benchmarks, so wide that a busy machine with a busy disk keeps them, too."""

from __future__ import annotations

import pytest

from tests.benchmarks import core
from tests.benchmarks.registry import BENCHMARKS, Benchmark, run

GENEROUS = 20
OURS = [benchmark for benchmark in BENCHMARKS if benchmark.measure.__module__ == core.__name__]


@pytest.mark.parametrize("benchmark", OURS, ids=lambda benchmark: benchmark.name)
def test_nothing_is_many_times_slower_than_promised(benchmark: Benchmark) -> None:
    assert run(benchmark, quick=True).ratio < GENEROUS
