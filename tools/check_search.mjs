// Ask the search of the built site for what people look for (docs/queries.json): the right page
// comes first. Runs the site's own script, without a browser: node tools/check_search.mjs
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const site = new URL("../build/site/", import.meta.url);
const read = (url) => readFileSync(url, "utf8");
const context = createContext({
  document: { getElementById: () => null, addEventListener: () => {}, documentElement: { dataset: {} } },
  SPHINX_HIGHLIGHT_ENABLED: false,
  _ready: () => {},
  _removeChildren: () => {},
  _: (text) => text,
});
context.window = context; // names that scripts give to the window are names for all
const scripts = ["language_data.js", "searchtools.js"].map((name) => `_static/${name}`);
for (const name of [...scripts, "searchindex.js"]) {
  runInContext(read(new URL(name, site)), context, { filename: name });
}

const wrong = [];
for (const [query, page] of Object.entries(JSON.parse(read(new URL("../docs/queries.json", import.meta.url))))) {
  context.query = query;
  const found = runInContext("Search._performSearch(...Search._parseQuery(query))", context);
  const pages = [...new Set(found.map(([name]) => name).reverse())]; // shown from the end;
  if (pages[0] !== page) wrong.push(`${query}: ${pages[0]} comes before ${page}`);
  const inside = pages.filter((name) => /^docs\/(adr|reference\/packages)\//.test(name));
  if (inside.length) wrong.push(`${query}: finds ${inside.join(", ")}`);
}
for (const line of wrong) console.error(line);
console.log(`search: ${wrong.length} problem${wrong.length === 1 ? "" : "s"}`);
process.exitCode = wrong.length ? 1 : 0;
