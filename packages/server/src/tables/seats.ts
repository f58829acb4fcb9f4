import { announceInvitation } from '../notifications/announce.ts';
import { nameKey } from '../people/people.ts';
import { hashToken } from '../people/tokens.ts';
import { conflict, forbidden, notFound, wrong } from '../refusal.ts';
import { mutedBy, personByName } from '../storage/people.ts';
import { BESIDE, type PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { hostOf, seatedAt, standingAt, type TableView, tableView } from './view.ts';

/** Anything about the people of a table: everybody at it is told. */
export async function changed(world: World, id: string): Promise<void> {
  await world.matches.forget(id);
  world.hub.changed(id, true);
  await world.hub.showAgain(id);
}

/** Takes a free seat of a public table. Others come by invitation. */
export async function join(world: World, me: PersonRow, id: string, seat: string, entropy = ''): Promise<TableView> {
  const { table } = await standingAt(world, id, me);
  if (table.open === 0) throw forbidden('by-invitation');
  if (table.state !== 'open') throw conflict('already-started');
  await sitDown(world, me, id, seat, { entropy, council: false });
  return tableView(world, id, me);
}

async function sitDown(
  world: World,
  me: PersonRow,
  id: string,
  seat: string,
  { entropy, council }: { entropy: string; council: boolean },
): Promise<void> {
  await world.store.db.transaction().execute(async tx => {
    const chair = (await stored.chairsOf(tx, id)).find(one => one.seat === seat);
    if (chair === undefined) throw wrong('no-such-seat');
    const sitters = await stored.sittersOf(tx, id);
    if (chair.bot !== null || (!council && sitters.some(sitter => sitter.seat === seat))) throw conflict('seat-taken');
    const mine = sitters.find(({ person }) => person === me.id);
    if (mine !== undefined && mine.seat !== BESIDE) throw conflict('already-seated');
    if (mine !== undefined) await stored.dropSitter(tx, id, me.id);
    await stored.insertSitter(tx, { board: id, seat, person: me.id, entropy, joined: world.now(), seen: 0 });
  });
  await changed(world, id);
}

/** Gets up. From a match that goes on only when somebody else stays in the seat. */
export async function leave(world: World, me: PersonRow, id: string): Promise<void> {
  const { table, seat, member } = await standingAt(world, id, me);
  if (!member) throw forbidden('not-seated');
  const council = (await stored.sittersOf(world.store.db, id)).filter(sitter => sitter.seat === seat);
  if (table.state === 'playing' && seat !== null && council.length < 2) throw conflict('resign-or-hand-over');
  await stored.dropSitter(world.store.db, id, me.id);
  await changed(world, id);
}

/** The host puts a bot into a free seat before the match, or takes it out again. */
export async function setBot(world: World, me: PersonRow, id: string, seat: string, bot: string | null): Promise<TableView> {
  const { table } = await hostOf(world, id, me);
  if (table.state !== 'open') throw conflict('already-started');
  const chair = (await stored.chairsOf(world.store.db, id)).find(one => one.seat === seat);
  if (chair === undefined) throw wrong('no-such-seat');
  if ((await stored.sittersOf(world.store.db, id)).some(sitter => sitter.seat === seat)) throw conflict('seat-taken');
  await stored.changeChair(world.store.db, id, seat, { bot });
  await changed(world, id);
  return tableView(world, id, me);
}

/** One's own part in the dice, until the match starts. */
export async function setEntropy(world: World, me: PersonRow, id: string, entropy: string): Promise<void> {
  const { table } = await seatedAt(world, id, me);
  if (table.state !== 'open') throw conflict('already-started');
  await stored.changeEntropy(world.store.db, id, me.id, entropy);
}

// ---- invitations

export interface Invitation {
  readonly id: string;
  readonly token: string;
  readonly link: string;
}
/**
 * A link that nobody can guess. The host invites to the table, a seat invites to its own council. Somebody invited by name
 * gets it by their own channels as well, unless they have muted whoever invites: they need not know that.
 */
export async function invite(
  world: World,
  me: PersonRow,
  id: string,
  seat: string | null,
  name: string | null = null,
): Promise<Invitation> {
  const { table, host, admin, seat: mine } = await standingAt(world, id, me);
  const own = seat !== null && seat === mine;
  // Once there are secrets in a seat, only those who sit there may let somebody in.
  const mayHost = (host || admin) && (table.state === 'open' || seat === null);
  if (!own && !mayHost) throw forbidden('not-host');
  if (seat !== null && !(await stored.chairsOf(world.store.db, id)).some(chair => chair.seat === seat))
    throw wrong('no-such-seat');
  const token = world.chance.token();
  const invitation = world.chance.id();
  await stored.insertInvitation(world.store.db, {
    id: invitation,
    hash: hashToken(token),
    board: id,
    seat,
    person: me.id,
    created: world.now(),
    revoked: null,
    uses: 0,
  });
  const link = `${world.config.publicUrl}/#/invitation/${token}`;
  const invited = name === null ? undefined : await personByName(world.store.db, nameKey(name));
  if (invited !== undefined && !(await mutedBy(world.store.db, invited.id)).some(({ muted }) => muted === me.id))
    await announceInvitation(world, table, invited.id, link);
  return { id: invitation, token, link };
}
export async function invitations(world: World, me: PersonRow, id: string) {
  await hostOf(world, id, me);
  return stored.invitationsOf(world.store.db, id);
}
export async function revoke(world: World, me: PersonRow, id: string, invitation: string): Promise<void> {
  await hostOf(world, id, me);
  if (!(await stored.revokeInvitation(world.store.db, id, invitation, world.now()))) throw notFound();
}

/** What an invitation is to: enough to decide, nothing more. */
export async function openInvitation(world: World, token: string) {
  const invitation = await stored.invitationByHash(world.store.db, hashToken(token));
  const table = invitation && (await stored.tableById(world.store.db, invitation.board));
  if (invitation === undefined || table === undefined) throw notFound();
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

/** Comes to the table: into the seat that the invitation names, into a free one, or beside it to look on. */
export async function accept(
  world: World,
  me: PersonRow,
  token: string,
  { seat, entropy = '' }: { seat: string | null; entropy?: string },
): Promise<TableView> {
  const invitation = await stored.invitationByHash(world.store.db, hashToken(token));
  if (invitation === undefined) throw notFound();
  const { board } = invitation;
  const wanted = invitation.seat ?? seat;
  if (wanted === null)
    await stored.insertSitter(world.store.db, {
      board,
      seat: BESIDE,
      person: me.id,
      entropy: '',
      joined: world.now(),
      seen: 0,
    });
  else await sitDown(world, me, board, wanted, { entropy, council: invitation.seat !== null });
  await stored.countInvitation(world.store.db, invitation.id);
  await changed(world, board);
  return tableView(world, board, me);
}
