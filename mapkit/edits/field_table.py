"""Many fields written at once, as a table of them says: ids, names, kinds with traits, sectors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from mapkit.coverage.checks.wording import listed
from mapkit.edits.fields import check_new_id
from mapkit.edits.ids import EditRefusedError, known_field
from mapkit.edits.painting import paint
from mapkit.edits.renumbering import renamed_fields
from mapkit.messages import phrase, translated
from mapkit.model import GameMap


def write_cells(game_map: GameMap, cells: Iterable[tuple[str, str, str]]) -> GameMap:
    """Write cells of a table of fields, all or none.

    ``cells`` are field, column (``id``, ``name``, ``kind`` or ``sector``) and text. A kind may be
    followed by its traits, with commas between; what no comma follows has none. Kinds, traits and
    sectors are found by id or by the words that the table shows, in any case of letters.

    Raises ``EditRefusedError`` where a text means nothing, two fields would have one id, or the map
    would get worse.
    """
    ids: dict[str, str] = {}
    for field, column, text in cells:
        known_field(game_map.fields, field)
        match column:
            case "id":
                ids[field] = text
            case "name":
                game_map = paint(game_map, [field], name=text or None)
            case "kind":
                kind, *traits = (part.strip() for part in text.split(","))
                labels = {
                    t: translated(known.label) for t, known in game_map.ruleset.traits.items()
                }
                told = [_found(labels, trait) for trait in traits if trait]
                game_map = paint(game_map, [field], kind=kind_named(game_map, kind), traits=told)
            case _:
                game_map = paint(game_map, [field], sector=sector_named(game_map, text))
    ids = {old: new for old, new in ids.items() if old != new}
    if not ids:
        return game_map
    taken = dict.fromkeys(f for f in game_map.fields if f not in ids)
    for new in ids.values():
        check_new_id(taken, new)
        taken[new] = None
    return renamed_fields(game_map, ids)


def replace_in_names(
    game_map: GameMap, find: str, by: str, fields: Iterable[str] | None = None
) -> GameMap:
    """Replace a text in the names of fields, all of them if none are given.

    Capitals count. A name of which nothing is left is taken away.

    Raises ``EditRefusedError`` where there is nothing to find.
    """
    if not find:
        raise EditRefusedError(phrase("Say what to find."))
    among = (
        game_map.fields if fields is None else [known_field(game_map.fields, f).id for f in fields]
    )
    changed = {
        i: replace(item, name=item.name.replace(find, by).strip() or None)
        for i in among
        if (item := game_map.fields[i]).name is not None and find in item.name
    }
    return replace(game_map, fields={**game_map.fields, **changed}) if changed else game_map


def kind_named(game_map: GameMap, text: str) -> str:
    """Return the kind that a text means, by id or label."""
    kinds = game_map.ruleset.kinds
    return _found({kind: translated(known.label) for kind, known in kinds.items()}, text)


def sector_named(game_map: GameMap, text: str) -> str | None:
    """Return the sector that a text means, by id or name; None for no text."""
    if not text.strip():
        return None
    names = {i: translated(sector.name) for i, sector in game_map.sectors.items()}
    return _found(names, text)


def _found(labels: Mapping[str, str], text: str) -> str:
    wanted = text.strip().casefold()
    for name, label in labels.items():
        if wanted in (name.casefold(), label.casefold()):
            return name
    names = listed(tuple(labels.values()), limit=20)
    raise EditRefusedError(phrase("'{text}' is none of {names}.", text=text.strip(), names=names))
