"""Actions on what is chosen in the panels of answers, and answers said to screen readers."""

from __future__ import annotations

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.sight.sight_panel import pair_headline
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest, has_sight
from mapkit.editor.state.shell import Shell


def install(shell: Shell) -> None:
    """Add the actions."""
    live = shell.part(LiveFeature)
    cross = shell.part(BoardView).cross
    panel, answers = live.issues, live.answers

    def pin() -> None:
        assert answers.origin is not None
        assert answers.target is not None
        answers.pin(answers.origin, answers.target)

    pair = Requirement(
        lambda: answers.origin is not None and answers.target is not None, live.needs_pair.reason
    )
    pins = Requirement(lambda: answers.pins, tr("No pair is pinned."))

    def say_pair() -> None:
        if answers.pair is not None:
            cross.speak(pair_headline(answers.pair))

    def say_move() -> None:
        if live.moves.movement is not None:
            cross.speak(" ".join(live.moves.movement.sentences))

    answers.pair_changed.connect(say_pair)
    live.moves.changed.connect(say_move)

    def repair() -> None:
        if panel.repair_button.isEnabled():
            panel.repair_chosen()
        else:
            shell.docks["issues"].show()
            shell.docks["issues"].raise_()
            panel.tree.setFocus()
            shell.tell(tr("Select an issue with a wrench first."), seconds=5)

    shell.actions_by_id.add(
        ActionSpec(
            "issues.repair_chosen", tr("Repair the ch&osen issue"), repair, "edit", "",
            tr("Apply the repair of the issue selected in the list"), "repair",
            needs=(live.needs_repair, at_rest(shell.model)),
        ),
        ActionSpec(
            "sight.pin", tr("P&in the shown pair, or unpin it"), pin, "sight", "Ctrl+Shift+K",
            tr("Keep the line of this pair on the board while you look at others"), "sight",
            needs=(pair,), applies=has_sight,
        ),
        ActionSpec(
            "sight.unpin_all", tr("R&emove all pins"), answers.unpin_all, "sight", "",
            tr("Remove the pinned pairs from the board"), needs=(pins,), applies=has_sight,
        ),
    )  # fmt: skip
