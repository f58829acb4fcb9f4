import type { Setup } from '@polemos/kernel';
import { conflict } from '../refusal.ts';
import * as stored from '../storage/ratings.ts';
import { BESIDE, type RatingRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import { chairsOf, sittersOf } from '../storage/tables.ts';
import type { World } from '../world.ts';
import { isDecided } from './decided.ts';
import { afterMatch, placesOf, resultsOf, UNKNOWN } from './skill.ts';

/** What is compared with each other: one game, one scenario. Within it each side is rated by itself. */
export const ladderOf = (game: string, scenario: string): string => `${game}/${scenario}`;
export const gameOfLadder = (ladder: string): { readonly game: string; readonly scenario: string } => {
  const [game, ...scenario] = ladder.split('/');
  return { game, scenario: scenario.join('/') };
};

/** Why a finished match does not count. */
export type Excluded = 'alone' | 'own-board' | 'position' | 'council' | 'bots' | 'not-decided' | 'nobody';

/** So many matches in one transaction: those who play come between one and the next. */
const AT_ONCE = 4;

/**
 * Brings the ratings up to date with what is over: what is new is counted, what is not over any more is taken back, and whatever came
 * after it in the same ladder is reckoned anew, in order. Doing it twice does nothing.
 */
export async function bookResults(world: World): Promise<void> {
  const since = world.now() - HOUR;
  const { store } = world;
  if ((await stored.takenBack(store.db)).length > 0)
    await store.note(async tx => {
      await stored.lockRatings(store, tx);
      const touched = new Earliest();
      for (const { board, ladder, at } of await stored.takenBack(tx)) {
        await stored.dropRatingsFrom(tx, ladder, at);
        await stored.dropResult(tx, board);
        touched.add(ladder, at);
      }
      for (const [ladder, at] of touched.ladders) await reckon(tx, ladder, at);
    });
  await bookSince(world, 0);
  lookedAt.set(world, since);
}

/** The clocks of processes differ by less. */
const HOUR = 60 * 60_000;
/** Until when everything has been looked at. */
const lookedAt = new WeakMap<World, number>();

/** The same for whoever only reads, and after each match: what ended long ago has been counted, and what is taken up again is taken back at once. */
export async function bookLatest(world: World): Promise<void> {
  const since = lookedAt.get(world);
  if (since === undefined) await bookResults(world);
  else await bookSince(world, since);
}

/** What has ended since a moment and was not looked at. */
async function bookSince(world: World, since: number): Promise<void> {
  const { store } = world;
  while ((await stored.unbooked(store.db, 1, since)).length > 0) {
    await store.note(async tx => {
      await stored.lockRatings(store, tx);
      const touched = new Earliest();
      for (const over of await stored.unbooked(tx, AT_ONCE, since)) {
        const setup = JSON.parse(over.setup) as Setup;
        const ladder = ladderOf(over.game, setup.scenario);
        const at = over.ended ?? over.updated;
        const excluded = (await whoPlayed(tx, over.id, setup, over.outcome)).excluded;
        await stored.insertResult(tx, { board: over.id, ladder, at, excluded, struck: 0 });
        if (excluded === null) touched.add(ladder, at);
      }
      for (const [ladder, at] of touched.ladders) await reckon(tx, ladder, at);
    });
    await new Promise(done => setImmediate(done));
  }
}

/** From when on each ladder must be reckoned. */
class Earliest {
  readonly ladders = new Map<string, number>();
  add(ladder: string, at: number): void {
    this.ladders.set(ladder, Math.min(at, this.ladders.get(ladder) ?? at));
  }
}

/** An admin takes a finished match out of the ratings, or counts it again. */
export async function strike(world: World, id: string, struck: boolean): Promise<void> {
  await bookResults(world);
  const { store } = world;
  await store.db.transaction().execute(async tx => {
    await stored.lockRatings(store, tx);
    const result = await stored.resultOf(tx, id);
    if (result === undefined) throw conflict('not-over');
    await stored.strikeResult(tx, id, struck ? 1 : 0);
    if (result.excluded === null) await reckon(tx, result.ladder, result.at);
  });
}

interface Player {
  readonly seat: string;
  /** A person, or the level of a bot. */
  readonly player: string;
  readonly bot: number;
  readonly score: number;
}

/** Everything in a ladder from a moment on, from the results in their order. */
async function reckon(tx: Queries, ladder: string, from: number): Promise<void> {
  await stored.dropRatingsFrom(tx, ladder, from);
  const known = new Map<string, Pick<RatingRow, 'mu' | 'sigma' | 'won' | 'drawn' | 'lost'>>();
  const rows: RatingRow[] = [];
  for (const { board, at, outcome } of await stored.resultsFrom(tx, ladder, from)) {
    const { players } = await whoPlayed(tx, board, null, outcome);
    const keys = players.map(({ seat, player, bot }) => JSON.stringify([seat, bot, player]));
    for (const [i, { seat, player, bot }] of players.entries())
      if (!known.has(keys[i])) {
        const before = await stored.ratingBefore(tx, { ladder, seat, player, bot, at: from });
        known.set(keys[i], before ?? { ...UNKNOWN, won: 0, drawn: 0, lost: 0 });
      }
    const before = keys.map(key => known.get(key) as Pick<RatingRow, 'mu' | 'sigma' | 'won' | 'drawn' | 'lost'>);
    const places = placesOf(players.map(({ score }) => score));
    const results = resultsOf(places);
    const after = afterMatch(before, places);
    for (const [i, { seat, player, bot }] of players.entries()) {
      const { won, drawn, lost } = before[i];
      const count = { won, drawn, lost, [results[i]]: before[i][results[i]] + 1 };
      const { mu, sigma } = after[i];
      known.set(keys[i], { mu, sigma, ...count });
      rows.push({
        ...{ board, seat, ladder, at, player, bot, place: places[i], result: results[i] },
        ...{ muBefore: before[i].mu, sigmaBefore: before[i].sigma, mu, sigma, ...count },
      });
    }
  }
  await stored.insertRatings(tx, rows);
}

/** Who held which seat at the end, and how it went; or why that cannot be rated. */
async function whoPlayed(
  tx: Queries,
  board: string,
  setup: Setup | null,
  outcome: string | null,
): Promise<{ readonly players: readonly Player[]; readonly excluded: Excluded | null }> {
  const not = (excluded: Excluded) => ({ players: [], excluded });
  const { score, reason } = JSON.parse(outcome ?? '{}') as { score?: readonly number[]; reason?: string };
  if (setup?.board !== undefined) return not('own-board');
  if (setup?.position !== undefined) return not('position');
  const chairs = await chairsOf(tx, board);
  if (chairs.length < 2) return not('alone');
  if (score === undefined || score.length !== chairs.length || !isDecided(reason)) return not('not-decided');
  const sitters = (await sittersOf(tx, board)).filter(({ seat }) => seat !== BESIDE);
  const isEmpty = chairs.some(({ seat }) => !sitters.some(sitter => sitter.seat === seat));
  const actors = isEmpty ? await stored.lastActors(tx, board) : new Map<string, string>();
  const players: Player[] = [];
  for (const [i, { seat, bot }] of chairs.entries()) {
    const people = sitters.filter(sitter => sitter.seat === seat);
    if (people.length > 1) return not('council');
    const gone = actors.get(seat);
    if (people.length === 1) players.push({ seat, player: people[0].person, bot: 0, score: score[i] });
    // Whoever has left the seat to a bot is behind all who stayed; whoever got up after the end has what they had.
    else if (gone !== undefined)
      players.push({ seat, player: gone, bot: 0, score: bot === null ? score[i] : Number.NEGATIVE_INFINITY });
    else if (bot !== null) players.push({ seat, player: bot, bot: 1, score: score[i] });
    else return not('nobody');
  }
  return players.every(({ bot }) => bot === 1) ? not('bots') : { players, excluded: null };
}
