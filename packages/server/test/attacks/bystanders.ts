import { once } from 'node:events';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Guest, guest, house, type Line, started, temporary } from '../house.ts';
import { ownProcess, pause } from './own-process.ts';
import { storedMatch } from './stored.ts';

/** Somebody with bad intentions, and what lies there for everybody to read. */
interface Attack {
  readonly url: string;
  readonly matches: readonly string[];
  /** Those who attack under a name; the limit of entering is another attack. */
  readonly people: readonly Guest[];
  readonly over: () => boolean;
}
/** Goes on until it is over. Answers how many seats were entered that should not have been. */
type Attacker = (attack: Attack) => Promise<number>;

const untilOver = async ({ over }: Attack, turn: (n: number) => Promise<unknown>): Promise<number> => {
  for (let n = 0; !over(); n++) {
    await turn(n).catch(() => {});
    await pause(1);
  }
  return 0;
};
const several = (attack: Attack, turn: (n: number) => Promise<unknown>): Promise<number> =>
  Promise.all([0, 1, 2, 3].map(part => untilOver(attack, n => turn(4 * n + part)))).then(() => 0);

/** What the findings tell of, one by one, each as fast as it goes. */
const ATTACKS: Readonly<Record<string, Attacker>> = {
  'strangers read, check and look back': attack => {
    const stranger = new Guest(attack.url);
    const ways = ['verify', 'past?at=17', 'position?since=-1', 'log', 'frames?entry=9'];
    return several(attack, n =>
      stranger.get(`/api/tables/${attack.matches[n % attack.matches.length]}/${ways[n % ways.length]}`),
    );
  },
  'one asks slow bots at many tables': attack => {
    const [, , , host] = attack.people;
    return untilOver(attack, async n => {
      const { id } = (await host.post('/api/tables', { game: 'peloponnesian-war', options: { players: 'two' } })).body;
      for (const seat of ['sparta', 'athens']) await host.post(`/api/tables/${id}/bot`, { seat, level: 'strong' });
      await host.post(`/api/tables/${id}/start`);
      if (n > 20) await pause(200);
    });
  },
  'messages of malice': async attack => {
    const line = await attack.people[3].socket();
    const table = attack.matches[0];
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const all = [
      `{"type":"act","table":"${table}","key":"k\\u0000","version":1,"action":{"type":"a\\u0000"}}`,
      `{"type":"why","table":"${table}","key":"k","action":${deep}}`,
      `{"type":"watch","table":"__proto__","since":-1}`,
      `{"type":"act","table":"${table}","key":"k","version":1,"action":{"__proto__":{"type":"place"}}}`,
      '\uFFFF{',
      JSON.stringify({ type: 'watch', table, since: -1 }),
    ];
    return untilOver(attack, async n => {
      if (!line.closed) line.say(all[n % all.length]);
    }).finally(() => line.close());
  },
  'positions and names of malice': attack => {
    const [, , , host] = attack.people;
    const bodies = [
      { game: '__proto__' },
      { game: 'constructor', position: {} },
      { game: 'egemonia', position: { levels: { thebes: { sparta: 1e9 } } } },
      { game: 'timoleon', position: { __proto__: null, turn: -1 } },
      { game: 'egemonia', title: 'a\u0000' },
      { game: 'polis', position: Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`x${i}`, i])) },
    ];
    return several(attack, n => host.post('/api/tables', bodies[n % bodies.length]));
  },
  'many sockets, each at many tables': attack => {
    const lines: Line[] = [];
    const [, , , one] = attack.people;
    return untilOver(attack, async n => {
      if (lines.length < 40) lines.push(await one.socket());
      lines[n % lines.length].say({ type: 'watch', table: attack.matches[n % attack.matches.length], since: -1 });
    }).finally(() => {
      for (const line of lines) line.close();
    });
  },
  'one pings and reads nothing': async attack => {
    const pings = Buffer.concat(Array.from({ length: 5_000 }, () => Buffer.from([0x89, 0x80, 0, 0, 0, 0])));
    let wire: Socket | null = null;
    return untilOver(attack, async () => {
      if (wire === null || wire.destroyed) {
        const line = await new Guest(attack.url).socket();
        wire = (line.socket as unknown as { readonly _socket: Socket })._socket;
        wire.on('error', () => {});
        wire.pause();
      }
      wire.write(pings);
    }).finally(() => wire?.destroy());
  },
  'a crowd comes to a table and goes again': async attack => {
    const lines = await Promise.all(Array.from({ length: 40 }, () => attack.people[3].socket()));
    const [table] = attack.matches;
    return untilOver(attack, async n => {
      for (const line of lines) if (!line.closed) line.say({ type: n % 2 === 0 ? 'watch' : 'unwatch', table });
    }).finally(() => {
      for (const line of lines) line.close();
    });
  },
  'strangers send more than anybody reads': attack => {
    const zeros = `{"known":null,"body":"a","summary":[${'0,'.repeat(400_000)}0]}`;
    const headers = { 'content-type': 'application/json' };
    return untilOver(attack, n => fetch(`${attack.url}/api/me/matches/m${n}`, { method: 'POST', headers, body: zeros }));
  },
  'passwords are tried': attack => {
    const stranger = new Guest(attack.url);
    return several(attack, n => stranger.post('/api/login', { name: 'Nikias', password: `thalassa ${n}` }));
  },
  'links that were kept': async attack => {
    const [host, victim, spy] = attack.people;
    let entered = 0;
    await untilOver(attack, async () => {
      const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
      if (id === undefined) return;
      const { token } = (await host.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).body;
      await victim.post(`/api/tables/${id}/join`, { seat: 'athens' });
      await host.post(`/api/tables/${id}/start`);
      for (const seat of ['athens', 'sparta', null]) await spy.post('/api/invitation/accept', { token, seat });
      if ((await spy.position(id)).seat !== null) entered++;
      await host.post(`/api/tables/${id}/resign`);
    });
    return entered;
  },
};

/** Two who only want to play, while somebody attacks. Answers how many of their moves failed; `took` is told what each took, in ms. */
async function playBeside(people: readonly Guest[], took: number[], over: () => boolean): Promise<number> {
  const { id } = await started(people[0], people[1]);
  let failed = 0;
  while (!over()) {
    for (const one of people) {
      const { status, body } = await one.get(`/api/tables/${id}/position?since=9999999`);
      if (status !== 200) failed++;
      if (body.outcome !== null || !(body.legal?.length > 0)) continue;
      const from = performance.now();
      const acted = await one.act(id, body.version, body.legal[took.length % body.legal.length]);
      took.push(performance.now() - from);
      if (acted.body.ok !== true) failed++;
    }
    // As quick as people are who know their next move.
    await pause(80);
  }
  return failed;
}

const LEAST = 12;

export interface Outlasted {
  readonly attack: string;
  readonly moves: number;
  readonly p99: number;
}

/** Every attack for so long against a server as a host starts it, while others play: none of their moves fails, no seat is entered, the process lives. */
export async function outlast(seconds: number): Promise<readonly Outlasted[]> {
  const database = join(temporary(), 'attacked.sqlite');
  const filling = await house({ database });
  const { id: host } = await guest(filling.url);
  const matches: string[] = [];
  for (const game of ['timoleon', 'peloponnesian-war', 'polis', 'egemonia'])
    for (const over of [true, false]) matches.push(await storedMatch(filling.world, { game, actions: 60, host, over }));
  await filling.close();
  const { url, child } = await ownProcess({ database, bots: 1 }, { megabytes: 256 });
  const outlasted: Outlasted[] = [];
  try {
    // Whoever is in before somebody tries passwords from the same address: nobody enters from there for a while after that.
    const crowd: Guest[] = [];
    for (let n = 0; n < 10; n++) crowd.push(await guest(url));
    const people = crowd.slice(6);
    for (const [attack, attacker] of Object.entries(ATTACKS)) {
      const took: number[] = [];
      const end = performance.now() + seconds * 1000;
      // However slow a machine is: some moves are made meanwhile.
      const over = (): boolean => performance.now() > end && took.length >= LEAST;
      const beside = Promise.all([0, 2, 4].map(n => playBeside(crowd.slice(n, n + 2), took, over)));
      const entered = await attacker({ url, matches, people, over });
      expect([attack, entered, await beside, child.exitCode]).toEqual([attack, 0, [0, 0, 0], null]);
      took.sort((a, b) => a - b);
      outlasted.push({ attack, moves: took.length, p99: took[Math.floor(took.length * 0.99)] });
    }
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return outlasted;
}
