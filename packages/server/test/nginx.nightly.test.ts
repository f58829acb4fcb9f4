import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '@polemos/kernel';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { Live, type Position, type Socket } from '../client/index.ts';
import { environmentName } from '../src/index.ts';
import { Guest, guest, started, temporary } from './house.ts';
import { postgres } from './postgres.ts';

const PORTS = { proxy: 4390, first: 4391, second: 4392 };
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The very configuration of docs/hosting.md, with ports of the test and without certificates. */
function configuration(folder: string): string {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const block = /```nginx\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const http = block
    .replace('listen 443 ssl;', `listen 127.0.0.1:${PORTS.proxy};`)
    .replace('127.0.0.1:4311', `127.0.0.1:${PORTS.first}`)
    .replace('127.0.0.1:4312', `127.0.0.1:${PORTS.second}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`);
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {} http { access_log off; ${paths.join(' ')}
${http} }`;
}

test.skipIf(!hasNginx)('two processes behind nginx, each restarted in turn: a whole match, every move once', async () => {
  const folder = temporary();
  const cluster = await postgres();
  const database = await cluster.database();
  const start = async (port: number): Promise<ChildProcess> => {
    const settings = { port, database, logLevel: 'silent', limits: false, bots: 0, trustProxy: true, connections: 6 };
    const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [environmentName(key), String(value)]));
    const child = fork(new URL('./serve-process.ts', import.meta.url), { env: { ...process.env, ...env }, execArgv: [] });
    await once(child, 'message');
    return child;
  };
  const processes = [await start(PORTS.first), await start(PORTS.second)];
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${PORTS.proxy}`;
  for (let n = 0; n < 50 && !(await fetch(`${url}/health`).catch(() => null))?.ok; n++) await pause(100);

  const people: Record<string, Guest> = { sparta: await guest(url), athens: await guest(url) };
  const { id } = await started(people.sparta, people.athens);
  const positions: Record<string, Position[]> = { sparta: [], athens: [] };
  const lives = Object.entries(people).map(([seat, { cookie }]) => {
    const open = () => new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } }) as unknown as Socket;
    const live = new Live(open, { position: position => positions[seat].push(position) });
    live.watch(id);
    return [seat, live] as const;
  });
  let moves = 0;
  const over = (): boolean => Object.values(positions).some(seen => seen.at(-1)?.outcome != null);
  while (!over() && moves < 400) {
    for (const [seat, live] of lives) {
      const position = positions[seat].at(-1);
      if (position === undefined || position.legal.length === 0 || position.outcome !== null) continue;
      const acting = live.act(id, position.version, position.legal[0] as Action);
      if (moves % 12 === 5) {
        const which = ((moves / 12) % 2) | 0;
        processes[which].kill('SIGKILL');
        processes[which] = await start(which === 0 ? PORTS.first : PORTS.second);
      }
      const answer = await acting;
      expect(answer).toMatchObject({ ok: true });
      moves++;
      for (let n = 0; n < 300 && (positions[seat].at(-1)?.sequence ?? 0) < moves; n++) await pause(20);
    }
    await pause(5);
  }
  for (let n = 0; n < 300 && !Object.values(positions).every(seen => seen.at(-1)?.sequence === moves); n++) await pause(20);
  for (const seen of Object.values(positions))
    expect(seen.flatMap(({ news }) => news.filter(({ kind }) => kind !== 'start').map(({ sequence }) => sequence))).toEqual(
      Array.from({ length: moves }, (_, i) => i + 1),
    );
  const reader = new Guest(url);
  expect((await reader.get(`/api/tables/${id}/verify`)).body.ok).toBe(true);
  for (const [, live] of lives) live.close();
  nginx.kill('SIGTERM');
  for (const child of processes) child.kill('SIGKILL');
  await cluster.stop();
});

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
