"""Ways in: which importer reads a file, what becomes of its shapes, what is said of the rest."""

from __future__ import annotations

import importlib
import io
import json
import re
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar

import pytest
import shapely

import mapkit
from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode
from mapkit.errors import FileError, MapkitError, UsageError
from mapkit.export import (
    ImportedField,
    ImportedMap,
    Importer,
    NotTaken,
    Option,
    box,
    fill_in,
    find_exporter,
    find_importer,
    importer_for,
    importers,
    load_importers,
    map_of,
    measured_join,
)
from mapkit.export.import_registry import GROUP
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit.mapfile import format_map, new_document, read_case, read_map
from mapkit.model import Marker, Portal
from mapkit_exporters.import_contract import ImporterContract
from tests.boards import map_in
from tests.exporters.importing import OF_EXTRAS
from tests.exporters.maps import CASES

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
BESIDE = ((10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0))
BEYOND = tuple((x + 20, y) for x, y in BESIDE)


def read_lines(data: bytes, _path: Path | None, options: Any) -> ImportedMap:
    """Read a format for tests: a square for each line, which is its id."""
    ids = data.decode().splitlines()[1:]
    shift = [(10.0 * k, 0.0) for k in range(len(ids))]
    fields = tuple(
        ImportedField((tuple((x + dx, y + dy) for x, y in SQUARE),), i, options["kind"], where=i)
        for i, (dx, dy) in zip(ids, shift, strict=True)
    )
    return ImportedMap(fields, "Lines", not_taken=(NotTaken("the first line", "line 1"),))


LINES = Importer(
    "lines",
    ("lines", "json"),
    "a test",
    lambda data: data.startswith(b"lines"),
    read_lines,
    (Option("kind", "of all fields", ("open", "built_up")),),
    loses="the rest",
)
MISNAMED = LINES
POINTS = [
    EntryPoint("case", "mapkit_exporters.case:IMPORTER", GROUP),
    EntryPoint("lines", "tests.exporters.test_importers:LINES", GROUP),
]


class TestCase(ImporterContract):
    name = "case"
    samples: ClassVar = {
        name: (CASES / f"{name}.json").read_bytes()
        for name in ("courtyard", "hand_rb8_tunnel", "ladders")
    }


def test_every_importer_that_ships_is_held_to_the_contract() -> None:
    for path in Path(__file__).parent.glob("test_*.py"):
        importlib.import_module(f"tests.exporters.{path.stem}")
    shipped = {n for n, p in importers().items() if p.value.startswith("mapkit_exporters")}
    held = {test.name for test in ImporterContract.__subclasses__()}
    assert shipped - OF_EXTRAS == held - {TestTheImporterOfTheDocumentation.name} - OF_EXTRAS


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mapkit.export.plugins.entry_points", lambda group: list(POINTS))  # noqa: ARG005
    monkeypatch.setattr("mapkit.export.box._ask", box._here)  # another process would not know them


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        *POINTS,
        EntryPoint("gone", "no_such_module:IMPORTER", GROUP),
        EntryPoint("dict", "collections:OrderedDict", GROUP),
        EntryPoint("other", "tests.exporters.test_importers:MISNAMED", GROUP),
    ]
    monkeypatch.setattr(
        "mapkit.export.plugins.entry_points", lambda group: points if group == GROUP else []
    )


@pytest.mark.parametrize("path", sorted(CASES.glob("*.json")), ids=lambda p: p.stem)
def test_a_case_is_the_same_map_as_before(path: Path) -> None:
    data = path.read_bytes()
    imported = importer_for(data, None).read(data, path, {})
    made = map_of(imported)
    game_map, not_taken = made.map, made.not_taken
    before = read_case(path)
    assert game_map == before
    assert format_map(new_document(game_map), game_map) == format_map(new_document(before), before)
    assert not_taken == ()


def test_the_case_json_is_installed_and_known_by_its_content() -> None:
    assert "case" in importers()
    assert find_importer("case").endings == ("json",)
    case = (CASES / "courtyard.json").read_bytes()
    assert importer_for(case, Path("x.whatever")).name == "case"
    for other in (b"", b"{}", b"[1]", b'{"fields": 1}', b"\xff", b"[" * 100_000, b"null"):
        assert not find_importer("case").recognises(other)


@pytest.mark.usefixtures("lines")
def test_content_goes_before_the_ending_and_the_ending_before_a_question() -> None:
    assert importer_for(b"lines\na", Path("x.json")).name == "lines"
    assert importer_for(b"nothing", Path("x.lines")).name == "lines"
    with pytest.raises(FileError, match=r"x.json may be in one of several.*case, lines"):
        importer_for(b"nothing", Path("x.json"))
    with pytest.raises(FileError, match=r"standard input may be in one of .*case, lines"):
        importer_for(b"nothing", None)
    with pytest.raises(FileError, match=r"x.txt is in no format .*case, lines"):
        importer_for(b"nothing", Path("x.txt"))


@pytest.mark.usefixtures("broken")
def test_a_broken_one_takes_away_itself_only(capsys: pytest.CaptureFixture[str]) -> None:
    working, broken = load_importers()
    assert [one.name for one in working] == ["case", "lines"]
    assert {one.name for one in broken} == {"gone", "dict", "other"}
    for name in ("gone", "dict", "other"):
        with pytest.raises(MapkitError, match=f"importer {name}"):
            find_importer(name)
    with pytest.raises(UsageError, match="no importer 'none'; there are: case, dict"):
        find_importer("none")
    assert run(["formats"]) == ExitCode.OK
    listed = capsys.readouterr()
    assert [line.split()[1] for line in listed.err.splitlines()] == ["dict", "gone", "other"]
    assert re.search(r"\ncase +\.json +read by `mapkit import`: a map in JSON", listed.out)
    assert "leaves out: the rest" in listed.out
    assert "--option kind=open|built_up" in listed.out
    assert run(["formats", "--json"]) == ExitCode.OK
    told = json.loads(capsys.readouterr().out)
    assert [r["what"] for r in told["read"]] == ["map", "case", "lines"]
    assert told["read"][2]["endings"] == ["lines", "json"]
    assert [b["name"] for b in told["broken"]] == ["dict", "gone", "other"]


@pytest.mark.parametrize(
    ("name", "endings"), [("", ("x",)), ("A", ("x",)), ("a", ()), ("a", (".x",))]
)
def test_a_nonsensical_declaration_is_refused(name: str, endings: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"format|ending"):
        Importer(name, endings, "", lambda _: True, read_lines)


def imported(*fields: ImportedField, **more: Any) -> ImportedMap:
    return ImportedMap(fields, "A map", **more)


def test_shapes_become_fields_with_shared_vertices_at_the_size_given() -> None:
    two = imported(ImportedField((SQUARE,), "a"), ImportedField((BESIDE,), "b"))
    by_size = map_of(two, size_mm=(200.0, 100.0)).map
    by_unit = map_of(two, unit_mm=10.0).map
    assert by_size == by_unit
    assert by_size.size_mm == (200.0, 100.0)
    assert by_size.unit_mm == 0.01
    assert len(by_size.vertices) == 6
    shared = set(by_size.fields["a"].rings[0]) & set(by_size.fields["b"].rings[0])
    assert {by_size.vertices[v] for v in shared} == {(10_000, 0), (10_000, 10_000)}
    known = map_of(imported(ImportedField((SQUARE,), "a"), unit_mm=2.0)).map
    assert known.size_mm == (20.0, 20.0)


def test_a_field_without_an_id_gets_a_number_that_no_other_wants() -> None:
    shapes = [tuple((x + 20.0 * k, y) for x, y in SQUARE) for k in range(5)]
    wanted = (None, "3", None, "2", None)
    fields = (ImportedField((s,), i) for s, i in zip(shapes, wanted, strict=True))
    made = map_of(imported(*fields), unit_mm=1.0).map
    assert list(made.fields) == ["1", "3", "4", "2", "5"]


def test_a_drawing_that_begins_elsewhere_is_moved_unless_it_has_a_page() -> None:
    far = tuple((x + 500.0, y - 300.0) for x, y in SQUARE)
    moved = map_of(imported(ImportedField((far,))), unit_mm=1.0).map
    assert set(moved.vertices.values()) == {(0, 0), (1000, 0), (1000, 1000), (0, 1000)}
    page = map_of(imported(ImportedField((BESIDE,)), size=(40.0, 20.0)), unit_mm=1.0).map
    assert page.size_mm == (40.0, 20.0)
    assert min(x for x, _ in page.vertices.values()) == 1000


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "does not say how large"),
        ({"size_mm": (200.0, 100.0)}, "not the proportions .* 200x200 or 100x100"),
        ({"size_mm": (10.0, 10.0), "unit_mm": 1.0}, "given twice"),
        ({"unit_mm": 1000.0}, "from 1 to 5000 mm"),
        ({"unit_mm": float("nan")}, "from 1 to 5000 mm"),
        ({"unit_mm": 0.0}, "from 1 to 5000 mm"),
        ({"unit_mm": -1.0}, "from 1 to 5000 mm"),
    ],
)
def test_sizes_that_are_none(given: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        map_of(imported(ImportedField((SQUARE,), "a")), **given)


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_coordinates_that_are_no_numbers_are_refused_with_their_place(value: float) -> None:
    ring = ((0.0, 0.0), (1.0, value), (1.0, 1.0))
    with pytest.raises(UsageError, match=r"not a number \(line 7\)"):
        map_of(imported(ImportedField((ring,), where="line 7")), unit_mm=1.0)


def test_nothing_is_dropped_in_silence() -> None:
    flat = ((0.0, 0.0), (0.001, 0.0), (0.0, 0.001))
    whole = map_of(
        imported(
            ImportedField(
                (SQUARE,), "a", "castle", "green", traits=frozenset({"haunted"}), where="1"
            ),
            ImportedField((flat,), "thin", where="2"),
            ImportedField((BESIDE,), "a", where="3"),
            ImportedField((BEYOND,), "no id!", where="4"),
            ImportedField((), "empty", where="5"),
            portals=(Portal("p1", "door", ("a", "thin"), ((0, 0), (0, 10))),),
            markers=(
                Marker("objective", "thin", {"number": 1}),
                Marker("objective", "a", {"number": 2}),
            ),
        ),
        unit_mm=1.0,
    )
    made, not_taken = whole.map, whole.not_taken
    assert list(made.fields) == ["a", "2", "3"]
    assert (made.fields["a"].kind, made.fields["a"].sector) == ("open", None)
    assert made.markers == (Marker("objective", "a", {"number": 2}),)
    assert made.portals == ()
    said = [(str(one.what).split()[0].strip("',"), one.where) for one in not_taken]
    assert sorted(where for _, where in said) == ["1", "1", "1", "2", "3", "4", "5", "p1", "thin"]
    assert {"castle", "green", "haunted"} <= {word for word, _ in said}


def test_doors_and_markers_that_no_map_file_can_have_are_listed() -> None:
    ends = ((10, 0), (10, 10))
    made = map_of(
        imported(
            ImportedField((SQUARE,), "a"),
            ImportedField((BESIDE,), "b"),
            portals=(
                Portal("p1", "gate", ("a", "b"), ends), Portal("p1", "door", ("a", "a"), ends),
                Portal("p1", "door", ("a", "b"), ends), Portal("p1", "door", ("a", "b"), ends),
                Portal("no id!", "door", ("a", "b"), ends),
            ),
            markers=(
                Marker("flag", "a"), Marker("objective", "a"),
                Marker("objective", "a", {"number": "many"}),
                Marker("objective", "b", {"number": 1, "colour": "red"}),
            ),
        ),
        unit_mm=1.0,
    )  # fmt: skip
    assert [p.id for p in made.map.portals] == ["p1", "p2", "p3"]
    assert made.map.markers == (Marker("objective", "b", {"number": 1}),)
    assert [str(one.what) for one in made.not_taken] == [
        "'gate', which the ruleset does not know",
        "a door beside a field that is not there",
        "the id 'p1'; the portal is called p2",
        "the id 'no id!'; the portal is called p3",
        "'flag', which the ruleset does not know",
        "a marker objective without a right number",
        "a marker objective without a right number",
        "'colour', which a marker objective does not have",
    ]
    assert read_map(io.StringIO(format_map(new_document(made.map), made.map))).map == made.map


def test_a_map_without_shapes_is_empty() -> None:
    made = map_of(imported(), unit_mm=1.0).map
    assert made.fields == {}
    with pytest.raises(UsageError, match="nothing in the drawing"):
        map_of(imported(), size_mm=(10.0, 10.0))


@pytest.mark.usefixtures("lines")
def test_the_command_takes_options_sizes_and_says_what_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "x.txt", tmp_path / "map.yaml"
    source.write_text("lines\na\nb\n", "utf-8")
    given = ["import", str(source), "-o", str(out), "-O", "kind=built_up", "--size", "200x100"]
    assert run(given) == ExitCode.OK
    said = capsys.readouterr().err
    assert "left out: the first line (line 1)" in said
    assert f"wrote {out}" in said
    found = map_in(out)
    assert found.size_mm == (200.0, 100.0)
    assert {f.kind for f in found.fields.values()} == {"built_up"}
    assert run(given) == ExitCode.FILE  # it exists
    for wrong, said in (
        (["-O", "kind=open", "--from", "lines", "--force"], "--size 840x, which"),
        (["-O", "kid=open", "--force"], "did you mean kind"),
        (["--from", "line", "--force"], "there is no importer 'line'"),
        (["--unit-mm", "0", "--force"], "--unit-mm"),
    ):
        capsys.readouterr()
        assert run(["import", str(source), "-o", str(out), *wrong]) == ExitCode.USAGE
        assert said in capsys.readouterr().err
    assert read_map(out).map == found
    assert run(["import", str(source), "-o", str(source), "--force", "--unit-mm", "1"]) == 4
    assert source.read_text("utf-8").startswith("lines")


def test_a_case_at_another_size_keeps_its_coordinates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = CASES / "courtyard.json"
    out = tmp_path / "large.yaml"
    assert run(["import", str(case), "-o", str(out), "--unit-mm", "0.05"]) == ExitCode.OK
    capsys.readouterr()
    found, before = read_map(out).map, read_case(case)
    assert found.unit_mm == 0.05
    assert found.vertices == before.vertices


def test_bad_files_end_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, data in (
        ("empty.json", b""), ("cut.json", b'{"fields": [{"rings": [[0,'), ("bin.json", b"\0\1\2"),
        ("deep.json", b"[" * 200_000), ("no.json", b"{}"), ("what.xyz", b"hello"),
    ):  # fmt: skip
        path = tmp_path / name
        path.write_bytes(data)
        assert run(["import", str(path)]) in {ExitCode.FILE, ExitCode.INVALID_MAP}
        said = capsys.readouterr()
        assert Path(name).stem in said.err
        assert "Traceback" not in said.err
        assert said.out == ""


def apart(*shapes: tuple[float, float, float, float]) -> ImportedMap:
    """Return a drawing of boxes in mm, by their corners."""
    fields = [
        ImportedField((((x0, y0), (x1, y0), (x1, y1), (x0, y1)),), id="abcdefgh"[k])
        for k, (x0, y0, x1, y1) in enumerate(shapes)
    ]
    return ImportedMap(fields=tuple(fields), name="boxes", unit_mm=1.0)


def test_every_repair_is_told_with_its_place() -> None:
    drawing = apart(
        (0, 0, 60, 20), (0, 20.4, 20, 40), (40, 20.4, 60, 40), (0, 40.4, 60, 60),
        (55, 0, 90, 60), (5, 5, 10, 10),
    )  # fmt: skip
    joined = map_of(drawing, join_mm=0.5).joined
    found = {(r.kind, str(r.what)): r for r in joined.repairs}
    kinds = [kind for kind, _ in found]
    assert kinds.index("slit") > kinds.index("void") > kinds.index("overlap")
    slits = [what for kind, what in found if kind == "slit"]
    assert {what.split(":")[0] for what in slits} >= {"a and b", "a and c", "b and d", "c and d"}
    assert "a has a hole for f now" in {what for _, what in found}
    void = next(r for r in joined.repairs if r.kind == "void")
    assert void.shape is not None
    assert shapely.contains_xy(void.shape, *void.at)
    assert 20 < void.at[0] < 40
    overlap = next(r for r in joined.repairs if r.kind == "overlap")
    assert overlap.shape is not None
    assert shapely.contains_xy(overlap.shape, *overlap.at)
    assert joined.doubts == tuple(r.what for r in joined.repairs if r.kind in {"overlap", "void"})
    assert sum(part.area for part in joined.closed()) == pytest.approx(joined.closed_mm2)


def test_a_corner_is_told_where_borders_end_on_another() -> None:
    joined = map_of(apart((0, 0, 60, 20), (0, 20.4, 20, 40), (20.4, 20.4, 60, 40))).joined
    (corner,) = (r for r in joined.repairs if r.kind == "corner")
    assert corner.what == "a has a corner now where borders of others end"
    assert corner.at == pytest.approx((20.2, 20.2), abs=0.3)


def test_the_distance_to_join_is_measured_before_a_map_is_made() -> None:
    drawing = apart((0, 0, 20, 20), (20.4, 0, 40, 20), (41, 0, 60, 20))
    found = measured_join(drawing)
    joined = map_of(drawing).joined
    assert joined.join_mm == pytest.approx(found.proposed)
    assert [found.neighbours(mm) for mm in (0.3, 0.5, 1.1)] == [0, 1, 2]
    assert measured_join(replace(drawing, whole_units=True)) is None


def test_making_a_map_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if done == 4:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        map_of(apart((0, 0, 20, 20), (20.4, 0, 40, 20)), progress=progress)
    assert [done for done, _ in told] == [1, 2, 3, 4]
    assert all(done <= total for done, total in told)


@pytest.mark.parametrize("name", ["csv", "geojson", "tables", "tiled"])
def test_what_fields_carry_comes_back(name: str) -> None:
    """A board of the second game: owners, figures that are open, no sight."""
    before = mapkit.open("twin-passes")
    exporter = find_exporter(name)
    asked = {"csv": {"outlines": "yes"}, "tables": {"geometry": "yes"}}.get(name, {})
    options = fill_in(name, exporter.options, asked)
    files = export_files(exporter, before.compile(), options)
    data = files if isinstance(files, bytes) else zipped(files)
    importer = importer_for(data, None)
    read = importer.read(
        data, Path(f"board.{exporter.ending}"), fill_in(importer.name, importer.options, {})
    )
    made = map_of(read)
    assert made.not_taken == ()
    assert mapkit.diff(before, mapkit.Board(made.map)) == ()


class TestTheImporterOfTheDocumentation(ImporterContract):
    """What a stranger copies from ``docs/exporters.md`` keeps the contract as it stands there."""

    name = "my-shapes"
    samples: ClassVar[dict[str, bytes]] = {"an area": b"SHAPES\narea 0 0 40 0 40 30 0 30\n"}

    @pytest.fixture
    def importer(self) -> Importer:
        page = (Path(__file__).resolve().parents[2] / "docs" / "exporters.md").read_text("utf-8")
        shown = re.search(r"```python\n([^`]*IMPORTER = [^`]*)```", page)
        names: dict[str, Any] = {}
        exec(shown[1], names)
        found = names["IMPORTER"]
        assert isinstance(found, Importer)
        return found

    def test_its_files_are_known_by_their_content(self, importer: Importer, sample: str) -> None:
        """It is not installed, so no other importer is asked."""
        assert importer.recognises(self.samples[sample])
