/* Begins a match and hands out a link for each side, with the key that lets it play. */
import { load } from "mapkit-tables";
import { NAME } from "../game.mjs";
import { notice } from "./picture.mjs";

const $ = (id) => document.getElementById(id);
const board = load(await (await fetch("/tables.json")).text());
$("about").textContent = `On ${board.name}. One plays the sniper, another the squads, each in a window of their own.`;
$("notice").textContent = notice(board);

async function post(path, body) {
  const answer = await fetch(`/games/${NAME}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.json();
}

$("new").onclick = async () => {
  const { matchID } = await post("create", { numPlayers: 2 });
  for (const [playerID, id] of [["0", "sniper"], ["1", "squads"]]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: id });
    // Behind the #, so that no request names it.
    $(id).href = `/play#${new URLSearchParams({ match: matchID, player: playerID, key: playerCredentials })}`;
  }
  $("windows").hidden = false;
};

$("both").onclick = () => {
  const frames = ["sniper", "squads"].map((id) =>
    Object.assign(document.createElement("iframe"), { src: $(id).href, title: $(id).textContent }),
  );
  document.body.className = "both";
  document.body.replaceChildren(...frames);
};
