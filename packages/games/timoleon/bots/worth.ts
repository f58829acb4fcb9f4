import {
  CARTHAGE,
  CULTURE,
  DEMOCRATIC,
  DEMOCRATS,
  EPIKRATEIA,
  ETNA,
  FACTIONS,
  GREEK,
  METRO,
  NATIVE,
  ZONE,
} from '../rules/materials/board.ts';
import { cityTax } from '../rules/materials/cities.ts';
import { TYRANT_OF } from '../rules/materials/leaders.ts';
import { ARM, isDiscontented, TROOPS } from '../rules/materials/units.ts';

/** What things are worth to a bot, in victory points. Nothing here is a rule. */

/** A point of troops by arm: hoplites, light, cavalry, special. */
export const ARM_WORTH = [0.5, 0.3, 0.45, 0.62];
/** Discontented troops fight badly and may not obey. */
const SULKING = 0.45;
export const TROOP_WORTH: readonly number[] = Array.from(
  { length: TROOPS },
  (_, unit) => ARM_WORTH[ARM[unit]] * (isDiscontented(unit) ? SULKING : 1),
);
export const TRIREME_WORTH = 0.32;
export const TRIREMES_WANTED = 8;
export const SPARE_SHIP_WORTH = 0.06;
export const TRANSPORT_WORTH = 1.2;
export const ENGINE_WORTH = 0.12;
export const ENGINES_WANTED = 4;
/** Strength in a rough count, for looking ahead: as outside the plain, a discontented point as one. */
const ARM_STRENGTH = [4, 3, 2.5, 5];
export const TROOP_STRENGTH: readonly number[] = Array.from({ length: TROOPS }, (_, unit) =>
  isDiscontented(unit) ? 1.2 : ARM_STRENGTH[ARM[unit]],
);

/** Talents beyond what the next maintenance will take: the first two hundred buy friends and recruits, the rest little. */
export const talentsWorth = (talents: number): number => 4 * (1 - 1 / (1 + talents / 200));

const isGreek = (zone: number): boolean => CULTURE[zone] === GREEK;
/** By faction * zones + zone: what holding a city is worth beyond the points that it scores now. */
export const HOLD: readonly number[] = Array.from({ length: FACTIONS }, (_, faction) =>
  ZONE.ids.map((_id, zone) => {
    if (zone === ETNA || zone >= METRO) return 0;
    const taxes = cityTax(zone) * 0.02;
    if (faction === CARTHAGE) return taxes + (EPIKRATEIA.includes(zone) ? 0.8 : 0.3);
    if (faction === DEMOCRATS) return taxes + (isGreek(zone) ? 0.4 : 0.1);
    return taxes + 0.6;
  }),
).flat();
const HARD = 0.5;
/** By faction * zones + zone: what winning a city adds, points included. */
export const GAIN: readonly number[] = Array.from({ length: FACTIONS }, (_, faction) =>
  ZONE.ids.map((_id, zone) => {
    const hold = HOLD[faction * ZONE.size + zone];
    if (zone === ETNA || zone >= METRO) return hold;
    // TI-FN-g: the people comes back; but what the Sicans have lost they raid Carthage from no more.
    if (CULTURE[zone] === NATIVE) return faction === CARTHAGE ? hold + 3 : (hold + 0.8) * HARD;
    if (faction === CARTHAGE) return hold + (EPIKRATEIA.includes(zone) ? 5 : 3);
    if (faction === DEMOCRATS)
      return hold + (isGreek(zone) && !DEMOCRATIC.includes(zone) ? 1 : 0) + (TYRANT_OF[zone] >= 0 ? 3 : 0);
    return hold + 0.8;
  }),
).flat();
/** By faction: what the whole of Syracuse is worth beyond its points; a part of it counts by its square. */
const CITY_WORTH: readonly number[] = [4, 12, 16, 16];
/** By faction: the points for the whole of it. */
const WHOLE: readonly number[] = [12, 20, 30, 30];
const METRO_ZONES = 8;
export const syracuseWorth = (faction: number, zones: number): number => CITY_WORTH[faction] * (zones / METRO_ZONES) ** 2;
/** What one zone more of Syracuse brings whoever holds so many. */
export const syracuseGain = (faction: number, zones: number): number =>
  syracuseWorth(faction, zones + 1) -
  syracuseWorth(faction, zones) +
  (zones + 1 === METRO_ZONES ? WHOLE[faction] : WHOLE[faction] * 0.02 * zones);
