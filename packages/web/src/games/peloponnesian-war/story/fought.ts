import type { OfKind } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { type BattleType, linesOf as linesIn } from '@polemos/peloponnesian-war/forecast';
import { sumOf, unitOf } from '../text/units.ts';

export type BattleEvent = OfKind<PeloponnesianEvent, 'battle'>;
export type FoughtBattle = Exclude<BattleEvent, { readonly type: 'null' }>;
type Pair<T> = readonly [T, T];
/** Whoever fights: a side, or the Persians in the place of one (PW-10.5.4.6). */
export type Fighter = Pick<BattleEvent['forces'][number], 'side' | 'units' | 'leader' | 'rating'>;
/** Two forces that meet, as an event tells it or as it is foreseen; Athens first. */
export interface Meeting {
  readonly type: BattleType;
  readonly forces: Pair<Fighter>;
  readonly modifiers: FoughtBattle['modifiers'];
}
export const isFought = (event: BattleEvent): event is FoughtBattle => event.type !== 'null';

export const ratingsIn = ({ forces }: Meeting): Pair<number> => [forces[0].rating, forces[1].rating];
export const addedTo = ({ modifiers }: Meeting, side: 0 | 1): number => modifiers[side].reduce((sum, { by }) => sum + by, 0);
export const byRule = ({ modifiers }: Meeting, side: 0 | 1, rule: string): number =>
  modifiers[side].filter(one => one.rule === rule).reduce((sum, { by }) => sum + by, 0);
export const linesOf = ({ type, modifiers }: Meeting, space: string): readonly string[] => linesIn(type, modifiers, space);
/** Strength of some kind in a force. */
export const countOf = ({ units }: Fighter, which: (id: string) => boolean): number =>
  sumOf(Object.fromEntries(Object.entries(units).filter(([id]) => which(id))));
export const isArm =
  (...arms: readonly string[]) =>
  (id: string): boolean =>
    arms.includes(unitOf(id).arm);
