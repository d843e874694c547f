"""Maps, rulesets, layouts and players with odd values, which commands then use.

Reading alone does not show what a value does that is allowed and odd: commands ask about, draw and
export what was read.
"""

from __future__ import annotations

import contextlib
import io
import json
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import yaml

import mapkit
from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode

_ROOT = Path(__file__).parents[2]
_RULESETS = Path(mapkit.__file__).parent / "data" / "rulesets"
_MAPS = ("two-rooms.yaml", "own-kinds.yaml", "rulebook/p05-noise.yaml")
_SLOW_S = 8.0
_ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 1000, 10**6, 2**31, 2**63, 2**70, 0.5, -0.0, 1e-9, 1e12, 1e308,
    float("nan"), float("inf"), "", " ", "0", "-1", "nan", "yes", "a", "__proto__", "constructor",
    "../x", "a/b", "a|b", "<b>&\"'", "=1+1", "%s{0}", "{n}", "\u202e", "e\u0301",
    "😀" * 40, "x" * 500, "\x07", "\u2028", "#fff", "url(#a)", [], [[]], [0], ["a", "a"], {},
    {"a": 1}, {"": ""},
)  # fmt: skip
_USES = """
check MAP
check MAP --format json
check MAP --fix --dry-run
sight MAP FIELD OTHER
sight MAP FIELD --json
sight MAP FIELD OTHER --picture a.svg --force
reach MAP FIELD
reach MAP FIELD --json
range MAP FIELD 1-3
hear MAP FIELD OTHER
disputes MAP
draw MAP -o b.svg --force
report MAP --no-disputes
report MAP --json
build MAP -o c.json --force
export MAP --to csv -o d.zip --force
export MAP --to geojson -o e.zip --force
export MAP --to html -o f.html --force
export MAP --to svg-layers -o g.svg --force
export MAP --to graphml -o h.graphml --force
export MAP --to tiled -o i.tmx --force
play search MAP FIELD
play nearest MAP FIELD --defender OTHER
play deploy MAP red soldier
play towards MAP FIELD OTHER --steps 3
cards MAP -o j.pdf --force
diff MAP two-rooms
simulate MAP --games 2
odds 3 --rules RULES
new grid k.yaml 2x2 --cell 20 --rules RULES --force
compose LAYOUT -o l.yaml --force
simulate launch-site --games 1 --players PLAYERS
""".strip().split("\n")


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in list(keys):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def odd(document: Any, chance: Random) -> str:
    """Return a document, with a few values in other places or odd ones, as YAML."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        holder, key = chance.choice(list(_places(document)))
        way = chance.random()
        if way < 0.6:
            holder[key] = chance.choice(_ODD)
        elif way < 0.75:
            other, place = chance.choice(list(_places(document)))
            holder[key] = json.loads(json.dumps(other[place]))
        elif way < 0.85:
            del holder[key]
        elif isinstance(holder, dict):
            holder[str(chance.choice(_ODD))] = holder.pop(key)
        else:
            holder.insert(key, chance.choice(_ODD))
    return yaml.safe_dump(document, allow_unicode=True, sort_keys=False)


def attack_use(seed: int) -> tuple[str, str, list[str]]:
    """Use odd files.

    Returns
    -------
    (str, str, list of str)
        Which file is odd, its text, and what is wrong with the answers.
    """
    chance = Random(f"use {seed}")
    name = chance.choice(("map", "map", "ruleset", "ruleset", "layout", "players"))
    source = {
        "map": _ROOT / "examples" / chance.choice(_MAPS),
        "ruleset": _RULESETS / chance.choice(("sniper_elite.yaml", "skirmish_wars.yaml")),
        "layout": _ROOT / "maps" / "skirmish_wars" / "ring.layout.yaml",
        "players": Path(mapkit.__file__).parent / "data" / "players.yaml",
    }[name]  # fmt: skip
    text = odd(yaml.safe_load(source.read_text("utf-8")), chance)
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("odd.yaml").write_text(text, "utf-8")
        board = Path("odd.yaml")
        if name == "ruleset":
            at = chance.choice(("examples/two-rooms.yaml", "maps/skirmish_wars/cards/road.yaml"))
            whole = yaml.safe_load((_ROOT / at).read_text("utf-8"))
            board = Path("board.yaml")
            board.write_text(yaml.safe_dump({**whole, "ruleset": "./odd.yaml"}), "utf-8")
        if name == "layout":
            Path("cards").symlink_to(_ROOT / "maps" / "skirmish_wars" / "cards")
        given = (yaml.safe_load(board.read_text("utf-8")) or {}).get("fields")
        fields = [*given] if isinstance(given, dict) and given else ["a"]
        names = {
            "MAP": str(board), "FIELD": str(chance.choice(fields)),
            "OTHER": str(chance.choice(fields)), "RULES": "./odd.yaml",
            "LAYOUT": "odd.yaml", "PLAYERS": "odd.yaml",
        }  # fmt: skip
        wanted = {"layout": "LAYOUT", "players": "PLAYERS"}.get(name, "MAP")
        uses = [one for one in _USES if wanted in one or (name == "ruleset" and "RULES" in one)]
        for use in chance.sample(uses, min(len(uses), 8)):
            wrong += _use([names.get(word, word) for word in use.split()])
    return name, text, wrong


def _use(arguments: list[str]) -> Iterator[str]:
    said = io.StringIO()
    start = time.process_time()
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(said):
            code = run(arguments)
    except BaseException as problem:  # noqa: BLE001 - whatever it is, it is what is looked for
        yield f"{' '.join(arguments)}: raises {type(problem).__name__}: {problem}"[:300]
        return
    took = time.process_time() - start
    if code == ExitCode.UNEXPECTED or "Traceback" in said.getvalue():
        yield f"{' '.join(arguments)}: {said.getvalue()[-300:]}"
    if took > _SLOW_S:
        yield f"{' '.join(arguments)}: {took:.1f} s, said {said.getvalue()[:200]!r}"


def search_uses(seconds: float, seed: int, folder: Path) -> int:
    """Use odd files until the time is over; print counts, return how many things are wrong."""
    end, counts, failures = time.monotonic() + seconds, Counter[str](), 0
    while time.monotonic() < end:
        number = seed + counts.total()
        name, text, wrong = attack_use(number)
        counts[name] += 1
        failures += len(wrong)
        if wrong:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"use_{number}.yaml").write_text(text, "utf-8")
            for line in wrong:
                print(f"{name} {number}: {line}", flush=True)
    kinds = ", ".join(f"{n} {name}" for name, n in sorted(counts.items()))
    print(f"{counts.total()} odd files used ({kinds}), {failures} failures", flush=True)
    return failures
