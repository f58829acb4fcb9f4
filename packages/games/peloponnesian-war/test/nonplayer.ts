import type { Position } from '../index.ts';
import { loose, type Rolls } from './table.ts';

// A non-player about to operate, as the tests of the Operations Phase need it: the player has passed, so that nobody else acts.

export type Forces = NonNullable<Position['forces']>;

/** Sparta begins an operation; whatever stands on the map is the test's own. */
export const BARE: Position = {
  phase: 'nonplayer-operation',
  turn: 3,
  player: 'athens',
  passed: { athens: true, sparta: false },
  initialDone: { athens: true, sparta: true },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'sparta' },
  rebellion: [],
  treasury: { athens: 6000, sparta: 6000 },
  strategy: { athens: null, sparta: 'attack-athens' },
};
export const SPARTAN_HOME = { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 };
/** Sparta with its first army and those of Corinth and Thebes. */
export const SPARTA: Position = {
  ...BARE,
  forces: {
    athens: { 'athenian-hoplite': 1 },
    sparta: SPARTAN_HOME,
    corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 },
    thebes: { 'spartan-allied-hoplite': 5, 'spartan-allied-cavalry': 4 },
  },
};
/** Athens as non-player. */
export const ATHENS: Position = {
  ...BARE,
  player: 'sparta',
  passed: { athens: false, sparta: true },
  strategy: { athens: 'attack-spartan-ally', sparta: null },
  leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'cup' },
  forces: {
    athens: { 'athenian-hoplite': 9, 'athenian-cavalry': 3 },
    piraeus: { 'athenian-naval': 8 },
    sparta: { 'home-guard': 3 },
  },
};

/** After its operation the non-player’s auguries fail, so that only one is seen. */
export const sparta = (more: Position = {}, rolls: Rolls = {}) => loose({ ...SPARTA, ...more }, { ...rolls, auguries: [6] });
export const athens = (more: Position = {}, rolls: Rolls = {}) => loose({ ...ATHENS, ...more }, { ...rolls, auguries: [6] });
/** It never comes to an operation. */
export const passes = (more: Position = {}, rolls: Rolls = {}) => loose({ ...SPARTA, ...more }, rolls);
export const withForces = (forces: Forces): Position => ({ forces: { ...SPARTA.forces, ...forces } });
export const as = (strategy: string): Position => ({ strategy: { athens: null, sparta: strategy } });

interface Told {
  of(kind: string): readonly { readonly [field: string]: unknown }[];
}
export const shares = (t: Told) =>
  t.of('gathering')[0].shares as { space: string; take: Record<string, number>; there: number; why: string; distance: number }[];
/** What each rally space gives. */
export const taken = (t: Told) =>
  Object.fromEntries(shares(t).flatMap(({ space, take }) => (Object.keys(take).length > 0 ? [[space, take]] : [])));
