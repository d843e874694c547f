"""Check that the licences of all locked packages fit mapkit's, and list them.

``docs/dependencies.md`` has a row for each package of each lock file. An installed package must
have the licence that its row names. A missing row, or a licence that is not among those below, is
an error. ``--write`` writes the rows again; all lock files have to be installed for that.

Files that go into other people's programs are under the MIT licence, and say so; the package names
the licence of each shipped map and carries its text (ADR 0008).
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "dependencies.md"
LOCKS = (
    "run", "editor", "trace", "cluster", "dev", "docs", "notebook", "consumers", "benchmarks",
    "build", "compiler", "audit",
)  # fmt: skip
"""The lock files, those of the program first: a package is listed for the first one it is in."""

MIT_FOLDERS = (
    "exporters/readers/javascript", "exporters/readers/python", "examples/exporter-template",
    "exporters/mapkit_exporters/html/page", "mapkit/illustrate/report/page",
)  # fmt: skip
"""Folders with that licence in them."""

MIT_FILES = (
    "exporters/readers/javascript/mapkit_tables.mjs", "exporters/readers/python/mapkit_tables.py",
    "examples/exporter-template/*.py", "examples/engine.py", "examples/without_reader.py",
    "exporters/mapkit_exporters/html/page/page.html",
    "mapkit/illustrate/report/page/page.html", "mapkit/data/*.schema.json",
)  # fmt: skip
"""Files that leave their folder, and so say it themselves."""

FITTING = (
    "0BSD", "Apache", "BSD", "CC0", "GPL-2.0-or-later", "GPL-3", "HPND", "ISC", "LGPL", "MIT",
    "MPL", "PSF", "Public Domain", "Python Software Foundation", "Unlicense", "Zlib", "ZPL",
)  # fmt: skip
"""Words in the names of licences that allow use and distribution under the GPL 3."""

# Without those that no system has (requirements/consumers-without.txt).
_PACKAGE = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]++)(?! ; sys_platform == 'none')", re.MULTILINE)
_ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
_MAP_LICENCE = re.compile(r"^licence: (\S+)", re.MULTILINE)
_NAMES = {
    "GNU General Public License (GPL)": "GPL-2.0-or-later",
    "GNU General Public License v3 (GPLv3)": "GPL-3.0-only",
    "Python Software Foundation License": "PSF-2.0",
}


def main() -> int:
    """Write the list, or check it; return 1 where something is wrong."""
    wanted = locked()
    if "--write" in sys.argv[1:]:
        text = PAGE.read_text("utf-8")
        head = text[: text.index("| package |")]
        PAGE.write_text(head + table(wanted, listed()), "utf-8")
    problems = [*wrong(wanted, listed()), *not_said(), *maps_not_said()]
    for problem in problems:
        print(problem)
    print(f"licences: {len(wanted)} packages, {len(problems)} problems")
    return 1 if problems else 0


def locked() -> dict[str, str]:
    """Return the first lock file of each package, by its name in lower case."""
    found: dict[str, str] = {}
    for lock in LOCKS:
        path = ROOT / "requirements" / f"{lock}.txt"
        for name, _ in _PACKAGE.findall(path.read_text("utf-8")):
            found.setdefault(name.lower(), lock)
    return found


@cache
def pins() -> frozenset[tuple[str, str]]:
    """Return the names, in lower case, and the versions that the lock files name."""
    texts = [(ROOT / "requirements" / f"{lock}.txt").read_text("utf-8") for lock in LOCKS]
    return frozenset(
        (name.lower(), version) for text in texts for name, version in _PACKAGE.findall(text)
    )


def listed() -> dict[str, tuple[str, str]]:
    """Return the lock file and the licence of each package on the page."""
    rows = _ROW.findall(PAGE.read_text("utf-8"))
    return {name: (lock, licence) for name, lock, licence in rows if name != "package"}


def wrong(wanted: Mapping[str, str], rows: Mapping[str, tuple[str, str]]) -> list[str]:
    """Return what is wrong with the list, a sentence each."""
    problems = [f"{name} is listed, but not locked" for name in sorted(rows.keys() - wanted.keys())]
    for name, lock in sorted(wanted.items()):
        if name not in rows:
            problems.append(f"{name} ({lock}) is not in docs/dependencies.md: --write adds it")
            continue
        licence = rows[name][1]
        if rows[name][0] != lock:
            problems.append(f"{name} is listed for {rows[name][0]}, but locked for {lock}")
        if not fits(licence):
            problems.append(f"{name}: nobody has said that its licence fits: {licence}")
        there = installed(name)
        if there not in {None, licence}:
            problems.append(f"{name} is under {there}, not {licence}")
    return problems


def not_said() -> list[str]:
    """Return which files do not say that they are under the MIT licence, a sentence each."""
    text = (ROOT / "LICENSES/MIT.txt").read_bytes()
    problems = [
        f"{folder}/LICENSE is not LICENSES/MIT.txt"
        for folder in MIT_FOLDERS
        if not (ROOT / folder / "LICENSE").is_file()
        or (ROOT / folder / "LICENSE").read_bytes() != text
    ]
    for pattern in MIT_FILES:
        files = sorted(ROOT.glob(pattern))
        problems += [f"there is no {pattern}"] if not files else []
        problems += [
            f"{file.relative_to(ROOT)} does not say SPDX-License-Identifier: MIT"
            for file in files
            if "SPDX-License-Identifier: MIT" not in file.read_text("utf-8")
        ]
    return problems


def maps_not_said() -> list[str]:
    """Return which licences of shipped maps the package does not name or carry."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = project["license"].split(" AND ")
    problems = [
        f"LICENSES/{licence}.txt is missing: pyproject.toml names {licence}"
        for licence in named[1:]
        if not (ROOT / f"LICENSES/{licence}.txt").is_file()
    ]
    for path in sorted([*ROOT.glob("maps/**/*.yaml"), *ROOT.glob("examples/**/*.yaml")]):
        found = _MAP_LICENCE.search(path.read_text("utf-8"))
        if found and found[1] not in named:
            problems.append(
                f"{path.relative_to(ROOT)} is under {found[1]}: pyproject.toml does not say so"
            )
    return problems


def fits(licence: str) -> bool:
    """Return whether a licence, or one of several to choose from, is among those that fit."""
    parts = re.split(r" AND ", licence)
    return all(any(word in part for word in FITTING) for part in parts)


def installed(name: str) -> str | None:
    """Return the licence that a package states; None where it does not, or is not installed.

    Another version than the locked one, as Python brings of pip, says nothing either.
    """
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return None
    return licence_of(package) if (name, package.version) in pins() else None


def licence_of(package: Distribution) -> str | None:
    """Return what a package states: an expression, its classifiers, or the first line of a text."""
    stated = package.metadata.json.get("license_expression")
    if stated:
        return str(stated)
    kept = [
        c.rpartition(" :: ")[2]
        for c in package.metadata.get_all("Classifier", [])
        if c.startswith("License :: ") and c != "License :: OSI Approved"
    ]
    lines = str(package.metadata.json.get("license") or "").strip().splitlines()
    word = ", ".join(kept) or (lines[0][:60] if lines else "LICENSE")
    unnamed = word == "LICENSE" or word.startswith(
        "Copyright"
    )  # the file's name, or its first line
    return None if unnamed else _NAMES.get(word, word).replace("|", "/")


def table(wanted: Mapping[str, str], rows: Mapping[str, tuple[str, str]]) -> str:
    """Return the list as a table; what states no licence keeps the one it is listed with."""
    lines: Iterable[str] = (
        f"| {name} | {lock} | {installed(name) or rows.get(name, ('', 'not stated'))[1]} |"
        for name, lock in sorted(wanted.items(), key=lambda item: (LOCKS.index(item[1]), item[0]))
    )
    return "\n".join(["| package | locked for | licence |", "|---|---|---|", *lines]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
