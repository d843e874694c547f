"""What bad input gets where boards are laid of cards, made of cells, and asked: words and place."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapkit.cli.stopping import ExitCode
from mapkit.mapfile import format_map, new_document
from mapkit.mapfile.grids import grid_map
from tests.cli.program import Mapkit

HEAD = """mapkit_layout: "1.0"
id: board
size: [2, 1]
cards:
  a: {card: plain.yaml, at: [0, 0]}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two cards of one size, a larger one, and one of another game."""
    for name, side in (("plain", 2), ("other", 2), ("large", 3)):
        card = grid_map("squares", side, side, 25.0, id=name)
        (tmp_path / f"{name}.yaml").write_text(format_map(new_document(card), card), "utf-8")
    house = grid_map("squares", 2, 2, 25.0, ruleset="sniper_elite")
    (tmp_path / "house.yaml").write_text(format_map(new_document(house), house), "utf-8")
    (tmp_path / "half.yaml").write_text(HEAD, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def listed(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


CARDS = {
    "do not fit": ("b: {card: large.yaml, at: [1, 0]}", "6:13", "75 × 75 mm large"),
    "off the board": ("b: {card: other.yaml, at: [2, 0]}", "6:29", "off the board of 2 by 1"),
    "overlap": ("b: {card: other.yaml, at: [0, 0]}", "6:3", "where card a lies already"),
    "turned": ("b: {card: other.yaml, at: [1, 0], turn: 45}", "6:43", "cannot be 45"),
    "no file": ("b: {card: gone.yaml, at: [1, 0]}", "6:13", "gone.yaml does not exist"),
    "itself": ("b: {card: bad.yaml, at: [1, 0]}", "6:13", "the layout names itself"),
    "a layout": ("b: {card: half.yaml, at: [1, 0]}", "6:13", "half.yaml is a layout, no card"),
    "two rulesets": ("b: {card: house.yaml, at: [1, 0]}", "6:13", "is of ruleset sniper_elite"),
}


@pytest.mark.parametrize(("line", "place", "words"), CARDS.values(), ids=CARDS)
def test_cards_that_make_no_board(
    mapkit: Mapkit, folder: Path, line: str, place: str, words: str
) -> None:
    _refused(mapkit, folder, HEAD + f"  {line}\n", place, words)


ELEMENTS = {
    "off the board": ("{on: a.z9, kind: city}", "7:10", '"a.z9", which the board does not have'),
    "on no card": ("{on: c.a1, kind: city}", "7:10", '"c.a1", which the board does not have'),
    "owner": ("{on: a.a1, kind: city, attributes: {owner: pink}}", "7:48", 'cannot be "pink"'),
    "kind": ("{on: a.a1, kind: citty}", "7:22", 'cannot be "citty"'),
}


@pytest.mark.parametrize(("line", "place", "words"), ELEMENTS.values(), ids=ELEMENTS)
def test_elements_that_do_not_lie_on_the_board(
    mapkit: Mapkit, folder: Path, line: str, place: str, words: str
) -> None:
    _refused(mapkit, folder, HEAD + f"elements:\n  - {line}\n", place, words)


def _refused(mapkit: Mapkit, folder: Path, text: str, place: str, words: str) -> None:
    (folder / "bad.yaml").write_text(text, "utf-8")
    before = listed(folder)
    outs = ("-o", "board.yaml", "--cards", "cards.pdf", "--elements", "elements.pdf")
    done = mapkit("compose", "bad.yaml", *outs)
    assert (done.code, done.out) == (ExitCode.INVALID_MAP, "")
    assert f"bad.yaml:{place}: error" in done.err
    assert words in done.err
    assert "help: " in done.err
    assert listed(folder) == before
    assert mapkit("check", "bad.yaml").code == ExitCode.NO


@pytest.mark.parametrize(
    ("grid", "words"),
    [
        ("0x3", "0 by 3 cells are not a grid: give at least one cell"),
        ("1000x1000", "1000 by 1000 cells are not a grid: give at least one cell, at most 10,000"),
        ("3", "'3' is not a number of cells: write 6x6"),
        ("3x-1", "'3x-1' is not a number of cells"),
    ],
)
@pytest.mark.parametrize("shape", [(), ("--hexes", "flat")])
def test_a_grid_of_no_cells_or_a_million(
    mapkit: Mapkit, folder: Path, shape: tuple[str, ...], grid: str, words: str
) -> None:
    before = listed(folder)
    done = mapkit("new", "grid", "grid.yaml", *shape, "--cell", "25", "--", grid)
    assert (done.code, done.out) == (ExitCode.USAGE, "")
    assert words in done.err
    assert listed(folder) == before


@pytest.mark.parametrize("cost", ["-1", "0.5", "cheap"])
def test_costs_below_one_that_are_not_never(mapkit: Mapkit, folder: Path, cost: str) -> None:
    text = (folder / "plain.yaml").read_text("utf-8")
    path = folder / "plain.yaml"
    path.write_text(f"{text}kinds:\n  grass: {{costs: {{tracked: {cost}}}}}\n", "utf-8")
    line = len(text.splitlines()) + 2
    before = listed(folder)
    asked = mapkit("reach", "plain.yaml", "a1", "--mover", "tracked", "--picture", "x.png")
    assert asked.code == ExitCode.INVALID_MAP
    told = mapkit("check", "plain.yaml")
    assert told.code == ExitCode.NO
    for said in (asked.err, told.out + told.err):
        assert f"plain.yaml:{line}:28: error" in said
        assert 'tracked in costs of kind "grass"' in said
    assert listed(folder) == before


@pytest.mark.parametrize(
    ("cells", "column", "words"),
    [
        ('"1": {road: 2}', 27, 'the ruleset gives road in row 1 of table "defence": 1, 3'),
        ('"9": {road: 2}', 21, 'table "defence" has no "9"'),
    ],
)
def test_cells_that_are_known_or_do_not_exist(
    mapkit: Mapkit, folder: Path, cells: str, column: int, words: str
) -> None:
    path = folder / "plain.yaml"
    text = path.read_text("utf-8").replace('"1.0"', '"1.3"')
    path.write_text(f"{text}tables:\n  defence: {{cells: {{{cells}}}}}\n", "utf-8")
    before = listed(folder)
    done = mapkit("check", "plain.yaml")
    assert done.code == ExitCode.NO
    assert f"plain.yaml:{len(text.splitlines()) + 2}:{column}: error MK116: {words}" in done.out
    assert mapkit("build", "plain.yaml", "-o", "plain.json").code == ExitCode.INVALID_MAP
    assert listed(folder) == before


QUESTIONS: dict[str, tuple[list[str], str]] = {
    "backwards": (["range", "plain.yaml", "a1", "3-2"], "the range 3-2 is backwards: write 2-3"),
    "no range": (["range", "plain.yaml", "a1", "two"], "'two' is not a range: write 1, or 2-3"),
    "no field": (["range", "plain.yaml", "z9", "2"], "no field of this map is called 'z9'"),
    "no mover": (["reach", "plain.yaml", "a1", "--mover", "boat"], "has no mover 'boat'"),
    "held": (["reach", "plain.yaml", "a1", "--occupied", "z9"], "no field of this map is called"),
    "points": (["reach", "plain.yaml", "a1", "--points", "-1"], "-1 is not in the range"),
    "sight": (["sight", "plain.yaml", "a1", "b1"], "has no lines of sight"),
    "search": (["play", "search", "plain.yaml", "a1"], "has no lines of sight"),
    "shotgun": (["play", "shotgun", "plain.yaml", "a1"], "has no lines of sight"),
    "deploy": (["play", "deploy", "plain.yaml", "1", "officer"], "has no lines of sight"),
    "distraction": (["play", "distraction", "plain.yaml", "a1", "b1"], "has no lines of sight"),
    "solo": (["play", "towards", "plain.yaml", "a1", "b1"], "has no lines of sight"),
    "secret": (["draw", "plain.yaml", "--secret", "-o", "x.png"], "so there is no secret map"),
}


@pytest.mark.parametrize(("arguments", "words"), QUESTIONS.values(), ids=QUESTIONS)
def test_questions_that_make_no_sense(
    mapkit: Mapkit, folder: Path, arguments: list[str], words: str
) -> None:
    before = listed(folder)
    picture = [] if arguments[0] == "draw" else ["--picture", "x.png"]
    done = mapkit(*arguments, *picture)
    assert (done.code, done.out) == (ExitCode.USAGE, "")
    assert words in done.err
    assert listed(folder) == before


@pytest.mark.parametrize(
    "arguments",
    [["hear", "plain.yaml", "a1", "b1"], ["disputes", "plain.yaml"],
     ["booklet", "plain.yaml", "-o", "x.pdf"], ["cards", "plain.yaml", "-o", "x.pdf"]],
    ids=lambda arguments: arguments[0],
)  # fmt: skip
def test_what_needs_sight_says_so(mapkit: Mapkit, folder: Path, arguments: list[str]) -> None:
    before = listed(folder)
    done = mapkit(*arguments)
    assert (done.code, done.out) == (ExitCode.USAGE, "")
    assert "so there " in done.err
    assert listed(folder) == before


def test_files_that_are_no_maps_are_not_sent_to_check(mapkit: Mapkit, folder: Path) -> None:
    (folder / "cards.yaml").write_text("cards: 3\n", "utf-8")
    done = mapkit("play", "card", "launch-site", "return", "--position", "cards.yaml")
    assert done.code == ExitCode.INVALID_MAP
    assert "cards.yaml:1:8: error MK112" in done.err
    assert "its keys are" not in done.err, "any name may be a card's"
    assert "mapkit check" not in done.err
    players = mapkit("simulate", "launch-site", "--players", "cards.yaml")
    assert "is not a file of players" in players.err
    assert "mapkit check" not in players.err


@pytest.mark.parametrize("option", ["-o", "--cards"])
def test_a_board_is_never_written_over_one_of_its_cards(
    mapkit: Mapkit, folder: Path, option: str
) -> None:
    (folder / "card.pdf").write_bytes((folder / "plain.yaml").read_bytes())
    (folder / "half.yaml").write_text(HEAD.replace("plain.yaml", "card.pdf"), "utf-8")
    before = listed(folder)
    outputs = ["-o", "board.yaml", option, "card.pdf"]
    result = mapkit("compose", "half.yaml", *outputs, "--force")
    assert result.code == ExitCode.FILE
    assert "card.pdf is read by this command" in result.err
    assert listed(folder) == before
