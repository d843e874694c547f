"""``mapkit check``: several files, rulesets, formats, and answers that follow the file."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from mapkit.cli.stopping import ExitCode
from mapkit.diagnostics.rules import RULES
from mapkit.export import answers_schema
from tests.cli.program import Mapkit
from tests.terminals import needs_terminal
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[2]
RULESET = ROOT / "mapkit" / "data" / "rulesets" / "sniper_elite.yaml"
BAD_MAP = 'mapkit: "1.0"\nid: bad\nfields:\n  a: {kind: castle, ring: [[0, 0], [9, 0], [9, 9]]}\n'
SARIF = {
    # What the standard demands of the keys that are written; nothing else may be written.
    "type": "object",
    "required": ["version", "runs"],
    "additionalProperties": False,
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}, "minItems": 1},
    },
    "$defs": {
        "text": {
            "type": "object",
            "required": ["text"],
            "additionalProperties": False,
            "properties": {"text": {"type": "string", "minLength": 1}},
        },
        "level": {"enum": ["none", "note", "warning", "error"]},
        "locations": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "physicalLocation": {
                        "type": "object",
                        "required": ["artifactLocation"],
                        "additionalProperties": False,
                        "properties": {
                            "artifactLocation": {
                                "type": "object",
                                "additionalProperties": False,
                                "properties": {"uri": {"type": "string", "pattern": r"^[!-~]+$"}},
                            },
                            "region": {
                                "type": "object",
                                "additionalProperties": False,
                                "properties": {
                                    "startLine": {"type": "integer", "minimum": 1},
                                    "startColumn": {"type": "integer", "minimum": 1},
                                },
                            },
                        },
                    }
                },
            },
        },
        "run": {
            "type": "object",
            "required": ["tool", "results"],
            "additionalProperties": False,
            "properties": {
                "tool": {
                    "type": "object",
                    "required": ["driver"],
                    "additionalProperties": False,
                    "properties": {
                        "driver": {
                            "type": "object",
                            "required": ["name"],
                            "additionalProperties": False,
                            "properties": {
                                "name": {"type": "string"},
                                "semanticVersion": {"type": "string"},
                                "rules": {
                                    "type": "array",
                                    "uniqueItems": True,
                                    "items": {"$ref": "#/$defs/rule"},
                                },
                            },
                        }
                    },
                },
                "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                "invocations": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "required": ["executionSuccessful"],
                        "additionalProperties": False,
                        "properties": {
                            "executionSuccessful": {"type": "boolean"},
                            "toolExecutionNotifications": {
                                "type": "array",
                                "items": {
                                    "type": "object",
                                    "required": ["message"],
                                    "additionalProperties": False,
                                    "properties": {
                                        "level": {"$ref": "#/$defs/level"},
                                        "message": {"$ref": "#/$defs/text"},
                                        "locations": {"$ref": "#/$defs/locations"},
                                    },
                                },
                            },
                        },
                    },
                },
                "results": {"type": "array", "items": {"$ref": "#/$defs/result"}},
            },
        },
        "rule": {
            "type": "object",
            "required": ["id"],
            "additionalProperties": False,
            "properties": {
                "id": {"type": "string"},
                "shortDescription": {"$ref": "#/$defs/text"},
                "help": {"$ref": "#/$defs/text"},
                "defaultConfiguration": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {"level": {"$ref": "#/$defs/level"}},
                },
            },
        },
        "result": {
            "type": "object",
            "required": ["message"],
            "additionalProperties": False,
            "properties": {
                "ruleId": {"type": "string"},
                "ruleIndex": {"type": "integer", "minimum": 0},
                "level": {"$ref": "#/$defs/level"},
                "message": {"$ref": "#/$defs/text"},
                "locations": {"$ref": "#/$defs/locations"},
                "properties": {"type": "object"},
            },
        },
    },
}


@pytest.fixture
def folder(tmp_path: Path, imported: Callable[[str], Path]) -> Path:
    """Return a folder with a sound map, a bad one, a ruleset and a file of another program."""
    sound = imported("hand_rb8_tunnel").rename(tmp_path / "sound.yaml")
    assert sound.is_file()
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "bad.yml").write_text(BAD_MAP, "utf-8")
    (tmp_path / "rules.yaml").write_bytes(RULESET.read_bytes())
    (tmp_path / "other.yaml").write_text("services:\n  mapkit: 1.0\n", "utf-8")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "bad.yaml").write_text(BAD_MAP, "utf-8")
    return tmp_path


def _paths(value: Any) -> list[str]:
    return [
        f"{kind}:{Path(one[kind]).name}"
        for one in value["files"]
        for kind in ("map", "ruleset")
        if kind in one
    ]


def test_a_folder_is_searched_for_maps_and_rulesets(mapkit: Mapkit, folder: Path) -> None:
    done = mapkit("check", folder, "--json")
    assert done.code == ExitCode.NO
    assert _paths(done.json) == ["ruleset:rules.yaml", "map:sound.yaml", "map:bad.yml"]
    assert [one["ok"] for one in done.json["files"]] == [True, True, False]
    schema = answers_schema()
    del schema["anyOf"]
    form = {**schema, "$ref": "#/$defs/check_files"}
    jsonschema.Draft202012Validator(form).validate(done.json)
    words = mapkit("check", folder).out.splitlines()
    assert words[-1].startswith("3 files: ")


def test_patterns_are_looked_up_where_the_shell_does_not(mapkit: Mapkit, folder: Path) -> None:
    found = mapkit("check", folder / "**" / "*.y*ml", "--skip-others", "--format", "json")
    assert sorted(_paths(found.json)) == ["map:bad.yml", "map:sound.yaml", "ruleset:rules.yaml"]
    other = mapkit("check", folder / "oth*.yaml")
    assert other.code == ExitCode.NO
    assert "MK106" in other.out, "what is named is checked"
    none = mapkit("check", folder / "*.toml")
    assert none.code == ExitCode.FILE
    assert "no file matches" in none.err
    odd = (folder / "sound.yaml").rename(folder / "so[u]nd.yaml")
    assert mapkit("check", odd, "--json").json["map"] == str(odd), "a name before a pattern"


def test_a_file_that_is_named_twice_is_checked_once(mapkit: Mapkit, folder: Path) -> None:
    sound = folder / "sound.yaml"
    assert _paths(mapkit("check", sound, folder / "so*.yaml", sound, "--json").json) == [
        "map:sound.yaml"
    ]


def test_what_cannot_be_read_does_not_stop_the_others(mapkit: Mapkit, folder: Path) -> None:
    gone, bad = folder / "gone.yaml", folder / "deep" / "bad.yml"
    done = mapkit("check", gone, bad)
    assert done.code == ExitCode.FILE
    assert "gone.yaml does not exist" in done.err
    assert "castle" in done.out
    assert "1 could not be read" in done.out
    both = mapkit("check", gone, bad, "--json").json
    assert not both["ok"]
    assert "does not exist" in both["files"][0]["error"]["message"]
    one = mapkit("check", gone, "--format", "json")
    assert one.code == ExitCode.FILE
    assert set(one.json) == {"error"}


def test_a_ruleset_is_checked_by_itself(mapkit: Mapkit, tmp_path: Path) -> None:
    text = RULESET.read_text("utf-8")
    path = tmp_path / "mine.yaml"
    path.write_text(text.replace("matches: elevated", "matches: elevaded"), "utf-8")
    done = mapkit("check", path, "--json")
    assert done.code == ExitCode.NO
    assert done.json["ruleset"] == str(path)
    line = text[: text.index("over_class: elevated")].count("\n") + 1
    assert line in [d["line"] for d in done.json["diagnostics"]]
    lines = [line for line in text.splitlines() if not line.startswith("rules:")]
    head = "\n".join(lines[: next(i for i, w in enumerate(lines) if w.startswith("choices:"))])
    path.write_text(f"{head}\nrules:\n  S: {{text: Same field., mechanism: same_field}}\n", "utf-8")
    silent = mapkit("check", path, "--json")
    assert silent.code == ExitCode.OK
    assert [d["severity"] for d in silent.json["diagnostics"]] == ["warning"]
    assert "no line rule" in silent.json["diagnostics"][0]["message"]
    assert mapkit("check", path, "--strict").code == ExitCode.NO


def test_a_new_ruleset_is_a_sound_copy_with_all_comments(mapkit: Mapkit, tmp_path: Path) -> None:
    path = tmp_path / "my rules.yaml"
    assert mapkit("new", "ruleset", path).code == ExitCode.OK
    assert mapkit("check", path, "--strict").out == f"{path}: no problems\n"
    shipped, copied = RULESET.read_text("utf-8"), path.read_text("utf-8")
    differing = [
        (a, b) for a, b in zip(shipped.split("\n"), copied.split("\n"), strict=True) if a != b
    ]
    assert [b for _, b in differing] == [
        "# yaml-language-server: $schema=ruleset.schema.json",
        'id: "my-rules"',
        'name: "my-rules"',
    ]
    map_file = tmp_path / "map.yaml"
    assert (
        mapkit("new", "map", map_file, "--rows", 2, "--columns", 2, "--name", "X").code
        == ExitCode.OK
    )
    text = map_file.read_text("utf-8")
    assert "ruleset: sniper_elite" in text
    map_file.write_text(
        text.replace("ruleset: sniper_elite", 'ruleset: "./my rules.yaml"'), "utf-8"
    )
    assert mapkit("check", map_file).code == ExitCode.OK
    assert mapkit("new", "ruleset", path).code == ExitCode.FILE, "nothing is overwritten"
    named = mapkit("new", "ruleset", "-", "--id", "war", "--name", 'A "war"')
    assert yaml.safe_load(named.out)["name"] == 'A "war"'
    assert mapkit("new", "ruleset", "-", "--id", "a b").code == ExitCode.USAGE


def test_a_ruleset_comes_through_a_pipe() -> None:
    for text, key in ((RULESET.read_bytes(), "ruleset"), (BAD_MAP.encode(), "map")):
        done = subprocess.run(
            [sys.executable, "-m", "mapkit", "check", "-", "--json"],
            input=text,
            capture_output=True,
            check=False,
        )
        assert yaml.safe_load(done.stdout)[key] == "-"


def test_github_shows_what_is_wrong_at_its_line(
    mapkit: Mapkit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    odd = Path("a,b:50%.yaml")
    odd.write_text(BAD_MAP.replace("castle", '"100% c\\u0301astle\\nwall"'), "utf-8")
    done = mapkit("check", odd, "gone.yaml", "--format", "github")
    assert done.code == ExitCode.FILE
    first, *_, last = done.out.splitlines()
    assert first.startswith("::error file=a%2Cb%3A50%25.yaml,line=4,col=")
    assert "100%25 c" in first
    assert "%0A" in first, "the help is a line of its own"
    assert last.startswith("::error file=gone.yaml::gone.yaml does not exist")
    assert all(line.startswith("::") for line in done.out.splitlines())


def test_sarif_is_as_the_standard_says(
    mapkit: Mapkit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    spaced = (folder / "deep" / "bad.yml").rename("a bad %20.yaml").resolve()
    done = mapkit("check", "a bad %20.yaml", spaced, "sound.yaml", "gone.yaml", "--format", "sarif")
    assert done.code == ExitCode.FILE
    jsonschema.Draft202012Validator(SARIF).validate(done.json)
    run = done.json["runs"][0]
    assert not run["invocations"][0]["executionSuccessful"]
    results = run["results"]
    for result in results:
        rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
        assert rule["id"] == result["ruleId"]
        assert rule["shortDescription"]["text"] == RULES[result["ruleId"]].title
    places = [result["locations"][0]["physicalLocation"] for result in results]
    assert places[0]["artifactLocation"]["uri"] == "a%20bad%20%2520.yaml"
    assert places[0]["region"]["startLine"] == 4
    uris = {place["artifactLocation"]["uri"] for place in places}
    assert spaced.as_uri() in uris
    assert mapkit("check", "rules.yaml", "--format", "sarif").json["runs"][0]["results"] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["{map}", "--json", "--format", "sarif"],
        ["{map}", "--watch", "--json"],
        ["{map}", "--watch", "--fix"],
        ["-", "--watch"],
        ["{map}", "-", "--fix"],
    ],
)
def test_what_contradicts_itself_is_refused(
    mapkit: Mapkit, imported: Callable[[str], Path], arguments: list[str]
) -> None:
    path = imported("courtyard")
    done = mapkit("check", *(a.format(map=path) for a in arguments))
    assert done.code == ExitCode.USAGE


def test_the_hook_of_pre_commit_leaves_out_other_files(folder: Path) -> None:
    [hook] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    assert (hook["language"], hook["types"]) == ("python", ["yaml"])
    program, *arguments = shlex.split(hook["entry"])
    assert program == "mapkit"
    for names, code in (
        (["other.yaml", "sound.yaml", "rules.yaml"], ExitCode.OK),
        (["other.yaml"], ExitCode.OK),
        (["other.yaml", "deep/bad.yml"], ExitCode.NO),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "mapkit", *arguments, *names], cwd=folder, check=False
        )
        assert done.returncode == code, names


class Terminal:
    """The program on a terminal of its own, as a person sees it."""

    def __init__(self, *arguments: object) -> None:
        self._screen, inner = os.openpty()
        # The leader of a session gets the first terminal that it opens, and Ctrl-C from it.
        code = (
            "import os, sys\n"
            "os.open(os.ttyname(0), os.O_RDWR)\n"
            "os.execv(sys.argv[1], sys.argv[1:])\n"
        )
        program = [sys.executable, "-m", "mapkit", *map(str, arguments)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *program],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)

    def until(self, *words: bytes) -> bytes:
        """Read until all words have come, in this order; fail where they never come."""
        seen, at = b"", 0
        for word in words:
            while (found := seen.find(word, at)) < 0:
                ready, _, _ = select.select([self._screen], [], [], LIMIT_S)
                assert ready, seen.decode()
                more = os.read(self._screen, 4096)
                seen += more
            at = found + len(word)
        return seen

    def press(self, keys: bytes) -> None:
        os.write(self._screen, keys)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(LIMIT_S)
        os.close(self._screen)


@needs_terminal
def test_the_answer_follows_the_file_until_ctrl_c(folder: Path) -> None:
    watched = folder / "sound.yaml"
    sound = watched.read_text("utf-8")
    ruled = folder / "ruled.yaml"
    terminal = Terminal("check", watched, folder / "rules.yaml", "--watch")
    try:
        terminal.until(b"2 files: ", b"Ctrl-C")
        temporary = folder / "sound.yaml~"  # as editors save
        temporary.write_text(sound.replace("kind: elevated", "kind: castle", 1), "utf-8")
        temporary.replace(watched)
        terminal.until(b"\x1b[2J", b"castle", b"Ctrl-C")
        watched.unlink()
        terminal.until(b"\x1b[2J", b"does not exist", b"Ctrl-C")
        ruled.write_bytes((folder / "rules.yaml").read_bytes())
        assert "ruleset: sniper_elite" in sound
        watched.write_text(sound.replace("sniper_elite", "ruled.yaml", 1), "utf-8")
        terminal.until(b"\x1b[2J", b"2 files: ", b"Ctrl-C")
        ruled.write_text("mapkit_ruleset: [", "utf-8")
        terminal.until(b"\x1b[2J", b"MK130", b"Ctrl-C")
        terminal.press(b"\x03")
        terminal.until(b"mapkit: interrupted")
        assert terminal.process.wait(LIMIT_S) == ExitCode.INTERRUPTED
    finally:
        terminal.close()


def test_github_reads_no_command_in_a_name(mapkit: Mapkit, tmp_path: Path):
    name = r'"a\e[2J\u202E\n::error::b"'
    text = f'mapkit: "1.0"\nid: m\nfields:\n  {name}: {{kind: oepn, ring: []}}\n'
    (tmp_path / "odd.yaml").write_text(text, "utf-8")
    done = mapkit("check", tmp_path / "odd.yaml", "--format", "github")
    lines = done.out.splitlines()
    assert lines
    assert not {"\x1b", "\u202e", "\r"} & set(done.out)
    assert all(line.startswith(("::error file=", "::warning file=")) for line in lines)
    assert any("%0A" in line for line in lines)
