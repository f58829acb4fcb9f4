import { conflict } from '../refusal.ts';
import { BESIDE, type PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { atTable, handedTo, heirAt, leave } from './seats.ts';
import { resign } from './settle.ts';
import { hostOf } from './view.ts';

/** The host, or an admin, clears away a table at which nobody has begun to play. */
export async function cancelTable(world: World, me: PersonRow, id: string): Promise<void> {
  await hostOf(world, id, me);
  await atTable(world, id, async (tx, { state }) => {
    if (state !== 'open') throw conflict('already-started');
    await stored.dropTable(tx, id);
  });
  world.hub.changed(id, true);
}

/** Whoever goes for good leaves nobody waiting: a match is given up, a seat becomes free, an empty table goes too. */
export async function getUpEverywhere(world: World, me: PersonRow): Promise<void> {
  const { db } = world.store;
  for (const { id, state, seat } of await stored.tablesOf(db, me.id, { limit: 1000 })) {
    const alone = (await stored.sittersOf(db, id)).filter(sitter => sitter.seat === seat).length < 2;
    if (state === 'playing' && seat !== BESIDE && alone) await resign(world, me, id);
    else if (state !== 'over') await leave(world, me, id);
  }
  for (const { id } of await stored.openTablesHostedBy(db, me.id)) {
    const heir = await atTable(world, id, async tx => {
      const found = await heirAt(world, tx, id, me.id);
      if (found !== undefined) await stored.changeTable(tx, id, handedTo(found));
      return found;
    });
    if (heir === undefined) await cancelTable(world, me, id);
    else await changed(world, id);
  }
}
