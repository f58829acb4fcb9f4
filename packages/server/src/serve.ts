import { dirname } from 'node:path';
import { Releases } from '@polemos/games/releases';
import { type LoggerOptions, pino } from 'pino';
import type { Games } from './games.ts';
import { makeApp } from './http/app.ts';
import { Runner } from './jobs/runner.ts';
import { Thinker } from './jobs/thinker.ts';
import { leaveToOthers } from './leagues/leagues.ts';
import { Matches } from './matches/matches.ts';
import { Rulebooks } from './matches/rulebooks.ts';
import { Studies } from './matches/studies.ts';
import { BadConfig, type Config, readConfig } from './operation/config.ts';
import { holdClocks, keepAlive } from './operation/downtime.ts';
import { makeMetrics } from './operation/metrics.ts';
import { adminToken } from './people/email.ts';
import { Hub } from './sockets/hub.ts';
import { lockFile } from './storage/lock.ts';
import { makeFolder } from './storage/sqlite-file.ts';
import { isPostgres, openStore } from './storage/store.ts';
import { tellChat, unread } from './tables/chat.ts';
import { getUpEverywhere } from './tables/farewell.ts';
import { tableForAll } from './tables/view.ts';
import { type Unguessable, unguessable, type World } from './world.ts';

/** What a host sets (see `operation/config.ts`), and what only a program can give. */
export interface ServeOptions extends Partial<Config> {
  /** The games that are offered. */
  readonly games?: Games;
  /** Where threads import the same games from. */
  readonly gamesModule?: string;
  /** Where the rules are with which older matches began. */
  readonly releases?: Releases;
  readonly now?: () => number;
  /** Takes the lines of the log; without it they go to standard output. */
  readonly onLog?: (line: string) => void;
  /** Whether this process does jobs: bots, notices. A test may want to do them itself. */
  readonly jobs?: boolean;
  readonly chance?: Unguessable;
  /** Told the one-time token of the first admin; without it the token is printed. */
  readonly onAdminToken?: (token: string) => void;
}

/** Loaded only where a program does not bring its own. */
const ourGames = async (): Promise<Games> => (await import('./games.ts')).games;

export interface Server {
  readonly url: string;
  readonly world: World;
  close(): Promise<void>;
}

/** The whole server, listening. */
export async function serve(options: ServeOptions): Promise<Server> {
  const {
    games = await ourGames(),
    gamesModule,
    releases = new Releases(),
    now = Date.now,
    onLog,
    chance = unguessable,
    jobs = true,
    onAdminToken,
    ...settings
  } = options;
  const config = readConfig(settings);
  if (!isPostgres(config.database) && config.database !== ':memory:') makeFolder(dirname(config.database));
  const unlock = isPostgres(config.database) ? () => {} : lockFile(config.database);
  const store = await openStore(config.database, { connections: config.connections });
  const logging: LoggerOptions = {
    level: config.logLevel,
    timestamp: () => `,"time":${now()}`,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token', '*.secret', '*.email', 'err.detail'],
  };
  const log = onLog === undefined ? pino(logging) : pino(logging, { write: onLog });
  const rulebooks = new Rulebooks(games, releases);
  const broken = (error: Error): void => log.error({ err: error }, 'a match does not replay');
  const threadGames = gamesModule ?? new URL('./games.ts', import.meta.url).href;
  const studies = new Studies(threadGames);
  // Games that were handed over without their module are known here alone, so that they are played again here.
  const elsewhere = options.games === undefined || gamesModule !== undefined ? { replay: studies.replay } : {};
  const matches = new Matches({ store, rulebooks, now, ...elsewhere, broken });
  const hub = new Hub(matches, store, now);
  const metrics = makeMetrics(matches, hub, store);
  let runner: Runner | null = null;
  const world: World = {
    config,
    store,
    games,
    rulebooks,
    matches,
    hub,
    studies,
    log,
    now,
    chance,
    async getUpEverywhere(person) {
      await getUpEverywhere(world, person);
      await leaveToOthers(world, person.id);
    },
    wake: () => runner?.wake(),
  };
  hub.describe = async board => {
    const seenBy = await tableForAll(world, board);
    return ({ person, admin }) => seenBy(person === null ? null : { id: person, admin: admin ? 1 : 0 });
  };
  hub.mutedBy = async person => new Set(await unread(world, person));
  hub.heardChat = (board, chat) => void tellChat(world, board, chat).catch(() => {});
  store.appender.onCommit = () => runner?.wake();

  const held = await holdClocks(world);
  if (held > 0) log.info({ ms: held }, 'clocks stood still while the server did');
  const beat = keepAlive(world);
  const app = await makeApp(world, metrics);
  await store.listen(heard => hub.heard(heard));
  const url = await app.listen({ host: config.host, port: config.port }).catch(error => {
    if (!['ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code)) throw error;
    throw new BadConfig(`There is no address called ${config.host}. Choose another with --host.`);
  });
  if (config.publicUrl === '') {
    Object.assign(config, { publicUrl: url });
    if (!/^(127\.|localhost$|::1$)/.test(config.host))
      log.warn({ publicUrl: url }, 'no public address is set: links in messages lead to this one (POLEMOS_PUBLIC_URL)');
  }
  const thinker =
    config.bots === 0
      ? null
      : new Thinker({
          threads: config.bots,
          gamesModule: threadGames,
          onThought: (level, seconds) => metrics.thinking.inc({ level }, seconds),
        });
  if (jobs) {
    runner = new Runner(world, thinker, metrics);
    runner.start();
  }
  const token = await adminToken(world);
  if (token !== null) (onAdminToken ?? printToken)(token);
  log.info({ url, database: store.kind }, 'listening');

  return {
    url,
    world,
    async close() {
      clearInterval(beat);
      await runner?.close();
      await thinker?.close();
      await runner?.settled();
      hub.close();
      await app.close();
      await studies.close();
      await store.close();
      unlock();
    },
  };
}

/** Not through the log: logs are kept and sent about, and this is a key. */
function printToken(token: string): void {
  process.stderr.write(`There is no admin yet. Whoever registers may become one with this token, once: ${token}\n`);
}
