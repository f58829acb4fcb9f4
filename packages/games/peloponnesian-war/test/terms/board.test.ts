import { describe, expect, test } from 'vitest';
import data from '../../data/board.json' with { type: 'json' };
import { SPACE } from '../../index.ts';
import { type Sketch, stateOf } from '../../position/view.ts';
import {
  ALONE,
  BY_LAND_LINES,
  BY_SEA_LINES,
  COMBINED_ONLY,
  countRoutes,
  type Journey,
  journeyOfPersians,
  routeLength,
  routes,
  type Way,
} from '../../rules/operations/routes.ts';
import { THE_ARMY, THE_NAVY } from '../../rules/scenarios/fall-of-sparta/persian-reach.ts';
import { CARTHAGE_WINS } from '../../rules/state.ts';
import { DEFENDED, MATRIX } from '../../rules/strategy/matrices.ts';
import {
  BY_LAND,
  BY_PROCONNESUS,
  BY_SPARTA,
  COLOUR,
  DISTANCE,
  FORTRESS,
  FROM,
  KIND,
  LOC_LAND,
  locBetween,
  NEAR,
  TO,
  VIA,
} from '../../rules/terms/board.ts';
import { ATHENS, NO_SIDE, SPARTA } from '../../rules/terms/units.ts';
import { inZoi } from '../../rules/terms/zoi.ts';

const at = (id: string): number => SPACE.at(id);
const ids = (text: string): number[] => text.split(' ').map(at);
const state = (given: Sketch = {}) => stateOf(given, 'campaign');
const journey = (side: number, way: Way, to: string): Journey => ({ side, way, objective: at(to), allies: false });
const ways = (s: ReturnType<typeof state>, side: number, way: Way, from: string, to: string): string[] =>
  routes(s, journey(side, way, to), at(from), at(to)).map(route => route.map(space => SPACE.ids[space]).join(' '));

describe('the board', () => {
  test('PW-0.1-a PW-0.1-b PW-0.1-c PW-0.1-d PW-MAP-r PW-R82 193 spaces of three types and colours, 339 LOCs of three types', () => {
    expect(SPACE.size).toBe(193);
    expect(data.locs).toHaveLength(339);
    for (let space = 0; space < 193; space++) {
      expect([0, 1, 2]).toContain(KIND[space]);
      expect([ATHENS, SPARTA, NO_SIDE]).toContain(COLOUR[space]);
    }
    expect(new Set(VIA)).toEqual(new Set([0, 1, 2]));
    expect(SPACE.ids.filter(id => id.startsWith('panormus'))).toEqual(['panormus-achaea', 'panormus-sicily']); // PW-R82
  });
  test('PW-0.1-e lines join both ways', () => {
    for (let space = 0; space < 193; space++)
      for (let line = FROM[space]; line < FROM[space + 1]; line++) {
        expect(locBetween(TO[line], space)).toBe(VIA[line]);
        expect(DISTANCE[space][TO[line]]).toBe(1);
      }
  });
  test('PW-MAP-p PW-MAP-q fortresses, Erythrae coastal, Argos two from Sparta', () => {
    for (const space of ids('potidaea heraclea decelea erineus athens piraeus thebes syracuse'))
      expect(FORTRESS[space]).toBe(true);
    expect(KIND[at('erythrae')]).toBe(1);
    expect(BY_LAND[at('sparta')][at('argos')]).toBe(2);
    expect(BY_SPARTA).toContain(at('argos'));
    expect(BY_SPARTA[0]).toBe(at('sparta'));
    expect(BY_PROCONNESUS).toContain(at('abydos'));
  });
  test('PW-MAP-n the neighbours of Amphipolis', () => {
    expect([...NEAR[at('amphipolis')]].sort()).toEqual(ids('thasos abdera stagirus').sort());
  });
  test('PW-MAP-e PW-MAP-f PW-MAP-i PW-MAP-l PW-MAP-s PW-MAP-t what lies within one land line and what does not', () => {
    const near = (a: string, b: string) => BY_LAND[at(a)][at(b)] === 1;
    expect(['panactum', 'decelea'].every(one => near('athens', one))).toBe(true);
    expect(['oropus', 'tanagra', 'plataea'].some(one => near('athens', one))).toBe(false);
    expect(near('thebes', 'tanagra')).toBe(true);
    expect(['panactum', 'heraclea', 'pteleum'].some(one => near('thebes', one))).toBe(false);
    expect(near('decelea', 'panactum')).toBe(false);
    expect(near('sparta', 'prasiae') && near('sparta', 'corone')).toBe(true);
    expect('hermione epidaurus-limera cythera cape-taenarum asine pylos'.split(' ').some(one => near('sparta', one))).toBe(false);
    expect(near('decelea', 'marathon')).toBe(true);
    expect('sunium kea carystos andros aegina'.split(' ').some(one => near('decelea', one))).toBe(false);
    const fleet = state({ forces: { piraeus: { 'athenian-naval': 1 } } });
    expect(inZoi(fleet, at('decelea'), ATHENS)).toBe(false);
  });
});

describe('routes', () => {
  test('PW-MAP-a PW-MAP-b PW-5.1.1-l Sparta to Corinth: through Argos only while it is no neutral', () => {
    expect(ways(state(), SPARTA, BY_LAND_LINES, 'sparta', 'corinth')).toEqual([
      'belmina methydrum orchomenus phlius sicyon corinth',
    ]);
    const active = state({ neutrals: { argos: true } as never });
    expect(ways(active, SPARTA, BY_LAND_LINES, 'sparta', 'corinth')).toEqual(['caryae argos mycenae cleonae corinth']);
    expect(countRoutes(state(), journey(SPARTA, BY_LAND_LINES, 'argos'), at('sparta'), at('argos'))).toBe(1);
  });
  test('PW-MAP-c PW-MAP-d PW-MAP-g the number of equal routes', () => {
    expect(ways(state(), SPARTA, BY_LAND_LINES, 'corinth', 'thebes')).toHaveLength(4);
    expect(ways(state(), SPARTA, BY_LAND_LINES, 'thebes', 'decelea').sort()).toEqual([
      'delium oropus decelea',
      'tanagra oropus decelea',
    ]);
    expect(ways(state(), ATHENS, BY_LAND_LINES, 'athens', 'thebes').sort()).toEqual([
      'panactum plataea thebes',
      'panactum tanagra thebes',
    ]);
  });
  test('PW-MAP-h Piraeus to Erineus: 18 spaces, two ways', () => {
    const found = ways(state(), ATHENS, BY_SEA_LINES, 'piraeus', 'erineus');
    expect(found).toHaveLength(2);
    expect(found[0].split(' ')).toHaveLength(18);
  });
  test('PW-MAP-k PW-5.1.6-c the commander from Athens to Chios, with Decelea free and not', () => {
    expect(ways(state(), ATHENS, ALONE, 'athens', 'chios')).toEqual(['decelea marathon carystos andros chios']);
    const held = state({ forces: { decelea: { 'spartan-hoplite': 1 }, chios: { 'athenian-allied-naval': 1 } } });
    expect(ways(held, ATHENS, ALONE, 'athens', 'chios')).toHaveLength(3);
  });
  test('PW-MAP-m Chios to Heraclea for 1H and 1N', () => {
    expect(ways(state(), ATHENS, BY_SEA_LINES, 'chios', 'heraclea')).toEqual(['psara skyros sporades olizon pteleum heraclea']);
  });
  test('PW-5.1.1-m PW-R37 Naupactus and Byzantium only for who controls them, or as objective', () => {
    const asSparta = ways(state(), SPARTA, BY_SEA_LINES, 'corinth', 'zacynthus');
    expect(asSparta.every(route => !route.includes('naupactus'))).toBe(true);
    expect(routeLength(state(), journey(SPARTA, BY_SEA_LINES, 'naupactus'), at('corinth'), at('naupactus'))).toBeGreaterThan(0);
    expect(routeLength(state(), journey(SPARTA, BY_LAND_LINES, 'abydos'), at('thebes'), at('abydos'))).toBe(-1);
    const held = state({ held: { byzantium: 'sparta' } });
    expect(routeLength(held, journey(SPARTA, BY_LAND_LINES, 'abydos'), at('thebes'), at('abydos'))).toBeGreaterThan(0);
    const barred = state({ options: { amphipolisBarred: true, halfOfWholeForce: false } });
    const free = routeLength(state(), journey(SPARTA, BY_LAND_LINES, 'abdera'), at('thebes'), at('abdera'));
    expect(free).toBeGreaterThan(0);
    expect(routeLength(barred, journey(SPARTA, BY_LAND_LINES, 'abdera'), at('thebes'), at('abdera'))).toBe(-1);
  });
  test('PW-5.1.2-a PW-5.1.2-c the Isthmus: ships cross where both ends are held, and it shortens the way', () => {
    const open = routeLength(state(), journey(SPARTA, BY_SEA_LINES, 'piraeus'), at('corinth'), at('piraeus'));
    const closed = state({ held: { cenchreae: 'athens' } });
    expect(routeLength(closed, journey(SPARTA, BY_SEA_LINES, 'piraeus'), at('corinth'), at('piraeus'))).toBeGreaterThan(open);
    expect(routeLength(closed, journey(SPARTA, BY_LAND_LINES, 'cenchreae'), at('corinth'), at('cenchreae'))).toBe(1);
  });
  test('PW-10.5.4.6-III-d PW-10.5.4.6-IV-f PW-E2-4-b what one may not enter bars nobody else, asked in any order', () => {
    const late = (given: Sketch = {}) => stateOf(given, 'fall-of-sparta');
    const conon = late({ leaders: { 'persian-conon': 'persian-navy' } });
    const pharnabazus = late({ leaders: { pharnabazus: 'persian-navy' } });
    const carthage = late({ special: { dionysius: CARTHAGE_WINS } } as Sketch);
    const to = (s: ReturnType<typeof late>, way: (to: string) => Journey, from: string, space: string) =>
      routeLength(s, way(space), at(from), at(space)) > 0;
    const navy = (space: string) => journeyOfPersians(THE_NAVY, at(space));
    const army = (space: string) => journeyOfPersians(THE_ARMY, at(space));
    const ships = (space: string) => journey(SPARTA, BY_SEA_LINES, space);
    const hoplites = (space: string) => journey(SPARTA, BY_LAND_LINES, space);
    for (let again = 0; again < 2; again++) {
      expect([to(conon, navy, 'cyzicus', 'samos'), to(pharnabazus, navy, 'cyzicus', 'samos')]).toEqual([true, false]);
      expect([to(conon, army, 'sardis', 'cnidus'), to(conon, hoplites, 'sardis', 'cnidus')]).toEqual([false, true]);
      expect([to(conon, ships, 'corcyra', 'camarina'), to(carthage, ships, 'corcyra', 'camarina')]).toEqual([true, false]);
    }
  });
  test('PW-5.1.1-c PW-5.1.1-d PW-5.1.1-e PW-5.1.1-f PW-5.1.1-g PW-5.1.4-b PW-5.1.4-c each make of Expedition and its lines', () => {
    const length = (way: Way, from: string, to: string) => routeLength(state(), journey(ATHENS, way, to), at(from), at(to));
    expect(length(BY_LAND_LINES, 'athens', 'decelea')).toBe(1);
    expect(length(BY_LAND_LINES, 'athens', 'aegina')).toBe(-1);
    expect(length(BY_SEA_LINES, 'piraeus', 'aegina')).toBe(1);
    expect(length(BY_SEA_LINES, 'piraeus', 'athens')).toBe(-1);
    expect(length(BY_SEA_LINES, 'piraeus', 'sunium')).toBe(1);
    expect(length(COMBINED_ONLY, 'piraeus', 'sunium')).toBe(1);
    expect(length(COMBINED_ONLY, 'piraeus', 'aegina')).toBe(-1);
    expect(length(COMBINED_ONLY, 'piraeus', 'athens')).toBe(-1);
    expect(length(ALONE, 'athens', 'aegina')).toBe(2);
  });
  test('every objective of both matrices can be reached by the force it asks for', () => {
    for (const [side, home, port] of [
      [ATHENS, 'athens', 'piraeus'],
      [SPARTA, 'sparta', 'corinth'],
    ] as const)
      for (const list of Object.values(MATRIX[side].areas))
        for (const space of list) {
          const id = SPACE.ids[space];
          const byLand = KIND[space] === 0;
          expect(
            routeLength(state(), journey(side, byLand ? BY_LAND_LINES : BY_SEA_LINES, id), at(byLand ? home : port), space),
          ).toBeGreaterThan(0);
        }
  });
  test('public: without Byzantium no land way leads to Asia; from it one walks to Loryma', () => {
    for (const id of 'abydos cyzicus ephesus sardis loryma'.split(' '))
      expect(routeLength(state(), journey(SPARTA, BY_LAND_LINES, id), at('thebes'), at(id))).toBe(-1);
    expect(BY_LAND[at('byzantium')][at('loryma')]).toBeGreaterThan(0);
  });
});

describe('zones of influence', () => {
  const one = (space: string, unit: string) => state({ forces: { [space]: { [unit]: 1 } } });
  const zoi = (s: ReturnType<typeof state>, side: number) => SPACE.ids.filter((_, space) => inZoi(s, space, side));
  test('PW-0.6-a PW-0.6-d hoplites: their own space only', () => {
    expect(zoi(one('thebes', 'spartan-allied-hoplite'), SPARTA)).toEqual(['thebes']);
  });
  test('PW-0.6-b PW-0.6-e cavalry: one land or combined line', () => {
    const found = zoi(one('thebes', 'spartan-allied-cavalry'), SPARTA);
    expect(found).toEqual(expect.arrayContaining(['thebes', 'tanagra', 'plataea', 'delium', 'chaeronea']));
    expect(found).not.toContain('oropus');
  });
  test('PW-0.6-c PW-0.6-f PW-MAP-j PW-5.1.2-b ships: two lines by sea, never over the Isthmus', () => {
    const found = zoi(one('corinth', 'spartan-allied-naval'), SPARTA);
    expect(found).toContain('erineus');
    expect(found).toContain('siphae');
    expect(found).not.toContain('panormus-achaea');
    expect(found).not.toContain('naupactus');
    expect(found).not.toContain('cenchreae');
    expect(zoi(one('naupactus', 'athenian-naval'), ATHENS)).toContain('siphae');
    expect(zoi(one('piraeus', 'athenian-naval'), ATHENS)).not.toContain('athens'); // a land line
  });
  test('PW-0.6-g PW-6.1.1-f PW-R117 no ZOI from outside into Athens or Piraeus; inside its own space', () => {
    const outside = state({ forces: { decelea: { 'spartan-allied-cavalry': 2 }, aegina: { 'spartan-naval': 2 } } });
    expect(zoi(outside, SPARTA)).not.toContain('athens');
    expect(zoi(outside, SPARTA)).not.toContain('piraeus');
    const inside = state({ forces: { athens: { 'spartan-allied-cavalry': 2 } } });
    expect(zoi(inside, SPARTA)).toContain('athens');
    expect(zoi(inside, SPARTA)).not.toContain('piraeus');
    expect(zoi(one('aegina', 'athenian-naval'), ATHENS)).toContain('piraeus');
  });
  test('PW-0.6-i none over the storm crossing', () => {
    expect(zoi(one('cape-taenarum', 'spartan-naval'), SPARTA)).not.toContain('syracuse');
  });
  test('the zones of the example', () => {
    const s = state();
    expect(['belmina', 'methydrum', 'orchomenus', 'phlius', 'sicyon', 'corinth'].some(id => inZoi(s, at(id), ATHENS))).toBe(
      false,
    );
    expect(['pegae', 'panactum', 'plataea', 'thebes'].filter(id => inZoi(s, at(id), ATHENS))).toEqual(['panactum']);
    expect(['psara', 'skyros', 'sporades', 'olizon', 'pteleum', 'heraclea'].some(id => inZoi(s, at(id), SPARTA))).toBe(false);
  });
});

describe('PW-M the matrices, cell by cell', () => {
  const list = (side: number, area: string) => MATRIX[side].areas[area].map(space => SPACE.ids[space]).join(' ');
  test('PW-MA-h PW-MA-i PW-MA-j PW-MA-k PW-MA-l PW-MA-m the areas of Athens', () => {
    expect(list(ATHENS, 'isthmus')).toBe('corinth sicyon pegae cenchreae megara epidaurus');
    expect(list(ATHENS, 'boeotia')).toBe('thebes delium tanagra siphae heraclea cytinium');
    expect(list(ATHENS, 'sicily')).toBe('syracuse syracuse syracuse messina gela panormus-sicily');
    expect(list(ATHENS, 'arcadia-achaea')).toBe('elis leucas cyllene hermione methana troezen');
    expect(list(ATHENS, 'peloponnesus-messenia')).toBe('pylos epidaurus-limera gythium asine prasiae corone');
    expect(list(ATHENS, 'allies')).toBe('tegea nemea syracuse mantinea melos methydrum');
  });
  test('PW-MS-k PW-MS-l PW-MS-m PW-MS-n PW-MS-o PW-MS-p the areas of Sparta', () => {
    expect(list(SPARTA, 'caria')).toBe('halicarnassus cnidus kos camirus lindus triopium');
    expect(list(SPARTA, 'ionia')).toBe('miletus phocaea antandrus erythrae mytilene cyme');
    expect(list(SPARTA, 'hellespont')).toBe('abydos lampsacus cardia sigeum elaeus byzantium');
    expect(list(SPARTA, 'thrace')).toBe('maroneia abdera amphipolis amphipolis olynthus potidaea');
    expect(list(SPARTA, 'island')).toBe('andros chios naxos samos tenedos chalcis');
    expect(list(SPARTA, 'allies')).toBe('argos aegina corcyra stratus naupactus plataea');
  });
  test('PW-MA-c PW-MA-d PW-MA-e PW-MA-f PW-MA-g PW-M-c PW-R23 the strategies of Athens', () => {
    expect(
      MATRIX[ATHENS].strategies.map(({ id, faces, force, areas }) => [
        id,
        faces.join(''),
        force[0].join(),
        force[1].join(),
        areas.join(' '),
      ]),
    ).toEqual([
      ['attack-spartan-ally', '12', '7,2,0', '4,0,4', 'isthmus boeotia sicily arcadia-achaea peloponnesus-messenia allies'],
      [
        'cause-rebellion',
        '34',
        '2,1,0',
        '2,0,2',
        'peloponnesus-messenia peloponnesus-messenia sicily allies allies arcadia-achaea',
      ],
      ['cut-loc', '5', '3,2,0', '3,0,3', 'isthmus isthmus arcadia-achaea peloponnesus-messenia peloponnesus-messenia sicily'],
      ['attack-sparta', '6', '15,4,0', '15,4,0', ''],
    ]);
    expect(MATRIX[ATHENS].strategies[3].spaces.map(space => SPACE.ids[space]).join(' ')).toBe(
      'sparta caryae tegea belmina methydrum mantinea',
    );
  });
  test('PW-MS-f PW-MS-g PW-MS-h PW-MS-i PW-MS-j PW-R22 the strategies of Sparta', () => {
    expect(
      MATRIX[SPARTA].strategies.map(({ id, faces, force, areas }) => [
        id,
        faces.join(''),
        force[0].join(),
        force[1].join(),
        areas.join(' '),
      ]),
    ).toEqual([
      ['attack-athens', '1', '12,2,0', '12,2,0', ''],
      ['cause-rebellion', '23', '2,0,0', '1,0,1', 'caria ionia hellespont thrace island allies'],
      ['cut-loc', '45', '2,0,0', '2,0,2', 'thrace thrace hellespont hellespont hellespont island'],
      ['attack-athenian-ally', '6', '4,0,0', '3,0,3', 'caria ionia hellespont thrace island allies'],
    ]);
    expect(MATRIX[SPARTA].strategies[0].spaces.map(space => SPACE.ids[space]).join(' ')).toBe(
      'athens athens athens panactum decelea decelea',
    );
  });
  test('PW-MA-a the defended spaces in order', () => {
    expect(DEFENDED.map(space => SPACE.ids[space]).join(' ')).toBe(
      'aegina salamis naupactus chios amphipolis corcyra samos chalcis',
    );
  });
  test('PW-MAP-o colours of the example', () => {
    const colour = (text: string) => new Set(ids(text).map(space => COLOUR[space]));
    expect(
      colour(
        'methana cape-scyllaeum troezen hermione prasiae epidaurus-limera cythera cape-taenarum corone asine pylos oeniadae heraclea pegae delium',
      ),
    ).toEqual(new Set([SPARTA]));
    expect(
      colour('oropus decelea panactum plataea aegina zacynthus naupactus potidaea psara skyros sporades olizon pteleum'),
    ).toEqual(new Set([ATHENS]));
    expect(colour('cephallenia erineus panormus-achaea argos syracuse pella macedonia sardis')).toEqual(new Set([NO_SIDE]));
  });
  test('LOC_LAND joins Athens and Piraeus', () => {
    expect(locBetween(at('athens'), at('piraeus'))).toBe(LOC_LAND);
  });
});
