import { fight } from '../../combat/battle.ts';
import { type P, SIEGE, type State } from '../../state.ts';
import { ANY_REACH, SPACES } from '../../terms/board.ts';
import { forceOf } from '../../terms/forces.ts';
import { ATHENS, SPARTA } from '../../terms/units.ts';
import { exertsInCombat } from '../../terms/zoi.ts';
import { BODIES, persianExerts, placeOfBody } from './persian-reach.ts';

// PW-10.5.4.6-III-a: in the Combat Phase the Persians fight whoever of the players is near them.

interface PersianBattle {
  readonly body: number;
  /** Where the Force of a player stands, and whose it is. */
  readonly space: number;
  readonly side: number;
}
/** Numbers beyond those of the players' own pairs. */
const FIRST = SPACES * SPACES;
export const isWithPersians = (pair: number): boolean => pair >= FIRST;
export const writePersian = ({ body, space, side }: PersianBattle): number => FIRST + (body * SPACES + space) * 2 + side;
export const readPersian = (pair: number): PersianBattle => ({
  side: (pair - FIRST) & 1,
  space: ((pair - FIRST) >> 1) % SPACES,
  body: Math.floor(((pair - FIRST) >> 1) / SPACES),
});

/** PW-6.2-a to d, j: in one space, or in the other's ZOI; each pair once. */
export function persianBattles(s: State): number[] {
  const found: number[] = [];
  for (let body = 0; body < BODIES; body++) {
    const at = s.persianAt[body];
    if (at < 0 || forceOf(s, placeOfBody(body), ATHENS) === 0) continue;
    for (const space of [at, ...ANY_REACH[at]])
      for (const side of [ATHENS, SPARTA]) {
        if (forceOf(s, space, side) === 0 || (s.marks[space] & SIEGE[1 - side]) !== 0) continue; // PW-0.6-j
        const near = space === at || persianExerts(s, body, space) || exertsInCombat(s, space, side, at);
        const pair = writePersian({ body, space, side });
        if (near && !s.fought.includes(pair)) found.push(pair);
      }
  }
  return found;
}
/** In the space of the Force that stands in the other's ZOI; if both do, in that of the player's (PW-R12, PW-R172). */
export function fightPersians(play: P, pair: number): void {
  const { state } = play;
  const { body, space, side } = readPersian(pair);
  state.fought.push(pair);
  const place = placeOfBody(body);
  const where = persianExerts(state, body, space) ? space : state.persianAt[body];
  fight(play, { space: where, places: side === ATHENS ? [space, place] : [place, space] }, 'PW-10.5.4.6-III-a'); // null: PW-R172
}
