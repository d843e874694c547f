"""Other words by which people look for actions."""

from __future__ import annotations

from mapkit.editor.i18n.texts import tr


def words_by_action() -> dict[str, tuple[str, ...]]:
    """Return synonyms by action; each text has several, with commas between them."""
    said = {
        "edit.copy": tr("yank, clipboard"),
        "edit.cut": tr("move away, clipboard"),
        "edit.delete": tr("remove, erase, clear field"),
        "edit.duplicate": tr("copy of a building, clone, repeat, mirror a copy, stamp"),
        "edit.go_to": tr("find, search, jump, locate, look up"),
        "edit.numbers": tr("type a place, coordinates, length, exact"),
        "edit.paste": tr("insert, clipboard"),
        "edit.undo": tr("back, revert step"),
        "field.chamfer": tr("chamfer, bevel, cut a corner"),
        "field.merge": tr("join, unite, combine, union"),
        "field.mirror_x": tr("flip, reflect horizontally"),
        "field.mirror_y": tr("flip, reflect vertically"),
        "field.round": tr("fillet, arc, smooth corner"),
        "field.square": tr("right angle, orthogonal, rectangular"),
        "field.straighten": tr("simplify, remove corners, line up"),
        "field.turn_left": tr("rotate left"),
        "field.turn_right": tr("rotate right"),
        "field.weld": tr("snap together, merge vertices, close a gap"),
        "file.export": tr("picture, PNG, SVG, PDF, tables, share, save image"),
        "file.from_photo": tr("scan, trace, camera"),
        "file.import": tr("SVG, GeoJSON, Tiled, other programs"),
        "file.print": tr("paper, sheets"),
        "help.shortcuts": tr("keys, keyboard, hotkeys"),
        "issues.repair": tr("fix, mend, errors"),
        "sight.between": tr("line between two, line of sight"),
        "sight.clear": tr("remove colours, hide answers"),
        "sight.from_selection": tr("line of sight, what it sees, visibility"),
        "tool.band": tr("road, river, trench, path, strip, constant width, offset, parallel"),
        "tool.bucket": tr("fill, kind, colour, terrain, sector"),
        "tool.draw": tr("new field, polygon, rectangle, hexagon, arc, freehand, room, area"),
        "tool.hear": tr("noise, sound"),
        "tool.marker": tr("objective, start, entry, number, symbol"),
        "tool.measure": tr("distance, ruler, length"),
        "tool.merge": tr("join by a stroke, unite"),
        "tool.note": tr("comment, remark, annotation, pin, to do"),
        "tool.portal": tr("door, ladder, wall, gate, opening"),
        "tool.reach": tr("movement, walk, steps"),
        "tool.renumber": tr("rename, number, ids, order, reading order"),
        "tool.select": tr("move, pick, drag, arrow"),
        "tool.sight": tr("line of sight, visibility, see"),
        "tool.split": tr("cut, divide, slice, knife"),
        "tools.console": tr("script, macro, program, code"),
        "tools.free": tr("no snapping, exact, Alt"),
        "view.fit": tr("whole board, zoom all, full view"),
        "view.full_screen": tr("maximise, whole screen"),
        "view.panels": tr("full board, docks, zen, no panels"),
        "view.snap": tr("magnet, attach"),
        "view.theme_dark": tr("night, colours"),
        "view.theme_light": tr("day, colours"),
        "view.true_size": tr("100 %, actual size"),
    }
    return {i: tuple(word.strip() for word in words.split(",")) for i, words in said.items()}
