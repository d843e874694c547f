"""Pages of played games: their numbers are those of the JSON, and each says who played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import mapkit
from mapkit.board.simulation import ComparedGames, Simulation
from mapkit.illustrate.games_compared import games_comparison_document
from mapkit.illustrate.games_pages import games_document
from mapkit.illustrate.report.document import Document, Facts, Figure, Number, Table
from mapkit.illustrate.report.printed import PrintedReport
from mapkit.messages import decimal

NOBODY = "simple heuristics, not people"


@pytest.fixture(scope="module")
def found() -> Simulation:
    return mapkit.open("uboat-bunker").simulate(60)


@pytest.fixture(scope="module")
def compared(found: Simulation) -> ComparedGames:
    return found.compare(mapkit.open("launch-site").simulate(60, seed=2))


def numbers_of(document: Document) -> Iterator[Number]:
    for part in document.parts:
        for block in part.blocks:
            if isinstance(block, Facts):
                yield from (number for _, number in block.rows)
            elif isinstance(block, Table):
                yield from (cell for row in block.rows for cell in row if isinstance(cell, Number))


def looked_up(found: Mapping[str, Any], source: str) -> Any:
    value: Any = found
    for key in source.split("/")[1:]:
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def test_every_number_stands_in_the_json(found: Simulation) -> None:
    answer = found.to_dict()
    numbers = list(numbers_of(games_document(found.map, answer, found.label)))
    assert len(numbers) > 60
    for number in numbers:
        assert looked_up(answer, number.source) == number.value, number


def test_the_numbers_of_both_sides_stand_in_the_json(compared: ComparedGames) -> None:
    answer = compared.to_dict()
    maps, labels = (
        (compared.one.map, compared.other.map),
        (compared.one.label, compared.other.label),
    )
    numbers = list(numbers_of(games_comparison_document(maps, answer, labels)))
    assert len(numbers) > 100
    for number in numbers:
        assert looked_up(answer, number.source) == number.value, number


def test_a_heat_map_shows_each_field_as_in_the_json(found: Simulation) -> None:
    answer = found.to_dict()
    document = games_document(found.map, answer, found.label)
    blocks = [block for part in document.parts for block in part.blocks]
    figures = {b.source: b for b in blocks if isinstance(b, Figure) and b.source}
    whats = ("stood", "fired", "fell", "wounds")
    assert list(figures) == [f"/fields/*/per_hundred/{what}" for what in whats]
    for what, figure in zip(whats, figures.values(), strict=True):
        shares = [row["per_hundred"][what] for row in answer["fields"]]
        numbers = Counter(decimal(share, 1) for share in shares if share)
        assert numbers
        assert numbers <= Counter(re.findall(r"'(\d+\.\d)'", str(figure.scene)))


def test_it_says_on_every_page_that_these_are_no_people(
    found: Simulation, compared: ComparedGames
) -> None:
    maps, labels = (
        (compared.one.map, compared.other.map),
        (compared.one.label, compared.other.label),
    )
    for document in (
        games_document(found.map, found.to_dict(), found.label),
        games_comparison_document(maps, compared.to_dict(), labels),
    ):
        pages = list(PrintedReport(document, found.map).pages())
        assert len(pages) > 4
        for page in pages:
            assert NOBODY in str(page)
    for data in (found.pages("html"), compared.pages("html")):
        assert data.decode("utf-8").count(NOBODY) > 3


def test_games_of_one_seed_are_not_compared(found: Simulation) -> None:
    with pytest.raises(mapkit.UsageError, match="both sets of games have the seed 1"):
        found.compare(found)
