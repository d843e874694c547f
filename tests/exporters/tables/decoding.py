"""What the documentation says, done from the JSON alone: its own snippets, and play data."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

DOCS = (Path(__file__).parents[3] / "docs" / "tables-json.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """Return the fenced blocks of a language, in order."""
    return re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)


SNIPPETS: dict[str, Any] = {}
for source in blocks("python"):
    exec(source, SNIPPETS)


def sha256(value: Any) -> str:
    return hashlib.sha256(SNIPPETS["canonical"](value).encode("utf-8")).hexdigest()


def expand(document: dict[str, Any]) -> dict[str, Any]:
    """Turn a dense document into the keys from ``adjacent`` to ``los`` of the expanded form."""
    dense, fields = document["dense"], document["fields"]
    ids = [f["id"] for f in fields]
    by_id = {f["id"]: f for f in fields}

    def pairs(of: list[list[int]]) -> list[list[str]]:
        return sorted(sorted((ids[i], ids[j])) for i, j in of)

    def cost(target: str, mover: str) -> int | None:
        plain: int = by_id[target]["enter"][mover]
        extra: int = sum(by_id[target]["extra"].values())
        return None if plain is None else plain + extra

    passable = pairs(dense["passable"])
    return {
        "adjacent": pairs(dense["adjacent"]),
        "matching": pairs(dense["matching"]),
        "passable": passable,
        "moves": [
            {
                "between": [a, b],
                "portals": [
                    p["id"]
                    for p in document["portals"]
                    if p["joins"] and sorted(p["between"]) == [a, b]
                ],
                "cost": {m: [cost(b, m), cost(a, m)] for m in sorted(document["movers"])},
            }
            for a, b in passable
        ],
        "stacked": pairs(dense["stacked"]),
        "buildings": sorted(sorted(ids[i] for i in b) for b in dense["buildings"]),
        "access": {k: sorted(ids[i] for i in v) for k, v in dense["access"].items()},
        "steps": {m: walking_rows(text, len(ids)) for m, text in dense["steps"].items()},
        "walking": {m: walking_rows(text, len(ids)) for m, text in dense["walking"].items()},
        "los": None if dense["sight"] is None else expand_sight(dense["sight"], ids),
    }


def expand_blocks(document: dict[str, Any]) -> dict[str, Any]:
    """Turn a document in blocks into the keys that :func:`expand` returns."""
    blocks_, n = document["blocks"], len(document["fields"])

    def table(texts: list[str]) -> list[list[int]]:
        parts = [SNIPPETS["rows"](text, n) for text in texts]
        assert all(len(part) == blocks_["rows"] for part in parts[:-1])
        return [row for part in parts for row in part]

    def walked(by_mover: dict[str, list[str]]) -> dict[str, str]:
        return {
            m: base64.b64encode(bytes(d for row in table(texts) for d in row)).decode()
            for m, texts in by_mover.items()
        }

    empty = {key: blocks_[key] for key in blocks_ if key != "rows"} | {"sight": None}
    walks = {key: walked(blocks_[key]) for key in ("steps", "walking")}
    found = expand({**document, "dense": {**empty, **walks}})
    sight = blocks_["sight"]
    if sight is None:
        return found
    ids = [f["id"] for f in document["fields"]]
    clear, grazing, rule = (table(sight[key]) for key in ("clear", "grazing", "rule"))
    entries = {}
    for i in range(n):
        assert (clear[i][i], grazing[i][i], rule[i][i]) == (1, 1, 255)
        for j in range(i):
            seen = [(t[i][j], t[j][i]) for t in (clear, grazing, rule)]
            assert all(a == b for a, b in seen)
            assert (grazing[i][j] == 0) == (rule[i][j] == 255)
            if not grazing[i][j]:
                continue
            rules = sight["rules"][rule[i][j]]
            entry = {
                "clear": clear[i][j] or None,
                "grazing": grazing[i][j],
                "verdict": "clear" if clear[i][j] else "grazing",
                "rule": rules[0],
            }
            if len(rules) > 1:
                entry["rules"] = rules
            entries[tuple(sorted((ids[i], ids[j])))] = entry
    return {**found, "los": {"|".join(pair): entries[pair] for pair in sorted(entries)}}


def walking_rows(text: str, n: int) -> list[list[int | None]]:
    numbers = base64.b64decode(text, validate=True)
    assert len(numbers) == n * n
    rows = [list(numbers[i * n : (i + 1) * n]) for i in range(n)]
    return [[None if d == 255 else d for d in row] for row in rows]


def expand_sight(sight: dict[str, Any], ids: list[str]) -> dict[str, Any]:
    clear = SNIPPETS["distances"](sight["clear"], len(ids))
    grazing = SNIPPETS["distances"](sight["grazing"], len(ids))
    numbers = base64.b64decode(sight["rule"], validate=True)
    assert len(numbers) == len(grazing)
    entries = {}
    for (i, j), number in zip(grazing, numbers, strict=True):
        rules = sight["rules"][number]
        entry = {
            "clear": clear.get((i, j)),
            "grazing": grazing[i, j],
            "verdict": "clear" if (i, j) in clear else "grazing",
            "rule": rules[0],
        }
        if len(rules) > 1:
            entry["rules"] = rules
        entries[tuple(sorted((ids[i], ids[j])))] = entry
    return {"|".join(pair): entries[pair] for pair in sorted(entries)}


def play_of(document: dict[str, Any]) -> dict[str, Any]:
    """Return the play data of an expanded document, by the table in the documentation."""
    index = {f["id"]: k for k, f in enumerate(document["fields"])}

    def without(entry: dict[str, Any], key: str) -> dict[str, Any]:
        return {k: v for k, v in entry.items() if k != key}

    def pairs(of: list[list[str]]) -> list[list[int]]:
        return sorted(sorted((index[a], index[b])) for a, b in of)

    los = document["los"]
    return {
        "ruleset": {k: document["ruleset"][k] for k in ("id", "version")},
        "choices": document["choices"],
        "movers": {m: without(v, "label") for m, v in document["movers"].items()},
        "sectors": [{k: s[k] for k in ("id", "neutral")} for s in document["sectors"]],
        "fields": [without(f, "name") for f in document["fields"]],
        "portals": [without(p, "at") for p in document["portals"]],
        "markers": document["markers"],
        **{k: pairs(document[k]) for k in ("adjacent", "matching", "passable", "stacked")},
        "buildings": sorted(sorted(index[i] for i in b) for b in document["buildings"]),
        "access": {k: sorted(index[i] for i in v) for k, v in document["access"].items()},
        "walking": document["walking"],
        "los": None
        if los is None
        else sorted(
            [*sorted(index[i] for i in pair.split("|")), e["clear"], e["grazing"]]
            for pair, e in los.items()
        ),
    }


def parse(data: bytes) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(data)
    return document
