"""Whatever a file holds, reading it ends soon, in a clear word and in bounded memory."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from mapkit.errors import FileError, InvalidMapError
from mapkit.mapfile import read_case, read_map
from tests.work import counted

HEAD = 'mapkit: "1.0"\nid: a\n'
FIELDS = "vertices: {a: [0, 0], b: [9, 0], c: [9, 9]}\nfields: {A: {kind: open, ring: [a, b, c]}}\n"

HOSTILE = {
    "empty": ("", "MK105"),
    "comments only": ("# hello\n\n# there\n", "MK105"),
    "tab": (HEAD + "fields:\n\tA: 1\n", "MK101"),
    "missing colon": (HEAD + "fields\n  A: 1\n", "MK101"),
    "two documents": (HEAD + FIELDS + "---\n" + HEAD, "MK105"),
    "a case": ('{"fields": [{"id": "a"}]}', "MK106"),
    "a word": ("hello", "MK112"),
    "a list": ("- a\n- b\n", "MK112"),
    "cut off in a list": (HEAD + "fields: {A: {kind: open, ring: [a, b", "MK101"),
    "cut off in a text": (HEAD + 'name: "abc', "MK101"),
    "cut off in a key": (HEAD + "fields:\n  A:\n    kind", "MK112"),
    "control character": (HEAD + "name: a\x07b\n", "MK101"),
    "python object": (HEAD + FIELDS + "x-a: !!python/object/apply:os.system [ls]\n", "MK103"),
    "alias bomb": (
        "a: &a [x,x]\n" + "".join(f"b{n}: &b{n} [{','.join(['*a'] * 9)}]\n" for n in range(99)),
        "MK103",
    ),
    "anchors": (HEAD + "x-a: [" + "&a 1," * 200_000 + "]", "MK103"),
    "lists in lists": ("[" * 1_000_000, "MK102"),
    "lists in lists, closed": ("[" * 1_000_000 + "]" * 1_000_000, "MK102"),
    "mappings in mappings": ("{a: " * 1_000_000, "MK102"),
    "dashes": ("- " * 1_000_000, "MK102"),
    "questions": ("? " * 1_000_000, "MK102"),
    "steps": ("".join(" " * n + "a:\n" for n in range(2000)), "MK102"),
    "two million values": (HEAD + "x-a: [" + "1," * 2_000_000 + "]", "MK102"),
    "directives": ("".join(f"%TAG !a{n}! b\n" for n in range(100_000)), "MK103"),
    "unknown keys": (HEAD + FIELDS + "".join(f"k{n}: 1\n" for n in range(100_000)), "MK190"),
    "doubled keys": (HEAD + "vertices:\n" + "  a: [0, 0]\n" * 50_000 + "fields: {}\n", "MK190"),
    "unknown vertices": (
        HEAD
        + "vertices:\n"
        + "".join(f"  v{n}: [{n}, 0]\n" for n in range(20_000))
        + "fields:\n"
        + "".join(f"  f{n}: {{kind: opn, ring: [w{n}, w, w]}}\n" for n in range(15_000)),
        "MK190",
    ),
    "points in a heap": (
        HEAD
        + "tolerance_mm: 1000000\nfields: {A: {kind: open, ring: ["
        + ",".join(f"[{n},{n * n % 999}]" for n in range(20_000))
        + "]}}\n",
        "MK121",
    ),
    "a long text": (HEAD + "name: " + "x" * 10_000_000, "MK111"),
    "a long key": (HEAD + "x" * 1_000_000 + ": 1\n", "MK101"),
    "a long number": (HEAD + FIELDS + "size_mm: [" + "9" * 1_000_000 + ", 1]\n", "MK113"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text(name: str):
    text, code = HOSTILE[name]
    result, calls = counted(lambda: read_map(io.StringIO(text)))
    assert calls < 100_000 + 20 * len(text)  # in proportion to the size, and nothing squared
    assert code in {d.code for d in result.diagnostics}
    assert len(result.diagnostics) <= 1001
    for d in result.diagnostics:
        assert len(d.message) < 400
        assert len(d.help) < 400


def test_truncated_anywhere():
    whole = (Path(__file__).parent / "data" / "hand-made.yaml").read_text()
    for end in range(0, len(whole), 7):
        result = read_map(io.StringIO(whole[:end]))
        assert result.has_errors or result.map is not None


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    class Unread(io.BufferedReader):
        def read(self, size: int | None = -1, /) -> bytes:
            raise AssertionError(f"{size} bytes were asked for")

    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(200 * 2**20)
    monkeypatch.setattr(Path, "open", lambda path, _mode: Unread(io.FileIO(path)))
    for read in (read_map, read_case):
        with pytest.raises(FileError, match="too large"):
            read(path)


STATUS = Path("/proc/self/status")


@pytest.mark.skipif(not STATUS.exists(), reason="the peak is read from /proc")
def test_memory_stays_in_bounds():
    # Not ru_maxrss: a process inherits that from the one that started it, here a large pytest.
    program = (
        "import io, pathlib, re\n"
        "from mapkit.mapfile import read_map\n"
        "for text in ('['*10**6, 'a: 1\\nb: [' + '1,'*10**6 + ']', 'x: ' + 'y'*2*10**7):\n"
        "    read_map(io.StringIO(text))\n"
        f"status = pathlib.Path({str(STATUS)!r}).read_text()\n"
        "print(re.search(r'VmHWM:\\s+(\\d+) kB', status)[1])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert int(done.stdout) < 400 * 1024


def test_importing_is_light():
    program = (
        "import sys, mapkit.mapfile\n"
        "print([m for m in ('yaml', 'ruamel', 'numpy', 'shapely') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[3],
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2", "\x00", "nonsense", "[" * 100_000, '{"a": ' * 100_000, "NaN"]
)
def test_hostile_json(tmp_path: Path, text: str):
    path = tmp_path / "case.json"
    path.write_text(text)
    with pytest.raises((FileError, InvalidMapError)):
        read_case(path)


@pytest.mark.parametrize(
    "change",
    [
        {"fields": 3},
        {"fields": [3]},
        {"fields": [{}]},
        {"fields": [{"id": "a"}]},
        {"portals": 3},
        {"portals": [3]},
        {"portals": [{}]},
        {"rules": 3},
        {"rules": {"a": "b"}},
        {"rules": {"void": "block"}},
        {"rules": {"void": []}},
        {"unit_mm": "x"},
        {"name": 3},
        {"unit_mm": 0},
        {"tolerance_mm": -1},
        {"unit_mm": float("nan")},
    ],
)
def test_wrong_cases(change):
    with pytest.raises(InvalidMapError) as problem:
        read_case({**CASE, **change})
    assert problem.value.diagnostics


@pytest.mark.parametrize("number", [2**30, float(2**30), -(2**30), 10**30])
def test_a_whole_number_out_of_bounds_is_called_that(number):
    square = {**CASE["fields"][0], "rings": [[[0, 0], [number, 0], [9, 9]]]}
    with pytest.raises(InvalidMapError) as problem:
        read_case({"fields": [square]})
    (found,) = problem.value.diagnostics
    assert found.code == "MK114"
    assert "too large" in found.message


@pytest.mark.parametrize("number", ["7", 1.5, True, float("inf"), None])
def test_what_is_no_whole_number_is_called_that(number):
    square = {**CASE["fields"][0], "rings": [[[0, 0], [number, 0], [9, 9]]]}
    with pytest.raises(InvalidMapError) as problem:
        read_case({"fields": [square]})
    (found,) = problem.value.diagnostics
    assert found.code == "MK113"
    assert "not a whole number" in found.message


CASE = {
    "fields": [
        {"id": "a", "kind": "open", "level": 0, "rings": [[[0, 0], [9, 0], [9, 9]]]},
        {"id": "b", "kind": "built_up", "level": 0, "rings": [[[0, 0], [9, 9], [0, 9]]]},
    ]
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", None),
        ("id", "a b"),
        ("id", 1.5),
        ("id", []),
        ("kind", "opne"),
        ("kind", None),
        ("kind", []),
        ("level", 2),
        ("level", "0"),
        ("water", 1),
        ("objective", 10),
        ("objective", "1"),
        ("objective", []),
        ("sector", "blue"),
        ("sector", 3),
        ("rings", []),
        ("rings", [[]]),
        ("rings", [[[0, 0], [1, 0]]]),
        ("rings", [[[0, 0], [1, 0], [1.5, 1]]]),
        ("rings", [[[0, 0], [1, 0], [2**30, 1]]]),
        ("rings", [[[0, 0], [1, 0], [float("inf"), 1]]]),
        ("rings", [[[0, 0], [1, 0], ["1", 1]]]),
        ("rings", [[[0, 0], [1, 0], 3]]),
        ("wat", True),
    ],
)
def test_wrong_fields_of_cases(key: str, value: object):
    fields = [{**CASE["fields"][0], key: value}, CASE["fields"][1]]
    with pytest.raises(InvalidMapError) as problem:
        read_case({"fields": fields})
    assert problem.value.diagnostics


def test_numbers_of_400_digits_in_json(tmp_path: Path):
    path = tmp_path / "case.json"
    for digits in (400, 5000):
        path.write_text(json.dumps(CASE).replace("[9, 9]", "[" + "9" * digits + ", 9]"))
        with pytest.raises(InvalidMapError) as problem:
            read_case(path)
        assert problem.value.diagnostics[0].code == "MK113"


def test_many_kinds_whose_costs_follow_each_other_are_read_in_time() -> None:
    count = 20_000
    kinds = "".join(
        f"  k{n}: {{label: k, matches: {'zzzzzz' if n == 9 else 'open'}, "
        f"costs_as: k{n - 1 if n else 2}}}\n"
        for n in range(count)
    )
    text = f'mapkit: "1.2"\nid: m\nkinds:\n{kinds}{FIELDS}'
    result, calls = counted(lambda: read_map(io.StringIO(text)))
    assert calls < 250 * count
    found = result.diagnostics
    circles = [one.message for one in found if "costs_as goes round" in one.message]
    assert [message.split('"')[1] for message in circles] == ["k0", "k1", "k2"]
    helped = [one.help for one in found if "cannot be" in one.message]
    assert len(helped) == 1
    assert helped[0].startswith('it has to be "open", "built_up"')
    assert helped[0].endswith(f'"k7" or {count - 8} more')
