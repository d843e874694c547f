"""Warnings: when each is given, what it says, and what a map silences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mapkit.analysis.measures import Report, ReportOptions, make_report
from mapkit.analysis.measures.dispute_curve import CurvePoint, DisputeCurve
from mapkit.analysis.measures.exercise import Exercise, ObstacleUse, RuleUse
from mapkit.analysis.measures.report import find_warnings
from mapkit.analysis.measures.warnings import (
    MapWarning,
    Measured,
    Warnings,
    sorted_out,
    warning_sentences,
    warnings_dict,
)
from mapkit.compiled import compile_map
from mapkit.drawing.label_heights import label_heights
from mapkit.mapfile import new_map
from mapkit.model import WARNINGS, GameMap, Marker, Silenced
from tests.boards import read_board

DRAWING = ReportOptions(disputes=False)


def grid(rows: int = 3, columns: int = 4, **figures: float) -> GameMap:
    """Return a board of open squares, 30 mm wide, whose ruleset has these figures alone."""
    board = new_map("rows", id="m", size_mm=(30 * columns, 30 * rows), rows=rows, columns=columns)
    return replace(board, ruleset=replace(board.ruleset, warnings=figures))


def changed(board: GameMap, field: str, **values: Any) -> GameMap:
    return replace(board, fields={**board.fields, field: replace(board.fields[field], **values)})


def with_objectives(board: GameMap, *fields: str) -> GameMap:
    marks = tuple(Marker("objective", f, {"number": k}) for k, f in enumerate(fields, 1))
    return replace(board, markers=(*board.markers, *marks))


def with_entry(board: GameMap, field: str, sector: str = "red") -> GameMap:
    board = changed(board, field, sector=sector)
    return replace(board, markers=(*board.markers, Marker("entry", field, {"sector": sector})))


def report_of(board: GameMap, **options: Any) -> Report:
    return make_report(compile_map(board), replace(DRAWING, **options))


def open_of(board: GameMap, **options: Any) -> list[tuple[str, str | None]]:
    return [(w.warning, w.field) for w in report_of(board, **options).warnings.open]


def said_of(board: GameMap, **options: Any) -> list[str]:
    return [w.sentence for w in report_of(board, **options).warnings.open]


IDS = list(grid().fields)
WALL = frozenset({"obstacle"})


OPEN_BOARD = (
    "The board lies open: 71 of its 120 fields see 50 % of the others or more; B54 (Signal yard) "
    "sees most, 99."
)
EXPOSED = (
    "B51 (Torpedo workshop, objective 1) can be shot at from 39 fields; no other from more than 30."
)
WIDE = (
    "R33 (Middle walkway, at the north bridge) sees 59 of 105",
    "R35 (North bridge, lower part) sees 57 of 105",
    "B62 (North bridge, upper part) sees 60 of 105",
)
IDLE_SHAFT = (
    "R5 (Ventilation shaft) blocks sight and hides nothing. No obstacle decides more than 72 pairs."
)


def test_the_shipped_boards_are_warned_of_what_is_there() -> None:
    said, unsettled = {}, {}
    for name in ("launch-site", "uboat-bunker"):
        compiled = compile_map(read_board(name))
        labels = label_heights(compiled.map)
        report = make_report(compiled, ReportOptions(threads=2, labels_mm=labels))
        found, curve = report.warnings, report.disputes
        pairs = f"{curve.own.sight} pair{'s' * (curve.own.sight != 1)}"
        unsettled[name] = f"Drawn to 0.5 mm, the sight of {pairs} is not settled"
        assert (found.silenced, found.unused) == ((), ())
        said[name] = [
            w.sentence.partition(";")[0] if w.warning == "disputed_sight" else w.sentence
            for w in found.open
        ]
    assert said == {
        "launch-site": [
            OPEN_BOARD,
            unsettled["launch-site"],
            "Rule L3 decides no pair of this board: no field on it is elevated.",
            "Rule L4 decides no pair of this board: no field on it is elevated.",
            "Rule L5 decides no pair of this board: no field on it lies above another.",
        ],
        "uboat-bunker": [
            EXPOSED,
            *(f"{place} fields; half of the fields see 27 or fewer." for place in WIDE),
            unsettled["uboat-bunker"],
            IDLE_SHAFT,
        ],
    }


def test_a_ruleset_without_figures_warns_of_nothing() -> None:
    assert report_of(grid()).warnings == Warnings()
    assert warning_sentences(Warnings()) == ("No warnings.",)


@pytest.mark.parametrize(("counts", "warned"), [((9, 4, 6), [0]), ((8, 4, 6), []), ((9, 9, 6), [])])
def test_exposure_is_compared_with_the_middle_objective(
    counts: tuple[int, ...], warned: list[int]
) -> None:
    board = with_objectives(grid(exposed_objective=1.5), *IDS[:3])
    report = report_of(board)
    fields = dict(report.exposure.fields)
    for i, n in zip(IDS, counts, strict=False):
        fields[i] = replace(fields[i], seen_from=n)
    found = warned_by(report, exposure=replace(report.exposure, fields=fields))
    assert [w.field for w in found.open] == [IDS[k] for k in warned]
    if warned:
        (one,) = found.open
        assert (one.figure, one.threshold, one.compared) == (9, 1.5, 6)
        assert one.sentence.endswith("can be shot at from 9 fields; no other from more than 6.")


def test_two_exposed_objectives_are_compared_with_the_middle_one() -> None:
    board = with_objectives(grid(exposed_objective=1.5), *IDS[:5])
    report = report_of(board)
    fields = dict(report.exposure.fields)
    for i, n in zip(IDS, (9, 9, 6, 5, 4), strict=False):
        fields[i] = replace(fields[i], seen_from=n)
    found = warned_by(report, exposure=replace(report.exposure, fields=fields))
    assert [w.sentence.partition("; ")[2] for w in found.open] == [
        "the middle one of the objectives from 6."
    ] * 2


def warned_by(report: Report, **parts: Any) -> Warnings:
    """Compare a report with other parts with the figures of its ruleset."""
    board = report.map
    graph = compile_map(board).relations
    own = {
        "exposure": report.exposure, "ways": report.ways, "choke_points": report.choke_points,
        "disputes": report.disputes, "exercise": report.exercise, "room": report.room or (),
    }  # fmt: skip
    return find_warnings(Measured(board, graph, report.places, **{**own, **parts}))


def test_an_open_sector_is_compared_with_the_board() -> None:
    board = grid(2, 4, open_sector=1.4)
    for k, i in enumerate(board.fields):
        board = changed(board, i, sector="red" if k % 4 < 2 else "white")
    report = report_of(board)
    assert report.warnings.open == ()
    sectors = dict(report.exposure.sectors)
    sectors |= {name: replace(sectors[name], median=n) for name, n in (("red", 7), ("white", 5))}
    exposure = replace(
        report.exposure, sectors=sectors, board=replace(report.exposure.board, median=5)
    )
    (one,) = warned_by(report, exposure=exposure).open
    assert (one.sector, one.field, one.figure, one.compared) == ("red", None, 7, 5)
    assert one.sentence == (
        "Red sector lies open: half of its fields are seen from 7 others or more; of the whole "
        "board from 5."
    )
    assert set(one.fields) == {i for i, f in board.fields.items() if f.sector == "red"}


def test_a_field_that_sees_half_the_board() -> None:
    board = grid(1, 21, wide_view=0.5)
    ids = list(board.fields)
    for k in range(1, 21, 2):
        board = changed(board, ids[k], traits=WALL)
    report = report_of(board)
    assert report.warnings.open == ()
    fields = dict(report.exposure.fields)
    fields[ids[4]] = replace(fields[ids[4]], seen_from=5)
    (one,) = warned_by(report, exposure=replace(report.exposure, fields=fields)).open
    assert one.field == ids[4]
    assert one.sentence.endswith(" sees 5 of 10 fields; half of the fields see 0 or fewer.")


def test_a_field_that_sees_no_more_than_half_of_the_fields_is_no_lookout() -> None:
    board = grid(1, 5, wide_view=0.5)
    ids = list(board.fields)
    board = changed(changed(board, ids[2], traits=WALL), ids[4], kind="built_up")
    report = report_of(changed(board, ids[3], traits=WALL))
    assert [f.seen_from for f in report.exposure.fields.values() if f.stands] == [1, 1, 0]
    assert report.warnings.open == ()


def test_a_board_on_which_all_see_all_is_said_once() -> None:
    (one,) = report_of(grid(wide_view=0.5)).warnings.open
    assert (one.field, one.figure) == (None, 12)
    assert one.sentence.startswith(
        "The board lies open: 12 of its 12 fields see 50 % of the others"
    )
    assert open_of(grid(1, 2, wide_view=0.1)) == []


def corridor(**figures: float) -> GameMap:
    """Return a way of 13 fields that bends twice: two rows of six and a field between them."""
    board = grid(3, 6, **figures)
    for i in list(board.fields)[7:12]:
        board = changed(board, i, traits=WALL)
    return board


def test_a_dead_end_is_a_trap() -> None:
    board = corridor(trap_objective=1, choke_point=0.3)
    ids = list(board.fields)
    board = with_objectives(board, ids[4], ids[6])
    (trap, _) = report_of(board).warnings.open
    assert (trap.warning, trap.field, trap.fields) == (
        "trap_objective", ids[4], (ids[4], ids[3])
    )  # fmt: skip
    assert (trap.figure, trap.compared) == (1, 2)
    assert trap.sentence == (
        f"{ids[4]} (objective 1) is a dead end: the only way to it leads over {ids[3]}. No other "
        "objective has fewer ways in than 2."
    )


def test_a_part_that_is_worth_a_warning_of_its_own_is_no_dead_end() -> None:
    board = corridor(trap_objective=1, choke_point=0.1)
    board = with_objectives(board, list(board.fields)[4], list(board.fields)[6])
    assert [w.warning for w in report_of(board).warnings.open] == ["choke_point"]


def test_an_island_is_not_behind_a_gate_elsewhere() -> None:
    """Beside a way of four, whose ends are cut off by a field each, lies an island of one."""
    board = grid(1, 6, trap_objective=1)
    ids = list(board.fields)
    board = with_objectives(changed(board, ids[4], traits=WALL), ids[5], ids[1])
    found = report_of(board)
    assert found.choke_points.fields[ids[1]].cuts_into == (2, 1)
    assert found.warnings.open == ()


def test_an_objective_at_the_end_of_a_way_has_one_way_in() -> None:
    board = corridor(trap_objective=1)
    ids = list(board.fields)
    board = with_objectives(board, ids[5], ids[17])
    assert [w.fields for w in report_of(board).warnings.open] == [
        (ids[5], ids[4]), (ids[17], ids[16])
    ]  # fmt: skip


def test_ways_in_are_counted_where_no_gate_is() -> None:
    board = with_objectives(grid(2, 3, trap_objective=2), next(iter(grid(2, 3).fields)))
    (one,) = report_of(board).warnings.open
    assert one.sentence.endswith("(objective 1) has 2 ways in.")
    assert one.compared is None


def test_of_a_corridor_the_field_that_cuts_off_most_is_a_choke_point() -> None:
    board = corridor(choke_point=0.4)
    middle = list(board.fields)[6]
    (one,) = report_of(board).warnings.open
    assert (one.field, one.figure, one.compared) == (middle, 6, 0)
    assert one.sentence == (
        f"{middle} is the only way to 6 of 13 fields. No other place cuts off more than 0."
    )
    assert open_of(replace(board, ruleset=grid(choke_point=0.5).ruleset)) == []


def strip(objectives: tuple[int, ...], entries: tuple[int, ...], wall: int) -> GameMap:
    """Return eight fields in a row, one of them a wall."""
    board = grid(1, 8, no_way=1)
    ids = list(board.fields)
    board = with_objectives(changed(board, ids[wall], traits=WALL), *(ids[k] for k in objectives))
    for k, sector in zip(entries, ("red", "yellow", "black"), strict=False):
        board = with_entry(board, ids[k], sector)
    return board


def test_what_no_way_leads_to_is_one_warning() -> None:
    board = strip(objectives=(1, 7), entries=(0, 2, 3), wall=6)
    ids = list(board.fields)
    (one,) = report_of(board).warnings.open
    assert (one.field, one.fields) == (ids[7], (ids[7], ids[0], ids[2], ids[3]))
    assert (one.figure, one.compared) == (3, 3)
    assert one.sentence == f"No way leads to {ids[7]} (objective 2) from any entry or start."


def test_an_entry_that_leads_nowhere_is_one_warning() -> None:
    board = strip(objectives=(2, 3), entries=(0, 4), wall=1)
    ids = list(board.fields)
    (one,) = report_of(board).warnings.open
    assert (one.field, one.fields) == (ids[0], (ids[0], ids[2], ids[3]))
    assert one.sentence == (
        f"No way leads from {ids[0]} (red sniper entry) to {ids[2]} (objective 1) and {ids[3]} "
        "(objective 2)."
    )


def test_a_place_without_ways_from_it_and_to_it_is_one_warning() -> None:
    board = strip(objectives=(0, 2, 3), entries=(0, 4, 5), wall=1)
    ids = list(board.fields)
    (one,) = report_of(board).warnings.open
    assert (one.field, one.figure) == (ids[0], 4)
    assert one.sentence == (
        f"No way leads to {ids[0]} (objective 1, red sniper entry) from {ids[4]} (yellow "
        f"sniper entry) and {ids[5]} (black sniper entry). No way leads from {ids[0]} (objective "
        f"1, red sniper entry) to {ids[2]} (objective 2) and {ids[3]} (objective 3)."
    )


def test_who_finds_no_way_is_told_where_somebody_does() -> None:
    board = strip(objectives=(7,), entries=(0,), wall=6)
    board = changed(board, list(board.fields)[6], traits=frozenset())
    report = report_of(board)
    assert report.ways is not None
    sniper, defender = report.ways
    shut = replace(defender, journeys=tuple(replace(j, turns=None) for j in defender.journeys))
    (one,) = warned_by(report, ways=(sniper, shut)).open
    assert one.sentence.endswith("(red sniper entry) (defender).")


def test_a_map_silences_what_no_way_leads_to_by_its_place() -> None:
    board = strip(objectives=(1, 7), entries=(0, 2, 3), wall=6)
    board = replace(board, silenced=(Silenced("no_way", "a vault", list(board.fields)[7]),))
    found = report_of(board).warnings
    assert (found.open, found.unused) == ((), ())
    assert [s.reason for s in found.silenced] == ["a vault"]


def test_an_entry_beside_an_objective_is_too_fast() -> None:
    board = grid(1, 8, fast_entry=2)
    ids = list(board.fields)
    for i in ids:
        board = changed(board, i, sector="yellow")
    board = with_entry(with_objectives(board, ids[1], ids[7]), ids[0])
    found = report_of(board).warnings.open
    assert [w.fields for w in found] == [(ids[1], ids[0])]
    assert found[0].sentence == (
        f"{ids[1]} (objective 1) is 1 turn from {ids[0]} (red sniper entry) (sniper); half of such "
        "ways take 2 or more."
    )
    for i in ids:
        board = changed(board, i, sector="red")
    assert report_of(board).warnings.open == ()  # nobody enters by his objective's sector


def test_disputed_verdicts_are_said_once() -> None:
    board = grid(disputed_sight=2)
    pairs = ((IDS[0], IDS[5]), (IDS[0], IDS[7]), (IDS[1], IDS[5]))
    curve = DisputeCurve(0.5, (CurvePoint(0.5, 3, 0, 3),), pairs)
    report = report_of(board)
    (one,) = warned_by(report, disputes=curve).open
    assert (one.figure, one.field, one.fields[:2]) == (3, None, (IDS[0], IDS[5]))
    assert one.sentence == (
        f"Drawn to 0.5 mm, the sight of 3 pairs is not settled; {IDS[0]} is in 2 of them."
    )
    fewer = replace(curve, points=(CurvePoint(0.5, 1, 0, 1),), sight_pairs=pairs[:1])
    assert warned_by(report, disputes=fewer).open == ()


def one_narrow(**figures: float) -> GameMap:
    """Return a board of squares, one of them 1 mm narrower than the others."""
    board = grid(3, 4, **figures)
    x = board.vertices["r1c1"][0]
    left = [v for v, p in board.vertices.items() if p[0] == x]
    moved = {v: (p[0] - 100, p[1]) if v in left else p for v, p in board.vertices.items()}
    return replace(board, vertices=moved)


def test_a_base_needs_room() -> None:
    board = one_narrow(narrow_field=1)
    assert open_of(board) == []  # nobody says how wide a base is
    narrow = [IDS[0], IDS[4], IDS[8]]
    wide = replace(board, figure_base_mm=29.5)
    assert open_of(wide) == [("narrow_field", i) for i in narrow]
    pond = changed(wide, narrow[1], traits=frozenset({"water"}))
    assert [i for _, i in open_of(pond)] == [narrow[0], narrow[2]]  # nobody stands there
    assert open_of(replace(board, figure_base_mm=29.0)) == []
    own = replace(board.ruleset, figure_base_mm=29.5)
    assert len(open_of(replace(board, ruleset=own))) == 3
    assert open_of(replace(board, ruleset=own, figure_base_mm=20.0)) == []  # the map's comes first
    room = replace(board.ruleset, warnings={"narrow_field": 1.48})
    assert len(open_of(replace(board, ruleset=room, figure_base_mm=20.0))) == 3
    (sentence, *_) = said_of(wide)
    assert sentence == (
        f"A figure's base does not fit on {IDS[0]}: the largest circle in it is 29.00 mm wide; "
        "half of the fields have room for 30.00 mm or more."
    )


def test_a_base_that_fits_hardly_anywhere_is_said_once() -> None:
    board = replace(one_narrow(narrow_field=1), figure_base_mm=30.5)
    (one,) = report_of(board).warnings.open
    assert (one.field, one.figure, one.fields[:3]) == (None, 12, (IDS[0], IDS[4], IDS[8]))
    assert one.sentence == (
        f"A figure's base does not fit on 12 of 12 fields: the largest circle in {IDS[0]} is 29.00 "
        "mm wide."
    )


def test_small_letters_are_warned_of() -> None:
    board = grid(small_label=2)
    heights = dict.fromkeys(IDS, 4.0) | {IDS[3]: 1.9, IDS[4]: 2.0}
    assert open_of(board, labels_mm=heights) == [("small_label", IDS[3])]
    assert said_of(board, labels_mm=heights) == [
        f"What stands on {IDS[3]} is printed 1.90 mm high; half of all are 4.00 mm or more."
    ]
    many = {i: 1.9 - k / 100 for k, i in enumerate(IDS)}
    (one,) = report_of(board, labels_mm=many).warnings.open
    assert one.sentence == (
        "What stands on 12 of 12 fields is printed less than 2 mm high; lowest is "
        f"{IDS[-1]}, 1.79 mm."
    )
    assert (one.field, one.fields[0]) == (None, IDS[-1])


def test_labels_are_measured_in_the_size_of_the_board() -> None:
    board = grid()
    half = replace(board, unit_mm=board.unit_mm / 2, size_mm=(60.0, 45.0))
    heights, halves = label_heights(board), label_heights(half)
    assert heights.keys() == set(IDS)
    for i in IDS:
        assert halves[i] == pytest.approx(heights[i] / 2, rel=0.05)


def test_an_obstacle_that_hides_nothing() -> None:
    board = changed(grid(3, 3, idle_obstacle=0), next(iter(grid(3, 3).fields)), traits=WALL)
    corner = next(iter(board.fields))
    (one,) = report_of(board).warnings.open
    assert (one.field, one.figure) == (corner, 0)
    assert one.sentence == f"{corner} blocks sight and hides nothing."
    uses = (ObstacleUse(IDS[0], 1), ObstacleUse(IDS[1], 40))
    board = replace(board, ruleset=replace(board.ruleset, warnings={"idle_obstacle": 1}))
    (few,) = warned_by(report_of(board), exercise=Exercise((), uses, ())).open
    assert few.sentence.endswith(
        "blocks sight, and 1 pair would have another answer without it. No obstacle decides "
        "more than 40 pairs."
    )


def test_rules_that_decide_nothing_say_why() -> None:
    board = grid(idle_rule=0)
    said = {w.rule: w.sentence for w in report_of(board).warnings.open}
    assert said == {
        "L2": "Rule L2 decides no pair of this board: no field on it is built-up.",
        "L3": "Rule L3 decides no pair of this board: no field on it is elevated.",
        "L4": "Rule L4 decides no pair of this board: no field on it is built-up.",
        "L5": "Rule L5 decides no pair of this board: no field on it lies above another.",
        "L6": "Rule L6 decides no pair of this board: no field on it is built-up.",
    }
    rooms = board
    for i in IDS[:2]:
        rooms = changed(rooms, i, kind="built_up")
    uses = Exercise((RuleUse("L2", 0), RuleUse("L6", 0), RuleUse("L1", 1)), (), ())
    said = {w.rule: w.sentence for w in warned_by(report_of(rooms), exercise=uses).open}
    assert said["L2"].endswith("wherever it applies, another rule gives an answer as good.")
    assert said["L6"].endswith("whoever is in one building has a line of sight there.")


SEEN = MapWarning("wide_view", "A sees much.", 9, 0.5, 3, field="A", fields=("A",))
OPEN = MapWarning("open_sector", "Red lies open.", 9, 1.5, 3, sector="red")
IDLE = MapWarning("idle_rule", "L3 is idle.", 0, 0, 9, rule="L3")


def silencing(*silenced: Silenced) -> GameMap:
    return replace(grid(), silenced=silenced)


def test_silenced_warnings_stand_apart_with_their_reason() -> None:
    by_field = Silenced("wide_view", "a lookout", field="A")
    elsewhere = Silenced("wide_view", "a tower", field="B")
    board = silencing(by_field, elsewhere, Silenced("idle_rule", "flat", rule="L3"))
    found = sorted_out(board, [IDLE, SEEN, OPEN])
    assert found.open == (OPEN,)
    assert [(s.warning, s.reason) for s in found.silenced] == [(SEEN, "a lookout"), (IDLE, "flat")]
    assert found.unused == (elsewhere,)
    assert warning_sentences(found) == (
        "1 warning.",
        "  Red lies open.",
        "2 silenced warnings.",
        "  A sees much. (a lookout)",
        "  L3 is idle. (flat)",
        "The map silences wide_view B, and there is no such warning.",
    )


def test_an_entry_about_nothing_means_all_of_its_kind() -> None:
    found = sorted_out(silencing(Silenced("wide_view", "all open")), [SEEN, OPEN])
    assert found.open == (OPEN,)
    assert found.unused == ()


def test_an_entry_of_another_kind_or_subject_silences_nothing() -> None:
    entries = (
        Silenced("wide_view", "no", sector="red"),
        Silenced("open_sector", "no", field="A"),
        Silenced("idle_rule", "no", rule="L4"),
    )
    found = sorted_out(silencing(*entries), [SEEN, OPEN, IDLE])
    assert found.open == (OPEN, SEEN, IDLE)  # in the order of the warnings' ids
    assert found.unused == entries


def test_plain_values_hold_all_of_a_warning() -> None:
    board = silencing(Silenced("wide_view", "a lookout", "A"), Silenced("no_way", "an island"))
    plain = warnings_dict(sorted_out(board, [SEEN, IDLE]))
    assert plain["open"] == [
        {
            "warning": "idle_rule", "field": None, "sector": None, "rule": "L3", "fields": [],
            "figure": 0, "threshold": 0, "compared": 9, "sentence": "L3 is idle.",
        }
    ]  # fmt: skip
    assert plain["silenced"][0]["reason"] == "a lookout"
    assert plain["unused"] == [
        {"warning": "no_way", "field": None, "sector": None, "rule": None, "reason": "an island"}
    ]


def test_a_board_of_one_field_has_no_idle_rules() -> None:
    assert open_of(grid(1, 1, idle_rule=0)) == []


def test_every_warning_has_its_check_and_its_figure_in_the_shipped_rules() -> None:
    figures = read_board("launch-site").ruleset.warnings
    assert tuple(figures) == WARNINGS
