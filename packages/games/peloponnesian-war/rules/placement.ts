import { decision, each, type Play, procedure } from '@polemos/kernel';
import { T } from './actions.ts';
import {
  AMPHIPOLIS,
  ARGOS,
  CHIOS,
  CORCYRA,
  CORINTH,
  GYTHIUM,
  HOME,
  LARISA,
  PELLA,
  PIRAEUS,
  SAMOS,
  SARDIS,
  SPACE,
  SYRACUSE,
  THEBES,
} from './board.ts';
import { forceOf, move, remove, spOf } from './forces.ts';
import { SCENARIOS } from './scenarios.ts';
import { chiosIsLost, coalitionNeutral, enemyControls, isRebel } from './standing.ts';
import { GHB, NO_ALLIES_IN_ATHENS, type P, type State } from './state.ts';
import { ATHENS, allied, CAVALRY, HOME_GUARD, HOPLITE, NAVAL, national, SIDES, SPARTA, sideOf, UNIT } from './units.ts';

/** One priority of the table: a space up to a number, a 50/50 split of the rest, or all the rest. */
type Priority =
  | { readonly to: number; readonly until: number }
  | { readonly split: readonly [number, number] }
  | { readonly rest: number };

/** PW-P-g to r: the Post-Combat Movement Table, by kind, top priority first. Active neutrals come before the row's own list. */
const TABLE: Readonly<Record<number, readonly Priority[]>> = {
  [national(ATHENS, HOPLITE)]: [{ rest: HOME[ATHENS] }],
  [allied(ATHENS, HOPLITE)]: [
    { to: AMPHIPOLIS, until: 1 },
    { to: ARGOS, until: 4 },
    { to: LARISA, until: 2 },
    { split: [CORCYRA, CHIOS] },
    { rest: HOME[ATHENS] },
  ],
  [national(SPARTA, HOPLITE)]: [{ rest: HOME[SPARTA] }],
  [HOME_GUARD]: [{ rest: HOME[SPARTA] }],
  [allied(SPARTA, HOPLITE)]: [{ to: SYRACUSE, until: 2 }, { split: [CORINTH, THEBES] }, { rest: HOME[SPARTA] }],
  [national(ATHENS, CAVALRY)]: [{ rest: HOME[ATHENS] }],
  [allied(ATHENS, CAVALRY)]: [{ to: PELLA, until: 2 }, { rest: LARISA }, { rest: HOME[ATHENS] }],
  [national(SPARTA, CAVALRY)]: [{ rest: HOME[SPARTA] }],
  [allied(SPARTA, CAVALRY)]: [
    { to: SARDIS, until: 3 },
    { to: PELLA, until: 2 },
    { to: SYRACUSE, until: 2 },
    { rest: THEBES },
    { rest: HOME[SPARTA] },
  ],
  [national(ATHENS, NAVAL)]: [{ rest: PIRAEUS }, { rest: CORCYRA }, { rest: CHIOS }], // PW-R41
  [allied(ATHENS, NAVAL)]: [{ split: [CORCYRA, CHIOS] }, { rest: PIRAEUS }],
  [national(SPARTA, NAVAL)]: [{ rest: GYTHIUM }, { rest: CORINTH }],
  [allied(SPARTA, NAVAL)]: [{ to: SYRACUSE, until: 2 }, { rest: CORINTH }, { rest: GYTHIUM }],
};
/** PW-P-b: hoplites, cavalry, ships; Athens before Sparta, national before Allied. */
const ORDER: readonly number[] = [0, 3, 6, HOME_GUARD, 9, 1, 4, 7, 10, 2, 5, 8, 11];

/** PW-P-c, PW-R119, PW-R112: whether SP of a kind can be placed in a space now. */
function isAvailable(s: State, space: number, kind: number, homecoming: boolean): boolean {
  const side = sideOf(kind);
  if ((s.bans & NO_ALLIES_IN_ATHENS) !== 0 && side === ATHENS && kind >= 3 && (space === HOME[ATHENS] || space === PIRAEUS))
    return false;
  if (space === HOME[side] && homecoming) return true; // in 5.9 a home space always is: a battle follows
  if (space === CORCYRA && s.corcyraLeft) return false; // PW-R136
  if (forceOf(s, space, 1 - side) > 0) return false; // PW-5.5.3-c
  if (enemyControls(s, space, side) && forceOf(s, space, side) === 0) return false;
  if (space === ARGOS || space === SYRACUSE || space === PELLA || space === SARDIS) return coalitionNeutral(s, space) === side;
  return !isRebel(s, space);
}
/** PW-6.9-a: Samos takes the place of a lost Chios. PW-10.2.3-d: Athens that of Larisa. */
function stand(s: State, space: number): number {
  if (space === LARISA && SCENARIOS[s.scenario].larisaIsAthens) return HOME[ATHENS];
  if (space !== CHIOS || !chiosIsLost(s)) return space;
  s.chiosLost = true;
  return SAMOS;
}

interface Placing {
  readonly homecoming: boolean;
}

/** Places one kind of the Going Home box, as far as the player need not choose. */
function placeKind(play: Play<State>, by: Placing & Readonly<Record<string, number>>): void {
  const { state } = play;
  const kind = ORDER[by.row];
  for (const priority of TABLE[kind]) {
    const left = spOf(state, GHB, kind);
    if (left === 0) return;
    if ('split' in priority) {
      const [one, two] = priority.split.map(space => stand(state, space));
      const open = [one, two].filter(space => isAvailable(state, space, kind, by.homecoming));
      if (open.length === 1) put(play, kind, open[0], left, 'PW-P-e');
      if (open.length < 2) continue;
      put(play, kind, one, Math.floor(left / 2), 'PW-P-f');
      put(play, kind, two, Math.floor(left / 2), 'PW-P-f');
      if (left % 2 === 0) return;
      if (sideOf(kind) === state.player) return play.call(odd, { kind, one, two }); // PW-R38
      const die = play.fate.d6('odd SP', 'PW-R38');
      return put(play, kind, die <= 3 ? one : two, 1, 'PW-R38');
    }
    const space = stand(state, 'to' in priority ? priority.to : priority.rest);
    if (!isAvailable(state, space, kind, by.homecoming)) continue;
    const room = 'to' in priority ? priority.until - spOf(state, space, kind) : left; // PW-R39
    if (room > 0) put(play, kind, space, Math.min(room, left), 'to' in priority ? 'PW-P-b' : 'PW-P-a');
  }
  nowhere(play, kind);
}
function put(play: P, kind: number, space: number, count: number, rule: string): void {
  if (count === 0) return;
  move(play.state, GHB, space, kind, count);
  play.tell?.({ kind: 'placed', rule, unit: UNIT.ids[kind], count, space: SPACE.ids[space], side: SIDES[sideOf(kind)] });
}
/** PW-P-p, q, r, PW-R41, PW-R119: no place left. PW-R104: no loss of the turn. */
function nowhere(play: P, kind: number): void {
  const { state } = play;
  const count = spOf(state, GHB, kind);
  if (count === 0) return;
  remove(state, GHB, kind, count);
  play.tell?.({ kind: 'no-place', rule: 'PW-R41', unit: UNIT.ids[kind], count, side: SIDES[sideOf(kind)] });
}

/** PW-R38: the odd SP of a 50/50 split is the player's to send. */
export const odd = decision<State, { readonly kind: number; readonly one: number; readonly two: number }>({
  name: 'odd',
  rule: 'PW-P-f',
  seat: () => 0,
  legal(_, { one, two }, offer) {
    offer.add(T.send, one);
    offer.add(T.send, two);
  },
  refuse: { send: (_, { one, two }, space) => (space === one || space === two ? null : 'PW-P-f') },
  on: {
    send(play, { kind }, space) {
      play.done();
      put(play, kind, space, 1, 'PW-R38');
    },
  },
  about: (_, { kind, one, two }) => ({ unit: UNIT.ids[kind], spaces: [SPACE.ids[one], SPACE.ids[two]] }),
});

const nextRow = ({ state }: P, _: object, after: number): number => {
  for (let row = after + 1; row < ORDER.length; row++) if (spOf(state, GHB, ORDER[row]) > 0) return row;
  return -1;
};
/** PW-P-a: all units of the Going Home box. */
export const placement = procedure<State, Placing>('placement', each('row', nextRow, placeKind as never) as never);
