"""What every exporter must do, as tests that a package with an exporter can run on its own.

It needs pytest; mapkit does not load it. A test module of three lines is enough::

    from mapkit_exporters.contract import ExporterContract


    class TestCsv(ExporterContract):
        name = "fields-csv"

The exporter is found as mapkit finds it, by its entry point, so install the package first.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, product
from typing import Any, ClassVar

import pytest
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap, compile_map, compile_near
from mapkit.errors import UsageError
from mapkit.export import (
    CONTENTS,
    Exporter,
    Files,
    Option,
    Progress,
    drawing_checksum,
    fill_in,
    find_exporter,
    play_checksum,
    write_with,
)
from mapkit.export.outputs import zipped
from mapkit.illustrate import MapSupplies
from mapkit.jobs import run_tasks
from mapkit.mapfile import new_map
from mapkit.model import GameMap, Marker, MoverClass, Provenance

_ODD = 'Hr\u00e1z "x" <&>; \u017b\u00f3\u0142\u0107 \U0001f30a \uffee \t\u0001'


def odd_names(names: Mapping[str, str], plain: GameMap) -> GameMap:
    """Return a map with letters of all kinds in its texts and some of its ids.

    ``names`` are new ids of fields by their old ones.
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
    odd = ("\U0001f30a", "\uffee", "\u017b", "<&\"'>", "../a,b;c")
    return odd_names(dict(zip(plain.fields, odd, strict=False)), plain)


MAPS: Mapping[str, Callable[[], GameMap]] = {
    "two-rooms": partial(_shipped, "two-rooms"),
    "own-kinds": partial(_shipped, "own-kinds"),
    "launch-site": partial(_shipped, "launch-site"),
    "odd-names": _two_rooms_with_odd_names,
    "no-sight": without_sight,
    "cards": partial(_shipped, "twin-passes"),
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


def pairwise(options: Sequence[Option]) -> list[dict[str, str]]:
    """Return settings in which every two values of different options come together once.

    Few even for many options: about as many as the two longest lists of values have pairs.
    """
    open_pairs = {
        frozenset({(a.name, x), (b.name, y)})
        for a, b in combinations(options, 2)
        for x, y in product(a.values, b.values)
    }

    def met(setting: Mapping[str, str], name: str, value: str) -> int:
        """Count the open pairs that a further value closes."""
        return sum(frozenset({(name, value), other}) in open_pairs for other in setting.items())

    chosen: list[dict[str, str]] = []
    while open_pairs or not chosen:
        # One open pair for a start, then of each option the value that closes most of the rest.
        setting = dict(sorted(min(open_pairs, key=sorted))) if open_pairs else {}
        for option in options:
            if option.name not in setting:
                closed = [met(setting, option.name, value) for value in option.values]
                setting[option.name] = option.values[closed.index(max(closed))]
        open_pairs -= {frozenset(pair) for pair in combinations(setting.items(), 2)}
        chosen.append({option.name: setting[option.name] for option in options})
    singles = {(o.name, v) for o in options for v in o.values}
    missed = singles.difference(*(setting.items() for setting in chosen))
    plain = {option.name: option.default for option in options}
    return [*chosen, *({**plain, name: value} for name, value in sorted(missed))]


def text_of(files: Files) -> str:
    """Return what can be read in an export: of a zip, or of several files, that of every file.

    What is no text, as a picture, adds a few odd letters. A format that packs its text in another
    way unpacks it in :meth:`ExporterContract.text`.
    """
    if not isinstance(files, bytes):
        return "\n".join(f"{name}\n{text_of(data)}" for name, data in files.items())
    if not files.startswith(b"PK\x03\x04"):
        return files.decode("utf-8", errors="replace")
    with zipfile.ZipFile(io.BytesIO(files)) as archive:
        return text_of({name: archive.read(name) for name in archive.namelist()})


class ExporterContract:
    """Tests of one exporter: derive a class whose name begins with ``Test`` and name it."""

    name: ClassVar[str]
    """Of the exporter, as in its entry point."""
    maps: ClassVar[Mapping[str, Callable[[], GameMap]]] = MAPS
    """Makes the maps that it is tried on; add your own with ``{**MAPS, "mine": make}``.
    ``two-rooms`` and ``launch-site`` have to be there."""
    cannot_hold: ClassVar[frozenset[str]] = frozenset()
    """Those of the maps that the format cannot hold, each of which it has to refuse."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a test that takes ``map_name`` once for each map."""
        if "map_name" in metafunc.fixturenames:
            metafunc.parametrize("map_name", sorted(self.maps))

    def text(self, files: Files) -> str:
        """Return what can be read in an export, see :func:`text_of`."""
        return text_of(files)

    def write(
        self,
        exporter: Exporter,
        compiled: CompiledMap,
        options: Mapping[str, str],
        progress: Progress | None = None,
    ) -> Files:
        """Let the exporter write, as mapkit does it but for the refusal of partial maps."""
        supplies = (MapSupplies(compiled),) if exporter.needs else ()
        return exporter.write(compiled, options, progress, *supplies)

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
            with pytest.raises(UsageError):
                self.write(exporter, _compiled(make), usual)
            return
        with unchanged(_compiled(make)):
            first = self.write(exporter, _compiled(make), usual)
        assert first, "nothing was written"
        again = compile_map(make(), threads=3)
        second = self.write(exporter, again, usual)
        assert second == first, "a map read anew is the same map"
        if exporter.several:
            assert not isinstance(first, bytes), "an exporter of several files returns them by name"
            assert zipped(first), "names of files are the same on every system"
            assert all(isinstance(data, bytes) for data in first.values())
        else:
            assert isinstance(first, bytes), "an exporter returns bytes"

    def test_every_value_of_every_option_works(
        self, exporter: Exporter, usual: dict[str, str]
    ) -> None:
        """Each value of an option changes the file."""
        told = _compiled(self.maps["two-rooms"])
        plain = self.write(exporter, told, usual)
        for option in exporter.options:
            for value in option.values[1:]:
                other = self.write(exporter, told, {**usual, option.name: value})
                assert other != plain, f"{option.name}={value} changes nothing"

    def test_options_go_together(self, exporter: Exporter) -> None:
        """Every two values of different options work together."""
        for options in pairwise(exporter.options):
            assert self.write(exporter, _compiled(self.maps["two-rooms"]), options), options

    def test_options_are_told_and_others_refused(self, exporter: Exporter) -> None:
        """Names and values are there once, with a summary."""
        names = [o.name for o in exporter.options]
        assert len(set(names)) == len(names), f"an option is there twice: {names}"
        for option in exporter.options:
            assert option.summary, f"the option {option.name} has no summary"
            assert len(set(option.values)) == len(option.values), f"{option.name}: {option.values}"
            if len(option.values) > 1:
                with pytest.raises(UsageError, match=option.default or option.name):
                    fill_in(exporter.name, exporter.options, {option.name: "nonsense"})
        with pytest.raises(UsageError, match=exporter.name):
            fill_in(exporter.name, exporter.options, {"nonsense": "yes"})

    def test_the_file_says_where_the_map_comes_from(
        self, exporter: Exporter, usual: dict[str, str]
    ) -> None:
        """A table of a reconstruction must not pass for one of the printed board."""
        assert "provenance" in exporter.carries <= set(CONTENTS), sorted(exporter.carries)
        told = _compiled(self.maps["launch-site"])
        assert told.map.provenance.kind == "reconstruction"
        text = self.text(self.write(exporter, told, usual))
        assert "reconstruction" in text.lower(), "write map.provenance.kind into the file"
        assert ("checksum" not in exporter.carries) or (
            play_checksum(told) in text or drawing_checksum(told) in text
        )

    def test_a_partial_map_is_told_apart(self, exporter: Exporter, usual: dict[str, str]) -> None:
        """What a partial build leaves out is said in the file, or the build is refused."""
        part = compile_map(broken_field(self.maps["two-rooms"]()), partial=True)
        assert part.missing
        if "partial" in exporter.carries:
            files = self.write(exporter, part, usual)
            assert "missing" in self.text(files), "say what is missing"
            whole = self.write(exporter, compile_map(part.map), usual)
            assert files != whole, "a partial map looks like a whole one"
        else:
            with pytest.raises(UsageError):
                self.write(exporter, part, usual)
            with pytest.raises(UsageError, match=exporter.name):
                write_with(exporter, part, usual)

    def test_pairs_that_were_not_asked_about_are_told_apart(
        self, exporter: Exporter, usual: dict[str, str]
    ) -> None:
        """A file of a build within a radius is another one, or the build is refused."""
        run = partial(run_tasks, workers=1)
        near = compile_near(self.maps["launch-site"](), Fraction(5), run=run)
        if "near" in exporter.carries:
            whole = _compiled(self.maps["launch-site"])
            assert self.write(exporter, near, usual) != self.write(exporter, whole, usual)
        else:
            with pytest.raises(UsageError, match=exporter.name):
                write_with(exporter, near, usual)

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
            self.write(exporter, _compiled(self.maps["two-rooms"]), options, progress)
        except StoppedError:
            pass
        else:
            assert not called, "the exporter went on after progress had raised"
        assert all(0 <= done <= total for done, total in called), called
