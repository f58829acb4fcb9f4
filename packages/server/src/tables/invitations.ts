import { announceSeat } from '../notifications/challenges.ts';
import { hashToken } from '../people/tokens.ts';
import { conflict, forbidden, notFound, wrong } from '../refusal.ts';
import { BESIDE, type InvitationRow, type PersonRow, type TableRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { startIfFull } from './create.ts';
import { atTable, notApart, sitDown, sittersIn } from './seats.ts';
import { type Standing, standingAt, type TableView, tableView } from './view.ts';

// Who may let whom into which seat, when and until when: docs/seats.md is this file in words.

const DAY = 24 * 60 * 60_000;
/** A link into a seat is for one person and soon; a link to the table is for several. */
const LASTS = { seat: 7 * DAY, table: 30 * DAY } as const;

export interface Invitation {
  readonly id: string;
  readonly token: string;
  readonly link: string;
}
/** A link as those see it who may revoke it: never its token. */
export interface GivenLink {
  readonly id: string;
  readonly seat: string | null;
  readonly by: string;
  readonly created: number;
  readonly expires: number;
  readonly uses: number;
  readonly state: 'valid' | 'revoked' | 'used' | 'expired';
}

/**
 * A link that nobody can guess. Into a seat where somebody sits only they invite, and nobody else ever; into a free one, and to
 * the table, the host does. Whom one knows by name one asks: see `challenges.ts`.
 */
export async function invite(world: World, me: PersonRow, id: string, seat: string | null): Promise<Invitation> {
  const standing = await standingAt(world, id, me);
  if (seat !== null && !(await stored.chairsOf(world.store.db, id)).some(chair => chair.seat === seat))
    throw wrong('no-such-seat');
  if (!mayInvite(standing, seat)) throw forbidden('not-yours-to-invite');
  const token = world.chance.token();
  const invitation = world.chance.id();
  const created = world.now();
  await stored.insertInvitation(world.store.db, {
    id: invitation,
    hash: hashToken(token),
    board: id,
    seat,
    person: me.id,
    created,
    expires: created + (seat === null ? LASTS.table : LASTS.seat),
    revoked: null,
    uses: 0,
  });
  return { id: invitation, token, link: `${world.config.publicUrl}/#/invitation/${token}` };
}

function mayInvite({ table, sitters, host, admin, seat: mine }: Standing, seat: string | null): boolean {
  if (seat !== null && seat === mine) return true;
  if (!host && !admin) return false;
  const isFree = !sitters.some(sitter => sitter.seat === seat);
  return seat === null || (table.state === 'open' && isFree);
}

/** Whoever sits in a seat sees the links into it; the host those to the table and, until the start, those into free seats. */
const maySee = ({ host, admin, seat: mine, sitters, table }: Standing, seat: string | null): boolean => {
  if (seat !== null && seat === mine) return true;
  if (!host && !admin) return false;
  return seat === null || (table.state === 'open' && !sitters.some(sitter => sitter.seat === seat));
};

export async function invitations(world: World, me: PersonRow, id: string): Promise<readonly GivenLink[]> {
  const standing = await seesLinks(world, id, me);
  const given = await stored.invitationsOf(world.store.db, id);
  return given.filter(({ seat }) => maySee(standing, seat)).map(row => ({ ...row, state: stateOf(row, world.now()) }));
}
export async function revoke(world: World, me: PersonRow, id: string, invitation: string): Promise<void> {
  const standing = await seesLinks(world, id, me);
  const row = (await stored.invitationsOf(world.store.db, id)).find(one => one.id === invitation);
  if (row === undefined || !maySee(standing, row.seat)) throw notFound();
  if (!(await stored.revokeInvitation(world.store.db, id, invitation, world.now()))) throw notFound();
}
async function seesLinks(world: World, id: string, me: PersonRow): Promise<Standing> {
  const standing = await standingAt(world, id, me);
  if (!standing.host && !standing.admin && standing.seat === null) throw forbidden('not-host');
  return standing;
}

function stateOf({ seat, uses, revoked, expires }: Omit<GivenLink, 'state'> & { revoked: number | null }, now: number) {
  if (revoked !== null) return 'revoked';
  if (seat !== null && uses > 0) return 'used';
  return expires <= now ? 'expired' : 'valid';
}

/** What an invitation is to: enough to decide, nothing more. */
export async function openInvitation(world: World, token: string) {
  const invitation = await validInvitation(world, world.store.db, token);
  const table = await stored.tableById(world.store.db, invitation.board);
  if (table === undefined) throw notFound();
  const sitters = await stored.sittersOf(world.store.db, table.id);
  const chairs = await stored.chairsOf(world.store.db, table.id);
  return {
    table: table.id,
    game: table.game,
    title: table.title,
    state: table.state,
    seat: invitation.seat,
    pace: JSON.parse(table.pace) as object,
    free: chairs.filter(c => c.bot === null && !sitters.some(({ seat }) => seat === c.seat)).map(({ seat }) => seat),
    people: sitters.map(({ name, seat }) => ({ name, seat })),
  };
}

async function validInvitation(world: World, db: Queries, token: string): Promise<InvitationRow> {
  const invitation = await stored.invitationByHash(db, hashToken(token));
  const now = world.now();
  if (invitation === undefined || stateOf({ ...invitation, by: invitation.person }, now) !== 'valid') throw notFound();
  return invitation;
}

/** Comes to the table: into the seat that the invitation names, into a free one, or beside it to look on. */
export async function accept(
  world: World,
  me: PersonRow,
  token: string,
  { seat, entropy = '' }: { seat: string | null; entropy?: string },
): Promise<TableView> {
  const { board } = await validInvitation(world, world.store.db, token);
  await notApart(world, me, board);
  await atTable(world, board, async (tx, table) => {
    // Read again now that nobody else changes it: a link into a seat is for one.
    const invitation = await validInvitation(world, tx, token);
    const wanted = invitation.seat ?? seat;
    if (wanted === null)
      await stored.insertSitter(tx, { board, seat: BESIDE, person: me.id, entropy: '', joined: world.now(), seen: 0 });
    else {
      await mayEnter(tx, table, invitation, wanted);
      await sitDown(world, tx, { board, seat: wanted, person: me.id, entropy });
    }
    if (!(await stored.countInvitation(tx, invitation.id))) throw notFound();
  });
  await changed(world, board);
  const table = await stored.tableById(world.store.db, board);
  if (table?.state === 'open') await announceSeat(world, table, { person: table.host, by: me });
  await startIfFull(world, board);
  return tableView(world, board, me);
}

/**
 * Decided when somebody comes, not when the link was made: into a seat with people in it only by the link of one of them who
 * still sits there; into a free one by the host's, and only until the start.
 */
async function mayEnter(tx: Queries, table: TableRow, { seat, person }: InvitationRow, wanted: string): Promise<void> {
  const sitters = await sittersIn(tx, table.id, wanted);
  if (sitters.some(sitter => sitter.person === person) && seat === wanted) return;
  if (sitters.length > 0) throw conflict('seat-taken');
  if (table.state !== 'open') throw conflict('already-started');
}
