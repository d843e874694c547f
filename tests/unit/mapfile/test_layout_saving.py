"""Layouts that are saved: what a person wrote stays, what could not be read too."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.compose.laying import mirrored, moved, placed, removed, turned_card, with_element
from mapkit.mapfile import Source, format_map, new_document
from mapkit.mapfile.grids import grid_map
from mapkit.mapfile.layout_saving import changed_layout, layout_text
from mapkit.mapfile.layouts import KnownCards, LayoutResult, read_layout
from mapkit.model import Element, Layout
from tests.looping import for_each

CARD = grid_map("squares", 3, 3, 21.0, id="plain")
TEXT = """\
# Two armies.
mapkit_layout: "1.0"
id: board
x-mine: 3
size: [3, 2]  # across, down
cards:
  # the corner
  c1: {card: plain.yaml, at: [0, 0]}  # red
  c2: {card: plain.yaml, at: [1, 0], turn: 180, mirror: true}

elements:
  - {on: c1.a1, kind: base, name: Red base, attributes: {owner: red}}  # home
  - {on: c1.b2, kind: forest}
swap: {owner: {red: blue}}  # both ways
# The end.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "plain.yaml").write_text(format_map(new_document(CARD), CARD), encoding="utf-8")
    return tmp_path


def read(folder: Path, text: str = TEXT) -> LayoutResult:
    return read_layout(Source(text, folder / "board.layout.yaml"))


def changed(found: LayoutResult, layout: Layout) -> str:
    return changed_layout(found, layout).source.text


def drawn(found: LayoutResult) -> Layout:
    assert found.drawn is not None
    return found.drawn


def test_only_the_lines_change_that_have_to(folder: Path) -> None:
    found = read(folder)
    layout = turned_card(drawn(found), "c1")
    assert changed(found, layout) == TEXT.replace(
        "at: [0, 0]}  # red", "at: [0, 0], turn: 90}  # red"
    )
    assert changed(found, drawn(found)) == TEXT
    gone = removed(drawn(found), ["c2"])
    line = "  c2: {card: plain.yaml, at: [1, 0], turn: 180, mirror: true}\n"
    assert changed(found, gone) == TEXT.replace(line, "")
    more = with_element(drawn(found), Element("c2.a1", "city", None, {"owner": "blue"}))
    after = "  - {on: c1.b2, kind: forest}\n"
    new = '  - {"on": c2.a1, kind: city, attributes: {owner: blue}}\n'
    assert changed(found, more) == TEXT.replace(after, after + new)


@for_each("seed", range(30))
def test_whatever_is_done_reads_back_as_it_is_and_keeps_every_comment(
    folder: Path, seed: int
) -> None:
    rng = random.Random(seed)
    found = read(folder)
    for _ in range(6):
        layout = drawn(found)
        at = (rng.randrange(3), rng.randrange(2))
        names = list(layout.cards)
        done = rng.randrange(6)
        if done == 0 or not names:
            layout = placed(layout, CARD, "plain.yaml", at)
        elif done == 1:
            layout = moved(layout, rng.choice(names), at)
        elif done == 2:
            layout = turned_card(layout, rng.choice(names), rng.choice((1, -1)))
        elif done == 3:
            layout = mirrored(layout, rng.choice(names))
        elif done == 4:
            layout = removed(layout, [rng.choice(names)])
        else:
            field = rng.choice(list(CARD.fields))
            layout = with_element(layout, Element(f"{rng.choice(names)}.{field}", "hills"))
        found = changed_layout(found, layout)
        assert replace(drawn(found), swap=layout.swap) == layout
        assert found.diagnostics == ()
        text = found.source.text
        for kept in ("# Two armies.", "x-mine: 3", "# across, down", "# the corner", "# The end."):
            assert kept in text


def test_a_new_layout_reads_back(folder: Path) -> None:
    for layout in (
        Layout("b", "A board", {}, size=(2, 2)),
        replace(drawn(read(folder)), author="Ann", licence="CC0-1.0"),
    ):
        assert drawn(read(folder, layout_text(layout))) == layout


def test_the_first_card_of_an_empty_layout(folder: Path) -> None:
    found = read(folder, layout_text(Layout("b", "b", {}, size=(2, 2))))
    assert found.layout is None
    layout = placed(drawn(found), CARD, "plain.yaml", (1, 1))
    again = changed_layout(found, layout)
    assert again.layout == layout
    assert removed(layout, ["c1"]) == changed_layout(again, removed(layout, ["c1"])).drawn


def test_what_could_not_be_read_stays(folder: Path) -> None:
    text = TEXT.replace("c2: {card: plain.yaml", "c2: {card: gone.yaml").replace(
        "kind: forest}", "kind: forrest}"
    )
    text = text.replace("swap:", "  - {on: c2.a1, kind: hills}\ncolour: blue\nswap:")
    text = text.replace("cards:\n", "cards:\n  c9: {card: plain.yaml, at: [7]}\n")
    found = read(folder, text)
    assert found.layout is None
    layout = drawn(found)
    assert [c.id for c in layout.cards.values() if not c.card.fields] == ["c2"]
    moved_card = moved(layout, "c1", (2, 1))
    result = changed_layout(found, with_element(moved_card, Element("c1.c3", "city")))
    for kept in (
        "c2: {card: gone.yaml, at: [1, 0], turn: 180, mirror: true}", "kind: forrest}",
        "{on: c2.a1, kind: hills}", "colour: blue", "at: [7]",
    ):  # fmt: skip
        assert kept in result.source.text
    assert "c1: {card: plain.yaml, at: [2, 1]}  # red" in result.source.text
    assert '{"on": c1.c3, kind: city}' in result.source.text


def test_the_text_that_cannot_be_edited_in_place_is_laid_out_anew_and_loses_nothing(
    folder: Path,
) -> None:
    text = TEXT.replace("  # the corner\n", "").replace("elements:\n", "elements: # laid on\n")
    text = text.replace(
        "  - {on: c1.b2, kind: forest}\n", "  -\n    on: c1.b2 # here\n    kind: forest\n"
    )
    text = text.replace("swap:", "colour: blue\nswap:")
    found = read(folder, text)
    layout = with_element(drawn(found), Element("c1.b2", "hills", "Top", {}))
    told = changed(found, layout)
    assert "name: Top" in told
    for kept in ("# laid on", "# here", "colour: blue", "# red", "x-mine: 3"):
        assert kept in told


def test_cards_are_read_once_for_all_readings(folder: Path) -> None:
    known: KnownCards = {}
    source = Source(TEXT, folder / "board.layout.yaml")
    one = read_layout(source, known=known)
    two = read_layout(source, known=known)
    assert drawn(one).cards["c1"].card is drawn(two).cards["c1"].card
    changed_map = replace(CARD, name="Other")
    (folder / "plain.yaml").write_text(
        format_map(new_document(changed_map), changed_map), encoding="utf-8"
    )
    assert drawn(read_layout(source, known=known)).cards["c1"].card.name == "Other"
