import { Generator } from '@polemos/kernel';
import { expect } from 'vitest';
import { personById } from '../src/storage/people.ts';
import type { PersonRow } from '../src/storage/schema.ts';
import { createTable, startTable } from '../src/tables/create.ts';
import { join as sitDown } from '../src/tables/seats.ts';
import type { World } from '../src/world.ts';
import { guest } from './house.ts';

/** So many people who have come in by the door. */
export async function comers({ url, world }: { url: string; world: World }, count: number): Promise<readonly PersonRow[]> {
  const people: PersonRow[] = [];
  for (let n = 0; n < count; n++)
    people.push((await personById(world.store.db, (await guest(url, `Comer ${n}`)).id)) as PersonRow);
  return people;
}

interface Wish {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** After so many actions the people agree on a draw. */
  readonly most?: number;
  /** Goes back twice on the way. */
  readonly rewinds?: boolean;
}

/** A whole match, straight through the functions that the routes call. As many people as it has seats. */
export async function wholeMatch(world: World, people: readonly PersonRow[], n: number, wish: Wish = {}): Promise<string> {
  const { game = 'egemonia', options = {}, most = Number.POSITIVE_INFINITY, rewinds = false } = wish;
  const chance = new Generator(`dice ${game} ${n}`);
  const given = { public: true, pace: { kind: 'none' }, spectators: true, delay: 0, bots: {}, council: 'free' } as const;
  const { id, seats } = await createTable(world, people[0], { ...given, game, options, seat: null });
  for (const [i, { seat }] of seats.entries()) await sitDown(world, people[i], id, seat, i === 0 ? `σ ${n}` : '  “α”\n');
  await startTable(world, people[0], id);
  const personOf = (seat: string): string => people[seats.findIndex(one => one.seat === seat)].id;
  for (let moves = 0; ; moves++) {
    const next = await world.matches.with(id, ({ course }) => {
      if (course.outcome !== null) return null;
      const { seat } = course.match.pending()[0];
      const legal = course.match.legal(seat);
      return { seat, action: legal[chance.below(legal.length)], version: course.match.version };
    });
    if (next === null) return id;
    const person = personOf(next.seat);
    if (moves >= most) {
      const draw = { reason: 'draw', seat: null, score: seats.map(() => 1 / seats.length) } as const;
      expect(await world.matches.end(id, { person }, draw)).toMatchObject({ ok: true });
      return id;
    }
    const acted = await world.matches.act(id, { person }, { key: `m${moves}`, version: next.version, action: next.action });
    expect(acted).toMatchObject({ ok: true });
    if (rewinds && (moves === 12 || moves === 30)) await world.matches.rewind(id, { person }, moves === 12 ? 5 : 9);
  }
}
