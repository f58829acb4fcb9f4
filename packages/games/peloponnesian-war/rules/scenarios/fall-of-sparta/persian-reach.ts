import { ARMY, EXPEDITION, NAVY, type State } from '../../state.ts';
import {
  CYZICUS,
  DISTANCE,
  FROM,
  GROUND,
  ISLAND,
  inCavalryReach,
  inNavalReach,
  KIND,
  LOC_NAVAL,
  SARDIS,
  SPACES,
  TO,
  VIA,
} from '../../terms/board.ts';
import { cavalry, forceOf, naval } from '../../terms/forces.ts';
import { PHARNABAZUS } from '../../terms/leaders.ts';
import { ATHENS } from '../../terms/units.ts';
import { isWalled } from '../../terms/zoi.ts';

// How far the Persians go, and how far they are felt.

/** The bodies of the Persians by number: Army, Navy, satrap. */
export const THE_ARMY = 0;
export const THE_NAVY = 1;
export const THE_SATRAP = 2;
export const BODIES = 3;
export const BODY_NAMES = ['army', 'navy', 'satrap'] as const;
export const placeOfBody = (body: number): number => ARMY + body;

const FAR = 4;
/** PW-10.5.4.6-III-d: within four land or coastal spaces of Sardis. */
let BY_SARDIS: Uint8Array;
function bySardis(): Uint8Array {
  const steps = new Uint8Array(SPACES);
  const queue = [SARDIS];
  steps[SARDIS] = 1;
  for (const space of queue)
    for (let line = FROM[space]; line < FROM[space + 1]; line++) {
      const next = TO[line];
      if (VIA[line] === LOC_NAVAL || KIND[next] === ISLAND || steps[next] > 0 || steps[space] > FAR) continue;
      steps[next] = steps[space] + 1;
      queue.push(next);
    }
  return steps;
}
/** PW-10.5.4.6-IV-f: under Pharnabazus within two spaces of Cyzicus. */
let BY_CYZICUS: readonly boolean[];
GROUND.follow(() => {
  const [army, navy] = [bySardis(), Array.from(DISTANCE[CYZICUS], steps => steps <= 2)];
  return () => {
    BY_SARDIS = army;
    BY_CYZICUS = navy;
  };
});
export const commandsNavy = (s: State): boolean =>
  s.where[PHARNABAZUS] === NAVY || (s.body === THE_NAVY && s.where[PHARNABAZUS] === EXPEDITION);
/** Whether a body under way may enter a space at all. */
export const isWithinReach = (s: State, body: number, space: number): boolean =>
  body === THE_ARMY ? BY_SARDIS[space] > 0 : !commandsNavy(s) || BY_CYZICUS[space];

/** PW-0.6, for Persians. */
export function persianExerts(s: State, body: number, to: number): boolean {
  const from = s.persianAt[body];
  const place = placeOfBody(body);
  if (from < 0 || forceOf(s, place, ATHENS) === 0) return false;
  if (from === to) return true;
  if (isWalled(s, to)) return false; // PW-0.6-g
  return (inCavalryReach(from, to) && cavalry(s, place, ATHENS) > 0) || (inNavalReach(from, to) && naval(s, place, ATHENS) > 0);
}
/** The bodies that are felt in a space, in order. */
export function bodiesWithZoi(s: State, space: number): number[] {
  const found: number[] = [];
  if (s.entered) for (let body = 0; body < BODIES; body++) if (persianExerts(s, body, space)) found.push(body);
  return found;
}
