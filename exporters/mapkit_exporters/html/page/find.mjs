/** Find fields by id, name, what is printed on them, or two of them at once. */

import { button, el } from "./elements.mjs";
import { say } from "./words.mjs";

const SHOWN = 60;

/** Return the dialog; it calls choose with one id or two, and what else was perhaps meant. */
export function finder(map, choose) {
  const list = el("ul", { class: "found" });
  const box = el("input", { type: "search", autocomplete: "off", enterkeyhint: "go" });
  const dialog = el("dialog", { class: "finder" });
  // A phone shows its number pad where all fields have numbers; names need the letters.
  const areNumbers = map.ids.length > 0 && map.ids.every((id) => /^\d+$/.test(id));
  const typing = (mode) => {
    if (mode) box.setAttribute("inputmode", mode);
    else box.removeAttribute("inputmode");
  };
  const take = (ids) => {
    dialog.close();
    choose(ids, otherReading(map, box.value, ids[0]));
  };
  const fill = () => {
    const found = find(map, box.value);
    const rows = found.slice(0, SHOWN).map((ids) =>
      el(
        "li",
        {},
        button(ids.map((id) => map.short(id)).join(" → "), () => take(ids), {
          title: map.what(ids[0]),
        }),
      ),
    );
    if (!rows.length) rows.push(el("li", {}, say("nothing_found")));
    const other = otherReading(map, box.value, found[0]?.[0]);
    if (other) rows.unshift(el("li", {}, other));
    if (found.length > SHOWN) rows.push(el("li", {}, say("and_more", { n: found.length - SHOWN })));
    list.replaceChildren(...rows);
  };
  box.addEventListener("input", fill);
  box.addEventListener("keydown", (event) => {
    const [best] = event.key === "Enter" ? find(map, box.value) : [];
    if (!best) return;
    event.preventDefault(); // or the button that the focus returns to is pressed
    take(best);
  });
  return {
    dialog,
    open() {
      box.value = "";
      box.setAttribute("aria-label", say("find"));
      box.setAttribute("placeholder", say("find_hint"));
      const close = button("✕", () => dialog.close(), { "aria-label": say("close") });
      const letters = button(say("letters"), () => {
        typing(null);
        box.blur(); // the keyboard changes when the box is entered anew
        box.focus();
      });
      typing(areNumbers ? "numeric" : null);
      const controls = [box, areNumbers ? letters : null, close].filter(Boolean);
      dialog.replaceChildren(el("div", { class: "row" }, ...controls), list);
      fill();
      dialog.showModal();
      box.focus();
    },
  };
}

/** Return what fits a query, the best first: lists of one id, or of two. */
export function find(map, query) {
  const wanted = folded(query);
  if (!wanted) return map.ids.map((id) => [id]);
  const ranked = [];
  const numbered = map.numbered(wanted);
  const former = map.called(query.trim());
  for (const id of map.ids) {
    const rank = id === former ? 0 : id === numbered ? 1 : Math.min(...map.callings(id).map((text, k) => rankOf(folded(text), wanted, k)));
    if (rank < Infinity) ranked.push([rank, [id]]);
  }
  const found = ranked.sort(([x], [y]) => x - y).map(([, ids]) => ids);
  const two = query
    .trim()
    .split(/[\s>→|]+/)
    .map((word) => word.replace(/^-|-$/g, ""))
    .filter(Boolean);
  const both = two.map((id) => map.called(id));
  if (both.length === 2 && both.every(Boolean)) found.unshift(both);
  return found;
}

/** Say that a number is read as a field's id, where an objective elsewhere has it; null if not. */
function otherReading(map, query, chosen) {
  const text = query.trim();
  const numbered = map.numbered(text);
  if (!chosen || map.called(text) !== chosen || numbered === null || numbered === chosen) return null;
  return say("other_reading", { text, field: map.short(chosen), other: map.short(numbered) });
}

/** An id goes before a name, and what begins with the query before what only contains it. */
function rankOf(text, wanted, k) {
  if (text === wanted) return k ? 1 : 0;
  if (text.startsWith(wanted)) return k ? 3 : 2;
  return wanted.split(" ").every((word) => text.includes(word)) ? 4 : Infinity;
}

/** Return a text in small letters without marks, so that "ukol" finds "úkol". */
function folded(text) {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}
