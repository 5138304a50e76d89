"""`python -m tests.benchmarks [--quick] [--readme] [WORD…]`: measure and print one table.

A benchmark is one function with `at_most` or `at_least` above it, in a module that is named in MODULES.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import sys

from tests.benchmarks import table
from tests.benchmarks.registry import BENCHMARKS, HEADING, line, run

MODULES = ("core", "steps", "decisions", "growth", "window", "art", "mary_king")


def main() -> int:
    """Print the table; return 1 if a bound is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks")
    parser.add_argument("--quick", action="store_true", help="measure less often")
    parser.add_argument("--readme", action="store_true", help="put the table into the README")
    parser.add_argument("word", nargs="*", help="only benchmarks whose name contains one of these words")
    args = parser.parse_args()
    for module in MODULES:
        importlib.import_module(f"tests.benchmarks.{module}")
    print(f"{platform.machine()}, Python {platform.python_version()}\n{HEADING}")
    results = []
    for benchmark in BENCHMARKS:
        if not args.word or any(word.lower() in benchmark.name.lower() for word in args.word):
            results.append(run(benchmark, args.quick))
            print(line(results[-1]), flush=True)
    if args.readme:
        table.write(results)
    return int(not all(result.ok for result in results))


if __name__ == "__main__":
    sys.exit(main())
