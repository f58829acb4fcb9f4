import type { TimoleonEvent, View } from '@polemos/timoleon';
import { TEXT } from '@polemos/timoleon/text';
import type { ReactNode } from 'react';
import type { Place, Scene, Step } from '../../../board/scene.ts';
import type { IconName } from '../../../icons/names.ts';
import { labelled } from '../../../text/figures.ts';
import type { Desk } from '../desk.ts';
import { bare, WORDS } from '../words.ts';
import {
  ABROAD,
  CITY_CHART,
  CITY_ZONES,
  isMetro,
  LAND_ZONES,
  METRO,
  type Metro,
  SEAS,
  spotOn,
  TERRITORIES,
  TERRITORY,
  type Territory,
} from './board.ts';
import { byRank, type Stack, stacksOn } from './forces.ts';
import { CityMark, PeakMark, PoolMark, QuarterMark, SeaMark, SyracuseMark } from './Marks.tsx';
import { chipOf } from './StackChip.tsx';
import { Tints } from './Tints.tsx';
import { litActions, placeOfAction } from './targets.ts';
import { isTroop, type Points, sorted, troopsOf } from './units.ts';

type Stacks = ReadonlyMap<string, readonly Stack[]>;
type Drawing = { readonly desk: Desk; readonly step: Step; readonly stacks: Stacks };

/** The island or the city as they stand. */
export function scene(desk: Desk, step: Step, chart: string | null = null): Scene {
  const { text, proposal, telling, view } = desk;
  const words = WORDS[desk.language];
  const stacks = stacksOn(desk, chart);
  const lit = new Map<string, string>();
  const inCity = new Set<string>();
  for (const action of litActions(desk)) {
    const place = placeOfAction(view, action);
    const spot = place === null ? null : spotOn(chart, place);
    if (place === null || spot === null) continue;
    if (spot === 'syracuse') inCity.add(place);
    const said = text.actions[action.type]?.(action) ?? '';
    lit.set(spot, lit.has(spot) ? `${lit.get(spot)}; ${said}` : said);
  }
  if (inCity.size > 0) lit.set('syracuse', words.inTheCity(inCity.size));
  const about = telling === null ? null : placeOf(telling);
  const pending = proposal === null ? null : placeOfAction(view, proposal);
  const drawing = { desk, step, stacks };
  return {
    places: chart === CITY_CHART ? cityPlaces(drawing) : islandPlaces(drawing),
    lit,
    pending: pending === null ? null : spotOn(chart, pending),
    marked: marked(desk, about, chart),
    under: <Tints view={view} chart={chart} />,
  };
}

/** The place that an event is about. */
export function placeOf(event: TimoleonEvent): string | null {
  for (const id of [
    'zone' in event && event.zone,
    'to' in event && event.to,
    'place' in event && event.place,
    'water' in event && event.water,
  ])
    if (typeof id === 'string' && isPlace(id)) return id.split('.')[0];
  return null;
}
const isPlace = (id: string): boolean => {
  const spot = id.split('.')[0];
  return spot in TERRITORY || isMetro(spot) || spot.startsWith('sea_') || ABROAD.some(one => one.id === spot);
};
/** What the story is about, or where others have acted since one's own last turn. */
function marked({ events, seat }: Desk, about: string | null, chart: string | null): ReadonlySet<string> {
  const spots = new Set<string>();
  const add = (place: string | null): void => {
    const spot = place === null ? null : spotOn(chart, place);
    if (spot !== null) spots.add(spot);
  };
  if (about !== null) {
    add(about);
    return spots;
  }
  for (const event of events.slice(-60)) {
    const actor = actorOf(event);
    if (actor !== undefined && actor !== seat) add(placeOf(event));
  }
  return spots;
}
/** Whose deed it was, of what leaves a mark on the map. */
function actorOf(event: TimoleonEvent): string | null | undefined {
  switch (event.kind) {
    case 'control':
    case 'city-plundered':
    case 'plundered':
      return event.owner;
    case 'siege':
      return event.besieger;
    case 'battle':
    case 'assault':
    case 'sea-fight':
      return event.attacker;
    default:
      return undefined;
  }
}

// ---- the island

function islandPlaces(drawing: Drawing): readonly Place[] {
  return [
    ...TERRITORIES.map(territory => (territory.id === 'etna' ? etna(drawing) : territoryPlace(drawing, territory))),
    syracuse(drawing),
    ...SEAS.map(({ id }) => seaPlace(drawing, id, 10)),
    ...ABROAD.map(({ id }) => poolPlace(drawing, id)),
  ];
}

function territoryPlace({ desk, step, stacks }: Drawing, territory: Territory): Place {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const { id } = territory;
  const zone = view.zones[id];
  const here = stacks.get(id) ?? [];
  const own = here.find(stack => isGarrison(stack, zone.control));
  const radius = step < 2 ? 8 : step === 2 ? 11 : 13;
  const near = step >= 2;
  const facts = [
    words.heldBy(text.names.owner[zone.control]),
    `${words.terrain[territory.terrain]}${territory.rich ? `, ${words.rich}` : ''}`,
    words.wallsOf(zone.defence, territory.city?.defence ?? 0),
    words.taxOf(territory.city?.tax ?? 0),
    words.silhouettes(territory.silhouettes.black, territory.silhouettes.red),
    ...(territory.portSea === null ? [] : [words.portTo(text.names.place[territory.portSea])]),
    ...(zone.ravaged === true ? [words.ravaged] : []),
    ...(zone.city === undefined ? [] : [words.cityIs[zone.city]]),
    ...(zone.siege === undefined ? [] : [words.besiegedBy(text.names.owner[zone.siege.by], zone.siege.turns)]),
    ...stackWords(desk, here),
    ...(desk.layers.has('sources') ? [words.sourceOf(Object.entries(territory.fieldSources ?? {}))] : []),
  ];
  return {
    id,
    name: text.names.zone[id],
    radius,
    strong: territory.city?.bigCity === true,
    rank: here.length > 0 || territory.city?.bigCity === true ? 1 : 0,
    tone: zone.control,
    symbol: (
      <CityMark
        owner={zone.control}
        radius={radius}
        big={territory.city?.bigCity === true}
        defence={zone.defence}
        men={own === undefined ? 0 : troopsOf(own.points)}
        port={territory.portSea !== null}
        rich={territory.rich}
        near={near}
        black={step === 3 ? territory.silhouettes.black : 0}
        red={step === 3 ? territory.silhouettes.red : 0}
        markers={markersOf(view, id)}
        siege={zone.siege?.by ?? null}
      />
    ),
    ...(own === undefined ? {} : { holds: { [own.owner]: own.points } }),
    chips: chips(desk, bySide(here.filter(stack => stack !== own)), step),
    covered: [{ x0: -radius - (near ? 13 : 4), y0: -radius - 5, x1: radius + (own === undefined ? 0 : 6), y1: radius + 12 }],
    spoken: `${facts.join(', ')}.`,
    about: tip(text.names.zone[id], facts),
  };
}
function markersOf(view: View, id: string): readonly IconName[] {
  const zone = view.zones[id];
  return [
    ...(zone.ravaged === true ? (['ravaged'] as const) : []),
    ...(zone.city === undefined ? [] : (['rebellion'] as const)),
    ...(zone.siege === undefined ? [] : (['siege'] as const)),
    ...((zone.entrenched ?? []).length > 0 ? (['fortress'] as const) : []),
  ];
}
/** A city's own men are a number on its wall; with a leader, or ships, or other than foot and horse, they are a chip. */
const isGarrison = ({ part, owner, leaders, points, marching, used }: Stack, holder: string): boolean =>
  part === 'city' &&
  owner === holder &&
  !marching &&
  leaders.length === 0 &&
  Object.keys(used).length === 0 &&
  sorted(points).every(([unit]) => isTroop(unit) && !unit.discontented);
/** One chip for each side in a place, field, city and port together; who is on the march goes by himself. */
function bySide(here: readonly Stack[]): readonly Stack[] {
  const found = new Map<string, Stack>();
  for (const stack of here) {
    const key = stack.marching ? stack.id : stack.owner;
    const sum = found.get(key);
    found.set(key, sum === undefined ? stack : joined(sum, stack));
  }
  return [...found.values()];
}
const added = (one: Points, other: Points): Points => {
  const sum: Record<string, number> = { ...one };
  for (const [unit, count] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + count;
  return sum;
};
const joined = (one: Stack, other: Stack): Stack => ({
  ...one,
  id: `${one.id} and all`,
  part: 'field',
  points: added(one.points, other.points),
  used: added(one.used, other.used),
  leaders: byRank([...one.leaders, ...other.leaders]),
});
function chips(desk: Desk, here: readonly Stack[], step: Step) {
  const { leader } = desk.text.names;
  return here.map(stack => chipOf(stack, step, id => (leader[id] ?? id).slice(0, 2)));
}
/** What stands here, in words: by owner, part, kind, mood. */
function stackWords({ text, language }: Desk, here: readonly Stack[]): readonly string[] {
  const words = WORDS[language];
  return here.map(({ owner, part, leaders, points, marching }) => {
    const list = [
      ...leaders.map(id => text.names.leader[id]),
      ...sorted(points).map(([unit, count]) => `${count} ${TEXT[language].noun(unit.id, count)}`),
    ];
    const where = marching ? words.onMarch : part === 'field' ? '' : ` (${words.parts[part]})`;
    return labelled(`${text.names.owner[owner]}${where}`, list.join(', '), language);
  });
}
const tip = (name: string, facts: readonly string[]): ReactNode => (
  <>
    <b>{name}</b>
    {facts.map(fact => (
      <p key={fact}>{fact}</p>
    ))}
  </>
);

function etna({ desk }: Drawing): Place {
  const words = WORDS[desk.language];
  const name = desk.text.names.zone.etna;
  return {
    id: 'etna',
    name,
    radius: 11,
    symbol: <PeakMark radius={14} />,
    spoken: `${words.terrain.mountain}, ${words.closed}.`,
    about: tip(name, [words.terrain.mountain, words.closed]),
  };
}

function syracuse({ desk, stacks, step }: Drawing): Place {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const here = stacks.get('syracuse') ?? [];
  const sums = bySide(here.map(stack => ({ ...stack, part: 'field' as const, used: {}, marching: false })));
  const holders = LAND_ZONES.map(zone =>
    labelled(text.names.zone[zone], text.names.owner[view.zones[zone].control], desk.language),
  );
  const facts = [words.opens, ...holders, ...stackWords(desk, sums)];
  return {
    id: 'syracuse',
    name: words.syracuse,
    radius: 24,
    strong: true,
    rank: 2,
    symbol: (
      <SyracuseMark
        quarters={CITY_ZONES.slice(0, 5).map(zone => view.zones[zone].control)}
        ortygia={view.zones.syr_ortygia.control}
      />
    ),
    chips: sums.map(stack => chipOf(stack, Math.min(step, 1) as Step, id => (text.names.leader[id] ?? id).slice(0, 2))),
    spoken: `${facts.join(', ')}.`,
    about: tip(words.syracuse, facts),
  };
}

function seaPlace({ desk, stacks, step }: Drawing, id: string, radius: number): Place {
  const { text } = desk;
  const words = WORDS[desk.language];
  const here = stacks.get(id) ?? [];
  const facts = here.length === 0 ? [words.noFleet] : stackWords(desk, here);
  return {
    id,
    name: text.names.place[id],
    radius,
    rank: here.length > 0 ? 1 : step < 3 && radius < 12 ? -1 : 0,
    symbol: <SeaMark radius={radius} />,
    chips: chips(desk, here, step),
    spoken: `${facts.join(', ')}.`,
    about: tip(text.names.place[id], facts),
  };
}

function poolPlace({ desk, stacks, step }: Drawing, id: string): Place {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const left = view.pools[id] ?? [0, 0, 0];
  const here = stacks.get(id) ?? [];
  const sent = Object.entries(view.sent).flatMap(([seat, areas]) =>
    areas[id] === undefined ? [] : [words.recruiter(text.names.seat[seat], text.names.date[areas[id]])],
  );
  const facts = [words.poolLeft(left[0], left[1], left[2]), ...sent, ...stackWords(desk, here)];
  return {
    id,
    name: '',
    radius: 20,
    outline: 'square',
    symbol: <PoolMark name={bare(text.names.area[id])} left={left} />,
    chips: chips(desk, here, step),
    covered: [{ x0: -58, y0: -20, x1: 58, y1: 20 }],
    spoken: `${labelled(bare(text.names.area[id]), facts.join(', '), desk.language)}.`,
    about: tip(bare(text.names.area[id]), facts),
  };
}

// ---- the city

function cityPlaces(drawing: Drawing): readonly Place[] {
  return [
    ...METRO.map(zone => (zone.kind === 'harbour' ? seaPlace(drawing, zone.id, 13) : quarterPlace(drawing, zone))),
    ...['thapsos', 'abolla'].map(id => territoryPlace(drawing, TERRITORY[id])),
    seaPlace(drawing, 'sea_syracuse', 13),
  ];
}
function quarterPlace({ desk, step, stacks }: Drawing, zone: Metro): Place {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const { id } = zone;
  const now = view.zones[id];
  const here = stacks.get(id) ?? [];
  const fortress = zone.kind === 'fortress';
  const facts = [
    words.heldBy(text.names.owner[now.control]),
    words.quarterKind[zone.kind],
    ...(fortress
      ? [words.wallsOf(now.defence, 4)]
      : zone.printedModifier === null
        ? []
        : [words.quarterValue(zone.printedModifier)]),
    ...(zone.tax === null || zone.tax === 0 ? [] : [words.taxOf(zone.tax)]),
    ...(now.city === undefined ? [] : [words.cityIs[now.city]]),
    ...(now.siege === undefined ? [] : [words.besiegedBy(text.names.owner[now.siege.by], now.siege.turns)]),
    ...stackWords(desk, here),
  ];
  return {
    id,
    name: text.names.zone[id],
    radius: 18,
    strong: true,
    rank: 2,
    tone: now.control,
    outline: fortress || zone.kind === 'quarter' ? 'square' : 'disc',
    symbol: (
      <QuarterMark
        owner={now.control}
        radius={17}
        fortress={fortress}
        rural={zone.kind === 'rural'}
        modifier={zone.printedModifier}
        defence={now.defence}
        barricades={zone.barricades}
        siege={now.siege?.by ?? null}
        markers={markersOf(view, id)}
      />
    ),
    chips: chips(desk, here, Math.max(step, 2) as Step),
    covered: [{ x0: -20, y0: -20, x1: 20, y1: 32 }],
    spoken: `${facts.join(', ')}.`,
    about: tip(text.names.zone[id], facts),
  };
}
