"""Records of a ruleset file: its head, portals, movers and sight rules."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from mapkit.diagnostics import rules
from mapkit.mapfile.engine_tables import read_tables
from mapkit.mapfile.field_attributes import (
    known_number,
    or_unknown,
    read_attributes,
    report_open_figures,
)
from mapkit.mapfile.kinds_traits_sectors import read_kinds, read_sectors, read_traits
from mapkit.mapfile.markers_choices import (
    THOUSAND,
    read_choices,
    read_markers,
)
from mapkit.mapfile.nodes import MapNode, Node, SeqNode
from mapkit.mapfile.problems import Problems, and_list, quoted
from mapkit.mapfile.records import (
    Key,
    Record,
    RecordType,
    entries,
    read_record,
    read_section,
    section,
)
from mapkit.mapfile.ruleset_parts import read_bag, read_warnings
from mapkit.mapfile.scalars import is_valid_id, kind_of, read_text
from mapkit.mapfile.value_types import (
    FLAG,
    IDENTIFIER,
    TEXT,
    ValueType,
    deferred,
    items,
    known_name,
    list_of,
    list_schema,
    measure,
    one_of,
    read_all,
    ref,
    whole,
)
from mapkit.mapfile.versions import version_schema
from mapkit.messages import phrase
from mapkit.model import MoverClass, PortalType, Ruleset, SightRule

RULESET_VERSION = "1.3"
_VERSION = r"1\.[0-9]{1,6}"
_SINCE = {
    "1.1": ("steps", "attributes", "tables"),
    "1.2": ("bag", "warnings", "figure_base_mm"),
    "1.3": ("costs_on_cards",),
}
"""The keys that came with a version of ruleset files."""


def _version(node: Node, problems: Problems, what: str) -> str | None:
    text = read_text(node, problems, what)
    if text is not None and not re.fullmatch(_VERSION, text):
        problems.add(
            rules.FORMAT_UNREADABLE,
            node.start,
            f"{quoted(text)} is not a version of ruleset files that this mapkit reads",
            'write  mapkit_ruleset: "1.0"',
        )
        return None
    return text


RULESET = RecordType(
    {
        "mapkit_ruleset": Key(
            ValueType(_version, version_schema(_VERSION, "1.0", RULESET_VERSION)),
            "Version of the ruleset format.",
        ),
        "id": Key(IDENTIFIER, "Of the ruleset."),
        "name": Key(TEXT, "What people call it."),
        "version": Key(TEXT, "Of the ruleset, 1.0 by default."),
        "sight": Key(
            one_of(("field", "none")),
            "field: lines over fields decide who sees whom (the default); none: no line of sight.",
        ),
        "range": Key(
            one_of(("fields", "grid")),
            "What a distance counts: steps over fields (the default), or over sides.",
        ),
        "steps": Key(
            one_of(("matching", "sides")),
            "matching: figures step between fields of one class, or through a door (the default); "
            "sides: between all that share a side, by the cheapest way. Since 1.1.",
        ),
        "costs_on_cards": Key(
            FLAG,
            "Whether a unit's card may give other costs than the general one of a kind. Since 1.3.",
        ),
        "building_class": Key(TEXT, "Class whose fields, joined by steps, are one building."),
        "tunnel_class": Key(TEXT, "Class of the lower of two stacked fields."),
        "over_class": Key(TEXT, "Class of the upper of two stacked fields."),
        "objective_split": Key(
            list_of(THOUSAND),
            "Objectives of the guarded sectors in falling order, then of the neutral one.",
        ),
        "kinds": Key(section("kind"), "The palette of fields."),
        "attributes": Key(section("attribute"), "What fields carry beside their kind. Since 1.1."),
        "tables": Key(section("table"), "What is handed to the engine as it is. Since 1.1."),
        "bag": Key(deferred(ref("bag")), "What becomes of a shot. Since 1.2."),
        "warnings": Key(
            deferred(ref("warnings")),
            "By warning of a report, the figure that calls for it. Since 1.2.",
        ),
        "figure_base_mm": Key(measure(1000.0), "Diameter of a figure's base. Since 1.2."),
        "traits": Key(section("trait"), "What a field may be beside its kind."),
        "portals": Key(section("portal"), "What may stand on a boundary."),
        "sectors": Key(section("sector"), "Parts of the board."),
        "markers": Key(section("marker"), "What may be printed on a field."),
        "movers": Key(section("mover"), "Who moves."),
        "choices": Key(section("choice"), "Questions that the rulebook leaves open."),
        "rules": Key(section("rule"), "Who sees whom."),
    },
    required=("mapkit_ruleset", "id", "kinds"),
)


def ruleset_of(root: Node, problems: Problems) -> Ruleset | None:
    """Read a ruleset from its tree; None where nothing can be made of it."""
    head = read_record(root, RULESET, problems, "the ruleset")
    _report_newer_keys(root, head, problems)
    if not isinstance(root, MapNode) or "kinds" not in head.values:
        return None
    movers = read_movers(head.get("movers"), problems, {})
    named = head.values["kinds"]
    attributes = read_attributes(
        head.get("attributes"),
        problems,
        [key.value for key, _ in named.pairs] if isinstance(named, MapNode) else [],
    )
    kinds = read_kinds(named, problems, {}, movers, attributes)
    classes = tuple(dict.fromkeys(kind.matches for kind in kinds.values()))
    portals = read_section(head, "portals", portal_type_record(classes), "portal", problems)
    for key in ("building_class", "tunnel_class", "over_class"):
        value = root.get(key)
        if key in head.values and value is not None:
            known_name(classes).read(value, problems, f"{key} of the ruleset")
    sectors = read_sectors(head.get("sectors"), problems, {})
    where = root.get("range") or root
    may_leave_open = head.get("range") == "grid" and head.get("steps") == "sides"
    report_open_figures(may_leave_open, kinds, movers, problems, where.start)
    sight_rules = _rules(head, classes, portals, problems)
    return Ruleset(
        id=head.get("id", ""),
        name=head.get("name", head.get("id", "")),
        version=head.get("version", "1.0"),
        kinds=kinds,
        traits=read_traits(head.get("traits"), problems, {}, classes),
        portals={
            i: PortalType(**{"id": i, "label": i, "effect": "joins", **r.values})
            for i, r in portals.items()
        },
        markers=read_markers(head, problems),
        movers=movers,
        choices=read_choices(head, problems),
        rules=sight_rules,
        sectors=sectors,
        sight=head.get("sight", "field" if sight_rules else "none"),
        range=head.get("range", "fields"),
        tunnel_class=head.get("tunnel_class"),
        over_class=head.get("over_class"),
        building_class=head.get("building_class"),
        objective_split=head.get("objective_split", ()),
        steps=head.get("steps", "matching"),
        attributes=attributes,
        tables=read_tables(head.get("tables"), problems),
        bag=read_bag(head.get("bag"), problems),
        warnings=read_warnings(head.get("warnings"), problems),
        figure_base_mm=head.get("figure_base_mm"),
        costs_on_cards=head.get("costs_on_cards", False),
    )


def _report_newer_keys(root: Node, head: Record, problems: Problems) -> None:
    """Tell that a file says more than its version knows: older programs will not read it."""
    own = head.get("mapkit_ruleset")
    if own is None or not isinstance(root, MapNode):
        return
    for version, keys in reversed(_SINCE.items()):
        newer = [key for key in keys if key in head.values]
        if newer and _minor(own) < _minor(version):
            node = root.get("mapkit_ruleset") or root
            problems.add(
                rules.FORMAT_NEWER,
                node.start,
                f"{and_list(newer, 'and')} came with version {version} of ruleset files: older "
                "programs refuse it",
                f'write  mapkit_ruleset: "{version}"',
            )
            return


def _minor(version: str) -> int:
    return int(version.partition(".")[2])


MOVER = RecordType(
    {
        "label": Key(TEXT, "The word in messages."),
        "allowance": Key(
            or_unknown(THOUSAND), "What a figure may spend in a turn; unknown is left open."
        ),
        "noise_from": Key(THOUSAND, "Fields moved from which on it is heard; 0: never."),
        "may_revisit": Key(FLAG, "Whether it may step on a field twice in a turn."),
        "through_occupied": Key(FLAG, "Whether it may pass fields held against it."),
    },
    required=("allowance",),
)
OWN_MOVER = RecordType(MOVER.keys)
"""What a map says of a mover of its ruleset."""


def complete_mover(
    id_: str, values: Mapping[str, Any], known: Mapping[str, MoverClass]
) -> MoverClass:
    """Make a mover of what an entry says and, for the rest, of the mover of that id."""
    own = dict(values)
    if "allowance" in own:
        own["allowance"] = known_number(own["allowance"])
    return replace(known.get(id_) or MoverClass(id_, id_, 1), **own)


def read_movers(
    node: Node | None, problems: Problems, known: Mapping[str, MoverClass]
) -> dict[str, MoverClass]:
    """Read a ``movers:`` section; an entry takes what it does not say from ``known``.

    A mover that is not known yet needs an allowance, even if it is left open.
    """
    movers: dict[str, MoverClass] = {}
    for id_, _, value in entries(node, problems, "movers", phrase("a mover")):
        record_type = OWN_MOVER if id_ in known else MOVER
        record = read_record(value, record_type, problems, phrase("mover {word}", word=quoted(id_)))
        if record.ok:
            movers[id_] = complete_mover(id_, record.values, known)
    return movers


def _pairs_of(classes: Collection[str]) -> ValueType:
    word = known_name((*classes, "*"))

    def read(node: Node, problems: Problems, what: str) -> tuple[Any, ...] | None:
        pairs = []
        for item in items(node, problems, what) or []:
            if not isinstance(item, SeqNode) or len(item.items) != 2:
                problems.add(
                    rules.VALUE_OF_WRONG_TYPE,
                    item.start,
                    f"{what} should hold pairs like [a, b], not {kind_of(item)}",
                    "write each pair in brackets of its own: [[a, b], [a, c]]",
                )
                return None
            pair = read_all(item.items, word, problems, f"a class in {what}")
            if pair is None:
                return None
            pairs.append(pair)
        return tuple(pairs)

    return ValueType(read, list_schema(list_schema(word.schema, 2)))


def portal_type_record(classes: Collection[str]) -> RecordType:
    """Make the type of what may stand between fields of some classes."""
    return RecordType(
        {
            "label": Key(TEXT, "The word in messages."),
            "effect": Key(
                one_of(("joins", "parts")),
                "Whether a figure may step through, or not though the fields match.",
            ),
            "classes": Key(
                _pairs_of(classes),
                'Pairs of classes it may stand between, "*" for any other; none: any pair.',
            ),
            "access": Key(FLAG, "Whether the fields on its sides are access fields (solo rules)."),
        },
        required=("effect",),
    )


def rule_record(
    classes: Collection[str], portals: Collection[str], others: Collection[str]
) -> RecordType:
    """Make the type of a sight rule about some classes, portals and other rules."""
    some_classes = list_of(known_name(classes))
    return RecordType(
        {
            "page": Key(whole(1, 10_000), "Of the rulebook, where it stands."),
            "text": Key(TEXT, "The rule in a player's words, as verdicts repeat it."),
            "mechanism": Key(
                one_of(("line", "stacked", "same_building", "same_field")),
                "line: by a straight line over allowed fields; stacked: never; same_building: "
                "always, counted over all lines; same_field: always, at distance 1.",
            ),
            "ends": Key(
                _pairs_of(classes),
                'Pairs of classes it applies to, either way round, "*" for any; none: every pair.',
            ),
            "through": Key(
                some_classes, "Classes allowed in between; fields that block sight never are."
            ),
            "stacked": Key(
                one_of(("blocks", "ground", "upper")),
                "What a place counts as where two fields are stacked: neither, lower or upper.",
            ),
            "needs": Key(some_classes, "Classes of which one field at least lies in between."),
            "portal": Key(
                known_name(portals),
                "A portal type that grants sight through its place on the shared boundary.",
            ),
            "instead_of": Key(
                list_of(known_name(others)), "Rules that do not apply where this one does."
            ),
        },
        required=("text", "mechanism"),
    )


def _rules(
    head: Record, classes: Collection[str], portals: Mapping[str, Record], problems: Problems
) -> dict[str, SightRule]:
    node = head.get("rules")
    ids = [k.value for k, _ in node.pairs] if isinstance(node, MapNode) else []
    record_type = rule_record(classes, tuple(portals), [i for i in ids if is_valid_id(i)])
    return {
        i: SightRule(**{"id": i, "page": None, "text": "", "mechanism": "line", **r.values})
        for i, r in read_section(head, "rules", record_type, "rule", problems).items()
    }
