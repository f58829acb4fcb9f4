import type { IconName } from '../../../icons/names.ts';

export type Arm = 'hoplites' | 'light' | 'cavalry' | 'special' | 'engines' | 'triremes' | 'transport';
/** TI-I-d: who serves for pay, who for his city, who comes from the interior. */
export type Family = 'mercenary' | 'citizen' | 'native' | 'gear';
export interface Unit {
  readonly id: string;
  readonly arm: Arm;
  readonly family: Family;
  readonly discontented: boolean;
}
const ARM: Readonly<Record<string, Arm>> = {
  bodyguard: 'special',
  'sacred-band': 'special',
  veterans: 'special',
  engines: 'engines',
  triremes: 'triremes',
  transport: 'transport',
};
const ICON: Readonly<Record<Arm, IconName>> = {
  hoplites: 'hoplite',
  light: 'light-infantry',
  cavalry: 'cavalry',
  special: 'elite',
  engines: 'artillery',
  triremes: 'trireme',
  transport: 'merchant',
};
const ORDER: readonly Arm[] = ['special', 'hoplites', 'light', 'cavalry', 'engines', 'triremes', 'transport'];

/** What a unit's id says: `mercenary-light-discontented`. */
export function unitOf(id: string): Unit {
  const kind = id.replace(/-discontented$/, '');
  const arm = ARM[kind] ?? (kind.endsWith('cavalry') ? 'cavalry' : kind.endsWith('light') ? 'light' : 'hoplites');
  const family: Family =
    arm === 'engines' || arm === 'triremes' || arm === 'transport'
      ? 'gear'
      : kind.startsWith('mercenary') || kind === 'bodyguard'
        ? 'mercenary'
        : kind.startsWith('native')
          ? 'native'
          : 'citizen';
  return { id, arm, family, discontented: kind !== id };
}
export const iconOf = (arm: Arm): IconName => ICON[arm];
export type Points = Readonly<Record<string, number>>;

/** Units in the order of a stack: the best first, ships last. */
export const sorted = (points: Points): readonly (readonly [Unit, number])[] =>
  Object.entries(points)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => [unitOf(id), count] as const)
    .sort(
      ([a], [b]) =>
        ORDER.indexOf(a.arm) - ORDER.indexOf(b.arm) ||
        a.family.localeCompare(b.family) ||
        Number(a.discontented) - Number(b.discontented),
    );
export const isTroop = ({ family }: Unit): boolean => family !== 'gear';
export const troopsOf = (points: Points): number => sorted(points).reduce((sum, [unit, n]) => sum + (isTroop(unit) ? n : 0), 0);
