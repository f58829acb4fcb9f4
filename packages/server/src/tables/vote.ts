import { commandOf } from '../matches/command.ts';
import { conflict, wrong } from '../refusal.ts';
import type { PersonRow } from '../storage/schema.ts';
import { changeVote } from '../storage/tables.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { seatedAt } from './view.ts';

/** Gives one's voice in one's own council: who shall command the present operation. */
export async function vote(world: World, me: PersonRow, id: string, candidate: string): Promise<void> {
  const { seat, table } = await seatedAt(world, id, me);
  if (table.state !== 'playing') throw conflict('not-playing');
  if (table.council !== 'vote') throw conflict('no-vote-here');
  const operation = await world.matches.with(id, live => {
    if (!(live.councils.get(seat) ?? []).some(({ person }) => person === candidate)) throw wrong('not-in-the-council');
    return commandOf(live, seat)?.operation ?? null;
  });
  if (operation === null) throw conflict('no-vote-here');
  await changeVote(world.store.db, id, me.id, JSON.stringify({ operation, person: candidate }));
  await changed(world, id);
}
