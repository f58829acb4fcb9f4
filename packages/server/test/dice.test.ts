import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Generator, newSecret, sealedSource } from '@polemos/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Audit, checkDice } from '../client/dice.ts';
import type { Server } from '../src/index.ts';
import { downloadAudit } from '../src/matches/download.ts';
import { personById } from '../src/storage/people.ts';
import type { PersonRow } from '../src/storage/schema.ts';
import { createTable, startTable } from '../src/tables/create.ts';
import { join as sitDown } from '../src/tables/seats.ts';
import { guest, house, temporary } from './house.ts';

const CHECKER = new URL('../../../scripts/check_dice.py', import.meta.url).pathname;
let server: Server;
let sparta: PersonRow;
let athens: PersonRow;
beforeAll(async () => {
  server = await house();
  const person = async () => (await personById(server.world.store.db, (await guest(server.url)).id)) as PersonRow;
  [sparta, athens] = [await person(), await person()];
});
afterAll(() => server.close());

/** A whole match, straight through the functions that the routes call; with a rewind on the way. */
async function wholeMatch(n: number, rewinds: boolean): Promise<string> {
  const { world } = server;
  const chance = new Generator(`dice ${n}`);
  const given = {
    game: 'egemonia',
    public: true,
    pace: { kind: 'none' },
    spectators: true,
    delay: 0,
    bots: {},
    council: 'free',
  } as const;
  const { id } = await createTable(world, sparta, { ...given, seat: 'sparta', entropy: `σ ${n}` });
  await sitDown(world, athens, id, 'athens', '  “α”\n');
  await startTable(world, sparta, id);
  for (let moves = 0; ; moves++) {
    const next = await world.matches.with(id, ({ course }) => {
      if (course.outcome !== null) return null;
      const { seat } = course.match.pending()[0];
      const legal = course.match.legal(seat);
      return { seat, action: legal[chance.below(legal.length)], version: course.match.version };
    });
    if (next === null) return id;
    const person = next.seat === 'sparta' ? sparta.id : athens.id;
    const acted = await world.matches.act(id, { person }, { key: `m${moves}`, version: next.version, action: next.action });
    expect(acted).toMatchObject({ ok: true });
    if (rewinds && (moves === 12 || moves === 30)) await world.matches.rewind(id, { person }, moves === 12 ? 5 : 9);
  }
}

test('a checker in another language agrees with 100 finished matches and finds one changed die', async () => {
  const folder = temporary();
  const files: string[] = [];
  const ids = await Promise.all(Array.from({ length: 100 }, (_, n) => wholeMatch(n, n % 10 === 0)));
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
