"""The sight booklet and the cards: every field once, and every number as in the tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from mapkit.analysis.disputes import find_disputes
from mapkit.board.prints import map_cards, print_label, sight_booklet
from mapkit.compiled import CompiledMap, compile_map
from mapkit.drawing.booklet import Booklet
from mapkit.drawing.cards import cards_of
from mapkit.drawing.names import PRINT_PAPERS
from mapkit.drawing.placing import extent
from mapkit.drawing.print_sheet import PAPERS
from mapkit.drawing.scene import Circle, Group, Path, Polyline, Scene, Shape, Text, walk
from mapkit.drawing.small_board import LEAST_MM
from mapkit.drawing.theme import grey_of
from mapkit.errors import UsageError
from mapkit.mapfile import new_map, read_case
from mapkit.model import Marker
from mapkit.sight import NONE
from tests.boards import ROOT, marks, read_board
from tests.exporters.maps import compiled as built
from tests.unit.compiled.test_partial import breaking

BOARDS = ("launch-site", "uboat-bunker")
LISTED = re.compile(r"(\d+): ([^;:]+)(?:;|$| not )")


def groups(scene: Scene, kind: str) -> list[Group]:
    return [s for _, s in walk(scene) if isinstance(s, Group) and s.kind == kind]


def texts(shape: Shape) -> list[Text]:
    if isinstance(shape, Text):
        return [shape]
    return [t for s in shape.shapes for t in texts(s)] if isinstance(shape, Group) else []


def words_of(scene: Scene) -> list[str]:
    return [s.content for _, s in walk(scene) if isinstance(s, Text)]


def field_groups(pages: list[Scene]) -> Iterator[tuple[int, str, Group]]:
    """Yield page, field and what is drawn of each field that a booklet shows."""
    for number, page in enumerate(pages, 1):
        for group in groups(page, "field"):
            assert group.field is not None
            yield number, group.field, group


def figures(group: Group) -> dict[str, str]:
    """Return what stands in each field of a small picture."""
    (view,) = [s for s in group.shapes if isinstance(s, Group) and s.kind == "view"]
    return {
        s.field: t.content.strip("()")
        for s in view.shapes
        if isinstance(s, Group) and s.kind == "figure" and s.field
        for t in texts(s)
    }


def listing(group: Group) -> str:
    """Return the list below a picture, as one line."""
    inside = [s for s in group.shapes if isinstance(s, Text)]
    top = min(s.at[1] for s in inside)
    return " ".join(s.content for s in inside if s.at[1] > top + 5.0)


def by_distance(group: Group) -> dict[str, str]:
    """Return the distance of each field in the list below a picture."""
    return {
        one.removesuffix("?"): distance + "?" * one.endswith("?")
        for distance, fields in LISTED.findall(listing(group))
        for one in fields.split(", ")
    }


def expected(compiled: CompiledMap) -> dict[str, dict[str, str]]:
    """Return the distances of all pairs from the tables, with what is disputed."""
    ids = list(compiled.map.fields)
    found: dict[str, dict[str, str]] = {i: {} for i in ids}
    distances = compiled.tables.shot_distances(compiled.map)
    for m, n in np.argwhere(distances != NONE).tolist():
        if m != n:
            found[ids[m]][ids[n]] = str(distances[m, n])
    for a, b in {(d.origin, d.target) for d in find_disputes(compiled)}:
        found[a][b] = found[a].get(b, "") + "?"
        found[b][a] = found[b].get(a, "") + "?"
    return found


@cache
def drawn(name: str, paper: str = "a4") -> tuple[Booklet, list[Scene]]:
    booklet = sight_booklet(built(name), paper=paper)
    return booklet, list(booklet.pages())


@pytest.fixture(scope="module", params=[(b, p) for b in BOARDS for p in PRINT_PAPERS], ids=" ".join)
def printed(request: pytest.FixtureRequest) -> tuple[CompiledMap, Booklet, list[Scene]]:
    board, paper = request.param
    return built(board), *drawn(board, paper)


def test_every_distance_is_that_of_the_tables(
    printed: tuple[CompiledMap, Booklet, list[Scene]],
) -> None:
    compiled, _, pages = printed
    wanted = expected(compiled)
    shown = {field: group for _, field, group in field_groups(pages)}
    assert sorted(shown) == sorted(compiled.map.fields)
    assert len(list(field_groups(pages))) == len(shown), "each field once"
    assert any("?" in figure for row in wanted.values() for figure in row.values())
    for field, group in shown.items():
        assert figures(group) == wanted[field]
        seen = {i: d for i, d in wanted[field].items() if d != "?"}
        assert by_distance(group) == seen
        assert (f"sees {len(seen)} field" in listing(group)) == bool(seen)


def test_every_page_says_where_it_belongs(
    printed: tuple[CompiledMap, Booklet, list[Scene]],
) -> None:
    compiled, booklet, pages = printed
    label = print_label(compiled)
    assert re.fullmatch(r"[0-9a-f]{8} · .+", label)
    assert len(pages) == booklet.count
    for number, page in enumerate(pages, 1):
        said = words_of(page)
        assert label in said
        assert f"page {number} of {booklet.count}" in said
        assert any(line.startswith("Reconstruction: Made from the rules alone.") for line in said)


def test_nothing_leaves_the_paper_or_is_too_small(
    printed: tuple[CompiledMap, Booklet, list[Scene]],
) -> None:
    _, _, pages = printed
    papers = [sorted(PAPERS[paper]) for paper in PRINT_PAPERS]
    for page in pages:
        assert sorted([round(page.width, 1), round(page.height, 1)]) in papers
        symbols = {id(t) for kind in ("objective", "start") for g in groups(page, kind)
                   for t in texts(g)}  # fmt: skip
        for _, shape in walk(page):
            box = extent(shape, 1.0) if not isinstance(shape, Group) else None
            if box is not None:
                assert min(box[0], box[1]) >= 4.0
                assert box[2] <= page.width - 4.0
                assert box[3] <= page.height - 4.0
            if isinstance(shape, Text) and id(shape) not in symbols:
                assert shape.size >= LEAST_MM - 1e-9


def test_figures_do_not_stand_on_each_other(
    printed: tuple[CompiledMap, Booklet, list[Scene]],
) -> None:
    _, _, pages = printed
    for _, field, group in field_groups(pages):
        (view,) = [s for s in group.shapes if isinstance(s, Group) and s.kind == "view"]
        boxes: dict[str, tuple[float, float, float, float]] = {}
        for figure in view.shapes:
            if isinstance(figure, Group) and figure.kind == "figure" and figure.field:
                (text,) = texts(figure)
                box = extent(replace(text, halo_width=0.0))
                # What is drawn of figures, without the room for accents.
                boxes[figure.field] = (
                    box[0] + 0.1 * text.size, text.at[1] - 0.7 * text.size,
                    box[2] - 0.1 * text.size, text.at[1],
                )  # fmt: skip
        for i, a in boxes.items():
            for j, b in boxes.items():
                apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
                assert i == j or apart, (field, i, j)


@pytest.mark.parametrize("board", BOARDS)
def test_the_index_leads_to_the_page(board: str) -> None:
    compiled = built(board)
    pages = drawn(compiled.map.id)[1]
    page_of = {field: number for number, field, _ in field_groups(pages)}
    rows: dict[str, str] = {}
    for page in pages:
        if "Index" in words_of(page):
            lines = [s for _, s in walk(page) if isinstance(s, Text)]
            rows.update({a.content: b.content for a, b in pairwise(lines) if b.bold > a.bold})
    game_map = compiled.map
    for field in game_map.fields.values():
        assert rows[field.id] == str(page_of[field.id])
        if field.name:
            assert f"{field.name}: field {field.id}" in rows
    for i, given in marks(game_map, "objective"):
        assert rows[f"objective {given['number']}: field {i}"] == str(page_of[i])
    for i, given in marks(game_map, "start"):
        assert rows[f"{given['squad']} {given['role']} start: field {i}"] == str(page_of[i])


def test_fields_stand_by_sector_and_the_head_names_them() -> None:
    compiled = built("launch-site")
    pages = drawn(compiled.map.id)[1]
    fields = compiled.map.fields
    sectors = [fields[field].sector for _, field, _ in field_groups(pages)]
    runs = [s for k, s in enumerate(sectors) if k == 0 or sectors[k - 1] != s]
    assert runs == list(compiled.map.sectors)
    for page in pages:
        on_page = [field for _, field, _ in field_groups([page])]
        if on_page:
            head, guide = words_of(page)[:2]
            assert guide == f"{on_page[0]} – {on_page[-1]}"
            for field in on_page:
                sector = fields[field].sector
                assert sector is not None
                assert compiled.map.sectors[sector].name in head


def test_every_disputed_pair_is_named_with_what_it_turns_on() -> None:
    booklet, pages = drawn("uboat-bunker")
    said = " ".join(" ".join(words_of(p)) for p in pages).replace("\u2003", "")
    assert booklet.sight.disputed
    for a, b in booklet.sight.disputed:
        assert f"{a} and {b}: " in said


def test_what_lies_below_has_its_figure_in_brackets() -> None:
    compiled = built("tunnel")
    upper = {b for _, b in compiled.relations.stacked}
    lower = {a for a, _ in compiled.relations.stacked}
    assert lower
    assert upper
    found: dict[str, set[bool]] = {}
    for _, _, group in field_groups(list(sight_booklet(compiled).pages())):
        (view,) = [s for s in group.shapes if isinstance(s, Group) and s.kind == "view"]
        for figure in view.shapes:
            if isinstance(figure, Group) and figure.kind == "figure" and figure.field:
                bracket = texts(figure)[0].content.startswith("(")
                found.setdefault(figure.field, set()).add(bracket)
    assert all(found.get(i, {True}) == {True} for i in lower)
    assert all(found.get(i, {False}) == {False} for i in upper)
    assert lower & found.keys()


def colours(shape: Shape) -> Iterator[str]:
    match shape:
        case Path() | Circle():
            for paint in (shape.fill, shape.stroke):
                if paint is not None and paint.colour is not None:
                    yield paint.colour
            if shape.fill is not None and shape.fill.pattern is not None:
                yield shape.fill.pattern.colour
        case Polyline():
            yield shape.stroke.colour
        case Text():
            yield shape.colour
            yield from [shape.halo] if shape.halo else []
        case Group():
            for inside in shape.shapes:
                yield from colours(inside)


def is_grey(colour: str) -> bool:
    digits = colour.lstrip("#")
    return len({digits[k : k + 2] for k in (0, 2, 4)}) == 1


@pytest.mark.parametrize("what", ["booklet", "cards"])
def test_without_colours_there_are_none_and_the_words_stay(what: str) -> None:
    compiled = built("tunnel" if what == "booklet" else "uboat-bunker")
    make = sight_booklet if what == "booklet" else map_cards
    coloured, grey = (list(make(compiled, grey=g).pages()) for g in (False, True))
    for a, b in zip(coloured, grey, strict=True):
        assert words_of(a) == words_of(b)
        used = [c for layer in b.layers for s in layer.shapes for c in colours(s)]
        assert all(map(is_grey, used))
    assert not all(
        is_grey(c) for p in coloured for layer in p.layers for s in layer.shapes for c in colours(s)
    )


def test_greys_are_as_light_as_the_colours() -> None:
    assert [grey_of(c) for c in ("#000000", "#ffffff", "#808080")] == [
        "#000000", "#ffffff", "#808080",
    ]  # fmt: skip
    assert grey_of("#ffff00") > grey_of("#00ff00") > grey_of("#ff0000") > grey_of("#0000ff")


@pytest.mark.parametrize("name", ["one-field", "odd-names", "own-kinds", "two-rooms", "tunnel"])
@pytest.mark.parametrize("paper", PRINT_PAPERS)
def test_odd_maps_have_a_booklet(name: str, paper: str) -> None:
    compiled = built(name)
    booklet = sight_booklet(compiled, paper=paper)
    wanted = expected(compiled)
    for _, field, group in field_groups(list(booklet.pages())):
        assert figures(group) == wanted[field]


def test_a_map_of_one_field_says_that_it_sees_no_other() -> None:
    said = [w for p in sight_booklet(built("one-field")).pages() for w in words_of(p)]
    assert "sees no other field" in said


def test_without_sectors_there_are_no_headings() -> None:
    game_map = new_map("rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    pages = list(sight_booklet(compile_map(game_map)).pages())
    (page,) = [p for p in pages if groups(p, "field")]
    assert words_of(page)[0] == "Sight booklet"
    assert not any("sector" in w for w in words_of(page))


@pytest.mark.parametrize(
    ("name", "said"), [("no-sight", "has no lines of sight"), ("empty", "has no fields")]
)
def test_maps_that_have_no_booklet(name: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        sight_booklet(built(name))


def test_a_partial_map_says_what_is_missing_and_shows_what_is_not_known() -> None:
    whole = read_case(ROOT / "tests" / "cases" / "shared" / "courtyard.json")
    lost = list(whole.fields)[3]
    compiled = compile_map(breaking(whole, lost), partial=True)
    assert compiled.missing.sight
    booklet = sight_booklet(compiled)
    pages = list(booklet.pages())
    said = " ".join(words_of(pages[0]))
    assert f"Fields left out: {lost}." in said
    assert "A dash: not known" in said
    assert "the map has errors · " in " ".join(words_of(pages[-1]))
    shown = {field: group for _, field, group in field_groups(pages)}
    assert lost not in shown
    for a, b in compiled.missing.sight:
        for one, other in ((a, b), (b, a)):
            assert figures(shown[one])[other] == "–"
            assert re.search(rf"not known:.* {re.escape(other)}\b", listing(shown[one]))


def test_long_names_and_those_from_right_to_left_stay_in_their_column() -> None:
    game_map = new_map("rows", size_mm=(120, 90), rows=3, columns=4)
    first, second, *_ = game_map.fields
    named = {
        first: replace(game_map.fields[first], name="Very long name " * 20),
        second: replace(game_map.fields[second], name="מחסן הדלק"),
    }
    game_map = replace(game_map, name="\u202e<script>" * 30, fields={**game_map.fields, **named})
    pages = list(sight_booklet(compile_map(game_map), paper="a5").pages())
    for page in pages:
        for _, shape in walk(page):
            if isinstance(shape, Text):
                box = extent(shape)
                assert box[2] <= page.width - 4.0
    said = [w for p in pages for w in words_of(p)]
    assert any("מחסן הדלק" in w for w in said)
    assert any(w.startswith("Very long name") and w.endswith("…") for w in said)


def test_the_longest_ids_stay_on_the_paper() -> None:
    game_map = new_map("rows", size_mm=(120, 90), rows=3, columns=4)
    long = {i: f"{i}-" + "w" * (39 - len(i)) for i in game_map.fields}
    fields = {long[i]: replace(f, id=long[i]) for i, f in game_map.fields.items()}
    first = next(iter(fields))
    markers = (Marker("objective", first, {"number": 1}),)
    game_map = replace(game_map, fields=fields, markers=markers)
    compiled = compile_map(game_map)
    for made in (sight_booklet(compiled, paper="a5"), map_cards(compiled, paper="a5")):
        for page in made.pages():
            for _, shape in walk(page):
                box = extent(shape, 1.0)
                assert box is None or 0.0 <= box[0] <= box[2] <= page.width
    pages = list(sight_booklet(compiled).pages())
    assert sorted(field for _, field, _ in field_groups(pages)) == sorted(fields)


def test_far_too_many_pages_are_refused_before_any_long_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mapkit.drawing.booklet.MOST_SHEETS", 5)
    asked: list[int] = []
    with pytest.raises(UsageError, match="pages or more, and 5 is the most"):
        sight_booklet(built("launch-site"), progress=lambda done, _: asked.append(done))
    assert asked == [], "before close calls are looked for"


@pytest.mark.parametrize("paper", PRINT_PAPERS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_card_for_each_objective_and_each_sector_of_a_regroup_card(
    board: str, paper: str
) -> None:
    compiled = built(board)
    made = map_cards(compiled, paper=paper)
    pages = list(made.pages())
    each = 4 if paper == "a5" else 9
    objectives = [g for p in pages for g in groups(p, "objective")]
    regroups = [g for p in pages for g in groups(p, "regroup")]
    assert [g.title for g in objectives] == [f"Objective {n}" for n in range(1, 10)]
    wanted = {(m.attributes["card"], m.attributes["sector"]) for m in compiled.map.markers
              if m.type == "regroup"}  # fmt: skip
    assert len(regroups) == len(wanted)
    assert made.count == len(pages) == -(-(len(objectives) + len(regroups)) // each)
    numbered = {given["number"]: field for field, given in marks(compiled.map, "objective")}
    for number, group in enumerate(objectives, 1):
        (shown,) = [s for s in group.shapes if isinstance(s, Group) and s.kind == "board"]
        marked = [s.field for s in shown.shapes if isinstance(s, Group) and s.kind == "marked"]
        assert marked == [numbered[number]]
    drawn = [
        s.field
        for group in regroups
        for b in group.shapes
        if isinstance(b, Group) and b.kind == "board"
        for s in b.shapes
        if isinstance(s, Group) and s.kind == "marked"
    ]
    assert sorted(map(str, drawn)) == sorted(f for f, _ in marks(compiled.map, "regroup"))


def test_cards_have_the_size_of_playing_cards_and_say_what_they_are() -> None:
    compiled = built("launch-site")
    for page in map_cards(compiled, paper="letter").pages():
        for kind in ("objective", "regroup"):
            for card in groups(page, kind):
                box = extent(card)
                assert box[2] - box[0] <= 63.0
                assert box[3] - box[1] <= 88.0
                said = [t.content for t in texts(card)]
                assert "An aid for this map, not a card of a printed game." in said
                assert print_label(compiled) in said
        lines = [s.points for s in page.layer("page") if isinstance(s, Polyline)]
        xs = sorted({p[0] for p, q in lines if q[1] - p[1] > 88.0})
        ys = sorted({p[1] for p, q in lines if q[0] - p[0] > 63.0})
        assert [b - a for a, b in pairwise(xs)] == [pytest.approx(63.0)] * 3
        assert [b - a for a, b in pairwise(ys)] == [pytest.approx(88.0)] * 3


def test_a_map_without_objectives_and_regroup_marks_has_no_cards() -> None:
    with pytest.raises(UsageError, match="neither objectives nor regroup marks"):
        map_cards(built("two-rooms"))


def test_one_objective_in_no_sector_has_a_card() -> None:
    game_map = new_map("rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    field = next(iter(game_map.fields))
    game_map = replace(game_map, markers=(Marker("objective", field, {"number": 3}),))
    made = map_cards(compile_map(game_map))
    (page,) = made.pages()
    assert [g.title for g in groups(page, "objective")] == ["Objective 3"]


def test_a_regroup_card_of_two_sectors_is_two_cards() -> None:
    game_map = read_board("launch-site")
    a, b, *_ = game_map.fields
    given = {"card": "B", "squad": "red"}
    two = (
        Marker("regroup", a, {**given, "sector": "black"}),
        Marker("regroup", b, {**given, "sector": "yellow"}),
    )
    found = cards_of(replace(game_map, markers=two))
    assert [(card.title, card.sector) for card in found] == [
        ("Regroup mark B", "black"), ("Regroup mark B", "yellow"),
    ]  # fmt: skip
