"""The pages on odds: what the shot distances of a board mean."""

from __future__ import annotations

from mapkit.drawing.charts import cell_chart
from mapkit.drawing.colour_scales import ColourScale
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Column,
    Figure,
    Number,
    Paragraph,
    Part,
    Table,
)
from mapkit.illustrate.report.material import Material
from mapkit.messages import say, translated

_CHANCES = ("hit", "hit_unseen", "spoiled", "short", "reveal")


def odds_part(material: Material) -> Part | None:
    """Return the pages on odds, None for a ruleset without a bag of tokens."""
    if material.report["odds"] is None:
        return None
    bag = material.map.ruleset.bag
    known = bag.tokens if bag else {}
    tokens = ", ".join(
        f"{n} {translated(known[name].label if name in known else name)}"
        for name, n in material.report["odds"]["bag"].items()
        if n
    )
    blocks: list[Block] = [
        Paragraph(say("With a bag of {tokens}.", tokens=tokens)),
        Paragraph(
            say(
                "Unseen: it hits, and nobody learns where it came from. Spoilt: it would hit, but "
                "recoil makes it miss."
            )
        ),
        _chart(material),
        _distances(material),
        _chances(material),
    ]
    return Part("odds", say("Odds"), tuple(blocks))


def _rows(material: Material) -> dict[tuple[int, int], int]:
    """Return where the chances of a distance and a number of tokens stand."""
    rows = material.report["odds"]["chances"]
    return {(row["distance"], row["tokens"]): k for k, row in enumerate(rows)}


def _chance(material: Material, row: int, what: str) -> Number:
    return material.numbers.at("odds", "chances", row, what, "decimal", places=1, share=True)


def _chart(material: Material) -> Figure:
    where = _rows(material)
    distances, tokens = (sorted({key[k] for key in where}) for k in (0, 1))
    rows: list[tuple[str, list[tuple[float, str] | None]]] = []
    for distance in distances:
        cells: list[tuple[float, str] | None] = []
        for n in tokens:
            k = where.get((distance, n))
            number = None if k is None else _chance(material, k, "hit")
            cells.append(None if number is None else (number.value or 0.0, number.text))
        rows.append((str(distance), cells))
    scene = cell_chart(
        rows,
        [str(n) for n in tokens],
        ColourScale(0.0, 1.0),
        title=say("Chance of a hit: distance downwards, tokens drawn to the right"),
        corner=say("distance"),
        width=180.0,
    )
    return Figure(scene)


def _distances(material: Material) -> Table:
    where, at = _rows(material), material.numbers.at
    columns = (
        Column(say("Shot distance"), number=True),
        Column(say("Pairs of fields"), number=True),
        Column(say("Best draw"), number=True),
        *(Column(_name(what), number=True) for what in _CHANCES),
    )
    rows = []
    for k, row in enumerate(material.report["odds"]["distances"]):
        path = ("odds", "distances", k)
        best = where.get((row["distance"], row["best_tokens"]))
        cells: tuple[Cell, ...] = (
            at(*path, "distance"),
            at(*path, "pairs"),
            at(*path, "best_tokens", none=say("no hit")),
            *("–" if best is None else _chance(material, best, what) for what in _CHANCES),
        )
        rows.append(cells)
    return Table(say("What the distances of this board mean"), columns, tuple(rows))


def _chances(material: Material) -> Table:
    at = material.numbers.at
    columns = (
        Column(say("Shot distance"), number=True),
        Column(say("Tokens drawn"), number=True),
        *(Column(_name(what), number=True) for what in _CHANCES),
    )
    rows = tuple(
        (
            at("odds", "chances", k, "distance"),
            at("odds", "chances", k, "tokens"),
            *(_chance(material, k, what) for what in _CHANCES),
        )
        for k in range(len(material.report["odds"]["chances"]))
    )
    return Table(say("Every draw"), columns, rows)


def _name(what: str) -> str:
    return {
        "hit": say("Hits"),
        "hit_unseen": say("Hits unseen"),
        "spoiled": say("Spoilt"),
        "short": say("Too few"),
        "reveal": say("Revealed"),
    }[what]
