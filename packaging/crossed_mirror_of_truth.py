"""Measures bots of Mirror of Truth with partners and rivals whose minds have other sources than theirs.

    python packaging/crossed_mirror_of_truth.py [PART …] [--matches N]

Parts: listening, beliefs, missions, levels, rivals; all of them without one. What was measured stands in
packaging/data/crossed_mirror_of_truth.json and, to be read, in the page crossed_mirror_of_truth.md beside it.
Measuring goes on where it stopped; after a change of how bots move it begins anew. One process.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.crossed.command import run
from tools.crossed.mirror_page import page
from tools.crossed.mirror_parts import PARTS

if __name__ == "__main__":
    run("mirror_of_truth", PARTS, page)
