// Prints what the page's own code answers: node page_reasons.mjs reasons.mjs block.json asked.json

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [script, block, asked] = process.argv.slice(2);
const { openReasons } = await import(pathToFileURL(script));
const reasons = await openReasons(JSON.parse(readFileSync(block, "utf-8")));
const pairs = JSON.parse(readFileSync(asked, "utf-8"));
const answers = pairs.map((pair) => reasons.pair(...pair));
pairs.forEach(([a, b], k) => {
  const alone = reasons.disputed(a, b); // read from less than the answer
  if (alone !== (answers[k]?.disputed ?? false)) throw new Error(`${a} ${b}: disputed ${alone}`);
});
process.stdout.write(JSON.stringify(answers));
