import type { Words } from '@polemos/peloponnesian-war/screens';
import { sorted, type Units } from './units.ts';

/** "3 Athenian ships", "2 hoplites allied to Sparta"; an elite unit is one, with what it counts behind it: "Home Guard 3". */
export const unitWords = (units: Units, words: Words): string[] =>
  sorted(units).map(([unit, count]) => {
    const arm = words.arms[unit.arm][count === 1 ? 0 : 1];
    const own = words.lateUnits[unit.id]?.[count === 1 ? 0 : 1];
    if (unit.arm === 'elite') return `${own ?? arm} ${count}`;
    if (own !== undefined) return `${count} ${own}`;
    const [national, allied] = words.nations[unit.side];
    return `${count} ${unit.allied ? words.alliedUnit(arm, allied) : words.unit(national, arm)}`;
  });
/** At the beginning of a line. */
export const capitalised = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
/** The same without its number. */
export const unitName = (id: string, words: Words, many = true): string =>
  unitWords({ [id]: many ? 2 : 1 }, words)[0].replace(/^\d+ | \d+$/g, '');
