"""Benchmarks of the pictures: more than forty faces on a table, from files and drawn anew."""

from __future__ import annotations

from functools import cache

from tests.benchmarks.registry import at_most
from tests.benchmarks.window import probe

Runs = list[dict[str, float]]


@cache
def _cold(quick: bool) -> Runs:
    return [probe("faces_cold") for _ in range(1 if quick else 5)]


@cache
def _cached(quick: bool) -> Runs:
    return [probe("faces_cached") for _ in range(1 if quick else 5)]


@at_most(150, "ms", "pictures: 40 from files, all shown")
def cached_all(quick: bool) -> list[float]:
    return [run["all"] for run in _cached(quick)]


@at_most(50, "ms", "pictures: 40 from files, worst frame gap")
def cached_worst(quick: bool) -> list[float]:
    return [run["worst"] for run in _cached(quick)]


@at_most(500, "ms", "pictures: drawn, the first")
def cold_first(quick: bool) -> list[float]:
    return [run["first"] for run in _cold(quick)]


@at_most(4000, "ms", "pictures: drawn, 40 of them")
def cold_all(quick: bool) -> list[float]:
    return [run["all"] for run in _cold(quick)]


@at_most(1.25, "× idle", "pictures: drawn, frame gap p99")
def cold_gaps(quick: bool) -> list[float]:
    return [run["ratio"] for run in _cold(quick)]


@at_most(200, "MB", "pictures: the drawing process at most")
def memory(quick: bool) -> list[float]:
    return [run["art"] for run in _cold(quick)]
