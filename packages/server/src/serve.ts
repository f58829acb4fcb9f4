import fastify from 'fastify';
import { clientFiles, safeHeaders } from './http/client-files.ts';

export interface ServeOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The folder of the built client. */
  readonly dist: string;
  /** A SQLite file, or `postgres://…`. Without one nothing is kept. */
  readonly database?: string;
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** The whole server, listening. */
export async function serve({ host, port, dist }: ServeOptions): Promise<Server> {
  const app = fastify({ bodyLimit: 1 << 20, forceCloseConnections: true });
  safeHeaders(app);
  app.get('/health', async () => ({ ok: true }));
  await clientFiles(app, dist);
  const url = await app.listen({ host, port });
  return { url, close: () => app.close() };
}
