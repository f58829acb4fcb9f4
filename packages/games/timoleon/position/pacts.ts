import { FACTION, FACTIONS, SEATS } from '../rules/materials/board.ts';
import type { State } from '../rules/state.ts';

export interface Treaty {
  readonly a: string;
  readonly b: string;
  readonly truce: number;
  readonly passage: number;
  readonly joint: boolean;
}
export type Pair = readonly [string, string];

export const pairs = (list: readonly number[]): readonly Pair[] => {
  const found: Pair[] = [];
  for (let a = 0; a < FACTIONS; a++)
    for (let b = a + 1; b < FACTIONS; b++) if (list[a * FACTIONS + b] === 1) found.push([SEATS[a], SEATS[b]]);
  return found;
};
export const join = (list: number[], given: readonly Pair[]): void => {
  list.fill(0);
  for (const [a, b] of given) {
    list[FACTION.at(a) * FACTIONS + FACTION.at(b)] = 1;
    list[FACTION.at(b) * FACTIONS + FACTION.at(a)] = 1;
  }
};
const hasTerms = (s: State, at: number): boolean => s.truce[at] > 0 || s.passage[at] > 0 || s.joint[at] === 1;
export function writeTreaties(s: State): readonly Treaty[] {
  const treaties: Treaty[] = [];
  for (let a = 0; a < FACTIONS; a++)
    for (let b = 0; b < FACTIONS; b++) {
      const at = a * FACTIONS + b;
      if (hasTerms(s, at) || hasTerms(s, b * FACTIONS + a))
        treaties.push({ a: SEATS[a], b: SEATS[b], truce: s.truce[at], passage: s.passage[at], joint: s.joint[at] === 1 });
    }
  return treaties;
}
/** A treaty that is written once holds both ways; written twice, each row is what one side owes the other. */
export function readTreaties(s: State, treaties: readonly Treaty[]): void {
  const write = (a: string, b: string, { truce, passage, joint }: Treaty): void => {
    const at = FACTION.at(a) * FACTIONS + FACTION.at(b);
    s.truce[at] = truce;
    s.passage[at] = passage;
    s.joint[at] = joint ? 1 : 0;
  };
  for (const treaty of treaties) write(treaty.b, treaty.a, treaty);
  for (const treaty of treaties) write(treaty.a, treaty.b, treaty);
}
