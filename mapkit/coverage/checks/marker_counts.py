"""How many markers of a type there are, on the whole, in each group and on each field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from mapkit.coverage.checks.wording import Wording, listed, marker_name
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.messages import Phrase, phrase, upper_first
from mapkit.model import Marker, MarkerType


class _Group(NamedTuple):
    """The markers of one group, such as a squad.

    ``wanted`` has how many there should be of each value of another attribute (a role), ``have``
    how many there are; ``fields`` where they stand.
    """

    grouping: str
    name: str
    wanted: Mapping[str, int]
    have: Mapping[str, int]
    fields: tuple[str, ...]

    def told(self, kind: MarkerType, values: Iterable[str]) -> dict[str, str]:
        """Return what messages say of some values of which there is a wrong number."""
        wrong = (
            phrase(
                "{value} {n} of {number}",
                value=Phrase(value),
                n=self.have[value],
                number=self.wanted[value],
            )
            for value in values
        )
        return {
            "grouping": upper_first(Phrase(self.grouping)),
            "group": Phrase(self.name),
            "label": Phrase(kind.label),
            "wrong": listed(wrong),
        }


def check_marker_counts(
    kind: MarkerType, markers: Sequence[Marker], say: Wording, missing: Severity | None
) -> list[Diagnostic]:
    """Report markers of one type of which there are too many or too few.

    ``markers`` are all of this type whose field and attributes are right; ``missing`` says how bad
    it is that some are missing, None for what is usual.
    """
    repeated = list(_repeated(kind, markers, say))
    groups = list(_groups(kind, markers))
    grouped = [*_incomplete_groups(kind, groups, missing), *_overfull_groups(kind, groups)]
    found = [*repeated, *_sharing_a_field(kind, markers, say), *grouped]
    if kind.count is None or grouped:
        return found  # what a group has too few or too many of is not reported twice
    if len(markers) > kind.count and not repeated:
        return [*found, _too_many(kind, markers)]
    return [*found, *_missing(kind, markers, missing)]


def _repeated(kind: MarkerType, markers: Iterable[Marker], say: Wording) -> Iterator[Diagnostic]:
    same: dict[tuple[object, ...], list[Marker]] = {}
    for marker in markers if kind.unique else ():
        same.setdefault(tuple(marker.attributes.get(a) for a in kind.unique), []).append(marker)
    for group in same.values():
        if len(group) > 1:
            yield rules.MARKER_REPEATED.report(
                phrase(
                    "{marker} occurs {number} times, on {fields}.",
                    marker=upper_first(marker_name(group[0], kind)),
                    number=len(group),
                    fields=say.fields([m.field for m in group]),
                ),
                fields=dict.fromkeys(m.field for m in group),
            )


def _sharing_a_field(
    kind: MarkerType, markers: Sequence[Marker], say: Wording
) -> Iterator[Diagnostic]:
    here = Counter(m.field for m in markers if kind.count is not None)
    for field_id, number in here.items():
        if number > 1:
            yield rules.MARKERS_SHARE_FIELD.report(
                phrase(
                    "Field {field} has {number} markers: {both}.",
                    field=say.field(field_id),
                    number=number,
                    both=listed(marker_name(m, kind) for m in markers if m.field == field_id),
                ),
                fields=(field_id,),
            )


def _groups(kind: MarkerType, markers: Iterable[Marker]) -> Iterator[_Group]:
    """Count what each group has of what it should have: a squad, one officer, two soldiers.

    ``per`` maps the grouping attribute (squad) to the numbers wanted of each value of another
    attribute (role).
    """
    for grouping, wanted in kind.per.items():
        counted = next(
            (
                a
                for a, allowed in kind.attributes.items()
                if a != grouping and set(wanted) <= {str(v) for v in allowed}
            ),
            None,
        )
        if counted is None:
            continue
        for group in map(str, kind.attributes.get(grouping, ())):
            mine = [m for m in markers if str(m.attributes.get(grouping)) == group]
            have = Counter(str(m.attributes.get(counted)) for m in mine)
            yield _Group(grouping, group, wanted, have, tuple(m.field for m in mine))


def _incomplete_groups(
    kind: MarkerType, groups: Iterable[_Group], missing: Severity | None
) -> Iterator[Diagnostic]:
    for group in groups:
        few = [value for value, number in group.wanted.items() if group.have[value] < number]
        if few:
            yield rules.MARKER_GROUP_INCOMPLETE.report(
                phrase(
                    "{grouping} {group} has too few {label} markers: {wrong}.",
                    **group.told(kind, few),
                ),
                fields=group.fields,
                severity=missing,
            )


def _overfull_groups(kind: MarkerType, groups: Iterable[_Group]) -> Iterator[Diagnostic]:
    for group in groups:
        many = [value for value, number in group.wanted.items() if group.have[value] > number]
        if many:
            yield rules.MARKERS_TOO_MANY.report(
                phrase(
                    "{grouping} {group} has too many {label} markers: {wrong}.",
                    **group.told(kind, many),
                ),
                fields=group.fields,
            )


def _too_many(kind: MarkerType, markers: Sequence[Marker]) -> Diagnostic:
    return rules.MARKERS_TOO_MANY.report(
        phrase(
            "There are {number} {label} markers, not {count}.",
            number=len(markers),
            count=kind.count,
            label=Phrase(kind.label),
        ),
        fields=dict.fromkeys(m.field for m in markers),
    )


def _missing(
    kind: MarkerType, markers: Sequence[Marker], severity: Severity | None
) -> Iterator[Diagnostic]:
    absent = _absent(kind, markers)
    number = len(markers)
    if absent:
        yield rules.MARKERS_MISSING.report(
            phrase(
                "{label} markers are missing: {names}.",
                label=upper_first(Phrase(kind.label)),
                names=listed((Phrase(str(value)) for value in absent), limit=20),
            ),
            severity=severity,
        )
    elif kind.count is not None and number < kind.count:
        counted = {"number": number, "count": kind.count, "label": Phrase(kind.label)}
        yield rules.MARKERS_MISSING.report(
            phrase("There are {number} of {count} {label} markers.", **counted)
            if number != 1
            else phrase("There is {number} of {count} {label} markers.", **counted),
            severity=severity,
        )


def _absent(kind: MarkerType, markers: Iterable[Marker]) -> list[str]:
    """Name the missing values where each has to occur once (objective numbers)."""
    if len(kind.unique) != 1:
        return []
    attribute = kind.unique[0]
    allowed = kind.attributes.get(attribute, ())
    if len(allowed) != kind.count:
        return []
    present = {m.attributes.get(attribute) for m in markers}
    return [str(value) for value in allowed if value not in present]
