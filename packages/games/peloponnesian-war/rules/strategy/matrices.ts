import data from '../../data/board.json' with { type: 'json' };
import { SPACE } from '../terms/board.ts';

/** A required Expedition: hoplites, cavalry, ships. */
export type Mix = readonly [number, number, number];
export interface Strategy {
  readonly id: string;
  readonly faces: readonly number[];
  /** By kind of objective: land, coastal, island (PW-M-c). */
  readonly force: readonly [Mix, Mix, Mix];
  /** By the first die: an area of the matrix. Empty: there is only one die (PW-5.2-e). */
  readonly areas: readonly string[];
  /** By the only die, where there are no areas. */
  readonly spaces: readonly number[];
}
export interface Matrix {
  readonly strategies: readonly Strategy[];
  readonly areas: Readonly<Record<string, readonly number[]>>;
}

interface Written {
  readonly strategies: readonly {
    readonly id: string;
    readonly roll: readonly number[];
    readonly force: Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>;
    readonly areas?: Readonly<Record<string, string>>;
    readonly objectives?: Readonly<Record<string, string>>;
  }[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
}
const mix = (written: Readonly<Record<string, number | undefined>> | undefined): Mix => [
  written?.H ?? 0,
  written?.C ?? 0,
  written?.N ?? 0,
];
function compile(written: Written): Matrix {
  return {
    areas: Object.fromEntries(Object.entries(written.areas).map(([area, ids]) => [area, ids.map(id => SPACE.at(id))])),
    strategies: written.strategies.map(({ id, roll, force, areas, objectives }) => {
      const shore = mix(force['C/I'] ?? force['C/I/L']);
      return {
        id,
        faces: roll,
        force: [mix(force.L ?? force['C/I/L']), shore, shore],
        areas: Object.values(areas ?? {}),
        spaces: Object.values(objectives ?? {}).map(space => SPACE.at(space)),
      };
    }),
  };
}
/** PW-MA, PW-MS: by side. */
export const MATRIX: readonly [Matrix, Matrix] = [
  compile(data.special.matrices.athenian as Written),
  compile(data.special.matrices.spartan as Written),
];
/** PW-MA-a: in this order. */
export const DEFENDED: readonly number[] = data.special.matrices.athenian.defensive.spaces.map(id => SPACE.at(id));
/** PW-MA-a and PW-MS-a to d, PW-R19. */
export const DEFENCE: readonly [Mix, Mix] = [
  [3, 0, 3],
  [10, 1, 0],
];
/** PW-4.1-c: the row that hostages bar: Attack Sparta, Attack Athens. */
export const HOME_ATTACK: readonly [number, number] = [3, 0];
export const CAUSE_REBELLION = 'cause-rebellion';

/** PW-M-a: the row for a sum. */
export function strategyFor(side: number, sum: number): number {
  const face = Math.max(1, Math.min(6, sum));
  return MATRIX[side].strategies.findIndex(({ faces }) => faces.includes(face));
}
export const strategyId = (side: number, row: number): string | null => (row < 0 ? null : strategyName(side, row));
export const strategyName = (side: number, row: number): string => MATRIX[side].strategies[row].id;
export const isCauseRebellion = (side: number, row: number): boolean => strategyId(side, row) === CAUSE_REBELLION;
