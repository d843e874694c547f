"""The answers in the page, opened by its own code, are those of ``mapkit sight A B --json``."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import mapkit
from mapkit.analysis.pair_dict import pair_dict
from mapkit.analysis.pair_sentences import pair_sentences
from mapkit.compiled import CompiledMap, compile_map
from mapkit.export import BoardPicture
from mapkit.i18n import LANGUAGES
from mapkit.illustrate import MapSupplies
from mapkit.messages import say, translated_with, upper_first
from mapkit.model import GameMap, Point
from mapkit.sight import PairAnswer, PairExplainer
from mapkit_exporters.contract import broken_field, odd_names
from mapkit_exporters.html.reasons import PAGE_NAMES, reasons_block
from mapkit_exporters.html.wording import Node, Wording
from tests.exporters.maps import CASES, MAPS, ROOT, compiled
from tests.waiting import LIMIT_S

NODE = shutil.which("node") or shutil.which("nodejs")
SCRIPT = ROOT / "exporters" / "mapkit_exporters" / "html" / "page" / "reasons.mjs"
READER = ROOT / "exporters" / "readers" / "javascript" / "mapkit_tables.mjs"
SINCE_2023 = re.compile(r"\.(?:toReversed|toSorted|toSpliced|with)\(|Array\.fromAsync|\.groupBy\(")
"""What older browsers and Node 18 lack."""
SMALL = ("two-rooms", "odd-names", "own-kinds", "tunnel", "ladders", "nasty", "close")
BOARDS = ("launch-site", "uboat-bunker")

Pair = tuple[str, str]
Asked = Sequence[tuple[str, str, str]]

needs_node = pytest.mark.skipif(NODE is None, reason="Node is not installed (Debian: nodejs)")


class Supplied:
    """Answers for some pairs only, as the core gives them."""

    def __init__(self, name: str, pairs: Sequence[Pair]) -> None:
        self._name, self._map, self._pairs = name, of(name).map, pairs

    def picture(self, *_: object, **__: object) -> BoardPicture:
        raise AssertionError("no picture is needed")

    def standing(self, *_: object, **__: object) -> dict[str, Point]:
        raise AssertionError("no places are needed")

    def tables(self, *_: object, **__: object) -> bytes:
        raise AssertionError("no tables are needed")

    def order_cards(self, *_: object, **__: object) -> dict[str, list[dict[str, Any]]]:
        raise AssertionError("no cards are needed")

    def unsettled(self, *_: object, **__: object) -> Iterator[Pair]:
        raise AssertionError("no list of pairs is needed")

    def disputes(self, *_: object, **__: object) -> Iterator[dict[str, Any]]:
        raise AssertionError("no list of disputes is needed")

    def open_answers(self, *_: object, **__: object) -> Iterator[tuple[str, str, str]]:
        raise AssertionError("no list of disputes is needed")

    def answers(self, *_: object, **__: object) -> Iterator[dict[str, Any]]:
        for a, b in both_ways(self._pairs):
            answer = answer_of(self._name, a, b)
            yield pair_dict(self._map, answer, pair_sentences(self._map, answer))


@cache
def explainer(name: str) -> PairExplainer:
    part = of(name)
    return PairExplainer(part.map, part.mesh, part.relations)


@cache
def answer_of(name: str, a: str, b: str) -> PairAnswer:
    return explainer(name).explain(a, b)


def both_ways(pairs: Sequence[Pair]) -> list[Pair]:
    return [way for pair in pairs for way in (pair, pair[::-1])]


def nasty() -> GameMap:
    """Two rooms, called by what marks and joins texts elsewhere."""
    plain = MAPS["two-rooms"]()
    ids = ("\U00010400\U00010428", "{a}", "x,y", "\ue000\ue001", "1.5", "A.", "]]", "\u0307")
    odd = odd_names(dict(zip(plain.fields, ids, strict=False)), plain)
    named = {i: replace(f, name=f"{i}, or {{b}}, 1.5.") for i, f in odd.fields.items()}
    return replace(odd, fields=named)


def close() -> GameMap:
    """Two rooms with a tolerance that disputes much."""
    return replace(MAPS["two-rooms"](), tolerance_mm=4.0)


@cache
def of(name: str) -> CompiledMap:
    own = {"nasty": nasty, "close": close}
    return compile_map(own[name]()) if name in own else compiled(name)


def opened(folder: Path, block: Mapping[str, Any], asked: Asked) -> Any:
    """Let the page's code answer."""
    assert NODE is not None
    files = [folder / "block.json", folder / "asked.json"]
    for file, value in zip(files, (block, asked), strict=True):
        file.write_text(json.dumps(value), encoding="utf-8")
    done = subprocess.run(
        [NODE, str(Path(__file__).with_name("page_reasons.mjs")), str(SCRIPT), *map(str, files)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def expected(name: str, pairs: Sequence[Pair]) -> tuple[Asked, list[Any]]:
    """Return what is asked for some pairs, in all languages, and what the command prints."""
    game_map = of(name).map
    asked, answers = [], []
    for a, b in pairs:
        answer = answer_of(name, a, b)
        for language in LANGUAGES:
            with mapkit.speaking(language):
                said = pair_sentences(game_map, answer)
            asked.append((a, b, language))
            value = json.loads(json.dumps(pair_dict(game_map, answer, said)))
            answers.append({PAGE_NAMES.get(key, key): v for key, v in value.items()})
    return asked, answers


def ordered(part: CompiledMap) -> list[Pair]:
    return list(permutations(part.map.fields, 2))


@needs_node
@pytest.mark.parametrize("name", SMALL)
def test_every_pair_of_a_small_map(name: str, tmp_path: Path) -> None:
    part = of(name)
    block = reasons_block(part, MapSupplies(part), "all", tuple(LANGUAGES))
    asked, answers = expected(name, ordered(part))
    assert opened(tmp_path, block, asked) == answers


@cache
def some_pairs(name: str) -> list[Pair]:
    """Return 250 pairs of a board, in the order of the map, which are asked from either field."""
    fields = list(of(name).map.fields)
    pairs = [(a, b) for k, a in enumerate(fields) for b in fields[k + 1 :]]
    chosen = sorted(random.Random(16).sample(range(len(pairs)), 250))
    return [pairs[k] for k in chosen]


@needs_node
@pytest.mark.parametrize("name", BOARDS)
def test_500_pairs_of_a_board(name: str, tmp_path: Path) -> None:
    pairs = some_pairs(name)
    block = reasons_block(of(name), Supplied(name, pairs), "all", tuple(LANGUAGES))
    asked, answers = expected(name, both_ways(pairs))
    assert opened(tmp_path, block, asked) == answers
    # Much of it is said once: all pairs of Launch Site take 180 KB, names in three languages too.
    assert len(block["packed"]) < 33_000


@needs_node
def test_pairs_that_are_seen_and_no_others(tmp_path: Path) -> None:
    part = of("two-rooms")
    block = reasons_block(part, MapSupplies(part), "seen", tuple(LANGUAGES))
    asked, answers = expected("two-rooms", ordered(part))
    assert opened(tmp_path, block, asked) == [one if one["sees"] else None for one in answers]
    assert {one["sees"] for one in answers} == {True, False}


@needs_node
@pytest.mark.parametrize(
    ("name", "wanted"), [("two-rooms", "none"), ("no-sight", "all"), ("empty", "all"),
                         ("one-field", "all")]
)  # fmt: skip
def test_without_answers(name: str, wanted: str, tmp_path: Path) -> None:
    part = of(name)
    block = reasons_block(part, MapSupplies(part), wanted, tuple(LANGUAGES))
    asked = [(a, b, "en") for a, b in [*ordered(part), ("?", "")]]
    assert opened(tmp_path, block, asked) == [None] * len(asked)


@needs_node
def test_what_a_partial_map_does_not_know_has_no_answer(tmp_path: Path) -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    block = reasons_block(part, MapSupplies(part), "all", tuple(LANGUAGES))
    asked = [(a, b, "en") for a, b in ordered(part)]
    found = opened(tmp_path, block, asked)
    known = [tuple(sorted(pair[:2])) not in part.missing.sight for pair in asked]
    assert [answer is not None for answer in found] == known
    assert {True, False} == set(known)


@needs_node
def test_a_language_alone_and_one_that_is_not_there(tmp_path: Path) -> None:
    part = of("two-rooms")
    block = reasons_block(part, MapSupplies(part), "all", ("cs",))
    asked, answers = expected("two-rooms", ordered(part))
    czech = [answer for (_, _, language), answer in zip(asked, answers, strict=True)
             if language == "cs"]  # fmt: skip
    pairs = [(a, b, language) for a, b in ordered(part) for language in ("cs", "fr")]
    assert opened(tmp_path, block, pairs) == [one for one in czech for _ in range(2)]


def test_the_same_bytes_in_every_run() -> None:
    ask = (
        "import sys\n"
        "from mapkit.compiled import compile_map\n"
        "from mapkit.illustrate import MapSupplies\n"
        "from mapkit.mapfile import read_case\n"
        "from mapkit_exporters.html.reasons import PAGE_NAMES, reasons_block\n"
        "part = compile_map(read_case(sys.argv[1]))\n"
        "print(reasons_block(part, MapSupplies(part), 'all', ('en', 'cs', 'pl'))['packed'])"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", ask, str(CASES / "ladders.json")],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in "012"  # sets of texts come in another order
    }
    assert len(runs) == 1


def test_progress_is_told_in_the_language_of_who_asks_and_may_stop() -> None:
    part = of("two-rooms")
    told: list[tuple[int, int, str]] = []

    def loud(text: str, _: int | None) -> str:
        return text.upper()

    def tell(done: int, total: int) -> None:
        told.append((done, total, say("none")))

    with translated_with(loud):
        reasons_block(part, MapSupplies(part), "all", tuple(LANGUAGES), tell)
    assert {word for _, _, word in told} == {"NONE"}
    last = told[-1][:2]
    assert last[0] == last[1] > 0
    ends = []

    def stop(*step: int) -> None:
        ends.append(step == last)
        if sum(ends) == 4:  # all answers are there, and are being packed
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        reasons_block(part, MapSupplies(part), "all", tuple(LANGUAGES), stop)


def test_what_is_done_to_a_text_shows_in_its_marks() -> None:
    wording = Wording(of("two-rooms").map, ("en", "cs"))
    with translated_with(wording):
        label = say("bottom right corner")
        said = (
            f"{upper_first(label)}, {label.upper().lower()}: {say('not {what}.', what=label)[:-1]}"
        )
    first, second, third = (part for part in wording.tree(said) if isinstance(part, Node))
    texts = wording.texts()
    assert texts["en"][first.text] == [["Bottom right corner"]]
    assert texts["cs"][first.text] == [["Vpravo dole"]]
    assert texts["en"][second.text] == [["bottom right corner"]]
    assert texts["en"][third.text] == [["not ", 0]]  # the full stop was outside


def test_neither_page_nor_reader_needs_a_browser_of_2023() -> None:
    for script in (*SCRIPT.parent.glob("*.mjs"), READER):
        assert not SINCE_2023.search(script.read_text("utf-8")), script.name
