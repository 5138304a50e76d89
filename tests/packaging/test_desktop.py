"""What desktops are told: menu entry, file type, metadata, manual page (K5)."""

from __future__ import annotations

import configparser
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from shipping import licences, pictures, project, smoke, tree

from mystery_table.__main__ import COMMANDS, _shared_options

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    tree.share(folder)
    return folder


def entry(share: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(share / "applications" / "mystery-table.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_K5_the_menu_entry_opens_files_of_our_type_and_speaks_three_languages(share: Path) -> None:
    found = entry(share)
    assert found["Exec"] == "mystery-table %f"
    assert found["MimeType"] == project.MIME + ";"
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert len({found[key], found[f"{key}[es]"], found[f"{key}[ru]"]}) == 3, key


def test_the_menu_entry_has_the_name_that_the_window_has(share: Path) -> None:
    for language in ("es", "ru"):
        words = (project.ROOT / "translations" / f"app_{language}.ts").read_text("utf-8")
        (name,) = re.findall(r"<source>Mystery Table</source>\s*<translation>(.*)</translation>", words)
        assert entry(share)[f"Name[{language}]"] == name


def test_K5_a_match_is_known_by_its_suffix_and_its_first_bytes(share: Path, tmp_path: Path) -> None:
    root = ET.parse(share / "mime" / "packages" / "mystery-table.xml").getroot()
    (kind,) = root
    assert kind.get("type") == project.MIME
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == [f"*{project.SUFFIX}"]
    (mark,) = kind.iter(f"{MIME}match")
    smoke.write_match(tmp_path / "a.mystery")
    assert (tmp_path / "a.mystery").read_text("utf-8").startswith(mark.get("value") or "?")
    assert {comment.get(LANG) for comment in kind.iter(f"{MIME}comment")} == {None, "es", "ru"}


def test_K5_the_metadata_name_version_launcher_and_type(share: Path) -> None:
    root = ET.parse(share / "metainfo" / f"{project.ID}.metainfo.xml").getroot()
    assert root.findtext("id") == project.ID
    assert [release.get("version") for release in root.iter("release")] == [project.version()]
    assert root.findtext("launchable") == "mystery-table.desktop"
    assert root.findtext("provides/mediatype") == project.MIME
    for tag in ("name", "summary", "p"):
        spoken = [element.get(LANG) for element in root.iter(tag) if element.get(LANG) or tag != "name"]
        assert {"es", "ru"} <= set(spoken), tag


def test_the_manual_tells_every_option_and_command() -> None:
    page = tree.manual().replace("\\-", "-")
    options = [action for action in _shared_options()._actions if action.option_strings]
    names = [name for action in options for name in action.option_strings]
    assert not [name for name in names if name not in page]
    assert not [name for name in COMMANDS if f"\n.B {name}\n" not in page]


def test_icons_lie_in_every_size_and_are_of_that_size(share: Path) -> None:
    for size in pictures.SIZES:
        for place in ("apps/mystery-table.png", "mimetypes/application-x-mystery-table.png"):
            content = (share / "icons" / "hicolor" / f"{size}x{size}" / place).read_bytes()
            assert content[16:24] == size.to_bytes(4, "big") * 2, (size, place)


def test_the_licences_of_everything_in_the_packages_are_told(share: Path) -> None:
    text = (share / "doc" / "mystery-table" / "copyright").read_text("utf-8")
    told = {licence.title for licence in licences.licences()}
    assert {"Mystery Table", "OpenMoji", "Qt", "pydantic", "pydantic-core", "platformdirs", "Python"} <= told
    assert {"pyinstaller", "ICU", "libffi", "SQLite", "Oswald", "Material Design Icons"} <= told
    for words in ("LESSER GENERAL PUBLIC", "Attribution-ShareAlike 4.0", "SIL OPEN FONT", "PYTHON SOFTWARE"):
        assert words.lower() in text.lower(), words
