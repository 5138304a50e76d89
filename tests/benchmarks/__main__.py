"""`python -m tests.benchmarks [--quick] [WORD…]`: measure and print one table.

A benchmark is one function with `at_most` or `at_least` above it, in a module that is named in MODULES.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import sys

from tests.benchmarks.registry import BENCHMARKS, HEADING, line, run

MODULES = ("core", "steps", "window", "art", "mary_king")


def main() -> int:
    """Print the table; return 1 if a bound is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks")
    parser.add_argument("--quick", action="store_true", help="measure less often")
    parser.add_argument("word", nargs="*", help="only benchmarks whose name contains one of these words")
    args = parser.parse_args()
    for module in MODULES:
        importlib.import_module(f"tests.benchmarks.{module}")
    print(f"{platform.machine()}, Python {platform.python_version()}\n{HEADING}")
    broken = 0
    for benchmark in BENCHMARKS:
        if not args.word or any(word.lower() in benchmark.name.lower() for word in args.word):
            result = run(benchmark, args.quick)
            broken += not result.ok
            print(line(result), flush=True)
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
