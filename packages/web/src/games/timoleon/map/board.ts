import board from '@polemos/timoleon/board' with { type: 'json' };
import components from '@polemos/timoleon/components' with { type: 'json' };

/** The four factions, in the order of the rulebook. */
export const FACTIONS = ['carthage', 'timoleon', 'hicetas', 'dionysius'] as const;
export const isFaction = (id: string | null | undefined): boolean =>
  (FACTIONS as readonly (string | null | undefined)[]).includes(id);

export type Territory = (typeof board.territories)[number];
export type Metro = (typeof board.metro)[number];
export const TERRITORIES: readonly Territory[] = board.territories.filter(({ id }) => id !== 'syracuse');
export const TERRITORY: Readonly<Record<string, Territory>> = Object.fromEntries(TERRITORIES.map(one => [one.id, one]));
export const SEAS = board.seas;
export const METRO: readonly Metro[] = board.metro;
export const METRO_ZONE: Readonly<Record<string, Metro>> = Object.fromEntries(METRO.map(one => [one.id, one]));
export const ABROAD = board.offMap;
export const LEADERS = components.leaders;
export const LEADER = Object.fromEntries(LEADERS.map(one => [one.id, one]));
export const CALENDAR = components.calendar;
/** The five quarters and Ortygia, as the small plate of the city shows them. */
export const CITY_ZONES = ['syr_epipolae', 'syr_tyche', 'syr_achradina', 'syr_neapolis', 'syr_market', 'syr_ortygia'];
export const LAND_ZONES = METRO.filter(({ kind }) => kind !== 'harbour').map(({ id }) => id);

/** The maps: the island, and the city that opens from it. */
export const CITY_CHART = 'syracuse';
/** Neighbours that the map of the city shows at its edge. */
const EDGE = new Set(['thapsos', 'abolla', 'sea_syracuse']);
export const isMetro = (spot: string): boolean => spot.startsWith('syr_');
/** Where a field, a city or a port stands on a map; null when that map does not show it. */
export function spotOn(chart: string | null, place: string): string | null {
  const spot = place.split('.')[0];
  if (chart === CITY_CHART) return isMetro(spot) || EDGE.has(spot) ? spot : null;
  return isMetro(spot) ? 'syracuse' : spot;
}
export const partOf = (place: string): 'field' | 'city' | 'port' =>
  place.endsWith('.city') ? 'city' : place.endsWith('.port') ? 'port' : 'field';
