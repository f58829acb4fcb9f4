import { Readable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addressOf, Limits } from '../operation/limits.ts';
import type { Metrics } from '../operation/metrics.ts';
import { Room } from '../operation/room.ts';
import { nameKey } from '../people/names.ts';
import { SESSION_FOR, whoHolds } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { socketDoor } from '../sockets/door.ts';
import { untilBack } from '../storage/lost.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { Written } from '../written.ts';
import { readBodies } from './bodies.ts';
import { clientFiles, safeHeaders } from './client-files.ts';
import { describeRoutes } from './documentation.ts';
import { operationRoutes } from './operation.ts';
import { isEntered, type Route } from './route.ts';
import { ROUTES } from './routes/index.ts';
import { stopRoute } from './stop.ts';
import { COOKIE, tokenOf } from './token.ts';
import { unfitIn } from './unfit.ts';
import { wordsRoute } from './words.ts';

const REQUEST_WITHIN = 20_000;
const HEADERS_WITHIN = 10_000;
const SILENT_FOR = 180_000;
/** In bytes: sentences, names, a move. Positions, boards and whole matches say for themselves how long they may be. */
const USUAL_BODY = 16 * 1024;
/** A body stands there as it came, as text and as what was read. */
const COPIES = 3;
/** From so much on it is counted. */
const MUCH = 1 << 20;
const UNFIT = { nul: 'the character U+0000 is nowhere allowed', depth: 'nested too deeply' } as const;
const NOBODY = { id: '', kind: 'guest', admin: 0 } as PersonRow;

/** The doors of the house: routes, the socket, the client's files. */
export async function makeApp(world: World, metrics: Metrics): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: world.log as Logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: USUAL_BODY,
    // Not the first address that is claimed, but the one that our own proxies have seen.
    trustProxy: world.config.trustProxy ? (_, hop) => hop < world.config.proxies : false,
    // Whoever sends by drops is not waited for.
    requestTimeout: REQUEST_WITHIN,
    // Nor for whoever does not read what they asked for. Longer than anything here takes to be answered.
    connectionTimeout: SILENT_FOR,
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: true,
    // Nothing is dropped or bent into shape: what does not fit is refused. The schemas themselves come from TypeBox and are not checked
    // again at each start.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false, validateSchema: false } },
  }) as unknown as FastifyInstance;
  const limits = new Limits(() => performance.now(), world.config.limits);
  safeHeaders(app);
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, { options: { maxPayload: 64 * 1024, autoPong: false } });
  readBodies(app);
  // A mail program that ends letters with one click says so as a form (RFC 8058). No route reads it.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.setErrorHandler(answerError);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.inc({ method: request.method, route, status: String(reply.statusCode) });
  });
  app.addHook('preValidation', async request => {
    const unfit = request.url.includes('%00') ? 'nul' : unfitIn(request.body);
    if (unfit !== null) throw new Refusal(400, 'bad-request', { at: unfit, what: UNFIT[unfit] });
  });
  await describeRoutes(app);
  const room = new Room();
  for (const route of ROUTES) addRoute(app, { world, limits, room }, route);
  wordsRoute(app, world);
  stopRoute(app, world);
  operationRoutes(app, world, metrics);
  socketDoor(app, world, limits, metrics);
  await clientFiles(app, world.config.dist);
  return app;
}

interface House {
  readonly world: World;
  readonly limits: Limits;
  readonly room: Room;
}
function addRoute(app: FastifyInstance, { world, limits, room }: House, route: Route): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.longest === null ? {} : { bodyLimit: route.longest }),
    schema: {
      ...(route.body === null ? {} : { body: route.body }),
      ...(route.query === null ? {} : { querystring: route.query }),
    },
    // Before a byte of the body is read: what it costs to read it is what a stranger would make us pay.
    onRequest: async (request, reply) => {
      const token = tokenOf(request, world.config.publicUrl);
      const me = token === null ? undefined : await whoHolds(world, token);
      const who = route.limit === 'enter' || me === undefined ? addressOf(request.ip) : limitedAs(route, me);
      mustWait(reply, limits.wait(route.limit, who, route.cost));
      admit(route, me);
      makeRoom(room, route, request, reply);
      askers.set(request, { token, me, who });
    },
    handler: async (request, reply) => {
      const { token, me, who } = askers.get(request) as Asker;
      mustWait(reply, waitForAccount(limits, route, request));
      const run = async (): Promise<unknown> =>
        route.run({
          world,
          me: me ?? NOBODY,
          stranger: me === undefined,
          params: request.params as Record<string, string>,
          query: request.query,
          body: request.body,
          token,
          pay: cost => mustWait(reply, limits.afford(route.limit, who, cost)),
        });
      const answer = await (route.method === 'GET' ? untilBack(run) : run());
      reply.header('cache-control', 'no-store');
      if (route.enters && isEntered(answer)) {
        setCookie(request, reply, answer.token);
        return { me: answer.me };
      }
      if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
      if (answer instanceof Written) return reply.type('application/json; charset=utf-8').send(answer.text);
      return answer ?? { ok: true };
    },
  });
}

/** Who stands behind a request, once it is let in. */
interface Asker {
  readonly token: string | null;
  readonly me: PersonRow | undefined;
  /** Whose limits count. */
  readonly who: string;
}
const askers = new WeakMap<FastifyRequest, Asker>();

/** What makes rows, or plays matches again, the programs of one account share with it. */
const SHARED: ReadonlySet<Route['limit']> = new Set(['say', 'study']);
const limitedAs = ({ limit }: Route, { id, owner }: PersonRow): string => (SHARED.has(limit) ? (owner ?? id) : id);

function mustWait(reply: FastifyReply, wait: number): void {
  if (wait === 0) return;
  reply.header('retry-after', String(wait));
  throw new Refusal(429, 'too-many', { wait });
}

/**
 * Passwords of one account are tried seldom, from however many addresses; and from one address more seldom still, so that nobody keeps its
 * owner out by trying.
 */
function waitForAccount(limits: Limits, { path }: Route, { body, ip }: FastifyRequest): number {
  const { name } = (body ?? {}) as { name?: unknown };
  if (path !== '/api/login' || typeof name !== 'string') return 0;
  const account = nameKey(name);
  return limits.wait('guess', `${account} ${addressOf(ip)}`) || limits.wait('account', account);
}

/** Whoever sends or asks for something long has room for it, or comes back in a moment. */
function makeRoom(room: Room, { longest, holds }: Route, { headers }: FastifyRequest, reply: FastifyReply): void {
  const comes = longest === null ? 0 : Math.min(longest, Number(headers['content-length'] ?? longest)) * COPIES;
  const bytes = Math.max(holds, comes);
  if (bytes < MUCH) return;
  const leave = room.enter(bytes);
  if (leave === null) {
    reply.header('retry-after', '1');
    throw new Refusal(503, 'busy');
  }
  reply.raw.once('close', leave);
}

function admit({ who }: Route, me: PersonRow | undefined): void {
  if (who === 'anyone') return;
  if (me === undefined) throw new Refusal(401, 'who-are-you');
  if (who === 'account' && me.kind !== 'account') throw new Refusal(403, 'accounts-only');
  if (who === 'admin' && me.admin !== 1) throw new Refusal(403, 'admins-only');
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_FOR / 1000,
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return reply.code(error.status).send({ error: error.code, ...error.detail });
  const { statusCode = 500, validation } = error as {
    statusCode?: number;
    validation?: { instancePath: string; message?: string }[];
  };
  if (validation !== undefined) {
    const [{ instancePath: at = '', message: what } = {}] = validation;
    return reply.code(400).send({ error: 'bad-request', at, ...(what === undefined ? {} : { what }) });
  }
  // Refused before anything was read: no JSON, too much of it, `__proto__` as a name in it.
  if (statusCode < 500) return reply.code(statusCode).send({ error: 'bad-request', at: 'body', what: (error as Error).message });
  request.log.error({ err: error, route: request.routeOptions.url }, 'a route failed');
  return reply.code(500).send({ error: 'internal' });
}
