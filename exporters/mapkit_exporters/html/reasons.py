"""The answers for pairs of fields, for the page: values and sentences, which it opens itself."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations, pairwise
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export import Progress, Supplies
from mapkit.messages import translated_with, translator
from mapkit_exporters.html.answer_columns import Facts, corners_of, write_answers
from mapkit_exporters.html.borders import Borders
from mapkit_exporters.html.packing import Columns, packed
from mapkit_exporters.html.sentence_plans import Planner
from mapkit_exporters.html.wording import Tree, Wording


def reasons_block(
    compiled: CompiledMap,
    supplies: Supplies,
    wanted: str,
    languages: Sequence[str],
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Return what ``openReasons`` of ``page/reasons.mjs`` opens.

    It gives each answer as ``mapkit sight A B --json`` prints it, from either field, with its
    sentences in any of the languages. No sentence is kept as such: the texts of the catalogues
    are, and how their values follow from the answer.

    The block is for JSON. ``packed`` is text, or None where there are no answers.

    All answers are kept at once, about 6 kB each. Nearly all of the time goes into finding them:
    some milliseconds each.

    Parameters
    ----------
    supplies : Supplies
        Only its answers are asked for.
    wanted : str
        For which pairs: ``none``, ``seen``, ``all``.
    languages : sequence of str
        Some of :data:`mapkit.i18n.LANGUAGES`.
    progress : callable, optional
        What it raises stops the work.
    """
    if wanted == "none":
        return {"packed": None}
    wording, look = Wording(compiled.map, languages), _looking(progress)
    with translated_with(wording):
        found = supplies.answers(look, both=True, seen=wanted == "seen")
        answers, said = _collected(found, wording)
    if not answers:
        return {"packed": None}
    look()
    borders, columns = Borders(compiled.map, corners_of(compiled.map, answers)), Columns()
    facts, kinds = write_answers(compiled.map, answers, borders, columns)
    look()
    _write_pairs(columns, list(compiled.map.fields), answers[::2])
    _write_borders(columns, borders)
    sentences = _write_sentences(columns, facts, said, wording, look)
    head = {"fields": list(compiled.map.fields), **kinds, **sentences, "scale": _scale(borders)}
    return {"packed": packed(head, columns)}


PAGE_NAMES = {"origin": "a", "target": "b"}
"""What the page calls the two fields of an answer."""


def _collected(
    found: Iterable[dict[str, Any]], wording: Wording
) -> tuple[list[dict[str, Any]], list[list[Tree]]]:
    """Return answers and their sentences; what is alike in many is kept once."""
    same: dict[str, Any] = {}
    answers, said = [], []
    for answer in found:
        said.append([wording.tree(text) for text in answer.pop("sentences")])
        for key in ("choices", "rules"):
            answer[key] = same.setdefault(repr(answer[key]), answer[key])
        answers.append({PAGE_NAMES.get(key, key): value for key, value in answer.items()})
    return answers, said


def _looking(progress: Progress | None) -> Callable[..., None]:
    """Return what tells the progress, or the last one again, in the language of who asks."""
    last, speaks = (0, 1), translator()

    def look(*now: int) -> None:
        nonlocal last
        last = (now[0], now[1]) if now else last
        if progress:
            with translated_with(speaks):
                progress(*last)

    return look


def _write_pairs(columns: Columns, fields: Sequence[str], answers: Sequence[Any]) -> None:
    known = {(answer["a"], answer["b"]) for answer in answers}
    columns.add("known", *(pair in known for pair in combinations(fields, 2)))


def _scale(borders: Borders) -> int:
    """Return what all coordinates are multiples of."""
    rings = chain.from_iterable(borders.rings)
    return math.gcd(*(value for ring in rings for point in ring for value in point)) or 1


def _write_borders(columns: Columns, borders: Borders) -> None:
    scale = _scale(borders)
    columns.add("corner", *borders.is_corner)
    for rings in borders.rings:
        columns.add("rings", len(rings))
        for ring in rings:
            columns.add("points", len(ring))
            for axis, name in enumerate("xy"):
                values = [0, *(point[axis] // scale for point in ring)]
                columns.add(name, *(after - before for before, after in pairwise(values)))


def _write_sentences(
    columns: Columns,
    facts: Sequence[Facts],
    said: Sequence[Sequence[Tree]],
    wording: Wording,
    look: Callable[[], None],
) -> dict[str, Any]:
    planner = Planner(facts, wording.comma, look)
    shapes = planner.plan(said)
    often: dict[int, Counter[int]] = {}
    for fact, shape in zip(facts, shapes, strict=True):
        often.setdefault(fact.numbers["kind"], Counter())[shape] += 1
    ranked = {kind: [shape for shape, _ in known.most_common()] for kind, known in often.items()}
    for fact, shape in zip(facts, shapes, strict=True):
        columns.add("shape", ranked[fact.numbers["kind"]].index(shape))
    for part, row, tree in planner.kept:
        columns.add("kept", part, row, tree)
    return {
        "texts": wording.texts(),
        "comma": wording.comma,
        "commas": wording.commas(),
        "counting": wording.counting(),
        "plans": planner.plans,
        "shapes": planner.shapes,
        "shapes_of": [ranked.get(kind, []) for kind in range(max(ranked) + 1)],
        "trees": planner.trees(),
        "tables": planner.tables(),
    }
