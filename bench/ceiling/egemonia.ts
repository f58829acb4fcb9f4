/**
 * Egemonia as one hand-written loop: no kernel, no steps, no actions as values, typed arrays, the random players in line. Nothing
 * readable can be expected to beat it. From the same seeds it must reach the same final positions as the game on the kernel:
 * bench/test compares 300 of them. It serves for nothing but the comparison of speed.
 */
import { AREA } from '@polemos/egemonia';
import board from '@polemos/egemonia/board' with { type: 'json' };
import { Generator } from '@polemos/kernel';

const AREAS = 20;
const EVENTS = 22;
const CUP = 20;
const OUT = 21;
const BOX = 22;
const HAND = 24;
const AID = 14;
const at = (id: string): number => AREA.ids.indexOf(id);
const SPARTA = at('sparta');
const ATHENS = at('athens');
const DELPHI = at('delphi');
const SICILY = at('sicily');
const ANYWHERE = (1 << AREAS) - 1;

/** Military 0, Ascendancy 1, Coup 2, False Alarm 3, Divine Aid 4, Olympics 5; then the six specials. */
const KIND = Int8Array.of(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 2, 1, 0, 2, 1, 0);
const FAVOURS = Int8Array.from({ length: EVENTS }, (_, event) => (event < 16 ? -1 : event < 19 ? 0 : 1));
/** Attacker down, defender across: 1 wins, −1 loses. */
const RESULT = Int8Array.of(
  ...[0, -1, 1, 1, -1, 0, 1, 0, -1, 1, -1, 0, -1, 1, 0, 1, -1, 0, -1, -1, -1, 0, -1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
);
const VALUE = Int8Array.from(board.areas, ({ value }) => value);

const near = (type: string | null): Int32Array => {
  const lines = new Int32Array(AREAS);
  for (const { a, b, type: kind } of board.connections) {
    if (type !== null && kind !== type) continue;
    lines[at(a)] |= 1 << at(b);
    lines[at(b)] |= 1 << at(a);
  }
  return lines;
};
const around = (lines: Int32Array, from: number): number => {
  let all = 0;
  for (let area = 0; area < AREAS; area++) if ((from & (1 << area)) !== 0) all |= lines[area];
  return all;
};
const NEAR = near(null);
/** By side and area: all that a Military Option reaches from there in the standard game. */
const ARMS = ['land', 'sea'].map(element => {
  const own = near(element);
  return Int32Array.from({ length: AREAS }, (_, area) => {
    const three = around(own, around(own, own[area]));
    return (1 << area) | NEAR[area] | around(NEAR, NEAR[area]) | three;
  });
});

const fate = new Generator(0);
const bot = new Generator(0);
const where = new Int8Array(EVENTS);
const placer = new Int8Array(EVENTS);
const order = new Int8Array(EVENTS);
const level = new Int8Array(AREAS * 2);
const cup = new Int8Array(EVENTS);
const codes = new Int32Array(256);
const hand = new Int8Array(2);
const military = new Int32Array(2);
const ascendancy = new Int32Array(2);
const lists = [new Int8Array(EVENTS), new Int8Array(EVENTS)];
const acts = new Int8Array(EVENTS);
const actor = new Int8Array(EVENTS);

/** What the last match came to. */
export const end = { turn: 0, favour: 0, syracuse: true, oracle: -1, aid: -1, score: 0.5, level, where };
export let decisions = 0;

function drawOne(side: number): void {
  let size = 0;
  for (let event = 0; event < EVENTS; event++) if (where[event] === CUP) cup[size++] = event;
  where[cup[fate.below(size)]] = HAND + side;
}

/** A match of random players, standard set-up. */
export function playOne(seed: number, botSeed: number): void {
  fate.reset(seed);
  bot.reset(botSeed);
  where.fill(CUP);
  placer.fill(-1);
  order.fill(0);
  level.fill(0);
  level[SPARTA * 2] = 2;
  level[ATHENS * 2 + 1] = 2;
  let syracuse = true;
  let favour = 0;
  let oracle = -1;
  let aid = -1;
  for (let turn = 1; ; turn++) {
    aid = where[AID] >= HAND ? where[AID] - HAND : -1;
    hand[0] = 0;
    hand[1] = 0;
    for (let event = 0; event < EVENTS; event++) if (where[event] >= HAND) hand[where[event] - HAND]++;
    // Sixteen events at least are always left, and ten are drawn at most: the cup never runs out.
    for (let i = 0; i < 2; i++) {
      const side = favour ^ i;
      for (; hand[side] < 5; hand[side]++) drawOne(side);
    }
    if (oracle >= 0) {
      let size = 1;
      codes[0] = -1;
      for (let event = 0; event < EVENTS; event++) if (where[event] === HAND + oracle) codes[size++] = event;
      decisions++;
      const back = codes[bot.below(size)];
      if (back >= 0) {
        where[back] = CUP;
        drawOne(oracle);
        if (aid === oracle) aid = -1;
        oracle = -1;
      }
    }
    let sparta: number;
    let athens: number;
    do {
      sparta = fate.below(6);
      athens = fate.below(6);
    } while (sparta === athens);
    favour = sparta > athens ? 0 : 1;

    for (let side = 0; side < 2; side++) {
      military[side] = 0;
      ascendancy[side] = 0;
      for (let area = 0; area < AREAS; area++) {
        if (level[area * 2 + side] === 0) continue;
        military[side] |= ARMS[side][area];
        ascendancy[side] |= NEAR[area];
      }
    }
    for (let placed = 0; hand[0] + hand[1] > 0; placed++) {
      let side = favour ^ (placed & 1);
      if (hand[side] === 0) side = 1 - side;
      let size = 0;
      for (let event = 0; event < EVENTS; event++) {
        if (where[event] !== HAND + side) continue;
        codes[size++] = (event << 5) | BOX;
        const counts = FAVOURS[event] < 0 ? side : FAVOURS[event];
        const kind = KIND[event];
        const areas = kind === 0 ? military[counts] : kind === 1 ? ascendancy[counts] : ANYWHERE;
        for (let area = 0; area < AREAS; area++) if ((areas & (1 << area)) !== 0) codes[size++] = (event << 5) | area;
      }
      decisions++;
      const chosen = codes[bot.below(size)];
      const event = chosen >> 5;
      const to = chosen & 31;
      where[event] = to === BOX ? BOX + side : to;
      if (to !== BOX) placer[event] = side;
      order[event] = placed;
      hand[side]--;
    }

    const delphi = level[DELPHI * 2] > 0 ? 0 : level[DELPHI * 2 + 1] > 0 ? 1 : -1;
    let areas = 0;
    for (let event = 0; event < EVENTS; event++) if (where[event] < AREAS) areas |= 1 << where[event];
    for (let area = 0; area < AREAS; area++) {
      if ((areas & (1 << area)) === 0) continue;
      let spartans = 0;
      let athenians = 0;
      for (let event = 0; event < EVENTS; event++) {
        if (where[event] !== area) continue;
        const side = FAVOURS[event] < 0 ? placer[event] : FAVOURS[event];
        const list = lists[side];
        let n = side === 0 ? spartans++ : athenians++;
        for (; n > 0 && order[list[n - 1]] > order[event]; n--) list[n] = list[n - 1];
        list[n] = event;
      }
      let left = 0;
      for (let n = 0; n < spartans || n < athenians; n++) {
        let wins: number;
        if (n >= spartans) wins = 1;
        else if (n >= athenians) wins = 0;
        else {
          const mine = KIND[lists[favour][n]];
          const theirs = KIND[lists[1 - favour][n]];
          const result = RESULT[mine * 6 + theirs];
          if (result === 0) continue;
          wins = result > 0 ? favour : 1 - favour;
        }
        acts[left] = lists[wins][n];
        actor[left++] = wins;
      }
      for (let i = 0; i < left; i++) {
        const kind = KIND[acts[i]];
        const side = actor[i];
        if (kind === 5 || kind === 3) continue;
        if (area === SICILY && syracuse) syracuse = false;
        else if (level[area * 2 + 1 - side] > 0) level[area * 2 + 1 - side]--;
        else if (level[area * 2 + side] < 2) level[area * 2 + side]++;
      }
    }
    for (let event = 0; event < EVENTS; event++) {
      const lay = where[event];
      if (lay < AREAS && event === AID) aid = 1 - placer[event];
      if (lay < AREAS) where[event] = event === AID ? HAND + 1 - placer[event] : FAVOURS[event] >= 0 ? OUT : CUP;
      else if (lay === BOX || lay === BOX + 1) where[event] = event === AID ? HAND + lay - BOX : CUP;
      placer[event] = -1;
      order[event] = 0;
    }
    const now = level[DELPHI * 2] > 0 ? 0 : level[DELPHI * 2 + 1] > 0 ? 1 : -1;
    if (now >= 0 && now !== delphi) oracle = now;

    let lead = 0;
    let levels = 0;
    let held = 0;
    for (let area = 0; area < AREAS; area++) {
      levels += level[area * 2] - level[area * 2 + 1];
      if (level[area * 2] > 0) held += VALUE[area];
      if (level[area * 2 + 1] > 0) lead -= VALUE[area];
    }
    const spartaQualifies = held >= 10 && level[SPARTA * 2] > 0;
    const athensQualifies = -lead >= 10 && level[ATHENS * 2 + 1] > 0;
    lead += held;
    let won = 0;
    if (spartaQualifies && athensQualifies) won = lead;
    else if (spartaQualifies) won = 1;
    else if (athensQualifies) won = -1;
    if (won === 0 && turn < 10) continue;
    if (won === 0) won = lead !== 0 ? lead : levels;
    end.turn = turn;
    end.favour = favour;
    end.syracuse = syracuse;
    end.oracle = oracle;
    end.aid = aid;
    end.score = won > 0 ? 1 : won < 0 ? 0 : 0.5;
    return;
  }
}
