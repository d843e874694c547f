"""Pictures on sheets of paper: how many, what each shows, and what is drawn round it."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from mapkit.drawing.board import board_scene
from mapkit.drawing.hanging_board import hanging_board
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.placing import Move, extent, trimmed
from mapkit.drawing.print_sheet import PAPER_MARGIN_MM, PAPERS
from mapkit.drawing.scene import (
    Circle,
    Fill,
    Group,
    Path,
    Pattern,
    Polyline,
    Scene,
    Stroke,
    Text,
    walk,
)
from mapkit.drawing.sheets import (
    MARKS_MM,
    MOST_SHEETS,
    OVERLAP_MM,
    fitted_box,
    on_paper,
    on_sheets,
    sheet_label,
    sheets_for,
)
from mapkit.drawing.text import text_box
from mapkit.errors import UsageError
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.exporters.maps import MAPS

ACROSS, DOWN = MARKS_MM[0] + MARKS_MM[2], MARKS_MM[1] + MARKS_MM[3]


@pytest.fixture(scope="module")
def rows_map() -> GameMap:
    """Three rows of four fields, 120 by 90 mm."""
    return new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


def test_true_size_is_divided_into_sheets(rows_map: GameMap) -> None:
    scene = trimmed(board_scene(rows_map, scale=1.0))
    one, _ = sheets_for(scene, scene.width + ACROSS, scene.height + DOWN)
    assert (one.columns, one.rows) == (1, 1)
    more, _ = sheets_for(scene, scene.width + ACROSS - 1, scene.height + DOWN - 1)
    assert (more.columns, more.rows) == (2, 2)
    many, _ = sheets_for(scene, 60, 66)
    right = [left + width for left, _, width, _ in (many.part(k, 0) for k in range(many.columns))]
    bottom = [top + height for _, top, _, height in (many.part(0, k) for k in range(many.rows))]
    assert right[-1] >= scene.width > right[-2]
    assert bottom[-1] >= scene.height > bottom[-2]
    assert right[0] - many.part(1, 0)[0] == pytest.approx(OVERLAP_MM)
    left, top, width, height = many.shown(scene, many.columns - 1, many.rows - 1)
    assert (left + width, top + height) == pytest.approx((scene.width, scene.height))


def test_sheets_overlap_by_as_much_paper_at_any_scale(rows_map: GameMap) -> None:
    sheets, _ = sheets_for(board_scene(rows_map, scale=1.0), 50, 56, 0.5)
    shared = sheets.part(0, 0)[2] - sheets.part(1, 0)[0]
    assert shared * 0.5 == pytest.approx(OVERLAP_MM)


def test_sheets_are_named_like_cells(rows_map: GameMap) -> None:
    sheets, _ = sheets_for(board_scene(rows_map, scale=1.0), 60, 66)
    assert [sheets.name(*at) for at in ((0, 0), (1, 2), (25, 0), (26, 9), (27, 0))] == [
        "A1", "B3", "Z1", "AA10", "AB1",
    ]  # fmt: skip


def test_a_picture_is_fitted_to_the_middle_of_a_sheet(rows_map: GameMap) -> None:
    scene = board_scene(rows_map)
    left, top, width, height = fitted_box(scene, 1000, 100)
    assert width / height == pytest.approx(scene.width / scene.height)
    assert (top, height) == pytest.approx((0, 94.8))  # a line of text below
    assert left + width / 2 == pytest.approx(500)


def test_the_title_stays_on_the_first_sheet(rows_map: GameMap) -> None:
    named = replace(rows_map, name="A board with a name that is long")
    scene = trimmed(board_scene(named, scale=1.0))

    def end(picture: Scene) -> float:
        groups = [s for _, s in walk(picture) if isinstance(s, Group) and s.kind == "title"]
        return max(text_box(s)[2] for g in groups for s in g.shapes if isinstance(s, Text))

    for scale in (1.3, 1.6):
        assert end(scene) * scale > 94
        _, divided = sheets_for(scene, 94 + ACROSS, 94 + DOWN, scale)
        assert end(divided) * scale <= 94 - OVERLAP_MM
    assert end(sheets_for(scene, 94, 94, 0.1)[1]) == pytest.approx(end(scene))


def test_a_trimmed_picture_is_the_same_picture_closer_cut(rows_map: GameMap) -> None:
    scene = board_scene(rows_map, scale=1.0)
    cut = trimmed(scene)
    assert cut.width < scene.width
    assert cut.height < scene.height
    again = trimmed(cut)
    assert (again.width, again.height) == pytest.approx((cut.width, cut.height))
    boxes = [box for _, s in walk(cut) if (box := extent(s, 1.0)) is not None]
    assert min(box[0] for box in boxes) == pytest.approx(0, abs=1e-9)
    assert max(box[3] for box in boxes) == pytest.approx(cut.height)
    for point in rows_map.vertices.values():
        (x0, y0), (x1, y1) = scene.placement.point(point), cut.placement.point(point)
        assert (x0 - x1, y0 - y1) == pytest.approx(
            (scene.placement.left - cut.placement.left, scene.placement.top - cut.placement.top)
        )
    empty = Scene(10, 20, "#ffffff", ())
    assert trimmed(empty) is empty


def test_shapes_move_with_all_that_belongs_to_them() -> None:
    pattern = Pattern((4.0, 2.0), (((0.0, 1.0), (4.0, 1.0)),), "#000000", 0.5, 45.0, 1.0)
    ring = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
    stroke = Stroke("#000000", 1.0, (2.0, 1.0))
    group = Group(
        "all",
        (
            Path((ring,), Fill("#ffffff", 1.0, pattern), stroke),
            Polyline(ring, stroke),
            Circle((5.0, 5.0), 2.0, None, stroke),
            Text((5.0, 5.0), "A", 4.0, "#000000", halo="#ffffff", halo_width=1.0),
        ),
    )
    moved = Move(100.0, 200.0, 0.5).shape(group)
    assert isinstance(moved, Group)
    path, line, circle, text = moved.shapes
    assert isinstance(path, Path)
    assert path.rings == (((100.0, 200.0), (105.0, 200.0), (105.0, 205.0)),)
    assert path.fill.pattern == Pattern(
        (2.0, 1.0), (((0.0, 0.5), (2.0, 0.5)),), "#000000", 0.25, 45.0, 1.0, (100.0, 200.0)
    )
    assert isinstance(line, Polyline)
    assert line.stroke == replace(stroke, width=0.5, dash=(1.0, 0.5))
    assert isinstance(circle, Circle)
    assert (circle.centre, circle.radius) == ((102.5, 202.5), 1.0)
    assert isinstance(text, Text)
    assert (text.at, text.size, text.halo_width) == ((102.5, 202.5), 2.0, 0.5)


@pytest.mark.parametrize("margin", [0.0, PAPER_MARGIN_MM, 14.0])
@pytest.mark.parametrize("paper", ["a4", "a6", "letter"])
def test_sheets_show_the_whole_board_at_its_true_size(
    rows_map: GameMap, paper: str, margin: float
) -> None:
    scene = board_scene(rows_map)  # enlarged: a board of 120 mm is small
    assert scene.scale > 1
    sheets, pages = on_sheets(scene, paper, "Rows · 12345678", margin)
    assert len(pages) == sheets.count == sheets.columns * sheets.rows
    seen: dict[str, int] = dict.fromkeys(rows_map.vertices, 0)
    for page in pages:
        assert {page.width, page.height} == set(PAPERS[paper])
        assert page.scale == pytest.approx(1.0)
        assert page.placement.per_unit == pytest.approx(rows_map.unit_mm)
        left = top = margin + MARKS_MM[0]
        right, bottom = left + sheets.width * sheets.scale, top + sheets.height * sheets.scale
        assert right <= page.width - margin - MARKS_MM[2] + 1e-9
        assert bottom <= page.height - margin - MARKS_MM[3] + 1e-9
        for name, point in rows_map.vertices.items():
            x, y = page.placement.point(point)
            seen[name] += left <= x <= right and top <= y <= bottom
    assert min(seen.values()) >= 1


def test_each_sheet_has_its_name_marks_and_a_line_of_50_mm(rows_map: GameMap) -> None:
    scene = board_scene(rows_map)
    sheets, pages = on_sheets(scene, "a6", sheet_label("Rows", "0123456789abcdef"))
    assert sheets.count > 1
    names = {sheets.name(c, r) for c in range(sheets.columns) for r in range(sheets.rows)}
    for page, name in zip(pages, sorted(names, key=lambda n: (int(n[1:]), n)), strict=True):
        (marks,) = [g for _, g in walk(page) if isinstance(g, Group) and g.kind == "sheet marks"]
        words = [s.content for s in marks.shapes if isinstance(s, Text)]
        assert words == ["50 mm", f"{name} of {sheets.columns} × {sheets.rows} · 01234567 · Rows"]
        lines = [s for s in marks.shapes if isinstance(s, Polyline)]
        level = [
            abs(b[0] - a[0])
            for a, b in (line.points for line in lines)
            if a[1] == b[1] and not line_is_dashed(lines, a)
        ]
        assert [length for length in level if length == pytest.approx(50.0)]
        assert sum(not line.stroke.dash and line.stroke.width == 0.15 for line in lines) == 8
        for line in lines:
            for x, y in line.points:
                assert 2.0 <= x <= page.width - 2.0
                assert 2.0 <= y <= page.height - 2.0


@pytest.mark.parametrize(("paper", "pages"), [("a4", 10), ("a3", 7), ("a2", 4)])
def test_launch_site_takes_few_sheets(paper: str, pages: int) -> None:
    face = hanging_board(MAPS["launch-site"](), LOOKS["light"], rim=False)
    sheets, drawn = on_sheets(face, paper, "Launch Site")
    assert len(drawn) == sheets.count + 1 == pages


def line_is_dashed(lines: list[Polyline], start: tuple[float, float]) -> bool:
    return any(line.stroke.dash and line.points[0] == start for line in lines)


def test_neighbours_share_the_overlap_and_say_where_it_ends(rows_map: GameMap) -> None:
    sheets, pages = on_sheets(board_scene(rows_map), "a6", "Rows")
    across = [page for k, page in enumerate(pages) if k < sheets.columns]
    for left, right in itertools.pairwise(across):
        shift = left.placement.left - right.placement.left
        dashed = [
            s.points[0][0]
            for _, s in walk(left)
            if isinstance(s, Polyline) and s.stroke.dash and s.points[0][0] == s.points[1][0]
            and s.stroke.width == 0.2
        ]  # fmt: skip
        start = PAPER_MARGIN_MM + MARKS_MM[0]
        assert dashed == [pytest.approx(shift + start)]


def test_what_is_outside_a_sheet_is_left_out_or_hidden() -> None:
    scene = board_scene(new_map("rows", size_mm=(400.0, 300.0), rows=6, columns=8))
    _, pages = on_sheets(scene, "a6", "Rows")
    shapes = sum(1 for _ in walk(scene))
    assert any(sum(1 for _ in walk(page)) < shapes / 2 for page in pages)
    for page in pages:
        mask = next(s for name, s in walk(page) if name == "sheet")
        assert isinstance(mask, Path)
        assert mask.fill == Fill("#ffffff")
        outer, hole = mask.rings
        assert {x for x, _ in outer} == {0.0, page.width}
        assert {y for _, y in outer} == {0.0, page.height}
        assert min(x for x, _ in hole) == PAPER_MARGIN_MM + MARKS_MM[0]
        assert max(x for x, _ in hole) <= page.width - PAPER_MARGIN_MM - MARKS_MM[2] + 1e-9


def test_a_long_name_is_cut_and_never_the_name_of_the_sheet(rows_map: GameMap) -> None:
    _, pages = on_sheets(board_scene(rows_map), "a6", sheet_label("W" * 90, None))
    for page in pages:
        (words,) = [s for _, s in walk(page) if isinstance(s, Text) and "the map has" in s.content]
        assert words.content[:2] in {"A1", "A2", "B1"}
        assert words.content.endswith("…")
        assert text_box(words)[2] <= page.width - PAPER_MARGIN_MM


def test_a_map_with_errors_says_so_instead_of_a_checksum() -> None:
    assert sheet_label("Rows", None) == "the map has errors · Rows"


def test_too_many_sheets_are_refused() -> None:
    huge = new_map("rows", size_mm=(5000.0, 5000.0), rows=2, columns=2)
    with pytest.raises(UsageError, match=rf"sheets, more than {MOST_SHEETS}"):
        on_sheets(board_scene(huge), "a6", "Huge")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("high", [False, True])
def test_a_picture_on_one_sheet_is_as_large_as_it_fits(paper: str, high: bool) -> None:
    size = (90.0, 240.0) if high else (240.0, 90.0)
    scene = board_scene(new_map("rows", size_mm=size, rows=3, columns=3), legend=False)
    page = on_paper(scene, paper, "Rows")
    assert {page.width, page.height} == set(PAPERS[paper])
    assert (page.width < page.height) is high
    assert page.placement.per_unit == pytest.approx(0.01 * page.scale)
    (foot,) = [s for name, s in walk(page) if name == "sheet" and isinstance(s, Text)]
    assert foot.content.endswith("% · Rows")
    (paper_path,) = [s for name, s in walk(page) if name == "paper"]
    box = extent(paper_path)
    rims = (box[0], box[1], page.width - box[2], page.height - box[3])
    assert min(rims) >= PAPER_MARGIN_MM - 1e-9
    assert min(rims[0] + rims[2], rims[1] + rims[3]) <= 2 * PAPER_MARGIN_MM + 5.2 + 1e-9


def test_an_outline_has_thin_lines_on_white_and_keeps_ids_and_doors(rows_map: GameMap) -> None:
    scene = board_scene(rows_map, theme=LOOKS["outline"], legend=False, scale=1.0)
    grounds = {s.fill.colour for name, s in walk(scene) if name == "fields" and isinstance(s, Path)
               and s.fill is not None}  # fmt: skip
    assert grounds == {"#ffffff"}
    widths = {s.stroke.width for name, s in walk(scene) if name == "borders"
              and isinstance(s, Polyline)}  # fmt: skip
    assert widths
    assert max(widths) < 0.5
    written = {s.content for name, s in walk(scene) if name == "labels" and isinstance(s, Text)}
    assert written == set(rows_map.fields)
    assert not [s for s in scene.layer("sectors") if isinstance(s, Path)]
