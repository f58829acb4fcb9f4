import { describe, expect, test } from 'vitest';
import { SEATS, timoleon } from '../../index.ts';
import {
  AUTONOMOUS,
  CITIES,
  CULTURE,
  DEMOCRATIC,
  EPIKRATEIA,
  ETNA,
  FIRST_CONTROL,
  GREAT_HARBOUR,
  hasPort,
  IN_SICILY,
  METRO,
  MOUNTAIN,
  NATIVE,
  ORTYGIA,
  OWNER,
  PEOPLE,
  SEA_SYRACUSE,
  SEAWAYS,
  SICANS,
  SICELS,
  SMALL_HARBOUR,
  TERRAIN,
  TERRAIN_COST,
  WATERS,
  WAYS,
  ZONE,
  ZONES,
} from '../../rules/materials/board.ts';
import { cityTax } from '../../rules/materials/cities.ts';
import { force, march, operations } from '../table.ts';

const ids = (zones: readonly number[]): string[] => zones.map(zone => ZONE.ids[zone]);
/** All that can be reached from the first of them without leaving them. */
function reached(among: readonly number[]): number {
  const seen = new Set([among[0]]);
  for (const at of seen) for (const { to } of WAYS[at]) if (among.includes(to)) seen.add(to);
  return seen.size;
}
const all = Array.from({ length: CITIES }, (_, zone) => zone);

describe('the map as the rules see it', () => {
  test('TI-C-b TI-R54 38 territories with a city, 37 in Sicily; who holds what at the start', () => {
    expect(CITIES).toBe(38);
    expect(all.filter(zone => IN_SICILY[zone])).toHaveLength(37);
    expect([EPIKRATEIA, PEOPLE[SICANS], PEOPLE[SICELS], DEMOCRATIC, AUTONOMOUS].map(group => group.length)).toEqual([
      8, 4, 5, 4, 10,
    ]);
    const held = (owner: string) => ids(all.filter(zone => FIRST_CONTROL[zone] === OWNER.at(owner)));
    expect(held('carthage')).toEqual(ids(EPIKRATEIA));
    expect(held('hicetas')).toEqual(['leontini', 'thapsos']);
    expect(held('timoleon')).toEqual(['tauromenium']);
    expect(held('dionysius')).toEqual([]);
  });
  test('TI-I-b TI-FN-o Etna alone is a mountain: natives cross it for 4 PM, factions never set foot on it (TI-VI-e)', () => {
    expect(ids(TERRAIN.flatMap((ground, zone) => (ground === MOUNTAIN ? [zone] : [])))).toEqual(['etna']);
    expect(TERRAIN_COST[ETNA]).toBe(4);
    for (const { to } of WAYS[ETNA]) {
      const beside = ZONE.ids[to];
      const table = operations('timoleon', {
        leaders: { timoleon: { place: beside, owner: 'timoleon' } },
        forces: [force(beside, 'timoleon', { 'mercenary-cavalry': 3 })],
        zones: { [beside]: { control: 'timoleon' } },
      });
      march(table, 'timoleon');
      expect(table.why({ type: 'step', place: 'etna' }), beside).toBe('TI-FN-o');
    }
    expect(ids(WAYS[ETNA].filter(({ to }) => CULTURE[to] === NATIVE).map(({ to }) => to))).not.toEqual([]);
  });
  test('TI-I-b the land of Sicily hangs together, so does each people; every native land has a neighbour who is not', () => {
    const sicily = [...all.filter(zone => IN_SICILY[zone]), ETNA];
    expect(reached(sicily)).toBe(sicily.length);
    for (const people of [SICANS, SICELS]) {
      expect(reached(PEOPLE[people])).toBe(PEOPLE[people].length);
      for (const zone of PEOPLE[people])
        expect(
          WAYS[zone].some(({ to }) => CULTURE[to] !== NATIVE && to !== ETNA),
          ZONE.ids[zone],
        ).toBe(true);
    }
    expect(WAYS[ZONE.at('rhegium')]).toEqual([]);
  });
  test('TI-I-b the seas are one ring round the island; Syracuse opens to one of them by its two harbours (TI-VI-h)', () => {
    for (let water = 0; water < WATERS; water++) {
      const near = SEAWAYS[water];
      if (water === GREAT_HARBOUR || water === SMALL_HARBOUR) expect(near).toEqual([SEA_SYRACUSE]);
      else expect(near).toHaveLength(water === SEA_SYRACUSE ? 4 : 2);
    }
  });
  test('TI-I-c TI-VI-h TI-VI-j Abolla and Thapsos lead into Syracuse; Ortygia touches the Market only', () => {
    const gates = all.filter(zone => WAYS[zone].some(({ to }) => to >= METRO));
    expect(ids(gates).sort()).toEqual(['abolla', 'thapsos']);
    expect(ids(WAYS[ORTYGIA].map(({ to }) => to))).toEqual(['syr_market']);
    expect(ZONES - METRO).toBe(8);
  });
  test('TI-IV-d TI-C-a what all cities pay; who has ships at the start has a port', () => {
    // The lists of TI-C and TI-FN-r, group by group.
    const due = (zones: readonly number[]) => zones.reduce((sum, zone) => sum + cityTax(zone), 0);
    expect([EPIKRATEIA, DEMOCRATIC, AUTONOMOUS, PEOPLE[SICANS], PEOPLE[SICELS]].map(due)).toEqual([120, 70, 140, 50, 60]);
    expect(due(all)).toBe(580);
    for (const port of ['lilybaeum', 'thapsos', 'tauromenium', 'catana', 'apollonia', 'messana'])
      expect(hasPort(ZONE.at(port)), port).toBe(true);
  });
  test('TI-FC-b TI-FD-a TI-FI-a TI-FY-b the chests at the start', () => {
    const { treasury } = timoleon.begin({ scenario: 'campaign', options: {} });
    expect(SEATS.map((_, seat) => treasury[seat])).toEqual([300, 200, 250, 300]);
  });
});
