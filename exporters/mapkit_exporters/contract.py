"""What every exporter must do, as tests that a package with an exporter can run on its own.

It needs pytest; mapkit does not load it. A test module of three lines is enough::

    from mapkit_exporters.contract import ExporterContract


    class TestCsv(ExporterContract):
        name = "fields-csv"

The exporter is found as mapkit finds it, by its entry point, so install the package first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from itertools import product
from typing import Any, ClassVar

import pytest
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import UsageProblemError
from mapkit.export import CONTENTS, Exporter, fill_in, find_exporter
from mapkit.mapfile import new_map
from mapkit.model import GameMap, Marker, MoverClass, Provenance

__all__ = ["MAPS", "ExporterContract", "broken_field", "odd_names", "unchanged", "without_sight"]

_ODD = 'Hr\u00e1z "x" <&>; \u017b\u00f3\u0142\u0107 \U0001f30a \uffee \t\u0001'


def odd_names(names: Mapping[str, str], plain: GameMap) -> GameMap:
    """Return a map with letters of all kinds in its texts and some of its ids.

    Parameters
    ----------
    names : mapping of str to str
        New ids of fields by their old ones.
    plain : GameMap
    """

    def new(old: str) -> str:
        return names.get(old, old)

    return replace(
        plain,
        name=_ODD,
        author=_ODD,
        fields={new(i): replace(f, id=new(i), name=_ODD) for i, f in plain.fields.items()},
        portals=tuple(
            replace(p, between=(new(p.between[0]), new(p.between[1]))) for p in plain.portals
        ),
        markers=(Marker("objective", new(next(iter(plain.fields))), {"number": 4}),),
        buildings=(),
        provenance=Provenance("traced", _ODD, _ODD),
    )


def without_sight() -> GameMap:
    """Return a game without lines of sight, whose movers pay differently."""
    plain = new_map("rows", size_mm=(60.0, 40.0), rows=2, columns=3)
    grass = replace(plain.ruleset.kinds["open"], costs={"boat": 0, "cart": 2})
    ruleset = replace(
        plain.ruleset,
        id="war",
        sight="none",
        range="grid",
        rules={},
        kinds={**plain.ruleset.kinds, "open": grass},
        movers={
            "foot": MoverClass("foot", "foot", 3),
            "cart": MoverClass("cart", "cart", 4),
            "boat": MoverClass("boat", "boat", 4),
        },
    )
    return replace(plain, ruleset=ruleset, choices={})


def broken_field(game_map: GameMap) -> GameMap:
    """Give a field a kind that nobody knows, an error that a partial build works around."""
    first = next(iter(game_map.fields))
    broken = replace(game_map.fields[first], kind="castle")
    return replace(game_map, fields={**game_map.fields, first: broken})


def _shipped(name: str) -> GameMap:
    return new_map("example", example=name)


def _two_rooms_with_odd_names() -> GameMap:
    plain = _shipped("two-rooms")
    odd = ("\U0001f30a", "\uffee", "\u017b", "<&\"'>", "a,b;c")
    return odd_names(dict(zip(plain.fields, odd, strict=False)), plain)


MAPS: Mapping[str, Callable[[], GameMap]] = {
    "two-rooms": partial(_shipped, "two-rooms"),
    "own-kinds": partial(_shipped, "own-kinds"),
    "launch-site": partial(_shipped, "launch-site"),
    "odd-names": _two_rooms_with_odd_names,
    "no-sight": without_sight,
    "empty": partial(new_map, "empty"),
    "one-field": partial(new_map, "rows", size_mm=(30.0, 30.0), rows=1, columns=1),
}
"""What every exporter is tried on: boards, games with other rules, odd maps."""


@cache
def _compiled(make: Callable[[], GameMap]) -> CompiledMap:
    return compile_map(make())


@contextmanager
def unchanged(tables: CompiledMap) -> Iterator[None]:
    """Assert that nothing touched the map or its tables meanwhile."""
    game_map = tables.map
    grids: list[NDArray[Any]] = [*tables.walking.values()]
    if tables.tables is not None:
        grids += [tables.tables.clear, tables.tables.grazing, tables.tables.rule]
    before = (repr(game_map), [g.tobytes() for g in grids])
    yield
    after = (repr(game_map), [g.tobytes() for g in grids])
    assert after == before, "the exporter changed the map or its tables"


class ExporterContract:
    """Tests of one exporter: derive a class whose name begins with ``Test`` and name it.

    Attributes
    ----------
    name : str
        Of the exporter, as in its entry point.
    maps : mapping of str to callable
        Makes the maps that it is tried on; add your own with ``{**MAPS, "mine": make}``.
        ``two-rooms`` and ``launch-site`` have to be there.
    cannot_hold : frozenset of str
        Those of the maps that the format cannot hold, each of which it has to refuse.
    """

    name: ClassVar[str]
    maps: ClassVar[Mapping[str, Callable[[], GameMap]]] = MAPS
    cannot_hold: ClassVar[frozenset[str]] = frozenset()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a test that takes ``map_name`` once for each map."""
        if "map_name" in metafunc.fixturenames:
            metafunc.parametrize("map_name", sorted(self.maps))

    @pytest.fixture
    def exporter(self) -> Exporter:
        """Return the exporter, loaded as mapkit does it."""
        return find_exporter(self.name)

    @pytest.fixture
    def usual(self, exporter: Exporter) -> dict[str, str]:
        """Return its options as they are where nobody sets them."""
        return fill_in(exporter.name, exporter.options, {})

    def test_every_map_is_written_and_the_same_each_time(
        self, exporter: Exporter, usual: dict[str, str], map_name: str
    ) -> None:
        """The same map gives the same bytes, and is not touched."""
        make = self.maps[map_name]
        if map_name in self.cannot_hold:
            with pytest.raises(UsageProblemError):
                exporter.write(_compiled(make), usual, None)
            return
        with unchanged(_compiled(make)):
            first = exporter.write(_compiled(make), usual, None)
        assert isinstance(first, bytes), "an exporter returns bytes"
        assert first, "nothing was written"
        again = compile_map(make(), threads=3)
        assert exporter.write(again, usual, None) == first, "a map read anew is the same map"

    def test_every_value_of_every_option_works(
        self, exporter: Exporter, usual: dict[str, str]
    ) -> None:
        """Each value of an option changes the file."""
        told = _compiled(self.maps["two-rooms"])
        plain = exporter.write(told, usual, None)
        for option in exporter.options:
            for value in option.values[1:]:
                other = exporter.write(told, {**usual, option.name: value}, None)
                assert other != plain, f"{option.name}={value} changes nothing"

    def test_options_go_together(self, exporter: Exporter) -> None:
        """All combinations of values work."""
        for values in product(*(o.values for o in exporter.options)):
            options = dict(zip((o.name for o in exporter.options), values, strict=True))
            assert exporter.write(_compiled(self.maps["two-rooms"]), options, None), options

    def test_options_are_told_and_others_refused(self, exporter: Exporter) -> None:
        """Names and values are there once, with a summary."""
        names = [o.name for o in exporter.options]
        assert len(set(names)) == len(names), f"an option is there twice: {names}"
        for option in exporter.options:
            assert option.summary, f"the option {option.name} has no summary"
            assert len(set(option.values)) == len(option.values), f"{option.name}: {option.values}"
            if len(option.values) > 1:
                with pytest.raises(UsageProblemError, match=option.default or option.name):
                    fill_in(exporter.name, exporter.options, {option.name: "nonsense"})
        with pytest.raises(UsageProblemError, match=exporter.name):
            fill_in(exporter.name, exporter.options, {"nonsense": "yes"})

    def test_the_file_says_where_the_map_comes_from(
        self, exporter: Exporter, usual: dict[str, str]
    ) -> None:
        """A table of a reconstruction must not pass for one of the printed board."""
        assert "provenance" in exporter.carries <= set(CONTENTS), sorted(exporter.carries)
        told = _compiled(self.maps["launch-site"])
        assert told.map.provenance.kind == "reconstruction"
        data = exporter.write(told, usual, None)
        assert b"reconstruction" in data.lower(), "write map.provenance.kind into the file"

    def test_a_partial_map_is_told_apart(self, exporter: Exporter, usual: dict[str, str]) -> None:
        """What a partial build leaves out is said in the file, or the build is refused."""
        part = compile_map(broken_field(self.maps["two-rooms"]()), partial=True)
        assert part.missing
        if "partial" in exporter.carries:
            data = exporter.write(part, usual, None)
            assert b"missing" in data, "say what is missing"
            whole = exporter.write(compile_map(part.map), usual, None)
            assert data != whole, "a partial map looks like a whole one"
        else:
            with pytest.raises(UsageProblemError):
                exporter.write(part, usual, None)

    def test_what_progress_raises_stops_the_work(self, exporter: Exporter) -> None:
        """An exception of the caller's ends it: so a window cancels an export."""

        class StoppedError(Exception):
            pass

        called = []

        def progress(done: int, total: int) -> None:
            called.append((done, total))
            raise StoppedError

        options = {o.name: o.values[-1] for o in exporter.options}
        try:
            exporter.write(_compiled(self.maps["two-rooms"]), options, progress)
        except StoppedError:
            pass
        else:
            assert not called, "the exporter went on after progress had raised"
        assert all(0 <= done <= total for done, total in called), called
