"""The benchmark's symbols: the same for a seed, where the rules allow them, scored as they are."""

from __future__ import annotations

import shapely

from tests.digitizing import BOARD

from benchmarks.photos import TUNED, board  # isort: skip
from benchmarks.photos.boards import visible
from benchmarks.photos.symbols import dressed, printed_symbols
from benchmarks.photos.symbols_score import scored
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity


def test_dressed_boards_are_the_same_for_a_seed_and_have_no_errors():
    for name in (BOARD, "rectilinear-70-1"):
        game_map = dressed(board(name), name)
        assert game_map == dressed(board(name), name)
        assert not [d for d in check_map(game_map) if d.severity is Severity.ERROR]
        assert game_map.portals
        assert len({f.sector for f in game_map.fields.values()}) == 4
        assert {m.type for m in game_map.markers} == {"objective", "start"}


def test_symbols_are_printed_where_they_belong():
    assert BOARD in TUNED
    game_map = dressed(board(BOARD), BOARD)
    shapes = visible(game_map)
    symbols = printed_symbols(game_map, "one")
    assert symbols == printed_symbols(game_map, "one")
    assert {s.what for s in symbols} == {"portal", "marker", "trait"}
    for symbol in symbols:
        place = shapely.Point(symbol.place)
        for field in symbol.fields:
            assert shapes[field].distance(place) < 1e-6


def test_a_clean_photo_scores_nearly_all():
    row = scored(BOARD, "easy", 2.0)
    assert row["kinds"] == 1.0
    assert row["errors"] == 0
    assert row["right"] == row["matched"]
    assert sum(row["found"].values()) >= 0.9 * sum(row["printed"].values())
