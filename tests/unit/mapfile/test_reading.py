from __future__ import annotations

import io
from pathlib import Path

import pytest

from mapkit.diagnostics import Place, Severity
from mapkit.errors import FileError
from mapkit.mapfile import read_map
from mapkit.mapfile.document import LoadResult
from tests.work import counted

DATA = Path(__file__).parent / "data"
HEAD = 'mapkit: "1.0"\nid: board\nsize_mm: [1, 1]\n'
VERTICES = "vertices: {a: [0, 0], b: [90, 0], c: [90, 90], d: [0, 90], e: [180, 0]}\n"
FIELDS = "fields:\n  A: {kind: open, ring: [a, b, c]}\n  B: {kind: built_up, ring: [a, c, d]}\n"


def read(text: str) -> LoadResult:
    return read_map(io.StringIO(text))


def found(text: str) -> list[tuple[str, int, int]]:
    """Return code, line and column of every error."""
    return [
        (d.code, d.place.line, d.place.column)
        for d in read(text).diagnostics
        if d.severity is Severity.ERROR and d.place
    ]


def only(text: str, code: str) -> str:
    """Return the words of the only error, and assert its code."""
    errors = [d for d in read(text).diagnostics if d.severity is Severity.ERROR]
    assert [d.code for d in errors] == [code], errors
    return f"{errors[0].message} | {errors[0].help}"


def test_a_whole_map_is_read():
    result = read(
        'mapkit: "1.0"\nid: board\nname: The Board\nruleset: sniper_elite\n'
        "choices: {grazing: sees, water_counts_open: no}\nunit_mm: 0.1\nsize_mm: [40.5, 20]\n"
        "tolerance_mm: 0.2\nprovenance: {kind: traced, note: by hand, source: a scan}\n"
        "author: me\nlicence: CC0-1.0\nx-mood: good\n"
        "kinds: {hedge: {matches: open, blocks_sight: true}}\n"
        "traits: {marsh: {on: [open], extra_cost: 1}}\n"
        "sectors: {red: {name: Harbour}, green: {name: Wood, colour: '#0f0', neutral: true}}\n"
        + VERTICES
        + "fields:\n"
        "  101: {kind: hedge, sector: green, traits: [marsh, water], level: 1, name: Quay,\n"
        "        ring: [a, b, c]}\n"
        "  B: {kind: elevated, ring: [a, c, d], holes: [[a, b, e]]}\n"
        "portals: {p: {type: ladder, between: [101, B], at: [a, [10, 20]]}}\n"
        "markers:\n  - {type: objective, field: 101, number: 4}\n"
        "  - {type: start, field: B, squad: red, role: officer, x-why: luck}\n"
        "buildings: {barracks: {name: Barracks, fields: [B]}}\n"
    )
    assert result.diagnostics == ()
    m = result.map
    assert (m.id, m.name, m.author, m.licence) == ("board", "The Board", "me", "CC0-1.0")
    assert (m.unit_mm, m.size_mm, m.tolerance_mm) == (0.1, (40.5, 20.0), 0.2)
    assert m.choices["grazing"] == "sees"
    assert m.choices["water_counts_open"] == "no"
    assert m.choices["void"] == "blocks"
    assert m.provenance.kind == "traced"
    assert m.vertices["c"] == (90, 90)
    quay, b = m.fields["101"], m.fields["B"]
    assert (quay.kind, quay.sector, quay.level, quay.name) == ("hedge", "green", 1, "Quay")
    assert quay.traits == {"marsh", "water"}
    assert b.level == 1  # an elevated field is on the upper level
    assert b.rings == (("a", "c", "d"), ("a", "b", "e"))
    assert m.portals[0].between == ("101", "B")
    assert m.portals[0].at == ((0, 0), (10, 20))
    assert m.markers[0].attributes == {"number": 4}
    assert m.markers[1].attributes == {"squad": "red", "role": "officer"}
    assert m.buildings[0].fields == ("B",)
    hedge = m.ruleset.kinds["hedge"]
    assert (hedge.matches, hedge.blocks_sight, hedge.label) == ("open", True, "hedge")
    assert m.ruleset.traits["marsh"].extra_cost == 1
    assert m.sectors["red"].name == "Harbour"
    assert m.sectors["red"].colour == m.ruleset.sectors["red"].colour
    assert m.sectors["green"].neutral
    assert set(m.sectors) == {"yellow", "red", "black", "white", "green"}


def test_defaults():
    m = read(f"mapkit: 1.0\nid: 7\n{VERTICES}{FIELDS}").map
    assert (m.id, m.name, m.unit_mm, m.tolerance_mm) == ("7", "7", 0.01, 0.5)
    assert m.size_mm == (1.8, 0.9)
    assert m.ruleset.id == "sniper_elite"


def test_all_problems_come_at_once_with_their_places():
    assert found(
        HEAD + VERTICES + "fields:\n"
        "  A: {kind: opne, ring: [a, b, z]}\n"
        "  B:\n    knd: open\n    ring: [a, b]\n"
        "  C: 3\n"
        "portals: {p: {type: door, between: [A, Q], at: [a, a]}}\n"
        "markers:\n  - {type: objective, field: A, number: 10}\n"
        "  - {type: entry, field: A}\n"
    ) == [
        ("MK116", 6, 13),
        ("MK117", 6, 32),
        ("MK110", 8, 5),
        ("MK111", 8, 5),
        ("MK120", 9, 11),
        ("MK112", 10, 6),
        ("MK120", 11, 14),
        ("MK118", 11, 40),
        ("MK116", 13, 41),
        ("MK111", 14, 5),
    ]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("feilds: {}", "fields"),
        ("license: MIT", "licence"),
        ("choices: {gazing: sees}", "grazing"),
        ("ruleset: sniper-elite", "sniper_elite"),
        ("provenance: {kind: traced, notes: x}", "note"),
        ("portals: {p: {type: dor, between: [A, B], at: [a, c]}}", "door"),
        ("portals: {p: {type: door, between: [A, b], at: [a, c]}}", "B"),
        ("sectors: {red: {color: '#fff'}}", "colour"),
        ("markers: [{type: objectiv, field: A}]", "objective"),
    ],
)
def test_did_you_mean(line: str, meant: str):
    result = read(HEAD + VERTICES + FIELDS + line + "\n")
    [error] = [d for d in result.diagnostics if d.severity is Severity.ERROR]
    assert meant in f"{error.message} {error.help}".replace('"', " ").replace("?", " ").split()
    assert error.place.line == 8


def test_did_you_mean_among_thousands_of_vertices():
    many = "".join(f"  vertex{n}: [{n}, 0]\n" for n in range(5000))
    fields = "fields: {A: {kind: open, ring: [vertex1, vertex2, vertx33]}}\n"
    text = f"{HEAD}vertices:\n{many}{fields}"
    assert 'did you mean "vertex33"?' in only(text, "MK117")


@pytest.mark.parametrize(
    ("written", "advice"),
    [
        ("1e3", "write 1000"),
        ("12.0", "write 12"),
        ("12.5", "write 1250 for 12.5 mm"),
        ("1_000", "write 1000"),
        ("007", "write 7"),
        ("0x1F", "decimal"),
        ("0o17", "decimal"),
        (".nan", "plain digits"),
        ("-.inf", "plain digits"),
        ('"12"', "without quotes"),
        ("1:30", "plain digits"),
        ("true", "plain digits"),
        ("", "plain digits"),
        ("[1]", "plain digits"),
    ],
)
def test_coordinates_are_whole_numbers(written: str, advice: str):
    text = (
        f"{HEAD}vertices: {{a: [{written or 'null'}, 0], b: [9, 0], c: [9, 9]}}\n"
        "fields: {A: {kind: open, ring: [a, b, c]}}\n"
    )
    assert advice in only(text, "MK113")


@pytest.mark.parametrize("number", [2**30, -(2**30), 10**18, int("9" * 400)])
def test_coordinates_have_a_bound(number: int):
    text = HEAD + VERTICES.replace("[0, 90]", f"[0, {number}]") + FIELDS
    words = only(text, "MK114")
    assert "2**30" in words
    assert len(words) < 200


def test_the_largest_coordinates_are_taken():
    edge = 2**30 - 1
    m = read(HEAD + VERTICES.replace("[0, 90]", f"[{-edge}, {edge}]") + FIELDS).map
    assert m.vertices["d"] == (-edge, edge)


@pytest.mark.parametrize("id_", ["101", "no", "on", "-5", '"1.5"', '"true"', '"a,b"', "2020-01-01"])
def test_ids_that_are_texts(id_: str):
    m = read(f"{HEAD}{VERTICES}fields:\n  {id_}: {{kind: open, ring: [a, b, c]}}\n").map
    assert list(m.fields) == [id_.strip('"')]


@pytest.mark.parametrize(
    ("id_", "advice"),
    [
        ("1.5", '"1.5"'),
        ("1e3", '"1e3"'),
        ("0o17", '"0o17"'),
        ("0x1F", '"0x1F"'),
        ("007", '"007"'),
        ("true", '"true"'),
        ("~", '"~"'),
        ("null", '"null"'),
        ('"a b"', "no blanks"),
        ('"a|b"', "no |"),
        ('""', "no blanks"),
        ("y" * 41, "40"),
    ],
)
def test_ids_that_are_not(id_: str, advice: str):
    text = f"{HEAD}{VERTICES}fields:\n  {id_}: {{kind: open, ring: [a, b, c]}}\n"
    assert advice in only(text, "MK115")


def test_what_begins_with_x_is_nobodys_business():
    result = read(HEAD + VERTICES + FIELDS + "x-note: [1, {a: .nan}]\n")
    assert result.diagnostics == ()
    ray = "  x-ray: {}\nmarkers: [{type: entry, field: x-ray, sector: red}]\n"
    assert "x-" in only(HEAD + VERTICES + FIELDS + ray, "MK115")


def test_broken_things_are_not_reported_again():
    text = (
        HEAD
        + VERTICES.replace("[0, 0]", "[0, x]")
        + FIELDS
        + (
            "portals: {p: {type: door, between: [A, B], at: [a, c]}}\n"
            "markers: [{type: entry, field: A, sector: red}]\n"
        )
    )
    result = read(text)
    assert [d.code for d in result.diagnostics] == ["MK113"]
    assert result.map is None


def test_a_partial_map_holds_what_could_be_understood():
    result = read(
        HEAD + VERTICES + "fields:\n  A: {kind: opne, ring: [a, b, c]}\n"
        "  B: {kind: open, ring: [a, c, d]}\n  C: {kind: built_up, ring: [b, e, c]}\n"
        "portals:\n  p: {type: door, between: [A, B], at: [a, c]}\n"
        "  q: {type: door, between: [B, C], at: [a, c]}\n"
        "markers: [{type: entry, field: A, sector: red}, {type: entry, field: B, sector: red}]\n"
        "buildings: {x: {fields: [A, C]}}\n"
    )
    assert [d.code for d in result.diagnostics] == ["MK116"]
    assert result.has_errors
    assert list(result.map.fields) == ["B", "C"]
    assert [p.id for p in result.map.portals] == ["q"]
    assert [m.field for m in result.map.markers] == ["B"]
    assert result.map.buildings[0].fields == ("C",)


def test_places():
    result = read(
        HEAD + VERTICES + "fields:\n  # one\n  A:\n    kind: open\n    ring: [[0, 0], b, [7, 7]]\n"
        "portals: {}\nmarkers:\n  - {type: entry, field: A, sector: red}\n"
    )
    place = result.document.place_of
    assert place(("fields",)) == Place(5, 1)
    assert place(("fields", "A")) == Place(7, 3)
    assert place(("fields", "A", "ring")) == Place(9, 5)
    assert place(("fields", "A", "ring", 2)) == Place(9, 23)
    assert place(("vertices", "b")) == Place(4, 23)
    assert place(("markers", 0, "field")) == Place(12, 19)
    assert place(("fields", "Z")) is None
    assert place(("portals", "p")) is None
    m = result.map
    [made] = [v for v in m.vertices if m.vertices[v] == (7, 7)]
    assert place(("vertices", made)) == Place(9, 23)


def test_places_count_characters_and_any_line_end():
    text = HEAD.replace("board", '"żółw 🐢"').replace("\n", "\r\n") + "x-a: '🐢🐢🐢'\r\nnmae: x\r\n"
    [error] = [d for d in read(text + "fields: {}").diagnostics if d.code == "MK110"]
    assert error.place == Place(5, 1)
    [error] = read(HEAD + "x-a: {ż🐢: 1, b: &a 2}\nfields: {}").diagnostics
    assert error.place == Place(4, 17)


def test_closed_rings_are_opened_with_a_note():
    result = read(HEAD + VERTICES + "fields: {A: {kind: open, ring: [a, b, c, a]}}\n")
    assert [(d.code, d.severity) for d in result.diagnostics] == [("MK122", Severity.NOTE)]
    assert result.map.fields["A"].rings == (("a", "b", "c"),)


def test_plain_polygons_share_their_vertices():
    result = read(
        HEAD + "tolerance_mm: 0.5\nvertices: {v2: [900, 0]}\nfields:\n"
        "  A: {kind: open, ring: [[0, 0], [900, 0], [900, 900]]}\n"
        "  B: {kind: open, ring: [[0, 0], [900, 900], v2], holes: [[[0, 0], [1, 60], [60, 60]]]}\n"
    )
    m = result.map
    assert m.fields["A"].rings == (("v1", "v2", "v3"),)
    assert m.fields["B"].rings == (("v1", "v3", "v2"), ("v1", "v4", "v5"))
    assert result.diagnostics == ()


def test_points_that_nearly_meet_are_named():
    result = read(
        HEAD + "vertices: {p: [900, 0], q: [901, 0]}\nfields:\n"
        "  A: {kind: open, ring: [[0, 0], p, [900, 900]]}\n"
        "  B: {kind: open, ring: [[0, 30], [900, 940], [500, 5000]]}\n"
        "  C: {kind: open, ring: [[0, 51], [950, 900], [9000, 9000]]}\n"
    )
    near = [(d.code, d.severity, d.place, set(d.at)) for d in result.diagnostics]
    # 30, 40 and 21 units apart; 50 units are the tolerance, and the file's own vertices p and q
    # are the business of mapkit check.
    assert near == [
        ("MK121", Severity.WARNING, Place(7, 26), {(0, 0), (0, 30)}),
        ("MK121", Severity.WARNING, Place(7, 35), {(900, 900), (900, 940)}),
        ("MK121", Severity.WARNING, Place(8, 26), {(0, 30), (0, 51)}),
    ]
    assert "line 6, column 26" in result.diagnostics[0].message


def test_flat_rings_are_explained():
    text = HEAD + "fields: {A: {kind: open, ring: [0, 0, 9, 0, 9, 9]}}\n"
    assert "[[x, y], [x, y], ...]" in only(text, "MK112")


def test_colours_without_quotes_are_comments():
    text = HEAD + VERTICES + FIELDS + "sectors:\n  red:\n    colour: #c0392b\n"
    assert "quotes" in only(text, "MK111")


def test_a_ruleset_file_beside_the_map(tmp_path):
    (tmp_path / "rules.yaml").write_text(
        'mapkit_ruleset: "1.0"\nid: tiny\nkinds: {plain: {matches: plain}}\n'
    )
    path = tmp_path / "map.yaml"
    path.write_text(
        f"{HEAD}ruleset: ./rules.yaml\n{VERTICES}"
        + FIELDS.replace("open", "plain").replace("built_up", "plain")
    )
    result = read_map(path)
    assert result.diagnostics == ()
    assert result.map.ruleset.id == "tiny"
    (tmp_path / "rules.yaml").write_text(
        'mapkit_ruleset: "1.0"\nid: tiny\nknids: {}\nkinds: {a: {mathces: a}}\n'
    )
    errors = read_map(path).diagnostics
    assert [(d.code, d.place) for d in errors] == [("MK130", Place(4, 10))] * 2
    assert "./rules.yaml:3:1: " in errors[0].message
    assert read_map(path).map is None


@pytest.mark.parametrize("name", ["nothing", "../no/such.yaml"])
def test_a_ruleset_that_is_not_there(name: str):
    result = read(f"{HEAD}ruleset: {name}\n{VERTICES}" + FIELDS.replace("a, b, c", "a, b, z"))
    assert result.map is None
    assert [d.code for d in result.diagnostics] == ["MK130", "MK117"]


def test_files_that_cannot_be_read(tmp_path):
    for name, content, words in (
        ("binary", b"\x89PNG\r\n\0\0", "binary"),
        ("utf16", HEAD.encode("utf-16"), "UTF-16"),
        ("latin", HEAD.encode() + b"name: caf\xe9\n", "line 4"),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(FileError, match=words):
            read_map(tmp_path / name)
    with pytest.raises(FileError, match="folder"):
        read_map(tmp_path)
    with pytest.raises(FileError, match="does not exist"):
        read_map(tmp_path / "nothing.yaml")
    with pytest.raises(FileError):
        read_map("a\0b")


def test_open_files_are_read_too():
    content = b"\xef\xbb\xbf" + (HEAD + VERTICES + FIELDS).encode()
    assert read_map(io.BytesIO(content)).map is not None


def test_the_parser_in_python_reads_the_same(monkeypatch):
    import yaml

    text = (DATA / "hand-made.yaml").read_text("utf-8")
    fast = read(text)
    monkeypatch.delattr(yaml, "CSafeLoader")
    slow = read(text)
    assert slow.map == fast.map
    assert slow.document.place_of(("fields", "2")) == fast.document.place_of(("fields", "2"))
    broken = read(HEAD + "fields: {A: [")
    assert [d.code for d in broken.diagnostics] == ["MK101"]


def test_a_large_map_takes_a_few_steps_for_each_corner():
    side = 150
    vertices = "".join(
        f"  r{r}c{c}: [{c * 100}, {r * 100}]\n" for r in range(side + 1) for c in range(side + 1)
    )
    # 3,000 fields of 16 corners over 22,801 vertices: about the size of the largest benchmark.
    fields = "".join(
        f"  f{r}-{c}:\n    kind: open\n    sector: red\n    ring: ["
        + ", ".join(
            [f"r{r}c{c + k}" for k in range(8)] + [f"r{r + 1}c{c + k}" for k in range(7, -1, -1)]
        )
        + "]\n"
        for r in range(side)
        for c in range(0, 140, 7)
    )
    text = f"{HEAD}vertices:\n{vertices}fields:\n{fields}"
    result, calls = counted(lambda: read(text))
    assert len(result.map.fields) == 3000
    assert calls < 40 * 16 * 3000


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("fields: [a]", "id: ..."),
        ("fields: {a: {kind: [open], ring: [a]}}", "write one of these: open"),
        ("fields: {a: {kind: open, ring: 5}}", "in brackets"),
        ("size_mm: [1, 2, 3]", "2 values in brackets"),
        ("name: [a, b]", "without brackets"),
        ("name: true", "in quotes"),
        ("kinds: {a: {matches: open, enter: [no]}}", "true  or  false"),
        ("kinds: {a: {matches: open, costs: 5}}", "{sniper: 2}"),
        ("markers: [door]", "for example"),
        ("kinds: {a: {matches: open, cost: 1.5}}", "without decimals"),
        ("tolerance_mm: wide", "for example 0.5"),
    ],
)
def test_every_value_of_a_wrong_type_has_a_help_that_shows_what_to_write(written: str, said: str):
    found = read_map(io.StringIO(f'mapkit: "1.0"\nid: m\n{written}\n')).diagnostics
    helps = [d.help for d in found if d.code in {"MK112", "MK113"}]
    assert helps
    assert all(helps)
    assert any(said in text for text in helps), helps
