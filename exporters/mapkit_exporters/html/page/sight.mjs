/** Who sees whom: one field and all that it sees, or two fields and the verdict. */

import { button, el } from "./elements.mjs";
import { COLOURS, inkOn, shade, swatch } from "./overlay.mjs";
import { language, say } from "./words.mjs";

/** Return the answer for what is chosen; the board is painted on the way. */
export function showSight(table) {
  const { a, b } = table.state;
  if (a === null) return { title: say("tap_first"), nodes: [] };
  return b === null ? around(table, a) : verdict(table, a, b);
}

/** Return the facts on two fields: the answer with its reasons, or from the tables alone. */
export function pairAnswer({ map, reasons }, a, b) {
  const told = reasons.pair(a, b, language());
  if (told) return told;
  const [sees, verdictWord] = [map.tables.sees(a, b), map.tables.verdict(a, b)];
  const headline = say(sees ? "seen" : "not_seen", { a: map.short(a), b: map.short(b) });
  const note = map.page.reasons === "seen" && !sees ? "no_blocked_reasons" : "no_reasons";
  return {
    sees,
    verdict: verdictWord,
    distance: map.tables.shotDistance(a, b),
    disputed: false,
    fields: [],
    blockers: [],
    witness_mm: null,
    near_miss_line_mm: null,
    sentences: [`${headline}.`, ...(a === b ? [] : [say(note)])],
  };
}

function around(table, a) {
  const { map, overlay, reasons } = table;
  const distances = map.tables.inSight(a);
  distances.delete(a);
  const all = [...distances.values()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const disputed = new Set(
    map.ids.filter((id) => id !== a && reasons.disputed(a, id)),
  );
  overlay.veil(map.ids.filter((id) => id !== a && !distances.has(id)));
  for (const [id, distance] of distances) {
    overlay.paint(id, shade(distance, least, most), { lines: distance - 1 });
  }
  for (const id of disputed) overlay.frame(id, COLOURS.disputed);
  overlay.paint(a, COLOURS.first);
  overlay.frame(a, COLOURS.first);
  overlay.name(a, COLOURS.first);
  for (const [id, distance] of distances) overlay.note(id, distance, shade(distance, least, most));
  const rows = [...grouped(distances)]
    .sort(([x], [y]) => x - y)
    .map(([distance, ids]) => {
      const colour = shade(distance, least, most);
      const over = overlay.pattern(distance - 1, inkOn(colour));
      const shown = ids.map((id) => (disputed.has(id) ? `${id} (${say("disputed")})` : id));
      return el("li", {}, swatch(colour, over), el("b", {}, `${distance}`), ` ${shown.join(", ")}`);
    });
  return {
    title: say("sees_of", {
      field: map.short(a),
      seen: distances.size,
      others: map.ids.length - 1,
    }),
    nodes: [
      el("p", { class: "hint" }, say("tap_second")),
      el("ul", { class: "legend", "aria-label": say("shot_distance") }, ...rows),
    ],
  };
}

function grouped(distances) {
  const by = new Map();
  for (const [id, distance] of distances) by.set(distance, [...(by.get(distance) ?? []), id]);
  return by;
}

function verdict(table, a, b) {
  const { map, state } = table;
  const answer = pairAnswer(table, a, b);
  drawPair(table, a, b, answer);
  const badges = verdictWords(answer, a, b).map(([what, words]) =>
    el("span", { class: `badge ${what}` }, words),
  );
  return {
    title: badges,
    spoken: answer.sentences.join(" "),
    nodes: [
      ...answer.sentences.map((one) => el("p", {}, one)),
      el(
        "div",
        { class: "actions" },
        button(say("swap"), () => table.update({ a: b, b: a })),
        button(say("keep", { field: a }), () => table.update({ kept: !state.kept }), {
          pressed: state.kept,
        }),
        button(say("closer"), () => table.toggleCloser(a, b), { pressed: table.view.isFocused }),
        button(say("share"), () => table.share(a, b, answer)),
        button(say("print"), () => print()),
      ),
    ],
  };
}

/** Return the verdict in the fewest words: pairs of what they tell and the words. */
export function verdictWords(answer, a, b) {
  const { sees, distance, verdict: found, disputed } = answer;
  const seen = say(sees ? "seen" : "not_seen", { a, b });
  const words = [sees ? ["yes", `✓ ${seen}`] : ["no", `✕ ${seen}`]];
  if (sees) words.push(["", say("distance", { n: distance })]);
  if (found === "grazing") words.push(["", say("grazing")]);
  if (disputed) words.push(["disputed", say("disputed")]);
  return words;
}

function drawPair(table, a, b, answer) {
  const { map, overlay } = table;
  const blockers = answer.blockers.map(({ field }) => field).filter((id) => id !== a && id !== b);
  const crossed = answer.fields.filter((id) => id !== b);
  const missed = (answer.near_miss_into ?? []).filter((id) => ![a, b, ...blockers].includes(id));
  const shown = new Set([a, b, ...crossed, ...blockers, ...missed]);
  overlay.veil(map.ids.filter((id) => !shown.has(id)));
  for (const id of missed) overlay.paint(id, COLOURS.blocker, { opacity: 0.2 });
  for (const id of blockers) {
    overlay.paint(id, COLOURS.blocker, { opacity: 0.2, lines: 1, lineColour: COLOURS.blocker });
    overlay.frame(id, COLOURS.blocker);
  }
  overlay.paint(a, COLOURS.first, { opacity: 0.4 });
  overlay.paint(b, COLOURS.second, { opacity: 0.4 });
  overlay.frame(a, COLOURS.first);
  overlay.frame(b, COLOURS.second);
  const drawn = answer.witness_mm ?? answer.near_miss_line_mm;
  const line = drawn?.map((point) => map.fromMm(point));
  if (line)
    overlay.line(line, answer.witness_mm ? COLOURS.line : COLOURS.blocker, {
      dashed: !answer.witness_mm,
    });
  answer.fields.forEach((id, i) => {
    const inside = line ? map.middleOf(line, id) : map.centres.get(id);
    const at = line && id === b ? line[1] : inside; // the line ends where the target begins
    overlay.disc(at, i + 1, id === b ? COLOURS.second : COLOURS.line);
  });
}
