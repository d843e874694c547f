from __future__ import annotations

import os
import select
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mapkit.errors import FileError, OutputExistsError
from mapkit.mapfile import write_atomic
from mapkit.mapfile.disk import beside
from tests.looping import for_each


def test_new_file(tmp_path: Path):
    write_atomic(tmp_path / "a", "żółw\r\n")
    assert (tmp_path / "a").read_bytes() == "żółw\r\n".encode()
    assert list(tmp_path.iterdir()) == [tmp_path / "a"]


def test_never_over_a_file_without_force(tmp_path: Path):
    path = tmp_path / "a"
    path.write_text("old")
    with pytest.raises(OutputExistsError, match="force=True"):
        write_atomic(path, b"new")
    assert path.read_text() == "old"
    write_atomic(path, b"new", force=True)
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_permissions_and_links_stay(tmp_path: Path):
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_atomic(link, b"new", force=True)
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_failure_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch):
    path = tmp_path / "a"
    path.write_text("old")

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(FileError, match="No space left"):
        write_atomic(path, b"new", force=True)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_appears_meanwhile_is_kept(tmp_path: Path, monkeypatch):
    path = tmp_path / "a"
    original = os.fsync

    def appear(handle: int) -> None:
        original(handle)
        path.write_text("theirs")

    monkeypatch.setattr(os, "fsync", appear)
    with pytest.raises(OutputExistsError):
        write_atomic(path, b"ours")
    assert path.read_text() == "theirs"
    assert list(tmp_path.iterdir()) == [path]


def test_places_where_no_file_can_be(tmp_path: Path):
    with pytest.raises(FileError, match="folder"):
        write_atomic(tmp_path, b"", force=True)
    with pytest.raises(FileError, match="no folder"):
        write_atomic(tmp_path / "no" / "file", b"")
    (tmp_path / "a").write_text("")
    with pytest.raises(FileError):
        write_atomic(tmp_path / "a" / "b", b"")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with a name")
def test_a_pipe_is_written_to_only_where_a_program_reads_it(tmp_path: Path):
    pipe, content = tmp_path / "pipe", b"x" * 300_000
    os.mkfifo(pipe)
    with pytest.raises(FileError, match="is a pipe that no program reads"):
        write_atomic(pipe, content)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with ThreadPoolExecutor(1) as pool:
        written = pool.submit(write_atomic, pipe, content)
        read = b""
        while not written.done():  # more than a pipe holds: the writer waits for the reader
            if select.select([reader], [], [], 0.05)[0]:
                read += os.read(reader, 2**20)
        written.result()
    read += os.read(reader, 2**20)
    os.close(reader)
    assert read == content


def test_devices_are_written_to_not_replaced():
    before = Path(os.devnull).stat().st_rdev
    write_atomic(os.devnull, b"x")
    write_atomic(os.devnull, b"x", force=True)
    assert Path(os.devnull).stat().st_rdev == before
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


@for_each("name", ["😀" * 60, "x" * 250, "ü" * 120])
def test_what_is_called_after_a_file_is_never_too_long(name: str, tmp_path: Path) -> None:
    first, other = (tmp_path / f"{name}{end}.yaml" for end in ("a", "b"))
    marked = [beside(path, ".before-saving", end) for path in (first, other) for end in (None, "")]
    assert len(set(marked)) == 4
    for path in marked:
        path.write_text(name, "utf-8")
        assert path.name.startswith(name[:50])
    assert beside(tmp_path / "a.yaml", "-2") == tmp_path / "a-2.yaml"
    assert beside(tmp_path / "a.yaml", ".report", ".json") == tmp_path / "a.report.json"
