/** Opening the page: its parts become a board that answers. */

import { linkTo } from "./link.mjs";
import { PageMap } from "./map.mjs";
import { inflated } from "./packed.mjs";
import { openReasons } from "./reasons.mjs";
import { recallSettings } from "./settings.mjs";
import { pairAnswer } from "./sight.mjs";
import { Table } from "./table.mjs";
import { openWords, say } from "./words.mjs";

const at = (id) => document.getElementById(id);
const block = (id) => JSON.parse(at(id).textContent);

async function open() {
  const page = block("page-data");
  openWords(JSON.parse(await unpacked("page-words")), page.texts);
  recallSettings();
  const board = new DOMParser().parseFromString(await unpacked("page-board"), "image/svg+xml");
  at("board").append(document.importNode(board.documentElement, true));
  const map = new PageMap(JSON.parse(await unpacked("page-tables")), page);
  const table = new Table(map, await openReasons(block("page-reasons")));
  table.follow();
  const onScreen = (id) => table.view.onScreen(map.centres.get(id));
  const pieces = () => table.state.pieces;
  globalThis.mapkit = { map, answer: (a, b) => pairAnswer(table, a, b), linkTo, onScreen, pieces };
  document.documentElement.dataset.ready = "";
}

async function unpacked(id) {
  return new TextDecoder().decode(await inflated(block(id)));
}

open().catch((wrong) => {
  const why = wrong.message;
  try {
    at("answer").textContent = say("page_fault", { why });
  } catch {
    at("answer").textContent = `This page is damaged and answers nothing: ${why}`; // its words, too
  }
});
