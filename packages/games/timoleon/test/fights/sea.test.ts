import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const meeting = (more: object = {}) =>
  operations('timoleone', {
    leaders: { timoleone: { place: 'sea_selinus', owner: 'timoleone' }, bostar: { place: 'sea_lilybaeum', owner: 'carthage' } },
    forces: [
      force('sea_selinus', 'timoleone', { veterans: 1, 'mercenary-hoplites': 4, triremes: 5 }),
      force('sea_lilybaeum', 'carthage', { triremes: 5 }),
    ],
    ...more,
  });
const sail = (table: ReturnType<typeof meeting>) => {
  march(table, 'timoleone');
  table.act({ type: 'step', place: 'sea_lilybaeum' });
};
const wish = (table: ReturnType<typeof meeting>, carthage: string, timoleone: string, chance: readonly unknown[] = []) => {
  table.act({ type: 'choose', choice: carthage }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: timoleone }, { seat: 'timoleone', chance });
};
const manoeuvre = (table: ReturnType<typeof meeting>, carthage: string, timoleone: string, chance: readonly unknown[]) => {
  table.act({ type: 'manoeuvre', manoeuvre: carthage }, { seat: 'carthage' });
  table.act({ type: 'manoeuvre', manoeuvre: timoleone }, { seat: 'timoleone', chance });
};

describe('TI-N naval combat', () => {
  test('TI-EX14 TI-N-a TI-N-c TI-N-e TI-N-f TI-N-g TI-N-j TI-N-k TI-N-l TI-N-m TI-N-n TI-R35 TI-R72 Timoleon boards the Carthaginians', () => {
    const table = meeting();
    sail(table);
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
      ['carthage', 'wishes'],
      ['timoleone', 'wishes'],
    ]);
    wish(table, 'fight', 'fight');
    manoeuvre(table, 'ram', 'board', [4, 3, 2, 1, 1, 1, 1, 4]);
    expect(table.of('sea-fight')).toMatchObject([
      { attacker: 'timoleone', strengths: [16, 15], dice: [4, 3], difference: 3, lost: 3 },
    ]);
    expect(table.of('winner-losses')).toMatchObject([{ rule: 'TI-N-k', die: 2, lost: 1 }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'timoleone', step: 'loss', about: { count: 1 } });
    table.act({ type: 'lose', owner: 'timoleone', unit: 'mercenary-hoplites' });
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
      leaders: { timoleone: { place: 'sea_selinus', owner: 'timoleone' } },
      forces: [force('sea_selinus', 'timoleone', { triremes: 5 }), force('lylibaeum.port', 'carthage', { triremes: 8 })],
    });
    sail(table);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'interception' });
    choose(table, 'intercept');
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([['timoleone', 'wishes']]);
  });
  test('TI-N-l a transport alone is taken with its load lost', () => {
    const table = meeting({
      leaders: { timoleone: { place: 'sea_selinus', owner: 'timoleone' } },
      forces: [
        force('sea_selinus', 'timoleone', { triremes: 5 }),
        force('sea_lilybaeum', 'carthage', { transport: 1, 'mercenary-cavalry': 4 }),
      ],
    });
    sail(table);
    choose(table, 'fight');
    expect(table.of('transport-seized')).toMatchObject([{ by: 'timoleone', owner: 'carthage' }]);
    choose(table, 'halt');
    expect(pointsAt(table, 'sea_lilybaeum', 'timoleone')).toEqual({ triremes: 5, transport: 1 });
  });
  test('TI-N-h engines of Ortygia help their fleet in the harbours with missiles', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'sea_syracuse', owner: 'timoleone' } },
      forces: [
        force('sea_syracuse', 'timoleone', { triremes: 5 }),
        force('syr_great_harbour', 'dionysio', { triremes: 3 }),
        force('syr_ortygia', 'dionysio', { engines: 4, 'mercenary-light': 1 }),
        force('syr_plemmyrium', 'dionysio', { engines: 2, 'mercenary-light': 1 }),
      ],
    });
    march(table, 'timoleone');
    table.act({ type: 'step', place: 'syr_great_harbour' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysio' });
    table.act({ type: 'manoeuvre', manoeuvre: 'missile' }, { seat: 'timoleone' });
    table.act({ type: 'manoeuvre', manoeuvre: 'missile' }, { seat: 'dionysio', chance: [3, 3, 6, 1, 1] });
    expect(table.of('sea-fight')[0].strengths).toEqual([10, 6 + 4 + 2]);
  });
});
