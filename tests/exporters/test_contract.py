"""One contract for every registered exporter; a new format is held to it by being installed."""

from __future__ import annotations

from itertools import product

import pytest

from mapkit.compiled import compile_map
from mapkit.errors import UsageProblemError
from mapkit.export import CONTENTS, Exporter, exporters, fill_in, find_exporter
from tests.exporters.maps import MAPS, broken_field, case, compiled, unchanged


@pytest.fixture(params=sorted(exporters()))
def exporter(request: pytest.FixtureRequest) -> Exporter:
    return find_exporter(request.param)


@pytest.mark.parametrize("name", sorted(MAPS))
def test_every_map_is_written_and_the_same_each_time(exporter: Exporter, name: str) -> None:
    options = fill_in(exporter.name, exporter.options, {})
    with unchanged(compiled(name)):
        first = exporter.write(compiled(name), options, None)
    assert isinstance(first, bytes)
    assert first
    again = compile_map(MAPS[name](), threads=3)
    assert exporter.write(again, options, None) == first, "a map read anew is the same map"


def test_every_value_of_every_option_works(exporter: Exporter) -> None:
    told = compiled("two-rooms")
    plain = fill_in(exporter.name, exporter.options, {})
    usual = exporter.write(told, plain, None)
    for option in exporter.options:
        for value in option.values[1:]:
            other = exporter.write(told, {**plain, option.name: value}, None)
            assert other != usual, f"{option.name}={value} changes nothing"


def test_options_go_together(exporter: Exporter) -> None:
    for values in product(*(o.values for o in exporter.options)):
        options = dict(zip((o.name for o in exporter.options), values, strict=True))
        assert exporter.write(compiled("tunnel"), options, None)


def test_options_are_told_and_others_refused(exporter: Exporter) -> None:
    assert len({o.name for o in exporter.options}) == len(exporter.options)
    for option in exporter.options:
        assert option.summary
        assert len(set(option.values)) == len(option.values)
        if len(option.values) > 1:
            with pytest.raises(UsageProblemError, match=option.default or option.name):
                fill_in(exporter.name, exporter.options, {option.name: "nonsense"})
    with pytest.raises(UsageProblemError, match=exporter.name):
        fill_in(exporter.name, exporter.options, {"nonsense": "yes"})


def test_the_file_says_where_the_map_comes_from(exporter: Exporter) -> None:
    assert "provenance" in exporter.carries <= set(CONTENTS)
    told = compiled("launch-site")
    data = exporter.write(told, fill_in(exporter.name, exporter.options, {}), None)
    assert told.map.provenance.kind == "reconstruction"
    assert b"reconstruction" in data.lower()


def test_a_partial_map_is_told_apart(exporter: Exporter) -> None:
    game_map = case("courtyard")
    part = compile_map(broken_field(game_map), partial=True)
    options = fill_in(exporter.name, exporter.options, {})
    if "partial" in exporter.carries:
        data = exporter.write(part, options, None)
        assert b"missing" in data
        assert data != exporter.write(compile_map(part.map), options, None)
    else:
        with pytest.raises(UsageProblemError):
            exporter.write(part, options, None)


def test_what_progress_raises_stops_the_work(exporter: Exporter) -> None:
    class StoppedError(Exception):
        pass

    called = []

    def progress(done: int, total: int) -> None:
        called.append((done, total))
        raise StoppedError

    options = {o.name: o.values[-1] for o in exporter.options}
    try:
        exporter.write(compiled("tunnel"), options, progress)
    except StoppedError:
        pass
    else:
        assert not called
    assert all(0 <= done <= total for done, total in called)
