import type { Game } from '@polemos/kernel';
import { wrongPositions } from '@polemos/kernel/testing';
import { expect } from 'vitest';
import { type Guest, guest, playOn, type Reply } from './house.ts';

/** So far a match is played from each position that was taken; that it ends is tried without a server. */
const MOVES = 2;
const MOST_SEATS = 5;

interface Found {
  readonly refused: number;
  readonly played: number;
}

/**
 * Lays tables out from so many wrong positions: each is refused with places and reasons, or taken. One in `every` of those is sat down at
 * and played; the others are taken up again, for the rest of a match costs far more than the reading of its position.
 */
export async function layOutWrongly(url: string, game: Game, count: number, seed: number, every = 1): Promise<Found> {
  const company = await Promise.all(Array.from({ length: MOST_SEATS }, () => guest(url)));
  const [host] = company;
  let [refused, played] = [0, 0];
  for (const { setup, position } of wrongPositions(game, seed)) {
    const { scenario, options } = setup;
    const reply = await host.post('/api/tables', { game: game.id, scenario, options, position, public: true });
    const said = `${reply.status} ${reply.text.slice(0, 300)} to ${JSON.stringify(position).slice(0, 1000)}`;
    if (reply.status === 200) {
      if (played++ % every === 0) await sitAndPlay(company, reply, said);
      else expect((await host.ask('DELETE', `/api/tables/${reply.body.id}`)).status, said).toBe(200);
    } else {
      checkRefusal(reply, said);
      refused++;
    }
    if (refused + played === count) break;
  }
  return { refused, played };
}

/** A refusal that helps whoever wrote the position: where, and what is wrong there. */
export function checkRefusal({ status, body }: Reply, said: string): void {
  expect(status, said).toBe(400);
  const faults = body.error === 'bad-setup' ? body.faults : [body];
  expect(faults.length, said).toBeGreaterThan(0);
  for (const { at, what } of faults) {
    expect(at, said).toMatch(/./);
    expect(what, said).toMatch(/./);
  }
}

async function sitAndPlay(company: readonly Guest[], laid: Reply, said: string): Promise<void> {
  const { id, seats } = laid.body as { id: string; seats: { seat: string }[] };
  const people = Object.fromEntries(seats.map(({ seat }, i) => [seat, company[i]]));
  for (const { seat } of seats) expect((await people[seat].post(`/api/tables/${id}/join`, { seat })).status, said).toBe(200);
  expect((await company[0].post(`/api/tables/${id}/start`)).status, said).toBe(200);
  await playOn(people, id, MOVES);
}
