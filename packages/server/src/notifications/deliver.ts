import type { Transporter } from 'nodemailer';
import type { PushSubscription } from 'web-push';
import type { Metrics } from '../operation/metrics.ts';
import type { Quiet } from '../people/people.ts';
import * as stored from '../storage/notices.ts';
import { personById } from '../storage/people.ts';
import { lastSequence } from '../storage/records.ts';
import type { DeliveryRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { pushKeys } from './channels.ts';
import { zoneOf } from './facts.ts';
import { digestOf, letterOf, type Notice, stopLine, trialLetter } from './notice.ts';
import { type Posted, post, postJson } from './post.ts';
import { stopToken } from './stop.ts';

const LEASE = 60_000;
const MINUTE = 60_000;
/** After each failure: how long until the next try. Then it has failed. */
export const RETRY_AFTER = [1, 5, 30, 120, 720].map(minutes => minutes * MINUTE);

/** Rows that are taken at once; letters under way in this process from which on no more are, and how many of them to one person or of one table. */
const LOOKED_AT = 200;
const UNDER_WAY = 60;
const OF_ONE = 4;

/**
 * Sends what is due. Any process may: what one has taken the others leave alone. Each goes out by itself, and of one addressee a few at a time: what
 * is slow keeps nobody waiting but whoever wanted it.
 */
export class Post {
  private readonly world: World;
  private readonly metrics: Pick<Metrics, 'deliveries'> | null;
  /** Told when there is room for more. */
  private readonly onRoom: () => void;
  private readonly underWay = new Map<readonly DeliveryRow[], Promise<void>>();

  constructor(world: World, metrics: Pick<Metrics, 'deliveries'> | null, onRoom: () => void) {
    this.world = world;
    this.metrics = metrics;
    this.onRoom = onRoom;
  }

  /** Whether there was anything that could be taken. */
  async take(): Promise<boolean> {
    if (this.underWay.size >= UNDER_WAY) return false;
    const busy = new Map<string, number>();
    for (const [row] of this.underWay.keys()) busy.set(stored.addresseeOf(row), (busy.get(stored.addresseeOf(row)) ?? 0) + 1);
    const now = this.world.now();
    const asked = { now, until: now + LEASE, limit: LOOKED_AT, busy, each: OF_ONE, together };
    const bundles = bundled(await stored.leaseDeliveries(this.world.store, asked));
    for (const bundle of bundles) this.underWay.set(bundle, this.send(bundle));
    return bundles.length > 0;
  }
  /** All that was taken has been sent, or given up for now. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay.values());
  }

  private async send(bundle: readonly DeliveryRow[]): Promise<void> {
    try {
      await deliver(this.world, bundle, this.metrics);
    } catch (error) {
      // Due again when its lease ends.
      this.world.log.warn({ err: error }, 'a message could not be sent');
    }
    this.underWay.delete(bundle);
    this.onRoom();
  }
}

/** All that is due, until it is sent: for whoever has no runner. */
export async function deliverDue(world: World): Promise<number> {
  const post = new Post(world, null, () => {});
  let count = 0;
  while (await post.take()) {
    count++;
    await post.settled();
  }
  return count;
}

const isDaily = ({ notice }: DeliveryRow): boolean => (JSON.parse(notice) as { digest?: boolean }).digest === true;
/** What goes out together: the letter of the day holds all that came in for it. */
const together = (row: DeliveryRow): string | null => (isDaily(row) ? row.channel : null);
function bundled(due: readonly DeliveryRow[]): readonly (readonly DeliveryRow[])[] {
  const daily = Map.groupBy(due.filter(isDaily), ({ channel }) => channel);
  return [...due.filter(row => !isDaily(row)).map(row => [row]), ...daily.values()];
}

async function deliver(world: World, bundle: readonly DeliveryRow[], metrics: Pick<Metrics, 'deliveries'> | null): Promise<void> {
  const { db } = world.store;
  const going: { readonly delivery: DeliveryRow; readonly notice: Notice }[] = [];
  for (const delivery of bundle) {
    const notice = JSON.parse(delivery.notice) as Notice;
    const quietUntil = await quietFor(world, delivery, notice);
    if (await isSuperseded(world, delivery, notice))
      await stored.changeDelivery(db, delivery.id, { state: 'superseded', done: world.now() });
    else if (quietUntil !== null) await stored.changeDelivery(db, delivery.id, { due: quietUntil, lease: 0 });
    else going.push({ delivery, notice });
  }
  if (going.length === 0) return;
  const notices = going.map(({ notice }) => notice);
  const posted = await inTime(send(world, going[0].delivery, notices));
  for (const { delivery } of going) await sent(world, delivery, posted, metrics);
}

async function sent(
  world: World,
  delivery: DeliveryRow,
  { error, gone = false }: Posted,
  metrics: Pick<Metrics, 'deliveries'> | null,
): Promise<void> {
  const { db } = world.store;
  const now = world.now();
  metrics?.deliveries.inc({ kind: delivery.kind, result: error === null ? 'sent' : 'failed' });
  if (error === null) {
    await stored.changeDelivery(db, delivery.id, { state: 'sent', attempts: delivery.attempts + 1, error: null, done: now });
    return;
  }
  // A browser that no longer wants to be woken says so by its push service, once and for all.
  const over = gone && delivery.kind === 'push';
  if (over && delivery.person !== null) await stored.dropChannel(db, delivery.person, delivery.channel);
  const wait = over ? undefined : RETRY_AFTER[delivery.attempts];
  await stored.changeDelivery(db, delivery.id, {
    state: wait === undefined ? 'failed' : 'waiting',
    attempts: delivery.attempts + 1,
    // The address of a webhook is a secret, and so is what a mail server says about a password.
    error: error.replaceAll(delivery.target, '…').slice(0, 200),
    due: now + (wait ?? 0),
    lease: 0,
    done: wait === undefined ? now : null,
  });
}

/** Whatever a mail server or a push service does: after this the next is tried. Shorter than the lease, so nobody sends it twice. */
const PATIENCE = 30_000;
function inTime(sending: Promise<Posted>): Promise<Posted> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve({ error: 'timeout' }), PATIENCE);
    sending
      .catch((thrown: Error): Posted => ({ error: thrown.message }))
      .then(posted => {
        clearTimeout(timer);
        resolve(posted);
      });
  });
}

/** A turn that has been taken need not be announced any more. */
async function isSuperseded(world: World, { board }: DeliveryRow, notice: Notice): Promise<boolean> {
  if (board === null || (notice.kind !== 'turn' && notice.kind !== 'reminder')) return false;
  return (await lastSequence(world.store.db, board)) > notice.sequence;
}

/** When the quiet hours end, if it is quiet now. What somebody has asked for themselves is sent at once. */
async function quietFor(world: World, { person }: DeliveryRow, notice: Notice): Promise<number | null> {
  if (person === null || notice.kind === 'verify' || notice.kind === 'reset') return null;
  const reader = await personById(world.store.db, person);
  if (reader === undefined || reader.quiet === null) return null;
  const now = world.now();
  return quietEnds({ ...(JSON.parse(reader.quiet) as Quiet), zone: zoneOf(reader, now) }, now);
}
export function quietEnds({ from, to, zone }: Quiet, now: number): number | null {
  const minute = (((Math.floor(now / MINUTE) + zone) % 1440) + 1440) % 1440;
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + 1440) % 1440;
  return Math.floor(now / MINUTE) * MINUTE + left * MINUTE;
}

async function send(world: World, { kind, target, channel }: DeliveryRow, notices: readonly Notice[]): Promise<Posted> {
  const { config } = world;
  const [notice] = notices;
  const { subject, text } = 'digest' in notice && notice.digest === true ? digestOf(notices) : letterOf(notice);
  switch (kind) {
    case 'email': {
      const post = await mailer(config.smtp);
      if (post === null) return { error: 'no-mail-server' };
      if (channel === 'account') {
        await post.sendMail({ from: config.mailFrom, to: target, subject, text });
        return { error: null };
      }
      // Whoever has not asked for this one letter may end them all with one click, in the mail program itself (RFC 8058).
      const token = await stopToken(world, channel);
      await post.sendMail({
        from: config.mailFrom,
        to: target,
        subject,
        text: `${text}\n${stopLine(notice.language, `${config.publicUrl}/#/stop/${token}`)}`,
        headers: {
          'List-Unsubscribe': `<${config.publicUrl}/api/stop/${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
      return { error: null };
    }
    case 'webhook':
      return postJson(target, { ...notice, subject, text }, config.privateHooks);
    case 'discord':
      // Nobody is pinged by what a player wrote.
      return postJson(target, { content: `${subject}\n${notice.link}`, allowed_mentions: { parse: [] } }, config.privateHooks);
    case 'push': {
      const subscription = JSON.parse(target) as PushSubscription;
      const keys = await pushKeys(world);
      const payload = JSON.stringify({ subject, link: notice.link });
      const vapidDetails = { subject: config.pushContact, publicKey: keys.publicKey, privateKey: keys.privateKey };
      const { default: webPush } = await import('web-push');
      // Encrypted for this browser alone; sent by the same door as every webhook, to an address that was checked.
      const { endpoint, body, headers } = webPush.generateRequestDetails(subscription, payload, { vapidDetails });
      return post(endpoint, body ?? Buffer.alloc(0), headers as Record<string, string>, config.privateHooks);
    }
    default:
      return kind satisfies never;
  }
}

/** A letter that says only that letters arrive. */
export async function sendTrial({ config }: World, to: string, language: string): Promise<Posted> {
  const { subject, text } = trialLetter(language, config.publicUrl);
  return inTime(
    (async () => {
      const post = await mailer(config.smtp);
      if (post === null) return { error: 'no-mail-server' };
      await post.sendMail({ from: config.mailFrom, to, subject, text });
      return { error: null };
    })(),
  );
}

// The ways to send are read when the first notice goes out: a start does not wait for them.
const mailers = new Map<string, Transporter>();
async function mailer(url: string): Promise<Transporter | null> {
  if (url === '') return null;
  const { createTransport } = await import('nodemailer');
  const known =
    mailers.get(url) ?? createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  mailers.set(url, known);
  return known;
}
