import { things } from '@polemos/kernel';
import counters from '../data/counters.json' with { type: 'json' };

export const ATHENS = 0;
export const SPARTA = 1;
export const NO_SIDE = -1;
export const SIDES = ['athens', 'sparta'] as const;
export const SIDE = things('side', SIDES);
export const enemyOf = (side: number): number => 1 - side;
/** The id of a side, or null for nobody. */
export const sideId = (side: number): string | null => (side < 0 ? null : SIDES[side]);

/** PW-0.2-a. */
export const HOPLITE = 0;
export const CAVALRY = 1;
export const NAVAL = 2;
export const TYPES = ['hoplite', 'cavalry', 'naval'] as const;

/**
 * PW-0.2-b: kinds of strength points, by nationality × 3 + type, and the one elite unit of these scenarios. The kinds of a
 * side stand together: Athens 0–5, Sparta 6–11 and the Home Guard.
 */
const NATIONS = ['athenian', 'athenian-allied', 'spartan', 'spartan-allied'] as const;
const SUPPLIED = ['athenian', 'athenianAllied', 'spartan', 'spartanAllied'] as const;
export const HOME_GUARD = 12;
export const UNIT = things('unit', [...NATIONS.flatMap(nation => TYPES.map(type => `${nation}-${type}`)), 'home-guard']);
export const KINDS: number = UNIT.size;

export const sideOf = (kind: number): number => (kind < 6 ? ATHENS : SPARTA);
export const typeOf = (kind: number): number => (kind === HOME_GUARD ? HOPLITE : kind % 3);
export const isAllied = (kind: number): boolean => kind !== HOME_GUARD && kind % 6 >= 3;
export const national = (side: number, type: number): number => side * 6 + type;
export const allied = (side: number, type: number): number => side * 6 + 3 + type;
/** The same type and standing in the other camp: what an ally becomes that changes sides. */
export const turned = (kind: number): number => (kind < 6 ? kind + 6 : kind - 6);

/** PW-0.2-d: the pieces supplied are the most that can be in play. */
export const LIMIT: readonly number[] = UNIT.ids.map((_, kind) =>
  kind === HOME_GUARD
    ? counters.limits.spartan.homeGuard.limit
    : counters.limits[SUPPLIED[Math.floor(kind / 3)]][TYPES[kind % 3]].limit,
);
/** PW-0.3-a. */
export const HOME_GUARD_SP: number = counters.elite.homeGuard.sp;

/** PW-5.1.5-a, b: what activating one SP costs. */
export const ACTIVATION: readonly number[] = UNIT.ids.map((_, kind) =>
  typeOf(kind) === NAVAL ? 400 : kind === national(SPARTA, HOPLITE) || kind === national(SPARTA, CAVALRY) ? 0 : 200,
);
/** PW-8.2-a. */
export const BUILDING_COST = 200;

/** What a scenario or a position writes as `{ "athenian-hoplite": 6 }`. */
export type Units = Readonly<Record<string, number>>;
