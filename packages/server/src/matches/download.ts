import type { Action, MatchLog } from '@polemos/kernel';
import { forbidden } from '../refusal.ts';
import { recordsOf, sequenceAt } from '../storage/records.ts';
import { chairsOf, keepVerdict } from '../storage/tables.ts';
import { type Person, type Standing, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';
import { Written } from '../written.ts';
import { type ActBody, bodyOf, type Ended, logOf, type News, newsOf, setupOf } from './course.ts';
import { startNews } from './story.ts';
import type { Audit, Verdict } from './verify.ts';

/** What a seat may take home from a match that goes on: what it did and what it was told. No hash, no secret. */
export interface Journal {
  readonly format: 'journal 1';
  readonly game: string;
  readonly rules: number;
  readonly match: string;
  readonly scenario: string;
  readonly seat: string | null;
  readonly commitment: string;
  readonly news: readonly (News & { readonly action?: Action })[];
}

/** A finished match with what its rules do not say: which seats were bots', and how its people ended it. A client reads it like a file of its own. */
export interface WholeLog extends MatchLog {
  readonly polemos: {
    readonly way: 'hotseat';
    readonly players: Readonly<Record<string, { readonly kind: 'bot'; readonly level: string }>>;
    /** After so many actions. */
    readonly ended?: Ended & { readonly at: number };
  };
}

/** The whole match once it is over; before that, one's own journal of it. */
export async function download(world: World, me: Person, id: string): Promise<WholeLog | Journal> {
  const standing = await watchingAt(world, id, me);
  const { table } = standing;
  if (table.state === 'over') return wholeLog(world, standing);
  const until = standing.delay === null ? Number.MAX_SAFE_INTEGER : world.now() - standing.delay * 1000;
  const last = await sequenceAt(world.store.db, id, until);
  const records = (await recordsOf(world.store.db, id)).filter(({ sequence }) => sequence <= last);
  const { seat } = standing;
  const start = startNews(table, seat);
  return {
    format: 'journal 1',
    game: table.game,
    rules: table.rules,
    match: id,
    scenario: setupOf(table).scenario,
    seat,
    commitment: table.commitment,
    news: [
      start,
      ...records.map(record => {
        const body = bodyOf<ActBody>(record);
        const news = newsOf(record, seat, body);
        const own = record.kind === 'act' && seat !== null && record.seat === seat;
        return own ? { ...news, action: body.action } : news;
      }),
    ],
  };
}

/** A finished match with what each outcome was for: what the checker in another language reads. */
export async function downloadAudit(world: World, me: Person, id: string): Promise<Written<Audit>> {
  const standing = await watchingAt(world, id, me);
  if (standing.table.state !== 'over') throw forbidden('not-over');
  return new Written(
    await world.studies.audit(await world.rulebooks.engine(standing.table), await wholeLog(world, standing), me?.id ?? ''),
  );
}

/** The button on a finished match's page. Whoever asks second is told what was found out for the first. */
export async function checkMatch(world: World, me: Person, id: string): Promise<Verdict> {
  const standing = await watchingAt(world, id, me);
  const { table } = standing;
  if (table.state !== 'over') throw forbidden('not-over');
  const engine = await world.rulebooks.engine(table);
  const { rules } = engine.game;
  const known = table.verdict === null ? null : (JSON.parse(table.verdict) as { rules: number; verdict: Verdict });
  if (known?.rules === rules) return known.verdict;
  const verdict = await world.studies.verify(engine, await wholeLog(world, standing), me?.id ?? '');
  await keepVerdict(world.store.db, id, JSON.stringify({ rules, verdict }));
  return verdict;
}

async function wholeLog(world: World, { table }: Standing): Promise<WholeLog> {
  const [records, chairs] = await Promise.all([recordsOf(world.store.db, table.id), chairsOf(world.store.db, table.id)]);
  const log = logOf(table, records);
  const bots = chairs.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, { kind: 'bot', level: bot }] as const]));
  const last = records.findLast(({ kind }) => kind === 'end' || kind === 'reopen');
  const ended = last?.kind === 'end' ? { ended: { ...bodyOf<Ended>(last), at: log.entries.length } } : {};
  return { ...log, polemos: { way: 'hotseat', players: Object.fromEntries(bots), ...ended } };
}
