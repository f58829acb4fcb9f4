import { Generator } from '@polemos/kernel';
import { mutate } from '@polemos/kernel/testing';
import type { Server } from '../src/index.ts';
import { type Guest, guest, type Line, playOn, started } from './house.ts';

export interface Vandalism {
  readonly sent: number;
  readonly accepted: readonly string[];
  readonly failed: readonly string[];
  /** Moves of other people meanwhile, in milliseconds: the median. */
  readonly calm: number;
  readonly storm: number;
}

const FRAMES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"act"',
  '{"type":"act"}',
  '{"type":"watch","table":5}',
  '{"type":"__proto__"}',
  '{"type":"act","table":"x","key":"","version":0,"action":{}}',
  `{"type":"why","table":"${'x'.repeat(5000)}","key":"k","action":{}}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '\u0000\u0001\u0002',
  '{"type":"watch","table":"../../etc/passwd"}',
  '{"type":"undo","table":"x","key":"k","to":-1}',
];

/** Everything that a vandal, a broken client or an old one could send, through both doors, while others go on playing. */
export async function vandalise(server: Server, game: string, count: number, seed: number): Promise<Vandalism> {
  const { url, world } = server;
  const outsider = await guest(url);
  const { id, people } = await laid(server, game);
  const lines = new Map<Guest, Line>();
  for (const one of [...Object.values(people), outsider]) lines.set(one, await one.socket());
  const calm = median(await others(server, 12));
  const chance = new Generator(seed);
  const accepted: string[] = [];
  const failed: string[] = [];
  let sent = 0;
  let storming = true;
  const meanwhile = (async () => {
    const times: number[] = [];
    while (storming) times.push(...(await others(server, 6)));
    return median(times);
  })();
  for (let round = 0; sent < count; round++) {
    const { wrongs, version, sequence } = await world.matches.with(id, ({ course }) => ({
      wrongs: [...mutate(course.match, seed + round, 120)],
      version: course.match.version,
      sequence: course.sequence,
    }));
    await Promise.all(
      wrongs.map(async (wrong, i) => {
        const who = Object.hasOwn(people, String(wrong.seat)) ? people[String(wrong.seat)] : outsider;
        const message = { key: `v${round}-${i}`, version: 'version' in wrong ? wrong.version : version, action: wrong.action };
        sent++;
        // The socket ends at 64 kB: what is longer goes through the other door.
        if (i % 3 === 0 || JSON.stringify(message).length > 60_000) {
          const reply = await who.post(`/api/tables/${id}/act`, message);
          if (reply.body.ok === true) accepted.push(`${wrong.how}: ${JSON.stringify(message)}`);
          if (reply.status >= 500) failed.push(`${wrong.how}: ${reply.status}`);
        } else lines.get(who)?.say({ type: 'act', table: id, ...message });
      }),
    );
    const [vandal] = [...lines.keys()];
    for (let n = 0; n < 20; n++, sent++) lines.get(vandal)?.say(FRAMES[chance.below(FRAMES.length)]);
    for (const line of lines.values()) {
      line.say({ type: 'ping' });
      await line.until(m => m.type === 'pong', { from: line.heard.length });
      for (const message of line.heard.splice(0)) {
        if (message.type === 'answer' && message.answer.ok === true) accepted.push(JSON.stringify(message));
        if (message.error === 'internal') failed.push(JSON.stringify(message));
      }
      line.raw.length = 0;
    }
    const now = await world.matches.with(id, ({ course }) => course.sequence);
    if (now !== sequence) accepted.push(`the match went from ${sequence} to ${now}`);
    if ((await playOn(people, id, 1)).outcome !== null) break;
  }
  storming = false;
  const storm = await meanwhile;
  for (const line of lines.values()) line.close();
  return { sent, accepted, failed, calm, storm };
}

/** A match of any game, somebody in each of its seats. */
async function laid({ url, world }: Server, game: string): Promise<{ id: string; people: Record<string, Guest> }> {
  const { seats } = world.games[game];
  const people: Record<string, Guest> = {};
  for (const seat of seats) people[seat] = await guest(url);
  const [first, ...others] = seats;
  const { id } = (await people[first].post('/api/tables', { game, public: true, seat: first })).body;
  for (const seat of others) await people[seat].post(`/api/tables/${id}/join`, { seat });
  const begun = await people[first].post(`/api/tables/${id}/start`);
  if (begun.status !== 200) throw new Error(begun.text);
  return { id, people };
}

/** Two other people move a few times at their own table: how long each move took. */
async function others(server: Server, moves: number): Promise<number[]> {
  const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
  const { id } = await started(people.sparta, people.athens);
  const times: number[] = [];
  for (let n = 0; n < moves; n++) {
    const { seat } = (await people.sparta.position(id)).pending[0];
    const { version, legal } = await people[seat].position(id);
    const from = performance.now();
    await people[seat].act(id, version, legal[0]);
    times.push(performance.now() - from);
  }
  return times;
}
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
