import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { bracket, nextRound, roundRobin } from '../../src/leagues/pairing.ts';
import { standingsOf } from '../../src/leagues/standings.ts';
import { onBothStores } from '../attacks/stores.ts';
import { account, type Guest, guest, house } from '../house.ts';

test('the circle method: everybody meets everybody once, one match a round, sides balanced to one; two legs to nothing', () => {
  for (let n = 2; n <= 20; n++) {
    const people = Array.from({ length: n }, (_, i) => `p${i}`);
    const leg = roundRobin(people, 1);
    expect(leg.length).toBe(n % 2 === 0 ? n - 1 : n);
    const met = new Set<string>();
    const sides = new Map<string, number>();
    for (const round of leg) {
      expect(new Set(round.flatMap(({ first, second }) => [first, second])).size).toBe(round.length * 2);
      for (const { first, second } of round) {
        if (first === null || second === null) continue;
        met.add([first, second].sort().join(' '));
        sides.set(first, (sides.get(first) ?? 0) + 1);
        sides.set(second, (sides.get(second) ?? 0) - 1);
      }
    }
    expect(met.size).toBe((n * (n - 1)) / 2);
    for (const person of people) expect([n, Math.abs(sides.get(person) ?? 0) <= (n % 2 === 0 ? 1 : 0)]).toEqual([n, true]);
    const both = roundRobin(people, 2)
      .flat()
      .filter(({ first, second }) => first !== null && second !== null);
    expect(new Set(both.map(({ first, second }) => `${first} ${second}`)).size).toBe(n * (n - 1));
  }
});

test('a bracket lets the best meet last, and frees them first; the first side goes to whoever has had it less', () => {
  expect(bracket(['1', '2', '3', '4', '5', '6', '7', '8']).map(({ first, second }) => `${first}${second}`)).toEqual([
    '18',
    '45',
    '27',
    '36',
  ]);
  expect(bracket(['1', '2', '3', '4', '5', '6']).map(({ first, second }) => `${first}${second}`)).toEqual([
    '1null',
    '45',
    '2null',
    '36',
  ]);
  const had: Record<string, number> = { a: 1, b: 0, c: 0, d: 0 };
  expect(nextRound(['a', 'b', 'c', null], player => had[player], 1)).toEqual([
    { first: 'b', second: 'a' },
    { first: 'c', second: null },
  ]);
});

test('ties are broken by the matches between those who are level, then Sonneborn-Berger, then wins; else a place is shared', () => {
  const game = (first: string, second: string, result: 'first' | 'second' | 'draw') => ({ first, second, result });
  // b and c have two points each, and c has beaten b.
  const level = [
    game('a', 'b', 'second'),
    game('a', 'c', 'second'),
    game('b', 'c', 'second'),
    game('b', 'd', 'first'),
    game('d', 'c', 'first'),
    game('a', 'd', 'first'),
  ];
  expect(standingsOf(['a', 'b', 'c', 'd'], level).map(({ person, place }) => `${person}${place}`)).toEqual([
    'c1',
    'b2',
    'a3',
    'd4',
  ]);
  // A draw is half a point for the two, and nothing for the others; lost by both is nothing.
  const half = standingsOf(['a', 'b', 'c'], [game('a', 'b', 'draw'), { first: 'b', second: 'c', result: 'none' }]);
  expect(half.map(({ person, points, sonneborn }) => [person, points, sonneborn])).toEqual([
    ['a', 0.5, 0.25],
    ['b', 0.5, 0.25],
    ['c', 0, 0],
  ]);
  // Three who have beaten each other in a ring are level in all.
  const ring = [game('a', 'b', 'first'), game('b', 'c', 'first'), game('c', 'a', 'first')];
  expect(standingsOf(['a', 'b', 'c'], ring).map(({ place }) => place)).toEqual([1, 1, 1]);
});

describe('leagues', () => {
  onBothStores((fresh, kind) => {
    let server: Server;
    let now = 1_800_000_000_000;
    beforeAll(async () => {
      server = await house({ database: await fresh(), jobs: false, now: () => now });
    });
    afterAll(() => server.close());
    const rules = { game: 'egemonia', kind: 'round-robin', legs: 1, roundDays: 1, moveDays: 3 };
    const league = async (who: Guest, id: string) => (await who.get(`/api/leagues/${id}`)).body;
    interface Paired {
      readonly round: number;
      readonly number: number;
      readonly replay: number;
      readonly first: string;
      readonly second: string;
      readonly table: string;
      readonly result: unknown;
    }
    const open = (body: { round: number; matches: Paired[] }) =>
      body.matches.filter(one => one.round === body.round && one.result === null);

    test('a season of twelve with two who leave is played to its end', async () => {
      // The other database is asked the same, by fewer people.
      const size = kind === 'sqlite' ? 12 : 6;
      const [soon, later] = kind === 'sqlite' ? [3, 9] : [2, 4];
      const people = await Promise.all(Array.from({ length: size }, (_, n) => account(server.url, `${kind} player ${n}`)));
      const byId = new Map(people.map(one => [one.id, one]));
      const [organiser, early, late] = people;
      const founded = await organiser.post('/api/leagues', { name: 'Isthmia', ...rules });
      expect(founded.status).toBe(200);
      const { id } = founded.body;
      const at = (rest: string) => `/api/leagues/${id}${rest}`;
      expect((await (await guest(server.url)).post(at('/enter'), {})).body.error).toBe('accounts-only');
      for (const one of people) expect((await one.post(at('/enter'), { entropy: 'sling' })).status).toBe(200);
      expect((await early.post(at('/enter'), {})).body.error).toBe('already-entered');
      expect((await early.post(at('/start'))).body.error).toBe('not-organiser');
      expect((await organiser.post(at('/start'))).body).toMatchObject({ state: 'running', round: 1, rounds: size - 1 });
      let body = await league(early, id);
      expect(open(body)).toHaveLength(size / 2);
      // The tables are there, started, with both at them; the dice hold what each has brought along.
      const [first] = open(body);
      const table = (await early.get(`/api/tables/${first.table}`)).body;
      const pace = { kind: 'days', days: 3, bank: 4 };
      expect(table).toMatchObject({ state: 'playing', title: 'Isthmia', pace, host: organiser.id });
      // The organiser hosts them all; in the lobby stands the one at which they sit.
      expect((await organiser.get('/api/me/tables')).body).toHaveLength(1);
      expect(table.seats.map((seat: { people: { id: string }[] }) => seat.people[0].id)).toEqual([first.first, first.second]);
      expect(table.seal.entropy).toEqual([`sling ${first.table}`, `sling ${first.table}`]);

      const seed = new Map(body.entries.map((one: { person: string; seed: number }) => [one.person, one.seed]));
      const better = (a: string, b: string) => ((seed.get(a) as number) < (seed.get(b) as number) ? a : b);
      let rounds = 0;
      while (body.state === 'running' && rounds++ < 20) {
        // One leaves after two rounds, one after eight: what they had is not treated alike.
        if (body.round === soon && !body.entries.find((one: { person: string }) => one.person === early.id).left)
          expect((await early.post(at('/leave'), {})).status).toBe(200);
        if (body.round === later && !body.entries.find((one: { person: string }) => one.person === late.id).left)
          expect((await organiser.post(at('/leave'), { person: late.id })).status).toBe(200);
        body = await league(organiser, id);
        for (const match of open(body)) {
          // The better seed wins; the last pairing of each round is drawn or decided by the organiser after its deadline.
          const isOwn = [match.first, match.second].includes(organiser.id);
          const award = { round: body.round, number: match.number, replay: 0, result: 'draw' };
          // Nobody gives themselves a point.
          if (isOwn) expect((await organiser.post(at('/decide'), award)).body.error).toBe('not-your-own');
          if (match.number === size / 2 - 1 && !isOwn) {
            now += 25 * 60 * 60_000;
            expect((await league(organiser, id)).matches.find((one: { table: string }) => one.table === match.table).late).toBe(
              true,
            );
            const listed = async (who: Guest) =>
              (await who.get('/api/leagues')).body.find((one: { id: string }) => one.id === id);
            expect([await listed(organiser), await listed(early)]).toMatchObject([
              { late: 1, mine: true },
              { late: 1, mine: false },
            ]);
            expect((await early.post(at('/decide'), award)).status).toBe(403);
            await organiser.post(at('/decide'), award);
            expect((await organiser.get(`/api/tables/${match.table}`)).body.outcome).toMatchObject({ reason: 'draw' });
            continue;
          }
          const winner = better(match.first, match.second);
          const loser = winner === match.first ? match.second : match.first;
          expect((await (byId.get(loser) as Guest).post(`/api/tables/${match.table}/resign`)).status).toBe(200);
        }
        body = await league(organiser, id);
      }
      expect(body).toMatchObject({ state: 'over', round: size - 1 });
      const gone = body.entries.filter((one: { left: boolean }) => one.left);
      expect(gone.map((one: { person: string; annulled: boolean }) => [one.person, one.annulled])).toEqual([
        [early.id, true],
        [late.id, false],
      ]);
      // Whoever left early is not in the standings, and nobody has anything from having met them; the others met each other.
      expect(body.standings).toHaveLength(size - 1);
      expect(body.standings.every((one: { played: number }) => one.played === size - 2)).toBe(true);
      expect(body.standings.reduce((sum: number, one: { points: number }) => sum + one.points, 0)).toBe(
        ((size - 1) * (size - 2)) / 2,
      );
      expect(body.standings[0].person).toBe(body.winner);
      expect(body.winner).toBe(organiser.id);
      const theirs = body.matches.filter((one: { first: string; second: string }) => [one.first, one.second].includes(late.id));
      expect(theirs.filter((one: { why: string }) => one.why === 'walkover').length).toBeGreaterThan(0);
      for (const one of body.standings) expect(Math.abs(one.firsts - one.seconds)).toBeLessThanOrEqual(2);
      // A league counts like any other match.
      expect((await organiser.get(`/api/people/${organiser.id}/ratings`)).body.ratings.length).toBeGreaterThan(0);
      expect((await organiser.post(at('/start'))).body.error).toBe('league-started');
    });

    test('a knock-out of five: byes, a draw that is played again and drawn again, somebody who deletes their account, a winner', async () => {
      const people = await Promise.all(Array.from({ length: 5 }, (_, n) => account(server.url, `${kind} knock ${n}`)));
      const byId = new Map(people.map(one => [one.id, one]));
      const { id } = (await people[0].post('/api/leagues', { name: 'Nemea', ...rules, kind: 'knock-out' })).body;
      for (const one of people) await one.post(`/api/leagues/${id}/enter`, {});
      expect((await people[0].post('/api/leagues', { name: 'Four', ...rules, game: 'timoleon' })).body.error).toBe(
        'league-needs-two',
      );
      await people[0].post(`/api/leagues/${id}/start`);
      let body = await league(people[0], id);
      expect(body.matches.filter((one: { why: string }) => one.why === 'bye')).toHaveLength(3);
      const [only] = open(body);
      expect([only.first, only.second]).toEqual([people[3].id, people[4].id]);
      const draw = async (match: { first: string; second: string; table: string }) => {
        await (byId.get(match.first) as Guest).post(`/api/tables/${match.table}/propose`, { kind: 'draw' });
        await (byId.get(match.second) as Guest).post(`/api/tables/${match.table}/answer`, { kind: 'draw', yes: true });
      };
      // Whoever organises it hands it on: to somebody in it, who decides from now on.
      const hand = (who: Guest, to: Guest) => who.ask('PATCH', `/api/leagues/${id}`, { organiser: to.id });
      expect((await hand(people[1], people[1])).body.error).toBe('not-organiser');
      expect((await hand(people[0], await account(server.url, `${kind} outsider`))).body.error).toBe('not-entered');
      expect((await hand(people[0], people[2])).body).toMatchObject({
        organiser: { id: people[2].id },
        me: { organiser: false },
      });
      const more = { round: 1, number: only.number, replay: 0, days: 2 };
      expect((await people[0].post(`/api/leagues/${id}/decide`, more)).body.error).toBe('not-organiser');
      expect((await people[2].post(`/api/leagues/${id}/decide`, more)).status).toBe(200);
      await draw(only);
      body = await league(people[0], id);
      const [again] = open(body);
      expect([again.first, again.second, again.replay]).toEqual([people[4].id, people[3].id, 1]);
      await draw(again);
      // The better seed goes on, to meet the first; the second and the third meet.
      body = await league(people[0], id);
      expect(body.round).toBe(2);
      expect(open(body).map(one => [one.first, one.second].sort())).toEqual([
        [people[0].id, people[3].id].sort(),
        [people[1].id, people[2].id].sort(),
      ]);
      await people[1].ask('DELETE', '/api/me', { password: 'thalassa thalassa' });
      body = await league(people[0], id);
      const [semi] = open(body);
      await people[3].post(`/api/tables/${semi.table}/resign`);
      body = await league(people[0], id);
      expect(body.round).toBe(3);
      const [final] = open(body);
      expect([final.first, final.second].sort()).toEqual([people[0].id, people[2].id].sort());
      await people[0].post(`/api/tables/${final.table}/resign`);
      expect(await league(people[0], id)).toMatchObject({ state: 'over', winner: people[2].id });

      // Whoever goes for good leaves no league without somebody who decides in it, and none that nobody has entered.
      const found = async (name: string) => (await people[3].post('/api/leagues', { name, ...rules })).body.id;
      const [empty, entered] = [await found('Empty'), await found('Pythia')];
      for (const one of [people[3], people[4]]) await one.post(`/api/leagues/${entered}/enter`, {});
      await people[3].ask('DELETE', '/api/me', { password: 'thalassa thalassa' });
      expect((await people[4].get(`/api/leagues/${empty}`)).status).toBe(404);
      expect(await league(people[4], entered)).toMatchObject({ organiser: { id: people[4].id }, me: { organiser: true } });
    });
  });
});
