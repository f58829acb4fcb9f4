import { engineOf } from '@polemos/games/releases';
import { commitment, readSetup, type Setup } from '@polemos/kernel';
import { Course } from '../../src/matches/course.ts';
import { insertProgress } from '../../src/storage/records.ts';
import type { RecordRow, TableRow } from '../../src/storage/schema.ts';
import { insertTable } from '../../src/storage/tables.ts';
import type { World } from '../../src/world.ts';

interface Wanted {
  readonly game: string;
  readonly actions: number;
  readonly host: string;
  /** Over by agreement after its last action. */
  readonly over?: boolean;
  /** After each action, taken back and done again: so often. */
  readonly toAndFro?: number;
}

let count = 0;
/** A public match as it would lie in the store after so many actions, without the time it takes to play it through the door. */
export async function storedMatch(
  world: World,
  { game: id, actions, host, over = false, toAndFro = 0 }: Wanted,
): Promise<string> {
  const game = world.games[id];
  const board = `stored-${count++}`;
  const secret = 'ab'.repeat(32);
  const laid: TableRow = {
    id: board,
    game: id,
    rules: game.rules,
    setup: JSON.stringify(readSetup(game, {}) as Setup),
    title: '',
    host,
    open: 1,
    state: over ? 'over' : 'playing',
    pace: '{"kind":"none"}',
    spectators: 1,
    delay: 0,
    secret,
    commitment: commitment(board, secret),
    promised: '[]',
    entropy: '[]',
    start: null,
    rematchOf: null,
    council: 'free',
    autostart: 0,
    absence: 7,
    hook: null,
    verdict: null,
    created: 1,
    started: 1,
    ended: over ? 2 : null,
  };
  const { course, start } = Course.begin(engineOf(game), laid);
  const { match } = course;
  const records: RecordRow[] = [];
  const record = (kind: RecordRow['kind'], seat: string | null, body: object): void => {
    const sequence = records.length + 1;
    records.push({ board, sequence, kind, seat, person: null, key: `k${sequence}`, body: JSON.stringify(body), at: sequence });
  };
  let random = 12345;
  const act = (): string => {
    const { seat } = match.pending()[0];
    const legal = match.legalCodes(seat);
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    const acted = match.act(seat, game.actions.write(legal[random % legal.length]));
    if (!('ok' in acted)) throw new Error(JSON.stringify(acted));
    const { action, chance, hash } = match.last();
    record('act', seat, { action, chance, hash, events: acted.events });
    return seat;
  };
  for (let n = 0; n < actions && match.outcome === null; n++) {
    const seat = act();
    for (let k = 0; k < toAndFro && 'ok' in match.undo(seat); k++) {
      record('undo', seat, { to: match.length });
      act();
    }
  }
  const ended = { reason: 'draw', seat: null, score: match.seats.map(() => 0.5) };
  if (over && match.outcome === null) record('end', null, ended);
  const { db } = world.store;
  const chairs = match.seats.map((seat, position) => ({ board, seat, position, bot: null, botSeed: '' }));
  await insertTable(db, { ...laid, start: JSON.stringify(start) }, chairs);
  for (let i = 0; i < records.length; i += 100)
    await db
      .insertInto('record')
      .values(records.slice(i, i + 100))
      .execute();
  await insertProgress(db, {
    board,
    sequence: records.length,
    version: match.version,
    toAct: '[]',
    deadline: null,
    clocks: '{}',
    outcome: over ? JSON.stringify(match.outcome ?? ended) : null,
    updated: 1,
  });
  return board;
}
