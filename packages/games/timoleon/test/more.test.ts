import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import { timoleon } from '../index.ts';
import { isMercenary, UNIT } from '../rules/materials/units.ts';
import { DIPLOMACY } from '../rules/tables.ts';
import { choose, force, march, operations, pointsAt, written } from './table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];

describe('TI-I materials, TI-C cities', () => {
  test('TI-I-b TI-I-c TI-C-b TI-R54 zones, borders, the city map, 38 city territories', () => {
    const cities = board.territories.filter(({ kind }) => kind === 'territory');
    expect([cities.length, cities.filter(({ inSicily }) => inSicily).length, board.seas.length, board.metro.length]).toEqual([
      38, 37, 15, 10,
    ]);
    const groups = ['epikrateia', 'sicani', 'siculi', 'democratic', 'autonomous', 'tyrant'];
    expect(groups.map(group => cities.filter(city => city.group === group).length)).toEqual([8, 4, 5, 4, 10, 7]);
  });
  test('TI-I-d TI-R65 bodyguards are mercenaries, the Sacred Band and the veterans are not', () => {
    const units = ['bodyguard', 'sacred-band', 'veterans', 'citizen-hoplites', 'mercenary-light', 'native-light'];
    expect(units.map(unit => isMercenary(UNIT.at(unit)))).toEqual([true, false, false, false, true, false]);
  });
  test('TI-I-g 36 leaders; absent E counts 0, absent L cannot be suborned', () => {
    expect(components.leaders).toHaveLength(36);
    const heads = components.leaders.filter(({ role }) => role === 'faction head');
    expect(heads.map(({ id, T, E, L }) => [id, T, E ?? 0, L])).toEqual([
      ['synalo', 1, 0, null],
      ['timoleone', 4, 4, null],
      ['iceta', 3, 2, null],
      ['dionysio', 3, 0, null],
    ]);
  });
  test('TI-FC-f TI-FI-f TI-FY-g the diplomatic modifiers of every author', () => {
    // tyrants, democrats, natives, Carthaginians, mercenaries
    expect([0, 1, 2, 3].map(author => DIPLOMACY.slice(author * 5, author * 5 + 5))).toEqual([
      [-2, -2, -2, 0, 0],
      [-1, 1, -2, -2, 0],
      [1, -2, -1, -1, 0],
      [0, -2, -2, -2, 0],
    ]);
  });
});

describe('natives at war', () => {
  const war = (army: string, garrison: Record<string, number>, chance: readonly unknown[], more: object = {}) =>
    tableOf(
      timoleon,
      {
        phase: 'natives',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: { ducezio: { place: 'thermae', owner: 'sicani' } },
        forces: [
          force('thermae', 'sicani', { 'native-hoplites': 4, 'native-light': 8, 'native-cavalry': 3 }),
          force('thermae.city', 'carthage', garrison),
        ],
        zones: { thermae: { control: 'carthage', raised: true, defence: 3, siege: { by: 'sicani', turns: 1 } } },
        natives: { sicani: { army, turns: 1, enemy: 'carthage', size: [4, 8, 3], extinct: false } },
        ...more,
      },
      { chance, seed: 1 },
    );
  test('TI-FN-n TI-FN-x TI-FN-ac TI-R52 a war of conquest continues its siege, takes the city unplundered and leaves a hoplite point', () => {
    const table = war('conquest', { 'mercenary-light': 1 }, []);
    expect(table.of('native-siege')).toMatchObject([{ assault: true, strengths: [16 + 24 + 3, 9] }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'stratagems' });
    // The natives take an option by lot: 1 of 2, for they have no engines, no breach and a second siege turn is needed for a mine.
    const { entries } = table.match.log();
    expect(entries).toHaveLength(0);
    table.act({ type: 'stratagem', stratagem: 'boiling_oil' }, { chance: [1, 6, 1] });
    expect(table.of('plundered')).toHaveLength(0);
    expect(table.of('city-plundered')).toHaveLength(0);
    expect(written(table).zones.thermae.control).toBe('sicani');
    expect(pointsAt(table, 'thermae.city', 'sicani')).toEqual({ 'native-hoplites': 1 });
  });
  test('TI-FN-m TI-II-r TI-FN-o a destructive war plunders the land and goes for the city in one turn', () => {
    const table = war('destructive', { 'mercenary-hoplites': 6 }, [], {
      zones: { thermae: { control: 'carthage', raised: true } },
      forces: [
        force('thermae', 'sicani', { 'native-hoplites': 4, 'native-light': 8 }),
        ...['thermae_selinuntiae', 'entella', 'panormus'].map(zone =>
          force(`${zone}.city`, 'carthage', { 'mercenary-light': 9 }),
        ),
        force('thermae.city', 'carthage', { 'mercenary-hoplites': 6 }),
      ],
    });
    // Thermae has fewest defenders among the neighbours; its garrison withdraws.
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    table.act({ type: 'choose', choice: 'withdraw' }, { chance: [6] });
    expect(table.of('plundered')).toMatchObject([{ zone: 'thermae', owner: 'sicani' }]);
    expect(written(table).zones.thermae.siege).toMatchObject({ by: 'sicani' });
  });
  test('TI-FN-ad in native sieges only turns, coast and lost levels count', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ORDER,
        leaders: {},
        forces: [
          force('agrigentum', 'sicani', { 'native-light': 5 }),
          force('agrigentum.city', 'neutral', { 'citizen-hoplites': 3 }),
        ],
        zones: { agrigentum: { control: 'neutral', raised: true, defence: 2, siege: { by: 'sicani', turns: 2 } } },
        natives: { sicani: { army: 'conquest', turns: 1, enemy: 'carthage', size: [0, 5, 0], extinct: false } },
      },
      { chance: [10], seed: 1 },
    );
    expect(table.of('hunger')[0].modifiers).toEqual([
      { rule: 'TI-H-a', what: 'turns', by: -2 },
      { rule: 'TI-H-a', what: 'coast', by: 1 },
      { rule: 'TI-H-a', what: 'levels', by: -1 },
    ]);
  });
  test('TI-FN-af the army of reaction appears in the nearest free territory, else on the spot', () => {
    const others = ['agyrum', 'enna', 'armerina', 'nebrodi'];
    const table = operations('iceta', {
      leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } },
      forces: [force('leontini.city', 'iceta', { 'mercenary-hoplites': 5 })],
      zones: Object.fromEntries(others.map(zone => [zone, { control: 'neutral' }])),
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'caltagirone' }, { chance: [1, 1] });
    expect(table.of('native-army')).toMatchObject([{ zone: 'caltagirone' }]);
    expect(table.why({ type: 'step', place: 'camarina' })).toBe('TI-VII-c');
  });
  test('TI-FN-ag invaders inside a native city are besieged or assaulted; retaken it is native and not plundered', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'natives',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: {},
        forces: [
          force('armerina', 'siculi', { 'native-light': 8 }),
          force('caltagirone.city', 'iceta', { 'mercenary-light': 1 }),
        ],
        zones: { caltagirone: { control: 'iceta', raised: true } },
        natives: { siculi: { army: 'reaction', turns: 0, enemy: null, size: [0, 8, 0], extinct: false } },
      },
      { chance: [], seed: 5 },
    );
    choose(table, 'withdraw');
    expect(table.of('native-siege')).toMatchObject([{ zone: 'caltagirone', assault: true }]);
    expect(table.match.pending()[0].step).toBe('stratagems');
    // The wall by lot, 6 against 1: the city falls, is native again, and nobody plunders it.
    table.act({ type: 'stratagem', stratagem: 'countermine' }, { chance: [1, 6, 1] });
    expect(table.of('assault')).toMatchObject([{ zone: 'caltagirone', attacker: 'siculi' }]);
    expect(written(table).zones.caltagirone.control ?? 'siculi').toBe('siculi');
    expect(table.of('city-plundered')).toHaveLength(0);
  });
  test('TI-FN-a natives have no treasury; TI-R51 the enemy with most territories', () => {
    expect(Object.keys(written(operations('iceta', {})).treasury)).toEqual(ORDER);
    const table = tableOf(
      timoleon,
      { phase: 'natives', turn: 5, order: ORDER, forces: [], leaders: {}, alliances: [] },
      { chance: [5, 1, 4, 3, 4], seed: 5 },
    );
    expect(table.of('native-enemy')).toMatchObject([{ die: 4, purpose: 'raid', enemy: 'carthage' }]);
  });
});

describe('ports, harbours, heads', () => {
  test('TI-R71 TI-R90 a fleet in a port that falls puts to sea; neutral ships and ships on the stocks are lost', () => {
    const table = operations('dionysio', {
      leaders: { timonide: { place: 'catana', owner: 'dionysio' } },
      forces: [
        force('catana', 'dionysio', { 'mercenary-hoplites': 6 }),
        force('thapsos.port', 'iceta', { triremes: 2 }),
        force('thapsos.port', 'neutral', { triremes: 1 }),
        force('leontini', 'dionysio', { 'mercenary-light': 1 }),
      ],
      zones: {
        catana: { control: 'neutral', raised: true },
        thapsos: { control: 'iceta', raised: true },
        leontini: { control: 'neutral' },
      },
      building: [{ zone: 'thapsos', turn: 6, triremes: 1 }],
    });
    table.act({ type: 'element', place: 'leontini', unit: 'mercenary-light', count: 1 });
    table.act({ type: 'step', place: 'thapsos' });
    choose(table, 'halt');
    expect(written(table).zones.thapsos.control).toBe('dionysio');
    expect(pointsAt(table, 'sea_catana', 'iceta')).toEqual({ triremes: 2 });
    expect(written(table).forces.filter(({ owner }) => owner === 'neutral')).toEqual([]);
    expect((written(table) as unknown as { building: unknown[] }).building).toEqual([]);
  });
  test('TI-R26 TI-FC-j TI-R45 Carthage holds a harbour and a zone beside it: months are counted, a winter turn as three', () => {
    const at = (turn: number) =>
      tableOf(
        timoleon,
        {
          phase: 'end',
          turn,
          order: ORDER,
          leaders: {},
          forces: [force('syr_great_harbour', 'carthage', { triremes: 1 })],
          zones: { syr_olympium: { control: 'carthage' } },
          expeditions: { carthage_1: { status: 'arrived', turn: 2, place: null } },
        },
        { seed: 4 },
      );
    expect((at(5).position() as { months?: number }).months).toBe(1);
    expect(at(11).of('expedition-called')).toMatchObject([{ expedition: 'carthage_2', rule: 'TI-FC-j' }]);
  });
  test('TI-FD-f TI-R47 all of Syracuse and two tyrants: the third Corinthian expedition is called', () => {
    const zones = Object.fromEntries(
      board.metro.filter(({ kind }) => kind !== 'harbour').map(({ id }) => [id, { control: 'timoleone' }]),
    );
    const table = tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ORDER,
        forces: [force('gaul', 'timoleone', { 'mercenary-light': 1 })],
        zones,
        leaders: {
          mamarco: { place: 'dead', owner: 'neutral', killer: 'timoleone' },
          hippo: { place: 'dead', owner: 'neutral', killer: 'timoleone' },
        },
        expeditions: { corinth_2: { status: 'arrived', turn: 3, place: null } },
      },
      { seed: 4 },
    );
    expect(table.of('expedition-called')).toContainEqual(expect.objectContaining({ expedition: 'corinth_3', rule: 'TI-FD-f' }));
  });
  test('TI-R57 TI-IX-f a faction whose head fell is led by its leader with the highest T', () => {
    const table = operations('timoleone', {
      leaders: {
        timoleone: { place: 'inessa', owner: 'timoleone' },
        iceta: { place: 'inessa', owner: 'iceta' },
        eupolemo: { place: 'leontini.city', owner: 'iceta' },
        euthymus: { place: 'leontini.city', owner: 'iceta' },
      },
      forces: [force('inessa', 'timoleone', { 'mercenary-hoplites': 8 }), force('inessa', 'iceta', { 'mercenary-light': 1 })],
    });
    march(table, 'timoleone');
    table.act({ type: 'attack', owner: 'iceta' });
    table.act({ type: 'tactic', tactic: 'frontal' }, { seat: 'timoleone' });
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'iceta', chance: [6, 1, 2, 1, 1, 1, 1] });
    expect(written(table).leaders.iceta).toMatchObject({ place: 'dead', killer: 'timoleone' });
    expect(table.of('head')).toMatchObject([{ seat: 'iceta', leader: 'euthymus' }]);
  });
  test('TI-A-j TI-R40 TI-A-f TI-R39 result −10: engines are abandoned to the holder of the city', () => {
    const table = operations('dionysio', {
      leaders: { timonide: { place: 'casmenae', owner: 'dionysio' } },
      forces: [
        force('casmenae', 'dionysio', { 'mercenary-light': 4, engines: 2 }),
        force('casmenae.city', 'iceta', { 'mercenary-hoplites': 4 }),
        force('inessa', 'iceta', { 'mercenary-light': 1 }),
      ],
      zones: { casmenae: { control: 'iceta', raised: true } },
    });
    march(table, 'timonide');
    choose(table, 'besiege');
    choose(table, 'assault');
    expect(table.why({ type: 'stratagem', stratagem: 'engines' }, 'dionysio')).toBeNull();
    table.act({ type: 'stratagem', stratagem: 'sortie' }, { seat: 'iceta' });
    table.act({ type: 'stratagem', stratagem: 'engines' }, { seat: 'dionysio', chance: [1, 6, 4] });
    expect(table.of('assault')[0].result).toBeLessThanOrEqual(-10);
    // Three points of the besieger fall, his to choose; the engines stay behind for whoever holds the city.
    for (let n = 0; n < 3; n++)
      if (table.match.pending()[0].step === 'loss') table.act({ type: 'lose', owner: 'dionysio', unit: 'mercenary-light' });
    expect(table.of('engines-abandoned')).toMatchObject([{ rule: 'TI-A-j', engines: 2, to: 'iceta' }]);
    expect(pointsAt(table, 'casmenae.city', 'iceta')).toMatchObject({ engines: 2 });
  });
  test('TI-H-b a garrison that loses its last point loses the city', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ORDER,
        leaders: {},
        forces: [
          force('inessa', 'iceta', { 'mercenary-hoplites': 4 }),
          force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
        ],
        zones: { inessa: { control: 'neutral', raised: true, siege: { by: 'iceta', turns: 1 } } },
      },
      { chance: [5, 6], seed: 1 },
    );
    expect(table.of('hunger')).toMatchObject([{ result: 4 }]);
    expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'inessa', owner: 'iceta', rule: 'TI-H-b' }));
  });
  test('TI-VI-h TI-R85 leaving the map of Syracuse costs 1 PM; the Anapus is a river', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'syr_epipolae', owner: 'iceta' } },
      forces: [force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 2 })],
      zones: { syr_olympium: { control: 'iceta' } },
    });
    march(table, 'iceta');
    expect(table.act({ type: 'step', place: 'syr_olympium' })).toMatchObject([{ kind: 'moves', cost: 2 }]);
    expect(table.act({ type: 'step', place: 'abolla' })[0]).toMatchObject({ kind: 'moves', cost: 1 });
  });
  test('TI-VII-j TI-R84 the field held by others: the city pays and counts, nobody passes', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'thapsos.city', owner: 'iceta' } },
      forces: [
        force('thapsos.city', 'iceta', { 'mercenary-hoplites': 2 }),
        force('leontini', 'carthage', { 'mercenary-light': 2 }),
        force('leontini.city', 'iceta', { 'mercenary-light': 1 }),
      ],
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'leontini' });
    expect(table.why({ type: 'step', place: 'catana' })).toBe('TI-VII-c');
    choose(table, 'halt');
    table.act({ type: 'tax' });
    choose(table, 'collect');
    expect(table.of('taxes')[0].from).toContainEqual({ zone: 'leontini', talents: 20 });
  });
});
