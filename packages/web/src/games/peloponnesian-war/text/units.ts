import type { IconName } from '../../../icons/names.ts';
import type { Side } from '../map/board.ts';

export type Arm = 'hoplite' | 'cavalry' | 'naval' | 'elite';
export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly allied: boolean;
  readonly arm: Arm;
}
export type Units = Readonly<Record<string, number>>;

const ICON: Readonly<Record<Arm, IconName>> = { hoplite: 'hoplite', cavalry: 'cavalry', naval: 'trireme', elite: 'elite' };
export const iconOf = (arm: Arm): IconName => ICON[arm];

/** PW-10.5: units that only The Fall of Sparta has. Thebes is of the Coalition; the Persians stand apart, by their stacks. */
const LATE: Readonly<Record<string, Arm>> = {
  'theban-hoplite': 'hoplite',
  'theban-cavalry': 'cavalry',
  'sacred-band': 'elite',
  peltasts: 'elite',
  garrison: 'hoplite',
  'persian-infantry': 'hoplite',
  'persian-cavalry': 'cavalry',
  'persian-naval': 'naval',
};
export const isPersian = (id: string): boolean => id.startsWith('persian');
/** `spartan-allied-naval` and its like; the Home Guard is the one elite unit. */
export function unitOf(id: string): Unit {
  if (id === 'home-guard') return { id, side: 'sparta', allied: false, arm: 'elite' };
  const late = LATE[id];
  if (late !== undefined) return { id, side: 'athens', allied: false, arm: late };
  const allied = id.includes('-allied-');
  return { id, side: id.startsWith('athenian') ? 'athens' : 'sparta', allied, arm: id.slice(id.lastIndexOf('-') + 1) as Arm };
}
/** What has been chosen to join the expedition and is not activated yet. */
export const comingOf = ({ counts }: { readonly counts: Units }): Units | null =>
  Object.keys(counts).length === 0 ? null : counts;
export const sumOf = (units: Units): number => Object.values(units).reduce((sum, count) => sum + count, 0);
export const ofSide = (units: Units | undefined, side: Side): Units =>
  Object.fromEntries(Object.entries(units ?? {}).filter(([id, count]) => count > 0 && unitOf(id).side === side));
const ORDER: readonly Arm[] = ['elite', 'hoplite', 'cavalry', 'naval'];
/** National before allied, hoplites before cavalry before ships: the order in which a stack is read. */
export const sorted = (units: Units): readonly (readonly [Unit, number])[] =>
  Object.entries(units)
    .map(([id, count]) => [unitOf(id), count] as const)
    .sort(([a], [b]) => Number(a.allied) - Number(b.allied) || ORDER.indexOf(a.arm) - ORDER.indexOf(b.arm));
