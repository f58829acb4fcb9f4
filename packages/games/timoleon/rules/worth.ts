import { CARTHAGE, CULTURE, DEMOCRATIC, DEMOCRATS, EPIKRATEIA, ETNA, FACTIONS, GREEK, METRO, ZONE } from './board.ts';
import { cityTax } from './cities.ts';
import { TYRANT_OF } from './leaders.ts';
import { ARM, isDiscontented, TROOPS } from './units.ts';

/** What things are worth to a bot, in victory points. Nothing here is a rule. */

/** A point of troops by arm: hoplites, light, cavalry, special. */
const ARM_WORTH = [0.5, 0.3, 0.45, 0.62];
/** Discontented troops fight badly and may not obey. */
const SULKING = 0.45;
export const TROOP_WORTH: readonly number[] = Array.from(
  { length: TROOPS },
  (_, unit) => ARM_WORTH[ARM[unit]] * (isDiscontented(unit) ? SULKING : 1),
);
export const TRIREME_WORTH = 0.35;
export const TRANSPORT_WORTH = 1.2;
export const ENGINE_WORTH = 0.12;
/** Strength in a rough count, for looking ahead: as outside the plain, a discontented point as one. */
const ARM_STRENGTH = [4, 3, 2.5, 5];
export const TROOP_STRENGTH: readonly number[] = Array.from({ length: TROOPS }, (_, unit) =>
  isDiscontented(unit) ? 1.2 : ARM_STRENGTH[ARM[unit]],
);

/** Talents: the first hundred keep an army together, the tenth hundred buy little. */
export const talentsWorth = (talents: number): number => 4.2 * (1 - 1 / (1 + talents / 160));

const isGreek = (zone: number): boolean => CULTURE[zone] === GREEK;
/** By faction * zones + zone: what holding a place is worth beyond the points that it scores now. */
export const HOLD: readonly number[] = Array.from({ length: FACTIONS }, (_, faction) =>
  ZONE.ids.map((_id, zone) => {
    if (zone === ETNA) return 0;
    const taxes = cityTax(zone) * 0.02;
    if (faction === CARTHAGE) return zone >= METRO ? 1 : taxes + (EPIKRATEIA.includes(zone) ? 0.8 : 0.3);
    if (faction === DEMOCRATS) return zone >= METRO ? 2.4 : taxes + (isGreek(zone) ? 0.4 : 0.1);
    return zone >= METRO ? 3.2 : taxes + 0.6;
  }),
).flat();
/** By faction * zones + zone: what winning a place adds, points included. */
export const GAIN: readonly number[] = Array.from({ length: FACTIONS }, (_, faction) =>
  ZONE.ids.map((_id, zone) => {
    const hold = HOLD[faction * ZONE.size + zone];
    if (zone === ETNA || zone >= METRO) return hold;
    if (faction === CARTHAGE) return hold + (EPIKRATEIA.includes(zone) ? 5 : 3);
    if (faction === DEMOCRATS)
      return hold + (isGreek(zone) && !DEMOCRATIC.includes(zone) ? 1 : 0) + (TYRANT_OF[zone] >= 0 ? 3 : 0);
    return hold + 0.8;
  }),
).flat();
