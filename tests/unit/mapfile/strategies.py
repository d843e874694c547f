"""Random maps that a file can hold: any ids and texts, no geometry in mind; and broken files."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from mapkit.mapfile.rulesets import shipped_ruleset
from mapkit.model import (
    DOUBTED,
    DOUBTED_BETWEEN,
    GROUNDS,
    TRACE_STATES,
    Building,
    Doubt,
    Field,
    GameMap,
    Kind,
    Marker,
    Photographed,
    Portal,
    Provenance,
    Sector,
    Tracing,
    Trait,
    Underlay,
)

RULES = shipped_ruleset("sniper_elite")

_ODD_IDS = st.sampled_from(
    [
        "101",
        "007",
        "1.5",
        "1e3",
        "0x1F",
        "0o17",
        "true",
        "null",
        "no",
        "on",
        "~",
        "-",
        "?",
        ":",
        "#a",
        "a#b",
        "a:b",
        "[x]",
        "{y}",
        "&a",
        "*b",
        "!t",
        "%d",
        "@",
        "`",
        "'",
        '"',
        "\\",
        "żółw",
        "x",
        "y",
        "-5",
        "a,b",
        "..",
        "=",
        "<<",
        "---",
        "...",
        "2020-01-01",
        "\U0001f600",
    ]
)
ids = st.one_of(
    _ODD_IDS,
    st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), min_size=1, max_size=8),
).filter(lambda i: "|" not in i and not i.startswith("x-") and not any(c.isspace() for c in i))
texts = st.one_of(
    st.sampled_from(["", "no", "12", "a: b", "# not a comment", " x ", "a\nb", "\t", "it's", '"']),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=12),
)
coordinates = st.integers(-(2**30) + 1, 2**30 - 1)
points = st.tuples(coordinates, coordinates)
colours = st.sampled_from(["#fff", "#123abc", "#C0392B"])
measures = st.sampled_from([0.01, 1.0, 0.5, 2.54, 1e-05, 123.456])


_underlays = st.builds(
    Underlay,
    texts,
    texts,
    st.tuples(points, points, points, points),
    st.sampled_from([0.0, 0.25, 0.6, 1.0]),
    st.booleans(),
)


_states = st.none() | st.sampled_from(TRACE_STATES)
_pixels = st.floats(-1e6, 1e6)
_corners = st.tuples(_pixels, _pixels)


@st.composite
def doubts(draw: st.DrawFn, fields: list[str], sectors: list[str]) -> Doubt:
    about = draw(st.sampled_from([a for a in DOUBTED if len(fields) > (a in DOUBTED_BETWEEN)]))
    sides = 1 + (about in DOUBTED_BETWEEN)
    words = {"sector": sectors, "kind": [*RULES.kinds], "portal": [*RULES.portals]}
    words["marker"] = [*RULES.markers]
    instead = st.sampled_from(words[about]) if about in words else texts
    return Doubt(
        about,
        tuple(draw(st.permutations(fields))[:sides]),
        draw(points),
        draw(st.floats(0, 1)),
        draw(st.just("") | instead),
    )


def tracings(fields: list[str], sectors: list[str]) -> st.SearchStrategy[Tracing]:
    return st.builds(
        Tracing,
        st.builds(
            Photographed,
            texts,
            st.text("0123456789abcdef", min_size=64, max_size=64),
            st.tuples(st.integers(1, 10**6), st.integers(1, 10**6)),
            st.just("") | st.dates().map(str),
        ),
        st.tuples(_corners, _corners, _corners, _corners),
        st.lists(st.floats(-1, 1), max_size=2).map(tuple),
        st.floats(0, 1e6),
        st.floats(1e-6, 1e6),
        st.lists(doubts(fields, sectors), max_size=3).map(tuple) if fields else st.just(()),
    )


@st.composite
def kinds(draw: st.DrawFn, id_: str) -> Kind:
    return Kind(
        id_,
        draw(texts),
        draw(st.sampled_from(sorted(RULES.kinds))),
        draw(st.integers(0, 1)),
        draw(st.booleans()),
        draw(st.integers(0, 5)),
        draw(st.booleans()),
        draw(st.dictionaries(st.sampled_from(sorted(RULES.movers)), st.integers(0, 9))),
        draw(colours),
    )


@st.composite
def traits(draw: st.DrawFn, id_: str) -> Trait:
    return Trait(
        id_,
        draw(texts),
        tuple(draw(st.lists(st.sampled_from(sorted(RULES.kinds)), max_size=2))),
        tuple(draw(st.lists(st.sampled_from(sorted(RULES.traits)), max_size=2))),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.integers(0, 5)),
        draw(st.booleans()),
    )


def _attributes(type_: str) -> st.SearchStrategy[dict[str, str | int]]:
    allowed = RULES.markers[type_].attributes
    return st.fixed_dictionaries({a: st.sampled_from(v) for a, v in allowed.items()})


@st.composite
def maps(draw: st.DrawFn) -> GameMap:
    own_kinds = draw(st.lists(ids, max_size=2, unique=True))
    own_traits = draw(st.lists(ids, max_size=2, unique=True))
    rules = replace(
        RULES,
        kinds={**RULES.kinds, **{i: draw(kinds(i)) for i in own_kinds if i not in RULES.kinds}},
        traits={**RULES.traits, **{i: draw(traits(i)) for i in own_traits}},
    )
    sectors = dict(rules.sectors)
    for i in draw(st.lists(st.one_of(st.sampled_from(["red"]), ids), max_size=2, unique=True)):
        sectors[i] = Sector(i, draw(texts), draw(colours), draw(st.booleans()))
    vertices = draw(st.dictionaries(ids, points, min_size=4, max_size=9))
    # A ring that ends as it began would be mended on reading.
    corner_lists = st.lists(
        st.sampled_from(sorted(vertices)), min_size=3, max_size=6, unique=True
    ).map(tuple)
    fields = {}
    for i in draw(st.lists(ids, max_size=5, unique=True)):
        fields[i] = Field(
            i,
            draw(st.sampled_from(sorted(rules.kinds))),
            (draw(corner_lists), *draw(st.lists(corner_lists, max_size=2))),
            draw(st.integers(0, 1)),
            frozenset(draw(st.lists(st.sampled_from(sorted(rules.traits)), max_size=2))),
            draw(st.one_of(st.none(), st.sampled_from(sorted(sectors)))),
            draw(st.one_of(st.none(), texts)),
            draw(st.one_of(st.none(), st.sampled_from(GROUNDS))),
            draw(_states),
        )
    portals: tuple[Portal, ...] = ()
    markers: tuple[Marker, ...] = ()
    buildings: tuple[Building, ...] = ()
    if fields:
        one = st.sampled_from(sorted(fields))
        if len(fields) > 1:
            portals = tuple(
                Portal(
                    i,
                    draw(st.sampled_from(sorted(RULES.portals))),
                    tuple(draw(st.lists(one, min_size=2, max_size=2, unique=True))),  # type: ignore[arg-type]
                    tuple(draw(st.lists(points, min_size=2, max_size=2, unique=True))),  # type: ignore[arg-type]
                    draw(_states),
                )
                for i in draw(st.lists(ids, max_size=3, unique=True))
            )
        markers = tuple(
            Marker(t, draw(one), draw(_attributes(t)))
            for t in draw(st.lists(st.sampled_from(sorted(RULES.markers)), max_size=5))
        )
        buildings = tuple(
            Building(i, draw(texts), tuple(draw(st.lists(one, max_size=3))))
            for i in draw(st.lists(ids, max_size=2, unique=True))
        )
    choices = {
        c.id: draw(st.sampled_from(c.values)) if draw(st.booleans()) else c.default
        for c in RULES.choices.values()
    }
    return GameMap(
        id=draw(ids),
        name=draw(texts),
        ruleset=rules,
        choices=choices,
        vertices=vertices,
        fields=fields,
        portals=portals,
        markers=markers,
        sectors=sectors,
        buildings=buildings,
        unit_mm=draw(measures),
        size_mm=(draw(measures), draw(measures)),
        tolerance_mm=draw(measures),
        provenance=Provenance(
            draw(st.sampled_from(["reconstruction", "traced", "designed", "example"])),
            draw(texts),
            draw(texts),
        ),
        author=draw(texts),
        licence=draw(texts),
        underlay=draw(st.none() | _underlays),
        tracing=draw(st.none() | tracings(sorted(fields), sorted(sectors))),
    )


def _tracing_of(game_map: GameMap, fields: Collection[str]) -> Tracing | None:
    """Return a map's tracing with the doubts about some fields alone."""
    if game_map.tracing is None:
        return None
    kept = [d for d in game_map.tracing.doubts if set(d.fields) <= set(fields)]
    return replace(game_map.tracing, doubts=tuple(kept))


def _mixed(old: GameMap, new: GameMap, take: list[bool]) -> GameMap:
    """Take some parts of the new map that make sense with the old one's rest."""
    vertices = {**new.vertices, **old.vertices}
    if take[0]:
        vertices |= {i: p for i, p in new.vertices.items() if i in old.vertices}
    fields = {**old.fields, **new.fields} if take[1] else dict(old.fields)
    if take[2] and fields:
        first = next(iter(fields))
        used = {
            *(m.field for m in (*old.markers, *new.markers)),
            *(f for p in old.portals for f in p.between),
            *(f for b in old.buildings for f in b.fields),
        }
        if first not in used:
            del fields[first]
    markers = old.markers
    if take[3]:
        markers = (*old.markers[1:], *(m for m in new.markers if m.field in fields))
    return replace(
        old,
        vertices=vertices,
        fields=fields,
        markers=markers,
        portals=old.portals[1:] if take[4] else old.portals,
        choices=new.choices if take[5] else old.choices,
        name=new.name if take[6] else old.name,
        size_mm=new.size_mm,
        underlay=new.underlay,
        tracing=_tracing_of(new, fields),
        ruleset=replace(
            old.ruleset,
            kinds={**old.ruleset.kinds, **new.ruleset.kinds},
            traits={**old.ruleset.traits, **new.ruleset.traits},
        ),
        sectors={**old.sectors, **new.sectors},
        provenance=new.provenance if take[7] else old.provenance,
        author=new.author if take[6] else old.author,
    )


@st.composite
def edits(draw: st.DrawFn) -> tuple[GameMap, GameMap]:
    """Draw a map and an edited one that shares much with it."""
    old = draw(maps())
    take = draw(st.lists(st.booleans(), min_size=8, max_size=8))
    return old, _mixed(old, draw(maps()), take)


_ODD_VALUES: list[Any] = [
    *(None, True, -1, 3.5, 1001, "", "x", "red", "a b", "#fff"),
    *([], [1], ["a"], [[0, 0], [1, 1]], {}, {"x-a": 1}, {"a": 1}, {"a": {}}),
]
_ODD_KEYS = ["x-own", "feild", "kind", "a b", "a|b", "", "type", "fields", "name", "1", "ring"]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Go through all keys of mappings and positions of lists, but for the version."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in inside:
        if not str(key).startswith("mapkit"):
            yield value, key
        if isinstance(item, dict | list):
            yield from _places(item)


def changed_once(document: Any) -> Iterator[Any]:
    """Go through all documents with one key or value lost, added or replaced.

    It is one and the same object each time, and what it was at the end.
    """
    for where, key in list(_places(document)):
        before = where.copy()
        if isinstance(where, dict):
            del where[key]
            yield document
            where |= {**before, "feild": 1}
            yield document
            del where["feild"]
        values: list[Any] = [None, -1, 3.5, "x", [1], {}]
        for value in values:
            where[key] = value
            yield document
        where.clear()
        where.update(before) if isinstance(where, dict) else where.extend(before)


@st.composite
def changed_documents(draw: st.DrawFn, documents: list[Any]) -> Any:
    """Draw a document of JSON values with some keys and values lost, added, renamed or other."""
    document = copy.deepcopy(draw(st.sampled_from(documents)))
    for _ in range(draw(st.integers(1, 3))):
        where, key = draw(st.sampled_from(list(_places(document))))
        value = copy.deepcopy(draw(st.sampled_from(_ODD_VALUES)))
        change = draw(st.sampled_from(["take out", "put in", "rename", "replace"]))
        if change == "take out":
            del where[key]
        elif change == "replace":
            where[key] = value
        elif isinstance(where, list):
            where.insert(key, value)
        else:
            new = draw(st.sampled_from(_ODD_KEYS))
            where[new] = value if change == "put in" else where.pop(key)
    return document
