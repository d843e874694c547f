"""Files of other programs, damaged: importers read them or say in words why not."""

from __future__ import annotations

import importlib
import io
import re
import resource
import zipfile
from functools import cache
from pathlib import Path
from random import Random

from mapkit.errors import MapkitError
from mapkit.export import fill_in, find_importer, map_of
from mapkit.export.outputs import zipped
from mapkit_exporters.import_contract import ImporterContract

__all__ = ["attack_import", "damaged", "samples"]

_NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
_NUMBERS = (
    b"NaN", b"Infinity", b"-1", b"0", b"1e308", b"-1e308", b"1e999", b"1e-320", b"99999999999999",
    b"9" * 400, b"0.1", b"null", b'"x"', b"true", b"[]", b"{}", b"",
)  # fmt: skip
_OPENING = (b"[", b"{", b'{"a":', b"<g>", b"(", b'"', b"<!--", b"<![CDATA[")
_TIMES = (2, 10, 300)
_MOST = 400_000  # bytes of a damaged file
_MEMORY = 2**20  # KB that one file may add to what was used at most


@cache
def samples() -> tuple[tuple[str, bytes], ...]:
    """Return files that importers read, with the importers, from the contract tests."""
    for path in sorted((Path(__file__).parents[1] / "exporters").glob("test_*.py")):
        importlib.import_module(f"tests.exporters.{path.stem}")
    contracts = sorted(ImporterContract.__subclasses__(), key=lambda one: one.name)
    return tuple((one.name, data) for one in contracts for _, data in sorted(one.samples.items()))


def damaged(data: bytes, chance: Random) -> bytes:
    """Return a file with something wrong in it; of a zip mostly what it holds."""
    if data.startswith(b"PK") and chance.random() < 0.8:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        name = chance.choice(sorted(files))
        return zipped({**files, name: damaged(files[name], chance)})
    for _ in range(chance.choice((1, 1, 2, 4))):
        data = chance.choice(_WAYS)(data, chance)[:_MOST]
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


_WAYS = (_flipped, _cut, _repeated, _other_number, _other_number, _other_number, _nested, _swapped)


def _span(data: bytes, chance: Random) -> tuple[int, int]:
    start = chance.randrange(len(data) + 1)
    return start, min(len(data), start + chance.choice((1, 4, 20, 200, 2000)))


def attack_import(seed: int) -> tuple[bytes, list[str]]:
    """Import one damaged file.

    Returns
    -------
    (bytes, list of str)
        The file, and what is wrong with the answer.
    """
    chance = Random(f"import {seed}")
    name, sound = chance.choice(samples())
    data = damaged(sound, chance)
    importer = find_importer(name)
    before = _used()
    wrong = []
    try:
        importer.recognises(data)
        read = importer.read(data, None, fill_in(name, importer.options, {}))
        map_of(read, unit_mm=None if read.unit_mm is not None else 1.0)
    except MapkitError as refusal:
        if not str(refusal).strip():
            wrong.append(f"{name}: refused without a word")
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is what is looked for
        wrong.append(f"{name}: raises {type(problem).__name__}: {problem}")
    if _used() - before > _MEMORY:
        wrong.append(f"{name}: takes {(_used() - before) // 1024} MB for {len(data)} bytes")
    return data, wrong


def _used() -> int:
    """Return how much memory was used at most until now, in KB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
