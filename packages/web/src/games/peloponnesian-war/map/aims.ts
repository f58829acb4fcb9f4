import type { View } from '@polemos/peloponnesian-war';
import { type Aim, aims } from '@polemos/peloponnesian-war/forecast';
import type { WarDesk } from '../desk.ts';

/** Of what is possible, what is lit. */
export const SIEVES = ['worth', 'reach', 'all'] as const;
export type Sieve = (typeof SIEVES)[number];
export const sieveOf = ({ choice }: Pick<WarDesk, 'choice'>): Sieve => SIEVES.find(one => one === choice.sieve) ?? 'worth';

/** Reckoned once for each moment: every step of the camera asks. */
const known = new WeakMap<View, Readonly<Record<string, Aim>>>();
export function aimsOf({ view, shown }: Pick<WarDesk, 'view' | 'shown'>): Readonly<Record<string, Aim>> {
  const found = known.get(view);
  if (found !== undefined) return found;
  const made = aims(
    view,
    shown.legal.flatMap(({ type, space }) => (type === 'objective' ? [String(space)] : [])),
  );
  known.set(view, made);
  return made;
}

/** The objectives that are lit; where the sieve would leave none, all of them. */
export function objectivesLit(desk: WarDesk): readonly string[] {
  const all = desk.shown.legal.flatMap(({ type, space }) => (type === 'objective' ? [String(space)] : []));
  const sieve = sieveOf(desk);
  if (sieve === 'all' || all.length < 2) return all;
  const of = aimsOf(desk);
  const left = all.filter(space => {
    const { reach, brings } = of[space];
    return reach !== null && (sieve === 'reach' || brings === 'battle' || brings === 'siege');
  });
  return left.length === 0 ? all : left;
}
