import type { Clocks, Pace, Time } from '../matches/clock.ts';
import { mayCommand } from '../matches/command.ts';
import { setupOf } from '../matches/course.ts';
import { factsFor } from '../notifications/facts.ts';
import type { Facts } from '../notifications/notice.ts';
import { awayUntil, keptApart } from '../storage/club.ts';
import { roundsOfBoards } from '../storage/leagues.ts';
import type { PersonRow, TableRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { absentSeats } from './absent.ts';

/** A table as a line of a list. */
export interface Line {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly state: TableRow['state'];
  readonly host: string;
  readonly public: boolean;
  readonly pace: Pace;
  /** Who sits where, in the order of the seats; a free seat has neither people nor a bot. */
  readonly seats: readonly {
    readonly seat: string;
    readonly bot: string | null;
    readonly people: readonly string[];
    /** Those of them who are guests. */
    readonly guests: readonly string[];
    /** On vacation until then, where everybody in it is. */
    readonly vacation: number | null;
  }[];
  readonly seat: string | null;
  readonly toAct: readonly string[];
  readonly myTurn: boolean;
  /** There is something this person has not seen yet. */
  readonly news: boolean;
  /** A table that was laid out for this person, who has not been there yet. */
  readonly fresh: boolean;
  /** Of which league it is, in which round, and until when that must be decided. */
  readonly league: {
    readonly id: string;
    readonly name: string;
    readonly round: number;
    readonly deadline: number | null;
  } | null;
  readonly deadline: number | null;
  /** My own time, where it runs. */
  readonly clock: Time | null;
  /** Since when somebody who must move has given no sign, where I may have them replaced now; of the first of my tables. */
  readonly absent: number | null;
  /** Where the match stands, as my seat knows it; of the first of my tables. */
  readonly told: Pick<Facts, 'turn' | 'round' | 'phase' | 'ask' | 'last'> | null;
  readonly outcome: unknown;
  /** How it went for whoever sits in my seat; null where nobody is better than another, or I only looked on. */
  readonly result: 'won' | 'lost' | 'drawn' | null;
  readonly created: number;
  readonly updated: number;
}

type Listed = Awaited<ReturnType<typeof stored.openTables>>[number] & { seat?: string; seen?: number };

function lineOf(row: Listed, seats: Line['seats'] = []): Line {
  const seat = row.seat === undefined || row.seat === '' ? null : row.seat;
  // Whoever looks on with a delay must not learn here what the board does not show yet.
  const late = seat === null && row.delay > 0 && row.state === 'playing';
  const toAct = row.toAct === null || late ? [] : (JSON.parse(row.toAct) as string[]);
  const outcome = row.outcome === null ? null : JSON.parse(row.outcome);
  return {
    id: row.id,
    game: row.game,
    scenario: setupOf(row as unknown as TableRow).scenario,
    title: row.title,
    state: row.state,
    host: row.hostName,
    public: row.open === 1,
    pace: JSON.parse(row.pace) as Pace,
    seats,
    seat,
    toAct,
    myTurn: seat !== null && toAct.includes(seat),
    news: !late && row.seen !== undefined && row.seen < (row.sequence ?? 0),
    fresh: row.state === 'playing' && row.seen === stored.UNSEEN,
    league: null,
    deadline: late ? null : row.deadline,
    clock: seat === null || row.clocks === null ? null : ((JSON.parse(row.clocks) as Clocks)[seat] ?? null),
    absent: null,
    told: null,
    outcome,
    result: resultOf({ outcome, seats, seat }),
    created: row.created,
    updated: late ? (row.started ?? row.created) : (row.updated ?? row.created),
  };
}

/** A table whose host has not come by for so long waits for nobody. */
export const FORSAKEN = 14 * 24 * 60 * 60_000;

/** Tables that anybody may see: those that wait for players first. Whose turn it is stays with those who play. */
export async function openTables(world: World, game: string | null): Promise<readonly Line[]> {
  const rows = await stored.openTables(world.store.db, { game, limit: 100, since: world.now() - FORSAKEN });
  return (await withSeats(world, rows)).map(line => ({ ...line, toAct: [], deadline: null }));
}

/** My tables: where it is my turn first, the most pressing on top; then what goes on; then what is over. */
export async function myTables(world: World, me: PersonRow): Promise<readonly Line[]> {
  const mine = await stored.tablesOf(world.store.db, me.id, { limit: 500 });
  const hosted = await stored.tablesHostedBy(world.store.db, me.id, { limit: 100 });
  const lines = [];
  for (const line of await withSeats(world, [...mine, ...hosted])) {
    // Whoever organises a league hosts all its tables: they stand on its page, and here only those at which they sit.
    if (line.league !== null && line.seat === null && line.state !== 'open') continue;
    lines.push(await asCommanded(world, me, line));
  }
  lines.sort(byUrgency);
  return Promise.all(lines.map((line, i) => (i < TOLD ? toldOf(world, me, line) : line)));
}

/** Of so many tables it is said where they stand: who has more looks there. */
const TOLD = 8;
async function toldOf(world: World, me: PersonRow, line: Line): Promise<Line> {
  if (line.state !== 'playing' || line.seat === null) return line;
  const table = await stored.tableById(world.store.db, line.id);
  if (table === undefined) return line;
  const { turn, round, phase, ask, last } = await factsFor(world, table, me, line.seat);
  const absent = line.myTurn ? [] : [...(await absentSeats(world, line.id)).values()];
  return {
    ...line,
    absent: absent.length === 0 ? null : Math.min(...absent),
    told: {
      ...(turn === undefined ? {} : { turn }),
      ...(round === undefined ? {} : { round }),
      ...(phase === undefined ? {} : { phase }),
      ...(ask === undefined ? {} : { ask }),
      ...(last === undefined ? {} : { last }),
    },
  };
}

/** In a council it is the turn of whoever has the command; the others advise. */
async function asCommanded(world: World, me: PersonRow, line: Line): Promise<Line> {
  const { seat } = line;
  const council = line.seats.find(one => one.seat === seat)?.people.length ?? 0;
  if (!line.myTurn || seat === null || council < 2) return line;
  const mine = await world.matches.with(line.id, live => mayCommand(live, seat, me.id)).catch(() => true);
  return { ...line, myTurn: mine };
}

async function withSeats(world: World, rows: readonly Listed[]): Promise<readonly Line[]> {
  const boards = rows.map(({ id }) => id);
  const chairs = await stored.chairsOfAll(world.store.db, boards);
  const sitters = await stored.sittersOfAll(world.store.db, boards);
  const away = await awayUntil(
    world.store.db,
    sitters.map(({ person }) => person),
    world.now(),
  );
  // Whoever sits at hundreds of tables asks for all of them: nothing is looked for in a list of all.
  const chairsAt = Map.groupBy(chairs, ({ board }) => board);
  const sittersAt = Map.groupBy(sitters, ({ board }) => board);
  const rounds = new Map((await roundsOfBoards(world.store.db, boards)).map(({ board, ...of }) => [board, of]));
  return rows.map(row => ({
    ...lineOf(
      row,
      (chairsAt.get(row.id) ?? []).map(({ seat, bot }) => {
        const there = (sittersAt.get(row.id) ?? []).filter(one => one.seat === seat);
        const until = there.map(({ person }) => away.get(person) ?? 0);
        return {
          seat,
          bot,
          people: there.map(({ name }) => name),
          guests: there.filter(({ kind }) => kind === 'guest').map(({ name }) => name),
          vacation: until.length === 0 || until.includes(0) ? null : Math.min(...until),
        };
      }),
    ),
    league: rounds.get(row.id) ?? null,
  }));
}

const STATE_ORDER = { playing: 0, open: 1, over: 2 } as const;
function byUrgency(a: Line, b: Line): number {
  if (a.myTurn !== b.myTurn) return a.myTurn ? -1 : 1;
  if (a.state !== b.state) return STATE_ORDER[a.state] - STATE_ORDER[b.state];
  if (a.myTurn && a.deadline !== b.deadline) return (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE);
  return b.updated - a.updated;
}

/** A person's page: who they are and what they have finished in public. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly since: number;
  readonly matches: readonly Pick<Line, 'id' | 'game' | 'scenario' | 'title' | 'seat' | 'outcome' | 'result' | 'updated'>[];
  /** On vacation until then. */
  readonly vacation: number | null;
  /** What whoever asks has decided about them. */
  readonly mine: { readonly muted: boolean; readonly blocked: boolean };
}
export async function profileOf(world: World, person: PersonRow, me: PersonRow | null): Promise<Profile> {
  const apart = me === null ? { muted: [], blocked: [] } : await keptApart(world.store.db, me.id);
  const rows = await stored.tablesOf(world.store.db, person.id, { limit: 200 });
  const finished = await withSeats(
    world,
    rows.filter(row => row.state === 'over' && row.open === 1),
  );
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    since: person.created,
    vacation: (await awayUntil(world.store.db, [person.id], world.now())).get(person.id) ?? null,
    mine: {
      muted: apart.muted.some(({ id }) => id === person.id),
      blocked: apart.blocked.some(({ id }) => id === person.id),
    },
    matches: finished.map(line => {
      const { id, game, scenario, title, seat, outcome, result, updated } = line;
      return { id, game, scenario, title, seat, outcome, result, updated };
    }),
  };
}

function resultOf({ outcome, seats, seat }: Pick<Line, 'outcome' | 'seats' | 'seat'>): 'won' | 'lost' | 'drawn' | null {
  const { score, reason } = (outcome ?? {}) as { score?: readonly number[]; reason?: string };
  if (reason === 'void') return null;
  const at = seats.findIndex(one => one.seat === seat);
  if (score === undefined || score.length < 2 || at < 0) return null;
  if (score.every(one => one === score[0])) return 'drawn';
  return score[at] === Math.max(...score) ? 'won' : 'lost';
}
