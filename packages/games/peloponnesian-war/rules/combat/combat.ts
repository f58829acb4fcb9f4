import { bookOf } from '../editions/book.ts';
import type { P } from '../state.ts';
import { SPACE, SPACES } from '../terms/board.ts';
import { battlesOfTwo } from '../two-players/combat.ts';
import { BY_RANK, fightAcross, fightIn, opposingPairs, rankOf, sharedSpaces } from './pairs.ts';

/** PW-6.2: all battles of the Combat Phase, class by class. */
export function battleResolution(play: P): void {
  const { state } = play;
  if (bookOf(state).nextCombat !== 'lot') return play.call(battlesOfTwo);
  state.fought = [];
  for (let rank = 0; rank < 3; rank++) inOneSpace(play, rank); // PW-6.2-a to c
  acrossSpaces(play); // PW-6.2-d
  state.fought = [];
}

/** PW-6.2-a to c, h: in one space, by lot inside a class; looked at anew before each. */
function inOneSpace(play: P, rank: number): void {
  const { state, fate } = play;
  for (;;) {
    const found = sharedSpaces(state).filter(space => rankOf(state, space) === rank);
    if (found.length === 0) return;
    const space = found[fate.lot(found.length, 'next battle', 'PW-6.2-h', i => SPACE.ids[found[i]])];
    tellOrder(
      play,
      found.map(one => SPACE.ids[one]),
      SPACE.ids[space],
      BY_RANK[rank],
    );
    fightIn(play, space, BY_RANK[rank]);
  }
}

/** A pair of Forces, Athens' first. */
const names = (pair: number): string => `${SPACE.ids[Math.floor(pair / SPACES)]}/${SPACE.ids[pair % SPACES]}`;
/** PW-6.2-d, g, i, j, PW-R12: a unit in the ZOI of an enemy Force in another space; each pair of Forces once. */
function acrossSpaces(play: P): void {
  const { state, fate } = play;
  for (;;) {
    const pairs = opposingPairs(state);
    if (pairs.length === 0) return;
    const pair = pairs[fate.lot(pairs.length, 'next battle', 'PW-6.2-h', i => names(pairs[i]))];
    const athens = Math.floor(pair / SPACES);
    const sparta = pair % SPACES;
    tellOrder(play, play.tell ? pairs.map(names) : [], names(pair), 'PW-6.2-d');
    fightAcross(play, athens, sparta);
  }
}
function tellOrder(play: P, of: readonly string[], space: string, rule: string): void {
  if (of.length > 1) play.tell?.({ kind: 'order', rule, what: 'battle', space, of });
}
