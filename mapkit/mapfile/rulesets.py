"""Rulesets by name or path: those that ship with mapkit, and files of one's own."""

from __future__ import annotations

import difflib
import os
from functools import cache
from importlib import resources
from pathlib import Path

from mapkit.diagnostics import Diagnostic
from mapkit.errors import FileProblemError
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
            phrase(
                "no ruleset {name} ships with mapkit{hint}",
                name=quoted(name),
                hint=phrase("; did you mean {near}?", near=near[0])
                if near
                else phrase("; those that do: {known}", known=", ".join(names)),
            )
        )
    file = resources.files("mapkit") / "data" / "rulesets" / f"{name}.yaml"
    ruleset, diagnostics = _read(Source(file.read_text("utf-8"), None))
    if ruleset is None or diagnostics:
        raise FileProblemError(f"the shipped ruleset {name} is damaged: {diagnostics}")
    return ruleset


def read_ruleset(
    name_or_path: str | os.PathLike[str], *, base: Path | None = None
) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    """Read a shipped ruleset by name, or a ruleset file by path.

    Parameters
    ----------
    name_or_path : str or path
        A plain word is a name; a text with a ``/`` or an ending ``.yaml`` is a path.
    base : path, optional
        Folder that a relative path begins at; the current one by default.

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
    path = Path(name_or_path)
    return _read(open_source(base / path if base else path))


def _is_path(name: str) -> bool:
    return "/" in name or "\\" in name or name.endswith((".yaml", ".yml", ".json"))


def _read(source: Source) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    problems = Problems(source.text)
    root = parse(source.text, problems)
    ruleset = None
    if root is not None:
        ruleset = ruleset_of(root, problems)
    return (None if problems.has_errors else ruleset), problems.sorted()
