import { isFaulty, Match as KernelMatch, readSetup, type Setup, seededDice } from '@polemos/kernel';
import type { Pay } from '../http/route.ts';
import { conflict, forbidden, notFound, wrong } from '../refusal.ts';
import { lateJob, upsertJobs } from '../storage/jobs.ts';
import * as stored from '../storage/leagues.ts';
import { alone, personById } from '../storage/people.ts';
import type { LeagueRow, PersonRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import type { Person } from '../tables/view.ts';
import type { World } from '../world.ts';
import { annulledIn, champion, isAnnulled, isLate, resultOf, roundsOf, standingsIn } from './results.ts';
import { advance, clearAway, decide, giveUp, isBehind, pairUp, takeOut } from './season.ts';
import type { Standing } from './standings.ts';

export interface NewLeague {
  readonly name: string;
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly kind: LeagueRow['kind'];
  readonly legs: number;
  readonly roundDays: number;
  readonly moveDays: number;
}
export interface LeagueLine {
  readonly id: string;
  readonly name: string;
  readonly organiser: string;
  readonly game: string;
  readonly scenario: string;
  readonly kind: LeagueRow['kind'];
  readonly state: LeagueRow['state'];
  readonly round: number;
  readonly entries: number;
  /** Matches of the present round whose time is over without a result. */
  readonly late: number;
  /** Whether I decide in it. */
  readonly mine: boolean;
  readonly created: number;
}
export interface LeagueView extends Omit<LeagueLine, 'entries' | 'organiser' | 'late' | 'mine'> {
  readonly organiser: { readonly id: string; readonly name: string };
  readonly legs: number;
  readonly rounds: number;
  readonly roundDays: number;
  readonly moveDays: number;
  /** The two sides. */
  readonly seats: readonly string[];
  readonly started: number | null;
  readonly ended: number | null;
  readonly entries: readonly {
    readonly person: string;
    readonly name: string;
    readonly seed: number;
    readonly left: boolean;
    readonly annulled: boolean;
  }[];
  readonly matches: readonly LeagueMatch[];
  readonly standings: readonly Standing[];
  readonly winner: string | null;
  readonly me: { readonly entered: boolean; readonly organiser: boolean };
}
export interface LeagueMatch {
  readonly round: number;
  readonly number: number;
  readonly replay: number;
  readonly first: string | null;
  readonly second: string | null;
  readonly table: string | null;
  readonly deadline: number | null;
  readonly late: boolean;
  readonly result: 'first' | 'second' | 'draw' | 'none' | null;
  readonly why: 'bye' | 'walkover' | 'award' | null;
  /** Left out of the standings: somebody in it has left before half. */
  readonly annulled: boolean;
}

const MOST_LEAGUES = 5;
const organisesMany = async (db: Queries, person: string): Promise<boolean> =>
  (await stored.leaguesInUse(db, person)) >= MOST_LEAGUES;
const MOST_ENTRIES = 64;
const DAY = 24 * 60 * 60_000;

/** A new league: anybody with an account may found one. */
export async function foundLeague(world: World, me: PersonRow, given: NewLeague): Promise<LeagueView> {
  const game = Object.hasOwn(world.games, given.game) ? world.games[given.game] : undefined;
  if (game === undefined) throw wrong('no-such-game');
  const setup = readSetup(game, given);
  if (isFaulty(setup)) throw wrong('bad-setup', { faults: setup.faults });
  const trial = KernelMatch.begin(game, { match: 'trial', setup, dice: seededDice(1) });
  if (!(trial instanceof KernelMatch)) throw wrong('bad-setup');
  if (trial.seats.length !== 2) throw wrong('league-needs-two');
  const name = given.name.normalize('NFC').trim();
  if (name === '') throw wrong('bad-name');
  const id = world.chance.id();
  await alone(world.store, me.id, async tx => {
    if (await organisesMany(tx, me.id)) throw conflict('too-many-leagues');
    await stored.insertLeague(tx, {
      ...{ id, name, organiser: me.id, game: game.id, setup: JSON.stringify(setup), seats: JSON.stringify(trial.seats) },
      ...{ kind: given.kind, legs: given.kind === 'knock-out' ? 1 : given.legs },
      ...{ roundDays: given.roundDays, moveDays: given.moveDays },
      ...{ state: 'open', round: 0, created: world.now(), started: null, ended: null, told: 0 },
    });
  });
  return showLeague(world, me, id);
}

export async function listLeagues(world: World, me: Person): Promise<readonly LeagueLine[]> {
  const rows = await stored.listLeagues(world.store.db, 100);
  const counts = await stored.countEntries(
    world.store.db,
    rows.map(({ id }) => id),
  );
  const late = new Map<string, number>();
  for (const match of await stored.overdueMatches(world.store.db, world.now()))
    if (isLate(match, world.now())) late.set(match.league, (late.get(match.league) ?? 0) + 1);
  return rows.map(({ id, name, organiser, organiserName, game, setup, kind, state, round, created }) => ({
    ...{ id, name, organiser: organiserName, game, scenario: (JSON.parse(setup) as Setup).scenario, kind, state, round, created },
    entries: counts.get(id) ?? 0,
    late: late.get(id) ?? 0,
    mine: organiser === me?.id,
  }));
}

async function leagueAt({ store }: World, id: string): Promise<LeagueRow> {
  const league = await stored.leagueById(store.db, id);
  if (league === undefined) throw notFound();
  return league;
}
async function organisedBy(world: World, id: string, me: PersonRow): Promise<LeagueRow> {
  const league = await leagueAt(world, id);
  if (league.organiser !== me.id && me.admin !== 1) throw forbidden('not-organiser');
  return league;
}

/** So many matches of a league are told for one question more. */
const MATCHES_OF_ONE = 20;

/** The league as everybody sees it, brought up to date. A long season is paid for before it is read. */
export async function showLeague(world: World, me: Person, id: string, pay: Pay = () => {}): Promise<LeagueView> {
  const before = await leagueAt(world, id);
  const { db } = world.store;
  const players = await stored.entriesOf(db, id);
  if (before.kind === 'round-robin') pay(Math.floor((before.legs * players.length * players.length) / 2 / MATCHES_OF_ONE));
  const behind = before.state === 'running' && isBehind(players, await stored.matchesOf(db, id, before.round));
  if (behind) await advance(world, id);
  const league = behind ? await leagueAt(world, id) : before;
  const organiser = await personById(db, league.organiser);
  const [entries, matches] = [behind ? await stored.entriesOf(db, id) : players, await stored.matchesOf(db, id)];
  const annulled = annulledIn(entries);
  const shown = matches.map(
    (match): LeagueMatch => ({
      ...{ round: match.round, number: match.number, replay: match.replay, first: match.first, second: match.second },
      ...{ table: match.board, deadline: match.deadline, result: resultOf(match), why: match.why },
      late: isLate(match, world.now()),
      annulled: isAnnulled(match, annulled),
    }),
  );
  const { name, game, kind, state, round, created, legs, roundDays, moveDays, started, ended } = league;
  return {
    ...{ id, name, game, kind, state, round, created, legs, roundDays, moveDays, started, ended },
    organiser: { id: league.organiser, name: organiser?.name ?? '' },
    scenario: (JSON.parse(league.setup) as Setup).scenario,
    seats: JSON.parse(league.seats) as readonly string[],
    rounds: roundsOf(league, entries, matches),
    entries: entries.map(one => ({
      ...{ person: one.person, name: one.name, seed: one.seed, left: one.left !== null, annulled: one.annulled === 1 },
    })),
    matches: shown,
    standings: standingsIn(entries, matches),
    winner: state === 'over' ? champion(league, entries, matches) : null,
    me: {
      entered: entries.some(({ person, left }) => person === me?.id && left === null),
      organiser: me !== null && (league.organiser === me.id || me.admin === 1),
    },
  };
}

export async function enterLeague(world: World, me: PersonRow, id: string, entropy: string): Promise<LeagueView> {
  const { store } = world;
  await store.db.transaction().execute(async tx => {
    const league = await stored.lockLeague(store, tx, id);
    if (league === undefined) throw notFound();
    if (league.state !== 'open') throw conflict('league-started');
    const entries = await stored.entriesOf(tx, id);
    if (entries.some(({ person }) => person === me.id)) throw conflict('already-entered');
    if (entries.length >= MOST_ENTRIES) throw conflict('league-full');
    const seed = Math.max(0, ...entries.map(one => one.seed)) + 1;
    await stored.insertEntry(tx, { league: id, person: me.id, seed, entropy, joined: world.now(), left: null, annulled: 0 });
  });
  return showLeague(world, me, id);
}

/** Leaves, or is taken out by the organiser: before the start without a trace, afterwards with what that means for the others. */
export async function leaveLeague(world: World, me: PersonRow, id: string, person: string = me.id): Promise<LeagueView> {
  const { store } = world;
  if (person !== me.id) await organisedBy(world, id, me);
  const boards = await store.db.transaction().execute(async tx => {
    const league = await stored.lockLeague(store, tx, id);
    if (league === undefined) throw notFound();
    const entry = (await stored.entriesOf(tx, id)).find(one => one.person === person);
    if (entry === undefined || entry.left !== null) throw conflict('not-entered');
    if (league.state === 'over') throw conflict('league-not-running');
    if (league.state === 'running') return takeOut(tx, league, person, { now: world.now(), by: me.id });
    await stored.dropEntry(tx, id, person);
    return [];
  });
  if (person === me.id) await giveUp(world, boards, me);
  else await clearAway(world, boards, me);
  return showLeague(world, me, id);
}

export async function startLeague(world: World, me: PersonRow, id: string): Promise<LeagueView> {
  await organisedBy(world, id, me);
  const { store } = world;
  await store.db.transaction().execute(async tx => {
    const league = await stored.lockLeague(store, tx, id);
    if (league?.state !== 'open') throw conflict('league-started');
    const entries = (await stored.entriesOf(tx, id)).filter(({ deleted, banned }) => deleted === null && banned === 0);
    if (entries.length < 2) throw conflict('league-too-small');
    const now = world.now();
    await pairUp(tx, league, entries, now);
    await stored.changeLeague(tx, id, { state: 'running', round: 1, started: now });
  });
  return showLeague(world, me, id);
}

/** Hands the league on to somebody who plays in it. */
export async function handOn(world: World, me: PersonRow, id: string, to: string): Promise<LeagueView> {
  await organisedBy(world, id, me);
  const heir = (await stored.entriesOf(world.store.db, id)).find(({ person, left }) => person === to && left === null);
  if (heir === undefined) throw conflict('not-entered');
  await alone(world.store, to, async tx => {
    if (await organisesMany(tx, to)) throw conflict('has-too-many');
    await stored.changeLeague(tx, id, { organiser: to });
  });
  return showLeague(world, me, id);
}

/** Whoever goes for good leaves no league without somebody who decides in it: the first who plays in it has it; one that nobody has entered goes. */
export async function leaveToOthers(world: World, person: string): Promise<void> {
  const { db } = world.store;
  for (const { id, state } of await stored.leaguesOrganisedBy(db, person)) {
    const heirs = (await stored.entriesOf(db, id)).filter(
      one => one.person !== person && one.left === null && one.deleted === null,
    );
    const full = await Promise.all(heirs.map(heir => organisesMany(db, heir.person)));
    const heir = heirs.find((_, i) => !full[i]);
    if (heir !== undefined) await stored.changeLeague(db, id, { organiser: heir.person });
    else if (state === 'open') await db.transaction().execute(tx => stored.dropLeague(tx, id));
    // One that is played must have somebody who decides in it.
    else if (heirs.length > 0) await stored.changeLeague(db, id, { organiser: heirs[0].person });
  }
}

export async function callOff(world: World, me: PersonRow, id: string): Promise<void> {
  const league = await organisedBy(world, id, me);
  if (league.state !== 'open') throw conflict('league-started');
  await world.store.db.transaction().execute(tx => stored.dropLeague(tx, id));
}

export interface Decision {
  readonly round: number;
  readonly number: number;
  readonly replay: number;
  /** Null: as it was played. */
  readonly result?: 'first' | 'second' | 'draw' | 'none' | null;
  /** So much more time. */
  readonly days?: number;
}
/** The organiser decides a match that will not be played to its end, takes that back, or gives it more time. */
export async function decideMatch(world: World, me: PersonRow, id: string, decision: Decision): Promise<LeagueView> {
  const league = await organisedBy(world, id, me);
  if (league.state !== 'running') throw conflict('league-not-running');
  const match = (await stored.matchesOf(world.store.db, id)).find(
    one => one.round === decision.round && one.number === decision.number && one.replay === decision.replay,
  );
  if (match === undefined || match.round !== league.round || match.first === null || match.second === null) throw notFound();
  // Nobody gives themselves a point: whoever plays it may give it to the other, hand the league on, or let the clock decide.
  const others = match.first === me.id ? 'second' : match.second === me.id ? 'first' : null;
  if (decision.result !== undefined && others !== null && decision.result !== others) throw forbidden('not-your-own');
  if (decision.days !== undefined) {
    const deadline = Math.max(match.deadline ?? 0, world.now()) + decision.days * DAY;
    await stored.changeMatch(world.store.db, match, { deadline });
    if (match.board !== null) await upsertJobs(world.store.db, [lateJob(match.board, deadline)]);
  }
  if (decision.result !== undefined) await decide(world, match, JSON.parse(league.seats) as readonly string[], decision.result);
  return showLeague(world, me, id);
}
