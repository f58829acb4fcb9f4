import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../index.ts';
import { choose, force, march, operations, pointsAt, written } from './table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];

describe('TI-R7 who has taken part in an operation', () => {
  test('TI-R7 TI-R105 TI-VI-b points left behind have marched; those they join have not', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'syr_epipolae', owner: 'iceta' } },
      forces: [
        force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 3 }),
        force('syr_tyche', 'iceta', { 'mercenary-hoplites': 2 }),
      ],
      zones: { syr_tyche: { control: 'iceta' } },
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'syr_tyche' });
    table.act({ type: 'leave', unit: 'mercenary-hoplites', count: 1 });
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'syr_tyche', unit: 'mercenary-hoplites', count: 2 })).toBeNull();
    expect(table.why({ type: 'element', place: 'syr_tyche', unit: 'mercenary-hoplites', count: 3 })).toBe('TI-R1');
  });
  test('TI-R7 TI-IV-s troops that were not called up stay fresh when others disobey', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 3, 'mercenary-light-discontented': 1 })],
    });
    table.act({ type: 'activate', leader: 'bostar' });
    table.act({ type: 'take', unit: 'mercenary-light-discontented', count: 1 });
    choose(table, 'march', [4]);
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'motya.city', unit: 'mercenary-light', count: 3 })).toBeNull();
    expect(table.why({ type: 'element', place: 'motya.city', unit: 'mercenary-light-discontented', count: 1 })).toBe('TI-R1');
  });
  test('TI-R7 TI-VI-c the ships that landed an army are done, those that lay in the port are not', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'sea_lilybaeum', owner: 'carthage' } },
      forces: [
        force('sea_lilybaeum', 'carthage', { 'mercenary-light': 2, triremes: 2 }),
        force('motya.port', 'carthage', { triremes: 3 }),
      ],
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'motya.port' });
    table.act({ type: 'land', place: 'motya.city' });
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 3 })).toBeNull();
    expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 4 })).toBe('TI-R1');
  });
  test('TI-II-p a leader aboard the fleet on which an army embarks is carried, and so activated', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' }, hanno: { place: 'motya.port', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 }), force('motya.port', 'carthage', { triremes: 2 })],
    });
    march(table, 'bostar');
    table.act({ type: 'embark', place: 'motya.port' });
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    choose(table, 'halt');
    expect(written(table).leaders.hanno.place).toBe('sea_lilybaeum');
    expect(table.why({ type: 'activate', leader: 'hanno' })).toBe('TI-II-p');
  });
});

describe('TI-VI TI-VII, further', () => {
  test('TI-VII-e TI-R105 troops left behind in an undefended place of an enemy take it', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'catana', owner: 'carthage' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 })],
      zones: { leontini: { control: 'iceta', raised: true }, thapsos: { control: 'iceta', raised: true } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'leontini' });
    table.act({ type: 'leave', unit: 'mercenary-hoplites', count: 1 });
    expect(written(table).zones.leontini.control).toBe('carthage');
    table.act({ type: 'step', place: 'thapsos' });
    choose(table, 'halt');
    expect(pointsAt(table, 'leontini.city', 'carthage')).toEqual({ 'mercenary-hoplites': 1 });
    expect(written(table).zones.thapsos.control).toBe('carthage');
  });
  test('TI-VI-b TI-VI-g ships that nobody needs are left in port; the others must carry all', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-hoplites': 2 }), force('motya.port', 'carthage', { triremes: 8 })],
    });
    march(table, 'bostar');
    table.act({ type: 'embark', place: 'motya.port' });
    expect(table.why({ type: 'leave', unit: 'triremes', count: 7 })).toBe('TI-VI-g');
    table.act({ type: 'leave', unit: 'triremes', count: 6 });
    expect(pointsAt(table, 'motya.port', 'carthage')).toEqual({ triremes: 6 });
    expect(pointsAt(table, 'march', 'carthage')).toEqual({ 'mercenary-hoplites': 2, triremes: 2 });
  });
  test('TI-VII-l a leader whose ships were not paid steps ashore in his own port', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'maintenance',
        turn: 11,
        order: ORDER,
        alliances: [],
        leaders: { hanno: { place: 'motya.port', owner: 'carthage' } },
        forces: [force('motya.port', 'carthage', { triremes: 2 })],
        treasury: { carthage: 0 },
      },
      { chance: [] },
    );
    choose(table, 'done');
    expect(table.of('deserts')).toMatchObject([{ rule: 'TI-IV-m', points: 2 }]);
    expect(written(table).leaders.hanno.place).toBe('motya.city');
  });
});

describe('TI-V-j recruiting abroad, further', () => {
  test('TI-V-j TI-VI-b the recruiter takes the ships he needs; the others stay and may act', () => {
    const table = operations('carthage', {
      leaders: { hanno: { place: 'lylibaeum.city', owner: 'carthage' } },
      forces: [force('lylibaeum.port', 'carthage', { triremes: 8, transport: 1 })],
    });
    table.act({ type: 'dispatch', leader: 'hanno', area: 'gaul' });
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'convoy', about: { ships: 8 } });
    table.act({ type: 'leave', unit: 'triremes', count: 8 });
    expect(table.why({ type: 'leave', unit: 'transport', count: 1 })).toBe('TI-V-j');
    choose(table, 'done');
    expect(pointsAt(table, 'gaul', 'carthage')).toEqual({ transport: 1 });
    expect(table.why({ type: 'element', place: 'lylibaeum.port', unit: 'triremes', count: 8 })).toBeNull();
  });
});

describe('TI-N naval combat, further', () => {
  const meeting = (leaders: object, more: object = {}) =>
    operations('timoleone', {
      leaders,
      forces: [force('sea_selinus', 'timoleone', { triremes: 5 }), force('sea_lilybaeum', 'carthage', { triremes: 5 })],
      ...more,
    });
  test('TI-VIII-c TI-R72 TI-N-e in attack the activated leader is the admiral, not a better one aboard', () => {
    const table = meeting({
      aristone: { place: 'sea_selinus', owner: 'timoleone' },
      cleandro: { place: 'sea_selinus', owner: 'timoleone' },
    });
    table.act({ type: 'activate', leader: 'aristone' });
    table.act({ type: 'bring', leader: 'cleandro' });
    choose(table, 'all');
    choose(table, 'march');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleone', chance: [3, 3, 1, 1] });
    expect(table.of('sea-fight')[0].modifiers).toContainEqual({ rule: 'TI-N-e', by: 1 });
    expect(table.of('leader-dice')).toMatchObject([{ leader: 'aristone' }]);
  });
  test('TI-N-n TI-R26 a beaten fleet goes to the nearest controlled port, and a harbour of Syracuse is one', () => {
    const table = operations('dionysio', {
      leaders: { dionysio: { place: 'syr_great_harbour', owner: 'dionysio' } },
      forces: [force('syr_great_harbour', 'dionysio', { triremes: 4 }), force('sea_syracuse', 'timoleone', { triremes: 7 })],
    });
    march(table, 'dionysio');
    table.act({ type: 'step', place: 'sea_syracuse' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysio' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleone' });
    // 1 − 5 + 3 (T) − 1 (ratio) = −2; the winner's die 2: nothing.
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'dionysio', chance: [1, 5, 2, 1, 1, 4] });
    expect(table.of('fleet-withdraws')).toMatchObject([{ seat: 'dionysio', place: 'syr_great_harbour' }]);
  });
});

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
