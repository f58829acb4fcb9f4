import board from '@polemos/timoleon/board' with { type: 'json' };
import components from '@polemos/timoleon/components' with { type: 'json' };
import { GROUND } from '@polemos/timoleon/ground';

/** The four factions, in the order of the rulebook. */
export const FACTIONS = ['carthage', 'timoleon', 'hicetas', 'dionysius'] as const;

export type Territory = (typeof board.territories)[number];
export type Metro = (typeof board.metro)[number];
export let TERRITORIES: readonly Territory[];
export let TERRITORY: Readonly<Record<string, Territory>>;
// As on the board that the match is played on.
GROUND.follow(({ territories }) => {
  const lands = territories.filter(({ id }) => id !== 'syracuse');
  const byId = Object.fromEntries(lands.map(one => [one.id, one]));
  return () => {
    TERRITORIES = lands;
    TERRITORY = byId;
  };
});
export const SEAS = board.seas;
export const METRO: readonly Metro[] = board.metro;
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
