"""Figures of the rules that a map may fill in, as rows of a form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from mapkit.editor.i18n.texts import tr
from mapkit.editor.panels.property_rows import edit_step
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.widgets.rows import Heading, Row, Text
from mapkit.edits import set_allowance, set_cell, set_cost
from mapkit.messages import translated
from mapkit.model import Ruleset

_Cell = tuple[int, ...] | None


def figure_rows(model: MapModel) -> list[Row]:
    """Return a row for each cost, allowance and open cell of a table; "" stands for not known.

    None for a game that has no open figures: its figures are the ruleset's.
    """
    rules = model.committed.ruleset
    if not rules.may_leave_open:
        return []
    return [*_movement(model, rules), *_tables(model, rules)]


def _movement(model: MapModel, rules: Ruleset) -> Iterator[Row]:
    for mover in rules.movers.values():
        name = translated(mover.label)
        yield Heading(name=f"mover.{mover.id}", text=name)
        yield _row(
            model, f"allowance.{mover.id}", tr("May spend in a turn"), _of(mover.allowance),
            partial(_allowed, mover.id),
        )  # fmt: skip
        for kind in rules.kinds.values():
            if kind.costs_as is not None and mover.id not in kind.costs:
                continue
            yield _row(
                model, f"cost.{kind.id}.{mover.id}",
                tr("Cost of {kind}").format(kind=translated(kind.label)),
                _of(rules.cost(kind.id, mover.id)),
                partial(_costs, kind.id, mover.id), tip=tr("0: it may not enter."),
            )  # fmt: skip


def _tables(model: MapModel, rules: Ruleset) -> Iterator[Row]:
    for table in rules.tables.values():
        yield Heading(name=f"table.{table.id}", text=translated(table.label))
        for row in table.rows:
            for column in table.columns:
                if table.is_open(row, column):
                    kind = rules.kinds.get(column)
                    yield _row(
                        model, f"cell.{table.id}.{row}.{column}",
                        f"{row}: {translated(kind.label) if kind else column}",
                        table.cell(row, column),
                        partial(_holds, table.id, row, column),
                        tip=translated(table.text),
                    )  # fmt: skip


def _allowed(mover: str, cell: _Cell) -> Edit:
    return partial(set_allowance, mover=mover, allowance=_one(cell))


def _costs(kind: str, mover: str, cell: _Cell) -> Edit:
    return partial(set_cost, kind=kind, mover=mover, cost=_one(cell))


def _holds(table: str, row: str, column: str, cell: _Cell) -> Edit:
    return partial(set_cell, table=table, row=row, column=column, cell=cell)


def _row(
    model: MapModel, name: str, title: str, cell: _Cell, edit: Callable[[_Cell], Edit],
    *, tip: str = "",
) -> Text:  # fmt: skip
    step = edit_step(model, tr("Fill in a figure"), edit)

    def change(text: str, done: Callable[[bool], None]) -> None:
        if re.fullmatch(r"(-?[0-9]{1,9}(\s*,\s*-?[0-9]{1,9})*)?", text):
            step(tuple(map(int, text.split(","))) if text else None, done)
        else:
            model.refused.emit(tr("Write a number, or nothing where it is not known."), ())
            done(False)

    value = "" if cell is None else ", ".join(map(str, cell))
    return Text(name=name, title=title, value=value, change=change, tip=tip)


def _of(figure: int | None) -> _Cell:
    return None if figure is None else (figure,)


def _one(cell: _Cell) -> int | None:
    return None if cell is None else cell[0]
