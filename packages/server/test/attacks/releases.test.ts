import { Releases } from '@polemos/games/releases';
import type { BaseState, Game } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { games } from '../../src/games.ts';
import { Guest, guest, house, playOn, started } from '../house.ts';
import { onBothStores } from './stores.ts';

const { egemonia } = games;
/** None is kept. */
const releases = new Releases(() => null);
/** The same rules under another number, and rules whose state has one more field. */
const renumbered: Game = { ...egemonia, rules: egemonia.rules + 1 };
const changed: Game = {
  ...egemonia,
  rules: egemonia.rules + 2,
  begin: setup => {
    const state: unknown = egemonia.begin(setup);
    return { ...(state as BaseState), omens: 0 } as never;
  },
  clone: state => ({ ...egemonia.clone(state), omens: 0 }),
};

onBothStores(fresh => {
  test('a release strands nobody: what replays goes on; what does not is frozen, and can be drawn, resigned and taken home', async () => {
    const database = await fresh();
    const first = await house({ database });
    const [sparta, athens] = [await guest(first.url), await guest(first.url)];
    const tables = [await started(sparta, athens), await started(sparta, athens)].map(({ id }) => id);
    for (const id of tables) await playOn({ sparta, athens }, id, 7);
    await first.close();
    const come = (url: string) =>
      [sparta, athens].map(one => {
        const back = new Guest(url);
        back.cookie = one.cookie;
        return back;
      });

    const second = await house({ database, games: { egemonia: renumbered }, releases });
    const [s2, a2] = come(second.url);
    expect((await s2.position(tables[0])).length).toBe(7);
    await playOn({ sparta: s2, athens: a2 }, tables[0], 2);
    await second.close();

    const third = await house({ database, games: { egemonia: changed }, releases });
    const [s3, a3] = come(third.url);
    for (const id of tables) {
      const frozen = await s3.get(`/api/tables/${id}/position`);
      expect([frozen.status, frozen.body.error]).toEqual([409, 'frozen']);
      expect(frozen.body).toMatchObject({ rules: id === tables[0] ? renumbered.rules : egemonia.rules, release: changed.rules });
      expect((await s3.act(id, 1, { type: 'x' })).body.error).toBe('frozen');
      expect((await s3.get(`/api/tables/${id}`)).status).toBe(200);
      expect((await s3.get(`/api/tables/${id}/log`)).body).toMatchObject({ format: 'journal 1', seat: 'sparta' });
    }
    const line = await s3.socket();
    line.say({ type: 'watch', table: tables[0] });
    expect((await line.until(message => message.type === 'error')).error).toBe('frozen');
    line.close();
    expect((await a3.post(`/api/tables/${tables[0]}/resign`)).status).toBe(200);
    await s3.post(`/api/tables/${tables[1]}/propose`, { kind: 'draw' });
    expect((await a3.post(`/api/tables/${tables[1]}/answer`, { kind: 'draw', yes: true })).status).toBe(200);
    const outcomes = await Promise.all(tables.map(async id => (await s3.get(`/api/tables/${id}`)).body));
    expect(outcomes.map(({ state, outcome }) => [state, outcome.reason])).toEqual([
      ['over', 'resigned'],
      ['over', 'draw'],
    ]);
    expect((await s3.get(`/api/tables/${tables[0]}/log`)).body).toMatchObject({ format: 1, rules: renumbered.rules });
    const { id } = await started(s3, a3);
    expect((await s3.position(id)).length).toBe(0);
    await third.close();
  }, 90_000);
});
