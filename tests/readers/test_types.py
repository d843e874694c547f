"""The TypeScript declarations say what the JavaScript reader has, and nothing else."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.waiting import LIMIT_S

FOLDER = Path(__file__).resolve().parents[2] / "exporters" / "readers" / "javascript"
READER = FOLDER / "mapkit_tables.mjs"
TYPES = FOLDER / "mapkit_tables.d.mts"
TSC = shutil.which("tsc")

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


@pytest.mark.skipif(TSC is None, reason="TypeScript is not installed")
def test_typescript_takes_them(tmp_path: Path) -> None:
    assert TSC is not None
    for path in (READER, TYPES):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "use.mts").write_text(
        'import { load, TablesError, type Tables } from "./mapkit_tables.mjs";\n'
        'const board: Tables = load("");\n'
        'const far: number | null = board.shotDistance("1", "2", { grazing: "sees" });\n'
        'const { steps } = board.reachable("1", "sniper", { blocked: ["2"] }).get("3")!;\n'
        'try { load(""); } catch (e) { if (e instanceof TablesError) console.log(e.reason); }\n'
        "console.log(far, steps);\n"
        "// @ts-expect-error ids are strings\n"
        "board.sees(1, 2);\n"
        "// @ts-expect-error no such option\n"
        'board.distance("1", "2", "sniper", { counts: "cost" });\n',
        "utf-8",
    )
    done = subprocess.run(
        [TSC, "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext",
         "--lib", "es2022,dom", "use.mts"],
        cwd=tmp_path, capture_output=True, text=True, timeout=LIMIT_S, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
