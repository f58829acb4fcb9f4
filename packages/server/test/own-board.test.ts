import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { Guest, guessable, guest, house, playOn, started } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house({ chance: guessable() });
});
afterAll(() => server.close());

const board = {
  format: 1,
  game: 'egemonia',
  name: 'My box',
  lines: [{ a: 'sparta', b: 'athens', kind: 'land', source: 'the printed map' }],
};

test('a table on somebody’s own board says so to all, is played to its end on it, and verifies; beside it others are on that of the house', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const own = await started(sparta, athens, { board });
  const usual = await started(sparta, athens);
  expect(own.board).toMatchObject({ name: 'My box', lines: board.lines, key: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect('board' in usual).toBe(false);
  // Both at once, in one process.
  const [end] = await Promise.all([own, usual].map(({ id }) => playOn({ sparta, athens }, id, 300)));
  expect(end.outcome).not.toBeNull();
  const log = (await sparta.get(`/api/tables/${own.id}/log`)).body;
  expect(log.setup.board.name).toBe('My box');
  for (const { id } of [own, usual])
    expect((await new Guest(server.url).get(`/api/tables/${id}/verify`)).body).toMatchObject({ ok: true });
});

test('what is no board of the game is refused with its place', async () => {
  const host = await guest(server.url);
  for (const [wrong, at] of [
    [{ ...board, game: 'polis' }, 'board/game'],
    [{ ...board, lines: [{ a: 'sparta', b: 'nowhere', kind: 'land' }] }, 'board/lines/0'],
    ['board', 'board'],
  ] as const) {
    const { status, body } = await host.post('/api/tables', { game: 'egemonia', seat: null, board: wrong });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(`"${at}"`)]);
  }
});
