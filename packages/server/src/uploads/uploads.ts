import { conflict, notFound, wrong } from '../refusal.ts';
import { alone } from '../storage/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/uploads.ts';
import type { World } from '../world.ts';

/** A match of a browser that is kept with an account, without the match itself. */
export interface Upload {
  readonly match: string;
  readonly revision: number;
  /** What a list shows of it, as the browser wrote it. */
  readonly summary: unknown;
  /** It stands beside this one, because both went on. */
  readonly besides: string | null;
  readonly updated: number;
}
export interface WholeUpload extends Upload {
  readonly body: string;
}

const MOST = 60;
/** Letters of all of them. */
const ROOM = 24 << 20;
/** Of one of them, packed: longer than anything else that is sent. */
export const LONGEST = 3 << 20;

const shown = <T extends { summary: string }>(row: T) => ({ ...row, summary: JSON.parse(row.summary) as unknown });

export const listUploads = async (world: World, me: PersonRow): Promise<readonly Upload[]> =>
  (await stored.uploadsOf(world.store.db, me.id)).map(shown);

export async function readUpload(world: World, me: PersonRow, match: string): Promise<WholeUpload> {
  const row = await stored.uploadOf(world.store.db, me.id, match);
  if (row === undefined) throw notFound();
  const { revision, summary, besides, updated, body } = row;
  return { match, revision, summary: JSON.parse(summary) as unknown, besides, updated, body };
}

/** What became of a match that was sent: in the place of what was known, or beside what had gone on meanwhile. */
export interface Sent {
  readonly match: string;
  readonly revision: number;
  readonly besides: string | null;
}

/**
 * Keeps a match. Whoever sends says which revision they knew (null: none); where another device has been here since, nothing is replaced:
 * what comes stands beside what is there, under a name of its own.
 */
export async function keepUpload(
  world: World,
  me: PersonRow,
  match: string,
  { known, summary, body }: { readonly known: number | null; readonly summary: unknown; readonly body: string },
): Promise<Sent> {
  const text = JSON.stringify(summary);
  if (typeof summary !== 'object' || summary === null || text.length > 4000) throw wrong('bad-request', { at: '/summary' });
  const row = { person: me.id, summary: text, body, updated: world.now() };
  return alone(world.store, me.id, async tx => {
    const { count, size } = await stored.roomTaken(tx, me.id);
    if (count >= MOST || size + body.length > ROOM) throw conflict('no-room');
    if (known === null) {
      if (await stored.insertUpload(tx, { ...row, match, revision: 1, besides: null }))
        return { match, revision: 1, besides: null };
    } else if (await stored.replaceUpload(tx, { ...row, match, revision: known + 1, besides: null }, known))
      return { match, revision: known + 1, besides: null };
    const own = `${match.slice(0, 40)}-${world.chance.id().slice(0, 8)}`;
    await stored.insertUpload(tx, { ...row, match: own, revision: 1, besides: match });
    return { match: own, revision: 1, besides: match };
  });
}

export async function dropUpload(world: World, me: PersonRow, match: string): Promise<void> {
  if (!(await stored.dropUpload(world.store.db, me.id, match))) throw notFound();
}

/** A war that was finished alone, as the browser that it was fought in tells it. */
export interface War {
  readonly match: string;
  readonly ended: number;
  readonly body: unknown;
}
const MOST_WARS = 2000;

export const listWars = async (world: World, me: PersonRow): Promise<readonly War[]> =>
  (await stored.warsOf(world.store.db, me.id)).map(({ match, ended, body }) => ({
    match,
    ended,
    body: JSON.parse(body) as unknown,
  }));

/** Adds what is not there yet; of a war that was finished twice the later end counts. */
export async function keepWars(world: World, me: PersonRow, wars: readonly War[]): Promise<readonly War[]> {
  await alone(world.store, me.id, async tx => {
    const here = new Set((await stored.warsOf(tx, me.id)).map(({ match }) => match));
    if (here.size + wars.filter(({ match }) => !here.has(match)).length > MOST_WARS) throw conflict('no-room');
    for (const { match, ended, body } of wars) {
      const text = JSON.stringify(body);
      if (typeof body !== 'object' || body === null || text.length > 4000) throw wrong('bad-request', { at: '/wars' });
      await stored.keepWar(tx, { person: me.id, match, ended, body: text });
    }
  });
  return listWars(world, me);
}
export const dropWar = async (world: World, me: PersonRow, match: string): Promise<void> => {
  await stored.dropWar(world.store.db, me.id, match);
};
