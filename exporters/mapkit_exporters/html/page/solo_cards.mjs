/**
 * Order cards and events of the solo game on a position, as `mapkit play card` resolves them: where
 * the rules leave a choice, the way that is worst for the sniper, and the first of equal ones.
 */

export const MOST_HITS = 3; // in one turn
const MOST_WAYS = 10000; // to move all that a card moves
const ATTACKED = 2;
export const EVENTS = ["first objective", "noise", "return", "end of turn"];

/**
 * Carry out a card or an event.
 * @param {object} tables the reader's
 * @param {object[]|string} card the steps of a card, or one of EVENTS
 * @param {{units: [string, string][], sniper: string, lastKnown: string, likely: number[],
 *   goals: number[], off: string[], hits: number}} position squads with their fields first
 * @param {{tokens: number, targets: string[]}} noise how many were drawn, the fields shot at
 * @returns {{steps: object[], after: object}}
 */
export function resolved(tables, card, position, { tokens = 1, targets = [] } = {}) {
  const table = new SoloTable(tables, position);
  if (card === "first objective") table.firstObjective();
  else if (card === "noise") table.noise(tokens, targets);
  else if (card === "return") table.comesBack();
  else if (card === "end of turn") table.endOfTurn();
  else table.resolve(card);
  const { steps, units, lastKnown, likely, off, hits } = table;
  return { steps, after: { ...position, units, lastKnown, likely, off, hits } };
}

class SoloTable {
  constructor(tables, position) {
    const { units, sniper, lastKnown, likely, goals, off, hits } = position;
    Object.assign(this, { tables, sniper, lastKnown, hits, steps: [], arrived: [] });
    this.units = units.map((unit) => [...unit]);
    this.likely = [...likely].sort((a, b) => a - b);
    this.off = [...off];
    this.goals = goals.map((n) => tables.objectives.get(n)).filter((id) => id !== undefined);
    this.order = new Map(tables.fields.map((id, k) => [id, k]));
  }

  resolve(card, most = MOST_WAYS) {
    for (const [n, step] of card.entries()) {
      const who = this.#chosen(step.who);
      if (step.do === "update_last_known") this.#update();
      else if (step.do === "recon") {
        for (const k of who) this.#look("recon", k, this.#recon(k, step.steps));
      } else if (step.do === "search") {
        for (const k of who) this.#look("search", k, this.tables.soloSearch(this.units[k][1]));
      } else if (step.do === "attack") {
        for (const id of step.fields)
          this.#tell("attack", { target: id, hits: id === this.sniper ? this.#hit(ATTACKED) : 0 });
      } else if (step.do === "move") return this.#move(step, who, card.slice(n + 1), most);
      else if (step.do === "summon") this.#summon(step, who);
      else if (step.do === "regroup") this.#regroup(step);
    }
  }

  firstObjective() {
    const here = this.#sector(this.sniper);
    this.#tell("token");
    for (const number of [...this.likely]) {
      const target = this.tables.objectives.get(number);
      if (this.#sector(target) !== here) continue;
      this.likely = this.likely.filter((n) => n !== number);
      this.#tell("discarded", { target, number });
    }
    const moved = new Set();
    for (const number of this.likely) {
      const target = this.tables.objectives.get(number);
      const waiting = this.#all().filter((k) => !moved.has(k));
      if (this.#held().includes(target) || !waiting.length) continue;
      const { fields } = this.tables.farthest(this.sniper, this.#at(waiting));
      const ways = waiting.filter((k) => fields.includes(this.units[k][1]));
      const put = this.#put("summoned", ways.map((k) => [k, target]), { number, strikes: true });
      if (put !== null) moved.add(put);
    }
    this.#tell("reshuffle");
  }

  noise(tokens, targets) {
    for (let n = 0; n < tokens; n++) {
      const others = this.#all().filter((k) => !targets.includes(this.units[k][1]));
      const { fields } = this.tables.nearest(this.sniper, this.#at(others));
      const ways = others
        .filter((k) => fields.includes(this.units[k][1]))
        .flatMap((k) => this.#ends(k, [this.sniper], 1).map((end) => [k, end]));
      this.#put("moves", ways, { strikes: true });
      if (this.steps.length && isOnto(this.steps.at(-1), this.sniper)) return;
    }
  }

  comesBack() {
    const ways = [];
    for (const squad of new Set(this.off)) {
      const places = this.tables.returnPlaces(squad, [...this.#held(), this.sniper]);
      const farthest = places.reduce(
        (best, id) => (best !== null && this.#far(id) <= this.#far(best) ? best : id),
        null,
      );
      if (farthest !== null) ways.push([squad, farthest]);
    }
    if (!ways.length) return;
    const [squad, target] = worst(ways, ([, place]) => this.#badness(place))[0];
    this.off.splice(this.off.indexOf(squad), 1);
    this.units.push([squad, target]);
    this.#tell("returns", { squad, target });
  }

  endOfTurn() {
    const near = this.tables.shotgun(this.sniper);
    const beside = this.units.find(([, id]) => near.includes(id));
    if (!beside) return;
    const [squad, origin] = beside;
    this.#tell("beside", { squad, origin, target: origin, hits: this.#hit(1) });
  }

  #recon(k, steps) {
    return this.tables.recon(this.units[k][1], { steps });
  }

  #look(what, k, seen) {
    const [squad, origin] = this.units[k];
    const finds = seen.includes(this.sniper);
    const hits = finds ? this.#hit(1) : 0;
    this.#tell(what, { squad, origin, target: finds ? this.sniper : "", hits });
    if (finds) this.#update();
  }

  #move(step, who, rest, most) {
    const first = this.steps.length;
    const ways = this.#ways(step, who, Math.max(most, 1));
    for (const way of ways) way.resolve(rest, Math.floor(most / ways.length));
    const found = worst(ways, (way) => way.#outcome());
    Object.assign(this, found[0]);
    if (this.steps[first]?.what !== "moves") return;
    const equal = new Set(found.map(({ units }) => units.map(String).sort().join())).size;
    this.steps[first] = { ...this.steps[first], equal };
  }

  /** Return the table after each way to move, the nearest first; at most so many. */
  #ways(step, who, most) {
    const targets = this.#targets(step.to);
    const [ways, tried] = [[], new Set()];
    const open = [[this, [...who].sort((a, b) => a - b)]];
    while (open.length && ways.length < most) {
      const [table, waiting] = open.pop();
      const standing = JSON.stringify([table.units, waiting]);
      if (tried.has(standing)) continue;
      tried.add(standing);
      if (!waiting.length || !targets.length) {
        ways.push(table.#copy());
        continue;
      }
      const { fields } = this.tables.nearest(targets, table.#at(waiting));
      const near = waiting.filter((k) => fields.includes(table.units[k][1]));
      const moves = (near.length ? near : waiting).flatMap((k) =>
        table.#ends(k, targets, step.steps).map((end) => [[k, end], table.#order([k, end])]),
      );
      for (const [[k, end]] of moves.sort(([, a], [, b]) => before(b, a))) {
        const after = table.#copy();
        after.#stand("moves", k, end);
        if (after.#isInLastKnown(k)) after.arrived.push(k);
        open.push([after, waiting.filter((one) => one !== k)]);
      }
    }
    return ways;
  }

  #copy() {
    const copy = new SoloTable(this.tables, { ...this, goals: [] });
    return Object.assign(copy, { goals: this.goals, arrived: [...this.arrived], steps: [...this.steps] });
  }

  /** Rank where all stand: the worse for the sniper, the lower. */
  #outcome() {
    const ranks = this.#held().map((id) => this.#badness(id));
    const sorted = (n) => ranks.map((rank) => rank[n]).sort((a, b) => a - b);
    return [-this.hits, ...sorted(1), ...sorted(2)];
  }

  #summon(step, who) {
    const open = [...this.tables.objectives.values()].filter((id) => this.#isOpen(id));
    const stand = [...this.tables.accessFields(step.kind), ...open];
    const freed = who.filter((k) => step.frees === "all" || stand.includes(this.units[k][1]));
    let [waiting, progress] = [[...who], true];
    while (waiting.length && progress) {
      progress = false;
      for (const number of this.likely) {
        const target = this.tables.objectives.get(number);
        const places = this.tables.accessFor(target, step.kind, { occupied: this.#held() });
        const ways = this.#called(waiting, target, places, freed);
        const moved = this.#put("summoned", ways, { number, strikes: true });
        waiting = waiting.filter((k) => k !== moved);
        progress ||= moved !== null;
      }
    }
    for (const k of waiting) {
      const [squad, origin] = this.units[k];
      this.#tell("stays", { squad, origin, target: origin });
    }
  }

  /** Return who may be put where: the nearest to the target of those whom a call concerns. */
  #called(waiting, target, places, freed) {
    let left = [...waiting].sort((a, b) => a - b);
    while (left.length) {
      const { fields } = this.tables.nearest(target, this.#at(left));
      const now = left.filter((k) => fields.includes(this.units[k][1]));
      if (!now.length) return [];
      const ways = now.flatMap((k) =>
        places
          .filter((place) => !freed.includes(k) || this.#maySummon(this.units[k][1], place))
          .map((place) => [k, place]),
      );
      if (ways.length) return ways;
      left = left.filter((k) => !now.includes(k));
    }
    return [];
  }

  #maySummon(unit, place) {
    return this.tables.maySummon(unit, place, this.sniper, this.lastKnown);
  }

  #regroup(step) {
    const squads = {};
    for (const [squad, id] of this.units) (squads[squad] ??= []).push(id);
    const after = this.tables.regroup(step.card, this.sniper, squads);
    const ties = this.tables.regroupTies(step.card, this.sniper, squads);
    this.units.forEach(([squad, origin], k) => {
      const target = after.get(origin);
      const called = target !== origin;
      const hits = called && target === this.sniper ? this.#hit(1) : 0;
      this.units[k] = [squad, target];
      const equal = called ? (ties.get(squad) ?? 1) : 1;
      this.#tell(called ? "summoned" : "stays", { squad, origin, target, hits, equal });
    });
  }

  /** Carry out the worst of some ways to put a defender on a field; return whom, null for none. */
  #put(what, ways, { number = 0, strikes = false } = {}) {
    if (!ways.length) return null;
    const equal = worst(ways, (way) => this.#rank(way, strikes));
    const [k, target] = worst(equal, (way) => this.#order(way))[0];
    this.#stand(what, k, target, { equal: equal.length, number, strikes });
    return k;
  }

  #stand(what, k, target, { equal = 1, number = 0, strikes = false } = {}) {
    const [squad, origin] = this.units[k];
    this.units[k] = [squad, target];
    const struck = strikes && target !== origin && target === this.sniper;
    const hits = struck ? this.#hit(1) : 0;
    this.#tell(what, { squad, origin, target, hits, equal, number });
  }

  #rank([k, place], strikes = false) {
    const left = this.#badness(this.units[k][1]).slice(1); // where he is missed the least
    const after = this.#badness(place, strikes && place === this.sniper);
    return [...after, ...left.map((far) => -far)];
  }

  /** Rank a way by itself, then by the order of the map. */
  #order([k, place]) {
    return [...this.#rank([k, place]), this.order.get(this.units[k][1]), this.order.get(place)];
  }

  /** Rank a place for a defender: the worse for the sniper, the lower. */
  #badness(place, strikes = false) {
    const ways = this.goals
      .map((goal) => this.tables.distance(place, goal))
      .filter((far) => far !== null);
    return [strikes ? -1 : 0, this.#far(place), ways.length ? Math.min(...ways) : 0];
  }

  #tell(what, told = {}) {
    const nothing = { squad: "", origin: "", target: "", hits: 0, equal: 1, number: 0 };
    this.steps.push({ what, ...nothing, ...told });
  }

  #ends(k, targets, allowance) {
    const options = { occupied: this.#held(), allowance };
    return this.tables.towards(this.units[k][1], targets, undefined, options);
  }

  #targets(to) {
    if (to === "sniper") return [this.sniper];
    if (to === "likely") return this.likely.map((n) => this.tables.objectives.get(n));
    return this.tables.fieldsIn(this.lastKnown);
  }

  #chosen(who) {
    if (who === "arrived") return [...this.arrived];
    const inside = who === "in_last_known";
    if (inside || who === "outside_last_known")
      return this.#all().filter((k) => this.#isInLastKnown(k) === inside);
    return this.#all().filter((k) => who === "all" || who === this.units[k][0]);
  }

  #update() {
    const now = this.#sector(this.sniper);
    if (now === null || now === this.lastKnown) return;
    this.#tell("last_known", { origin: this.lastKnown, target: now });
    this.lastKnown = now;
  }

  #hit(count) {
    const taken = Math.min(count, MOST_HITS - this.hits);
    this.hits += taken;
    return taken;
  }

  #far(place) {
    return this.tables.distance(place, this.sniper) ?? this.tables.fields.length;
  }

  #isInLastKnown(k) {
    return this.#sector(this.units[k][1]) === this.lastKnown;
  }

  #isOpen(id) {
    return this.tables.field(id).countsAs === "open";
  }

  #sector(id) {
    return this.tables.field(id).sector;
  }

  #held() {
    return this.units.map(([, id]) => id);
  }

  #at(these) {
    return these.map((k) => this.units[k][1]);
  }

  #all() {
    return [...this.units.keys()];
  }
}

function isOnto({ origin, target }, field) {
  return target === field && origin !== field;
}

function before(a, b) {
  return a.map((n, k) => n - b[k]).find((n) => n !== 0) ?? 0;
}

/** Return those that rank lowest, in their order; ranks are lists of numbers. */
function worst(ways, rank) {
  const ranked = ways.map((way) => [rank(way), way]);
  const least = ranked.map(([one]) => one).reduce((a, b) => (before(b, a) < 0 ? b : a));
  return ranked.filter(([one]) => before(one, least) === 0).map(([, way]) => way);
}

/**
 * Return how a solo game begins where the sniper comes in: on each numbered field a defender of its
 * sector's squad, who is left over on that of a neutral sector; likely is all outside his sector.
 */
export function setUp(tables, entry) {
  const left = tables.squads.flatMap((squad) => tables.starts(squad).map(() => squad));
  const [units, neutral] = [[], []];
  const objectives = [...tables.objectives].sort(([a], [b]) => a - b);
  for (const [, id] of objectives) {
    const { sector } = tables.field(id);
    if (!left.includes(sector)) neutral.push(id);
    else units.push([left.splice(left.indexOf(sector), 1)[0], id]);
  }
  units.push(...neutral.slice(0, left.length).map((id, k) => [left[k], id]));
  const { sector } = tables.field(entry);
  const likely = objectives.filter(([, id]) => tables.field(id).sector !== sector);
  return { units, lastKnown: sector, likely: likely.map(([n]) => n) };
}
