"""What `packaging/build.py` is made of: the frozen program, its packages, and the checks of both."""

import sys
from pathlib import Path

# The program that is packaged is the one of this checkout, whatever else is installed.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
