import { DRAW, decide } from '../rules/combat/battle.ts';
import type { Modifier } from '../rules/terms/told.ts';
import { SIDES } from '../rules/terms/units.ts';

type Pair<T> = readonly [T, T];

/** One of the 36 throws of a battle: by how much Athens is above Sparta, and who wins. */
export interface Throw {
  readonly athens: number;
  readonly sparta: number;
  readonly by: number;
  readonly winner: 'athens' | 'sparta' | null;
}
export interface Throws {
  readonly throws: readonly Throw[];
  readonly athens: number;
  readonly sparta: number;
  readonly draw: number;
}
const FACES = [1, 2, 3, 4, 5, 6];

/** PW-6.2.3-e, PW-6.2.4-h: all of them, exactly; what each side adds to its die, and the ratings that break a tie. */
export function throwsOf(added: Pair<number>, ratings: Pair<number>): Throws {
  const throws = FACES.flatMap(athens =>
    FACES.map((sparta): Throw => {
      const sums = [athens + added[0], sparta + added[1]];
      const winner = decide(sums, ratings);
      return { athens, sparta, by: sums[0] - sums[1], winner: winner === DRAW ? null : SIDES[winner] };
    }),
  );
  const count = (who: Throw['winner']): number => throws.filter(({ winner }) => winner === who).length;
  return { throws, athens: count('athens'), sparta: count('sparta'), draw: count(null) };
}

export type BattleType = 'land' | 'naval' | 'null';
/** The lines of the two tables of modifiers, in their printed order. */
const LINES: Readonly<Record<BattleType, readonly string[]>> = {
  naval: ['PW-6.2.3-c', 'PW-6.2.3-b', 'PW-6.2.3-d'],
  land: ['PW-6.2.4-f', 'PW-6.2.4-e', 'PW-6.2.4-g', 'PW-6.2.4-d', 'PW-6.2.4-c'],
  null: [],
};
/** Every line that can apply in a space, be it empty; Sparta's own soil only there. */
export function linesOf(type: BattleType, modifiers: Pair<readonly Modifier[]>, space: string): readonly string[] {
  const usual = LINES[type].filter(rule => rule !== 'PW-6.2.4-c' || space === 'sparta');
  const found = new Set(modifiers.flat().map(({ rule }) => rule));
  return [...usual, ...[...found].filter(rule => !usual.includes(rule))];
}
