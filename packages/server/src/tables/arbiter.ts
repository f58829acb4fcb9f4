import type { Ended } from '../matches/course.ts';
import { endFrozen } from '../matches/frozen.ts';
import { findPerson } from '../people/finding.ts';
import { conflict, forbidden, notFound, Refusal, wrong } from '../refusal.ts';
import { lastActors } from '../storage/ratings.ts';
import { BESIDE, type PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { checkLevel } from './levels.ts';
import { giveToBot, seatStandIn } from './stand-in.ts';

/** How an admin ends a match that its people cannot: with a winner, as a draw, or as if it had not been. */
export type Ruling =
  | { readonly how: 'void' | 'draw' }
  | {
      readonly how: 'win';
      /** Who has won. */
      readonly seat: string;
    };

/**
 * Nobody judges a match that they play or have played: whatever else an admin wants of it than to give it away, another admin decides.
 */
export async function checkApart(world: World, me: PersonRow, id: string, but?: (seat: string) => boolean): Promise<void> {
  const { db } = world.store;
  const seat = (await stored.sittersOf(db, id)).find(one => one.person === me.id && one.seat !== BESIDE)?.seat;
  if (seat !== undefined && but?.(seat) === true) return;
  if (seat !== undefined || [...(await lastActors(db, id)).values()].includes(me.id)) throw forbidden('own-match');
}

/** What is secret in a seat stays secret: an admin decides about a match without looking at its hands. */
export async function rule(world: World, me: PersonRow, id: string, ruling: Ruling): Promise<void> {
  await playing(world, id);
  const seats = (await stored.chairsOf(world.store.db, id)).map(({ seat }) => seat);
  if (ruling.how === 'win' && !seats.includes(ruling.seat)) throw wrong('no-such-seat');
  await checkApart(world, me, id, seat => ruling.how === 'win' && ruling.seat !== seat);
  const score = seats.map(seat => (ruling.how === 'win' ? Number(seat === ruling.seat) : 0.5));
  const ended: Ended = { reason: ruling.how === 'void' ? 'void' : 'arbiter', seat: null, score };
  const answer = await world.matches.endBy(id, me.id, ended).catch(error => {
    if (error instanceof Refusal && error.code === 'frozen') return endFrozen(world, id, me.id, ended);
    throw error;
  });
  if ('refused' in answer) throw conflict(answer.refused.code);
  await changed(world, id);
  world.wake();
}

/** Puts a bot or another person into a seat; whoever sat there may have it back. */
export async function substitute(
  world: World,
  me: PersonRow,
  id: string,
  { seat, level, name }: { readonly seat: string; readonly level?: string; readonly name?: string },
): Promise<void> {
  const { game } = await playing(world, id);
  if (!(await stored.chairsOf(world.store.db, id)).some(chair => chair.seat === seat)) throw wrong('no-such-seat');
  await checkApart(world, me, id, own => own === seat);
  if (name !== undefined) {
    const person = await findPerson(world, { ...me, id: '' }, { name });
    // What is secret in a seat is no affair of an admin's.
    if (person.id === me.id) throw wrong('that-is-you');
    return seatStandIn(world, id, { seat, person: person.id });
  }
  checkLevel(level ?? 'medium', game);
  await giveToBot(world, id, { seat, level: level ?? 'medium', back: true });
}

async function playing(world: World, id: string) {
  const table = await stored.tableById(world.store.db, id);
  if (table === undefined) throw notFound();
  if (table.state !== 'playing') throw conflict('not-playing');
  return table;
}
