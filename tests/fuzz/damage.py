"""Files, damaged: importers and readers read them or say in words why not.

Some changes know nothing of what is in a file. Others know its grammar: they put hostile elements
into XML, odd values into JSON and YAML, and hostile commands into paths.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import re
import resource
import tempfile
import time
import warnings
import zipfile
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
from PIL import Image

import mapkit
from mapkit.digitize.decoding import Pixels
from mapkit.digitize.photo import read_photo
from mapkit.digitize.templates import read_templates
from mapkit.drawing.board_art import read_art
from mapkit.edits import Clip
from mapkit.errors import MapkitError
from mapkit.export import fill_in, find_exporter, find_importer, importers, map_of
from mapkit.export.box import read_foreign
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit.jobs import Task, run_tasks
from mapkit.mapfile import check_ruleset, open_source, read_map
from mapkit.mapfile.bounds import read_bounds
from mapkit.mapfile.layouts import read_layout
from mapkit.mapfile.players import check_players
from mapkit.mapfile.solo_files import read_solo_file
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.importing import OF_EXTRAS
from tests.exporters.maps import compiled

_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
_NUMBERS = (
    b"NaN", b"Infinity", b"-1", b"0", b"1e308", b"-1e308", b"1e999", b"1e-320", b"99999999999999",
    b"9" * 400, b"0.1", b"null", b'"x"', b"true", b"[]", b"{}", b"",
)  # fmt: skip
_OPENING = (b"[", b"{", b'{"a":', b"<g>", b"(", b'"', b"<!--", b"<![CDATA[")
_TIMES = (2, 10, 300)
_MOST = 400_000  # bytes of a damaged file
_SLOW_S = 5.0
_MEMORY = 2**20  # KB that one file may add to what was used at most


@cache
def samples() -> tuple[tuple[str, bytes], ...]:
    """Return files that importers read, with the importers, from the contract tests."""
    for path in sorted((Path(__file__).parents[1] / "exporters").glob("test_*.py")):
        importlib.import_module(f"tests.exporters.{path.stem}")
    if importlib.util.find_spec("pyogrio"):
        importlib.import_module("tests.exporters.consumers.test_geographic")
    contracts = sorted(ImporterContract.__subclasses__(), key=lambda one: one.name)
    shipped = [one for one in contracts if one.name in importers()]
    return tuple((one.name, data) for one in shipped for _, data in sorted(one.samples.items()))


def damaged(data: bytes, chance: Random, *, grammar: bool = False) -> bytes:
    """Return a file with something wrong in it; of a zip mostly what it holds."""
    if data.startswith(b"PK") and chance.random() < 0.8:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        name = chance.choice(sorted(files))
        return zipped({**files, name: damaged(files[name], chance, grammar=grammar)})
    for _ in range(chance.choice((1, 1, 2, 4))):
        data = chance.choice(_WITH_GRAMMAR if grammar else _WAYS)(data, chance)[:_MOST]
    return data


def _flipped(data: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def _cut(data: bytes, chance: Random) -> bytes:
    a, b = _span(data, chance)
    return data[:a] if chance.random() < 0.3 else data[:a] + data[b:]


def _repeated(data: bytes, chance: Random) -> bytes:
    a, b = _span(data, chance)
    return data[:a] + data[a:b] * chance.choice(_TIMES) + data[b:]


def _other_number(data: bytes, chance: Random) -> bytes:
    found = list(_NUMBER.finditer(data))
    if not found:
        return data
    one = chance.choice(found)
    return data[: one.start()] + chance.choice(_NUMBERS) + data[one.end() :]


def _nested(data: bytes, chance: Random) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(_OPENING) * chance.choice(_TIMES) + data[at:]


def _swapped(data: bytes, chance: Random) -> bytes:
    (a, b), (c, d) = sorted((_span(data, chance), _span(data, chance)))
    return data if b > c else data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


_ELEMENTS = (
    b'<g id="a"><use href="#a"/></g>', b'<use href="#%d"/>', b'<svg viewBox="0 0 0 0">', b"</g>",
    b"<style>*{fill:red}/*</style>", b"<style>a,b,.c{d", b'<symbol id="s" viewBox="1 1 -1 1"/>',
    b'<!DOCTYPE a [<!ENTITY b "c">]>', b"<?xml version='1.0' encoding='utf-7'?>", b"<![CDATA[",
    b'<text x="1e999" dy="1">t<tspan x="q">u</tspan>v</text>', b'<a:b c:d="e"/>', b"&lt;&#0;&x;",
    b'<path d="M0 0h9v9z" transform="scale(0)"/>', b'<circle r="1e308"/>', b'<rect width="9e9"/>',
    b'<path transform="rotate(rotate(1)" d="M0 0A1 1 0 00 9 9Q1 1t2 2s3z"/>', b'<tile gid="-1"/>',
    b'<path d="M1 1C1e308-1e308 1e-308.5.5.5.5 3zzm" fill-rule="evenodd"/>', b'<objectgroup/>',
)  # fmt: skip
_COMMANDS = (b"M", b"m", b"z", b"L1e999 0", b"A0 0 0 0 0 1 1", b"a1 1 0 11 0 0", b"t9-9", b"H",
             b"x", b"c0 0 0 0 0 0", b"s1 1 1 1", b"q.1.1.1.1", b"-", b".", b"e", b",,")  # fmt: skip
_VALUES = (b"null", b"[]", b"[[]]", b"{}", b"{a: 1}", b"-1", b"1e308", b".nan", b"~", b'""', b"yes",
           b"2001-01-01", b"&a [*a]", b"*b", b"!!python/object:os.system", b"<<: *a", b"| ", b"- ",
           b'"\\ud800"', b"0x1F", b"'", b"? x", b"999999999999999999999", b"%d")  # fmt: skip
_VALUE = re.compile(rb"(?<=[:\[,] )[^,\]{}\n]+")


def _by_grammar(data: bytes, chance: Random) -> bytes:
    """Put something in that the grammar of a file allows, at a place where it may stand."""
    if data.lstrip().startswith(b"<"):
        if chance.random() < 0.5:
            found, new = list(re.finditer(rb"(?<=>)(?=<)", data)), chance.choice(_ELEMENTS)
        else:
            found = list(re.finditer(rb'(?<= d=")|(?<=[0-9])(?=[ ,][0-9])', data))
            new = chance.choice(_COMMANDS)
    else:
        found, new = list(_VALUE.finditer(data)), chance.choice(_VALUES)
    if not found:
        return data
    one = chance.choice(found)
    return data[: one.start()] + new * chance.choice((1, 1, 1, 30)) + data[one.end() :]


_WAYS = (_flipped, _cut, _repeated, _other_number, _other_number, _other_number, _nested, _swapped)
_WITH_GRAMMAR = (*_WAYS, *4 * (_by_grammar,))


def _span(data: bytes, chance: Random) -> tuple[int, int]:
    start = chance.randrange(len(data) + 1)
    return start, min(len(data), start + chance.choice((1, 4, 20, 200, 2000)))


def attack_import(seed: int, *, grammar: bool = False) -> tuple[str, bytes, list[str]]:
    """Import one damaged file.

    Returns
    -------
    (str, bytes, list of str)
        Which importer, the file, and what is wrong with the answer.
    """
    chance = Random(f"import {seed}")
    name, sound = chance.choice(samples())
    data = damaged(sound, chance, grammar=grammar)
    importer = find_importer(name)
    before = _used()
    wrong = []
    try:
        importer.recognises(data)
        if name in OF_EXTRAS:  # what it reads with is not ours, and may end a process
            read = read_foreign(data, None, {}, name=name)[1]
        else:
            read = importer.read(data, None, fill_in(name, importer.options, {}))
        map_of(read, unit_mm=None if read.unit_mm is not None else 1.0)
    except MapkitError as refusal:
        if not str(refusal).strip():
            wrong.append(f"{name}: refused without a word")
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is what is looked for
        wrong.append(f"{name}: raises {type(problem).__name__}: {problem}")
    if _used() - before > _MEMORY:
        wrong.append(f"{name}: takes {(_used() - before) // 1024} MB for {len(data)} bytes")
    return name, data, wrong


def _used() -> int:
    """Return how much memory was used at most until now, in KB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@cache
def readers() -> dict[str, tuple[bytes, ...]]:
    """Return files of mapkit's own by what reads them."""
    data, root = Path(mapkit.__file__).parent / "data", Path(__file__).parents[2]

    def all_of(folder: Path, names: str) -> tuple[bytes, ...]:
        return tuple(path.read_bytes() for path in sorted(folder.rglob(names)))

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results"
        dict(run_tasks([Task(f"t{n}", len, ("a" * n,)) for n in range(9)], workers=1, store=path))
        results = path.read_bytes()
    drawing = find_exporter("svg-layers")
    layers = export_files(
        drawing,
        compiled("two-rooms"),
        fill_in(drawing.name, drawing.options, {}),
    )
    assert isinstance(layers, bytes)
    stamps = (data / "stamps.json").read_text("utf-8")
    pixels = np.random.default_rng(1).integers(0, 255, (420, 440, 3), dtype=np.uint8)
    settings = {"settings": _settings()} if importlib.util.find_spec("PyQt6") else {}
    return {
        **settings,
        "art": (layers, _picture(pixels, "PNG")),
        "bounds": (_BOUNDS,),
        "copy": tuple(json.dumps(stamp).encode() for stamp in json.loads(stamps)["stamps"]),
        "photo": tuple(_picture(pixels, form) for form in ("JPEG", "PNG", "TIFF", "WEBP")),
        "templates": all_of(data / "templates", "*.mapkit-templates"),
        "layout": all_of(root / "maps", "*.layout.yaml"),
        "map": all_of(root / "examples", "*.yaml")[:5],
        "players": ((data / "players.yaml").read_bytes(),),
        "results": (results,),
        "solo": ((data / "solo_cards.yaml").read_bytes(), _POSITION),
        "ruleset": all_of(data / "rulesets", "*.yaml"),
    }


class _Trap:
    """What runs when it is unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, ("sprung",)


def _settings() -> tuple[bytes, ...]:
    """Return settings of the window, plain ones and some that hold an object."""
    from PyQt6.QtCore import QByteArray, QSettings

    made = []
    for value in ("launch-site", QByteArray(b"\x00\xff"), _Trap(), [1, _Trap()]):
        with tempfile.TemporaryDirectory() as folder:
            file = QSettings(f"{folder}/a.ini", QSettings.Format.IniFormat)
            file.setValue("session/map", value)
            file.setValue("recent/maps", ["a.yaml", "@home", "b"])
            file.sync()
            made.append(Path(folder, "a.ini").read_bytes())
    return tuple(made)


def _read_settings(path: Path) -> None:
    """Read settings as the window does; nothing of them may run."""
    from PyQt6.QtCore import QSettings

    from mapkit.editor.settings import refuse_objects, set_aside

    refuse_objects(path)
    with contextlib.chdir(path.parent):
        file = QSettings(str(path), QSettings.Format.IniFormat)
        for key in filter(None, file.allKeys()):
            file.value(key)
        if Path("sprung").exists():
            raise AssertionError("what settings hold was run")
    set_aside()


def _picture(pixels: Pixels, form: str) -> bytes:
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, form)
    return file.getvalue()


_BOUNDS = b"""mapkit_bounds: "1.0"
vertices_mm: 2.5
markers: [objective]
fields: [n1, n2]
"""
_POSITION = b"""sniper: 12
units: {red: [1, 2], white: "objective 3"}
"""
_BY_PATH: dict[str, Callable[[Path], object]] = {
    "art": read_art, "settings": _read_settings, "photo": read_photo, "templates": read_templates,
}  # fmt: skip


def attack_reader(seed: int) -> tuple[str, bytes, list[str]]:
    """Read one damaged file of mapkit's own.

    Returns
    -------
    (str, bytes, list of str)
        Which reader, the file, and what is wrong with the answer.
    """
    chance = Random(f"reader {seed}")
    name = chance.choice(sorted(readers()))
    data = damaged(chance.choice(readers()[name]), chance, grammar=True)
    try:
        if name == "results":
            with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
                warnings.simplefilter("ignore", UserWarning)  # which tell of damage by line
                path = Path(folder) / "results"
                path.write_bytes(data)
                dict(run_tasks([Task("t1", len, ("a",))], workers=1, store=path))
        elif name in _BY_PATH:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "file"
                path.write_bytes(data)
                _BY_PATH[name](path)
        elif name == "map":
            read_map(io.BytesIO(data))
        elif name == "copy":
            Clip.from_text(data)
        elif name == "bounds":
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "file"
                path.write_bytes(data)
                read_bounds(path, compiled("two-rooms").map)
        else:
            source = open_source(io.BytesIO(data))
            if name == "layout":
                read_layout(source)
            elif name == "players":
                check_players(source)
            elif name == "solo":
                read_solo_file(source)
            else:
                check_ruleset(source)
    except MapkitError:
        pass
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is what is looked for
        return name, data, [f"{name}: raises {type(problem).__name__}: {problem}"]
    return name, data, []


def search_files(seconds: float, seed: int, folder: Path) -> int:
    """Damage files until the time is over; print counts, return how many things are wrong."""
    end, counts, slow, failures = time.monotonic() + seconds, Counter[str](), 0, 0
    while time.monotonic() < end:
        number = seed + counts.total()
        start = time.process_time()
        if counts.total() % 2:
            name, data, wrong = attack_reader(number)
        else:
            name, data, wrong = attack_import(number, grammar=True)
        took = time.process_time() - start
        counts[name] += 1
        slow += took > _SLOW_S
        failures += len(wrong)
        if wrong or took > _SLOW_S:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"file_{number}.bin").write_bytes(data)
            print(f"{name} {number}: {took:.1f} s {'; '.join(wrong)}"[:300], flush=True)
    kinds = ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
    print(
        f"{counts.total()} files ({kinds}), {slow} slower than {_SLOW_S:g} s, {failures} failures",
        flush=True,
    )
    return failures
