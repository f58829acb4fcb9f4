/**
 * A small external bot: takes part in every match that its account sits in, by the first legal action.
 *
 *   POLEMOS_URL=http://127.0.0.1:4310 POLEMOS_TOKEN=… node examples/bot.ts
 *
 * The token is that of a bot account (POST /api/bots). The account joins tables like everybody else: by a seat of a
 * public table (POST /api/tables/<id>/join) or by an invitation.
 */
import WebSocket from 'ws';
import type { Action } from '../packages/kernel/src/index.ts';
import { api, Live, type Position, type Socket } from '../packages/server/client/index.ts';

const url = process.env.POLEMOS_URL ?? 'http://127.0.0.1:4310';
const headers = { authorization: `Bearer ${process.env.POLEMOS_TOKEN ?? ''}` };
const server = api(url, headers);

/** This is where a better bot thinks: `seen` is what the seat may know, `legal` is every action that is allowed. */
const choose = ({ legal }: Position): Action => legal[0];

const live = new Live(() => new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers }) as unknown as Socket, {
  async position(position) {
    if (position.legal.length === 0) return;
    const answer = await live.act(position.table, position.version, choose(position));
    if ('refused' in answer) console.error(position.table, answer.refused);
  },
});

// New tables are looked for now and then; those known are watched.
const known = new Set<string>();
for (;;) {
  for (const { id, state } of await server.myTables())
    if (state === 'playing' && !known.has(id)) {
      known.add(id);
      live.watch(id);
    }
  await new Promise(resolve => setTimeout(resolve, 2000));
}
