"""python -m tests.screens OUT [--only home,lobby] [--languages en,ru] [--sizes 1280x720] [--themes dark]

Renders every screen into PNG files and prints what is cut or covered on each.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.screens.measure import elisions, faults
from tests.screens.scenes import SCENES, stage_in

SIZES = ("1024x640", "1280x720", "1600x900", "3840x2160")


def main() -> int:
    """Render what is asked for; return 1 if any text was cut or covered."""
    parser = argparse.ArgumentParser(prog="python -m tests.screens")
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default=",".join(SCENES))
    parser.add_argument("--languages", default="en,es,ru,xx")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--themes", default="dark,light")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    faults = 0
    cache = args.out / "cache"
    for language in args.languages.split(","):
        for theme in args.themes.split(","):
            for size in args.sizes.split(","):
                width, height = map(int, size.split("x"))
                with tempfile.TemporaryDirectory() as folder:
                    os.makedirs(cache, exist_ok=True)  # noqa: PTH103 - kept between stages
                    faults += render(args, Path(folder), language, theme, (width, height))
    return 1 if faults else 0


def render(args: argparse.Namespace, folder: Path, language: str, theme: str, size: tuple[int, int]) -> int:
    """Render the wanted screens in one language, theme and size; return how many faults were found."""
    (folder / "cache").symlink_to((args.out / "cache").resolve(), target_is_directory=True)
    stage = stage_in(folder, language, theme, size)
    count = 0
    for name in args.only.split(","):
        shown = SCENES[name](stage)
        stage.settle()
        with elisions() as cut:
            stage.paint_anew()
            picture = shown.grab()
        file = args.out / f"{name}_{language}_{theme}_{size[0]}x{size[1]}.png"
        picture.save(str(file))
        found = faults(shown, cut)
        count += len(found)
        print(file.name, *(f"\n    {words!r}" for words in found))
        if shown is not stage.window:
            shown.close()
    stage.window.close()
    return count


if __name__ == "__main__":
    sys.exit(main())
