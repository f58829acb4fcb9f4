import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { polemos } from './conversation.ts';

const folder = mkdtempSync(join(tmpdir(), 'polemos-board-'));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};
const mine = { format: 1, game: 'egemonia', name: 'My box', lines: [{ a: 'athens', b: 'delos', kind: 'none' }] };

test('board --export is a file that can be checked, and changes nothing', async () => {
  const { code, out } = await polemos('board', 'egemonia', '--export');
  expect(code).toBe(0);
  const whole = JSON.parse(out);
  expect(whole.things.areas.sicily).toEqual({ value: 2, sources: { value: 'seed' } });
  expect((await polemos('board', 'egemonia', '--check', file('same.json', whole))).out).toContain('changes nothing');
});

test('board --check reports each datum with both sources; what is refused has a place, and exit code 1', async () => {
  const { code, out } = await polemos('board', 'egemonia', '--check', file('mine.json', mine));
  expect(code).toBe(0);
  expect(out).toContain('/lines/athens-delos: sea → none');
  expect(out).toContain('here: reconstructed; there: My box');
  const refused = await polemos('board', 'polis', '--check', file('mine.json', mine));
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('/game: a board of polis');
  expect((await polemos('board', 'egemonia')).code).toBe(2);
});

test('simulations on different boards are different simulations, and are not put together', async () => {
  const paths = await Promise.all(
    [[], ['--board', file('mine.json', mine)]].map(async (flags, i) => {
      const { out } = await polemos('simulate', 'egemonia', '--games', '20', '--shard', `${i + 1}/2`, ...flags, '--json');
      return file(`shard-${i}.json`, JSON.parse(out));
    }),
  );
  const merged = await polemos('simulate', '--merge', ...paths);
  expect(merged.code).toBe(2);
  expect(merged.err).toContain('another simulation');
  const shown = await polemos('simulate', 'egemonia', '--games', '20', '--board', file('mine.json', mine));
  expect(shown.out).toMatch(/on the board “My box” \([0-9a-f]{8}\)/);
});
