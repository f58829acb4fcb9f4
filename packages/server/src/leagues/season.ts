import type { Setup } from '@polemos/kernel';
import type { Ended } from '../matches/course.ts';
import { conflict, notFound } from '../refusal.ts';
import { lateJob, upsertJobs } from '../storage/jobs.ts';
import * as stored from '../storage/leagues.ts';
import { personById } from '../storage/people.ts';
import type { LeagueMatchRow, LeagueRow, PersonRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import { dropTable, insertSitter, tableById, UNSEEN } from '../storage/tables.ts';
import { laidOut, putUp, startIfFull } from '../tables/create.ts';
import { resign } from '../tables/settle.ts';
import type { World } from '../world.ts';
import { announceLeague, isToTell } from './announce.ts';
import { bracket, nextRound, type Pair, roundRobin } from './pairing.ts';
import { type Entry, type Match, type Result, resultOf, winnerOf } from './results.ts';

const DAY = 24 * 60 * 60_000;
/** What a match of a league has in the bank at most, in days, as any other table. */
const BANK = 4;
const rowsOf = (league: LeagueRow, round: number, pairs: readonly Pair[]): readonly LeagueMatchRow[] =>
  pairs.map(({ first, second }, number) => ({
    ...{ league: league.id, round, number, replay: 0, first, second, board: null, deadline: null, told: 0 },
    ...(first === null && second === null
      ? { decided: 'none', why: 'bye' }
      : first === null || second === null
        ? { decided: first === null ? 'second' : 'first', why: 'bye' }
        : { decided: null, why: null }),
  }));

/** All rounds of a round robin, or the first of a knock-out. */
export async function pairUp(tx: Queries, league: LeagueRow, entries: readonly Entry[], now: number): Promise<void> {
  const people = entries.map(({ person }) => person);
  const rounds = league.kind === 'round-robin' ? roundRobin(people, league.legs) : [bracket(people)];
  for (const [i, pairs] of rounds.entries()) await stored.insertMatches(tx, rowsOf(league, i + 1, pairs));
  await stored.openRound(tx, league.id, 1, now + league.roundDays * DAY);
}

interface Out {
  readonly now: number;
  /** Who has taken them out; null: the house. */
  readonly by: string | null;
}
/**
 * Somebody is out: what they have not finished is the other's, or nobody's where the other has taken them out. Before half of it is played, none
 * of it counts.
 */
export async function takeOut(tx: Queries, league: LeagueRow, person: string, { now, by }: Out): Promise<readonly string[]> {
  const all = await stored.matchesOf(tx, league.id);
  const theirs = all.filter(({ first, second }) => first !== null && second !== null && (first === person || second === person));
  const finished = theirs.filter(match => resultOf(match) !== null).length;
  const annulled = league.kind === 'round-robin' && finished * 2 < theirs.length ? 1 : 0;
  await stored.changeEntry(tx, league.id, person, { left: now, annulled });
  const gone = new Set((await stored.entriesOf(tx, league.id)).filter(({ left }) => left !== null).map(one => one.person));
  const boards: string[] = [];
  for (const match of theirs.filter(one => resultOf(one) === null)) {
    const stays = match.first === person ? 'second' : 'first';
    const other = match[stays] as string;
    await stored.changeMatch(tx, match, { decided: gone.has(other) || other === by ? 'none' : stays, why: 'walkover' });
    if (match.board !== null) boards.push(match.board);
  }
  return boards;
}

/** Whoever has left a league does not leave anybody waiting at a table. */
export async function giveUp(world: World, boards: readonly string[], person: PersonRow): Promise<void> {
  for (const board of boards)
    if ((await tableById(world.store.db, board))?.state === 'playing') await resign(world, person, board).catch(() => {});
}

/** Whoever was taken out has resigned nothing: what they still play is as if it had not been, and moves nobody's rating. */
export async function clearAway(world: World, boards: readonly string[], by: PersonRow): Promise<void> {
  for (const board of boards)
    await world.matches.endBy(board, by.id, { reason: 'void', seat: null, score: [0.5, 0.5] }).catch(() => {});
}

/** Goes on as far as it can: draws are played again, the next round is paired, its tables are laid out. Doing it twice does nothing. */
export async function advance(world: World, id: string): Promise<void> {
  const { store } = world;
  for (let more = true; more; )
    more = await store.db.transaction().execute(async tx => {
      const league = await stored.lockLeague(store, tx, id);
      return league?.state === 'running' && (await step(tx, league, world.now()));
    });
  await layOutTables(world, id);
  await announceLeague(world, id);
}

/** Whether there is something to do: somebody is gone, the round is over, a table is not laid out or not started, somebody is not told. */
export const isBehind = (entries: readonly Entry[], round: readonly Match[]): boolean =>
  entries.some(({ left, deleted }) => left === null && deleted !== null) ||
  round.every(match => resultOf(match) !== null) ||
  round.some(match => resultOf(match) === null && (match.state ?? 'open') === 'open') ||
  round.some(match => match.told === 0 && isToTell(match));

/** One step of a league that is played; false: there is nothing to do until somebody plays. */
async function step(tx: Queries, league: LeagueRow, now: number): Promise<boolean> {
  const entries = await stored.entriesOf(tx, league.id);
  const lost = entries.find(({ left, deleted }) => left === null && deleted !== null);
  if (lost !== undefined) {
    await takeOut(tx, league, lost.person, { now, by: null });
    return true;
  }
  const round = await stored.matchesOf(tx, league.id, league.round);
  if (round.some(match => resultOf(match) === null)) return false;
  return league.kind === 'round-robin' ? goOn(tx, league, now) : knockOut(tx, league, { entries, round, now });
}

async function goOn(tx: Queries, league: LeagueRow, now: number): Promise<boolean> {
  const next = league.round + 1;
  if ((await stored.matchesOf(tx, league.id, next)).length === 0) {
    await stored.changeLeague(tx, league.id, { state: 'over', ended: now });
    return false;
  }
  await stored.changeLeague(tx, league.id, { round: next });
  await stored.openRound(tx, league.id, next, now + league.roundDays * DAY);
  return true;
}

interface Knocking {
  readonly entries: readonly Entry[];
  readonly round: readonly Match[];
  readonly now: number;
}
async function knockOut(tx: Queries, league: LeagueRow, { entries, round, now }: Knocking): Promise<boolean> {
  const slots = Math.max(...round.map(({ number }) => number)) + 1;
  const gone = new Set(entries.filter(({ left }) => left !== null).map(({ person }) => person));
  const winners: (string | null)[] = [];
  for (let number = 0; number < slots; number++) {
    const played = round.filter(match => match.number === number);
    const last = played[played.length - 1];
    const result = resultOf(last);
    if (result === 'draw' && last.replay === 0) {
      const again = { ...rowsOf(league, league.round, [{ first: last.second, second: last.first }])[0], number, replay: 1 };
      await stored.insertMatches(tx, [{ ...again, deadline: now + league.roundDays * DAY }]);
      return true;
    }
    winners.push(winnerOf(last, result, entries, gone));
  }
  if (winners.length === 1) {
    await stored.changeLeague(tx, league.id, { state: 'over', ended: now });
    return false;
  }
  const all = await stored.matchesOf(tx, league.id);
  const firsts = (player: string): number => all.filter(match => match.first === player && match.why !== 'bye').length;
  await stored.insertMatches(tx, rowsOf(league, league.round + 1, nextRound(winners, firsts, league.round)));
  return goOn(tx, league, now);
}

/** The tables of this round that are not there yet; both sit at them already, since they have entered for it. */
async function layOutTables(world: World, id: string): Promise<void> {
  const { db } = world.store;
  const league = await stored.leagueById(db, id);
  if (league?.state !== 'running') return;
  const host = await personById(db, league.organiser);
  if (host === undefined) throw notFound();
  const [entries, matches] = [await stored.entriesOf(db, id), await stored.matchesOf(db, id, league.round)];
  for (const match of matches.filter(one => resultOf(one) === null)) {
    const board = match.board ?? (await layOut(world, host, league, match, entries));
    if (board !== null) await startIfFull(world, board);
    if (match.board === null && board !== null && match.deadline !== null) await upsertJobs(db, [lateJob(board, match.deadline)]);
  }
}
async function layOut(
  world: World,
  host: PersonRow,
  league: LeagueRow,
  match: Match,
  entries: readonly Entry[],
): Promise<string | null> {
  const setup = JSON.parse(league.setup) as Setup;
  const laid = laidOut(
    world,
    host,
    {
      ...{ game: league.game, title: league.name, public: true, spectators: true, delay: 0, autostart: true },
      ...{ bots: {}, seat: null, council: 'free', pace: { kind: 'days', days: league.moveDays, bank: BANK } },
    },
    setup,
    null,
  );
  const { id } = laid.table;
  const seats = JSON.parse(league.seats) as readonly string[];
  // In one breath: a public table with a free seat is anybody's to sit down at.
  const given = await world.store.db.transaction().execute(async tx => {
    const now = await stored.lockLeague(world.store, tx, league.id);
    if (now?.state !== 'running') return false;
    await putUp(tx, laid);
    if (!(await stored.giveBoard(tx, match, id))) {
      await dropTable(tx, id);
      return false;
    }
    for (const [i, person] of [match.first as string, match.second as string].entries()) {
      // What each has brought along when they entered is mixed into the dice of all their matches, with the name of each.
      const entropy = `${entries.find(one => one.person === person)?.entropy ?? ''} ${id}`;
      await insertSitter(tx, { board: id, seat: seats[i], person, entropy, joined: world.now() + i, seen: UNSEEN });
    }
    return true;
  });
  return given ? id : null;
}

/** The organiser decides a match; what is still played at its table ends so. */
export async function decide(world: World, match: Match, seats: readonly string[], decided: Result | null): Promise<void> {
  await stored.changeMatch(world.store.db, match, { decided, why: decided === null ? null : 'award' });
  if (decided === null || match.board === null || match.state !== 'playing') return;
  const loser = decided === 'first' ? seats[1] : decided === 'second' ? seats[0] : null;
  const ended: Ended =
    loser === null
      ? { reason: 'draw', seat: null, score: [0.5, 0.5] }
      : { reason: 'timeout', seat: loser, score: seats.map(seat => (seat === loser ? 0 : 1)) };
  const answer = await world.matches.end(match.board, { bot: loser ?? seats[0] }, ended);
  if ('refused' in answer && answer.refused.code !== 'over') throw conflict(answer.refused.code);
}

/** A match is over: if it is of a league, that goes on. */
export async function afterLeagueMatch(world: World, board: string): Promise<void> {
  const league = await stored.leagueOfBoard(world.store.db, board);
  if (league !== null) await advance(world, league);
}
