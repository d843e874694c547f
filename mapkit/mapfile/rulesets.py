"""Rulesets by name or path: those that ship with mapkit, and files of one's own."""

from __future__ import annotations

import difflib
import os
from dataclasses import replace
from functools import cache
from pathlib import Path

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.errors import FileError
from mapkit.mapfile.disk import Outside, is_allowed
from mapkit.mapfile.nodes import MapNode, parse
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.ruleset_parts import report_sight_rules
from mapkit.mapfile.ruleset_records import ruleset_of
from mapkit.mapfile.source import Source, open_source
from mapkit.messages import phrase
from mapkit.model import Ruleset

DEFAULT_RULESET = "sniper_elite"

_SHIPPED = Path(__file__).parents[1] / "data" / "rulesets"


def ruleset_names() -> tuple[str, ...]:
    """Return the names of the rulesets that ship with mapkit."""
    return tuple(sorted(path.stem for path in _SHIPPED.glob("*.yaml")))


@cache
def shipped_ruleset(name: str) -> Ruleset:
    """Return a ruleset that ships with mapkit."""
    names = ruleset_names()
    if name not in names:
        near = difflib.get_close_matches(name, names, 1)
        raise FileError(
            phrase(
                "no ruleset {name} ships with mapkit{hint}",
                name=quoted(name),
                hint=phrase("; did you mean {near}?", near=near[0])
                if near
                else phrase("; those that do: {known}", known=", ".join(names)),
            )
        )
    ruleset, diagnostics = _read(Source(_shipped_text(name), None))
    if ruleset is None or diagnostics:
        raise FileError(f"the shipped ruleset {name} is damaged: {diagnostics}")
    return ruleset


def shipped_text(name: str) -> str:
    """Return the text of a ruleset that ships with mapkit, comments and all."""
    shipped_ruleset(name)
    return _shipped_text(name)


def _shipped_text(name: str) -> str:
    return (_SHIPPED / f"{name}.yaml").read_text("utf-8")


def read_ruleset(
    name_or_path: str | os.PathLike[str], *, base: Path | None = None, outside: Outside = True
) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    """Read a shipped ruleset by name, or a ruleset file by path.

    Returns None where the file has errors; they are all in the diagnostics.

    Parameters
    ----------
    name_or_path : str or path
        A plain word is a name; a text with a ``/`` or an ending ``.yaml`` is a path.
    base : path, optional
        Folder that a relative path begins at; the current one by default.
    outside : bool or collection of Path, optional
        Whether a file outside that folder may be opened. Messages about such a file quote nothing
        of it.
    """
    if isinstance(name_or_path, str) and not is_ruleset_path(name_or_path):
        return shipped_ruleset(name_or_path), ()
    folder = base or Path()
    path = folder / name_or_path
    if not is_allowed(path, folder, outside):
        problem = FileError(
            phrase("{path} lies outside the map's folder, so it was not opened", path=name_or_path)
        )
        problem.help = phrase("where you trust the map, allow it: --allow-outside")
        raise problem
    ruleset, diagnostics = _read(open_source(path))
    if base is not None and not is_allowed(path, base, outside=False):
        diagnostics = tuple(replace(d, message=d.rule.title, help="") for d in diagnostics)
    return ruleset, diagnostics


def check_ruleset(source: Source) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a ruleset file by itself, in the order of the file.

    Kinds for which no rule of sight answers are warnings: a map may do without them.
    """
    problems = Problems(source.text)
    root = parse(source.text, problems)
    ruleset = ruleset_of(root, problems) if root is not None else None
    if isinstance(root, MapNode) and ruleset is not None and not problems.has_errors:
        classes = [kind.matches for kind in ruleset.kinds.values()]
        where = root.get("rules") or root
        report_sight_rules(classes, ruleset, problems, where.start, severity=Severity.WARNING)
    return problems.sorted()


def is_ruleset_path(name: str) -> bool:
    """Tell the path of a ruleset from the name of one that ships."""
    return "/" in name or "\\" in name or name.endswith((".yaml", ".yml", ".json"))


def _read(source: Source) -> tuple[Ruleset | None, tuple[Diagnostic, ...]]:
    problems = Problems(source.text)
    root = parse(source.text, problems)
    ruleset = None
    if root is not None:
        ruleset = ruleset_of(root, problems)
    return (None if problems.has_errors else ruleset), problems.sorted()
