// Prints what the page's own code answers: node page_reasons.mjs reasons.mjs block.json asked.json

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [script, block, asked] = process.argv.slice(2);
const { openReasons } = await import(pathToFileURL(script));
const reasons = await openReasons(JSON.parse(readFileSync(block, "utf-8")));
const pairs = JSON.parse(readFileSync(asked, "utf-8"));
process.stdout.write(JSON.stringify(pairs.map((pair) => reasons.pair(...pair))));
