import type { Fault } from './game.ts';

/** Nothing of a game is nested so deep, or has so many values; what is would overflow whoever reads it, or keep him for minutes. */
const DEEPEST = 100;
const MOST_VALUES = 20_000;
export function endlessIn(whole: string, before: string, value: unknown): readonly Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  const deep = Object.entries(value).filter(([, one]) => isDeeper(one, DEEPEST));
  if (deep.length > 0) return deep.slice(0, MOST_TOLD).map(([key]) => ({ at: before + key, what: 'nested too deeply' }));
  return beyond(value, MOST_VALUES) < 0 ? [{ at: whole, what: `more than ${MOST_VALUES} values` }] : [];
}
const MOST_TOLD = 10;
/** What is left of a number when every value has been counted; below 0 the counting has stopped. */
function beyond(value: unknown, left: number): number {
  if (typeof value !== 'object' || value === null) return left - 1;
  let rest = left - 1;
  for (const key in value) {
    if (rest < 0) break;
    rest = beyond((value as Readonly<Record<string, unknown>>)[key], rest);
  }
  return rest;
}
const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === 'object' && value !== null && (than === 0 || Object.values(value).some(one => isDeeper(one, than - 1)));

/** Whether something read from outside goes deeper, or holds more, than anything of a game. */
export const isEndless = (value: unknown): boolean => endlessIn('', '', value).length > 0;
