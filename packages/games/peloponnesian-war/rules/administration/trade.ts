import { bookOf } from '../editions/book.ts';
import { EPIDAMNOS_THROUGH_OWN_SPACES, plays } from '../editions/readings.ts';
import { BY_PERSIANS, byOccupation, type State } from '../state.ts';
import { EPIDAMNOS, EUXINE, FROM, HOME, NEAR, SPACE, SPACES, TO } from '../terms/board.ts';
import { controller, enemyControls, persiansAt } from '../terms/control.ts';
import { forceOf } from '../terms/forces.ts';
import { ATHENS, SPARTA } from '../terms/units.ts';

// Chains of spaces over which grain and silver come home; what an income is made of.

export interface Item {
  readonly rule: string;
  readonly by: number;
  readonly spaces?: number;
}

/** PW-8.1.4-a, PW-R77, PW1-7.1-d: spaces free of enemy units, or only controlled ones, from Epidamnos to the home space. */
export function reachesHome(s: State, side: number): boolean {
  const onlyOwn = bookOf(s).epidamnosThroughOwn || plays(s, EPIDAMNOS_THROUGH_OWN_SPACES);
  const isOpen = (space: number): boolean =>
    forceOf(s, space, 1 - side) === 0 && !persiansAt(s, space) && (!onlyOwn || controller(s, space) === side);
  const reached = new Uint8Array(SPACES);
  const chain = [EPIDAMNOS];
  reached[EPIDAMNOS] = 1;
  for (const space of chain) {
    if (space === HOME[side]) return true;
    for (const near of NEAR[space])
      if (reached[near] === 0 && isOpen(near)) {
        reached[near] = 1;
        chain.push(near);
      }
  }
  return false;
}

/** PW-6.1.1-c, d, PW-8.1.3-a, PW-R78: a chain of spaces that Sparta does not control from Athens to the Euxine. */
export function reachesEuxine(s: State): boolean {
  const from = HOME[ATHENS];
  if (enemyControls(s, from, ATHENS)) return false;
  seen.fill(0);
  seen[from] = 1;
  queue[0] = from;
  let size = 1;
  for (let head = 0; head < size; head++) {
    const space = queue[head];
    if (IS_EUXINE[space]) return true;
    for (let line = FROM[space]; line < FROM[space + 1]; line++) {
      const near = TO[line];
      if (seen[near] !== 0 || bars(s, near)) continue;
      seen[near] = 1;
      queue[size++] = near;
    }
  }
  return false;
}
/** PW-R173: in The Fall of Sparta, where most is Spartan by colour, only what Forces hold bars the grain. */
const bars = (s: State, space: number): boolean =>
  s.role < 0 ? controller(s, space) === SPARTA : s.control[space] === byOccupation(SPARTA) || s.control[space] === BY_PERSIANS;
const IS_EUXINE: readonly boolean[] = SPACE.ids.map((_, space) => EUXINE.includes(space));
const seen = new Uint8Array(SPACES);
const queue = new Int16Array(SPACES);
