import { things } from '@polemos/kernel';
import counters from '../../data/counters.json' with { type: 'json' };
import type { Party } from './told.ts';

export const ATHENS = 0;
export const SPARTA = 1;
export const NO_SIDE = -1;
/** A third party: it has units and commanders, but is no side of the war. */
export const PERSIA = 2;
export const SIDES = ['athens', 'sparta'] as const;
export const SIDE = things('side', SIDES);
export const enemyOf = (side: number): number => 1 - side;
/** The id of a side, or null for nobody. */
export const sideId = (side: number): Party | null => (side < 0 ? null : sideName(side));
export const sideName = (side: number): Party => (side === PERSIA ? 'persia' : SIDES[side]);

/** PW-0.2-a. */
export const HOPLITE = 0;
export const CAVALRY = 1;
export const NAVAL = 2;
export const TYPES = ['hoplite', 'cavalry', 'naval'] as const;

/**
 * PW-0.2-b: kinds of strength points, by nationality × 3 + type: Athens 0–5, Sparta 6–11. Then the elite unit of Sparta,
 * and those of The Fall of Sparta: Thebes and the elite units of the Coalition, garrisons, the Persians.
 */
const NATIONS = ['athenian', 'athenian-allied', 'spartan', 'spartan-allied'] as const;
const SUPPLIED = ['athenian', 'athenianAllied', 'spartan', 'spartanAllied'] as const;
export const HOME_GUARD = 12;
export const THEBAN_HOPLITE = 13;
/** From here on: only in The Fall of Sparta. */
export const FIRST_OF_HEGEMONY: number = THEBAN_HOPLITE;
export const THEBAN_CAVALRY = 14;
export const SACRED_BAND = 15;
export const PELTASTS = 16;
export const GARRISON = 17;
export const PERSIAN_INFANTRY = 18;
export const PERSIAN_CAVALRY = 19;
export const PERSIAN_NAVAL = 20;
const { limits, elite, garrisons } = counters;
/** Those that are not a nation's plain SP, from 12 on: id, side, type, pieces supplied. */
const OTHERS: readonly (readonly [string, number, number, number])[] = [
  ['home-guard', SPARTA, HOPLITE, limits.spartan.homeGuard.limit],
  ['theban-hoplite', ATHENS, HOPLITE, limits.theban.hoplite.limit],
  ['theban-cavalry', ATHENS, CAVALRY, limits.theban.cavalry.limit],
  ['sacred-band', ATHENS, HOPLITE, elite.sacredBand.sp],
  ['peltasts', ATHENS, HOPLITE, limits.athenian.peltasts.limit],
  ['garrison', ATHENS, HOPLITE, garrisons.limit],
  ['persian-infantry', PERSIA, HOPLITE, limits.persian.lightInfantry.limit],
  ['persian-cavalry', PERSIA, CAVALRY, limits.persian.cavalry.limit],
  ['persian-naval', PERSIA, NAVAL, limits.persian.naval.limit],
];
export const UNIT = things('unit', [
  ...NATIONS.flatMap(nation => TYPES.map(type => `${nation}-${type}`)),
  ...OTHERS.map(([id]) => id),
]);
export const KINDS: number = UNIT.size;
const PLAIN = NATIONS.length * TYPES.length;

const KIND_SIDE: readonly number[] = UNIT.ids.map((_, kind) =>
  kind < 6 ? ATHENS : kind < PLAIN ? SPARTA : OTHERS[kind - PLAIN][1],
);
const KIND_TYPE: readonly number[] = UNIT.ids.map((_, kind) => (kind < PLAIN ? kind % 3 : OTHERS[kind - PLAIN][2]));
export const sideOf = (kind: number): number => KIND_SIDE[kind];
export const typeOf = (kind: number): number => KIND_TYPE[kind];
export const isAllied = (kind: number): boolean => kind < PLAIN && kind % 6 >= 3;
export const isPersian = (kind: number): boolean => kind >= PERSIAN_INFANTRY;
export const national = (side: number, type: number): number => side * 6 + type;
export const allied = (side: number, type: number): number => side * 6 + 3 + type;
/** The same type and standing in the other camp: what an ally becomes that changes sides. */
export const turned = (kind: number): number => (kind < 6 ? kind + 6 : kind - 6);

/** What can march with a commander of a side, and all that belongs to it. */
const plain = (side: number): number[] => [0, 1, 2, 3, 4, 5].map(kind => side * 6 + kind);
export const MARCHING: readonly (readonly number[])[] = [
  [...plain(ATHENS), THEBAN_HOPLITE, THEBAN_CAVALRY, SACRED_BAND, PELTASTS],
  plain(SPARTA),
];
export const ALL_KINDS: readonly (readonly number[])[] = [
  [...MARCHING[ATHENS], GARRISON],
  [...MARCHING[SPARTA], HOME_GUARD],
];

/** PW-0.2-d: the pieces supplied are the most that can be in play. */
export const LIMIT: readonly number[] = UNIT.ids.map((_, kind) =>
  kind < PLAIN ? limits[SUPPLIED[Math.floor(kind / 3)]][TYPES[kind % 3]].limit : OTHERS[kind - PLAIN][3],
);
/** PW-0.3-a: elite units and their SP; what is left of one stands as these (PW-0.3-d). */
export const HOME_GUARD_SP: number = elite.homeGuard.sp;
export const ELITE: Readonly<Record<number, { readonly sp: number; readonly as: number }>> = {
  [HOME_GUARD]: { sp: HOME_GUARD_SP, as: national(SPARTA, HOPLITE) },
  [SACRED_BAND]: { sp: elite.sacredBand.sp, as: THEBAN_HOPLITE },
  [PELTASTS]: { sp: elite.peltasts.sp, as: national(ATHENS, HOPLITE) },
};

/** PW-5.1.5-a, b: what activating one SP costs. */
export const ACTIVATION: readonly number[] = UNIT.ids.map((_, kind) =>
  typeOf(kind) === NAVAL ? 400 : kind === national(SPARTA, HOPLITE) || kind === national(SPARTA, CAVALRY) ? 0 : 200,
);
/** PW-8.2-a. */
export const BUILDING_COST = 200;

/** What a scenario or a position writes as `{ "athenian-hoplite": 6 }`. */
export type Units = Readonly<Record<string, number>>;
