"""One field against all says what each pair says that is asked for alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mapkit.analysis.field_sight import sight_from
from mapkit.compiled import GroundPlan, unchecked_plan
from mapkit.errors import NotFoundError
from mapkit.sight import Distances, PairExplainer, sight_around
from tests.boards import map_in
from tests.looping import for_each
from tests.random_maps import random_map
from tests.unit.sight.case_maps import game_map_of

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "two-rooms.yaml"


def example() -> GroundPlan:
    found = map_in(EXAMPLE)
    return unchecked_plan(found)


def said(pair: Distances) -> tuple[Any, ...]:
    return pair.clear, pair.grazing, set(pair.rules), pair.verdict


@for_each("seed", [None, 3, 4, 5])
def test_a_field_sees_the_others_as_each_pair_says(seed: int | None) -> None:
    ground = example() if seed is None else unchecked_plan(game_map_of(random_map(seed)))
    explainer = PairExplainer(ground.map, ground.mesh, ground.relations)
    for origin in Random(7).sample(sorted(ground.map.fields), 3):
        around = sight_from(ground, origin)
        assert [v.field for v in around] == [i for i in ground.map.fields if i != origin]
        for found in around:
            alone = explainer.explain(origin, found.field)
            assert said(found) == said(alone), (origin, found.field)
            assert found.disputed == (not alone.settled), (origin, found.field)


def test_what_is_disputed_is_looked_for_in_a_second_pass() -> None:
    ground = example()
    walked: list[tuple[int, int]] = []
    first = sight_around(
        ground.map, ground.mesh, ground.relations, "n2", progress=lambda *step: walked.append(step)
    )
    assert walked == sorted(walked)
    assert walked[-1][0] == walked[-1][1] > 1
    assert not any(v.disputed for v in first.values())
    steps: list[tuple[int, int]] = []
    marked = sight_from(ground, "n2", progress=lambda *step: steps.append(step))
    assert any(v.disputed for v in marked)
    assert [said(v) for v in marked] == [said(v) for v in first.values()]
    assert steps == [(k + 1, len(first)) for k in range(len(first))]


def test_a_field_that_is_not_there_is_said_so() -> None:
    with pytest.raises(NotFoundError):
        sight_from(example(), "nowhere")
