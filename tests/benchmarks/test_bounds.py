"""The bounds of the benchmarks, so wide that a busy machine with a busy disk keeps them, too."""

from __future__ import annotations

import pytest

from tests.benchmarks import core
from tests.benchmarks.registry import BENCHMARKS, Benchmark, Result, run
from tests.benchmarks.table import README, replaced

GENEROUS = 20
OURS = [benchmark for benchmark in BENCHMARKS if benchmark.measure.__module__ == core.__name__]


@pytest.mark.parametrize("benchmark", OURS, ids=lambda benchmark: benchmark.name)
def test_nothing_is_many_times_slower_than_promised(benchmark: Benchmark) -> None:
    assert run(benchmark, quick=True).ratio < GENEROUS


def test_the_readme_has_a_place_for_the_table_and_what_is_over_says_so() -> None:
    made = Benchmark("a thing", "ms", "at most", 2, lambda _quick: [])
    text = replaced(README.read_text("utf-8"), [Result(made, 1.0), Result(made, 3.0)])
    assert "| a thing | 1 ms | at most 2 |" in text
    assert "| a thing | 3 ms **over** | at most 2 |" in text
