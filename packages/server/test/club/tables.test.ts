import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { onBothStores } from '../attacks/stores.ts';
import { account, Guest, guest, house, playOn, started } from '../house.ts';

const DAYS = { kind: 'days', days: 3, bank: 4 } as const;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const lay = (seat: string | null = 'sparta', more: object = {}) => ({
  game: 'egemonia',
  seat,
  pace: DAYS,
  entropy: 'sling',
  ...more,
});

onBothStores(fresh => {
  let server: Server;
  let now = Date.UTC(2026, 10, 2, 12);
  let names = 0;
  /** Members who have gone for good. */
  let gone = 0;
  const someone = (): Promise<Guest> => account(server.url, `Member ${++names}`);
  const pair = async (): Promise<readonly [Guest, Guest]> => [await someone(), await someone()];
  const mine = async (who: Guest) => (await who.get('/api/me/challenges')).body;
  beforeAll(async () => {
    server = await house({ database: await fresh(), jobs: false, now: () => now });
  }, 60_000);
  afterAll(() => server.close());

  test('a table starts by itself when the last has sat down, and at once where bots have the rest', async () => {
    const [host, other] = await pair();
    const { id } = (await host.post('/api/tables', lay('sparta', { public: true, autostart: true }))).body;
    expect((await host.get(`/api/tables/${id}`)).body).toMatchObject({ state: 'open', autostart: true });
    expect((await other.post(`/api/tables/${id}/join`, { seat: 'athens' })).body.state).toBe('playing');
    const alone = await host.post('/api/tables', lay('sparta', { autostart: true, bots: { athens: 'random' } }));
    expect(alone.body.state).toBe('playing');
    // Two who take the last seat at once: one sits, and the match begins once.
    const { id: race } = (await host.post('/api/tables', lay('sparta', { public: true, autostart: true }))).body;
    const third = await someone();
    const both = await Promise.all([other, third].map(who => who.post(`/api/tables/${race}/join`, { seat: 'athens' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a challenge stands in the other’s lobby, with yes and no; of a name that is nobody’s the truth is told', async () => {
    const [host, other] = await pair();
    for (const [name, error] of [
      ['Nobody of that name', 'no-such-person'],
      [`member ${names - 1}`, 'that-is-you'],
    ])
      expect((await host.post('/api/challenges', { name, table: lay() })).body.error).toBe(error);
    expect((await host.get('/api/me/tables')).body).toEqual([]);
    const made = (await host.post('/api/challenges', { name: `mEMBER ${names}`, table: lay() })).body;
    const [asked] = await mine(other);
    expect(asked).toMatchObject({ table: made.id, kind: 'challenge', mine: false, with: { id: host.id }, pace: DAYS });
    expect(await mine(host)).toMatchObject([{ mine: true, state: 'open', with: { id: other.id } }]);
    expect((await host.post(`/api/challenges/${asked.id}`, { yes: true })).status).toBe(404);
    // A guest who is about is found by name as well, and is marked.
    const visitor = await guest(server.url, 'Wanderer');
    expect((await host.post(`/api/tables/${made.id}/challenges`, { name: 'wanderer' })).status).toBe(200);
    await guest(server.url, 'Wanderer');
    expect((await host.post(`/api/tables/${made.id}/challenges`, { name: 'wanderer' })).body.error).toBe('several-guests');
    expect((await visitor.post(`/api/challenges/${(await mine(visitor))[0].id}`, { yes: false })).body.table).toBeNull();
    expect((await mine(host)).map((one: { state: string }) => one.state).sort()).toEqual(['declined', 'open']);
    const { table } = (await other.post(`/api/challenges/${asked.id}`, { yes: true, entropy: 'stone' })).body;
    expect(table).toMatchObject({ id: made.id, state: 'playing', me: { seat: 'athens' }, seal: { entropy: ['sling', 'stone'] } });
    expect((await other.post(`/api/challenges/${asked.id}`, { yes: false })).body.error).toBe('already-answered');
    expect(await mine(other)).toEqual([]);
  });

  test('who seeks the same is paired, sides by lot, once; a public table with a free seat is found too', async () => {
    const [one, two] = await pair();
    const three = await someone();
    const wish = { game: 'polis', pace: DAYS, entropy: 'x' };
    expect((await one.post('/api/seeks', { ...wish, scenario: 'corinthian-war' })).body.table).toBeNull();
    now += 1;
    expect((await two.post('/api/seeks', { ...wish, pace: { kind: 'none' } })).body.table).toBeNull();
    now += 1;
    expect((await two.post('/api/seeks', { ...wish, scenario: 'full' })).body.table).toBeNull();
    const listed = (await three.get('/api/seeks')).body;
    expect(listed.map((seek: { by: { id: string } }) => seek.by.id)).toEqual([one.id, two.id, two.id]);
    const { table } = (await three.post('/api/seeks', wish)).body;
    expect(table).toMatchObject({ state: 'playing', scenario: 'corinthian-war', pace: DAYS });
    expect(table.seats.flatMap((seat: { people: { id: string }[] }) => seat.people.map(({ id }) => id)).sort()).toEqual(
      [one.id, three.id].sort(),
    );
    expect((await three.get('/api/seeks')).body).toHaveLength(2);
    // The same seek by two at once: one has it.
    const four = await someone();
    const [first] = (await four.get('/api/seeks')).body;
    const taken = await Promise.all([one, four].map(who => who.post(`/api/seeks/${first.id}`, { entropy: '' })));
    expect(taken.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, expect.toBeOneOf([404, 409])]);
    // Two who seek in the same moment find each other.
    const [five, six] = await pair();
    const met = await Promise.all([five, six].map(who => who.post('/api/seeks', { game: 'egemonia', pace: DAYS })));
    expect(met.filter(({ body }) => body.table !== null)).toHaveLength(1);
    // The Peloponnesian War is sought for two.
    await five.post('/api/seeks', { game: 'peloponnesian-war', pace: DAYS });
    const war = (await six.post('/api/seeks', { game: 'peloponnesian-war', pace: DAYS })).body.table;
    expect(war).toMatchObject({ state: 'playing', options: { players: 'two' } });
    // Four seats: the table of two stands open, and who seeks the same comes to it.
    await five.post('/api/seeks', { game: 'timoleon', pace: DAYS });
    const four1 = (await six.post('/api/seeks', { game: 'timoleon', pace: DAYS })).body.table;
    expect(four1.state).toBe('open');
    expect((await one.post('/api/seeks', { game: 'timoleon', pace: DAYS })).body.table).toMatchObject({
      id: four1.id,
      state: 'open',
    });
    expect((await four.post('/api/seeks', { game: 'timoleon', pace: DAYS })).body.table).toMatchObject({
      id: four1.id,
      state: 'playing',
    });
  });

  test('a rematch is asked for, sides swapped; two who ask at once meet at one table; fresh entropy', async () => {
    const [sparta, athens] = await pair();
    const { id } = await started(sparta, athens, { pace: DAYS });
    await sparta.post(`/api/tables/${id}/resign`);
    const again = (await sparta.post(`/api/tables/${id}/rematch?entropy=one`)).body;
    expect(again).toMatchObject({ state: 'open', me: { seat: 'athens' }, pace: DAYS });
    expect(again.seats.find(({ seat }: { seat: string }) => seat === 'sparta').people).toEqual([]);
    const [asked] = await mine(athens);
    expect(asked).toMatchObject({ kind: 'rematch', seat: 'sparta', table: again.id });
    await athens.post(`/api/challenges/${asked.id}`, { yes: false });
    expect((await mine(sparta))[0]).toMatchObject({ kind: 'rematch', state: 'declined' });
    const { id: second } = await started(sparta, athens);
    await sparta.post(`/api/tables/${second}/resign`);
    const both = await Promise.all([sparta, athens].map((who, i) => who.post(`/api/tables/${second}/rematch?entropy=e${i}`)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.id).toBe(both[1].body.id);
    const table = (await sparta.get(`/api/tables/${both[0].body.id}`)).body;
    expect(table).toMatchObject({ state: 'playing', me: { seat: 'athens' } });
    expect([...table.seal.entropy].sort()).toEqual(['e0', 'e1']);
  });

  test('a host who goes hands the table on, closes it, or leaves it to whoever sits there; an empty one is cleared away', async () => {
    const [host, other] = await pair();
    const { id } = (await host.post('/api/tables', lay('sparta', { public: true }))).body;
    expect((await host.ask('PATCH', `/api/tables/${id}`, { host: other.id })).body.error).toBe('not-at-the-table');
    expect((await host.ask('PATCH', `/api/tables/${id}`, { public: false })).body.public).toBe(false);
    expect((await other.post(`/api/tables/${id}/join`, { seat: 'athens' })).status).toBe(404);
    await host.ask('PATCH', `/api/tables/${id}`, { public: true });
    // A table whose host does not come by any more is not listed, until they do.
    const listed = async () => (await other.get('/api/tables')).body.some((line: { id: string }) => line.id === id);
    expect(await listed()).toBe(true);
    now += 15 * DAY;
    expect(await listed()).toBe(false);
    await host.get('/api/me');
    for (let n = 0; n < 50 && !(await listed()); n++) await new Promise(resolve => setTimeout(resolve, 20));
    expect(await listed()).toBe(true);
    await other.post(`/api/tables/${id}/join`, { seat: 'athens' });
    await host.ask('PATCH', `/api/tables/${id}`, { host: other.id });
    expect((await other.get(`/api/tables/${id}`)).body).toMatchObject({ host: other.id, me: { host: true } });
    await other.post(`/api/tables/${id}/leave`);
    expect((await host.get(`/api/tables/${id}`)).body).toMatchObject({ host: host.id, me: { host: true } });
    await host.post(`/api/tables/${id}/leave`);
    expect((await host.ask('DELETE', `/api/tables/${id}`)).status).toBe(200);
    expect((await host.get(`/api/tables/${id}`)).status).toBe(404);
  });

  test('a table whose host stays away is not listed; whoever goes for good leaves nobody waiting', async () => {
    const [host, other] = await pair();
    const listed = async () => (await other.get('/api/tables')).body.map(({ id }: { id: string }) => id);
    const { id } = (await host.post('/api/tables', lay('sparta', { public: true }))).body;
    expect(await listed()).toContain(id);
    now += 13 * DAY;
    expect(await listed()).toContain(id);
    now += 2 * DAY;
    expect(await listed()).not.toContain(id);
    await host.get('/api/me');
    await expect.poll(listed, { timeout: 20_000 }).toContain(id);
    // One match goes on, one table waits with somebody at it, one is empty but for the host.
    const playing = await started(host, other, { pace: DAYS });
    const waits = (await host.post('/api/tables', lay('carthage', { game: 'timoleon', public: true }))).body;
    await other.post(`/api/tables/${waits.id}/join`, { seat: 'timoleon' });
    expect((await host.ask('DELETE', '/api/me', { password: 'thalassa thalassa' })).status).toBe(200);
    gone++;
    expect((await other.get(`/api/tables/${playing.id}`)).body).toMatchObject({ state: 'over', outcome: { reason: 'resigned' } });
    expect((await other.get(`/api/tables/${waits.id}`)).body).toMatchObject({ state: 'open', host: other.id });
    expect((await other.get(`/api/tables/${id}`)).status).toBe(404);
  });

  test('a vacation stops one’s clocks and nobody else’s, is told to opponents, and its days run out', async () => {
    const [one, two] = await pair();
    const { id } = await started(one, two, { pace: DAYS });
    const seat = (await one.position(id)).pending[0].seat;
    const [waiting, resting] = seat === 'sparta' ? [two, one] : [one, two];
    const clock = async () => (await waiting.position(id)).clocks[seat];
    const began = now;
    now += DAY;
    expect((await resting.post('/api/me/vacation', { days: 10 })).body).toMatchObject({
      until: now + 10 * DAY,
      left: 4,
      ofSeason: 14,
    });
    expect(await clock()).toEqual({ left: 2 * DAY, since: now + 10 * DAY, bank: 4 * DAY });
    expect((await waiting.get('/api/me/tables')).body[0].deadline).toBe(began + 17 * DAY);
    const table = (await waiting.get(`/api/tables/${id}`)).body;
    expect(table.seats.find((of: { seat: string }) => of.seat === seat)).toMatchObject({
      people: [{ vacation: now + 10 * DAY }],
      absent: null,
    });
    now += 9 * DAY;
    expect((await waiting.post(`/api/tables/${id}/claim`)).body.error).toBe('nobody-is-late');
    expect((await resting.post('/api/me/vacation', { days: 1 })).body.error).toBe('on-vacation');
    // Back a day early: that day is kept, and the clock goes on from now.
    expect((await resting.ask('DELETE', '/api/me/vacation')).body).toMatchObject({ until: null, left: 5 });
    expect(await clock()).toEqual({ left: 2 * DAY, since: now, bank: 4 * DAY });
    expect((await resting.post('/api/me/vacation', { days: 6 })).body.error).toBe('no-vacation-left');
    // Whoever is asked while away has their time from the day they are back.
    await waiting.post('/api/me/vacation', { days: 2 });
    const until = now + 2 * DAY;
    const { version, legal } = await resting.position(id);
    let position = await resting.position(id);
    await resting.act(id, version, legal[0]);
    for (position = await resting.position(id); position.pending[0].seat === seat; position = await resting.position(id))
      await resting.act(id, position.version, position.legal[0]);
    expect(position.clocks[position.pending[0].seat]).toMatchObject({ left: 3 * DAY, since: until });
  });

  test('who is away too long is replaced by the others’ wish, by a bot or by somebody, and takes the seat back', async () => {
    const [one, two] = await pair();
    const { id } = await started(one, two);
    const { seat } = (await one.position(id)).pending[0];
    const [gone, stays] = seat === 'sparta' ? [one, two] : [two, one];
    const at = (rest: string) => `/api/tables/${id}${rest}`;
    const absent = async () => (await stays.get(at(''))).body.seats.find((of: { seat: string }) => of.seat === seat).absent;
    expect(await absent()).toBeNull();
    expect((await stays.post(at('/propose'), { kind: 'replace', seat })).body.error).toBe('not-absent');
    now += 8 * DAY;
    expect(await absent()).toBeLessThan(now - 7 * DAY);
    // The lobby of whoever waits says so; that of whoever is away does not.
    const told = async (who: Guest) =>
      (await who.get('/api/me/tables')).body.find((line: { id: string }) => line.id === id).absent;
    expect(await told(stays)).toBe(await absent());
    expect((await stays.post(at('/propose'), { kind: 'replace', seat, level: 'greedy' })).status).toBe(200);
    expect((await stays.get(at(''))).body.seats.find((of: { seat: string }) => of.seat === seat)).toMatchObject({
      bot: 'greedy',
      people: [],
    });
    expect((await gone.get(at(''))).body.me).toMatchObject({ seat: null, takeBack: seat });
    // Looking on while another plays, they are told no more than anybody.
    expect((await gone.position(id)).seat).toBeNull();
    expect((await stays.post(at('/take-back'))).status).toBe(403);
    expect((await gone.post(at('/take-back'))).body.me).toMatchObject({ seat, takeBack: null });
    expect((await gone.get(at(''))).body.seats.find((of: { seat: string }) => of.seat === seat).bot).toBeNull();
    // By somebody, who is asked and may say no.
    now += 8 * DAY;
    const third = await someone();
    await stays.get('/api/me');
    await stays.post(at('/propose'), { kind: 'replace', seat, name: `Member ${names}` });
    const [asked] = await mine(third);
    expect(asked).toMatchObject({ kind: 'substitute', seat });
    expect((await third.post(`/api/challenges/${asked.id}`, { yes: true })).body.table.me.seat).toBe(seat);
    const { version, legal } = await third.position(id);
    expect((await third.act(id, version, legal[0])).body.ok).toBe(true);
    expect((await gone.post(at('/take-back'))).body.me.seat).toBe(seat);
    expect((await third.get(at(''))).body.me.seat).toBeNull();
    expect((await third.position(id)).seat).toBeNull();
  });

  test('an admin ends a match with a result, as a draw or void, and puts somebody in a seat', async () => {
    const [one, two] = await pair();
    const admin = await someone();
    await server.world.store.db.updateTable('person').set({ admin: 1 }).where('id', '=', admin.id).execute();
    const { id } = await started(one, two);
    expect((await admin.post(`/api/admin/tables/${id}/substitute`, { seat: 'sparta', level: 'random' })).status).toBe(200);
    expect((await one.get(`/api/tables/${id}`)).body.me.takeBack).toBe('sparta');
    expect((await admin.post(`/api/admin/tables/${id}/end`, { how: 'win', seat: 'nowhere' })).body.error).toBe('no-such-seat');
    expect((await admin.post(`/api/admin/tables/${id}/end`, { how: 'win', seat: 'athens' })).status).toBe(200);
    expect((await two.position(id)).outcome).toMatchObject({ reason: 'arbiter', seat: null });
    expect((await two.get(`/api/tables/${id}`)).body.state).toBe('over');
    expect((await two.get(`/api/people/${two.id}`)).body.matches[0].result).toBe('won');
    expect((await admin.post(`/api/admin/tables/${id}/end`, { how: 'void' })).body.error).toBe('not-playing');
    const { id: second } = await started(one, two);
    await admin.post(`/api/admin/tables/${second}/end`, { how: 'void' });
    expect(
      (await two.get(`/api/people/${two.id}`)).body.matches.find((of: { id: string }) => of.id === second).result,
    ).toBeNull();
    // A wrong ruling is taken back like any other end.
    expect((await admin.post(`/api/admin/tables/${second}/reopen`)).status).toBe(200);
    expect((await two.get(`/api/tables/${second}`)).body.state).toBe('playing');
  });

  test('whoever is blocked cannot talk, challenge, be paired or sit down; the way back is shown', async () => {
    const [one, two] = await pair();
    const { id } = (await one.post('/api/tables', lay('sparta', { public: true }))).body;
    await one.post(`/api/people/${two.id}/block`);
    expect((await one.get(`/api/people/${two.id}`)).body.mine).toEqual({ muted: false, blocked: true });
    expect((await one.get('/api/me/apart')).body.blocked).toMatchObject([{ id: two.id }]);
    expect((await two.post(`/api/tables/${id}/join`, { seat: 'athens' })).body.error).toBe('not-with-you');
    expect((await two.post('/api/challenges', { person: one.id, table: lay() })).body.error).toBe('not-with-you');
    await one.post('/api/seeks', { game: 'egemonia', pace: { kind: 'days', days: 9 } });
    expect((await two.post('/api/seeks', { game: 'egemonia', pace: { kind: 'days', days: 9 } })).body.table).toBeNull();
    expect((await two.get('/api/seeks')).body.some((seek: { by: { id: string } }) => seek.by.id === one.id)).toBe(false);
    await one.ask('DELETE', `/api/people/${two.id}/block`);
    expect((await two.post(`/api/tables/${id}/join`, { seat: 'athens' })).status).toBe(200);
  });

  test('a report carries the lines around it, also when they are erased; talk is marked where a guest speaks', async () => {
    const [one, admin] = await pair();
    await server.world.store.db.updateTable('person').set({ admin: 1 }).where('id', '=', admin.id).execute();
    const visitor = await guest(server.url, 'Thersites');
    const { id } = (await one.post('/api/tables', lay('sparta', { public: true }))).body;
    await visitor.post(`/api/tables/${id}/join`, { seat: 'athens' });
    const said: string[] = [];
    for (const [who, text] of [
      [one, 'good luck'],
      [visitor, 'you will need it, fool'],
      [one, 'pardon?'],
    ] as const) {
      now += 1000;
      said.push((await who.post(`/api/tables/${id}/chat`, { text })).body.id);
    }
    expect((await one.get(`/api/tables/${id}/chat`)).body.map(({ kind }: { kind: string }) => kind)).toEqual([
      'account',
      'guest',
      'account',
    ]);
    await one.post(`/api/chat/${said[1]}/report`, { why: 'rude' });
    await visitor.ask('DELETE', '/api/me', {});
    const [report] = (await admin.get('/api/admin/reports')).body;
    expect(JSON.parse(report.lines)).toMatchObject([
      { text: 'good luck', reported: false },
      { name: 'Thersites', text: 'you will need it, fool', reported: true },
      { text: 'pardon?', reported: false },
    ]);
  });

  test('who is here now, with guests marked; names that speak for the house are nobody’s', async () => {
    const visitor = await guest(server.url, 'Passer-by');
    const one = await someone();
    const { people, members } = (await one.get('/api/here')).body;
    expect(people.find((of: { id: string }) => of.id === visitor.id)).toMatchObject({ kind: 'guest', name: 'Passer-by' });
    expect(members).toBe(names - gone);
    // Where somebody looks on is told of tables that all may see, and of no other.
    const tables: string[] = [];
    const line = await visitor.socket();
    for (const open of [true, false]) {
      const { id } = (await visitor.post('/api/tables', lay('sparta', { public: open }))).body;
      tables.push(id);
      line.say({ type: 'watch', table: id });
      await line.until(({ type, table }) => type === 'table' && table.id === id);
    }
    const seen = (await one.get('/api/here')).body.people.find((of: { id: string }) => of.id === visitor.id);
    expect(seen.at).toEqual([tables[0]]);
    line.close();
    now += 4 * 60_000;
    await one.get('/api/me');
    await new Promise(resolve => setTimeout(resolve, 50));
    expect((await one.get('/api/here')).body.people.map((of: { id: string }) => of.id)).toEqual([one.id]);
    for (const name of ['Admin', 'ΑDMΙN', 'a d m i n', 'Polemos support', 'Moderatore', 'Bot'])
      expect([name, (await visitor.post('/api/guest', { name })).body.error]).toEqual([name, 'name-reserved']);
  });

  test('moves ahead: the only thing that can be done is done, as often as it comes, and one sees how often', async () => {
    const [one, two] = await pair();
    const { id } = await started(one, two, { game: 'peloponnesian-war', options: { players: 'two' } });
    const people: Record<string, Guest> = { sparta: one, athens: two };
    const at = `/api/tables/${id}/ahead`;
    expect((await one.post(at, { kind: 'tactic', tactic: 'charge' })).body.error).toBe('not-in-this-game');
    expect((await one.post(at, { kind: 'pass' })).status).toBe(200);
    expect((await one.get(at)).body).toEqual([{ kind: 'pass', below: null, tactic: null, used: 0, stopped: null }]);
    expect((await two.get(at)).body).toEqual([]);
    const { aheadJob } = await import('../../src/tables/ahead.ts');
    const runAhead = async () => {
      for (const job of await server.world.store.db.selectFrom('job').selectAll().where('kind', '=', 'ahead').execute()) {
        await server.world.store.db.deleteFrom('job').where('key', '=', job.key).execute();
        await aheadJob(server.world, job);
      }
    };
    let alone = 0;
    for (let n = 0; n < 400 && alone < 1; n++) {
      const position = await playOn(people, id, 1);
      if (position.outcome !== null) break;
      const asked = position.pending.some(({ seat }) => seat === 'sparta');
      const only = asked && (await one.position(id)).legal.length === 1;
      const before = (await one.position(id)).sequence;
      await runAhead();
      const after = (await one.position(id)).sequence;
      if (only) {
        alone++;
        expect(after).toBeGreaterThan(before);
      } else expect(after).toBe(before);
    }
    expect(alone).toBe(1);
    expect((await one.get(at)).body[0].used).toBeGreaterThanOrEqual(1);
    await one.post(`${at}/stop`, { kind: 'pass' });
    expect((await one.get(at)).body).toEqual([]);
  });
});

test('a night of the club behind one address: thirty open the same link, come in as guests, look about and seek', async () => {
  const server = await house({ limits: true });
  const host = await account(server.url, 'Host');
  const { id } = (await host.post('/api/tables', { game: 'timoleon', seat: 'timoleon', public: true })).body;
  const { token } = (await host.post(`/api/tables/${id}/invitations`, {})).body;
  const refused: unknown[] = [];
  const comes = async (_: unknown, n: number): Promise<void> => {
    const one = new Guest(server.url);
    const look = ['/api/me', '/api/me/tables', '/api/me/challenges', '/api/tables', '/api/seeks', '/api/here'];
    for (const [method, path, body] of [
      ['POST', '/api/invitation', { token }],
      ['POST', '/api/guest', { name: `Comes by ${n}` }],
      ['POST', '/api/invitation/accept', { token }],
      ...look.map(path => ['GET', path] as const),
      ['POST', '/api/seeks', { game: 'egemonia', pace: DAYS, entropy: 'x' }],
    ] as const) {
      const { status, text } = await one.ask(method, path, body);
      if (status !== 200) refused.push([n, path, status, text]);
    }
  };
  await Promise.all(Array.from({ length: 30 }, comes));
  expect(refused).toEqual([]);
  // Everybody who sought has somebody to play with.
  expect((await host.get('/api/seeks')).body).toEqual([]);
  expect((await host.get('/api/tables?game=egemonia')).body).toHaveLength(15);
  await server.close();
});
