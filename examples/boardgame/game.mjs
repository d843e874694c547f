/**
 * Sniper Elite with a hidden sniper, as a game of boardgame.io.
 *
 * What the rules leave open is decided as in examples/referee; README.md lists it. The board stays
 * here, in the module's scope: `G` has what changes, and all of it that only the sniper may know is
 * in `G.secret`, which nobody else is sent.
 *
 * boardgame.io sends the state that a match began with, and the seed of its dice, to every player. So
 * nothing secret is set up: the sniper draws his objectives by a move. And the dice are the
 * server's own; since no move runs at a player's (`client: false`), each is thrown once.
 */
import { add, shoot, START } from "./bag.mjs";
import { choices, guards, lootable, named, SNIPER, squadOf } from "./choices.mjs";

export const NAME = "hidden-sniper";
export const ROUNDS = 10;
const GIFTS = ["assault officer", "radio operator", ""];
const CARDS = ["distraction", "shotgun"];
const SECRET_MOVES = ["draw", "go"];

/** Numbers from 0 up to 1, without 1, that nobody can foresee. */
const unforeseen = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;

/**
 * Make the game for a board.
 * @param {import("mapkit-tables").Tables} board
 * @param {() => number} [dice] numbers from 0 up to 1, without 1
 */
export function makeGame(board, dice = unforeseen) {
  const pick = (list) => list[Math.floor(dice() * list.length)];

  function setup() {
    const units = board.squads.flatMap((squad) => [
      ...board.starts(squad, "officer").map((at) => ({ squad, role: "officer", at, gift: pick(GIFTS) })),
      ...board.starts(squad, "soldier").map((at) => ({ squad, role: "soldier", at, gift: "" })),
    ]);
    return {
      units,
      bag: { ...START },
      round: 0,
      left: ROUNDS,
      wounds: 0,
      open: 2, // objectives that are not done
      figure: null, // where the sniper is seen, until he moves
      seen: null, // where he was seen last
      heard: [], // units that heard his last move
      acted: [], // what the squad did this turn: [unit, move]
      rewarded: [], // squads whose officer fell
      told: [],
      over: null,
    };
  }

  const show = (G, at) => Object.assign(G, { figure: at, seen: at });
  const say = (G, sentence) => G.told.push(sentence[0].toUpperCase() + sentence.slice(1));
  const whisper = (G, text) => G.secret.told.push({ after: G.told.length, text });

  function kill(G, unit) {
    unit.at = null;
    const first = unit.role === "officer" && !G.rewarded.includes(unit.squad);
    if (first) G.rewarded.push(unit.squad);
    add(G.bag, first ? "silencer" : "accuracy");
    say(G, `${named(unit)} falls.`);
  }

  const ofSniper = {
    draw({ G }) {
      const numbers = [...board.objectives.keys()];
      const sector = (n) => board.field(board.objectives.get(n)).sector;
      const first = pick(numbers);
      const second = pick(numbers.filter((n) => sector(n) !== sector(first)));
      const goals = [first, second];
      G.secret = { at: null, goals, aims: [...goals], cards: [pick(CARDS)], looted: [], done: [], track: [], told: [] };
      whisper(G, `The sniper draws objectives ${first} and ${second}.`);
    },

    go({ G }, way, loot) {
      const { secret } = G;
      const entering = secret.at === null;
      secret.done.push("move");
      if (!way.length) return say(G, "The sniper waits off the board.");
      if (loot === "before") takeLoot(G);
      if (entering || way.length > 1) G.figure = null;
      secret.at = way.at(-1);
      secret.track.push([G.round, way]);
      whisper(G, way.length === 1 && !entering ? `The sniper stays on ${way[0]}.` : `The sniper moves: ${way.join(" ")}.`);
      if (loot === "after") takeLoot(G);
      const heard = board.whoHears(way, guards(G.units), "sniper", { fromEntry: entering });
      G.heard = G.units.flatMap((unit, i) => (heard.includes(unit.at) ? [i] : []));
      for (const i of G.heard) say(G, `${named(G.units[i])} on ${G.units[i].at} hears steps.`);
    },

    play({ G }, card, i, end) {
      const { secret } = G;
      secret.done.push("card");
      secret.cards.splice(secret.cards.indexOf(card), 1);
      if (card === "distraction") {
        say(G, `${named(G.units[i])} is drawn from ${G.units[i].at} to ${end}.`);
        G.units[i].at = end;
        return;
      }
      const reached = board.shotgun(secret.at);
      show(G, secret.at);
      say(G, `A shotgun is fired on ${secret.at}.`);
      for (const unit of G.units) if (reached.includes(unit.at)) kill(G, unit);
    },

    complete({ G }, number) {
      const { secret } = G;
      secret.done.push("act");
      secret.goals.splice(secret.goals.indexOf(number), 1);
      add(G.bag, "noise");
      Object.assign(G, { open: secret.goals.length, left: ROUNDS });
      show(G, secret.at);
      say(G, `Objective ${number} is done, on ${secret.at}!`);
      if (!G.open) G.over = { winner: "sniper", why: "Both objectives are done." };
    },

    shoot({ G }, i, announced) {
      const [unit, { secret }] = [G.units[i], G];
      secret.done.push("act");
      const distance = board.shotDistance(secret.at, unit.at);
      const { drawn, hit, revealed } = shoot(G.bag, distance, announced, dice);
      const tokens = Object.entries(drawn).filter(([, n]) => n).map(([token, n]) => `${n} ${token}`);
      say(G, `A shot at ${named(unit)} on ${unit.at}: ${tokens.join(", ")}; ${hit ? "hit" : "missed"}.`);
      if (hit) kill(G, unit);
      if (revealed) {
        show(G, secret.at);
        say(G, `The shot came from ${secret.at}.`);
      }
    },

    done: ({ events }) => events.endTurn(),
  };

  function takeLoot(G) {
    const { secret } = G;
    secret.done.push("act");
    secret.looted.push(lootable(board, secret, secret.at));
    secret.cards.push(pick(CARDS));
    say(G, "The sniper loots: he is on a field with a number.");
    whisper(G, `The sniper loots ${secret.at} and finds a ${secret.cards.at(-1)}.`);
  }

  const ofSquads = {
    ask({ G, ctx, events }) {
      const { at } = G.secret;
      const squad = squadOf(board, ctx);
      const here = at !== null && board.field(at).sector === squad;
      say(G, `Is the sniper in the ${squad} sector? ${here ? "Yes" : "No"}.`);
      events.endTurn();
    },

    walk({ G }, i, end) {
      say(G, `${named(G.units[i])} moves from ${G.units[i].at} to ${end}.`);
      G.units[i].at = end;
    },

    attack({ G }, i, target) {
      const struck = G.secret.at === target;
      say(G, `${named(G.units[i])} attacks ${target}: ${struck ? "a wound" : "nobody"}.`);
      if (!struck) return;
      G.wounds++;
      show(G, target);
      if (G.wounds === 2) G.over = { winner: "squads", why: "The sniper is wounded twice." };
    },

    spot({ G }, i, target) {
      const found = G.secret.at === target;
      say(G, `${named(G.units[i])} spots ${target}: ${found ? "there he is" : "nobody"}.`);
      if (!found) return;
      add(G.bag, "noise");
      show(G, target);
    },

    search({ G }, i, fields) {
      const found = fields.includes(G.secret.at);
      say(G, `${named(G.units[i])} searches ${fields.join(", ")}: ${found ? "yes" : "no"}.`);
    },

    deploy({ G }, i, place) {
      G.units[i].at = place;
      say(G, `${named(G.units[i])} is deployed on ${place}.`);
    },

    withdraw({ G }, i) {
      say(G, `${named(G.units[i])} withdraws from ${G.units[i].at}.`);
      G.units[i].at = null;
    },

    pass: ({ events }) => events.endTurn(),
  };

  /** A move that the server alone makes, and only where it is among the choices. */
  const checked = (name, make) => ({
    client: false,
    redact: SECRET_MOVES.includes(name),
    move: (context, ...args) => {
      const { G, ctx, playerID } = context;
      const wanted = JSON.stringify([name, args]);
      const legal = choices(board, G, ctx, playerID).some((c) => JSON.stringify([c.move, c.args]) === wanted);
      if (!legal) return "INVALID_MOVE";
      make(context, ...args);
      if (name in ofSquads && args.length) G.acted.push([args[0], name]);
      return G;
    },
  });

  return {
    name: NAME,
    minPlayers: 2,
    maxPlayers: 1 + board.squads.length,
    disableUndo: true, // what was seen cannot be unseen
    events: Object.fromEntries(
      ["endTurn", "pass", "endPhase", "setPhase", "endGame", "setActivePlayers", "endStage", "setStage"].map(
        (event) => [event, false], // players end a turn by a move
      ),
    ),
    setup,
    moves: Object.fromEntries(
      Object.entries({ ...ofSniper, ...ofSquads }).map(([name, make]) => [name, checked(name, make)]),
    ),
    turn: {
      order: {
        // The sniper, then each squad; with fewer players some play more than one squad.
        playOrder: ({ ctx }) => [SNIPER, ...board.squads.map((_, k) => `${1 + (k % (ctx.numPlayers - 1))}`)],
        first: () => 0,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.playOrder.length,
      },
      onBegin: ({ G, ctx }) => {
        G.acted = [];
        if (squadOf(board, ctx) !== null) return;
        G.round++;
        G.left--;
        G.heard = [];
        if (G.secret) G.secret.done = [];
        say(G, `Round ${G.round}, ${G.left} left after it.`);
      },
      onEnd: ({ G, ctx }) => {
        const last = ctx.playOrderPos === ctx.playOrder.length - 1;
        if (last && G.left === 0) G.over = { winner: "squads", why: "Time has run out." };
      },
    },
    endIf: ({ G }) => G.over ?? undefined,
    playerView: ({ G, ctx, playerID }) => {
      if (playerID === SNIPER || ctx.gameover) return G;
      const { secret, ...open } = G;
      return open;
    },
    ai: { enumerate: (G, ctx, playerID) => choices(board, G, ctx, playerID) },
  };
}
