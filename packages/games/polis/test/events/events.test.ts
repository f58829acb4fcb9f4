import { expect, test } from 'vitest';
import data from '../../data/events.json' with { type: 'json' };
import { BOTH_RICH, set, taxHome } from '../table.ts';
import { atEnd, reveal, TILES } from './events.ts';

test('PO-C-c, PO-R59 all 40 events are asserted, and all 20 operations are known to the rules', async () => {
  const { readFileSync } = await import('node:fs');
  const source = ['round-3', 'round-4', 'round-5']
    .map(name => readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'))
    .join('');
  for (const { id } of data.events) expect(source, id).toContain(` ${id} `);
  expect(Object.keys(data.ops)).toHaveLength(20);
  for (const { id } of data.events) expect(reveal(id).of('event')).toMatchObject([{ event: id }]);
});
test('PO-F-p what an event sets for the end comes after the battles and before phase E1', () => {
  const table = atEnd('r5a-01', { units: { attika: { sparta: 1 } }, poleis: { sparta: { begun: ['statue-of-venus'] } } });
  const kinds = table.told.map(({ kind }) => kind);
  expect(kinds.indexOf('end-condition')).toBeLessThan(kinds.indexOf('project-completed'));
});
test('PO-R40 an event is over when the round is', () => {
  const table = set({ phase: 'phoros', round: '3', event: 'r3-03', passed: ['sparta', 'athens'], goods: BOTH_RICH });
  table.act({ type: 'phoros', amount: 0 });
  table.act({ type: 'phoros', amount: 0 }, { chance: [...TILES, 'r4-04'] });
  taxHome(table, 'lakedaimon');
  table.act({ type: 'pass' });
  table.act({ type: 'fee', good: 'wood' });
  expect(table.why({ type: 'barter', space: 'persis-1' })).toBeNull();
});
