import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { account, Guest, house, started } from './house.ts';

let server: Server;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await house();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.close();
});

const example = (name: string): string => new URL(`../../../examples/${name}`, import.meta.url).pathname;

test('the example bots, one in TypeScript over the socket and one in Python over HTTP, play a match to its end', async () => {
  const owner = await account(server.url, 'Daidalos');
  const machines: Guest[] = [];
  for (const name of ['Talos', 'Golem']) {
    const machine = new Guest(server.url);
    machine.token = (await owner.post('/api/bots', { name })).body.token;
    machines.push(machine);
  }
  const [first, second] = machines;
  const { id } = await started(first, second);
  const run = (command: string, file: string, { token }: Guest): void => {
    const env = { ...process.env, POLEMOS_URL: server.url, POLEMOS_TOKEN: token, POLEMOS_PAUSE: '0.05' };
    children.push(spawn(command, [example(file)], { env, stdio: 'inherit' }));
  };
  run(process.execPath, 'bot.ts', first);
  run('python3', 'bot.py', second);
  const end = Date.now() + 60_000;
  let outcome = null;
  while (outcome === null && Date.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 200));
    ({ outcome } = await first.position(id));
  }
  expect(outcome).toMatchObject({ rule: expect.stringMatching(/^EG-/) });
});
