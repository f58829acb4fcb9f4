import { things } from '@polemos/kernel';

/** TI-I-d: what a troop point can be. */
export const KIND = things('kind', [
  'mercenary-hoplites',
  'mercenary-light',
  'mercenary-cavalry',
  'bodyguard',
  'citizen-hoplites',
  'citizen-cavalry',
  'forced-hoplites',
  'forced-cavalry',
  'corinthian-hoplites',
  'corinthian-light',
  'sacred-band',
  'veterans',
  'native-hoplites',
  'native-light',
  'native-cavalry',
]);
export const KINDS = KIND.size;
export const MERC_HOPLITE = 0;
export const MERC_LIGHT = 1;
export const MERC_CAVALRY = 2;
export const BODYGUARD = 3;
export const CITIZEN_HOPLITE = 4;
export const CITIZEN_CAVALRY = 5;
export const FORCED_HOPLITE = 6;
export const FORCED_CAVALRY = 7;
export const CORINTHIAN_HOPLITE = 8;
export const CORINTHIAN_LIGHT = 9;
export const SACRED_BAND = 10;
export const VETERANS = 11;
export const NATIVE_HOPLITE = 12;
export const NATIVE_LIGHT = 13;
export const NATIVE_CAVALRY = 14;

/** A unit is a kind with its mood (content, then discontented), or engines, triremes, the transport. */
export const UNIT = things('unit', [
  ...KIND.ids,
  ...KIND.ids.map(id => `${id}-discontented`),
  'engines',
  'triremes',
  'transport',
]);
export const UNITS = UNIT.size;
export const TROOPS = KINDS * 2;
export const ENGINE = TROOPS;
export const TRIREME = TROOPS + 1;
export const TRANSPORT = TROOPS + 2;
export const isTroop = (unit: number): boolean => unit < TROOPS;
export const isShip = (unit: number): boolean => unit >= TRIREME;
export const isDiscontented = (unit: number): boolean => unit >= KINDS && unit < TROOPS;
export const kindOf = (unit: number): number => (unit >= KINDS && unit < TROOPS ? unit - KINDS : unit);
export const discontented = (kind: number): number => kind + KINDS;

export const HOPLITES = 0;
export const LIGHT = 1;
export const CAVALRY = 2;
export const SPECIAL = 3;
const ARMS: readonly number[] = [
  HOPLITES,
  LIGHT,
  CAVALRY,
  SPECIAL,
  HOPLITES,
  CAVALRY,
  HOPLITES,
  CAVALRY,
  HOPLITES,
  LIGHT,
  SPECIAL,
  SPECIAL,
  HOPLITES,
  LIGHT,
  CAVALRY,
];
/** By unit; engines and ships have none (−1). */
export const ARM: readonly number[] = UNIT.ids.map((_, unit) => (unit < TROOPS ? ARMS[kindOf(unit)] : -1));
/** TI-R65: bodyguards are mercenaries, the Sacred Band and the veterans are not. */
export const isMercenary = (unit: number): boolean => unit < TROOPS && kindOf(unit) <= BODYGUARD;
/** TI-R112: bodyguards who pass to another master guard nobody there; they serve him as hoplites. */
export const hiredAs = (unit: number): number =>
  unit < TROOPS && kindOf(unit) === BODYGUARD ? unit - BODYGUARD + MERC_HOPLITE : unit;
export const isNative = (unit: number): boolean => unit < TROOPS && kindOf(unit) >= NATIVE_HOPLITE;
/** TI-FN-t: hired natives are maintained and disobey as mercenaries. */
export const isPaidAsMercenary = (unit: number): boolean => isMercenary(unit) || isNative(unit);
/** TI-IV-s: the two sorts that are tested apart, mercenaries and citizens. */
export const isGrumbler = (unit: number, mercenaries: boolean): boolean =>
  isDiscontented(unit) && isPaidAsMercenary(unit) === mercenaries;
export const isForced = (unit: number): boolean =>
  unit < TROOPS && (kindOf(unit) === FORCED_HOPLITE || kindOf(unit) === FORCED_CAVALRY);
/** TI-R35 */
export const isCorinthian = (unit: number): boolean =>
  unit < TROOPS && (kindOf(unit) === CORINTHIAN_HOPLITE || kindOf(unit) === CORINTHIAN_LIGHT || kindOf(unit) === VETERANS);
export const isInfantry = (unit: number): boolean => unit < TROOPS && ARM[unit] !== CAVALRY;
export const needsTransport = (unit: number): boolean => unit === ENGINE || (unit < TROOPS && ARM[unit] === CAVALRY);

/** TI-IV: talents per point, the maintenance table. */
const UPKEEP_OF_KIND: readonly number[] = [5, 3, 10, 5, 3, 5, 3, 5, 3, 3, 5, 5, 5, 3, 10];
export const UPKEEP: readonly number[] = UNIT.ids.map((_, unit) =>
  unit < TROOPS ? UPKEEP_OF_KIND[kindOf(unit)] : unit === ENGINE ? 3 : unit === TRIREME ? 10 : 30,
);
/** TI-V-a: twice the maintenance. */
export const PRICE: readonly number[] = UPKEEP.map(talents => talents * 2);
export const ENGINE_PRICE = 9; // TI-V-n
export const TRIREME_PRICE = 20; // TI-V-l
export const ARSENAL_PRICE = 10; // TI-V-m
export const TRANSPORT_PRICE = 60; // TI-V-o
