"""Ruleset files: a game's kinds, portals, markers, movers, choices and sight rules."""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from mapkit.diagnostics import Diagnostic
from mapkit.errors import FileProblemError
from mapkit.mapfile.nodes import MapNode, Node, Scalar, SeqNode, parse
from mapkit.mapfile.palette import read_kinds, read_sectors, read_traits
from mapkit.mapfile.problems import Problems, quoted
from mapkit.mapfile.records import (
    Reader,
    Record,
    Spec,
    entries,
    identifier,
    items,
    name_list,
    one_of,
    read_record,
    whole,
)
from mapkit.mapfile.scalars import is_valid_id, kind_of, read_bool, read_text, read_whole
from mapkit.mapfile.source import Source, open_source
from mapkit.model import Choice, MarkerType, MoverClass, PortalType, Ruleset, SightRule

__all__ = ["DEFAULT_RULESET", "read_ruleset", "ruleset_names", "shipped_ruleset"]

DEFAULT_RULESET = "sniper_elite"
_VERSION = re.compile(r"1\.[0-9]{1,6}")
_SECTIONS = ("kinds", "traits", "portals", "sectors", "markers", "movers", "choices", "rules")


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
        ruleset = _ruleset(root, problems)
    return (None if problems.has_errors else ruleset), problems.sorted()


def _raw(node: Node, problems: Problems, what: str) -> Node:  # noqa: ARG001 - a Reader
    return node


def _version(node: Node, problems: Problems, what: str) -> str | None:
    text = read_text(node, problems, what)
    if text is not None and not _VERSION.fullmatch(text):
        problems.error(
            "MK106",
            node.start,
            f"{quoted(text)} is not a version of ruleset files that this mapkit reads",
            'write  mapkit_ruleset: "1.0"',
        )
        return None
    return text


def _numbers(node: Node, problems: Problems, what: str) -> tuple[int, ...] | None:
    found = items(node, problems, what)
    if found is None:
        return None
    numbers = [read_whole(n, problems, f"an item of {what}", 0, 1000) for n in found]
    return None if None in numbers else tuple(n for n in numbers if n is not None)


_HEADER = Spec(
    {
        "mapkit_ruleset": _version,
        "id": identifier,
        "name": read_text,
        "version": read_text,
        "sight": one_of(("field", "none")),
        "range": one_of(("fields", "grid")),
        "building_class": read_text,
        "tunnel_class": read_text,
        "over_class": read_text,
        "objective_split": _numbers,
        **dict.fromkeys(_SECTIONS, _raw),
    },
    ("mapkit_ruleset", "id", "kinds"),
)


def _ruleset(root: Node, problems: Problems) -> Ruleset | None:
    head = read_record(root, _HEADER, problems, "the ruleset")
    if not isinstance(root, MapNode) or "kinds" not in head.values:
        return None
    movers = _section(head, "movers", _MOVER, "mover", problems)
    kinds = read_kinds(head.values["kinds"], problems, {}, movers)
    classes = frozenset(kind.matches for kind in kinds.values())
    traits = head.get("traits")
    portals = _section(head, "portals", _portal_spec(classes), "portal", problems)
    for key in ("building_class", "tunnel_class", "over_class"):
        value = root.get(key)
        if key in head.values and value is not None:
            one_of(classes)(value, problems, f"{key} of the ruleset")
    sectors = read_sectors(head.get("sectors"), problems, {}) if "sectors" in head.values else {}
    rules = _rules(head, classes, portals, problems)
    return Ruleset(
        id=head.get("id", ""),
        name=head.get("name", head.get("id", "")),
        version=head.get("version", "1.0"),
        kinds=kinds,
        traits=read_traits(traits, problems, {}, classes) if traits is not None else {},
        portals={
            i: PortalType(
                i,
                r.get("label", i),
                r.get("effect", "joins"),
                r.get("classes", ()),
                r.get("access", False),
            )
            for i, r in portals.items()
        },
        markers=_markers(head, problems),
        movers={
            i: MoverClass(
                i,
                r.get("label", i),
                r.get("allowance", 1),
                r.get("noise_from", 0),
                r.get("may_revisit", True),
                r.get("through_occupied", True),
            )
            for i, r in movers.items()
        },
        choices=_choices(head, problems),
        rules=rules,
        sectors=sectors,
        sight=head.get("sight", "field" if rules else "none"),
        range=head.get("range", "fields"),
        tunnel_class=head.get("tunnel_class"),
        over_class=head.get("over_class"),
        building_class=head.get("building_class"),
        objective_split=head.get("objective_split", ()),
    )


def _section(
    head: Record, section: str, spec: Spec, each: str, problems: Problems
) -> dict[str, Record]:
    node = head.get(section)
    if node is None:
        return {}
    return {
        id_: read_record(value, spec, problems, f"{each} {quoted(id_)}")
        for id_, _, value in entries(node, problems, section, f"a {each}") or []
    }


_MOVER = Spec(
    {
        "label": read_text,
        "allowance": whole(0, 1000),
        "noise_from": whole(0, 1000),
        "may_revisit": read_bool,
        "through_occupied": read_bool,
    },
    ("allowance",),
)


def _pairs_of(classes: Collection[str]) -> Reader:
    word = one_of({*classes, "*"})

    def read(node: Node, problems: Problems, what: str) -> tuple[tuple[str, str], ...] | None:
        pairs = []
        for item in items(node, problems, what) or []:
            if not isinstance(item, SeqNode) or len(item.items) != 2:
                problems.error(
                    "MK112",
                    item.start,
                    f"{what} should hold pairs like [a, b], not {kind_of(item)}",
                )
                return None
            a, b = (word(i, problems, f"a class in {what}") for i in item.items)
            if a is None or b is None:
                return None
            pairs.append((a, b))
        return tuple(pairs)

    return read


def _portal_spec(classes: Collection[str]) -> Spec:
    return Spec(
        {
            "label": read_text,
            "effect": one_of(("joins", "parts")),
            "classes": _pairs_of(classes),
            "access": read_bool,
        },
        ("effect",),
    )


def _markers(head: Record, problems: Problems) -> dict[str, MarkerType]:
    spec = Spec(
        {
            "label": read_text,
            "attributes": _attributes,
            "unique": _raw,
            "count": whole(0, 10_000),
            "per": _per,
            "same_sector_as": _raw,
            "outside": read_bool,
        }
    )
    markers = {}
    for id_, r in _section(head, "markers", spec, "marker", problems).items():
        attributes: dict[str, tuple[str | int, ...]] = r.get("attributes", {})
        own, what = set(attributes), f"marker {quoted(id_)}"
        unique, same = r.get("unique"), r.get("same_sector_as")
        markers[id_] = MarkerType(
            id_,
            r.get("label", id_),
            attributes,
            (name_list(own)(unique, problems, f"unique of {what}") or ()) if unique else (),
            r.get("count"),
            r.get("per", {}),
            one_of(own)(same, problems, f"same_sector_as of {what}") if same else None,
            r.get("outside", False),
        )
    return markers


def _attributes(
    node: Node, problems: Problems, what: str
) -> dict[str, tuple[str | int, ...]] | None:
    attributes: dict[str, tuple[str | int, ...]] = {}
    for id_, _, value in entries(node, problems, what, "an attribute") or []:
        if id_ in {"type", "field"}:
            problems.error("MK131", value.start, f"an attribute cannot be called {quoted(id_)}")
            continue
        values: list[str | int] = []
        for item in items(value, problems, f"{id_} in {what}") or []:
            if isinstance(item, Scalar) and not item.quoted and item.value.isdecimal():
                number = read_whole(item, problems, f"a value of {id_}")
                values += [] if number is None else [number]
            else:
                text = read_text(item, problems, f"a value of {id_}")
                values += [] if text is None else [text]
        attributes[id_] = tuple(values)
    return attributes


def _per(node: Node, problems: Problems, what: str) -> dict[str, dict[str, int]] | None:
    per: dict[str, dict[str, int]] = {}
    for id_, _, value in entries(node, problems, what, "an attribute") or []:
        per[id_] = {
            name: number
            for name, _, n in entries(value, problems, f"{id_} in {what}", "a value") or []
            if (number := read_whole(n, problems, f"{name} in {what}", 0, 1000)) is not None
        }
    return per


def _choices(head: Record, problems: Problems) -> dict[str, Choice]:
    spec = Spec(
        {"label": read_text, "values": _words, "default": _raw, "text": read_text},
        ("values", "default"),
    )
    choices = {}
    for id_, r in _section(head, "choices", spec, "choice", problems).items():
        values: tuple[str, ...] = r.get("values", ())
        default: Any = None
        if "default" in r.values and values:
            default = one_of(values)(r.values["default"], problems, f"default of {quoted(id_)}")
        choices[id_] = Choice(id_, r.get("label", id_), values, default or "", r.get("text", ""))
    return choices


def _words(node: Node, problems: Problems, what: str) -> tuple[str, ...] | None:
    listed = items(node, problems, what)
    if listed is None:
        return None
    if not listed:
        problems.error("MK112", node.start, f"{what} lists nothing to choose from")
    words = [read_text(item, problems, f"an item of {what}") for item in listed]
    return None if None in words or not words else tuple(w for w in words if w is not None)


def _rules(
    head: Record, classes: Collection[str], portals: Mapping[str, Record], problems: Problems
) -> dict[str, SightRule]:
    node = head.get("rules")
    if node is None:
        return {}
    ids = [k.value for k, _ in node.pairs] if isinstance(node, MapNode) else []
    spec = Spec(
        {
            "page": whole(1, 10_000),
            "text": read_text,
            "mechanism": one_of(("line", "stacked", "same_building", "same_field")),
            "ends": _pairs_of(classes),
            "through": name_list(classes),
            "stacked": one_of(("blocks", "ground", "upper")),
            "needs": name_list(classes),
            "portal": one_of(tuple(portals)),
            "instead_of": name_list([i for i in ids if is_valid_id(i)]),
        },
        ("text", "mechanism"),
    )
    return {
        i: SightRule(
            i,
            r.get("page"),
            r.get("text", ""),
            r.get("mechanism", "line"),
            r.get("ends", ()),
            r.get("through", ()),
            r.get("stacked", "blocks"),
            r.get("needs", ()),
            r.get("portal"),
            r.get("instead_of", ()),
        )
        for i, r in _section(head, "rules", spec, "rule", problems).items()
    }
