import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import components from '../data/components.json' with { type: 'json' };
import { timoleon } from '../index.ts';
import { choose, force, operations, pointsAt, written } from './table.ts';

/** A point of each faction abroad: nobody is out of the game. */
const TOKENS = ['carthage', 'timoleon', 'hicetas', 'dionysius'].map(owner => force('gaul', owner, { 'mercenary-light': 1 }));
const withTokens = (given: object) => ({ ...given, forces: [...((given as { forces?: object[] }).forces ?? []), ...TOKENS] });
/** The first Carthaginian expedition has come long ago, the second never will. */
const COME = {
  carthage_1: { status: 'arrived', turn: 2, place: null },
  carthage_2: { status: 'cancelled', turn: 0, place: null },
};
const ORDER = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
const turn = (given: object, chance: readonly unknown[]) =>
  tableOf(
    timoleon,
    {
      phase: 'turn',
      turn: 5,
      order: ORDER,
      alliances: [],
      leaders: {},
      ...withTokens(given),
      expeditions: { ...COME, ...(given as { expeditions?: object }).expeditions },
    },
    { chance },
  );
const talking = (given: object = {}) =>
  tableOf(timoleon, { phase: 'negotiation', turn: 5, order: ORDER, alliances: [], forces: [], leaders: {}, ...given });

describe('TI-I TI-II sequence of play', () => {
  test('TI-I-a TI-II-a TI-II-b TI-R3 four seats, 25 turns, three winters', () => {
    expect(timoleon.seats).toEqual(ORDER);
    expect(components.calendar.map(({ monthNumber }) => monthNumber)).toEqual([
      12, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 4, 5, 6,
    ]);
  });
  test('TI-EX1 TI-FC-h TI-II-c TI-R44 the first expedition: 2D6 below the number of the month', () => {
    const come = (at: number, dice: readonly number[]) => {
      const table = tableOf(
        timoleon,
        { phase: 'turn', turn: at, order: ORDER, forces: [], leaders: {}, alliances: [] },
        { chance: dice, seed: 1 },
      );
      return table.of('first-expedition')[0]?.comes;
    };
    expect([
      come(3, [1, 2]),
      come(3, [2, 2]),
      come(2, [1, 1]),
      come(2, [1, 2]),
      come(11, [5, 6]),
      come(11, [6, 6]),
      come(1, []),
    ]).toEqual([true, false, true, false, true, false, undefined]);
  });
  test('TI-II-e TI-II-f TI-R4 TI-EX4 operation points, a 1 counts as 2; order dice, ties again, places picked from the highest', () => {
    const table = turn({}, [1, 6, 6, 6, 1, 3, 7, 7, 9, 2, 5]);
    expect(table.of('operation-points')).toMatchObject([{ dice: [6, 6, 6, 1], po: [6, 6, 6, 2], sum: 20 }]);
    expect(table.of('order-dice')).toMatchObject([
      { dice: [[3], [7, 2], [7, 5], [9]], ranking: ['dionysius', 'hicetas', 'timoleon', 'carthage'] },
    ]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysius', step: 'picking' });
    table.act({ type: 'pick', place: 4 });
    expect(table.why({ type: 'pick', place: 4 })).toBe('TI-II-f');
    table.act({ type: 'pick', place: 1 });
    table.act({ type: 'pick', place: 2 });
    table.act({ type: 'pick', place: 3 });
    expect(written(table).order).toEqual(['hicetas', 'timoleon', 'carthage', 'dionysius']);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'negotiation' });
  });
  test('TI-II-k PO not spent are lost; each faction acts in its place', () => {
    const table = operations('hicetas', { po: { hicetas: 3, carthage: 2 } });
    choose(table, 'done');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'operations' });
    expect(table.why({ type: 'activate', leader: 'hicetas' }, 'hicetas')).toBe('TI-II-n');
  });
  test('TI-II-g TI-II-t TI-R63 TI-R82 each speaks once in order; gifts pass at once', () => {
    const table = talking({ treasury: { carthage: 20, timoleon: 0 } });
    table.act({ type: 'give', faction: 'timoleon', sum: '10' });
    expect(written(table).treasury).toMatchObject({ carthage: 10, timoleon: 10 });
    expect(table.why({ type: 'give', faction: 'timoleon', sum: '30' })).toBe('TI-IV-a');
    expect(table.why({ type: 'give', faction: 'carthage', sum: '1' })).toBe('TI-R63');
    table.act({ type: 'draft', faction: 'hicetas' });
    choose(table, 'drop');
    expect(table.why({ type: 'draft', faction: 'hicetas' })).toBe('TI-II-t');
    choose(table, 'done');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'timoleon', step: 'negotiation' });
  });
  test('TI-R2 TI-III-s an alliance by mutual consent; never between Carthage and the Democrats; ended in a later phase 3', () => {
    const table = talking();
    table.act({ type: 'draft', faction: 'timoleon' });
    expect(table.why({ type: 'term', term: 'alliance', value: 0 })).toBe('TI-III-s');
    choose(table, 'drop');
    table.act({ type: 'draft', faction: 'dionysius' });
    table.act({ type: 'term', term: 'alliance', value: 0 });
    choose(table, 'send');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysius', step: 'answering' });
    choose(table, 'sign');
    expect(written(table).alliances).toEqual([['carthage', 'dionysius']]);
    expect(table.why({ type: 'break', faction: 'dionysius' })).toBe('TI-R2');
    const later = talking({ alliances: [['carthage', 'dionysius']] });
    later.act({ type: 'break', faction: 'dionysius' });
    expect(written(later).alliances).toEqual([]);
  });
  test('TI-R83 a treaty with a truce, talents and a city, secret until signed; then the truce is broken and noticed', () => {
    const table = talking({ treasury: { carthage: 100, hicetas: 0 } });
    table.act({ type: 'draft', faction: 'hicetas' });
    table.act({ type: 'term', term: 'truce', value: 9 });
    table.act({ type: 'term', term: 'offer', value: 5 });
    table.act({ type: 'demand', zone: 'syr_epipolae' });
    expect(table.match.see('hicetas').view).not.toHaveProperty('draft.terms');
    choose(table, 'send');
    expect(table.match.see('hicetas').view).toMatchObject({ draft: { terms: { truce: 9, talents: 50, city: 'syr_epipolae' } } });
    expect(table.match.see('dionysius').view).not.toHaveProperty('draft.terms');
    choose(table, 'counter');
    table.act({ type: 'term', term: 'truce', value: 8 });
    choose(table, 'send');
    expect(table.why({ type: 'choose', choice: 'counter' })).toBe('TI-II-t');
    choose(table, 'sign');
    expect(table.of('treaty-signed')).toMatchObject([{ terms: { truce: 8 } }]);
    const war = operations('carthage', {
      leaders: { bostar: { place: 'inessa', owner: 'carthage' } },
      forces: [force('inessa', 'carthage', { 'mercenary-hoplites': 5 }), force('inessa', 'hicetas', { 'mercenary-hoplites': 2 })],
      treaties: [
        { a: 'carthage', b: 'hicetas', truce: 8, passage: 0, joint: false },
        { a: 'hicetas', b: 'carthage', truce: 8, passage: 0, joint: false },
      ],
    });
    war.act({ type: 'activate', leader: 'bostar' });
    choose(war, 'all');
    choose(war, 'march');
    war.act({ type: 'attack', owner: 'hicetas' });
    expect(war.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'carthage', against: 'hicetas' }]);
  });
  test('TI-R33 the release of a captive by treaty', () => {
    const table = talking({
      leaders: { euthymus: { place: 'motya.city', owner: 'hicetas', captor: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 1 })],
    });
    table.act({ type: 'draft', faction: 'hicetas' });
    expect(table.why({ type: 'release', leader: 'bostar' })).toBe('TI-R33');
    table.act({ type: 'release', leader: 'euthymus' });
    choose(table, 'send');
    choose(table, 'sign');
    expect(written(table).leaders.euthymus).toMatchObject({ owner: 'hicetas', place: 'leontini.city' });
    expect(written(table).leaders.euthymus.captor).toBeUndefined();
  });
  test('TI-R68 TI-FC-c TI-FI-b TI-FY-c set-up: hidden until all have placed, one point in each city of the Epikrateia', () => {
    const table = tableOf(timoleon, null);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'deployment' });
    for (let n = 0; n < 8; n++) table.act({ type: 'deploy', unit: 'mercenary-hoplites', zone: 'motya' });
    for (let n = 0; n < 4; n++) table.act({ type: 'deploy', unit: 'mercenary-light', zone: 'motya' });
    table.act({ type: 'deploy', unit: 'mercenary-cavalry', zone: 'motya' });
    expect(table.why({ type: 'deploy', unit: 'mercenary-cavalry', zone: 'motya' })).toBe('TI-FC-c');
    expect(table.why({ type: 'deploy', unit: 'mercenary-cavalry', zone: 'catana' })).toBe('TI-FC-c');
    expect(JSON.stringify(table.match.see('hicetas').view)).not.toContain('motya.city');
    choose(table, 'rest');
    expect(table.match.pending()[0].seat).toBe('hicetas');
    table.act({ type: 'station', leader: 'hicetas', zone: 'thapsos' });
    expect(table.why({ type: 'station', leader: 'euthymus', zone: 'catana' })).toBe('TI-R68');
    choose(table, 'rest');
  });
  test('TI-FC-b TI-FC-d TI-FD-a TI-FD-h TI-FI-a TI-FI-c TI-FY-a TI-FY-b TI-FE-a the start', () => {
    const table = tableOf(timoleon, { phase: 'operations', turn: 1, order: ORDER, po: { carthage: 1 } });
    const { treasury, leaders, zones } = written(table);
    expect(treasury).toEqual({ carthage: 300, timoleon: 200, hicetas: 250, dionysius: 300 });
    expect(pointsAt(table, 'lilybaeum.port', 'carthage')).toEqual({ triremes: 8 });
    expect(pointsAt(table, 'sea_rhegium', 'timoleon')).toEqual({ veterans: 1, 'mercenary-hoplites': 4, triremes: 5 });
    expect(pointsAt(table, 'tauromenium.city', 'timoleon')).toEqual({ 'mercenary-cavalry': 2, 'mercenary-hoplites': 3 });
    expect(pointsAt(table, 'syr_achradina', 'timoleon')).toEqual({ 'citizen-hoplites': 3, 'citizen-cavalry': 1 });
    expect(pointsAt(table, 'syr_epipolae', 'hicetas')).toEqual({
      'forced-hoplites-discontented': 3,
      'forced-cavalry-discontented': 1,
    });
    expect(pointsAt(table, 'syr_great_harbour', 'dionysius')).toEqual({ triremes: 7, transport: 1 });
    expect(leaders.andromachus).toMatchObject({ place: 'tauromenium.city', owner: 'timoleon' });
    expect(pointsAt(table, 'catana.city', 'neutral')).toEqual({
      'mercenary-cavalry': 1,
      'mercenary-hoplites': 2,
      'mercenary-light': 2,
    });
    expect(pointsAt(table, 'netum.city', 'neutral')).toEqual({ 'mercenary-hoplites': 1 });
    expect([zones.syr_ortygia.control, zones.syr_epipolae.control, zones.syr_achradina.control]).toEqual([
      'dionysius',
      'hicetas',
      'timoleon',
    ]);
    expect(written(table).alliances).toEqual([['carthage', 'hicetas']]);
  });
  test('TI-V-l TI-II-c ships come two turns after they were laid down', () => {
    const table = turn({ building: [{ zone: 'motya', turn: 5, triremes: 2 }] }, [1, 2, 2, 2, 2, 1, 2, 3, 4]);
    expect(table.of('launched')).toMatchObject([{ zone: 'motya', points: 2 }]);
    expect(pointsAt(table, 'motya.port', 'carthage')).toEqual({ triremes: 2 });
  });
  test('TI-FC-g TI-FC-i TI-R43 TI-R46 the first Carthaginian expedition arrives where Carthage chooses', () => {
    const table = tableOf(
      timoleon,
      { phase: 'turn', turn: 3, order: ORDER, forces: TOKENS, leaders: {}, alliances: [], treasury: { carthage: 0 } },
      { chance: [1, 1] },
    );
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'landfall' });
    expect(table.why({ type: 'treat', zone: 'catana' })).toBe('TI-FC-g');
    table.act({ type: 'treat', zone: 'panormus' }, { chance: [1, 2, 2, 2, 2, 1, 2, 3, 4] });
    expect(pointsAt(table, 'sea_panormus', 'carthage')).toEqual({
      'mercenary-hoplites': 10,
      'mercenary-light': 12,
      'mercenary-cavalry': 6,
      triremes: 12,
      transport: 1,
    });
    expect(written(table).leaders.mago.place).toBe('sea_panormus');
    expect(written(table).treasury.carthage).toBe(100);
  });
  test('TI-FC-j TI-FC-k TI-R45 the siege of Motya calls the second expedition, D6 + 3 turns later', () => {
    const table = operations('hicetas', {
      leaders: { hicetas: { place: 'motya', owner: 'hicetas' } },
      forces: [force('motya', 'hicetas', { 'mercenary-hoplites': 5 }), force('motya.city', 'carthage', { 'mercenary-light': 1 })],
    });
    table.act({ type: 'activate', leader: 'hicetas' });
    choose(table, 'all');
    choose(table, 'march');
    choose(table, 'besiege', [4]);
    expect(written(table).expeditions.carthage_2).toMatchObject({ status: 'called', turn: 5 + 4 + 3 });
  });
  test('TI-FC-l TI-FC-m without the transport the second expedition is cancelled', () => {
    const due = {
      expeditions: {
        carthage_1: { status: 'arrived', turn: 2, place: null },
        carthage_2: { status: 'called', turn: 5, place: null },
      },
    };
    const without = turn(due, [1, 2, 2, 2, 2, 1, 2, 3, 4]);
    expect(without.of('expedition-cancelled')).toMatchObject([{ rule: 'TI-FC-m' }]);
    const withIt = turn({ ...due, forces: [force('motya.port', 'carthage', { transport: 1 })] }, []);
    withIt.act({ type: 'treat', zone: 'lilybaeum' }, { chance: [1, 2, 2, 2, 2, 1, 2, 3, 4] });
    expect(pointsAt(withIt, 'sea_lilybaeum', 'carthage')).toMatchObject({
      'sacred-band': 6,
      'mercenary-cavalry': 25,
      engines: 8,
      triremes: 12,
      transport: 1,
    });
  });
  test('TI-FD-c TI-FD-d TI-FD-e TI-FD-g the Corinthian expeditions before Rhegium', () => {
    const second = turn(
      {
        expeditions: {
          carthage_1: { status: 'arrived', turn: 2, place: null },
          corinth_2: { status: 'called', turn: 5, place: null },
        },
      },
      [1, 2, 2, 2, 2, 1, 2, 3, 4],
    );
    expect(pointsAt(second, 'sea_rhegium', 'timoleon')).toEqual({
      'mercenary-hoplites': 3,
      'mercenary-light': 3,
      'mercenary-cavalry': 1,
      triremes: 1,
      transport: 1,
    });
    const third = turn(
      {
        expeditions: {
          carthage_1: { status: 'arrived', turn: 2, place: null },
          corinth_3: { status: 'called', turn: 5, place: null },
        },
      },
      [1, 2, 2, 2, 2, 1, 2, 3, 4],
    );
    expect(third.of('expedition-cancelled')).toMatchObject([{ rule: 'TI-FD-e', expedition: 'corinth_3' }]);
  });
});
