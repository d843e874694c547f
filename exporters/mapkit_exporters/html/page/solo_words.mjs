/** What an order card or an event did, in sentences. */

import { MOST_HITS } from "./solo_cards.mjs";
import { say, told } from "./words.mjs";

/** Say what happened and where all stand then, in the chosen language, as the command does. */
export function answerWords(map, card, steps, before, after) {
  const hits = say(`order_hits_${after.hits - before.hits}`);
  const lines = [say("order_result", { card, hits, field: map.short(after.sniper) })];
  lines.push(...steps.map((step) => stepWords(map, step)));
  const by = map.file.choices.recon_distance === "shot" ? "shot" : "steps";
  if (steps.some(({ what }) => what === "recon")) lines.push(say(`recon_by_${by}`));
  if (after.hits >= MOST_HITS) lines.push(say("order_three_hits"));
  const sector = told(map.tables.sectors.get(after.lastKnown).name);
  lines.push(say("order_last_known_now", { sector }));
  for (const squad of new Set(after.units.map(([one]) => one))) {
    const fields = after.units.filter(([one]) => one === squad).map(([, id]) => map.short(id));
    lines.push(say("order_squad", { squad: told(squad), fields: fields.join(", ") }));
  }
  if (after.likely.length) lines.push(say("order_likely", { numbers: after.likely.join(", ") }));
  return lines;
}

function stepWords(map, { what, squad, origin, target, hits, equal, number }) {
  const { fields, tables } = map;
  const name = (id) => (fields.has(id) ? map.short(id) : "");
  const values = { squad: told(squad), a: name(origin), b: name(target), n: number };
  let line;
  if (what === "last_known") {
    line = say("order_last_known", { sector: told(tables.sectors.get(target).name) });
  } else if ((what === "moves" || what === "summoned") && origin === target) {
    line = say("order_stuck", values);
  } else if (what === "summoned" && number) line = say("order_summoned_for", values);
  else if (what === "recon" || what === "search") {
    line = say(`order_${what}_${target ? "finds" : "nobody"}`, values);
  } else line = say(`order_${what}`, values);
  if (equal > 1) line += ` ${say("order_equal", { n: equal })}`;
  if (hits) line += ` ${say(`order_hits_${hits}`)}.`;
  return line;
}
