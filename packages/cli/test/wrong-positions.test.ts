import { GAMES } from '@polemos/games';
import { wrongPositions } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { Session } from '../src/session.ts';

/** The nightly run asks for more. */
const COUNT = process.env.POLEMOS_FUZZ === undefined ? 40 : 20_000;

test.each(GAMES)(
  'a wrong position of $id is a bad set-up with its place, or a match, and never a mistake of ours',
  {
    timeout: 60_000 + COUNT * 500,
  },
  async ({ id, load }) => {
    const session = new Session();
    let n = 0;
    for (const { setup, position } of wrongPositions(await load(), 7)) {
      if (n++ === COUNT) break;
      const answer = await session.answer(JSON.stringify({ new: { game: id, ...setup, position, seed: n } }));
      const said = JSON.stringify(answer).slice(0, 500);
      if ('error' in answer) {
        const { code, faults } = answer.error as { code: string; faults?: { at: string; what: string }[] };
        expect(code, said).toBe('bad-setup');
        expect(faults?.length, said).toBeGreaterThan(0);
        for (const { at, what } of faults ?? []) {
          expect(at, said).not.toBe('');
          expect(what, said).not.toBe('');
        }
      } else expect(answer, said).toHaveProperty('ok', true);
    }
  },
);

test.each([
  ['a list', '[]'],
  ['nothing', 'null'],
  ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['nested without end in a field', `{"stack":${'{"x":'.repeat(100_000)}0${'}'.repeat(100_000)}}`],
  [
    'nested without end in many fields',
    `{${Array.from({ length: 300 }, (_, i) => `"f${i}":${'['.repeat(300)}${']'.repeat(300)}`).join()}}`,
  ],
  ['a hundred thousand fields', `{${Array.from({ length: 100_000 }, (_, i) => `"field${i}":0`).join()}}`],
  ['a list of a million', `{"readings":[${'0,'.repeat(1_000_000)}0]}`],
  ['ten megabytes of one word', `{"phase":"${'x'.repeat(10_000_000)}"}`],
  ['a list for every object', '{"levels":[],"hands":[[]],"goods":[1],"forces":[7],"poleis":[],"units":[],"treasury":[]}'],
  ['numbers that are none', '{"turn":1e400,"round":-1e400}'],
  ['names that only look like ids', '{"levels":{"\\u202esparta":{}},"units":{"\\ud800":{}},"forces":{"spar\\u0000ta":{}}}'],
  [
    'the members of every object',
    '{"hasOwnProperty":1,"toString":2,"valueOf":3,"toJSON":4,"then":5,"constructor":{"prototype":{}}}',
  ],
  ['a stack of one step', `{"phase":"stack","stack":[${Array(5000).fill('{"step":"game","at":0,"by":{}}').join()}]}`],
])('a position that is %s is a bad set-up with its place in every game', async (_, position) => {
  for (const { id } of GAMES) {
    const answer = await new Session().answer(`{"new":{"game":"${id}","position":${position}}}`);
    const { error } = answer as { error?: { code: string; faults: { at: string; what: string }[] } };
    expect(error?.code, `${id}: ${JSON.stringify(answer).slice(0, 300)}`).toBe('bad-setup');
    for (const { at } of error?.faults ?? []) expect(at).not.toBe('');
    expect(JSON.stringify(answer).length).toBeLessThan(250_000);
  }
});

test.each(['scenario', 'until', 'seed', 'options', 'board'])(
  'what is nested without end in %s is answered in every game',
  async field => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    for (const { id } of GAMES) {
      const answer = await new Session().answer(`{"new":{"game":"${id}","${field}":${deep}}}`);
      expect((answer as { error?: { code: string } }).error?.code, `${id} ${field}`).not.toBe('internal');
    }
  },
);
