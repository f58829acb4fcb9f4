import type { Pace } from '../matches/clock.ts';
import { setupOf } from '../matches/course.ts';
import { announceChallenge } from '../notifications/challenges.ts';
import { conflict, notFound } from '../refusal.ts';
import { insertChallenge } from '../storage/club.ts';
import { BESIDE, type ChallengeRow, type PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { acceptAt } from './challenges.ts';
import { checkRoom, laidOut, putUp, roomFor, startIfFull } from './create.ts';
import { atTable } from './seats.ts';
import { seatedAt, type TableView, tableView } from './view.ts';

/**
 * The same again, seats turned by one. Whoever asks first lays out the table and sits down; the others are asked, and say yes or no. Who
 * asks for the same meanwhile has said yes.
 */
export async function rematch(world: World, me: PersonRow, id: string, entropy = ''): Promise<TableView> {
  const { table, seat } = await seatedAt(world, id, me);
  if (table.state !== 'over') throw conflict('not-over');
  const { db } = world.store;
  const chairs = await stored.chairsOf(db, id);
  const next = (of: string): string => {
    const chair = chairs.find(one => one.seat === of);
    if (chair === undefined) throw notFound();
    return chairs[(chair.position + 1) % chairs.length].seat;
  };
  await checkRoom(world, db, me);
  const laid = laidOut(
    world,
    me,
    {
      game: table.game,
      title: table.title,
      public: table.open === 1,
      pace: JSON.parse(table.pace) as Pace,
      spectators: table.spectators === 1,
      delay: table.delay,
      bots: Object.fromEntries(chairs.flatMap(({ seat: of, bot }) => (bot === null ? [] : [[next(of), bot]]))),
      seat: next(seat),
      council: table.council,
      absence: table.absence,
      autostart: true,
      entropy,
    },
    setupOf(table),
    id,
  );
  const others = (await stored.sittersOf(db, id)).filter(
    one => one.person !== me.id && one.seat !== BESIDE && one.deleted === null && next(one.seat) !== next(seat),
  );
  const asked = others.map(
    ({ person, seat: of }): ChallengeRow => ({
      id: world.chance.id(),
      board: laid.table.id,
      kind: 'rematch',
      by: me.id,
      person,
      seat: next(of),
      state: 'open',
      created: world.now(),
      answered: null,
    }),
  );
  // Both may ask in the same moment: the first table is the one.
  const made = await atTable(world, id, async tx => {
    const before = await stored.openRematchOf(tx, id);
    if (before !== undefined) return before.id;
    await roomFor(world, tx, me);
    await putUp(tx, laid);
    for (const one of asked) {
      await insertChallenge(tx, one);
      await stored.insertSitter(tx, {
        board: laid.table.id,
        seat: BESIDE,
        person: one.person,
        entropy: '',
        joined: world.now(),
        seen: 0,
      });
    }
    return null;
  });
  if (made !== null) return acceptAt(world, me, made, next(seat), entropy);
  for (const one of asked) await announceChallenge(world, one);
  await startIfFull(world, laid.table.id);
  return tableView(world, laid.table.id, me);
}
