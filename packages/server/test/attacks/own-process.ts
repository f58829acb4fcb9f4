import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../../src/operation/config.ts';
import { environmentName } from '../../src/operation/config.ts';

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
export const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** A server in a process of its own, with so much memory: what ends it ends no test. */
export async function ownProcess(
  settings: Partial<Config>,
  { megabytes }: { readonly megabytes: number },
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const all = { port, logLevel: 'silent', ...settings };
  const env = Object.fromEntries(Object.entries(all).map(([key, value]) => [environmentName(key), String(value)]));
  const child = fork(new URL('../whole-process.ts', import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: [`--max-old-space-size=${megabytes}`, '--disable-warning=ExperimentalWarning'],
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, child };
}
