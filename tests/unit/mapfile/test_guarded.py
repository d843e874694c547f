"""Only regular files are read, up to a size; what lies outside a map's folder only if allowed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mapkit
from mapkit.errors import FileError
from mapkit.mapfile import read_map
from mapkit.mapfile.disk import digest_of_file, is_allowed, open_regular, read_regular
from tests.waiting import LIMIT_S

posix = pytest.mark.skipif(os.name != "posix", reason="there are no such files")
RULES = 'mapkit_ruleset: "1.0"\nid: r\nkinds: {open: {matches: open}}\n'
MAP = (
    'mapkit: "1.0"\nid: m\nruleset: RULES\n'
    "fields:\n  a: {kind: open, ring: [[0,0],[900,0],[900,900]]}\n"
)


@posix
@pytest.mark.parametrize("work", [open_regular, read_regular, digest_of_file])
def test_pipes_and_devices_are_not_waited_for(tmp_path: Path, work: Callable[[Path, int], object]):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(FileError, match="not a regular file"):
            work(path, 1000)


def test_size_is_bounded_and_digests_are_those_of_the_bytes(tmp_path: Path):
    path = tmp_path / "a"
    path.write_bytes(b"x" * 3_000_000)
    assert digest_of_file(path, 2**22) == hashlib.sha256(path.read_bytes()).hexdigest()
    for work in (read_regular, digest_of_file):
        with pytest.raises(FileError, match="too large"):
            work(path, 2_999_999)
    with pytest.raises(FileError, match="is a folder"):
        read_regular(tmp_path, 1)
    with pytest.raises(FileError, match="does not exist"):
        read_regular(tmp_path / "b", 1)
    with pytest.raises(FileError):
        read_regular(Path("a\0b"), 1)


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A map whose ruleset lies beside its folder."""
    (tmp_path / "rules.yaml").write_text(RULES, "utf-8")
    path = tmp_path / "maps" / "m.yaml"
    path.parent.mkdir()
    path.write_text(MAP.replace("RULES", "../rules.yaml"), "utf-8")
    return path


def test_a_ruleset_outside_is_opened_only_if_allowed(outside: Path):
    assert [d.code for d in read_map(outside).diagnostics] == ["MK130"]
    assert read_map(outside, outside=True).map is not None
    assert read_map(outside, outside={outside.parents[1] / "rules.yaml"}).map is not None
    assert mapkit.open(outside, allow_outside=True).map.ruleset.id == "r"
    with pytest.raises(mapkit.InvalidMapError):
        _ = mapkit.open(outside).map


@posix
def test_a_link_out_of_the_folder_is_outside(outside: Path):
    (outside.parent / "rules.yaml").symlink_to(outside.parents[1] / "rules.yaml")
    outside.write_text(MAP.replace("RULES", "./rules.yaml"), "utf-8")
    assert [d.code for d in read_map(outside).diagnostics] == ["MK130"]
    assert not is_allowed(outside.parent / "rules.yaml", outside.parent, outside=False)


def test_messages_say_nothing_of_what_stands_outside(outside: Path):
    (outside.parents[1] / "rules.yaml").write_text("root:x:secret: {password: 7}\n", "utf-8")
    found = read_map(outside, outside=True).diagnostics
    assert "MK130" in {d.code for d in found}
    assert not any("secret" in d.message + d.help or "password" in d.message for d in found)


KILLED = """
import os, signal, sys
from mapkit.mapfile import disk
step, path = sys.argv[1:]
def die(*_args, **_options):
    os.kill(os.getpid(), signal.SIGKILL)
class Half:
    def __init__(self, file): self.file = file
    def __enter__(self): return self
    def __exit__(self, *_): self.file.close()
    def write(self, content):
        self.file.write(content[: len(content) // 2]); self.file.flush(); die()
fdopen = os.fdopen
if step == "open": disk.os.fdopen = die
elif step == "write": disk.os.fdopen = lambda *a: Half(fdopen(*a))
elif step == "sync": disk.os.fsync = die
elif step == "replace": disk.Path.replace = die
elif step == "folder": disk._sync_folder = die
disk.write_atomic(path, "new" * 100_000, force=True)
"""


@posix
@pytest.mark.parametrize("step", ["open", "write", "sync", "replace", "folder"])
def test_a_process_killed_inside_the_write_leaves_the_old_file_or_the_new(
    tmp_path: Path, step: str
):
    path = tmp_path / "a"
    path.write_text("old", "utf-8")
    done = subprocess.run([sys.executable, "-c", KILLED, step, path], check=False, timeout=LIMIT_S)
    assert done.returncode == -9
    assert path.read_text("utf-8") == ("new" * 100_000 if step == "folder" else "old")


def test_the_folder_is_synced_after_the_name_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from mapkit.mapfile import disk

    seen: list[bool] = []
    path = tmp_path / "a"
    monkeypatch.setattr(disk, "_sync_folder", lambda _folder: seen.append(path.exists()))
    disk.write_atomic(path, "x")
    assert seen == [True]
