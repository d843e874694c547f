"""Exporters of several files, and of what they are handed: pictures and answers."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mapkit.board import open_board
from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode
from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import MapkitError, OutputExistsError, UsageError
from mapkit.export import Exporter, Option, registry, write_with
from mapkit.export.outputs import write_files, zipped
from mapkit.illustrate import MapSupplies
from mapkit_exporters.contract import MAPS, ExporterContract, broken_field, pairwise, text_of

FILES = {"b/two.txt": b"two", "one.txt": b"one"}


def exporter(write: Callable[..., Any], **more: Any) -> Exporter:
    return Exporter("mine", "zip", "a test", frozenset({"provenance"}), write, several=True, **more)


def illustrated() -> Exporter:
    look = Option("look", "of the picture", ("light", "diagram"))
    return exporter(_write, needs=frozenset({"picture", "answers"}), options=(look,))


def test_a_zip_is_the_same_each_time_and_has_no_date() -> None:
    data = zipped(FILES)
    assert data == zipped(dict(reversed(FILES.items())))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {n: archive.read(n) for n in archive.namelist()} == FILES
        assert archive.namelist() == sorted(FILES)
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


@pytest.mark.parametrize("ending", [".zip", ".ZIP", "", ".d"])
def test_several_files_are_a_zip_or_a_folder(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    write_files(path, FILES)
    if ending.lower() == ".zip":
        assert path.read_bytes() == zipped(FILES)
    else:
        found = {p.relative_to(path).as_posix(): p.read_bytes() for p in path.rglob("*.txt")}
        assert found == FILES
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_a_folder_is_replaced_only_if_asked_and_only_if_it_is_an_export(tmp_path: Path) -> None:
    path = tmp_path / "out"
    write_files(path, {**FILES, "old.txt": b"old"})
    with pytest.raises(OutputExistsError, match="force=True"):
        write_files(path, FILES)
    with pytest.raises(OutputExistsError, match=r"other files \(old.txt\)"):
        write_files(path, FILES, force=True)
    write_files(path, {**FILES, "old.txt": b"new"}, force=True)
    assert (path / "old.txt").read_bytes() == b"new"
    assert [p.name for p in tmp_path.iterdir()] == ["out"]
    (tmp_path / "file").write_text("mine", "utf-8")
    with pytest.raises(OutputExistsError, match="is a file"):
        write_files(tmp_path / "file", FILES, force=True)
    (tmp_path / "empty").mkdir()
    write_files(tmp_path / "empty", FILES)
    assert (tmp_path / "empty" / "one.txt").exists()


def test_a_folder_that_cannot_be_written_is_not_there_in_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out"
    write_files(path, FILES)
    real = Path.write_bytes

    def full(self: Path, data: bytes) -> int:
        if self.name == "two.txt":
            raise OSError(28, "No space left on device")
        return real(self, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(MapkitError, match="cannot be written"):
        write_files(path, {"one.txt": b"1", "b/two.txt": b"2"}, force=True)
    assert (path / "one.txt").read_bytes() == b"one"
    assert [p.name for p in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize(
    "name", ["../x", "/x", "a//b", "a/../b", "", "a\\b", "C:x", ".hidden", "x.", "žluť", "a b"]
)
def test_names_that_lead_elsewhere_are_refused(tmp_path: Path, name: str) -> None:
    for path in (tmp_path / "out.zip", tmp_path / "out"):
        with pytest.raises(MapkitError, match="not a name for a file"):
            write_files(path, {name: b"x"})
    with pytest.raises(MapkitError, match="one name"):
        zipped({"A.txt": b"x", "a.TXT": b"y"})
    assert not list(tmp_path.iterdir())


def test_what_is_written_has_to_be_what_is_declared() -> None:
    told = compile_map(MAPS["one-field"]())
    wrong: Any
    for wrong in (b"x", {}):
        with pytest.raises(MapkitError, match="does not write what it declares"):
            write_with(exporter(lambda *_, files=wrong: files), told, {})
    odd: Any = {"a.txt": "x"}
    with pytest.raises(MapkitError, match=r"declares: the file 'a\.txt' is str, not bytes"):
        write_with(exporter(lambda *_: odd), told, {})
    one = Exporter("mine", "txt", "", frozenset({"provenance"}), lambda *_: {"a": b""})
    with pytest.raises(MapkitError, match="declares: write returned dict, not bytes"):
        write_with(one, told, {})


def test_a_partial_map_is_refused_where_the_format_cannot_say_so() -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    with pytest.raises(UsageError, match="mine cannot mark what is missing"):
        write_with(exporter(lambda *_: FILES), part, {})


@pytest.mark.parametrize(
    "more", [{"several": True}, {"needs": frozenset({"money"})}], ids=["ending", "needs"]
)
def test_a_nonsensical_declaration_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="mine"):
        Exporter("mine", "txt", "", frozenset({"provenance"}), lambda *_: b"", **more)


def test_the_text_in_a_container_is_found() -> None:
    inner = zipped({"deep.txt": b"reconstruction"})
    data = zipped({"a.bin": b"\xff\xfe", "inner.zip": inner})
    assert "reconstruction" not in data.decode("latin-1")
    assert "reconstruction" in text_of(data)
    assert "reconstruction" in text_of({"inner.zip": inner})


def test_settings_meet_in_pairs_and_are_few() -> None:
    options = [Option(f"o{k}", "x", ("a", "b", "c")) for k in range(10)]
    settings = pairwise(options)
    met = {
        frozenset({(x, s[x]), (y, s[y])}) for s in settings for x in s for y in s if x < y
    }  # fmt: skip
    assert len(met) == 45 * 9
    assert len(settings) <= 25
    assert pairwise(options) == settings
    assert pairwise([]) == [{}]
    assert pairwise(options[:1]) == [{"o0": "a"}, {"o0": "b"}, {"o0": "c"}]


class TestTheContractOfSeveralFiles(ExporterContract):
    """A format of several files with a picture and answers, held to the contract."""

    name = "mine"
    maps: ClassVar = {
        name: MAPS[name] for name in ("two-rooms", "launch-site", "no-sight", "odd-names")
    }

    @pytest.fixture
    def exporter(self) -> Exporter:
        return illustrated()


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Any, supplies: Any
) -> dict[str, bytes]:
    if compiled.missing:
        raise UsageError("no partial maps")
    picture = supplies.picture("svg", look=options["look"])
    few = len(compiled.map.fields) < 20
    answers = list(supplies.answers(progress)) if few else []
    return {
        "board.svg": picture.data,
        "answers.json": json.dumps([a["sentences"] for a in answers]).encode(),
        "about.txt": compiled.map.provenance.kind.encode(),
    }


MINE = illustrated()


def test_answers_are_those_of_the_command_line() -> None:
    board = open_board("two-rooms")
    told = {(a["origin"], a["target"]): a for a in MapSupplies(board.compile()).answers()}
    ids = board.ids
    assert set(told) == {(a, b) for k, a in enumerate(ids) for b in ids[k + 1 :]}
    for (a, b), answer in told.items():
        alone = board.sight(a, b)
        details = replace(alone.details, settled_mm=None)  # asked of one pair only
        assert answer == replace(alone, details=details).to_dict()
    assert not list(MapSupplies(compile_map(MAPS["no-sight"]())).answers())


def test_a_partial_map_has_no_answers_where_it_is_not_sure() -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    found = {tuple(sorted((a["origin"], a["target"]))) for a in MapSupplies(part).answers()}
    assert part.missing.sight
    assert found.isdisjoint(part.missing.sight)
    assert found


@pytest.mark.parametrize("dpi", [50.0, 97.0, 300.0])
def test_a_picture_says_where_the_board_lies(dpi: float) -> None:
    from matplotlib.image import imread

    from mapkit.drawing.looks import LOOKS

    compiled = open_board("two-rooms").compile()
    supplies = MapSupplies(compiled)
    found = supplies.picture("png", look="diagram", dpi=dpi)
    pixels = imread(io.BytesIO(found.data), format="png")
    assert pixels.shape[:2] == (found.height, found.width)
    void = LOOKS["diagram"].page
    xs, ys = zip(*compiled.map.vertices.values(), strict=True)
    right = found.left + found.per_unit * max(xs)
    assert right <= found.width
    assert found.left + found.per_unit * min(xs) >= -1e-6
    assert found.top + found.per_unit * max(ys) <= found.height
    drawn = supplies.picture("svg", look="diagram")
    assert f'width="{drawn.width:g}mm"'.encode() in drawn.data
    assert b"scale bar" not in drawn.data
    assert void.encode() in drawn.data


def test_a_board_exports_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_exporter", lambda _name: illustrated())
    data = open_board("two-rooms").export("mine", tmp_path / "out")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    assert {p.name: p.read_bytes() for p in (tmp_path / "out").iterdir()} == files
    assert json.loads(files["answers.json"])


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command line find the format of several files."""
    point = EntryPoint("mine", "tests.exporters.test_outputs:MINE", registry.GROUP)
    monkeypatch.setattr("mapkit.export.plugins.entry_points", lambda group: [point])  # noqa: ARG005


@pytest.mark.usefixtures("offered")
def test_the_command_line_writes_folders_and_zips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["export", "two-rooms", "--to", "mine", "-o", "out"]) == ExitCode.OK
    assert run(["export", "two-rooms", "--to", "mine", "-o", "out.zip"]) == ExitCode.OK
    assert run(["export", "two-rooms", "--to", "mine"]) == ExitCode.OK
    capsysbinary.readouterr()
    assert run(["export", "two-rooms", "--to", "mine", "-o", "-"]) == ExitCode.OK
    assert capsysbinary.readouterr().out == Path("out.zip").read_bytes()
    assert Path("two-rooms.zip").read_bytes() == Path("out.zip").read_bytes()
    with zipfile.ZipFile("out.zip") as archive:
        assert {p.name for p in Path("out").iterdir()} == set(archive.namelist())
    again = ["export", "two-rooms", "--to", "mine", "-o", "out"]
    assert run(again) == ExitCode.FILE
    assert run([*again, "--force"]) == ExitCode.OK
    Path("out", "mine.txt").write_text("mine", "utf-8")
    assert run([*again, "--force"]) == ExitCode.FILE
    assert Path("out", "mine.txt").exists()
    assert sorted(p.name for p in Path().iterdir()) == ["out", "out.zip", "two-rooms.zip"]
