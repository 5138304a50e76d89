"""What macOS is told about the program (a part of Info.plist), and its disk image."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path
from typing import Any

from shipping import project

SCRIPT = project.HERE / "macos" / "make-dmg.sh"


def build(bundle: Path, out: Path) -> None:
    """Write the disk image into a folder; needs macOS."""
    app = bundle.parent / f"{project.TITLE}.app"
    image = out / f"{project.PROGRAM}-{project.version()}-{platform.machine()}.dmg"
    subprocess.run([str(SCRIPT), str(app), str(image)], check=True)


def info() -> dict[str, Any]:
    """Return the entries that PyInstaller does not write itself into Info.plist."""
    return {
        "CFBundleDisplayName": project.TITLE,
        "CFBundleLocalizations": list(project.LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{project.TITLE} match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{project.ID}.match"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{project.ID}.match",
                "UTTypeDescription": f"{project.TITLE} match",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [project.SUFFIX.removeprefix(".")],
                    "public.mime-type": project.MIME,
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
    }
