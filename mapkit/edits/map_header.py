"""What a map says of itself: header, rules, choices, sectors, buildings, underlay, notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from mapkit.coverage.checks.meaning import check_header
from mapkit.coverage.checks.wording import Wording
from mapkit.edits.draft import whole_point
from mapkit.edits.exact_geometry import cross
from mapkit.edits.fields import check_new_id
from mapkit.edits.guard import checked, middles, refuse_new_errors
from mapkit.edits.ids import EditRefusedError, known_field
from mapkit.edits.reviewing import follow_reviewed
from mapkit.edits.traced import follow_tracing
from mapkit.errors import NotFoundError
from mapkit.mapfile.scalars import ID_ADVICE, is_valid_id
from mapkit.messages import phrase
from mapkit.model import Building, GameMap, Note, Provenance, Ruleset, Sector, Underlay

_WIDEST_BASE_MM = 1000.0


def set_header(
    game_map: GameMap,
    *,
    id: str | None = None,  # noqa: A002 - as in GameMap
    name: str | None = None,
    size_mm: tuple[float, float] | None = None,
    tolerance_mm: float | None = None,
    provenance: Provenance | None = None,
    author: str | None = None,
    licence: str | None = None,
) -> GameMap:
    """Change values of the header; what is not given stays.

    A new size or tolerance has the whole map checked; all else takes no time.

    Raises ``EditRefusedError`` for a number that is no size, a board smaller than what is drawn on
    it, or a tolerance that makes gaps of what were voids.
    """
    if id is not None and not is_valid_id(id):
        raise EditRefusedError(
            phrase("'{id}' cannot be the id of a map: {advice}.", id=id, advice=ID_ADVICE)
        )
    given: dict[str, Any] = {"id": id, "name": name, "author": author, "licence": licence}
    given |= {"size_mm": size_mm, "tolerance_mm": tolerance_mm, "provenance": provenance}
    after = replace(game_map, **{key: v for key, v in given.items() if v is not None})
    if after == game_map:
        return game_map
    if (after.size_mm, after.tolerance_mm) != (game_map.size_mm, game_map.tolerance_mm):
        wrong = check_header(after)
        if wrong:
            raise EditRefusedError(wrong[0].message)
        refuse_new_errors(game_map, after)
    return after


def set_figure_base(game_map: GameMap, diameter_mm: float | None) -> GameMap:
    """Say how wide a figure's base is; None leaves that to the ruleset.

    Raises ``EditRefusedError`` where it is no size, or a metre or more.
    """
    if diameter_mm is not None and not 0 < diameter_mm < _WIDEST_BASE_MM:
        raise EditRefusedError(
            phrase("A figure's base has to be wider than 0 and narrower than a metre.")
        )
    if diameter_mm == game_map.figure_base_mm:
        return game_map
    return replace(game_map, figure_base_mm=diameter_mm)


def set_choice(game_map: GameMap, choice: str, value: str) -> GameMap:
    """Answer an open question of the ruleset.

    Raises ``EditRefusedError`` where the ruleset has no such choice, or the choice no such answer.
    """
    return checked(game_map, replace(game_map, choices={**game_map.choices, choice: value}))


def set_ruleset(game_map: GameMap, ruleset: Ruleset) -> GameMap:
    """Play the map by other rules.

    Answers to questions that both rulesets have stay where they still are answers; sectors of
    the map's own stay.

    Raises ``EditRefusedError`` where the map uses something that the new ruleset does not know, or
    does not allow there.
    """
    if ruleset == game_map.ruleset:
        return game_map
    own = {
        i: sector
        for i, sector in game_map.sectors.items()
        if sector != game_map.ruleset.sectors.get(i)
    }
    choices = {
        c.id: old if (old := game_map.choices.get(c.id)) in c.values and old else c.default
        for c in ruleset.choices.values()
    }
    after = replace(game_map, ruleset=ruleset, choices=choices, sectors={**ruleset.sectors, **own})
    refuse_new_errors(game_map, after)
    return follow_tracing(game_map, follow_reviewed(game_map, after))


def set_sector(game_map: GameMap, sector: Sector) -> GameMap:
    """Add a sector, or change the one of its id.

    Raises ``EditRefusedError`` where it is new, and its id cannot be one.
    """
    if game_map.sectors.get(sector.id) == sector:
        return game_map
    if sector.id not in game_map.sectors:
        check_new_id(game_map.sectors, sector.id)
    return replace(game_map, sectors={**game_map.sectors, sector.id: sector})


def delete_sector(game_map: GameMap, sector: str) -> GameMap:
    """Delete a sector of the map's own; one of the ruleset gets its own name and colour back.

    Raises ``EditRefusedError`` where fields lie in it, or the ruleset has it and it is unchanged.
    """
    if sector not in game_map.sectors:
        raise NotFoundError(f"the map has no sector {sector!r}")
    given = game_map.ruleset.sectors.get(sector)
    if given is not None:
        if given == game_map.sectors[sector]:
            raise EditRefusedError(
                phrase(
                    "Sector {sector} belongs to the ruleset and cannot be deleted.", sector=sector
                )
            )
        return set_sector(game_map, given)
    members = [f for f, item in game_map.fields.items() if item.sector == sector]
    if members:
        raise EditRefusedError(
            phrase(
                "Sector {sector} still has {fields}. Give them another sector first.",
                sector=sector,
                fields=Wording(game_map).fields(members),
            ),
            middles(game_map, members),
            members,
        )
    left = {i: s for i, s in game_map.sectors.items() if i != sector}
    after = follow_reviewed(game_map, replace(game_map, sectors=left))
    return follow_tracing(game_map, after)


def set_building(
    game_map: GameMap, building: str | None, name: str, fields: Iterable[str]
) -> GameMap:
    """Name a set of fields as a building, or change one.

    ``building`` is its id; None adds a building under a new one. The fields leave other buildings;
    one that has no fields left is deleted.

    Raises ``EditRefusedError`` where there are no fields, or the id cannot be one.
    """
    members = tuple(dict.fromkeys(fields))
    if not members:
        raise EditRefusedError(phrase("A building needs a field or more."))
    for f in members:
        known_field(game_map.fields, f)
    taken = {b.id for b in game_map.buildings}
    if building is None:
        number = 1
        while f"b{number}" in taken:
            number += 1
        building = f"b{number}"
    elif building not in taken:
        check_new_id(taken, building)
    new = Building(building, name, members)
    result: list[Building] = []
    for old in game_map.buildings:
        if old.id == building:
            result.append(new)
            continue
        left = tuple(f for f in old.fields if f not in members)
        if left == old.fields:
            result.append(old)
        elif left:
            result.append(replace(old, fields=left))
    if building not in taken:
        result.append(new)
    return checked(game_map, replace(game_map, buildings=tuple(result)))


def delete_building(game_map: GameMap, building: str) -> GameMap:
    """Remove a named building; its fields stay."""
    left = tuple(b for b in game_map.buildings if b.id != building)
    if len(left) == len(game_map.buildings):
        raise NotFoundError(f"the map has no building {building!r}")
    return replace(game_map, buildings=left)


def set_underlay(game_map: GameMap, underlay: Underlay | None) -> GameMap:
    """Lay a picture below the fields, change how it lies, or take it away (None).

    Raises ``EditRefusedError`` where its corners enclose nothing, or are too far away.
    """
    if underlay is not None:
        a, b, c, d = (whole_point(corner) for corner in underlay.corners)
        sides = {
            (cross(p, q, r) > 0) - (cross(p, q, r) < 0)
            for p, q, r in ((a, b, c), (b, c, d), (c, d, a), (d, a, b))
        }
        if len(sides) != 1 or sides == {0}:
            raise EditRefusedError(
                phrase("The four corners of the picture have to be given in order around it."),
                underlay.corners,
            )
        underlay = replace(
            underlay, corners=(a, b, c, d), opacity=min(1.0, max(0.0, underlay.opacity))
        )
    return game_map if underlay == game_map.underlay else replace(game_map, underlay=underlay)


def set_note(game_map: GameMap, note: Note, instead_of: Note | None = None) -> GameMap:
    """Pin a note to its place, or put it in the place of another.

    Raises ``EditRefusedError`` where it says nothing, or lies beside the board. Raises
    ``NotFoundError`` where the map has no note ``instead_of``.
    """
    text = " ".join(note.text.split())
    if not text:
        raise EditRefusedError(phrase("A note needs a text."), [note.at])
    (x, y), (width, height) = note.at, game_map.size_mm
    if not (0 <= x * game_map.unit_mm <= width and 0 <= y * game_map.unit_mm <= height):
        raise EditRefusedError(phrase("A note has to lie on the board."), [note.at])
    new, notes = Note(whole_point(note.at), text), game_map.notes
    if instead_of is None:
        return replace(game_map, notes=(*notes, new))
    k = _index_of(notes, instead_of)
    changed = (*notes[:k], new, *notes[k + 1 :])
    return game_map if changed == notes else replace(game_map, notes=changed)


def delete_note(game_map: GameMap, note: Note) -> GameMap:
    """Take a note away."""
    k = _index_of(game_map.notes, note)
    return replace(game_map, notes=(*game_map.notes[:k], *game_map.notes[k + 1 :]))


def _index_of(notes: Sequence[Note], note: Note) -> int:
    if note not in notes:
        raise NotFoundError(f"the map has no note {note.text!r}")
    return notes.index(note)
