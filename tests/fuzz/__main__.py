"""``python -m tests.fuzz``: look for maps on which something does not hold."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from mapkit.errors import MapkitError
from tests.fuzz.attacks import attack
from tests.fuzz.damage import attack_import, search_files
from tests.fuzz.interrupts import COMMANDS, interrupt_commands
from tests.fuzz.redrawings import BOARDS, attack_boards
from tests.fuzz.searches import SEARCHES
from tests.fuzz.shrink import shrink
from tests.fuzz.uses import search_uses
from tests.random_maps import SIZES, random_map
from tests.reference import InvalidMapError, build_overlay


def main(arguments: Sequence[str] | None = None) -> int:
    """Search until the time is over; return 1 if something failed."""
    options = _options(arguments)
    seed = options.seed if options.seed is not None else time.time_ns() % 10**9
    if options.everything:
        return _everything(options.seconds, seed)
    if options.browser or options.drawings:
        from tests.fuzz.browser import compare_drawings, probe_names

        found = compare_drawings(options.drawings, seed, 1000) if options.drawings else 0
        return 1 if found + (probe_names() if options.browser else 0) else 0
    if options.redrawings:
        boards, maps = options.board or BOARDS, not options.board
        print(f"seed {seed}, redrawings", flush=True)
        return 1 if attack_boards(options.seconds, seed, options.out, boards, maps=maps) else 0
    if options.files:
        print(f"seed {seed}, files", flush=True)
        return 1 if search_files(options.seconds, seed, options.out) else 0
    if options.uses:
        print(f"seed {seed}, uses", flush=True)
        return 1 if search_uses(options.seconds, seed, options.out) else 0
    if options.interrupts:
        print(f"seed {seed}, interrupts", flush=True)
        named = tuple(options.command or [""])
        commands = [one for one in COMMANDS if one.startswith(named)]
        return 1 if interrupt_commands(options.seconds, seed, commands) else 0
    sizes = [options.size] if options.size else ["small", "small", "tiny", "medium"]
    searches = options.what or list(SEARCHES)
    print(f"seed {seed}, {' '.join(searches)}", flush=True)
    end = time.monotonic() + options.seconds
    tried = failures = 0
    while time.monotonic() < end and (not options.maps or tried < options.maps):
        size = sizes[tried % len(sizes)]
        case_map = random_map(seed + tried, size)
        for name in searches if _is_valid(case_map) else ():
            wrong = wrong_on(name, case_map)
            if wrong:
                failures += 1
                path = _save(options.out, name, seed + tried, size, case_map)
                print(f"{name} fails on seed {seed + tried}, {size}, see {path}:", flush=True)
                for line in wrong[:10]:
                    print(f"  {line}", flush=True)
        if options.attacks:
            failures += _attacked(seed + tried, options.out)
            failures += sum(_imported(4 * (seed + tried) + k, options.out) for k in range(4))
        tried += 1
        if failures >= options.failures:
            break
    print(f"{tried} maps, {failures} failures", flush=True)
    return 1 if failures else 0


def _everything(seconds: float, seed: int) -> int:
    """Damage files, use odd ones, interrupt commands, attack with maps and look at exports."""
    shares = {
        ("--browser",): 0.0, ("--files",): 0.35, ("--uses",): 0.1, ("--interrupts",): 0.4, (): 0.1
    }  # fmt: skip
    return max(
        main([*what, f"--seconds={seconds * share}", f"--seed={seed}"])
        for what, share in shares.items()
    )


def _attacked(seed: int, folder: Path) -> int:
    """Try one map that is built to take long; return how many things are wrong with the answer."""
    text = ""
    wrong: list[str] = []
    try:
        text, wrong = attack(seed)
    except Exception as problem:  # noqa: BLE001 - whatever it is, it is what is looked for
        wrong = [f"raises {type(problem).__name__}: {problem}"]
    if wrong:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"attack_{seed}.yaml").write_text(text, encoding="utf-8")
        print(f"attack {seed}: {'; '.join(wrong)}", flush=True)
    return len(wrong)


def _imported(seed: int, folder: Path) -> int:
    """Import one damaged file; return how many things are wrong with the answer."""
    _, data, wrong = attack_import(seed)
    if wrong:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"import_{seed}.bin").write_bytes(data)
        print(f"import {seed}: {'; '.join(wrong)}", flush=True)
    return len(wrong)


def wrong_on(name: str, case_map: dict[str, Any]) -> list[str]:
    """Run one search on one map; what the program raises is wrong as well."""
    try:
        return SEARCHES[name](case_map, Random(f"{name} {case_map['name']}"))
    except (MapkitError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as e:
        return [f"raises {type(e).__name__}: {e}"]


def _save(folder: Path, name: str, seed: int, size: str, case_map: dict[str, Any]) -> Path:
    def fails(smaller: dict[str, Any]) -> bool:
        return _is_valid(smaller) and bool(wrong_on(name, smaller))

    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}_{size}_{seed}.json"
    path.write_text(json.dumps(shrink(case_map, fails)), encoding="utf-8")
    return path


def _is_valid(case_map: dict[str, Any]) -> bool:
    """Return whether a map keeps the contract; one random map in many thousands does not."""
    try:
        build_overlay(case_map)
    except InvalidMapError:
        return False
    return True


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (default 60)")
    parser.add_argument("--maps", type=int, default=0, help="stop after so many maps")
    parser.add_argument("--seed", type=int, help="of the first map; drawn from the clock if absent")
    parser.add_argument("--size", choices=sorted(SIZES), help="of the maps; a mixture if absent")
    parser.add_argument("--what", action="append", choices=sorted(SEARCHES), help="may be repeated")
    parser.add_argument(
        "--no-attacks", dest="attacks", action="store_false", help="sound maps only"
    )
    parser.add_argument(
        "--redrawings", action="store_true", help="draw boards and random maps anew, and only that"
    )
    parser.add_argument(
        "--files", action="store_true", help="damage files of all readers, and only that"
    )
    parser.add_argument(
        "--uses", action="store_true", help="let commands use files with odd values, and only that"
    )
    parser.add_argument(
        "--interrupts", action="store_true", help="press Ctrl-C in every command, and only that"
    )
    parser.add_argument(
        "--browser", action="store_true", help="open exports with hostile names in Chromium"
    )
    parser.add_argument(
        "--drawings", type=Path, metavar="FOLDER", help="compare boxes of SVG files with Chromium's"
    )
    parser.add_argument(
        "--everything", action="store_true", help="files, interrupts, browser and maps: an hour"
    )
    parser.add_argument("--command", action="append", help="interrupt this one; may be repeated")
    parser.add_argument("--board", action="append", help="redraw this one alone; may be repeated")
    parser.add_argument("--failures", type=int, default=5, help="stop after so many (default 5)")
    parser.add_argument("--out", type=Path, default=Path("out/fuzz"), help="for failing maps")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
