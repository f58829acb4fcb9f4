import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import type { Server } from '../src/index.ts';
import { type Guest, guest, house } from './house.ts';
import { checkRefusal, layOutWrongly } from './wrong-positions.ts';

let server: Server;
let host: Guest;
beforeAll(async () => {
  server = await house();
  host = await guest(server.url);
});
afterAll(() => server.close());

test.each(Object.values(games))(
  '60 wrong positions of $id: each refused with a place and a reason, or played',
  { timeout: 120_000 },
  async game => {
    const { refused, played } = await layOutWrongly(server.url, game, 60, 31);
    expect(refused + played).toBe(60);
    expect(refused).toBeGreaterThan(10);
    expect(played).toBeGreaterThan(0);
  },
);

const DEPTH = 60_000;
/** Bodies that no program writes by mistake, as text: `JSON.stringify` would not write some of them. */
const HOSTILE: Readonly<Record<string, string>> = {
  'nested without end, in lists': `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  'nested without end, in objects': `${'{"x":'.repeat(DEPTH / 2)}0${'}'.repeat(DEPTH / 2)}`,
  'deeper than anything is': `{"levels":${'['.repeat(300)}${']'.repeat(300)}}`,
  'a prototype': '{"__proto__":{"phase":"draw"}}',
  'a prototype further in': '{"levels":{"__proto__":{"sparta":2}}}',
  'a constructor': '{"constructor":{"prototype":{"x":1}}}',
  'a list': '[]',
  'a word': '"draw"',
  nothing: 'null',
  'many fields': `{${Array.from({ length: 5000 }, (_, i) => `"f${i}":0`).join()}}`,
  'a long id': `{"favour":"${'x'.repeat(100_000)}"}`,
  'a long key': `{"${'x'.repeat(100_000)}":1}`,
  'a number that is none': '{"turn":1e400}',
  'too much': `{"favour":"${'x'.repeat(300_000)}"}`,
};
test.each(Object.keys(HOSTILE))('a position that is %s is refused with a place and a reason', async name => {
  for (const id of Object.keys(games)) {
    const { status, headers, text } = await send(`{"game":"${id}","position":${HOSTILE[name]}}`);
    checkRefusal({ status: status === 413 ? 400 : status, headers, text, body: JSON.parse(text) }, `${id} ${text.slice(0, 300)}`);
    expect(text.length).toBeLessThan(250_000);
  }
});
test.each(['options', 'scenario', 'board'])(
  'a set-up whose %s is of another type is refused with a place and a reason',
  async field => {
    for (const value of ['7', '[]', '[[[]]]', `${'['.repeat(300)}${']'.repeat(300)}`]) {
      const { status, headers, text } = await send(`{"game":"egemonia","${field}":${value}}`);
      checkRefusal({ status, headers, text, body: JSON.parse(text) }, `${field} ${text.slice(0, 300)}`);
    }
  },
);
async function send(body: string): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: host.cookie },
    body,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('what the server says of a position is what the rules say', async () => {
  const { status, body } = await host.post('/api/tables', {
    game: 'egemonia',
    position: { favour: 'persia', levels: { nowhere: {} } },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'bad-setup' });
  expect(body.faults.map(({ at }: { at: string }) => at).toSorted()).toEqual(['/favour', '/levels/nowhere']);
});
