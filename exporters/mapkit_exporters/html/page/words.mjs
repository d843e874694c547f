/** The page's own words, and those of the map, in the language that is chosen. */

let words = {};
let texts = {};
let chosen = "en";

/** Languages by code, each by its own name. */
export const LANGUAGES = { en: "English", cs: "Čeština", pl: "Polski" };

/** Hand in the catalogue of the page, and what the texts of the map are in other languages. */
export function openWords(catalogue, ofMap) {
  [words, texts] = [catalogue, ofMap];
}

/** Return the first of the wished languages that there is; English where there is none. */
export function firstKnown(wished) {
  const codes = wished.map((one) => one.toLowerCase().split("-")[0]);
  return codes.find((code) => code in LANGUAGES) ?? "en";
}

export function setLanguage(code) {
  chosen = code;
}

export function language() {
  return chosen;
}

/** Return a text of the page, with its {names} filled in. */
export function say(key, values = {}) {
  return words[key][chosen].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** Return an answer to an open question in words; one of a ruleset's own as it is written. */
export function sayValue(value) {
  const key = `value_${value}`;
  return key in words ? say(key) : String(value).replaceAll("_", " ");
}

/** Return a text of the map, as a label or the name of a sector, in the chosen language. */
export function told(text) {
  return texts[chosen]?.[text] ?? text;
}

/** Return a text of the map in each language, for searching. */
export function inAllLanguages(text) {
  return [text, ...Object.values(texts).map((known) => known[text] ?? text)];
}
