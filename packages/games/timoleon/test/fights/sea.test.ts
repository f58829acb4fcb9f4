import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const meeting = (more: object = {}) =>
  operations('timoleon', {
    leaders: { timoleon: { place: 'sea_selinus', owner: 'timoleon' }, bostar: { place: 'sea_lilybaeum', owner: 'carthage' } },
    forces: [
      force('sea_selinus', 'timoleon', { veterans: 1, 'mercenary-hoplites': 4, triremes: 5 }),
      force('sea_lilybaeum', 'carthage', { triremes: 5 }),
    ],
    ...more,
  });
const sail = (table: ReturnType<typeof meeting>) => {
  march(table, 'timoleon');
  table.act({ type: 'step', place: 'sea_lilybaeum' });
};
const wish = (table: ReturnType<typeof meeting>, carthage: string, timoleon: string, chance: readonly unknown[] = []) => {
  table.act({ type: 'choose', choice: carthage }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: timoleon }, { seat: 'timoleon', chance });
};
const manoeuvre = (table: ReturnType<typeof meeting>, carthage: string, timoleon: string, chance: readonly unknown[]) => {
  table.act({ type: 'manoeuvre', manoeuvre: carthage }, { seat: 'carthage' });
  table.act({ type: 'manoeuvre', manoeuvre: timoleon }, { seat: 'timoleon', chance });
};

describe('TI-N naval combat', () => {
  test('TI-EX14 TI-N-a TI-N-c TI-N-e TI-N-f TI-N-g TI-N-j TI-N-k TI-N-l TI-N-m TI-N-n TI-R35 TI-R72 Timoleon boards the Carthaginians', () => {
    const table = meeting();
    sail(table);
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
      ['carthage', 'wishes'],
      ['timoleon', 'wishes'],
    ]);
    wish(table, 'fight', 'fight');
    manoeuvre(table, 'ram', 'board', [4, 3, 2, 1, 1, 1, 1, 4]);
    expect(table.of('sea-fight')).toMatchObject([
      { attacker: 'timoleon', strengths: [16, 15], dice: [4, 3], difference: 3, lost: 3 },
    ]);
    expect(table.of('winner-losses')).toMatchObject([{ rule: 'TI-N-k', die: 2, lost: 1 }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'timoleon', step: 'loss', about: { count: 1 } });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' });
    // TI-N-n: the loser goes to its nearest port; TI-FD-d: a Carthaginian fleet is beaten.
    expect(pointsAt(table, 'motya.port', 'carthage')).toEqual({ triremes: 2 });
    expect(written(table).expeditions.corinth_2.status).toBe('called');
  });
  test('TI-EX14 TI-N-g troops aboard count for nothing when ramming', () => {
    const table = meeting();
    sail(table);
    wish(table, 'fight', 'fight');
    manoeuvre(table, 'ram', 'ram', [3, 3, 1, 1, 1, 1]);
    expect(table.of('sea-fight')[0]).toMatchObject({ strengths: [10, 15] });
    expect(table.of('sea-fight')[0].modifiers).toContainEqual({ rule: 'TI-N-i', by: -1 });
  });
  test('TI-N-b TI-R34 one wants, one does not: the admirals roll, ties again; who avoids must have a shelter', () => {
    const table = meeting();
    sail(table);
    wish(table, 'avoid', 'fight', [1, 2, 1, 6]);
    expect(table.of('admirals')).toMatchObject([{ dice: [1, 6], tactics: [4, 3], decides: 'carthage' }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'shelter' });
    expect(table.why({ type: 'retreat', place: 'sea_panormus' })).toBe('TI-N-b');
    table.act({ type: 'retreat', place: 'motya.port' });
    expect(pointsAt(table, 'motya.port', 'carthage')).toEqual({ triremes: 5 });
  });
  test('TI-VII-g TI-VII-h a fleet in port may come out and intercept', () => {
    const table = meeting({
      leaders: { timoleon: { place: 'sea_selinus', owner: 'timoleon' } },
      forces: [force('sea_selinus', 'timoleon', { triremes: 5 }), force('lilybaeum.port', 'carthage', { triremes: 8 })],
    });
    sail(table);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'interception' });
    choose(table, 'intercept');
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([['timoleon', 'wishes']]);
  });
  test('TI-N-l a transport alone is taken with its load lost', () => {
    const table = meeting({
      leaders: { timoleon: { place: 'sea_selinus', owner: 'timoleon' } },
      forces: [
        force('sea_selinus', 'timoleon', { triremes: 5 }),
        force('sea_lilybaeum', 'carthage', { transport: 1, 'mercenary-cavalry': 4 }),
      ],
    });
    sail(table);
    choose(table, 'fight');
    expect(table.of('transport-seized')).toMatchObject([{ by: 'timoleon', owner: 'carthage' }]);
    choose(table, 'halt');
    expect(pointsAt(table, 'sea_lilybaeum', 'timoleon')).toEqual({ triremes: 5, transport: 1 });
  });
  test('TI-N-h engines of Ortygia help their fleet in the harbours with missiles', () => {
    const table = operations('timoleon', {
      leaders: { timoleon: { place: 'sea_syracuse', owner: 'timoleon' } },
      forces: [
        force('sea_syracuse', 'timoleon', { triremes: 5 }),
        force('syr_great_harbour', 'dionysius', { triremes: 3 }),
        force('syr_ortygia', 'dionysius', { engines: 4, 'mercenary-light': 1 }),
        force('syr_plemmyrium', 'dionysius', { engines: 2, 'mercenary-light': 1 }),
      ],
    });
    march(table, 'timoleon');
    table.act({ type: 'step', place: 'syr_great_harbour' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysius' });
    table.act({ type: 'manoeuvre', manoeuvre: 'missile' }, { seat: 'timoleon' });
    table.act({ type: 'manoeuvre', manoeuvre: 'missile' }, { seat: 'dionysius', chance: [3, 3, 6, 1, 1] });
    expect(table.of('sea-fight')[0].strengths).toEqual([10, 6 + 4 + 2]);
  });
});
