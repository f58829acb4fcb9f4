import { insertDeliveries } from '../storage/notices.ts';
import type { ChannelKind, DeliveryRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import type { World } from '../world.ts';
import type { Notice } from './notice.ts';

export interface Outgoing {
  readonly person: string | null;
  readonly board: string | null;
  readonly channel: string;
  readonly kind: ChannelKind;
  readonly target: string;
  readonly notice: Notice;
}

/** Puts a message into the outbox: it is sent, and sent again until it arrives or there is no hope. */
export async function sendLater(world: World, outgoing: Outgoing, db: Queries = world.store.db): Promise<void> {
  await insertDeliveries(db, [deliveryOf(world, outgoing)]);
  world.wake();
}

export const deliveryOf = (world: World, { notice, ...rest }: Outgoing): DeliveryRow => ({
  ...rest,
  id: world.chance.id(),
  notice: JSON.stringify(notice),
  state: 'waiting',
  attempts: 0,
  due: world.now(),
  lease: 0,
  error: null,
  created: world.now(),
  done: null,
});
