/** Pieces that lie on the board: putting them there, and taking them away. */

import { button, choice, el } from "./elements.mjs";
import { say, told } from "./words.mjs";

export function pieceControls({ map, state, update }) {
  const { pieces, putting } = state;
  const { squads } = map.tables;
  return [
    el("p", {}, pieces.length ? say("pieces", { fields: pieces.join(", ") }) : say("no_pieces")),
    putting && squads.length
      ? choice(
          say("order_which_squad"),
          squads.map((squad) => [squad, told(squad)]),
          state.putSquad ?? squads[0],
          (putSquad) => update({ putSquad }),
        )
      : null,
    el(
      "div",
      { class: "actions" },
      button(say("put_pieces"), () => update({ putting: !putting }), { pressed: putting }),
      pieces.length ? button(say("take_all"), () => update({ pieces: [] })) : null,
    ),
  ];
}
