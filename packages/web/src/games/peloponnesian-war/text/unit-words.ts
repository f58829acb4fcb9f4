import type { Words } from '@polemos/peloponnesian-war/screens';
import { sorted, type Units } from './units.ts';

/** "3 Athenian ships", "2 hoplites allied to Sparta", "Home Guard 3". */
export const unitWords = (units: Units, words: Words): string[] =>
  sorted(units).map(([unit, count]) => {
    const arm = words.arms[unit.arm][count === 1 ? 0 : 1];
    const own = words.lateUnits[unit.id];
    if (own !== undefined) return `${count} ${own[count === 1 ? 0 : 1]}`;
    const [national, allied] = words.nations[unit.side];
    if (unit.arm === 'elite') return `${arm} ${count}`;
    return `${count} ${unit.allied ? words.alliedUnit(arm, allied) : words.unit(national, arm)}`;
  });
/** At the beginning of a line. */
export const capitalised = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
/** The same without its number. */
export const unitName = (id: string, words: Words, many = true): string =>
  unitWords({ [id]: many ? 2 : 1 }, words)[0].replace(/^\d+ | \d+$/g, '');
