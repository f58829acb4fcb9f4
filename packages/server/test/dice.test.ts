import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret, sealedSource } from '@polemos/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Audit, checkDice } from '../client/dice.ts';
import type { Server } from '../src/index.ts';
import { downloadAudit } from '../src/matches/download.ts';
import type { PersonRow } from '../src/storage/schema.ts';
import { house, temporary } from './house.ts';
import { comers, wholeMatch } from './whole-match.ts';

const CHECKER = new URL('../../../scripts/check_dice.py', import.meta.url).pathname;
let server: Server;
let people: readonly PersonRow[];
beforeAll(async () => {
  server = await house();
  people = await comers(server, 2);
});
afterAll(() => server.close());

test('a checker in another language agrees with 100 finished matches and finds one changed die', async () => {
  const folder = temporary();
  const files: string[] = [];
  const ids = await Promise.all(
    Array.from({ length: 100 }, (_, n) => wholeMatch(server.world, people, n, { rewinds: n % 10 === 0 })),
  );
  for (const [n, id] of ids.entries()) {
    const file = join(folder, `${n}.json`);
    writeFileSync(file, (await downloadAudit(server.world, null, id)).text);
    files.push(file);
  }
  expect(execFileSync('python3', [CHECKER, ...files], { encoding: 'utf8' })).toContain('100 of 100 matches are right');
  const audit = JSON.parse(readFileSync(files[0], 'utf8'));
  const rolled = audit.entries.findIndex((entry: { chance: unknown[] }) => entry.chance.some(c => typeof c === 'number'));
  const tampered = structuredClone(audit);
  const at = tampered.entries[rolled].chance.findIndex((c: unknown) => typeof c === 'number');
  tampered.entries[rolled].chance[at] = (tampered.entries[rolled].chance[at] % 6) + 1;
  const otherSecret = { ...audit, seal: { ...audit.seal, secret: newSecret() } };
  const otherEntropy = { ...audit, seal: { ...audit.seal, entropy: ['', ''] } };
  for (const [name, wrong] of Object.entries({ tampered, otherSecret, otherEntropy })) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(wrong));
    expect([name, spawnSync('python3', [CHECKER, join(folder, `${name}.json`)]).status]).toEqual([name, 1]);
  }
  // What the page does with such a file says the same, and names the same action.
  for (const file of files) expect(checkDice(JSON.parse(readFileSync(file, 'utf8')) as Audit)).toMatchObject({ ok: true });
  expect(checkDice(tampered)).toEqual({ ok: false, what: 'dice', at: rolled + 1 });
  expect(spawnSync('python3', [CHECKER, join(folder, 'tampered.json')], { encoding: 'utf8' }).stdout).toContain(
    `action ${rolled + 1}:`,
  );
  expect(checkDice(otherSecret)).toEqual({ ok: false, what: 'commitment', at: 0 });
  expect(checkDice(otherEntropy)).toMatchObject({ ok: false, what: 'dice' });
  expect(readFileSync(CHECKER, 'utf8').split('\n').length).toBeLessThan(200);
});

function chiSquare(rolls: number): number {
  const counts = [0, 0, 0, 0, 0, 0];
  const streams = sealedSource({ match: 'chi', secret: newSecret(), entropy: ['a', 'b'] });
  for (let action = 0, rolled = 0; rolled < rolls; action++) {
    const source = streams(action);
    for (let i = 0; i < 64 && rolled < rolls; i++, rolled++) counts[source(6)]++;
  }
  return counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
}
test('sealed dice are fair: chi-square over half a million rolls', () => {
  // Five degrees of freedom: 27.86 is passed once in 25,000 times by fair dice.
  expect(chiSquare(500_000)).toBeLessThan(27.86);
});
