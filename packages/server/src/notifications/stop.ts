import { createHmac, timingSafeEqual } from 'node:crypto';
import { wrong } from '../refusal.ts';
import { channelById, dropChannel, settle } from '../storage/notices.ts';
import type { World } from '../world.ts';

/** In a letter: whoever has it may end the letters of that channel, and nothing else. It needs nobody to sign in. */
export async function stopToken(world: World, channel: string): Promise<string> {
  return `${channel}.${await signature(world, channel)}`;
}

async function signature(world: World, channel: string): Promise<string> {
  const key = await settle(world.store.db, 'stop-key', world.chance.token());
  return createHmac('sha256', key).update(channel).digest('base64url');
}

/** Ends it, however often it is asked for. */
export async function stopLetters(world: World, token: string): Promise<void> {
  const [channel, given = ''] = token.split('.');
  const right = Buffer.from(await signature(world, channel));
  const said = Buffer.from(given);
  if (right.length !== said.length || !timingSafeEqual(right, said)) throw wrong('link-expired');
  const row = await channelById(world.store.db, channel);
  if (row !== undefined) await dropChannel(world.store.db, row.person, channel);
}
