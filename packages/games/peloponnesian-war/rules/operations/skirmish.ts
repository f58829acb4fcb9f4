import { type Broken, brokenSince } from '../combat/elite.ts';
import { bookOf } from '../editions/book.ts';
import { ARMY, EXPEDITION, type P, type State } from '../state.ts';
import { ISLAND, KIND, LAND, SPACE } from '../terms/board.ts';
import { arePersians, breakElite, eliminate, forceOf, landSp, naval, spOf, unitsOf } from '../terms/forces.ts';
import type { Party } from '../terms/told.ts';
import {
  ATHENS,
  allied,
  CAVALRY,
  ELITE,
  enemyOf,
  GARRISON,
  HOME_GUARD,
  HOPLITE,
  NAVAL,
  national,
  PELTASTS,
  PERSIAN_CAVALRY,
  PERSIAN_INFANTRY,
  PERSIAN_NAVAL,
  SACRED_BAND,
  SIDES,
  SPARTA,
  THEBAN_CAVALRY,
  THEBAN_HOPLITE,
  UNIT,
} from '../terms/units.ts';
import type { Weighed } from './told.ts';

/** PW-5.7.1-d, e: which type is lost first. */
const ASHORE = [HOPLITE, CAVALRY, NAVAL];
const AT_SEA = [NAVAL, CAVALRY, HOPLITE];

/** PW-5.7.2-a: both dice together. */
export const LEADS_TO_BATTLE = 11;

/** A side, or the Persians in its place. */
const partyOf = (s: State, by: number, side: number): Party =>
  arePersians(s, side === s.active ? EXPEDITION : by) ? 'persia' : SIDES[side];
const SKIRMISH_OF = SIDES.map(side => `skirmish of ${side}`);
/** PW-5.7.1: one die per side. Answers the rule by which a battle follows at once, or null. */
export function skirmish(play: P, by: number): string | null {
  const { state, fate } = play;
  const weighed = weigh(state, by); // PW-5.7.2-d: on the SP that enter it
  const dice = [fate.d6(SKIRMISH_OF[0], 'PW-5.7.1-a'), fate.d6(SKIRMISH_OF[1], 'PW-5.7.1-a')];
  const lost: Record<string, string> = {};
  const broken: Broken[] = [];
  for (let side = 0; side < 2; side++) {
    if (dice[side] !== 1) continue;
    const place = side === state.active ? EXPEDITION : by;
    const before = play.tell === undefined ? {} : unitsOf(state, place, side);
    const kind = loseOne(state, place, side);
    if (play.tell !== undefined) broken.push(...brokenSince(state, { place, side, space: state.at, before }));
    if (kind >= 0) lost[partyOf(state, by, side)] = UNIT.ids[kind];
  }
  const over = forceOf(state, EXPEDITION, state.active) === 0 || forceOf(state, by, enemyOf(state.active)) === 0;
  const follows = weighed.find(test => test.battle)?.rule ?? null;
  const battle = over ? null : dice[0] + dice[1] >= LEADS_TO_BATTLE ? 'PW-5.7.2-a' : follows;
  play.tell?.({
    kind: 'skirmish',
    rule: 'PW-5.7.1-a',
    space: SPACE.ids[state.at],
    by: SPACE.ids[arePersians(state, by) ? state.persianAt[by - ARMY] : by],
    ...(arePersians(state, by) ? { against: 'persia' } : {}),
    parties: [partyOf(state, by, ATHENS), partyOf(state, by, SPARTA)],
    dice: { athens: dice[0], sparta: dice[1] },
    lost,
    weighed: over ? weighed.map(test => ({ ...test, battle: false })) : weighed,
    battle,
  });
  for (const one of broken) play.tell?.(one);
  return battle;
}

/** PW-5.7.1-c to g. Answers the kind lost, or −1: the Home Guard is passed over (PW-0.3-e), but not by PW1-0-g. */
function loseOne(s: State, place: number, side: number): number {
  const guard = side === SPARTA && !bookOf(s).eliteGuard ? [HOME_GUARD] : [];
  for (const type of KIND[s.at] === ISLAND ? AT_SEA : ASHORE)
    for (const kind of s.role < 0
      ? [national(side, type), ...(type === HOPLITE ? guard : []), allied(side, type)]
      : IN_HEGEMONY[side][type])
      if (spOf(s, place, kind) > 0) {
        if (ELITE[kind] === undefined) eliminate(s, place, kind, 1);
        else breakElite(s, place, kind, 1); // PW-R72
        if (place === EXPEDITION && type === NAVAL) s.wrecked++; // PW-5.1.4-d
        return kind;
      }
  return -1;
}
/** PW-R165: in The Fall of Sparta, by side and type. */
const IN_HEGEMONY: readonly (readonly (readonly number[])[])[] = [
  [
    [0, PELTASTS, THEBAN_HOPLITE, SACRED_BAND, 3, GARRISON, PERSIAN_INFANTRY],
    [1, THEBAN_CAVALRY, 4, PERSIAN_CAVALRY],
    [2, 5, PERSIAN_NAVAL],
  ],
  [
    [6, 9, PERSIAN_INFANTRY],
    [7, 10, PERSIAN_CAVALRY],
    [8, 11, PERSIAN_NAVAL],
  ],
];

/** PW-5.7.2-b, c, e: land SP off the islands, ships off the land; how many there are, and how many are the interceptor's. */
function weigh(s: State, by: number): readonly Weighed[] {
  const enemy = enemyOf(s.active);
  const tests: Weighed[] = [];
  const test = (rule: Weighed['rule'], own: number, all: number): void => {
    if (all > 0) tests.push({ rule, own, all, battle: all >= 8 && own * 2 >= all });
  };
  const land = landSp(s, by, enemy);
  const ships = naval(s, by, enemy);
  if (KIND[s.at] !== ISLAND) test('PW-5.7.2-b', land, land + landSp(s, EXPEDITION, s.active));
  if (KIND[s.at] !== LAND) test('PW-5.7.2-c', ships, ships + naval(s, EXPEDITION, s.active));
  return tests;
}
