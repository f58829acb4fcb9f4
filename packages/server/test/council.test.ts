import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { type Guest, guest, house } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

/** Two in the council of Sparta, one at Athens. */
async function table(council: string): Promise<{ id: string; first: Guest; second: Guest; athens: Guest }> {
  const [first, second, athens] = [await guest(server.url), await guest(server.url), await guest(server.url)];
  const { id } = (await first.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta', council })).body;
  const { token } = (await first.post(`/api/tables/${id}/invitations`, { seat: 'sparta' })).body;
  await second.post('/api/invitation/accept', { token });
  await athens.post(`/api/tables/${id}/join`, { seat: 'athens' });
  expect((await first.post(`/api/tables/${id}/start`)).body).toMatchObject({ state: 'playing', council });
  return { id, first, second, athens };
}
async function move(who: Guest, id: string) {
  const { version, legal } = await who.position(id);
  return (await who.act(id, version, legal[0])).body;
}
/** Athens decides until Sparta is asked. */
async function untilSparta(id: string, first: Guest, athens: Guest): Promise<void> {
  while ((await first.position(id)).pending[0].seat === 'athens') await move(athens, id);
}

test('command of a shared seat goes round, operation by operation; the others are refused and may advise', async () => {
  const { id, first, second, athens } = await table('rotate');
  for (const [commander, adviser] of [
    [first, second],
    [second, first],
    [first, second],
  ]) {
    await untilSparta(id, first, athens);
    expect((await first.position(id)).command).toMatchObject({ person: commander.id });
    expect(await move(adviser, id)).toEqual({ refused: { code: 'not-in-command' } });
    expect(await move(commander, id)).toMatchObject({ ok: true });
  }
  expect((await adviserTalk(id, second)).status).toBe(200);
  expect((await athens.position(id)).command).toBeNull();
  expect((await athens.get(`/api/tables/${id}/chat`)).text).not.toContain('march north');
  expect((await first.get(`/api/tables/${id}/chat`)).text).toContain('march north');
  expect((await first.post(`/api/tables/${id}/vote`, { person: second.id })).body.error).toBe('no-vote-here');
});
const adviserTalk = (id: string, who: Guest) => who.post(`/api/tables/${id}/chat`, { text: 'march north', council: true });

test('more than half of a council may give the command of one operation to another', async () => {
  const { id, first, second, athens } = await table('vote');
  await untilSparta(id, first, athens);
  await first.post(`/api/tables/${id}/vote`, { person: second.id });
  expect((await first.position(id)).command).toMatchObject({ person: first.id, votes: { [first.id]: second.id } });
  await second.post(`/api/tables/${id}/vote`, { person: second.id });
  expect((await first.position(id)).command).toMatchObject({ person: second.id });
  expect(await move(first, id)).toEqual({ refused: { code: 'not-in-command' } });
  expect(await move(second, id)).toMatchObject({ ok: true });
  await untilSparta(id, first, athens);
  // The votes were for one operation; the next is the second one's by turn.
  expect((await first.position(id)).command).toMatchObject({ operation: 1, person: second.id, votes: {} });
  expect((await athens.post(`/api/tables/${id}/vote`, { person: first.id })).body.error).toBe('not-in-the-council');
});

test('without an order whoever comes first decides, and one person alone always may', async () => {
  const { id, first, second, athens } = await table('free');
  await untilSparta(id, first, athens);
  expect(await move(second, id)).toMatchObject({ ok: true });
  expect((await athens.position(id)).command).toBeNull();
});
