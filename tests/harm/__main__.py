"""python -m tests.harm [N]

Changes N stores (10,000) and as many files of matches at random and opens them. Whatever is raised but a
sentence for the user, lasts longer than two seconds, takes 200 MB or touches another match ends it.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from mystery_table.core.store import Store
from tests.harm import files, model, stores

TIMES, MEGABYTES = 10_000, 200


def main(words: list[str]) -> int:
    """Harm and print."""
    times = int(words[0]) if words else TIMES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = model.make(folder)
        began = time.process_time()
        came = Counter(stores.harm(made, folder / "harmed", seed) for seed in range(times))
        print(f"{times} stores: {dict(came)}, {time.process_time() - began:.0f} s", flush=True)
        began, store = time.process_time(), Store(made.copy(folder / "others"))
        came = Counter(files.harm(made, store, folder, seed) for seed in range(times))
        assert made.untouched(store), "an import touched another match"
        store.close()
        print(f"{times} files: {dict(came)}, {time.process_time() - began:.0f} s", flush=True)
    most = _peak()
    print(f"{most:.0f} MB at most")
    return int(most > MEGABYTES)


def _peak() -> float:
    """Return the most megabytes that this program held; getrusage would count whoever started it, too."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text("utf-8"))
    assert found is not None
    return int(found[1]) / 1024


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
