"""Fields: drawn, cut, joined and deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from mapkit.coverage.checks.overlaps import may_be_stacked
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.edits.box_grid import box_of
from mapkit.edits.cutting import cut_out, divide, outline
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import alike, assembled, contains_middle, cross, directed, edges_of
from mapkit.edits.finishing import finish
from mapkit.edits.guard import middles
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.levels import release_crossings
from mapkit.edits.voids import void_rings
from mapkit.errors import UsageError
from mapkit.mapfile.scalars import ID_ADVICE, is_valid_id
from mapkit.messages import phrase, upper_first
from mapkit.model import Field, GameMap

Points = Sequence[tuple[float, float]]

_CUTTER = "a shape to cut with"
"""No id of a field has blanks, so none is hidden by this one."""


def draw_field(
    game_map: GameMap,
    points: Points,
    kind: str,
    *,
    sector: str | None = None,
    traits: Iterable[str] = (),
    level: int | None = None,
    name: str | None = None,
    id: str | None = None,  # noqa: A002 - as in Field
    carve: bool = False,
    within: float | None = None,
) -> GameMap:
    """Draw a new field.

    Points near a vertex or an edge go onto it; one on an edge becomes a vertex of all fields
    there. Along a border of several corners give these too (:func:`border_path`).

    The new field is the one that ``changes`` finds and the map before did not have.

    Raises ``EditRefusedError`` where the outline or the field would be an error, or it overlaps
    others and ``carve`` is False.

    Parameters
    ----------
    points : sequence of (float, float)
        The outline in map units, either way round, the first not repeated.
    kind, sector, traits, level, name, id
        Of the new field; the level is the kind's and the id the next free one if not given.
    carve : bool
        Take the new field's place out of those that lie there. Without it an overlap is refused.
    within : float, optional
        How near is near, in map units; the map's tolerance if not given.
    """
    draft = Draft(game_map)
    item = new_field(draft, kind, sector, traits, level, name, id)
    ring = _ring(draft, points, within)
    draft.add_field(replace(item, rings=(ring,)))
    if carve:
        cut_out(draft, item.id, overlappable(draft, item.id))
    return finish(draft)


def fill_void(
    game_map: GameMap,
    point: tuple[float, float],
    kind: str,
    *,
    sector: str | None = None,
    traits: Iterable[str] = (),
    level: int | None = None,
    name: str | None = None,
    id: str | None = None,  # noqa: A002 - as in Field
) -> GameMap:
    """Fill the void round a point with a new field, leaving out the islands in it.

    ``point`` is in map units, in a void with fields all around; all else is as for
    :func:`draw_field`.

    Raises ``EditRefusedError`` where the point lies in a field, or outside of all.
    """
    draft = Draft(game_map)
    item = new_field(draft, kind, sector, traits, level, name, id)
    at = whole_point(point)
    rings = void_rings(game_map, draft.topology, game_map.fields)
    for piece in assembled([e for ring in rings for e in edges_of(ring)], draft.vertices):
        sides = [
            (draft.vertices[a], draft.vertices[b]) for ring in piece for a, b in edges_of(ring)
        ]
        if contains_middle(sides, at, at):
            draft.add_field(replace(item, rings=piece))
            return finish(draft)
    raise EditRefusedError(phrase("There is no void with fields all around it here."), [point])


def cut_hole(
    game_map: GameMap,
    points: Points,
    fields: Iterable[str] | None = None,
    *,
    within: float | None = None,
) -> GameMap:
    """Cut a hole out of all fields that lie there, or those of them that are named.

    At a field's rim it becomes a notch.

    Raises ``EditRefusedError`` where no field lies there or nothing would be left of one, or the
    hole is narrower than the tolerance.
    """
    draft = Draft(game_map)
    if fields is not None:
        fields = [draft.field(f).id for f in fields]
    ring = _ring(draft, points, within)
    draft.add_field(Field(_CUTTER, next(iter(game_map.ruleset.kinds), ""), (ring,)))
    cut = cut_out(draft, _CUTTER, _beside(draft, _CUTTER) if fields is None else fields)
    if not cut:
        raise EditRefusedError(
            phrase("No field lies where the hole would be."), points, fields or ()
        )
    for f in cut:
        if f not in draft.fields:
            raise EditRefusedError(
                phrase("Nothing would be left of field {field}. Delete it instead.", field=f),
                middles(game_map, [f]),
                [f],
            )
    draft.remove_field(_CUTTER)
    del draft.successors[_CUTTER]
    return finish(draft, opens_voids=True)


def split_field(
    game_map: GameMap, field: str, path: Points, *, within: float | None = None
) -> GameMap:
    """Cut a field in two along a line or a path; the larger part keeps the id.

    The new border is an edge of both parts. Portals and named buildings follow their place;
    markers stay with the larger part.

    ``path`` leads from boundary to boundary, in map units; it may begin and end beyond it.
    ``within`` is how near to a vertex or an edge counts as on it, in map units; the tolerance if
    not given.

    Raises ``EditRefusedError`` where the path does not divide the field, or a portal stands across
    the cut.
    """
    draft = Draft(game_map)
    draft.field(field)
    if not divide(draft, path, [field], _reach(draft, within)):
        raise EditRefusedError(
            phrase(
                "The line does not divide field {field}: it has to run from boundary to boundary.",
                field=field,
            ),
            path,
            [field],
        )
    return finish(draft)


def split_across(
    game_map: GameMap,
    path: Points,
    fields: Iterable[str] | None = None,
    *,
    within: float | None = None,
) -> GameMap:
    """Cut all fields that a line or path crosses, or those of them that are named.

    Raises ``EditRefusedError`` where it divides none.
    """
    draft = Draft(game_map)
    if fields is None:
        xs, ys = zip(*path, strict=True)
        box = (int(min(xs)) - 1, int(min(ys)) - 1, int(max(xs)) + 1, int(max(ys)) + 1)
        chosen = draft.near(box)
        draft.name_junctions(box)
    else:
        chosen = [draft.field(f).id for f in fields]
    if not divide(draft, path, chosen, _reach(draft, within)):
        raise EditRefusedError(
            phrase(
                "The line does not divide any field: a cut begins and ends on a border of the "
                "field."
            ),
            path,
        )
    return finish(draft)


def merge_fields(game_map: GameMap, fields: Sequence[str]) -> GameMap:
    """Make one field of several that touch each other; the first gives it its id and looks.

    Portals between them go away, other portals, markers and buildings follow. Corners that are
    no corners any more go away.

    Raises ``EditRefusedError`` where they do not touch along borders, or lie on different levels.
    """
    ids = list(dict.fromkeys(fields))
    draft = Draft(game_map)
    if len(ids) < 2:
        raise EditRefusedError(phrase("Choose two fields or more to merge."), (), ids)
    first = draft.field(ids[0])
    if any(draft.field(f).level != first.level for f in ids):
        raise EditRefusedError(phrase("Fields on different levels cannot be merged."), (), ids)
    for f in ids:
        draft.touch(f)
    edges = Counter(e for f in ids for e in directed(draft.fields[f].rings, draft.vertices))
    pieces = assembled([e for e in edges if e[::-1] not in edges], draft.vertices)
    if len(pieces) != 1:
        raise EditRefusedError(
            phrase(
                "{fields} do not all touch each other along a border, so they cannot be one field.",
                fields=upper_first(Wording(game_map).fields(ids)),
            ),
            middles(game_map, ids),
            ids,
        )
    inner = {v for e in edges if e[::-1] in edges for v in e}
    for f in ids[1:]:
        draft.remove_field(f, (ids[0],))
    draft.set_rings(ids[0], alike(pieces[0], draft.fields[ids[0]].rings, draft.vertices))
    drop_straight(draft, inner)
    return finish(draft)


def delete_fields(game_map: GameMap, fields: Iterable[str]) -> GameMap:
    """Delete fields with their portals, markers and places in named buildings.

    Raises ``EditRefusedError`` where a gap narrower than the tolerance would be left.
    """
    draft = Draft(game_map)
    gone = [draft.field(f).id for f in dict.fromkeys(fields)]
    release_crossings(draft, gone)
    for f in gone:
        draft.remove_field(f)
    return finish(draft, opens_voids=True)


def new_field(
    draft: Draft,
    kind: str,
    sector: str | None,
    traits: Iterable[str],
    level: int | None,
    name: str | None,
    wanted: str | None,
) -> Field:
    """Return a field without rings, its level and id filled in.

    Raises ``EditRefusedError`` where the ruleset does not have the kind, or the id is taken or
    cannot be one.
    """
    known = draft.before.ruleset.kinds.get(kind)
    if known is None:
        raise EditRefusedError(
            phrase(
                "The ruleset has no kind '{kind}'; it has {names}.",
                kind=kind,
                names=listed(draft.before.ruleset.kinds),
            )
        )
    if wanted is not None:
        check_new_id(draft.fields, wanted)
    return Field(
        wanted if wanted is not None else draft.new_field_id(),
        kind,
        (),
        known.level if level is None else level,
        frozenset(traits),
        sector,
        name,
    )


def check_new_id(taken: Iterable[str], wanted: str) -> None:
    """Refuse an id that is taken or cannot be one.

    Raises ``EditRefusedError`` where it is taken, or cannot be one.
    """
    if not is_valid_id(wanted):
        raise EditRefusedError(
            phrase("'{id}' cannot be an id: {advice}.", id=wanted, advice=ID_ADVICE)
        )
    if wanted in taken:
        raise EditRefusedError(phrase("The id {wanted} is taken.", wanted=wanted))


def _reach(draft: Draft, within: float | None) -> float:
    if within is None:
        return draft.tolerance
    if within < 0:
        raise UsageError("a distance must not be negative")
    return within


def _ring(draft: Draft, points: Points, within: float | None) -> tuple[str, ...]:
    ring = outline(draft, points, _reach(draft, within))
    if len(set(ring)) < 3:
        raise EditRefusedError(phrase("A field needs three corners or more."), points)
    return ring


def overlappable(draft: Draft, field: str) -> list[str]:
    """Return the fields that a new one would cut: all but a tunnel below and a walkway above."""
    ruleset, item = draft.before.ruleset, draft.fields[field]
    near = _beside(draft, field)
    return [f for f in near if not may_be_stacked(ruleset, item, draft.fields[f])]


def _beside(draft: Draft, field: str) -> list[str]:
    """Return the fields whose boxes meet that of another."""
    return [f for f in draft.near(box_of(draft.vertices, draft.fields[field])) if f != field]


def drop_straight(draft: Draft, vertices: Iterable[str]) -> None:
    """Drop vertices on straight lines where no border ends."""
    ends = {end for portal in draft.portals for end in portal.at}
    for v in sorted(vertices):
        for f in draft.users(v):
            draft.touch(f)
        beside = draft.neighbours(v)
        if len(beside) != 2 or draft.vertices[v] in ends:
            continue
        p, q = (draft.vertices[u] for u in beside)
        if cross(draft.vertices[v], p, q) == 0:
            draft.drop_vertex(v)
