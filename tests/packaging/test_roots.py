"""The copies of Debian systems in which the .deb is tried."""

from __future__ import annotations

from pathlib import Path

import pytest
from shipping import roots

TABLE = """proc /proc proc rw 0 0
udev /build/root/dev devtmpfs rw 0 0
tmpfs /build/root/dev/shm tmpfs rw 0 0
/dev/vda /build/rootless/tmp ext4 rw 0 0
"""


def test_what_is_mounted_in_a_copy_is_found_in_its_order() -> None:
    assert roots.mounted(Path("/build/root"), TABLE) == ["/build/root/dev", "/build/root/dev/shm"]


def test_a_copy_is_not_removed_while_something_is_mounted_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roots, "mounted", lambda *_: [str(tmp_path / "dev")])
    monkeypatch.setattr(roots.subprocess, "run", lambda *_, **__: None)  # type: ignore[attr-defined]
    with pytest.raises(RuntimeError, match="still mounted"):
        roots._clear(tmp_path)
    assert tmp_path.exists()
