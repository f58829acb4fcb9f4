import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, written } from '../table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];

describe('TI-III TI-IV TI-H, further', () => {
  test('TI-III-t the general of a minor tyrant is a tyrant’s man, whoever the tyrant’s ally is', () => {
    const table = operations('iceta', {
      leaders: {
        prisseno: { place: 'messana.city', owner: 'carthage', lord: 'hippo' },
        hippo: { place: 'mylae.city', owner: 'carthage' },
        iceta: { place: 'messana', owner: 'iceta' },
      },
      treasury: { iceta: 200 },
    });
    table.act({ type: 'suborn', leader: 'prisseno' });
    table.act({ type: 'bid', talents: 0 }, { chance: [5] });
    // +1 against tyrants, −1 not neutral.
    expect(table.of('diplomacy-result')).toMatchObject([
      {
        die: 5,
        total: 5,
        modifiers: [
          { rule: 'TI-III-t', by: 1 },
          { rule: 'TI-III-e', by: -1 },
          { rule: 'TI-III-e', by: 0 },
        ],
      },
    ]);
  });
  test('TI-III-b a besieged city may be talked to; TI-S-c TI-R106 the siege of another goes on', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'inessa', owner: 'timoleone' } },
      forces: [
        force('inessa', 'timoleone', { 'mercenary-hoplites': 2 }),
        force('inessa', 'carthage', { 'mercenary-hoplites': 3 }),
        force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
      ],
      zones: { inessa: { siege: { by: 'carthage', turns: 1 } } },
      treasury: { timoleone: 100 },
    });
    table.act({ type: 'treat', zone: 'inessa' });
    table.act({ type: 'bid', talents: 0 }, { chance: [6] });
    table.act({ type: 'enlist', unit: 'mercenary-hoplites' });
    choose(table, 'done');
    expect(written(table).zones.inessa).toMatchObject({ control: 'timoleone', siege: { by: 'carthage', turns: 1 } });
  });
  test('TI-S-c TI-R2 TI-R106 a siege ends when besieger and holder become allies', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'negotiation',
        turn: 5,
        order: ['iceta', 'dionysio', 'carthage', 'timoleone'],
        alliances: [],
        leaders: {},
        forces: [
          force('leontini', 'dionysio', { 'mercenary-hoplites': 3 }),
          force('leontini.city', 'iceta', { 'mercenary-light': 1 }),
        ],
        zones: { leontini: { control: 'iceta', siege: { by: 'dionysio', turns: 2 } } },
      },
      { seed: 1 },
    );
    table.act({ type: 'draft', faction: 'dionysio' });
    table.act({ type: 'term', term: 'alliance', value: 0 });
    choose(table, 'send');
    choose(table, 'sign');
    expect(table.of('siege-lifted')).toMatchObject([{ rule: 'TI-S-c', zone: 'leontini' }]);
    expect(written(table).zones.leontini.siege).toBeUndefined();
  });
  test('TI-IV-ab a garrison may plunder its city while it is besieged', () => {
    const table = operations('iceta', {
      leaders: {},
      forces: [
        force('leontini', 'dionysio', { 'mercenary-hoplites': 3 }),
        force('leontini.city', 'iceta', { 'mercenary-light': 1 }),
      ],
      zones: { leontini: { control: 'iceta', siege: { by: 'dionysio', turns: 2 } } },
    });
    table.act({ type: 'sack', zone: 'leontini' }, { chance: [5] });
    expect(table.of('city-plundered')).toMatchObject([{ zone: 'leontini', talents: 60 }]);
  });
  test('TI-H-a TI-FE-b ships that lie in the port break no blockade', () => {
    const hunger = (waters: object[]) =>
      tableOf(
        timoleon,
        {
          phase: 'end',
          turn: 5,
          order: ORDER,
          alliances: [],
          leaders: {},
          forces: [
            force('catana', 'iceta', { 'mercenary-hoplites': 5 }),
            force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
            force('catana.port', 'neutral', { triremes: 2 }),
            ...waters,
          ],
          zones: { catana: { siege: { by: 'iceta', turns: 1 } } },
        },
        { chance: [10], seed: 1 },
      ).of('hunger')[0].modifiers;
    const coast = { rule: 'TI-H-a', what: 'coast', by: 1 };
    expect(hunger([])).toContainEqual(coast);
    expect(hunger([force('sea_catana', 'iceta', { triremes: 1 })])).not.toContainEqual(coast);
    const both = [force('sea_catana', 'iceta', { triremes: 1 }), force('sea_catana', 'carthage', { triremes: 1 })];
    expect(hunger(both)).toContainEqual(coast);
  });
  test('TI-H-c a neutral tyrant whose city surrenders goes to his other one; without one he is eliminated', () => {
    const starved = (mylae: string) =>
      tableOf(
        timoleon,
        {
          phase: 'end',
          turn: 5,
          order: ORDER,
          alliances: [],
          leaders: { hippo: { place: 'messana.city', owner: 'neutral' } },
          forces: [
            force('messana', 'iceta', { 'mercenary-hoplites': 5 }),
            force('messana.city', 'neutral', { 'mercenary-light': 2 }),
          ],
          zones: { messana: { siege: { by: 'iceta', turns: 5 } }, mylae: { control: mylae } },
        },
        // 6 − 5 + 1 (coast): the city offers surrender.
        { chance: [6], seed: 1 },
      );
    const other = starved('neutral');
    choose(other, 'accept');
    expect(written(other).leaders.hippo).toMatchObject({ place: 'mylae.city', owner: 'neutral' });
    const last = starved('iceta');
    choose(last, 'accept');
    expect(written(last).leaders.hippo).toMatchObject({ captor: 'iceta', killer: 'iceta' });
  });
});

describe('TI-FN-t TI-R57 TI-R46 persons and expeditions', () => {
  test('TI-FN-t TI-FN-q when Agyris is dead his ally taxes the Sicels no more, and they defend themselves again', () => {
    const taxed = (place: string) => {
      const table = operations('iceta', { leaders: { agyris: { place, owner: 'iceta' } } });
      table.act({ type: 'tax' });
      choose(table, 'collect');
      return (table.of('taxes')[0].from as { zone: string }[]).some(({ zone }) => zone === 'agyrum');
    };
    expect(taxed('leontini.city')).toBe(true);
    expect(taxed('dead')).toBe(false);
    const invaded = operations('carthage', {
      leaders: { agyris: { place: 'dead', owner: 'iceta' }, bostar: { place: 'phintias', owner: 'carthage' } },
      forces: [force('phintias', 'carthage', { 'mercenary-hoplites': 4 })],
    });
    march(invaded, 'bostar');
    invaded.act({ type: 'step', place: 'caltagirone' }, { chance: [2, 3] });
    expect(invaded.of('native-army')).toMatchObject([{ people: 'siculi', purpose: 'reaction', leader: null }]);
  });
  test('TI-III-v TI-III-g Agyris won away from his ally goes home with the natives stacked with him', () => {
    const table = operations('dionysio', {
      leaders: { agyris: { place: 'leontini.city', owner: 'iceta' }, iceta: { place: 'thapsos.city', owner: 'iceta' } },
      forces: [force('leontini.city', 'iceta', { 'native-light': 4, 'mercenary-hoplites': 1 })],
      treasury: { dionysio: 200 },
    });
    table.act({ type: 'court', leader: 'agyris' });
    // 6 − 2 (natives) − 1 (not neutral) + 4.
    table.act({ type: 'bid', talents: 120 }, { chance: [6] });
    expect(written(table).leaders.agyris).toMatchObject({ owner: 'siculi', place: 'not-yet' });
    expect(table.of('disbanded')).toMatchObject([{ rule: 'TI-III-v', points: 4 }]);
  });
  test('TI-R57 TI-IX-f a faction that had lost all its leaders follows the best of those who come to it', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'turn',
        turn: 3,
        order: ORDER,
        forces: [],
        leaders: {
          synalo: { place: 'dead', owner: 'carthage' },
          hanno: { place: 'dead', owner: 'carthage' },
          bostar: { place: 'dead', owner: 'carthage' },
        },
        heads: { carthage: null },
        alliances: [],
      },
      { chance: [1, 1], seed: 1 },
    );
    table.act({ type: 'treat', zone: 'panormus' });
    expect(table.of('head')).toMatchObject([{ rule: 'TI-IX-f', seat: 'carthage', leader: 'giscone' }]);
  });
  test('TI-R46 the second expedition waits while the counter carries any cavalry', () => {
    const due = (points: Record<string, number>) =>
      tableOf(
        timoleon,
        {
          phase: 'turn',
          turn: 5,
          order: ORDER,
          alliances: [],
          leaders: {},
          forces: [force('motya.port', 'carthage', points)],
          expeditions: {
            carthage_1: { status: 'arrived', turn: 2, place: null },
            carthage_2: { status: 'called', turn: 5, place: null },
          },
        },
        { seed: 1 },
      );
    expect(due({ transport: 1, triremes: 2, 'citizen-cavalry': 1 }).of('expedition-waits')).toHaveLength(1);
    expect(due({ transport: 1, triremes: 2, 'citizen-hoplites': 1 }).of('expedition-waits')).toHaveLength(0);
  });
  test('TI-R46 TI-R89 only until the expedition has sailed or landed does the water hold more than ships carry', () => {
    const table = operations('carthage', {
      turn: 6,
      leaders: { mago: { place: 'sea_panormus', owner: 'carthage' } },
      forces: [force('sea_panormus', 'carthage', { triremes: 3, 'mercenary-hoplites': 3 })],
      expeditions: { carthage_1: { status: 'arrived', turn: 2, place: 'sea_panormus' } },
    });
    march(table, 'mago');
    choose(table, 'halt');
    expect(written(table).expeditions.carthage_1).toMatchObject({ status: 'arrived', place: null });
  });
});
