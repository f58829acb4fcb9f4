import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Search } from '@polemos/bots';
import { egemonia as typed } from '@polemos/egemonia';
import type { Listed } from '@polemos/games';
import { Fate, type Game, type GameEvent, imagine, see } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { boardgameIo } from './boardgame-io.ts';
import * as ceiling from './ceiling/egemonia.ts';
import { field200 } from './field200.ts';
import { compare, rate } from './measure.ts';
import { Playouts } from './playouts.ts';
import { shareIn } from './profile.ts';

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** Per second. */
  readonly rate: number;
  readonly unit: string;
  readonly ratio?: number;
  /** What the ratio is of. */
  readonly of?: string;
  readonly wanted?: { readonly least: number } | { readonly most: number };
}

const egemonia: Game = typed;
/** Matches between two looks at the clock. */
const BATCH = 20;

/** Random matches on the kernel; each batch has other seeds. */
const playouts = (game: Game, scenario?: string, tell?: (event: GameEvent) => void): (() => number) =>
  playoutsOf(new Playouts(game, scenario), tell);
function playoutsOf(play: Playouts, tell?: (event: GameEvent) => void): () => number {
  let seed = 0;
  return () => {
    const before = play.actions;
    for (let i = 0; i < BATCH; i++, seed++) play.one(seed, seed + 1e6, tell);
    return play.actions - before;
  };
}

function ceilingPlayouts(): () => number {
  let seed = 0;
  return () => {
    const before = ceiling.decisions;
    for (let i = 0; i < BATCH; i++, seed++) ceiling.playOne(seed, seed + 1e6);
    return ceiling.decisions - before;
  };
}

export function againstCeiling(): readonly Row[] {
  const { a, b, ratio } = compare(playouts(egemonia), ceilingPlayouts());
  return [
    { name: 'Egemonia, hand-written loop', rate: b, unit: 'actions' },
    {
      name: 'Egemonia, kernel in search mode',
      rate: a,
      unit: 'actions',
      ratio,
      of: 'the hand-written loop',
      wanted: { least: 0.5 },
    },
  ];
}

export function cloning(): readonly Row[] {
  // A state from the middle of a match, as a search clones them.
  const play = new Playouts(egemonia);
  play.one(1, 1);
  let kept: unknown;
  const clones = (): number => {
    for (let i = 0; i < 1000; i++) kept = egemonia.clone(play.play.state);
    return kept === null ? 0 : 1000;
  };
  const { a, ratio } = compare(clones, playouts(egemonia));
  return [
    { name: 'Egemonia, clone', rate: a, unit: 'clones', ratio: 1 / ratio, of: 'the time of an action', wanted: { most: 0.3 } },
  ];
}

export function telling(): readonly Row[] {
  const told: GameEvent[] = [];
  let count = 0;
  const listen = (event: GameEvent): void => {
    told[count++ & 1023] = event;
  };
  const { a, ratio } = compare(playouts(egemonia, undefined, listen), playouts(egemonia));
  return [{ name: 'Egemonia, events recorded', rate: a, unit: 'actions', ratio, of: 'not recorded', wanted: { least: 0.8 } }];
}

export function searching(): readonly Row[] {
  const fate = new Fate(1);
  const start = new Playouts(egemonia);
  const worlds = imagine(egemonia, see(egemonia, start.first(1), start.play.state.toAct));
  const seat = start.play.state.toAct;
  let search = new Search(egemonia, fate);
  let iterations = 0;
  const think = (): number => {
    if (iterations >= 5_000) {
      search = new Search(egemonia, fate);
      iterations = 0;
    }
    const before = search.actions;
    for (let i = 0; i < BATCH; i++, iterations++) search.iterate(worlds(fate), seat);
    return search.actions - before;
  };
  const { a, ratio } = compare(think, playouts(egemonia));
  return [{ name: 'Egemonia, inside MCTS', rate: a, unit: 'actions', ratio, of: 'bare playouts', wanted: { least: 0.7 } }];
}

/** By the processor time of each thread: what workers lose to each other, not to the rest of the machine. */
export async function working(): Promise<readonly Row[]> {
  const seconds = 2;
  const run = async (workers: number): Promise<number> => {
    const rates = await Promise.all(
      Array.from(
        { length: workers },
        () =>
          new Promise<number>((done, fail) => {
            const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: seconds });
            worker.once('message', done);
            worker.once('error', fail);
          }),
      ),
    );
    return rates.reduce((sum, one) => sum + one, 0);
  };
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < 3; round++) {
    one.push(await run(1));
    two.push(await run(2));
  }
  const best = [Math.max(...one), Math.max(...two)];
  return [
    { name: 'Egemonia, one worker', rate: best[0], unit: 'actions' },
    {
      name: 'Egemonia, two workers',
      rate: best[1],
      unit: 'actions',
      ratio: best[1] / best[0],
      of: 'one worker',
      wanted: { least: 1.8 },
    },
  ];
}

/** The unit: boardgame.io's Client. Everything on the kernel is told in multiples of it. */
export function againstBoardgameIo(): { readonly rows: readonly Row[]; readonly unit: number } {
  const script = join(boardgameIo(), 'client.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, '3'], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`boardgame.io: ${stderr}`);
  const { actions, seconds } = JSON.parse(stdout) as { actions: number; seconds: number };
  const unit = actions / seconds;
  const work = playouts(field200);
  rate(work, 1);
  const ours = rate(work, 2);
  return {
    unit,
    rows: [
      { name: 'field-200, boardgame.io Client', rate: unit, unit: 'actions' },
      { name: 'field-200, kernel', rate: ours, unit: 'actions', ratio: ours / unit, of: 'boardgame.io', wanted: { least: 50 } },
    ],
  };
}

/** Games with every scenario: random matches; and how fast a bot thinks about the opening. */
export async function games(unit: number, listed: readonly Listed[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { id: of, load, pace } of listed) {
    const game = await load();
    const wanted = pace === undefined ? {} : { wanted: { least: pace } };
    for (const { id } of game.scenarios) {
      const name = `${of}, ${id}`;
      const play = new Playouts(game, id);
      const work = playoutsOf(play);
      rate(work, 1);
      const [actions, matches] = [play.actions, play.matches];
      const found = rate(work, 1);
      rows.push({ name, rate: found, unit: 'actions', ratio: found / unit, of: 'boardgame.io', ...wanted });
      rows.push({ name: '', rate: (found * (play.matches - matches)) / (play.actions - actions), unit: 'matches' });
    }
    rows.push({ name: `${of}, MCTS`, rate: rate(thinking(game), 1), unit: 'iterations' });
  }
  return rows;
}

/** How much of a random campaign of the Peloponnesian War is spent in finding routes. */
export function routing(): readonly Row[] {
  const play = new Playouts(peloponnesianWar);
  const work = playoutsOf(play);
  rate(work, 1);
  const before = play.matches;
  const began = process.threadCpuUsage();
  const ratio = shareIn(work, '/peloponnesian-war/rules/operations/routes.ts', 2);
  const { user, system } = process.threadCpuUsage(began);
  const found = ((play.matches - before) * 1e6) / (user + system);
  return [{ name: 'peloponnesian-war, route finding', rate: found, unit: 'matches', ratio, of: 'the time, profiled' }];
}

/** Searches of the first decision, as the game hints that it should be searched, each of a thousand iterations. */
function thinking(game: Game): () => number {
  const fate = new Fate(1);
  const start = new Playouts(game);
  const first = start.first(1);
  const worlds = imagine(game, see(game, first, first.toAct));
  const seat = first.toAct;
  let search = new Search(game, fate);
  let iterations = 0;
  return () => {
    if (iterations >= 1000) {
      search = new Search(game, fate);
      iterations = 0;
    }
    for (let i = 0; i < BATCH; i++, iterations++) search.iterate(worlds(fate), seat);
    return BATCH;
  };
}
