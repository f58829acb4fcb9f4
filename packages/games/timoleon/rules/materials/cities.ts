import components from '../../data/components.json' with { type: 'json' };
import { PLUNDERED_PAY } from '../readings.ts';
import { NOT_YET, type State } from '../state.ts';
import { ACHRADINA, EPIPOLAE, NEAPOLIS, TYCHE, ZONE } from './board.ts';
import { CAPTAIN_OF } from './leaders.ts';
import { NATIVE_HOPLITE, NATIVE_LIGHT } from './units.ts';

const row = (zone: number) => components.cityList.find(({ id }) => id === ZONE.ids[zone]);
const TAX: readonly number[] = ZONE.ids.map((_, zone) => row(zone)?.tax ?? 0);
/** TI-C-a: the amount of the city list. */
export const cityTax = (zone: number): number => TAX[zone];
type Recruits = Readonly<Record<string, number | string | undefined>>;
const listed = (zone: number, what: string): number => Number((row(zone)?.recruits as Recruits | undefined)?.[what] ?? 0);
/** Citizens to recruit: hoplites and cavalry. */
export const HOPLITES_OF: readonly number[] = ZONE.ids.map((_, zone) => listed(zone, 'citizen_hoplite'));
export const CAVALRY_OF: readonly number[] = ZONE.ids.map((_, zone) => listed(zone, 'citizen_cavalry'));
export const hasCitizens = (zone: number): boolean => HOPLITES_OF[zone] + CAVALRY_OF[zone] > 0;
/** TI-FN-b, c: what a native city raises. */
export const nativeGarrison = (zone: number): number => (listed(zone, 'garrison_hoplite') > 0 ? NATIVE_HOPLITE : NATIVE_LIGHT);
export const NATIVE_GARRISON = 2;

/** TI-IV-e: a quarter pays until its leader is in play; Epipolae and Achradina never do. */
export function isExempt(s: State, zone: number): boolean {
  if (zone === EPIPOLAE || zone === ACHRADINA) return true;
  return (zone === TYCHE || zone === NEAPOLIS) && s.where[CAPTAIN_OF[zone]] !== NOT_YET;
}
/** TI-IV-f: plundered or destroyed; in the other reading only destroyed (TI-R14). */
const paysNoMore = (s: State, zone: number): boolean =>
  s.sacked[zone] === 2 || (s.sacked[zone] === 1 && (s.readings & PLUNDERED_PAY) === 0);
/** TI-IV-c … TI-IV-g: what a city pays its holder now. */
export function taxNow(s: State, zone: number): number {
  if (paysNoMore(s, zone) || s.siege[zone] >= 0 || isExempt(s, zone)) return 0;
  return s.ravaged[zone] === 1 ? Math.floor(TAX[zone] / 2) : TAX[zone];
}
