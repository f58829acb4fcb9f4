import { conflict, notFound, wrong } from '../refusal.ts';
import * as stored from '../storage/notices.ts';
import { alone } from '../storage/people.ts';
import type { ChannelKind, PersonRow } from '../storage/schema.ts';
import { changeTable } from '../storage/tables.ts';
import { hostOf } from '../tables/view.ts';
import type { World } from '../world.ts';
import { safeAddress } from './addresses.ts';

export type NewChannel =
  | { readonly kind: 'email' }
  | { readonly kind: 'webhook' | 'discord'; readonly url: string }
  | { readonly kind: 'push'; readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

const MOST_CHANNELS = 10;
/** A way to be told. E-mail goes to the confirmed address, whatever it is at that moment. */
export async function addChannel(world: World, me: PersonRow, channel: NewChannel): Promise<{ id: string }> {
  if (channel.kind === 'email' && me.emailVerified !== 1) throw conflict('no-confirmed-address');
  if (channel.kind === 'webhook' || channel.kind === 'discord') await checkUrl(world, channel.kind, channel.url);
  if (channel.kind === 'push') await checkUrl(world, 'push', channel.endpoint);
  const { kind, ...target } = channel;
  const id = world.chance.id();
  await alone(world.store, me.id, async tx => {
    if ((await stored.channelsOf(tx, me.id)).length >= MOST_CHANNELS) throw conflict('too-many-channels');
    await stored.insertChannel(tx, { id, person: me.id, kind, target: JSON.stringify(target), created: world.now() });
  });
  return { id };
}

async function checkUrl(world: World, kind: ChannelKind, url: string): Promise<void> {
  const safe = await safeAddress(url, world.config.privateHooks);
  if ('forbidden' in safe) throw wrong('bad-address', { why: safe.forbidden });
  if (kind === 'discord' && !world.config.privateHooks && !/(^|\.)discord(app)?\.com$/.test(safe.url.hostname))
    throw wrong('bad-address', { why: 'not-discord' });
}

/** Without what is secret in them: a webhook's path is a password. */
export async function myChannels(world: World, me: PersonRow) {
  return (await stored.channelsOf(world.store.db, me.id)).map(({ id, kind, target, created }) => {
    const { url, endpoint } = JSON.parse(target) as { url?: string; endpoint?: string };
    return { id, kind, host: URL.parse(url ?? endpoint ?? '')?.host ?? null, created };
  });
}
export async function dropChannel(world: World, me: PersonRow, id: string): Promise<void> {
  if (!(await stored.dropChannel(world.store.db, me.id, id))) throw notFound();
}
export async function myDeliveries(world: World, me: PersonRow) {
  return (await stored.deliveriesTo(world.store.db, me.id, 100)).map(({ notice, ...row }) => ({
    ...row,
    notice: (JSON.parse(notice) as { kind: string }).kind,
  }));
}

export async function hookTable(
  world: World,
  me: PersonRow,
  id: string,
  hook: { kind: 'webhook' | 'discord'; url: string } | null,
): Promise<void> {
  await hostOf(world, id, me);
  if (hook !== null) await checkUrl(world, hook.kind, hook.url);
  await changeTable(world.store.db, id, { hook: hook === null ? null : JSON.stringify(hook) });
}

/** The keys of web push: made once, the same for all processes. */
export async function pushKeys(world: World): Promise<{ publicKey: string; privateKey: string }> {
  const { db } = world.store;
  const kept = await stored.settingOf(db, 'push-keys');
  if (kept !== undefined && kept !== null) return JSON.parse(kept);
  const { default: webPush } = await import('web-push'); // read when first needed: most starts do without
  return JSON.parse(await stored.settle(db, 'push-keys', JSON.stringify(webPush.generateVAPIDKeys())));
}
