"""What the selected things of one sort share, as rows of a form; a box changes it for all."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

from mapkit.editor.i18n.texts import tr, tr_n, value_words
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.widgets.labels import without_keys
from mapkit.editor.widgets.rows import Change, Choice, Number, Row, Text, Tick, Words
from mapkit.edits import (
    change_marker,
    change_portal,
    marker_attributes,
    move_portal,
    move_vertices,
    paint,
    set_attributes,
    set_edge_length,
)
from mapkit.edits.exact_geometry import twice_area
from mapkit.messages import decimal, translated
from mapkit.model import FieldAttribute, GameMap, Portal

_LISTED = 40
_MOST_UNITS = 2.0**30
"""How far from the corner of the board a coordinate may lie."""

_SHOWN_MM = 0.05
"""Half of what the last digit of a width says."""

_V = TypeVar("_V")


def field_rows(model: MapModel, ids: tuple[str, ...], rename: Change[str]) -> list[Row]:
    """Return the rows of fields; ``rename`` gives the only one another id."""
    game_map, step = model.committed, partial(edit_step, model)
    fields = [game_map.fields[i] for i in ids]
    ruleset = game_map.ruleset
    names = {f.name or "" for f in fields}
    sectors = [(i, translated(s.name)) for i, s in game_map.sectors.items()]
    sector = Choice(
        name="sector", title=tr("Sector"), values={f.sector or "" for f in fields},
        offered=[("", tr("No sector")), *sectors],
        change=step(
            tr("Change the sector"), lambda v: partial(paint, fields=ids, sector=v or None)
        ),
    )  # fmt: skip
    said = translated(next(iter(names)))
    shown = Words(name="shown", title=tr("Shown as"), text=said)
    rows: list[Row] = [
        Text(
            name="id", title=tr("Id"), value=ids[0], change=rename,
            tip=tr("What files and tables call the field; doors, markers and names follow."),
        )
        if len(ids) == 1
        else Words(name="ids", title=tr_n("{n} field(s)", len(ids)), text=_few(ids)),
        Text(
            name="name", title=tr("Name"), value=next(iter(names)), mixed=len(names) > 1,
            change=step(tr("Name a field"), lambda v: partial(paint, fields=ids, name=v or None)),
        ),
        *([shown] if names != {said} and len(names) == 1 else []),
        Choice(
            name="kind", title=tr("Kind"), values={f.kind for f in fields},
            offered=[(k.id, translated(k.label)) for k in ruleset.kinds.values()],
            change=step(tr("Change the kind"), lambda v: partial(paint, fields=ids, kind=v)),
        ),
        *([sector] if sectors else []),
        Choice(
            name="level", title=tr("Level"), values={str(f.level) for f in fields},
            tip=tr("Fields of the upper level may lie over those on the ground."),
            offered=[("0", tr("Ground")), ("1", tr("Upper"))],
            change=step(
                tr("Change the level"), lambda v: partial(paint, fields=ids, level=int(v))
            ),
        ),
    ]  # fmt: skip
    for trait in ruleset.traits.values():
        label = translated(trait.label)
        rows.append(
            Tick(
                name=f"trait.{trait.id}", label=without_keys(label), of=len(fields),
                having=sum(trait.id in f.traits for f in fields),
                change=step(tr("Paint: {what}", what=label), partial(_with_trait, ids, trait.id)),
            )
        )  # fmt: skip
    rows += (
        _attribute_row(model, ids, known)
        for known in ruleset.attributes.values()
        if not known.kinds or all(f.kind in known.kinds for f in fields)
    )
    made_of = Choice(
        name="ground", title=tr("Made of"), values={f.ground or "" for f in fields},
        tip=tr("What the field looks like in pictures of the board; the rules do not use it."),
        offered=[("", tr("What its kind says")), *_grounds()],
        change=step(
            tr("Change the ground"), lambda v: partial(paint, fields=ids, ground=v or None)
        ),
    )  # fmt: skip
    return [*rows, made_of, Words(name="area", title=tr("Area"), text=_area_text(game_map, ids))]


def _attribute_row(model: MapModel, ids: tuple[str, ...], known: FieldAttribute) -> Row:
    """Return the row of something that all the fields can carry."""
    game_map = model.committed
    now = [game_map.attributes_of(i).get(known.id) for i in ids]
    exact = {str(value): value for value in known.values}
    step = partial(edit_step, model, tr("Change: {what}", what=translated(known.label)))
    name, title = f"attribute.{known.id}", translated(known.label).capitalize()
    if known.values:
        return Choice(
            name=name, title=title, values={"" if v is None else str(v) for v in now},
            offered=[("", tr("What its kind says")), *((v, value_words(v)) for v in exact)],
            change=step(
                lambda v: partial(set_attributes, fields=ids, values={known.id: exact.get(v)})
            ),
        )  # fmt: skip
    return Number(
        name=name, title=title, value=float(now[0] or 0), mixed=len(set(now)) > 1,
        bounds=(known.low, known.high), decimals=0, unit="",
        change=step(
            lambda v: partial(set_attributes, fields=ids, values={known.id: round(v)}),
            merge=f"{known.id} {' '.join(ids)}",
        ),
    )  # fmt: skip


def vertex_rows(model: MapModel, ids: tuple[str, ...]) -> list[Row]:
    """Return the rows of vertices: what is typed as x or y of several brings them in line."""
    game_map, unit = model.committed, model.committed.unit_mm
    decimals = max(2, math.ceil(-math.log10(unit)))
    far = _MOST_UNITS * unit
    several = len(ids) > 1
    text = tr("Align vertices") if several else tr("Move a vertex")
    head = (
        Words(name="vertices", title=tr_n("{n} vertex(es)", len(ids)), text=_few(ids))
        if several
        else Words(name="vertex", title=tr("Vertex"), text=ids[0])
    )
    rows: list[Row] = [head]
    for k, axis in ((0, "x"), (1, "y")):
        values = {game_map.vertices[v][k] for v in ids}
        rows.append(
            Number(
                name=f"vertex.{axis}", title=axis, value=next(iter(values)) * unit,
                mixed=len(values) > 1, bounds=(-far, far), decimals=decimals, step=max(1.0, unit),
                change=edit_step(
                    model, text, partial(_moved, model, ids, k),
                    merge=f"vertices {' '.join(ids)} {axis}",
                ),
            )
        )  # fmt: skip
    if len(ids) == 2 and _are_joined(game_map, *ids):
        rows.append(
            Number(
                name="edge.length", title=tr("Length"), bounds=(unit, far), decimals=decimals,
                value=math.dist(*(game_map.vertices[v] for v in ids)) * unit, step=max(1.0, unit),
                tip=tr("Length of the edge between the two vertices; the one selected last moves "
"along it."),
                change=edit_step(
                    model, tr("Give an edge a length"), partial(_lengthened, model, ids),
                    merge=f"length {' '.join(ids)}",
                ),
            )
        )  # fmt: skip
    return rows


def portal_rows(model: MapModel, ids: tuple[str, ...]) -> list[Row]:
    """Return the rows of doors, ladders and walls."""
    game_map, unit = model.committed, model.committed.unit_mm
    portals = [p for p in game_map.portals if p.id in ids]
    text = tr("Change a door, ladder or wall")
    types = [(t.id, translated(t.label)) for t in game_map.ruleset.portals.values()]
    several = len(portals) > 1
    title = tr_n("{n} portal(s)", len(ids)) if several else tr("Door, ladder, wall")
    between = list(dict.fromkeys(" – ".join(p.between) for p in portals))
    widths = [math.dist(*p.at) * unit for p in portals]
    return [
        Words(name="portal", title=title, text=_few(p.id for p in portals)),
        Choice(
            name="portal.type", title=tr("Type"), values={p.type for p in portals}, offered=types,
            change=edit_step(model, text, partial(_retyped, portals)),
        ),
        Words(name="between", title=tr("Between"), text=_few(between)),
        Number(
            name="portal.width", title=tr("Width"), value=widths[0], bounds=(0.1, 1000.0),
            decimals=1, mixed=max(widths) - min(widths) >= _SHOWN_MM,
            change=edit_step(
                model, text, partial(_widened, portals, unit), merge=f"width {' '.join(ids)}"
            ),
        ),
    ]  # fmt: skip


def marker_rows(model: MapModel, indices: tuple[int, ...]) -> list[Row]:
    """Return the rows of markers: their type, and the attributes that all their types have."""
    game_map = model.committed
    types, text = game_map.ruleset.markers, tr("Change a marker")
    markers = [game_map.markers[n] for n in indices]
    several = len(markers) > 1
    title = tr_n("{n} marker(s)", len(markers)) if several else tr("Marker")
    rows: list[Row] = [
        Choice(
            name="marker.type", title=title, values={m.type for m in markers},
            offered=[(t.id, translated(t.label)) for t in types.values()],
            change=edit_step(model, text, partial(_of_type, indices)),
        ),
        Words(
            name="field", title=tr("Field"), text=_few(dict.fromkeys(m.field for m in markers))
        ),
    ]  # fmt: skip
    known = [types[m.type] for m in markers if m.type in types]
    if len(known) < len(markers):
        return rows
    for name, values in known[0].attributes.items():
        if any(other.attributes.get(name) != values for other in known):
            continue
        now = [str(m.attributes.get(name, "")) for m in markers]
        title = value_words(name).capitalize()
        if several and any(name in other.unique for other in known):
            rows.append(Words(name=f"marker.{name}", title=title, text=_few(now)))
            continue
        exact = {str(v): v for v in values}
        rows.append(
            Choice(
                name=f"marker.{name}", title=title, values=set(now),
                offered=[(v, value_words(v)) for v in exact],
                change=edit_step(model, text, partial(_saying, indices, name, exact)),
            )
        )  # fmt: skip
    return rows


def edit_step(
    model: MapModel, text: str, edit: Callable[[_V], Edit], *, merge: str = ""
) -> Change[_V]:
    """Return what a box reports to: one step of the history, or of a merged one."""
    return lambda value, done: model.edit(text, edit(value), merge=merge, done=done)


def _moved(model: MapModel, ids: Sequence[str], axis: int, mm: float) -> Edit:
    game_map = model.committed
    new = mm / game_map.unit_mm
    places = game_map.vertices
    moved = {v: (places[v][0], new) if axis else (new, places[v][1]) for v in ids}
    return partial(move_vertices, places=moved, level=model.level)


def _are_joined(game_map: GameMap, a: str, b: str) -> bool:
    return any(
        {a, b} == {ring[k - 1], ring[k]}
        for item in game_map.fields.values()
        for ring in item.rings
        if a in ring and b in ring
        for k in range(len(ring))
    )


def _lengthened(model: MapModel, ids: Sequence[str], mm: float) -> Edit:
    length = mm / model.committed.unit_mm
    return partial(set_edge_length, edge=(ids[0], ids[1]), length=length, level=model.level)


def _with_trait(ids: tuple[str, ...], trait: str, on: bool) -> Edit:
    if on:
        return partial(paint, fields=ids, add_traits=(trait,))
    return partial(paint, fields=ids, drop_traits=(trait,))


def _retyped(portals: Sequence[Portal], type_: str) -> Edit:
    def edit(game_map: GameMap) -> GameMap:
        for portal in portals:
            game_map = change_portal(game_map, portal.id, type_=type_)
        return game_map

    return edit


def _widened(portals: Sequence[Portal], unit_mm: float, mm: float) -> Edit:
    def edit(game_map: GameMap) -> GameMap:
        for portal in portals:
            (ax, ay), (bx, by) = portal.at
            middle = ((ax + bx) / 2, (ay + by) / 2)
            game_map = move_portal(game_map, portal.id, middle, width=mm / unit_mm)
        return game_map

    return edit


def _of_type(indices: Sequence[int], type_: str) -> Edit:
    """Give markers another type, with the attributes that one of it would get there."""

    def edit(game_map: GameMap) -> GameMap:
        for n in indices:
            old = game_map.markers[n]
            if old.type != type_:
                said = marker_attributes(game_map, type_, old.field)
                game_map = change_marker(game_map, n, said, type_=type_)
        return game_map

    return edit


def _saying(indices: Sequence[int], name: str, exact: dict[str, str | int], value: str) -> Edit:
    def edit(game_map: GameMap) -> GameMap:
        for n in indices:
            game_map = change_marker(game_map, n, {name: exact[value]})
        return game_map

    return edit


def _few(ids: Iterable[str]) -> str:
    """List ids, not more than can be taken in."""
    listed = list(ids)
    return ", ".join(listed[:_LISTED]) + (" …" if len(listed) > _LISTED else "")


def _area_text(game_map: GameMap, ids: tuple[str, ...]) -> str:
    """Say how large the fields are together."""
    twice = 0
    for i in ids:
        rings = [abs(twice_area(ring)) for ring in game_map.points(i)]
        twice += sum(rings[:1]) - sum(rings[1:])
    return tr("{area} cm²", area=decimal(twice / 2 * game_map.unit_mm**2 / 100, 1))


def _grounds() -> list[tuple[str, str]]:
    """Return :data:`mapkit.model.GROUNDS` with their names."""
    return [
        ("grass", tr("Grass")),
        ("earth", tr("Earth")),
        ("gravel", tr("Gravel")),
        ("concrete", tr("Concrete")),
        ("cobbles", tr("Cobbles")),
        ("asphalt", tr("Asphalt")),
        ("rails", tr("Rails")),
        ("planks", tr("Planks")),
        ("floor", tr("Floor boards")),
        ("tiles", tr("Tiles")),
        ("steel", tr("Steel")),
    ]
