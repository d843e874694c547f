"""Rulesets by name or path: those that ship with mapkit, and files of one's own."""

from __future__ import annotations

import difflib
import os
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path

from mapkit.diagnostics import Diagnostic
from mapkit.errors import FileProblemError
from mapkit.mapfile.guarded import Outside, is_allowed
from mapkit.mapfile.nodes import parse
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.ruleset_records import ruleset_of
from mapkit.mapfile.source import Source, open_source
from mapkit.messages import phrase
from mapkit.model import Ruleset

__all__ = ["DEFAULT_RULESET", "read_ruleset", "ruleset_names", "shipped_ruleset"]

DEFAULT_RULESET = "sniper_elite"


def ruleset_names() -> tuple[str, ...]:
    """Return the names of the rulesets that ship with mapkit."""
    folder = resources.files("mapkit") / "data" / "rulesets"
    return tuple(
        sorted(f.name.removesuffix(".yaml") for f in folder.iterdir() if f.name.endswith(".yaml"))
    )


@cache
def shipped_ruleset(name: str) -> Ruleset:
    """Return a ruleset that ships with mapkit.

    Raises
    ------
    FileProblemError
        There is none of that name.
    """
    names = ruleset_names()
    if name not in names:
        near = difflib.get_close_matches(name, names, 1)
        raise FileProblemError(
            f"no ruleset {quoted(name)} ships with mapkit"
            + (f"; did you mean {near[0]}?" if near else f"; those that do: {', '.join(names)}")
        )
    file = resources.files("mapkit") / "data" / "rulesets" / f"{name}.yaml"
    ruleset, diagnostics = _read(Source(file.read_text("utf-8"), None))
    if ruleset is None or diagnostics:
        raise FileProblemError(f"the shipped ruleset {name} is damaged: {diagnostics}")
    return ruleset


def read_ruleset(
    name_or_path: str | os.PathLike[str], *, base: Path | None = None, outside: Outside = True
) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    """Read a shipped ruleset by name, or a ruleset file by path.

    Parameters
    ----------
    name_or_path : str or path
        A plain word is a name; a text with a ``/`` or an ending ``.yaml`` is a path.
    base : path, optional
        Folder that a relative path begins at; the current one by default.
    outside : bool or collection of Path, optional
        Whether a file outside that folder may be opened. Messages about such a file quote nothing
        of it.

    Returns
    -------
    (Ruleset or None, tuple of Diagnostic)
        None where the file has errors; they are all in the diagnostics.

    Raises
    ------
    FileProblemError
        No ruleset of that name, or the file cannot be read.
    """
    if isinstance(name_or_path, str) and not _is_path(name_or_path):
        return shipped_ruleset(name_or_path), ()
    folder = base or Path()
    path = folder / name_or_path
    if not is_allowed(path, folder, outside):
        problem = FileProblemError(
            phrase("{path} lies outside the map's folder, so it was not opened", path=name_or_path)
        )
        problem.help = phrase("where you trust the map, allow it: --allow-outside")
        raise problem
    ruleset, diagnostics = _read(open_source(path))
    if base is not None and not is_allowed(path, base, outside=False):
        diagnostics = tuple(replace(d, message=d.rule.title, help="") for d in diagnostics)
    return ruleset, diagnostics


def _is_path(name: str) -> bool:
    return "/" in name or "\\" in name or name.endswith((".yaml", ".yml", ".json"))


def _read(source: Source) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    problems = Problems(source.text)
    root = parse(source.text, problems)
    ruleset = None
    if root is not None:
        ruleset = ruleset_of(root, problems)
    return (None if problems.has_errors else ruleset), problems.sorted()
