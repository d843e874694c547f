"""The TypeScript declarations say what the JavaScript reader has, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "exporters" / "readers" / "javascript"
READER = FOLDER / "mapkit_tables.mjs"
TYPES = FOLDER / "mapkit_tables.d.mts"

Method = tuple[tuple[str, bool], ...]
"""Names of the parameters, and whether each may be left out."""


def _split(text: str) -> list[str]:
    """Split at commas that stand in no bracket."""
    parts, depth, last = [], 0, 0
    plain = text.replace("=>", "  ")
    for i, letter in enumerate(plain):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and not depth:
            parts.append(text[last:i])
            last = i + 1
    return [part.strip() for part in [*parts, text[last:]] if part.strip()]


def _class(text: str) -> str:
    found = re.search(r"^export class Tables \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL)
    assert found
    return re.sub(r"/\*.*?\*/", "", found[1], flags=re.DOTALL)


def _reader() -> tuple[dict[str, Method], dict[str, set[str]], set[str]]:
    """Return methods, names of the options that they take apart, and attributes."""
    body = _class(READER.read_text("utf-8"))
    methods: dict[str, Method] = {}
    options: dict[str, set[str]] = {}
    for name, listed in re.findall(r"^  (\w+)\((.*?)\) \{$", body, re.MULTILINE | re.DOTALL):
        if name == "constructor":
            continue
        parameters = []
        for part in _split(listed):
            taken = re.fullmatch(r"\{(.*)\} = \{\}", part, re.DOTALL)
            if taken:
                options[name] = {re.split(r"[:=]", one)[0].strip() for one in _split(taken[1])}
            known = "options" if taken else part.split("=")[0].strip()
            parameters.append((known, "=" in part))
        methods[name] = tuple(parameters)
    return methods, options, set(re.findall(r"^    this\.(\w+) =", body, re.MULTILINE))


def _types() -> tuple[dict[str, Method], dict[str, set[str]], set[str]]:
    body = _class(TYPES.read_text("utf-8"))
    methods: dict[str, Method] = {}
    options: dict[str, set[str]] = {}
    declared = re.findall(
        r"^  (\w+)\(([^;]*?)\): [^(]*?;$", body.replace("; ", ", "), re.MULTILINE | re.DOTALL
    )
    for name, listed in declared:
        parameters = []
        for part in _split(listed):
            known, _, kind = part.partition(":")
            parameters.append((known.rstrip("?"), known.endswith("?")))
            inline = re.fullmatch(r"\{(.*)\}", kind.strip(), re.DOTALL)
            if known == "options?" and inline:
                options[name] = {one.split(":")[0].strip().rstrip("?") for one in _split(inline[1])}
        methods[name] = tuple(parameters)
    return methods, options, set(re.findall(r"^  readonly (\w+):", body, re.MULTILINE))


def test_methods_parameters_and_attributes_are_those_of_the_reader() -> None:
    methods, options, attributes = _reader()
    told, told_options, told_attributes = _types()
    assert len(methods) > 30
    assert told == methods
    assert options
    assert told_options == options
    assert told_attributes == attributes


def test_the_same_names_are_exported() -> None:
    exported = re.findall(
        r"^export (?:async )?(?:class|function) (\w+)", READER.read_text("utf-8"), re.MULTILINE
    )
    text = TYPES.read_text("utf-8")
    assert re.findall(r"^export (?:class|function) (\w+)", text, re.MULTILINE) == exported
    reasons = set(re.findall(r'new TablesError\(\s*"(\w+)"', READER.read_text("utf-8")))
    assert set(re.findall(r'^  \| "(\w+)"', text, re.MULTILINE)) == reasons
