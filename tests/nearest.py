"""``./test.sh --for FILE``: the tests that a change of a file may break, the nearest first.

First come test files that are named like the module and stand in a folder named like one of its,
then those that import it, by way of as few other modules as can be.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LIMIT_S = 12.0
"""Processor time after which no other test begins."""

MOST_FILES = 10
"""More cannot be run in that time, and reading them takes some."""

_IMPORT = re.compile(
    r"^[ \t]*(?:from ([\w.]+) import (\([^)]*\)|[^\n]*)|import ([\w.]+))", re.MULTILINE
)
_BY_NAME = re.compile(r"[\"'](mapkit(?:_exporters)?(?:\.\w+)+)(?::(\w+))?[\"']")
"""What is imported when it is called for."""

_COMMANDS = "mapkit.cli.commands."
"""Loaded by the program when they are called."""

_NAME = re.compile(r"\b(\w+)(?: as \w+)?[,)\s]")
_FOLDERS = {"mapkit": "mapkit", "exporters/mapkit_exporters": "mapkit_exporters", "tests": "tests"}


def main(arguments: list[str]) -> int:
    """Run the tests near to files; return pytest's exit code."""
    names = [a for a in arguments if not a.startswith("-")]
    options = [a for a in arguments if a.startswith("-")]
    files = [Path(name).resolve() for name in names]
    if missing := [name for name, file in zip(names, files, strict=True) if not file.is_file()]:
        print(f"there is no file {', '.join(missing)}", file=sys.stderr)
        return 2
    found = nearest(files)
    if not found:
        print("no test imports it", file=sys.stderr)
        return 2
    chosen = found[:MOST_FILES]
    print(f"{len(found)} test files may break; the nearest: {' '.join(chosen)}", flush=True)
    return pytest.main(["-q", "--within", str(LIMIT_S), *options, *chosen])


def nearest(files: list[Path]) -> list[str]:
    """Return the test files that import the files, however indirectly, nearest first."""
    modules = _modules()
    importers = _importers(modules)
    distance = dict.fromkeys(_beginnings(files, modules), 0)
    todo = list(distance)
    for name in todo:  # grows
        for importer in importers[name]:
            if importer not in distance:
                distance[importer] = distance[name] + 1
                todo.append(importer)
    stems = {file.stem for file in files}
    folders = {part for file in files for part in file.relative_to(ROOT).parts[-4:-1]}
    packages = {file.parent.name for file in files}
    folders |= {"unit" for file in files if file.parent.name == "mapkit"}
    folders |= {"exporters" for file in files if file.parent.name == "export"}
    tests = [
        (
            not _named_like(path, stems) or path.parent.name not in folders,
            distance[name],
            path.parent.name not in folders,
            not _named_like(path, packages),
            path.relative_to(ROOT).as_posix(),
        )
        for name, path in modules.items()
        if name in distance and path.name.startswith("test_")
    ]
    return [path for *_, path in sorted(tests)]


def _modules() -> dict[str, Path]:
    found = {}
    for folder, package in _FOLDERS.items():
        for path in (ROOT / folder).rglob("*.py"):
            parts = path.relative_to(ROOT / folder).with_suffix("").parts
            found[".".join((package, *parts)).removesuffix(".__init__")] = path
    return found


def _importers(modules: dict[str, Path]) -> dict[str, set[str]]:
    """Return who imports each module.

    What a package gets for others from a module of its own counts as an import of that module;
    files of data count by their name.
    """
    texts = {name: path.read_text(encoding="utf-8") for name, path in modules.items()}
    texts["mapkit.export.registry"] += (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    given = {
        name: {n: source for source, n in _imports(texts[name])}
        for name, path in modules.items()
        if path.name == "__init__.py"
    }
    found: dict[str, set[str]] = defaultdict(set)
    for name, text in texts.items():
        package = modules[name].name == "__init__.py"
        for source, wanted in _imports(text):
            if f"{source}.{wanted}" in modules:
                found[f"{source}.{wanted}"].add(name)
            elif wanted in given.get(source, {}):
                found[given[source][wanted]].add(name)
            elif not package:
                found[source].add(name)
    for name in modules:
        if name.startswith(_COMMANDS):
            found[name].add("mapkit.cli.program")
    for path in ROOT.glob("tests/**/conftest.py"):
        inside = ".".join(path.parent.relative_to(ROOT).parts)
        found[f"{inside}.conftest"] |= {n for n in modules if n.startswith(f"{inside}.")}
    return found


def _imports(text: str) -> Iterator[tuple[str, str]]:
    for module, names, plain in _IMPORT.findall(text):
        if plain:
            yield plain, ""
        for name in _NAME.findall(names + "\n"):
            yield module, name
    yield from _BY_NAME.findall(text)


def _beginnings(files: list[Path], modules: dict[str, Path]) -> Iterator[str]:
    """Yield the modules of files; of a file that is none, those that stand beside it or name it."""
    names = {path: name for name, path in modules.items()}
    for file in files:
        if file in names:
            yield names[file]
        else:
            yield from (
                name
                for name, path in modules.items()
                if path.parent == file.parent
                or re.search(rf"\b{re.escape(file.stem)}\b", path.read_text(encoding="utf-8"))
            )


def _named_like(path: Path, stems: set[str]) -> bool:
    return any(stem in path.stem or path.stem.removeprefix("test_") in stem for stem in stems)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
