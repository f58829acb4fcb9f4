import type { Board, OptionValue } from '@polemos/kernel';
import type { Pace } from '../matches/clock.ts';
import { setupOf } from '../matches/course.ts';
import { forbidden, notFound } from '../refusal.ts';
import { absenteesOf, awayAt } from '../storage/club.ts';
import { progressOf } from '../storage/records.ts';
import { BESIDE, type PersonRow, type TableRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { absentAmong } from './absent.ts';
import { wordsAddress } from './words.ts';

/** What somebody is at a table. */
export interface Standing {
  readonly table: TableRow;
  /** Everybody at it. */
  readonly sitters: Awaited<ReturnType<typeof stored.sittersOf>>;
  /** The seat, if they sit in one. */
  readonly seat: string | null;
  readonly host: boolean;
  /** Sits at the table, hosts it, or was invited to look on. */
  readonly member: boolean;
  readonly admin: boolean;
}
export type Person = Pick<PersonRow, 'id' | 'admin'> | null;

/** What this person is at this table. A table that they may not even see is not there. */
export async function standingAt(world: World, id: string, me: Person): Promise<Standing> {
  const standing = standingOf(await tableAt(world, id), me);
  if (standing === null) throw notFound();
  return standing;
}

type Table = Pick<Standing, 'table' | 'sitters'>;
async function tableAt({ store }: World, id: string): Promise<Table> {
  const table = await stored.tableById(store.db, id);
  if (table === undefined) throw notFound();
  return { table, sitters: await stored.sittersOf(store.db, id) };
}
function standingOf({ table, sitters }: Table, me: Person): Standing | null {
  const sitter = sitters.find(({ person }) => person === me?.id);
  const host = me !== null && table.host === me.id;
  const admin = me?.admin === 1;
  const member = host || sitter !== undefined;
  const shared = table.shared === 1 && table.state === 'over';
  if (table.open === 0 && !shared && !member && !admin) return null;
  return { table, sitters, seat: sitter === undefined || sitter.seat === BESIDE ? null : sitter.seat, host, member, admin };
}

export type Watching = Standing & { readonly delay: number | null };

/** Whoever may see the position: seats at once, others so far behind as the host lets them look on. Null: not at all. */
export function watching(standing: Standing): Watching | null {
  if (standing.seat !== null) return { ...standing, delay: null };
  const { table } = standing;
  // Once a match is over there is nothing left to hide.
  if (table.state === 'over') return { ...standing, delay: 0 };
  return table.spectators === 0 ? null : { ...standing, delay: table.delay };
}
export async function watchingAt(world: World, id: string, me: Person): Promise<Watching> {
  const from = watching(await standingAt(world, id, me));
  if (from === null) throw forbidden('no-spectators');
  return from;
}

export async function seatedAt(world: World, id: string, me: Person): Promise<Standing & { readonly seat: string }> {
  const standing = await standingAt(world, id, me);
  if (standing.seat === null) throw forbidden('not-seated');
  return { ...standing, seat: standing.seat };
}
export async function hostOf(world: World, id: string, me: Person): Promise<Standing> {
  const standing = await standingAt(world, id, me);
  if (!standing.host && !standing.admin) throw forbidden('not-host');
  return standing;
}

export interface TableView {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Where it is played under earlier rules: the address of what those say, below that of the server. */
  readonly words: string | null;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Somebody's own board, where it is played on one: what is otherwise there than here. */
  readonly board?: Board;
  readonly title: string;
  readonly host: string;
  readonly public: boolean;
  /** Whoever has the address may look at it, once it is over. */
  readonly shared: boolean;
  readonly state: TableRow['state'];
  readonly pace: Pace;
  readonly spectators: boolean;
  readonly delay: number;
  readonly council: TableRow['council'];
  /** Starts when every seat has somebody. */
  readonly autostart: boolean;
  /** Days without a sign after which somebody may be put in the place of whoever must move. */
  readonly absence: number;
  readonly seats: readonly SeatView[];
  readonly beside: readonly { readonly id: string; readonly name: string }[];
  readonly proposals: readonly ProposalView[];
  /** The dice: promised from the start, disclosed at the end. */
  readonly seal: { readonly commitment: string; readonly entropy: readonly string[] | null; readonly secret: string | null };
  readonly toAct: readonly string[];
  readonly deadline: number | null;
  readonly outcome: object | null;
  readonly rematchOf: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly present: readonly string[];
  readonly me: {
    readonly seat: string | null;
    readonly host: boolean;
    readonly member: boolean;
    readonly seen: number;
    /** The seat that I may have back. */
    readonly takeBack: string | null;
  };
}
export interface SeatView {
  readonly seat: string;
  readonly bot: string | null;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    /** On vacation until then. */
    readonly vacation: number | null;
  }[];
  /** Whoever must move here has given no sign since then: the others may put somebody in their place. */
  readonly absent: number | null;
}
export interface ProposalView {
  readonly kind: string;
  readonly seat: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly agreed: readonly string[];
  /** The seat that said no. */
  readonly declined: string | null;
  /** When: an answer says which one it is to. */
  readonly made: number;
}

/** A table as one person may see it. */
export const tableView = async (world: World, id: string, me: Person): Promise<TableView> =>
  tableSeen(world, me, await standingAt(world, id, me));
export const tableSeen = async (world: World, me: Person, standing: Standing): Promise<TableView> =>
  viewOf(world, me, standing, await aroundTable(world, standing));

/** The same for many who look at it at once, read once: null to whom it is not there. */
export async function tableForAll(world: World, id: string): Promise<(me: Person) => TableView | null> {
  const table = await tableAt(world, id);
  const around = await aroundTable(world, table);
  return me => {
    const standing = standingOf(table, me);
    return standing === null ? null : viewOf(world, me, standing, around);
  };
}

async function aroundTable(world: World, { table, sitters }: Table) {
  const { db } = world.store;
  const { id } = table;
  const progress = await progressOf(db, id);
  const away = await awayAt(db, id, world.now());
  return {
    progress,
    chairs: await stored.chairsOf(db, id),
    proposals: await stored.proposalsOf(db, id),
    absentees: await absenteesOf(db, id),
    away,
    absent: progress === undefined ? NOBODY_ABSENT : absentAmong({ table, progress, sitters, away }, world.now()),
  };
}
const NOBODY_ABSENT: ReadonlyMap<string, number> = new Map();
type Around = Awaited<ReturnType<typeof aroundTable>>;

function viewOf(
  world: World,
  me: Person,
  standing: Standing,
  { progress, chairs, proposals, absentees, away, absent }: Around,
): TableView {
  const { table, sitters, seat, host, member } = standing;
  const { id } = table;
  const setup = setupOf(table);
  const over = table.state === 'over';
  // Who looks on with a delay must not learn from the table what the board does not show yet.
  const late = seat === null && table.delay > 0 && !over && table.start !== null;
  return {
    id,
    game: table.game,
    rules: table.rules,
    words: table.start !== null && world.rulebooks.isKept(table) ? wordsAddress(table.game, table.rules) : null,
    scenario: setup.scenario,
    options: setup.options,
    ...(setup.board === undefined ? {} : { board: setup.board }),
    title: table.title,
    host: table.host,
    public: table.open === 1,
    shared: table.shared === 1,
    state: table.state,
    pace: JSON.parse(table.pace) as Pace,
    spectators: table.spectators === 1,
    delay: table.delay,
    council: table.council,
    autostart: table.autostart === 1,
    absence: table.absence,
    seats: chairs.map(chair => ({
      seat: chair.seat,
      bot: chair.bot,
      people: sitters
        .filter(s => s.seat === chair.seat)
        .map(({ person, name, kind }) => ({ id: person, name, kind, vacation: away.get(person) ?? null })),
      absent: late ? null : (absent.get(chair.seat) ?? null),
    })),
    beside: sitters.filter(s => s.seat === BESIDE).map(({ person, name }) => ({ id: person, name })),
    proposals:
      seat === null
        ? []
        : proposals.map(({ kind, seat: by, detail, agreed, declined, created }) => ({
            kind,
            seat: by,
            detail: JSON.parse(detail) as Record<string, unknown>,
            agreed: JSON.parse(agreed) as string[],
            declined,
            made: created,
          })),
    seal: {
      commitment: table.commitment,
      entropy: table.start === null ? null : (JSON.parse(table.entropy) as string[]),
      secret: over ? table.secret : null,
    },
    toAct: late || progress === undefined ? [] : (JSON.parse(progress.toAct) as string[]),
    deadline: late ? null : (progress?.deadline ?? null),
    outcome: progress?.outcome == null ? null : (JSON.parse(progress.outcome) as object),
    rematchOf: table.rematchOf,
    created: table.created,
    started: table.started,
    ended: table.ended,
    present: world.hub.present(id),
    me: {
      seat,
      host,
      member,
      seen: sitters.find(({ person }) => person === me?.id)?.seen ?? 0,
      takeBack: over ? null : (absentees.find(({ person }) => person === me?.id)?.seat ?? null),
    },
  };
}
