import type { GameEvent } from '@polemos/kernel';
import { SIDES, type Side } from '../map/board.ts';
import { ratingsOf } from '../text/leaders.ts';
import { sumOf, type Units, unitOf } from '../text/units.ts';

export interface Modifier {
  readonly rule: string;
  readonly by: number;
}
/** Whoever fights: a side, or the Persians in the place of one (PW-10.5.4.6). */
export type Party = Side | 'persia';
export interface Fighter {
  readonly side: Party;
  readonly units: Units;
  readonly leader: string | null;
}
type Pair<T> = readonly [T, T];
/** Two forces that meet, as an event tells it or as it is foreseen; Athens first. */
export interface Meeting {
  readonly type: 'land' | 'naval' | 'null';
  readonly fighters: Pair<Fighter>;
  readonly modifiers: Pair<readonly Modifier[]>;
}
/** A battle that was fought. */
export interface Fought extends Meeting {
  readonly space: string;
  readonly because: string | null;
  readonly dice: Pair<number>;
  readonly sums: Pair<number>;
  readonly winner: Party | null;
  readonly losses: number;
}

export function foughtOf(event: GameEvent): Fought {
  const forces = (event.forces ?? []) as readonly Fighter[];
  const dice = (event.dice ?? {}) as Readonly<Record<string, number>>;
  const of = (at: 0 | 1): Fighter => forces[at] ?? { side: SIDES[at], units: {}, leader: null };
  return {
    type: event.type as Meeting['type'],
    space: String(event.space),
    because: typeof event.because === 'string' ? event.because : null,
    fighters: [of(0), of(1)],
    modifiers: (event.modifiers ?? [[], []]) as Meeting['modifiers'],
    dice: [dice.athens ?? 0, dice.sparta ?? 0],
    sums: (event.sums ?? [0, 0]) as Pair<number>,
    winner: forces.find(({ side }) => side === event.winner)?.side ?? null,
    losses: Number(event.losses ?? 0),
  };
}
/** PW-6.2.3-e: only what is above zero breaks a tie. */
export const ratingsIn = ({ fighters }: Meeting): Pair<number> => [ratingOf(fighters[0]), ratingOf(fighters[1])];
export const ratingOf = ({ leader }: Fighter): number => (leader === null ? 0 : ratingsOf(leader).tactical);
export const addedTo = ({ modifiers }: Meeting, side: 0 | 1): number => modifiers[side].reduce((sum, { by }) => sum + by, 0);
export const byRule = ({ modifiers }: Meeting, side: 0 | 1, rule: string): number =>
  modifiers[side].filter(one => one.rule === rule).reduce((sum, { by }) => sum + by, 0);

/** The lines of the two tables, in their order; what does not apply has its line too. */
const LINES: Readonly<Record<Meeting['type'], readonly string[]>> = {
  naval: ['PW-6.2.3-c', 'PW-6.2.3-b', 'PW-6.2.3-d'],
  land: ['PW-6.2.4-f', 'PW-6.2.4-e', 'PW-6.2.4-g', 'PW-6.2.4-d', 'PW-6.2.4-c'],
  null: [],
};
export function linesOf(meeting: Meeting, space: string): readonly string[] {
  const found = new Set(meeting.modifiers.flat().map(({ rule }) => rule));
  const usual = LINES[meeting.type].filter(rule => rule !== 'PW-6.2.4-c' || space === 'sparta');
  return [...usual, ...[...found].filter(rule => !usual.includes(rule))];
}
/** Strength of some kind in a force. */
export const countOf = ({ units }: Fighter, which: (id: string) => boolean): number =>
  sumOf(Object.fromEntries(Object.entries(units).filter(([id]) => which(id))));
export const isArm =
  (...arms: readonly string[]) =>
  (id: string): boolean =>
    arms.includes(unitOf(id).arm);
