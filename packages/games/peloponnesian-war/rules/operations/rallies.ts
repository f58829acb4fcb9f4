import type { P, State } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { HOME, SPACE, SPACES } from '../terms/board.ts';
import { forceOf, fresh, nextOccupied, ofType } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { allied, NAVAL, national } from '../terms/units.ts';
import { isFrozen } from './operation.ts';
import { BY_LAND_LINES, BY_SEA_LINES, distancesFrom, ESCORTED, isRally, type Journey } from './routes.ts';

// PW-5.2.1-a, b: the rally spaces of a plan, nearest to home first, and what stands in each. Nothing changes while a plan is made, so
// that the state is asked once; the tables are filled anew for the next plan.

/** The nearest first: the first `rallyCount` of the list. */
export const rallies: number[] = new Array(SPACES).fill(0);
export let rallyCount = 0;
/** Those that the Expedition could not leave (PW-R115). */
export const unreached: number[] = [];
/** How far each space is from home. */
export let away: Int16Array = new Int16Array(SPACES);
/** How far the objective is from everywhere for the required Expedition, and where its land SP can come from besides. */
let onward: Int16Array = new Int16Array(SPACES);
let ashore: Int16Array | null = null;
/** PW-R115: the required Expedition could go on from there, or ships could come for those who stand there. */
export const leadsOn = (space: number): boolean => onward[space] >= 0;

/** By rally space × 3 + type: national and Allied SP that may still be activated, and all that stand there. */
export const ownReady = new Uint8Array(SPACES * 3);
export const alliedReady = new Uint8Array(SPACES * 3);
export const standing = new Uint8Array(SPACES * 3);
/** By rally space: its Force, and whether it has the colour of the side. */
export const forces = new Uint8Array(SPACES);
export const isOurs = new Uint8Array(SPACES);

/** The home space, then nearest first (PW-R32); PW-5.1.6 binds the commander only while he is alone. */
export function findRallies(s: State, side: number, mix: Mix, objective: number): void {
  const journey = (way: Journey['way']): Journey => ({ side, way, objective, allies: false });
  const bySea = mix[NAVAL] > 0;
  onward = distancesFrom(s, journey(bySea ? BY_SEA_LINES : BY_LAND_LINES), objective); // the lines are the same both ways
  ashore = bySea ? distancesFrom(s, journey(BY_LAND_LINES), HOME[side]) : null; // they go aboard where the ships are
  away = distancesFrom(s, journey(ESCORTED), HOME[side]);
  lotCount = 0;
  unreached.length = 0;
  rallyCount = 0;
  for (let space = nextOccupied(s, side, 0); space >= 0; space = nextOccupied(s, side, space + 1)) {
    if (away[space] < 0 || isFrozen(s, space) || !isRally(s, space, side)) continue;
    if (onward[space] < 0 && (ashore === null || ashore[space] < 0)) {
      unreached.push(space);
      continue;
    }
    count(s, side, space);
    let i = rallyCount++;
    for (; i > 0 && away[rallies[i - 1]] > away[space]; i--) rallies[i] = rallies[i - 1];
    rallies[i] = space;
  }
}
function count(s: State, side: number, space: number): void {
  for (let type = 0; type < 3; type++) {
    const at = space * 3 + type;
    ownReady[at] = fresh(s, space, national(side, type));
    alliedReady[at] = fresh(s, space, allied(side, type));
    standing[at] = ofType(s, space, side, type); // PW-R101: the Home Guard counts as present
  }
  forces[space] = forceOf(s, space, side);
  isOurs[space] = colourOf(s, space) === side ? 1 : 0;
}

/** The lots of this plan: who was drawn, and among whom. However often it is drafted again, nothing is drawn twice. */
const lots: { among: readonly number[]; drawn: number }[] = [];
let lotCount = 0;
/** For people. */
export const lotsDrawn = (): readonly { readonly drawn: string; readonly of: readonly string[] }[] =>
  lots.slice(0, lotCount).map(({ drawn, among }) => ({ drawn: SPACE.ids[drawn], of: among.map(space => SPACE.ids[space]) }));
/** PW-R32: one of equally near spaces. */
export function drawRally({ fate }: P, among: readonly number[]): number {
  for (let i = 0; i < lotCount; i++) {
    const { among: those, drawn } = lots[i];
    if (among.includes(drawn) && among.every(space => those.includes(space))) return drawn;
  }
  const drawn = among[fate.lot(among.length, 'equally near rally spaces', 'PW-R32', one => SPACE.ids[among[one]])];
  lots[lotCount++] = { among, drawn };
  return drawn;
}
