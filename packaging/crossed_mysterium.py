"""Measures bots of Mysterium with partners whose minds have other sources than theirs.

    python packaging/crossed_mysterium.py [PART …] [--matches N]

Parts: listening, matches, levels, difficulty; all of them without one. What was measured stands in
packaging/data/crossed_mysterium.json and, to be read, in the page crossed_mysterium.md beside it.
Measuring goes on where it stopped; after a change of how bots move it begins anew. One process.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.crossed.command import run
from tools.crossed.mysterium_page import page
from tools.crossed.mysterium_parts import PARTS

if __name__ == "__main__":
    run("mysterium", PARTS, page)
