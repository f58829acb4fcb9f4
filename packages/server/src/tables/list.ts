import { setupOf } from '../matches/course.ts';
import type { PersonRow, TableRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';

/** A table as a line of a list. */
export interface Line {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly state: TableRow['state'];
  readonly host: string;
  readonly public: boolean;
  readonly pace: unknown;
  readonly seat: string | null;
  readonly toAct: readonly string[];
  readonly myTurn: boolean;
  /** There is something this person has not seen yet. */
  readonly news: boolean;
  readonly deadline: number | null;
  readonly outcome: unknown;
  readonly created: number;
  readonly updated: number;
}

type Listed = Awaited<ReturnType<typeof stored.openTables>>[number] & { seat?: string; seen?: number };

function lineOf(row: Listed): Line {
  const seat = row.seat === undefined || row.seat === '' ? null : row.seat;
  const toAct = row.toAct === null ? [] : (JSON.parse(row.toAct) as string[]);
  return {
    id: row.id,
    game: row.game,
    scenario: setupOf(row as unknown as TableRow).scenario,
    title: row.title,
    state: row.state,
    host: row.hostName,
    public: row.open === 1,
    pace: JSON.parse(row.pace),
    seat,
    toAct,
    myTurn: seat !== null && toAct.includes(seat),
    news: row.seen !== undefined && row.seen < (row.sequence ?? 0),
    deadline: row.deadline,
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    created: row.created,
    updated: row.updated ?? row.created,
  };
}

/** Tables that anybody may see: those that wait for players first. Whose turn it is stays with those who play. */
export async function openTables(world: World, game: string | null): Promise<readonly Line[]> {
  const rows = await stored.openTables(world.store.db, { game, limit: 100 });
  return rows.map(row => ({ ...lineOf(row), toAct: [], deadline: null }));
}

/** My tables: where it is my turn first, the most pressing on top; then what goes on; then what is over. */
export async function myTables(world: World, me: PersonRow): Promise<readonly Line[]> {
  const mine = await stored.tablesOf(world.store.db, me.id, { limit: 500 });
  const hosted = await stored.tablesHostedBy(world.store.db, me.id, { limit: 100 });
  return [...mine, ...hosted].map(lineOf).sort(byUrgency);
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
  readonly matches: readonly Pick<Line, 'id' | 'game' | 'scenario' | 'title' | 'seat' | 'outcome' | 'updated'>[];
}
export async function profileOf(world: World, person: PersonRow): Promise<Profile> {
  const rows = await stored.tablesOf(world.store.db, person.id, { limit: 200 });
  const finished = rows.filter(row => row.state === 'over' && row.open === 1).map(lineOf);
  return {
    id: person.id,
    name: person.name,
    kind: person.kind,
    since: person.created,
    matches: finished.map(({ id, game, scenario, title, seat, outcome, updated }) => ({
      id,
      game,
      scenario,
      title,
      seat,
      outcome,
      updated,
    })),
  };
}
