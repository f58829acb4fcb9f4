import { overdue } from '../matches/clock.ts';
import type { Ended } from '../matches/course.ts';
import { endFrozen } from '../matches/frozen.ts';
import type { Answer } from '../matches/move.ts';
import type { Live } from '../matches/opening.ts';
import { announceDeclined, announceProposal } from '../notifications/challenges.ts';
import { holdIfSlept } from '../operation/downtime.ts';
import { findPerson } from '../people/finding.ts';
import { conflict, forbidden, notFound, Refusal, wrong } from '../refusal.ts';
import { BESIDE, type PersonRow, type ProposalRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { absentSeats } from './absent.ts';
import { ask } from './challenges.ts';
import { changed } from './changed.ts';
import { checkLevel } from './levels.ts';
import { atTable, notApart } from './seats.ts';
import { giveToBot } from './stand-in.ts';
import { seatedAt, standingAt } from './view.ts';

/** The bot that takes a seat which nobody holds any more, where a match has more than two. */
export const STAND_IN = 'greedy';

/** Gives up. Of two, the other has won; of more, a bot plays the seat on, so that nobody's match is spoilt. */
export async function resign(world: World, me: PersonRow, id: string): Promise<void> {
  const { table, seat } = await seatedAt(world, id, me);
  if (table.state !== 'playing') throw conflict('not-playing');
  await loses(world, me, { id, seat, reason: 'resigned' });
}

/** Somebody's time is over: whoever waits may claim. */
export async function claim(world: World, me: PersonRow, id: string): Promise<void> {
  const { table, seat } = await seatedAt(world, id, me);
  if (table.state !== 'playing') throw conflict('not-playing');
  await holdIfSlept(world);
  const isLate = ({ course, clocks }: Live, of: string): boolean =>
    course.match.pending().some(asked => asked.seat === of) && overdue(clocks, of, world.now());
  const late = await world.matches.with(id, live =>
    live.course.match.pending().find(asked => asked.seat !== seat && isLate(live, asked.seat)),
  );
  if (late === undefined) throw conflict('nobody-is-late');
  // Whoever moves in that very moment was late, and is so no more.
  await loses(world, me, { id, seat: late.seat, reason: 'timeout', still: live => isLate(live, late.seat) });
}

interface Loss {
  readonly id: string;
  readonly seat: string;
  readonly reason: Ended['reason'];
  readonly still?: (live: Live) => boolean;
}
async function loses(world: World, me: PersonRow, { id, seat, reason, still }: Loss): Promise<void> {
  const seats = (await stored.chairsOf(world.store.db, id)).map(chair => chair.seat);
  // A bot cannot play on what is frozen: there it ends for all.
  if (seats.length > 2 && !(await isFrozen(world, id)))
    return giveToBot(world, id, { seat, level: STAND_IN, back: false, ...(still === undefined ? {} : { while: still }) });
  const score = seats.map(other => (other === seat ? 0 : 1));
  await end(world, me, id, { reason, seat, score }, still);
}

const isFrozen = (world: World, id: string): Promise<boolean> =>
  world.matches
    .with(id, () => false)
    .catch(error => {
      if (error instanceof Refusal && error.code === 'frozen') return true;
      throw error;
    });

/** Ends a match by the will of its people, also one that does not go on under the rules of this release. */
async function end(world: World, me: PersonRow, id: string, ended: Ended, still?: Loss['still']): Promise<void> {
  if (!(await isFrozen(world, id))) return settled(await world.matches.end(id, { person: me.id }, ended, still));
  settled(await endFrozen(world, id, me.id, ended));
  await changed(world, id);
}

function settled(answer: Answer): void {
  if ('refused' in answer) throw conflict(answer.refused.code);
}

// ---- what needs everybody's consent

export interface Proposal {
  readonly kind: ProposalRow['kind'];
  /** rewind: the number of actions that shall stand. */
  readonly to?: number;
  /** hand-over, replace: the level of the bot. take-over, replace: the seat. */
  readonly level?: string;
  readonly seat?: string;
  /** replace: who shall stand in; without a name a bot does. */
  readonly name?: string;
}

/** Proposes a draw, a rewind, that a bot shall take one's seat, that one takes a bot's, or that somebody stands in for one who is away. */
export async function propose(world: World, me: PersonRow, id: string, proposal: Proposal): Promise<void> {
  const { table, seat, member } = await standingAt(world, id, me);
  if (!member || (seat === null && proposal.kind !== 'take-over')) throw forbidden('not-seated');
  if (table.state !== 'playing') throw conflict('not-playing');
  const detail = await readProposal(world, me, id, seat, proposal);
  const agreed = seat === null ? [] : [seat];
  const row = { board: id, kind: proposal.kind, seat: seat ?? BESIDE, created: world.now() };
  const made = await stored.insertProposal(world.store.db, {
    ...row,
    detail: JSON.stringify(detail),
    agreed: JSON.stringify(agreed),
    declined: null,
  });
  if (!made) throw conflict('already-proposed');
  await carryOutIfAgreed(world, me, row);
  // Where nobody else had to agree it is done, and those whom it is about have been told of that.
  const open = (await stored.proposalsOf(world.store.db, id)).some(({ kind }) => kind === proposal.kind);
  if (open) await announceProposal(world, table, { kind: proposal.kind, by: me });
  await changed(world, id);
}

async function readProposal(
  world: World,
  me: PersonRow,
  id: string,
  seat: string | null,
  { kind, to, level, seat: of, name }: Proposal,
): Promise<object> {
  const { game } = await stored.tableById(world.store.db, id).then(found => found ?? { game: '' });
  switch (kind) {
    case 'draw':
      return {};
    case 'rewind': {
      const length = await world.matches.with(id, ({ course }) => course.match.length);
      if (to === undefined || to < 0 || to >= length) throw wrong('nothing-to-undo');
      return { to };
    }
    case 'hand-over':
      checkLevel(level ?? STAND_IN, game);
      return { seat, level: level ?? STAND_IN };
    case 'take-over': {
      const chair = (await stored.chairsOf(world.store.db, id)).find(one => one.seat === of);
      if (chair === undefined || chair.bot === null) throw wrong('no-bot-there');
      if (seat !== null) throw conflict('already-seated');
      await notApart(world, me, id);
      return { seat: of, person: me.id, name: me.name };
    }
    case 'replace': {
      if (of === undefined || !(await absentSeats(world, id)).has(of)) throw conflict('not-absent');
      if (of === seat) throw wrong('that-is-you');
      if (name === undefined) {
        checkLevel(level ?? STAND_IN, game);
        return { seat: of, level: level ?? STAND_IN };
      }
      const person = await findPerson(world, me, { name });
      const sitters = await stored.sittersOf(world.store.db, id);
      if (sitters.some(one => one.person === person.id && one.seat !== BESIDE)) throw conflict('already-seated');
      return { seat: of, person: person.id, name: person.name };
    }
    default:
      return kind satisfies never;
  }
}

/** What somebody says to a proposal. `made`: when the one was made that they have read. */
export interface Said {
  readonly kind: ProposalRow['kind'];
  readonly yes: boolean;
  readonly made?: number;
}

/**
 * Says yes or no to what another seat proposes. A no is told to whoever asked; the proposer's own takes it from the table. A yes is to what
 * was read: whoever takes a proposal back and makes another in that moment has nobody's consent to it.
 */
export async function answer(world: World, me: PersonRow, id: string, { kind, yes, made }: Said): Promise<void> {
  const { db } = world.store;
  const { seat, table } = await seatedAt(world, id, me);
  const proposal = await proposalOf(world, id, kind);
  if (proposal === undefined) throw notFound();
  if (made !== undefined && made !== proposal.created) throw conflict('another-proposal');
  try {
    if (yes) {
      await agree(world, proposal, seat);
      await carryOutIfAgreed(world, me, proposal);
    } else if (proposal.seat === seat || proposal.declined !== null) await stored.dropProposal(db, proposal);
    else if (await stored.declineProposal(db, proposal, seat))
      await announceDeclined(world, table, { kind, by: me, to: proposal });
  } finally {
    await changed(world, id);
  }
}

const proposalOf = async ({ store }: World, id: string, kind: ProposalRow['kind']): Promise<ProposalRow | undefined> =>
  (await stored.proposalsOf(store.db, id)).find(one => one.kind === kind);

/** Others may agree in the same moment: each adds their own voice to what stands there then. */
async function agree(world: World, read: ProposalRow, seat: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const now = await proposalOf(world, read.board, read.kind);
    if (now === undefined) throw notFound();
    if (now.created !== read.created) throw conflict('another-proposal');
    if (now.declined !== null) throw conflict('already-declined');
    const agreed = new Set(JSON.parse(now.agreed) as string[]).add(seat);
    if (await stored.agreeToProposal(world.store.db, now, JSON.stringify([...agreed]))) return;
  }
  throw new Refusal(503, 'busy');
}

async function carryOutIfAgreed(
  world: World,
  me: PersonRow,
  read: Pick<ProposalRow, 'board' | 'kind' | 'created'>,
): Promise<void> {
  const { db } = world.store;
  const { board: id, kind } = read;
  const proposal = await proposalOf(world, id, kind);
  if (proposal === undefined || proposal.created !== read.created) return;
  const agreed = JSON.parse(proposal.agreed) as string[];
  // Bots have no objections; every seat with people in it must agree.
  const bots = new Set((await stored.chairsOf(db, id)).filter(({ bot }) => bot !== null).map(({ seat }) => seat));
  const detail = JSON.parse(proposal.detail) as { to: number; seat: string; level?: string; person: string };
  // Whoever is away cannot be asked about their own place.
  if (kind === 'replace') bots.add(detail.seat);
  const voices = (await stored.sittersOf(db, id)).map(({ seat }) => seat).filter(seat => seat !== BESIDE && !bots.has(seat));
  if (!voices.every(seat => agreed.includes(seat))) return;
  // Whoever takes it from the table carries it out: only one of two can.
  if (!(await stored.dropProposal(db, proposal))) return;
  switch (kind) {
    case 'draw': {
      const score = (await stored.chairsOf(db, id)).map(() => 0.5);
      return end(world, me, id, { reason: 'draw', seat: null, score });
    }
    case 'rewind':
      settled(await world.matches.rewind(id, { person: me.id }, detail.to));
      await stored.dropVotes(db, id);
      return changed(world, id);
    case 'hand-over':
      return giveToBot(world, id, { seat: detail.seat, level: detail.level ?? STAND_IN, back: false });
    case 'take-over':
      return takeOver(world, id, detail);
    case 'replace': {
      if (!(await absentSeats(world, id)).has(detail.seat)) throw conflict('not-absent');
      if (detail.level !== undefined) return giveToBot(world, id, { seat: detail.seat, level: detail.level, back: true });
      await ask(world, me, { board: id, person: detail.person, seat: detail.seat, kind: 'substitute' });
      return;
    }
    default:
      return kind satisfies never;
  }
}

/** All have agreed to whoever looked on. Whoever was sent away since then, or has sat down elsewhere, is another. */
async function takeOver(
  world: World,
  id: string,
  { seat, person }: { readonly seat: string; readonly person: string },
): Promise<void> {
  await atTable(world, id, async (tx, { host }) => {
    const chair = (await stored.chairsOf(tx, id)).find(one => one.seat === seat);
    if (chair === undefined || chair.bot === null) throw conflict('no-bot-there');
    const theirs = (await stored.sittersOf(tx, id)).find(one => one.person === person);
    if (theirs === undefined && host !== person) throw conflict('not-at-the-table');
    if (theirs !== undefined && theirs.seat !== BESIDE) throw conflict('already-seated');
    await stored.changeChair(tx, id, seat, { bot: null });
    await stored.dropSitter(tx, id, person);
    await stored.insertSitter(tx, { board: id, seat, person, entropy: '', joined: world.now(), seen: 0 });
  });
  await changed(world, id);
}
