/** What lies beside a field: adjacent, matching, and where a step leads. */

import { el } from "./elements.mjs";
import { COLOURS, swatch } from "./overlay.mjs";
import { say } from "./words.mjs";

const MATCHING = 1; // the lines of matching fields

export function showBeside({ map, overlay, state }) {
  const { a } = state;
  if (a === null) return { title: say("tap_field"), nodes: [] };
  const { tables } = map;
  const [adjacent, matching, passable, stacked] = [
    tables.adjacent(a),
    tables.matching(a),
    tables.passable(a),
    tables.stacked(a),
  ];
  const related = new Set([a, ...adjacent, ...passable, ...stacked]);
  overlay.veil(
    map.ids.filter((id) => !related.has(id)),
    0.5,
  );
  for (const id of passable) overlay.paint(id, COLOURS.good, { opacity: 0.7 });
  for (const id of map.hunted ? matching : []) {
    overlay.paint(id, COLOURS.good, { opacity: 0, lines: MATCHING, lineColour: COLOURS.heard });
  }
  for (const id of adjacent) overlay.frame(id, COLOURS.line);
  for (const id of stacked) overlay.frame(id, COLOURS.second);
  overlay.frame(a, COLOURS.first);
  for (const id of related) overlay.name(id, id === a ? COLOURS.first : COLOURS.good);
  const row = (name, ids, sample) =>
    el("li", {}, sample, el("b", {}, `${say(name)} `), ids.join(", ") || say("none"));
  const lines = overlay.pattern(MATCHING, COLOURS.heard);
  const steps = passable.map((id) => {
    const by = tables.joinedBy(a, id);
    return by.length ? `${id} (${by.join(", ")})` : id;
  });
  return {
    title: say("field_chosen", { field: map.short(a), what: map.what(a) }),
    nodes: [
      el(
        "ul",
        { class: "legend" },
        row("adjacent", adjacent, swatch(COLOURS.line)),
        map.hunted ? row("matching", matching, swatch(COLOURS.veil, lines)) : null,
        row("passable", steps, swatch(COLOURS.good)),
        stacked.length ? row("stacked", stacked, swatch(COLOURS.second)) : null,
      ),
    ],
  };
}
