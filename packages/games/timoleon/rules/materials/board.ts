import { Ground, things } from '@polemos/kernel';
import board from '../../data/board.json' with { type: 'json' };

/** The board that the rules read: that of the house, or somebody's own. */
export const GROUND = new Ground(board);
export type BoardData = typeof board;

/** The four factions, one seat each (TI-I-a), and those that the game plays: neutrals, Sicans, Sicels. */
export const SEATS = ['carthage', 'timoleon', 'hicetas', 'dionysius'] as const;
export const CARTHAGE = 0;
export const DEMOCRATS = 1;
export const HICETAS = 2;
export const DIONYSIUS = 3;
export const FACTIONS = 4;
export const NEUTRAL = 4;
export const SICANS = 5;
export const SICELS = 6;
export const OWNER = things('owner', [...SEATS, 'neutral', 'sicans', 'sicels']);
export const OWNERS = OWNER.size;
export const FACTION = things('faction', [...SEATS]);
export const isFaction = (owner: number): boolean => owner >= 0 && owner < FACTIONS;

type Territory = (typeof board.territories)[number];
const citiesOf = ({ territories }: BoardData): Territory[] => territories.filter(({ kind }) => kind === 'territory');
const cities = citiesOf(board);
const metroLand = board.metro.filter(({ kind }) => kind !== 'harbour');

/** TI-I-b, TI-I-c: land zones: 38 territories with a city, Etna, the eight land zones of Syracuse. */
export const ZONE = things('zone', [...cities.map(({ id }) => id), 'etna', ...metroLand.map(({ id }) => id)]);
export const ZONES = ZONE.size;
export const CITIES = cities.length;
export const ETNA = CITIES;
export const METRO = CITIES + 1;
export const isMetro = (zone: number): boolean => zone >= METRO;
export const ORTYGIA = ZONE.at('syr_ortygia');
export const MARKET = ZONE.at('syr_market');
export const TYCHE = ZONE.at('syr_tyche');
export const OLYMPIUM = ZONE.at('syr_olympium');
export const PLEMMYRIUM = ZONE.at('syr_plemmyrium');
export const EPIPOLAE = ZONE.at('syr_epipolae');
export const ACHRADINA = ZONE.at('syr_achradina');
export const NEAPOLIS = ZONE.at('syr_neapolis');
export const QUARTERS: readonly number[] = [EPIPOLAE, TYCHE, ACHRADINA, NEAPOLIS, MARKET];
export const isQuarter = (zone: number): boolean => QUARTERS.includes(zone);
/** Walls: the cities and Ortygia (TI-R59). */
export const isWalled = (zone: number): boolean => zone < CITIES || zone === ORTYGIA;

const harbours = board.metro.filter(({ kind }) => kind === 'harbour');
export const WATER = things('water', [...board.seas.map(({ id }) => id), ...harbours.map(({ id }) => id)]);
export const WATERS = WATER.size;
export const SEA_RHEGIUM = WATER.at('sea_rhegium');
export const SEA_SYRACUSE = WATER.at('sea_syracuse');
export const SEA_LILYBAEUM = WATER.at('sea_lilybaeum');
export const GREAT_HARBOUR = WATER.at('syr_great_harbour');
export const SMALL_HARBOUR = WATER.at('syr_small_harbour');
export const isHarbour = (water: number): boolean => water >= GREAT_HARBOUR;

export const AREA = things(
  'area',
  board.offMap.map(({ id }) => id),
);
export const AREAS = AREA.size;
export const BRUTTIUM = AREA.at('bruttium');
export const AFRICA = AREA.at('africa');

/**
 * Where a pool of points can be: the field of a zone, inside its city, on a water, in its port, abroad, or on the march
 * (the force of the operation that is going on). TI-R1
 */
export const CITY = ZONES;
export const SEA = CITY + CITIES;
export const PORT = SEA + WATERS;
export const ABROAD = PORT + CITIES;
export const MARCH = ABROAD + AREAS;
export const PLACE = things('place', [
  ...ZONE.ids,
  ...ZONE.ids.slice(0, CITIES).map(id => `${id}.city`),
  ...WATER.ids,
  ...ZONE.ids.slice(0, CITIES).map(id => `${id}.port`),
  ...AREA.ids,
  'march',
]);
export const PLACES = PLACE.size;
export const isAfloat = (place: number): boolean => place >= SEA && place < ABROAD;
export const isPort = (place: number): boolean => place >= PORT && place < ABROAD;
export const isAtSea = (place: number): boolean => place >= SEA && place < PORT;
export const isAshore = (place: number): boolean => place < SEA;
/** The land zone of a field, a city or a port; −1 at sea. */
export const ZONE_OF: readonly number[] = PLACE.ids.map((_, place) =>
  place < CITY ? place : place < SEA ? place - CITY : isPort(place) ? place - PORT : -1,
);
/** The water of a fleet: its own, or that before its port. */
export const WATER_OF: readonly number[] = PLACE.ids.map((_, place) =>
  isAtSea(place)
    ? place - SEA
    : isPort(place) && cities[place - PORT].portSea !== null
      ? waterAt(cities[place - PORT].portSea)
      : -1,
);
function waterAt(id: string | null): number {
  return WATER.at(id ?? '');
}

export const PLAIN = 0;
export const HILL = 1;
export const MOUNTAIN = 2;
export const STREETS = 3;
/** Olympium and Plemmyrium are open ground; quarters and Ortygia are streets (TI-L-i). */
export let TERRAIN: readonly number[];
export let RICH: readonly boolean[];
export let BLACK: readonly number[];
export let RED: readonly number[];
export let DEFENCE: readonly number[];
GROUND.follow(data => {
  const lands = citiesOf(data);
  const terrain = ZONE.ids.map((_, zone) => {
    if (zone === ETNA) return MOUNTAIN;
    if (zone >= METRO) return zone === OLYMPIUM || zone === PLEMMYRIUM ? PLAIN : STREETS;
    return lands[zone].terrain === 'hill' ? HILL : PLAIN;
  });
  const rich = ZONE.ids.map((_, zone) => zone < CITIES && lands[zone].rich);
  const black = ZONE.ids.map((_, zone) => (zone < CITIES ? lands[zone].silhouettes.black : 0));
  const red = ZONE.ids.map((_, zone) => (zone < CITIES ? lands[zone].silhouettes.red : 0));
  const defence = ZONE.ids.map((_, zone) => (zone < CITIES ? (lands[zone].city?.defence ?? 0) : zone === ORTYGIA ? 4 : 0));
  return () => {
    TERRAIN = terrain;
    RICH = rich;
    BLACK = black;
    RED = red;
    DEFENCE = defence;
  };
});
export const GREEK = 0;
export const PUNIC = 1;
export const NATIVE = 2;
export const CULTURE: readonly number[] = ZONE.ids.map((_, zone) => {
  const culture = zone < CITIES ? cities[zone].culture : 'greek';
  return culture === 'punic' ? PUNIC : culture === 'native' ? NATIVE : GREEK;
});
const group = (name: string): readonly number[] => cities.flatMap((city, zone) => (city.group === name ? [zone] : []));
export const EPIKRATEIA = group('epikrateia'); // TI-FC-a
export const PUNIC_CITIES = EPIKRATEIA.filter(zone => CULTURE[zone] === PUNIC);
export const DEMOCRATIC = group('democratic');
export const AUTONOMOUS = group('autonomous');
export const isDemocratic = (zone: number): boolean => DEMOCRATIC.includes(zone);
/** TI-FN-b, TI-FN-c: the territories of a people. */
export const PEOPLE: readonly (readonly number[])[] = [[], [], [], [], [], group('sicans'), group('sicels')];
export const PEOPLE_OF: readonly number[] = ZONE.ids.map((_, zone) =>
  PEOPLE[SICANS].includes(zone) ? SICANS : PEOPLE[SICELS].includes(zone) ? SICELS : -1,
);
export const IN_SICILY: readonly boolean[] = ZONE.ids.map((_, zone) => zone < CITIES && cities[zone].inSicily);
export const FIRST_CONTROL: readonly number[] = ZONE.ids.map((_, zone) => {
  const name = zone < CITIES ? cities[zone].initialControl : zone === ETNA ? null : metroLand[zone - METRO].initialControl;
  if (name === 'natives') return PEOPLE_OF[zone];
  const seat = FACTION.find(name);
  return seat >= 0 ? seat : NEUTRAL;
});

export const PORT_SEA: readonly number[] = ZONE.ids.map((_, zone) => {
  const sea = zone < CITIES ? cities[zone].portSea : null;
  return sea === null ? -1 : WATER.at(sea);
});
export const hasPort = (zone: number): boolean => PORT_SEA[zone] >= 0;
/** The zones with a port: nobody lies in the port of another. */
export const PORT_ZONES: readonly number[] = ZONE.ids.flatMap((_, zone) => (hasPort(zone) ? [zone] : []));
/** The waters from which one may land in a zone (TI-R67; TI-VI-i, j for Syracuse). */
export let COAST: readonly (readonly number[])[];
export let SHORE: readonly (readonly number[])[];
GROUND.follow(data => {
  const lands = citiesOf(data);
  const coast = ZONE.ids.map((_, zone) => {
    if (zone < CITIES) return lands[zone].seas.map(id => WATER.at(id));
    if (zone === OLYMPIUM) return [GREAT_HARBOUR];
    if (zone === MARKET) return [SMALL_HARBOUR];
    return zone === ORTYGIA ? [GREAT_HARBOUR, SMALL_HARBOUR] : [];
  });
  const shore = WATER.ids.map((_, water) => coast.flatMap((seas, zone) => (seas.includes(water) ? [zone] : [])));
  return () => {
    COAST = coast;
    SHORE = shore;
  };
});
export const PORTS_OF: readonly (readonly number[])[] = WATER.ids.map((_, water) =>
  PORT_SEA.flatMap((sea, zone) => (sea === water ? [zone] : [])),
);

export const NO_BORDER = 0;
export const RIVER = 1;
export const HILLS = 2;
export const MOUNTAINS = 3;
const BORDER: Readonly<Record<string, number>> = { none: NO_BORDER, river: RIVER, hills: HILLS, mountains: MOUNTAINS };
const BORDER_COST = [0, 1, 1, 3]; // TI-VI-e
export interface Way {
  readonly to: number;
  readonly border: number;
  /** PM; for natives where the ground is a mountain. */
  readonly cost: number;
}
const terrainCost = (zone: number): number =>
  zone >= METRO ? 1 : TERRAIN[zone] === HILL ? 2 : TERRAIN[zone] === MOUNTAIN ? 4 : 1;
export let TERRAIN_COST: readonly number[];
/** By zone: the ways out of it. TI-VI-e, TI-VI-h */
export let WAYS: readonly (readonly Way[])[];
const waysOf = (data: BoardData, id: string, zone: number): readonly Way[] => {
  const ways: Way[] = [];
  const lines = [...data.connections, ...data.metroConnections].filter(({ type }) => type === 'land' || type === 'metro-land');
  for (const { a, b, border } of lines) {
    if (a !== id && b !== id) continue;
    const to = ZONE.at(a === id ? b : a);
    const inCity = zone >= METRO && to >= METRO; // TI-VI-h: one PM for any zone of the city map, the Anapus included (TI-R85)
    ways.push({ to, border: BORDER[border], cost: inCity ? 1 : terrainCost(to) + BORDER_COST[BORDER[border]] });
  }
  for (const { a, b } of data.metroEntries) {
    if ((a !== id && b !== id) || ZONE.find(a) < 0) continue;
    ways.push({ to: ZONE.at(a === id ? b : a), border: NO_BORDER, cost: 1 });
  }
  return ways.sort((x, y) => x.to - y.to);
};
export const wayTo = (from: number, to: number): Way | undefined => WAYS[from].find(way => way.to === to);
/** By water: the waters beside it. */
export let SEAWAYS: readonly (readonly number[])[];
const seawaysOf = (data: BoardData, id: string): readonly number[] => {
  const near: number[] = [];
  for (const { a, b, type } of [...data.connections, ...data.metroEntries]) {
    if ((a !== id && b !== id) || (type !== 'sea' && type !== 'metro-entry')) continue;
    const other = WATER.find(a === id ? b : a);
    if (other >= 0) near.push(other);
  }
  return near.sort((x, y) => x - y);
};
GROUND.follow(data => {
  const cost = ZONE.ids.map((_, zone) => terrainCost(zone));
  const ways = ZONE.ids.map((id, zone) => waysOf(data, id, zone));
  const seaways = WATER.ids.map(id => seawaysOf(data, id));
  return () => {
    TERRAIN_COST = cost;
    WAYS = ways;
    SEAWAYS = seaways;
  };
});
export const isAdjacent = (a: number, b: number): boolean => a === b || wayTo(a, b) !== undefined;

/** Steps between land zones, ignoring cost; through the sea where there is no way by land. For "nearest". */
export let DISTANCE: readonly number[];
const distances = (): readonly number[] => {
  const size = ZONES + WATERS;
  const table = new Array(size * size).fill(99);
  const near = (at: number): readonly number[] =>
    at < ZONES
      ? [...WAYS[at].map(({ to }) => to), ...COAST[at].map(sea => ZONES + sea)]
      : [...SEAWAYS[at - ZONES].map(sea => ZONES + sea), ...SHORE[at - ZONES]];
  for (let from = 0; from < size; from++) {
    const queue = [from];
    table[from * size + from] = 0;
    for (let i = 0; i < queue.length; i++)
      for (const to of near(queue[i]))
        if (table[from * size + to] === 99) {
          table[from * size + to] = table[from * size + queue[i]] + 1;
          queue.push(to);
        }
  }
  return table;
};
GROUND.follow(() => {
  const table = distances();
  return () => {
    DISTANCE = table;
  };
});
const spot = (place: number): number =>
  ZONE_OF[place] >= 0 ? ZONE_OF[place] : WATER_OF[place] >= 0 ? ZONES + WATER_OF[place] : 0;
/** How far a place is from a land zone. */
export const distance = (place: number, zone: number): number => DISTANCE[spot(place) * (ZONES + WATERS) + zone];
export const distanceToWater = (place: number, water: number): number => DISTANCE[spot(place) * (ZONES + WATERS) + ZONES + water];
