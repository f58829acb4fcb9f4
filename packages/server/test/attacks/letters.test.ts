import { expect, test } from 'vitest';
import { account, guest, house } from '../house.ts';
import { onBothStores } from './stores.ts';

onBothStores(fresh => {
  test('nobody’s letter box is filled: accounts only, a few a day to an address, nothing of the sender’s choice in them', async () => {
    let now = 1_790_000_000_000;
    const server = await house({ database: await fresh(), jobs: false, smtp: 'smtp://127.0.0.1:1', now: () => now });
    const letters = () => server.world.store.db.selectFrom('delivery').select(['target', 'notice']).execute();
    const stranger = await guest(server.url);
    expect((await stranger.ask('PATCH', '/api/me', { email: 'victim@example.test' })).status).toBe(403);
    expect(await letters()).toEqual([]);
    for (let n = 0; n < 4; n++) {
      const one = await account(server.url, `BUY NOW ${n}`);
      for (let k = 0; k < 4; k++)
        await one.ask('PATCH', '/api/me', { email: k % 2 === 0 ? 'victim@example.test' : 'VICTIM@example.test' });
      await (await guest(server.url)).post('/api/register', {
        name: `n${n}`,
        password: 'long enough',
        email: 'victim@example.test',
      });
    }
    expect(await letters()).toHaveLength(5);
    const { letterOf } = await import('../../src/notifications/notice.ts');
    for (const { notice } of await letters()) expect(letterOf(JSON.parse(notice)).text).not.toContain('BUY NOW');
    // Nor can one account try one address after the other.
    const many = await account(server.url, 'Many');
    for (let n = 0; n < 20; n++) await many.ask('PATCH', '/api/me', { email: `v${n}@example.test` });
    expect((await letters()).filter(({ target }) => target.startsWith('v') && /\d/.test(target))).toHaveLength(10);
    now += 25 * 3600_000;
    expect((await many.ask('PATCH', '/api/me', { email: 'mine@example.test' })).status).toBe(200);
    await server.close();
  }, 60_000);
});
