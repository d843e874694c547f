"""What is printed besides pictures: booklet and cards of a map, cards and pieces of a layout."""

from __future__ import annotations

from dataclasses import replace

from mapkit.analysis.disputes import Dispute, find_disputes
from mapkit.analysis.names import field_notes, printed_marks
from mapkit.board.derived import Progress
from mapkit.compiled import CompiledMap
from mapkit.compose.composed import composed
from mapkit.drawing.booklet import Booklet, BookletSight, refuse_large
from mapkit.drawing.card_sheets import CardSheets
from mapkit.drawing.cards import Cards
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.shapes import Measures, measure_board
from mapkit.drawing.sheets import sheet_label
from mapkit.drawing.small_board import SmallBoard
from mapkit.errors import UsageError
from mapkit.export.checksums import play_checksum
from mapkit.jobs.in_parts import cores
from mapkit.messages import phrase, say
from mapkit.model import Field, GameMap, Layout
from mapkit.sight import NONE


def sight_booklet(
    compiled: CompiledMap,
    *,
    paper: str = "a4",
    grey: bool = False,
    progress: Progress | None = None,
) -> Booklet:
    """Return the sight booklet of a map, ready to be drawn page by page.

    Parameters
    ----------
    compiled : CompiledMap
        Of a partial build, what is not known is left open.
    paper : str
        One of :data:`mapkit.drawing.print_sheet.PRINT_PAPERS`.
    grey : bool
        Without colours.
    progress : callable or None
        Of the search for what is disputed.

    Raises
    ------
    UsageError
        The ruleset knows no lines of sight, the map has no fields, or far too many for this paper.
    """
    game_map, tables = compiled.map, compiled.tables
    if tables is None:
        raise UsageError(
            phrase(
                "the ruleset {ruleset} has no lines of sight, so there is nothing to answer",
                ruleset=game_map.ruleset.id,
            )
        )
    if not game_map.fields:
        raise UsageError(phrase("the map has no fields, so there is nothing to print"))
    board = SmallBoard(game_map)
    refuse_large(board, paper)
    unsure = compiled.missing.sight
    threads = cores()
    order = {i: k for k, i in enumerate(game_map.fields)}
    calls = [
        d
        for d in find_disputes(compiled, threads=threads, progress=progress)
        if (min(d.origin, d.target), max(d.origin, d.target)) not in unsure
    ]
    calls.sort(key=lambda d: (order[d.origin], order[d.target]))
    distances = tables.shot_distances(game_map).copy()
    for a, b in unsure:
        distances[order[a], order[b]] = distances[order[b], order[a]] = NONE
    sight = BookletSight(
        distances,
        disputed=frozenset((d.origin, d.target) for d in calls),
        unknown=unsure,
        notes={i: field_notes(game_map, i) for i in game_map.fields},
        marks=_marks(game_map),
        calls=tuple(map(_call, calls)),
        missing=_left_out(compiled),
    )
    return Booklet(board, sight, paper=paper, grey=grey, label=print_label(compiled))


def map_cards(
    compiled: CompiledMap, *, paper: str = "a4", grey: bool = False, backs: bool = False
) -> Cards:
    """Return the cards of a map, ready to be drawn sheet by sheet.

    The parameters are those of :func:`sight_booklet`; with ``backs`` each sheet is followed by one
    to be printed on its back.

    Raises
    ------
    UsageError
        The map has neither objectives nor regroup marks.
    """
    return Cards(compiled.map, paper=paper, grey=grey, label=print_label(compiled), backs=backs)


def layout_cards(layout: Layout, *, paper: str = "a4") -> CardSheets:
    """Return the cards of a layout at their true size, each as often as the layout has it.

    A card that lies turned is printed upright, as it can be turned by hand; one that lies
    mirrored is printed mirrored. What lies on top of the cards is not printed.

    Parameters
    ----------
    layout : Layout
        Read without errors.
    paper : str
        One of :data:`mapkit.drawing.print_sheet.PRINT_PAPERS`.

    Raises
    ------
    UsageError
        A card is larger than the paper.
    """
    made: dict[tuple[str, bool], GameMap] = {}
    for placed in layout.cards.values():
        key = (placed.path, placed.mirror)
        if key not in made and placed.mirror:
            alone = replace(placed, at=(0, 0), turn=0)
            one = replace(layout, cards={placed.id: alone}, elements=(), size=None)
            made[key] = replace(composed(one), name=placed.card.name)
        made.setdefault(key, placed.card)
    often = sorted((c.path, c.mirror) for c in layout.cards.values())
    # Symbols are as large as on the board, whose fields the pieces are as well.
    module = measure_board(composed(replace(layout, elements=()))).module
    cards = [(made[key], replace(measure_board(made[key]), module=module)) for key in often]
    return CardSheets(cards, LOOKS[next(iter(LOOKS))], paper=paper, name=layout.name)


def layout_elements(layout: Layout, *, paper: str = "a4") -> CardSheets:
    """Return what lies on a layout's cards as pieces to cut out, each at its true size.

    One piece for each element that changes a field's kind or what it carries: the field as it
    looks with it. A name alone is no piece.

    Parameters
    ----------
    layout : Layout
        Read without errors.
    paper : str
        One of :data:`mapkit.drawing.print_sheet.PRINT_PAPERS`.

    Raises
    ------
    UsageError
        No element changes a field, or a piece is larger than the paper.
    """
    board = composed(layout)
    ids = dict.fromkeys(e.on for e in layout.elements if e.kind is not None or e.attributes)
    if not ids:
        raise UsageError(phrase("nothing lies on the cards, so there are no pieces"))
    fields = [board.fields[i] for i in ids]
    fields.sort(key=lambda f: (f.kind, *map(str, board.attributes_of(f.id).values())))
    boxes = [_box(board, field) for field in fields]
    width, height = (max(box[k + 2] - box[k] for box in boxes) for k in (0, 1))
    module = measure_board(board).module
    pieces = [
        (_alone(board, field), Measures(_widened(box, width, height), module))
        for field, box in zip(fields, boxes, strict=True)
    ]
    look = LOOKS[next(iter(LOOKS))]
    return CardSheets(pieces, look, paper=paper, name=layout.name, pieces=True)


def _alone(board: GameMap, field: Field) -> GameMap:
    return replace(
        board,
        name=field.name or field.kind,
        fields={field.id: field},
        portals=(),
        markers=(),
        buildings=(),
    )


def _box(board: GameMap, field: Field) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a field, mm."""
    xs, ys = zip(*board.points(field.id)[0], strict=True)
    unit = board.unit_mm
    return min(xs) * unit, min(ys) * unit, max(xs) * unit, max(ys) * unit


def _widened(
    box: tuple[float, float, float, float], width: float, height: float
) -> tuple[float, float, float, float]:
    """Return a box of a size round the middle of another."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def print_label(compiled: CompiledMap) -> str:
    """Return what is written on each printed sheet of a map."""
    checksum = None if compiled.missing else play_checksum(compiled)
    return sheet_label(compiled.map.name, checksum)


def _marks(game_map: GameMap) -> tuple[tuple[str, str], ...]:
    """Return what is printed on fields, type after type, with the field of each."""
    rank = list(game_map.ruleset.markers)
    found = sorted(printed_marks(game_map), key=lambda mark: rank.index(mark[0].type))
    return tuple((words, marker.field) for marker, words in found)


def _call(dispute: Dispute) -> str:
    named = {"pairs": say("{a} and {b}", a=dispute.origin, b=dispute.target), "why": dispute.brief}
    if dispute.kind == "sight":
        return say("{pairs}: sight: {why}.", **named)
    return say("{pairs}: distance {why}.", **named)


def _left_out(compiled: CompiledMap) -> str:
    missing = compiled.missing
    if not missing:
        return ""
    fields = ", ".join(missing.fields) or say("none")
    return say(
        "The map has errors. Fields left out: {fields}. Pairs of which sight is not known: "
        "{pairs}.",
        fields=fields,
        pairs=len(missing.sight),
    )
