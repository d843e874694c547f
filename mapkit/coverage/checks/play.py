"""What figures can do on the board: fields out of reach, sectors and buildings in pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mapkit.coverage.checks.buildings import building_title
from mapkit.coverage.checks.meaning import may_enter
from mapkit.coverage.checks.wording import Wording, marker_name
from mapkit.diagnostics import Diagnostic, rules
from mapkit.messages import Phrase, phrase
from mapkit.model import GameMap, MarkerType

Neighbours = Mapping[str, Iterable[str]]


def steps(game_map: GameMap, adjacent: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """Return for each field where a figure may step from it.

    A step leads to an adjacent field of the same class unless a portal parts the two, or through
    a portal that joins them; never into a field that nobody may enter.

    Raises ``KeyError`` where ``adjacent`` names a field that the map does not have.
    """
    ruleset = game_map.ruleset
    effects: dict[str, set[frozenset[str]]] = {"joins": set(), "parts": set()}
    for portal in game_map.portals:
        if portal.type in ruleset.portals:
            effects.setdefault(ruleset.portals[portal.type].effect, set()).add(
                frozenset(portal.between)
            )
    enter = {f: may_enter(game_map, f) for f in game_map.fields}
    classes = {f: game_map.class_of(f) for f in game_map.fields}
    result: dict[str, set[str]] = {f: set() for f in game_map.fields}
    for a, b in adjacent:
        pair = frozenset((a, b))
        matching = classes[a] == classes[b] and pair not in effects["parts"]
        if enter[a] and enter[b] and (matching or pair in effects["joins"]):
            result[a].add(b)
            result[b].add(a)
    return result


def check_play(
    game_map: GameMap, adjacent: Iterable[tuple[str, str]], say: Wording
) -> list[Diagnostic]:
    """Report fields no figure can reach, sectors in pieces and buildings that are not one.

    ``adjacent`` are the pairs of ids of fields that share a boundary. Linear in their number for
    each sector and building.
    """
    pairs = list(adjacent)
    walk = steps(game_map, pairs)
    near: dict[str, set[str]] = {f: set() for f in game_map.fields}
    for a, b in pairs:
        near[a].add(b)
        near[b].add(a)
    return [
        *_unreached(game_map, walk, say),
        *_sectors(game_map, near, say),
        *_buildings(game_map, walk, say),
    ]


def _pieces(members: Iterable[str], near: Neighbours) -> list[list[str]]:
    """Split fields into connected pieces, in the order given."""
    left = dict.fromkeys(members)
    order = {f: k for k, f in enumerate(left)}
    pieces: list[list[str]] = []
    while left:
        start = next(iter(left))
        del left[start]
        piece, waiting = [start], [start]
        while waiting:
            for other in near[waiting.pop()]:
                if other in left:
                    del left[other]
                    piece.append(other)
                    waiting.append(other)
        pieces.append(sorted(piece, key=order.__getitem__))
    return pieces


def _unreached(game_map: GameMap, walk: Neighbours, say: Wording) -> Iterator[Diagnostic]:
    """Walk from wherever figures come onto the board: entries, and starts of a squad.

    Where a kind or a portal is not understood, nothing is said: that is reported already.
    """
    ruleset = game_map.ruleset
    types = ruleset.markers
    if not (
        all(item.kind in ruleset.kinds for item in game_map.fields.values())
        and all(
            p.type in ruleset.portals and game_map.fields.keys() >= set(p.between)
            for p in game_map.portals
        )
    ):
        return
    sources = {
        m.field
        for m in game_map.markers
        if m.field in game_map.fields and m.type in types and _brings_figures(types[m.type])
    }
    if not sources:
        return
    for piece in _pieces((f for f in game_map.fields if may_enter(game_map, f)), walk):
        if sources.isdisjoint(piece):
            there = tuple(
                marker_name(m, types.get(m.type)) for m in game_map.markers if m.field in piece
            )
            fields = say.fields(piece)
            yield rules.FIELDS_OUT_OF_REACH.report(
                phrase(
                    "No figure can reach {fields} from an entry or a start; {markers} would "
                    "stand there.",
                    fields=fields,
                    markers=there,
                )
                if there
                else phrase(
                    "No figure can reach {fields} from an entry or a start.", fields=fields
                ),
                fields=piece,
            )


def _brings_figures(kind: MarkerType) -> bool:
    """Distinguish an entry or a start from what calls figures from elsewhere."""
    return kind.outside or (kind.same_sector_as is not None and not kind.different)


def _sectors(game_map: GameMap, near: Neighbours, say: Wording) -> Iterator[Diagnostic]:
    guarded = [s.id for s in game_map.sectors.values() if not s.neutral]
    for sector in guarded:
        pieces = _pieces((f for f, i in game_map.fields.items() if i.sector == sector), near)
        if len(pieces) > 1:
            small = [f for piece in sorted(pieces, key=len)[:-1] for f in piece]
            said = {"sector": Phrase(sector), "n": len(pieces), "fields": say.fields(small)}
            yield rules.SECTOR_IN_PIECES.report(
                phrase(
                    "Sector {sector} is in {n} pieces; {fields} are apart from the largest.", **said
                )
                if len(small) > 1
                else phrase(
                    "Sector {sector} is in {n} pieces; {fields} is apart from the largest.", **said
                ),
                fields=small,
            )


def _buildings(game_map: GameMap, walk: Neighbours, say: Wording) -> Iterator[Diagnostic]:
    wanted = game_map.ruleset.building_class
    rooms = [f for f in game_map.fields if game_map.class_of(f) == wanted]
    of_room = {f: set(piece) for piece in _pieces(rooms, _within(walk, set(rooms))) for f in piece}
    for building in game_map.buildings:
        named = {f for f in building.fields if f in of_room}
        touched = [piece for f, piece in of_room.items() if f in named]
        whole = set().union(*touched) if touched else set()
        extra = [f for f in rooms if f in whole - named]
        number = len({frozenset(piece) for piece in touched})
        title = building_title(building)
        if number > 1:
            yield rules.BUILDING_NOT_JOINED.report(
                phrase(
                    "{title} is made of {number} buildings that no step joins.",
                    title=title,
                    number=number,
                ),
                fields=building.fields,
            )
        elif extra:
            yield rules.BUILDING_NOT_JOINED.report(
                phrase(
                    "{title} is joined by steps with {fields}, which its list leaves out.",
                    title=title,
                    fields=say.fields(extra),
                ),
                fields=[*building.fields, *extra],
            )


def _within(walk: Neighbours, members: set[str]) -> dict[str, set[str]]:
    return {f: members.intersection(walk[f]) for f in members}
