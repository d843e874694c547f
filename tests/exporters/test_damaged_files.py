"""A slice of the search for files that an importer neither reads nor refuses in words."""

from __future__ import annotations

import pytest

from mapkit.export import importers
from tests.exporters.importing import OF_EXTRAS
from tests.fuzz.damage import attack_import, attack_reader, samples
from tests.looping import for_each

SLICE = 20
"""Files a case; ``python -m tests.fuzz`` tries as many as there is time for."""


def test_all_importers_are_tried() -> None:
    assert {name for name, _ in samples()} | OF_EXTRAS == set(importers()) | OF_EXTRAS


@pytest.mark.parametrize("first", range(0, 15 * SLICE, SLICE))
def test_a_damaged_file_is_read_or_refused_in_words(first: int) -> None:
    wrong = [
        f"seed {seed}: {line}"
        for seed in range(first, first + SLICE)
        for line in attack_import(seed, grammar=seed % 2 == 1)[2]
    ]
    assert wrong == []


@for_each("seed", range(60))
def test_damaged_files_of_our_own_are_read_or_refused_in_words(seed: int) -> None:
    assert attack_reader(seed)[2] == []


@for_each("seed", [2110604160, 2110604168])
def test_sizes_near_0_are_read_without_warnings(seed: int) -> None:
    assert attack_import(seed)[2] == []
