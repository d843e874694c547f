"""Write the questions and answers that the readers of every language are held to.

``PYTHONPATH=.:exporters python -m tests.readers.make_questions --write``, and only if asked: the
files stand in the repository, in ``exporters/readers/questions``, so that a board may change
without moving what the readers are tested against. Answers come from :mod:`tests.readers.oracle`,
those about the rulebook's examples from the rulebook.

* ``tables/NAME.json``: what ``mapkit build`` wrote of a map.
* ``questions.json``: one a line, ``[tables, question, arguments, options, answer]``, names as in
  Python. Results by field are lists of pairs, since objects keep no order in JavaScript.
* ``refused.json``: texts that no reader may accept, ``[what it is, reason, text]``.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import mapkit
from mapkit.compiled import CompiledMap, compile_map, compile_near
from mapkit.export.checksums import checksums
from mapkit.mapfile import new_map, read_map
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import load
from readers.python.tests.plain import ATTRIBUTES
from tests.readers.asking import random_questions
from tests.readers.near_oracle import NearOracle
from tests.readers.oracle import Oracle
from tests.readers.war_oracle import ASKED, WarOracle

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SHARED = ROOT / "exporters" / "readers" / "questions"
TABLES = {
    "trial": (HERE / "maps/trial.yaml", "expanded", 8),
    "skirmish": (HERE / "maps/skirmish.yaml", "expanded", 4),
    "two-rooms": (ROOT / "examples/two-rooms.yaml", "dense", 4),
    "launch-site": (ROOT / "maps/launch-site.yaml", "dense", 6),
    "uboat-bunker": (ROOT / "maps/uboat-bunker.yaml", "dense", 6),
    "trial-blocks": (HERE / "maps/trial.yaml", "blocks", 6),
    "launch-site-blocks": (ROOT / "maps/launch-site.yaml", "blocks", 4),
    "war": (HERE / "maps/war.yaml", "expanded", 10),
    "war-hexes": (HERE / "maps/war-hexes.yaml", "dense", 8),
    "twin-passes": (ROOT / "maps/skirmish_wars/twin-passes.yaml", "expanded", 20),
    "twin-passes-blocks": (ROOT / "maps/skirmish_wars/twin-passes.yaml", "blocks", 10),
    "launch-site-near": (ROOT / "maps/launch-site.yaml", "near", 6),
}
"""By name: the map, the form, and how many questions of each kind."""
NEAR = {"launch-site-near": "7.5"}
"""How far apart fields may be whose sight is asked about, in mm."""
OPEN = frozenset({"twin-passes", "twin-passes-blocks"})
"""Those whose rules leave figures open."""

RULEBOOK: list[tuple[str, str, list[Any], dict[str, Any], Any]] = [
    # Page 5: a move of two fields is heard beside the way, through a wall too; of one it is silent.
    ("p05-noise", "who_hears", [["a", "b", "c"], ["d", "room", "g"]], {}, ["d", "room"]),
    ("p05-noise", "heard_on", [["a", "b"]], {}, []),
    ("p05-noise", "is_noisy", [["a", "b"]], {}, False),
    ("p05-noise", "is_noisy", [["a", "b"]], {"from_entry": True}, True),
    ("p05-noise", "is_noisy", [["a", "b", "c"], "defender"], {}, False),
    # Page 7: a target two fields away takes two tokens.
    ("p07-two-fields-away", "shot_distance", ["s", "t"], {}, 2),
    ("p07-two-fields-away", "shot_distance", ["t", "s"], {}, 2),
    ("p07-two-fields-away", "shot_distance", ["s", "s"], {}, 1),
    # Page 11: over one field of water it is 2; an obstacle hides who stands behind it.
    ("p11-over-water", "shot_distance", ["U", "E"], {}, 2),
    ("p11-obstacle", "sees", ["E", "l"], {}, False),
    ("p11-obstacle", "shot_distance", ["E", "r"], {}, 1),
    # Page 14: through the tunnel one sees out at the other end, never up to the walkway above.
    ("p14-tunnel", "shot_distance", ["A", "B"], {}, 2),
    ("p14-tunnel", "verdict", ["T", "V"], {}, "blocked"),
    ("p14-tunnel", "stacked", ["T"], {}, ["V", "W"]),
    ("p14-tunnel", "sees", ["o", "p"], {}, False),
]

BY_HAND: list[tuple[str, str, list[Any], dict[str, Any], Any]] = [
    # A figure may stay where another stands, but not go there.
    ("trial", "why_not", [["a1"], "defender"], {"occupied": ["a1"]}, None),
    (
        "trial",
        "why_not",
        [["a1", "a2"], "defender"],
        {"occupied": ["a2"]},
        "nobody ends a move on a2, which is not free",
    ),
    (
        "trial",
        "why_not",
        [["c4"], "defender"],
        {"occupied": ["c4"], "from_entry": True},
        "nobody ends a move on c4, which is not free",
    ),
    ("trial", "why_not", [["c1"], "sniper"], {"from_entry": True, "allowance": 2}, None),
    (
        "trial",
        "why_not",
        [["c1"], "sniper"],
        {"from_entry": True, "allowance": 1},
        "the move takes 2, and the sniper has 1",
    ),
    # The second field of hard terrain in a turn takes nothing extra: the choice of this map.
    ("trial", "why_not", [["a1", "b1", "c1"], "sniper"], {}, None),
    ("trial", "why_not", [["a1", "d4"], "sniper"], {}, "no step leads from a1 to d4"),
    ("trial", "why_not", [["b1", "a1", "d4"], "sniper"], {}, "no step leads from a1 to d4"),
    # Doors and ladders, an open border, a wall, a room beside another's door.
    ("trial", "joined_by", ["e2", "d2"], {}, ["hall"]),
    ("trial", "joined_by", ["d2", "d3"], {}, ["east"]),
    ("trial", "joined_by", ["d1", "d2"], {}, []),
    ("trial", "joined_by", ["d2", "c2"], {}, []),
    ("trial", "joined_by", ["e1", "f1"], {}, []),
    ("trial", "joined_by", ["e1", "e2"], {}, []),
    # A dog hears a move, and there is none without a step.
    ("trial", "dog_hears", [["a1"], "a1"], {}, False),
    ("trial", "dog_hears", [["a1"], "a1"], {"from_entry": True}, True),
    ("trial", "dog_hears", [["a1", "a2"], "a2"], {}, True),
    ("trial", "dog_hears", [["a1", "a2"], "b1"], {}, False),
    # A red soldier beside his officer at home or, with the Radio Operator, anywhere.
    ("trial", "deploy_places", ["red", "soldier"], {"officer": "d2"}, []),
    ("trial", "deploy_places", ["red", "soldier"], {}, []),
    ("trial", "deploy_places", ["red", "soldier"], {"officer": "d1"}, ["c1", "d2"]),
    (
        "trial",
        "deploy_places",
        ["red", "soldier"],
        {"officer": "d2", "any_sector": True},
        ["d1", "c2"],
    ),
    # A defender in the last known sector may stay as far away, and go no farther.
    ("trial", "may_summon", ["c2", "d1", "d2", "white"], {}, True),
    ("trial", "may_summon", ["c2", "c4", "d2", "white"], {}, False),
    ("trial", "may_summon", ["c2", "c4", "d2", "red"], {}, True),
    # On Guard: an objective in the open is its own until somebody stands there; then the nearest.
    ("trial", "access_for", ["f4", "open"], {}, ["f4"]),
    ("trial", "access_for", ["f4", "elevated"], {}, ["f4"]),
    ("trial", "access_for", ["e1", "built_up"], {}, ["e2"]),
    ("trial", "access_for", ["e1", "open"], {}, ["d2"]),
    ("trial", "access_for", ["e1", "built_up"], {"occupied": ["e2"]}, ["t"]),
    # Launch Site, objective 2 in the fuel store: the yard before its door, not the room behind it.
    ("launch-site", "access_for", ["R18", "open"], {}, ["R15"]),
    # A regroup card: the sector's own squad stays; the white sector calls the nearest of a colour.
    (
        "trial",
        "regroup_calls",
        ["A", "red", {"red": ["d4"], "black": ["e4", "f4"], "yellow": ["a1"]}],
        {},
        [["d1", ["e4", "f4"]], ["e1", ["a1"]], ["f2", ["e4", "f4"]]],
    ),
    (
        "trial",
        "regroup_calls",
        ["A", "white", {"red": ["d1", "e2"], "black": ["e4"], "yellow": ["c2", "a2"]}],
        {"count": "fields"},
        [["d2", ["d1", "e2"]]],
    ),
    # Nobody enters an obstacle, and what is stored as 255 is never.
    ("two-rooms", "distance", ["n1", "crates"], {}, None),
    ("two-rooms", "distance", ["n1", "lane"], {}, 1),
    # Words in other alphabets, which the checksum has to take in the right order.
    ("alphabets", "adjacent", ["a1"], {}, ["b1", "a2"]),
    # Cheapest ways: round the forest, and never through another unit.
    ("war", "distance", ["a1", "a3", "tracked"], {"count": "cost"}, 2),
    # Four fields meet at a corner: a line of no width joins those across it.
    ("crossing", "disputed", ["1", "4"], {}, [["distance", [1]]]),
    ("crossing", "disputed", ["4", "1"], {}, [["distance", [1]]]),
    ("crossing", "disputed", ["1", "2"], {}, []),
    ("crossing", "open_answers", ["3", "1"], {}, ["distance"]),
    ("crossing", "open_answers", ["1", "4"], {}, []),
    # Page 7: as many of accuracy as the target is away; five of noise and recoil spoil the shot;
    # two of noise tell where it came from, three with a silencer.
    (
        "crossing",
        "shot",
        [2, {"accuracy": 2, "noise": 1}],
        {},
        {"hits": True, "spoiled": False, "reveals": False},
    ),
    (
        "crossing",
        "shot",
        [3, {"accuracy": 2, "noise": 2}],
        {},
        {"hits": False, "spoiled": False, "reveals": True},
    ),
    (
        "crossing",
        "shot",
        [1, {"accuracy": 2, "noise": 2, "recoil": 3, "silencer": 1}],
        {},
        {"hits": False, "spoiled": True, "reveals": False},
    ),
]

Change = Callable[[dict[str, Any]], object]


def compiled(path: Path) -> CompiledMap:
    """Compile a map that has no errors."""
    game_map = read_map(path).map
    assert game_map is not None, path
    return compile_map(game_map)


def plainly(value: Any) -> Any:
    """Return a value as it comes out of JSON."""
    return json.loads(json.dumps(value))


def main() -> None:
    """Write all files."""
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    _write_tables("alphabets", in_other_alphabets())
    _write_tables("crossing", of_crossing_borders())
    rows = [*_of_the_rulebook(), *_at_random(), *map(list, BY_HAND)]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    (SHARED / "questions.json").write_text(f"[\n{lines}\n]\n", "utf-8")
    refused = ",\n".join(map(json.dumps, damaged()))
    (SHARED / "refused.json").write_text(f"[\n{refused}\n]\n", "utf-8")
    print(f"{len(rows)} questions")


def _of_the_file(document: dict[str, Any], attribute: str) -> Any:
    sums = document["checksums"]
    known = {"checksum": sums["whole"], "play_checksum": sums["play"]}
    return known.get(attribute, document.get("geometry"))


def _write_tables(name: str, document: dict[str, Any]) -> None:
    path = SHARED / "tables" / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document, separators=(",", ":")) + "\n", "utf-8")


def _of_the_rulebook() -> Iterator[list[Any]]:
    for name in sorted({row[0] for row in RULEBOOK}):
        path = ROOT / "examples" / "rulebook" / f"{name}.yaml"
        _write_tables(name, tables_document(compiled(path)))
    yield from ([*row] for row in RULEBOOK)


def _at_random() -> Iterator[list[Any]]:
    for seed, (name, (path, form, each)) in enumerate(TABLES.items()):
        if not path.exists():
            continue
        oracle = _oracle(name, compiled(path))
        built = oracle.compiled
        if name in NEAR:
            built = compile_near(built.map, Fraction(NEAR[name]))
        document = tables_document(built, form=form, geometry=name == "trial")
        _write_tables(name, document)
        for attribute in ATTRIBUTES:
            yield [name, "attribute", [attribute], {}, plainly(oracle.attribute(attribute))]
        for attribute in ("geometry", "checksum", "play_checksum"):
            yield [name, "attribute", [attribute], {}, _of_the_file(document, attribute)]
        asked = ASKED if name in OPEN else None
        for kind, args, options in random_questions(oracle, seed, each, asked):
            yield [name, kind, args, options, plainly(oracle.ask(kind, args, options))]
        reader = load(document)
        if name in OPEN:
            continue
        for kind, args, options in random_questions(oracle, seed + 100, each):
            if kind != "paths":
                continue
            options.pop("end", None)
            way = [*args[:1], *(oracle.passable(args[0])[:1] or args[:1]), *args[:1]]
            for path_ in (way, way[:2], way[:1], []):
                # The words are the reader's own; whether there are any is not.
                words = reader.why_not(path_, args[1], **options)
                assert (words is None) == oracle.legal(path_, args[1], **options)
                yield [name, "why_not", [path_, args[1]], options, words]


def _oracle(name: str, whole: CompiledMap) -> Oracle:
    if name in NEAR:
        return NearOracle(whole, NEAR[name])
    return (WarOracle if name in OPEN else Oracle)(whole)


def of_crossing_borders() -> dict[str, Any]:
    """Return tables of four fields that meet at a corner, with what is disputed."""
    board = mapkit.open(new_map("rows", id="crossing", rows=2, columns=2))
    found = [
        {
            "origin": d.origin,
            "target": d.target,
            "kind": d.kind,
            "distances": [other.distance for other in d.others],
        }
        for d in board.disputes()
    ]
    made_up = [("1", "3", "distance")]  # nothing on so small a board is open
    return tables_document(board.compile(), disputes=found, open_answers=made_up)


def in_other_alphabets() -> dict[str, Any]:
    """Return tables with words whose order by UTF-16 units is not that by characters."""
    document = tables_document(compiled(HERE / "maps/skirmish.yaml"))
    words = {"łódź": 1, "\ufffd": 'ř\u2028\x7f\x01"\\/', "\U0001f5fa": {"é": [], "z": {}}}
    document["extensions"] = words
    del document["checksums"]
    document["checksums"] = checksums(document, {})
    return document


def losing(key: str, within: str | None = None) -> Change:
    """Return a change that takes a key away."""
    return lambda document: (document[within] if within else document).pop(key)


def putting(values: dict[str, Any], within: str | None = None) -> Change:
    """Return a change that gives keys other values."""
    return lambda document: (document[within] if within else document).update(values)


def damaged() -> Iterator[list[str]]:
    """Yield texts that no reader may accept: what it is, the reason, the text."""
    whole = tables_document(compiled(HERE / "maps/skirmish.yaml"))
    small = tables_document(compiled(HERE / "maps/skirmish.yaml"), form="dense")
    text = json.dumps(whole, separators=(",", ":"))
    yield ["nothing", "json", ""]
    yield ["the first half", "json", text[: len(text) // 2]]
    yield ["some other text", "json", "mapkit: 1.0"]
    yield ["a list", "format", "[]"]
    yield ["another object", "format", '{"format":"tiled"}']
    yield ["a map file", "format", '{"mapkit":"1.0","id":"yard"}']

    def without_seal(what: str, reason: str, change: Change) -> list[str]:
        changed = copy.deepcopy(whole)
        change(changed)
        return [what, reason, json.dumps(changed, separators=(",", ":"))]

    yield without_seal("of a later major version", "version", lambda d: d.update(version="2.0"))
    yield without_seal("a version that is none", "version", lambda d: d.update(version="one"))
    yield without_seal("a version as a number", "version", lambda d: d.update(version=1))
    yield without_seal("an unknown feature", "requires", lambda d: d.update(requires=["hexagons"]))
    yield without_seal("a partial map", "partial", lambda d: d.update(requires=["partial"]))
    yield without_seal("gaps", "partial", lambda d: d.update(missing={}))
    yield without_seal("no requires", "content", lambda d: d.pop("requires"))
    yield without_seal("requires as a word", "content", lambda d: d.update(requires="dense"))
    yield without_seal("requires a number", "content", lambda d: d.update(requires=[1]))
    yield without_seal("half a version", "version", lambda d: d.update(version="1."))
    yield without_seal("more than a version", "version", lambda d: d.update(version="1.0 beta"))
    yield without_seal("a changed name", "checksum", lambda d: d["map"].update(name="Mine"))
    yield without_seal("a step more", "checksum", lambda d: d["passable"].append(["a1", "c3"]))
    yield without_seal("a key more", "checksum", lambda d: d.update(more=1))
    yield without_seal("no checksums", "checksum", lambda d: d.pop("checksums"))
    yield without_seal("another checksum", "checksum", lambda d: d["checksums"].update(whole="0"))

    def sealed(base: dict[str, Any], what: str, change: Change) -> list[str]:
        """Seal the change with a right checksum: whoever writes such a file made a mistake."""
        changed = copy.deepcopy(base)
        change(changed)
        changed.pop("checksums", None)
        changed["checksums"] = checksums(changed, {})
        return [what, "content", json.dumps(changed, separators=(",", ":"))]

    for key in ("map", "fields", "movers", "choices", "markers", "adjacent", "walking", "los"):
        yield sealed(whole, f"no {key}", losing(key))
    yield sealed(whole, "fields that are none", lambda d: d.update(fields={}))
    yield sealed(whole, "two fields of one id", lambda d: d["fields"][1].update(id="a1"))
    yield sealed(whole, "a field without a kind", lambda d: d["fields"][2].pop("kind"))
    yield sealed(whole, "an unknown sector", lambda d: d["fields"][2].update(sector="mauve"))
    yield sealed(whole, "a free step", lambda d: d["fields"][0]["enter"].update(foot=0))
    yield sealed(whole, "a step that gives", lambda d: d["fields"][0]["extra"].update(mud=-1))
    yield sealed(whole, "a step to nowhere", lambda d: d["passable"].append(["a1", "z9"]))
    yield sealed(whole, "a pair of three", lambda d: d["adjacent"].append(["a1", "b1", "c1"]))
    yield sealed(whole, "a pair of one field", lambda d: d["adjacent"].append(["a1", "a1"]))
    yield sealed(whole, "a row too few", lambda d: d["walking"]["foot"].pop())
    yield sealed(whole, "a row too short", lambda d: d["walking"]["foot"][3].pop())
    yield sealed(whole, "a negative way", lambda d: d["walking"]["foot"][3].__setitem__(0, -4))
    yield sealed(whole, "nobody walks", lambda d: d["walking"].pop("foot"))
    yield sealed(whole, "sight of no field", lambda d: d.update(los={"a1|z9": {}}))
    yield sealed(whole, "an unknown form", lambda d: d.update(form="round"))
    yield sealed(whole, "a mark in the air", lambda d: d["markers"].append({"type": "start"}))
    yield sealed(
        whole, "a mark on no field", lambda d: d["markers"].append({"type": "start", "field": "z"})
    )
    yield sealed(small, "no dense tables", lambda d: d.pop("dense"))
    for key in ("adjacent", "buildings", "access", "walking", "sight"):
        yield sealed(small, f"dense: no {key}", losing(key, "dense"))
    yield sealed(small, "dense: no base64", lambda d: d["dense"]["walking"].update(foot="*"))
    yield sealed(small, "dense: no signs", lambda d: d["dense"]["walking"].update(foot="****"))
    yield sealed(small, "dense: a number", lambda d: d["dense"]["walking"].update(foot=7))
    yield sealed(small, "dense: half a byte", lambda d: d["dense"]["walking"].update(foot="A==="))
    yield sealed(small, "dense: too short", lambda d: d["dense"]["walking"].update(foot="AAAA"))
    yield sealed(small, "dense: below 0", lambda d: d["dense"]["passable"].append([-1, 2]))
    yield sealed(small, "dense: beyond", lambda d: d["dense"]["buildings"].append([9]))
    yield sealed(small, "dense: half an index", lambda d: d["dense"]["passable"].append(["0", 2]))
    odd: list[tuple[str, Any]] = [
        ("tokens", None), ("tokens", []), ("tokens", {"noise": 1}), ("hits", None), ("hits", {}),
        ("hits", [1]), ("spoils", []), ("spoils", {}), ("reveals", True),
        ("reveals", {"tokens": "noise", "at_least": 2}),
        ("reveals", {"tokens": [], "at_least": ""}),
        ("spoils", {"tokens": [], "at_least": 1, "more": [1]}),
        ("reveals", {"tokens": [], "at_least": 1, "more": {"noise": None}}),
    ]  # fmt: skip
    yield sealed(whole, "a bag that is none", lambda d: d.update(bag=[]))
    for key, value in odd:
        bag = {"tokens": {}, "hits": [], "spoils": None, "reveals": None, key: value}
        yield sealed(whole, f"bag: {key} {value}", putting({"bag": bag}))
    for choice in ("grazing", "recon_distance"):
        yield sealed(whole, f"odd {choice}", putting({choice: "bloAks"}, "choices"))
    parts = tables_document(compiled(HERE / "maps/skirmish.yaml"), form="blocks")
    yield sealed(parts, "no blocks", lambda d: d.pop("blocks"))
    for key in ("rows", "adjacent", "walking", "sight"):
        yield sealed(parts, f"blocks: no {key}", losing(key, "blocks"))
    yield sealed(parts, "blocks: of no row", lambda d: d["blocks"].update(rows=0))
    yield sealed(parts, "blocks: too few", lambda d: d["blocks"]["walking"]["foot"].pop())
    yield sealed(parts, "blocks: too many", lambda d: d["blocks"]["walking"]["foot"].append(""))


if __name__ == "__main__":
    main()
