"""Files that are looked into before they are read: zips, folders, the heads of JSON."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from mapkit.errors import FileError
from mapkit.export.contents import Packed, json_member, names_in_zip, read_input
from mapkit.mapfile.source import MAX_BYTES


def zip_of(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return packed.getvalue()


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b'{"type": "Topology"}', "Topology"),
        (b'\xef\xbb\xbf{"a": {"type": "x"}, "type": "Topology"}', "Topology"),
        (b'{"a": {"type": "x"}}', ""),
        (b'{"type": 7}', ""),
        (b'[{"type": "x"}]', ""),
        (b'{"type": "Topology", "objects": {"a"', "Topology"),
        (b'["type", {"type": "Topology"', ""),
        (b'{"objects": "\xff", "type": "Topo', ""),
        (b"", ""),
    ],
)
def test_a_member_at_the_top_of_a_json(data: bytes, found: str) -> None:
    assert json_member(data, "type") == found


def test_a_folder_is_read_as_a_zip_of_its_files(tmp_path: Path) -> None:
    (tmp_path / "b.csv").write_bytes(b"b")
    (tmp_path / "a.csv").write_bytes(b"a")
    (tmp_path / ".hidden").write_bytes(b"h")
    (tmp_path / "inner").mkdir()
    data = read_input(tmp_path)
    assert names_in_zip(data) == ("a.csv", "b.csv")
    assert Packed(data, "x").read("b.csv") == b"b"
    assert read_input(tmp_path / "a.csv") == b"a"
    assert read_input(tmp_path) == data
    with pytest.raises(FileError, match="does not exist"):
        read_input(tmp_path / "none")


def test_a_folder_of_too_many_files_or_bytes_is_refused(tmp_path: Path) -> None:
    large = tmp_path / "large"
    large.mkdir()
    for name in ("a", "b"):
        with (large / name).open("wb") as file:
            file.truncate(MAX_BYTES // 2 + 1)
    with pytest.raises(FileError, match="too large"):
        read_input(large)
    many = tmp_path / "many"
    many.mkdir()
    for n in range(1001):
        (many / str(n)).touch()
    with pytest.raises(FileError, match="more than 1,000 files"):
        read_input(many)


def test_files_of_a_zip_are_found_by_name_and_named_with_their_folder() -> None:
    packed = Packed(zip_of({"x/a.csv": b"1", "__MACOSX/x/a.csv": b"2", "x/": b""}), "maps.zip")
    assert packed.names == ("x/a.csv",)
    assert packed.find("a.csv") == "x/a.csv"
    assert packed.find("b.csv") is None
    assert packed.place("x/a.csv") == Path("maps.zip/x/a.csv")
    twice = Packed(zip_of({"x/a.csv": b"1", "y/a.csv": b"2"}), "maps.zip")
    with pytest.raises(FileError, match=r"maps\.zip has several files called a\.csv"):
        twice.find("a.csv")


def test_a_zip_is_unpacked_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_BYTES == 32 * 2**20
    most = 3 * 2**20
    monkeypatch.setattr("mapkit.export.contents.MAX_BYTES", most)
    bomb = zip_of({"a": bytes(most + 1), "b": b"b", "c": bytes(most)})
    assert len(bomb) < most // 100
    with pytest.raises(FileError, match=r"maps.zip/a unpacks to more than 3 MB"):
        Packed(bomb, "maps.zip").read("a")
    packed = Packed(bomb, "maps.zip")
    assert packed.read("b") == b"b"
    with pytest.raises(FileError, match=r"maps.zip/c unpacks to more than 3 MB"):
        packed.read("c")
    many = zip_of({str(n): b"" for n in range(1001)})
    with pytest.raises(FileError, match="more than 1,000 files"):
        Packed(many, "maps.zip")


def test_odd_zips_are_refused_in_words() -> None:
    whole = zip_of({"a.csv": b"some text" * 100})
    for damaged in (b"", b"PK\x03\x04" + bytes(90), whole[:-30], whole[30:]):
        with pytest.raises(FileError, match=r"maps\.zip"):
            Packed(damaged, "maps.zip").read("a.csv")
        assert "b.csv" not in names_in_zip(damaged)
    with pytest.raises(FileError, match=r"maps\.zip/a is not a zip .* compressed in a rare"):
        Packed(zip_of({"a": b"a"}, zipfile.ZIP_BZIP2), "maps.zip").read("a")
    wrong = bytearray(whole)
    wrong[45] ^= 0xFF
    with pytest.raises(FileError, match=r"maps\.zip/a\.csv is not a zip file that can be"):
        Packed(bytes(wrong), "maps.zip").read("a.csv")
    locked = bytearray(whole)
    for at in (6, whole.rindex(b"PK\x01\x02") + 8):
        locked[at] |= 1
    with pytest.raises(FileError, match="encrypted"):
        Packed(bytes(locked), "maps.zip").read("a.csv")
