"""Layouts: what is wrong in one is told with its place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.compose.composed import board_file
from mapkit.mapfile import format_map, new_document, read_map
from mapkit.mapfile.grids import grid_map
from mapkit.mapfile.layout_saving import changed_layout
from mapkit.mapfile.layouts import read_layout
from mapkit.mapfile.rulesets import shipped_text

HEAD = 'mapkit_layout: "1.0"\nid: board\n'
WHOLE = (
    HEAD
    + """name: Board
size: [2, 1]
provenance: {kind: designed, note: for a test}
author: somebody
licence: CC0
cards:
  c1: {card: card.yaml, at: [0, 0]}
  c2: {card: card.yaml, at: [1, 0], turn: 270, mirror: true}
elements:
  - {on: c1.b2, kind: base, name: Home, attributes: {owner: red}}
swap: {owner: {red: blue}}
"""
)


def write(path: Path, **given: object) -> None:
    made = grid_map("squares", 2, 2, 25.0, id=path.stem, **given)  # type: ignore[arg-type]
    path.write_text(format_map(new_document(made), made), "utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "card.yaml")
    return tmp_path


def problems(folder: Path, text: str) -> list[str]:
    path = folder / "layout.yaml"
    path.write_text(text, "utf-8")
    result = read_layout(path)
    assert (result.layout is None) == bool(result.diagnostics)
    return [
        f"{d.place.line if d.place else 0}:{d.place.column if d.place else 0} {d.code} {d.message}"
        for d in result.diagnostics
    ]


def test_a_whole_layout(folder: Path) -> None:
    (folder / "layout.yaml").write_text(WHOLE, "utf-8")
    result = read_layout(folder / "layout.yaml")
    assert result.diagnostics == ()
    second = result.layout.cards["c2"]
    assert (second.at, second.turn, second.mirror, second.path) == ((1, 0), 3, True, "card.yaml")
    assert result.layout.size == (2, 1)
    assert result.layout.elements[0].attributes == {"owner": "red"}
    assert result.layout.swap == {"owner": {"red": "blue", "blue": "red"}}
    assert result.layout.provenance.note == "for a test"


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("turn: 270", "turn: 45", "10:43 MK116 turn of card c2 cannot be 45"),
        ("at: [1, 0]", "at: [0, 0]", "10:3 MK134 card c2 lies where card c1 lies already"),
        ("at: [1, 0]", "at: [-1, 0]", "10:30 MK114"),
        ("at: [1, 0]", "at: [1]", "10:29 MK112 at of card c2 should be [column, row]"),
        ("at: [1, 0]", "at: [5, 0]", "10:29 MK134 card c2 at [5, 0] lies off the board of 2 by 1"),
        ("c2: {card: card.yaml", "c2: {card: gone.yaml", "10:14 MK133"),
        ("c2: {card: card.yaml", "c2: {card: layout.yaml", "MK133 the layout names itself"),
        ("c2: {card: card.yaml", "c2: {card: ../card.yaml", "outside the layout's folder"),
        ("c2: {card: card.yaml", "c2: {crad: card.yaml", "10:8 MK110"),
        ("on: c1.b2", "on: c1.b9", '12:10 MK118 element 1 lies on "c1.b9"'),
        ("kind: base", "kind: basse", "12:23 MK116"),
        ("owner: red}}", "owner: pink}}", "12:61 MK116"),
        ("owner: red}}", "ownr: red}}", "12:54 MK116 the ruleset has no attribute"),
        ("swap: {owner", "swap: {points", "13:8 MK116 the ruleset has no attribute"),
        ("red: blue", "red: pink", "13:21 MK116"),
        ('"1.0"', '"2.0"', "1:16 MK106"),
        ("size: [2, 1]", "size: two", "4:7 MK112"),
        ("id: board", "name: board", "MK104"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(folder: Path, was: str, now: str, told: str) -> None:
    assert was in WHOLE
    found = problems(folder, WHOLE.replace(was, now))
    assert any(told in problem for problem in found), found


def test_cards_that_do_not_fit_together(folder: Path) -> None:
    write(folder / "sniper.yaml", ruleset="sniper_elite")
    (folder / "broken.yaml").write_text('mapkit: "1.0"\nid: broken\nfields: 3\n', "utf-8")
    wide = grid_map("squares", 3, 2, 25.0, id="wide")
    (folder / "wide.yaml").write_text(format_map(new_document(wide), wide), "utf-8")
    both = "a: {card: wide.yaml, at: [0, 0], turn: 90}, b: {card: wide.yaml, at: [1, 0]}"
    other = HEAD + f"cards: {{{both}}}\n"
    (folder / "other.yaml").write_text(HEAD + "cards: {}\n", "utf-8")
    (folder / "rules.yaml").write_text('mapkit_ruleset: "1.0"\nid: r\nkinds: {a: {}}\n', "utf-8")

    def with_card(name: str) -> str:
        return WHOLE.replace("c2: {card: card.yaml", f"c2: {{card: {name}")

    assert "is of ruleset sniper_elite" in problems(folder, with_card("sniper.yaml"))[0]
    assert "50 × 75 mm large as it lies" in problems(folder, with_card("wide.yaml"))[0]
    assert "b is 75 × 50 mm large as it lies, and card a 50 × 75 mm" in problems(folder, other)[0]
    assert "broken.yaml:3:9" in problems(folder, with_card("broken.yaml"))[0]
    assert "is a layout, no card" in problems(folder, with_card("other.yaml"))[0]
    assert "is not a map" in problems(folder, with_card("rules.yaml"))[0]


def test_cards_upright_and_across_on_one_board(folder: Path) -> None:
    wide = grid_map("squares", 3, 2, 25.0, id="wide")
    (folder / "wide.yaml").write_text(format_map(new_document(wide), wide), "utf-8")

    def layout(upright: str, step: str = "25", size: str = "5, 3") -> str:
        cards = f"  a: {{card: wide.yaml, at: [0, 0]}}\n  b: {{card: wide.yaml, at: {upright}}}\n"
        return f"{HEAD}size: [{size}]\nstep_mm: {step}\ncards:\n{cards}"

    assert problems(folder, layout("[3, 0], turn: 90")) == []
    path = folder / "layout.yaml"
    read = read_layout(path)
    board, _ = board_file(read.layout, path, folder / "board.yaml")
    assert board.size_mm == (125.0, 75.0)
    assert board.points("b.a1")[0][0] == (12500, 0)  # its top left corner is at the top right now
    moved = replace(read.layout.cards["a"], at=(0, 1))
    told = changed_layout(read, replace(read.layout, cards={**read.layout.cards, "a": moved}))
    assert told.source.text == read.source.text.replace("[0, 0]", "[0, 1]")
    assert (
        "b lies where card a lies already: [2, 0]"
        in problems(folder, layout("[2, 0], turn: 90"))[0]
    )
    assert (
        "b at [3, 0] lies off the board of 4 by 3"
        in problems(folder, layout("[3, 0], turn: 90", size="4, 3"))[0]
    )
    assert (
        "of card a, 75 × 50 mm, are not whole steps of 20 mm"
        in problems(folder, layout("[3, 0], turn: 90", step="20"))[0]
    )
    assert "is out of bounds" in problems(folder, layout("[3, 0]", step="0"))[0]


def own_rules(folder: Path) -> None:
    """Write the rules of a game that does not ship, and a card beside them and one below."""
    rules = shipped_text("skirmish_wars")
    (folder / "rules.yaml").write_text(rules.replace("id: skirmish_wars", "id: ours"), "utf-8")
    card = (folder / "card.yaml").read_text("utf-8")
    (folder / "below").mkdir()
    for file, name in (("beside.yaml", "./rules.yaml"), ("below/card.yaml", "../rules.yaml")):
        own = card.replace("ruleset: skirmish_wars", f"ruleset: {name}")
        assert own != card
        (folder / file).write_text(own, "utf-8")


def test_a_card_names_its_ruleset_from_its_own_folder(folder: Path) -> None:
    own_rules(folder)
    for first, second in (("beside.yaml", "below/card.yaml"), ("below/card.yaml", "beside.yaml")):
        text = WHOLE.replace("c1: {card: card.yaml", f"c1: {{card: {first}")
        text = text.replace("c2: {card: card.yaml", f"c2: {{card: {second}")
        assert problems(folder, text) == []
        layout = read_layout(folder / "layout.yaml").layout
        assert layout.ruleset == "rules.yaml"
        board, document = board_file(layout, folder, folder / "below")
        assert board.ruleset.id == "ours"
        (folder / "below" / "board.yaml").write_text(format_map(document, board), "utf-8")
        assert read_map(folder / "below" / "board.yaml", outside=True).map == board


def test_a_card_opens_no_ruleset_outside_the_layouts_folder(folder: Path) -> None:
    own_rules(folder)
    layout = folder / "below" / "layout.yaml"
    layout.write_text(HEAD + "cards: {c1: {card: card.yaml, at: [0, 0]}}\n", "utf-8")
    (problem,) = read_layout(layout).diagnostics
    assert "../rules.yaml lies outside" in problem.message
    assert read_layout(layout, outside={(folder / "rules.yaml").resolve()}).diagnostics == ()
    read = read_layout(layout, outside=True)
    assert read.layout.ruleset == "../rules.yaml"


@pytest.mark.parametrize("text", ["", "[]", "mapkit_layout: [", HEAD, HEAD + "cards: []\n"])
def test_what_is_no_layout(folder: Path, text: str) -> None:
    assert problems(folder, text)
