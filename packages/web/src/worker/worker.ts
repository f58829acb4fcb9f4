import { gameById } from '@polemos/games';
import { isFaulty, Match, readSetup } from '@polemos/kernel';
import { find, keep } from '../storage/store.ts';
import { MIND } from './bots.ts';
import { gameOf } from './games.ts';
import { hold } from './hold.ts';
import { think } from './mind.ts';
import {
  type Answer,
  type Ask,
  type Broken,
  type FromWorker,
  LEVELS,
  type NewMatch,
  type Players,
  type ToWorker,
  type Way,
} from './protocol.ts';
import { diceOf, isAlone, load, newId, newSeed, type Opened, read, storedOf, summaryOf } from './record.ts';
import { simulate } from './simulate.ts';
import { Table } from './table.ts';

/** The other side of the page: rules, bots, dice, secrets and storage live here. */
const send = (message: FromWorker): void => self.postMessage(message);
let table: Table | null = null;
let pace = 350;

async function seatAt(opened: Opened): Promise<void> {
  table?.leave();
  const seated = new Table(opened, screen => send({ screen }));
  table = seated;
  seated.pace = pace;
  seated.refresh();
  void seated.go();
}

async function begin(match: NewMatch, chance: readonly unknown[]): Promise<Answer> {
  const game = await gameOf(match.game);
  if (game === null) return { broken: `game '${match.game}'` };
  const setup = readSetup(game, match);
  if (isFaulty(setup)) return setup;
  const seed = match.way === 'companion' ? null : (match.seed ?? newSeed());
  const begun = Match.begin(game, { match: newId(), setup, dice: diceOf(seed), alone: isAlone(match.way), chance });
  if (!(begun instanceof Match)) return begun;
  const opened: Opened = { game, match: begun, way: match.way, players: match.players, seed, created: Date.now(), letters: [] };
  await keep(storedOf(opened), summaryOf(opened));
  return { ok: true, id: begun.id };
}

/** Reads a match file. An imported match never overwrites one that is here. */
async function importFile(file: Blob): Promise<Answer> {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { broken: 'not JSON' };
  }
  const { way, players } = whoPlayed(value);
  const opened = await read({ log: value as never, way, players, seed: newSeed() }, '');
  if ('broken' in opened) return opened;
  const here = await find(opened.match.id);
  const id = here === undefined ? opened.match.id : newId();
  const again = Match.load(opened.game, { ...opened.match.log(), match: id }, { dice: diceOf(opened.seed), alone: isAlone(way) });
  if (!(again instanceof Match)) return { broken: `diverged ${again.diverged}` };
  const kept: Opened = { ...opened, match: again };
  await keep(storedOf(kept), summaryOf(kept));
  return { ok: true, id };
}

interface SaidPlayer {
  readonly kind?: unknown;
  readonly level?: unknown;
  readonly names?: unknown;
}
const namesIn = (names: unknown): { readonly names?: readonly string[] } =>
  Array.isArray(names) && names.length > 1 && names.length <= 7 && names.every(one => typeof one === 'string') ? { names } : {};

/** Whether the game of this file has such a bot. */
function isBot(value: unknown, level: unknown): level is string {
  const { game } = value as { readonly game?: unknown };
  return typeof level === 'string' && [...LEVELS, ...(gameById(game)?.bots ?? [])].includes(level);
}

/** The file's own word for who played; without it, people at one screen. */
function whoPlayed(value: unknown): { way: Way; players: Players } {
  const said = (value as { polemos?: { way?: unknown; players?: unknown } } | null)?.polemos;
  const way = said?.way === 'bot' || said?.way === 'companion' ? said.way : 'hotseat';
  const players: Record<string, Players[string]> = {};
  for (const [seat, player] of Object.entries((said?.players ?? {}) as Record<string, SaidPlayer>))
    players[seat] =
      player?.kind === 'bot' && isBot(value, player.level)
        ? { kind: 'bot', level: player.level }
        : { kind: 'person', ...namesIn(player?.names) };
  return { way, players };
}

/** What is sound of a damaged match, as a new one beside it. */
async function rescue(id: string): Promise<Answer> {
  const whole = await load(id);
  if (!('broken' in whole)) return { ok: true, id };
  if (whole.sound === undefined) return whole;
  const stored = (await find(id)) as { log: { match: string } };
  const opened = await read({ ...stored, log: { ...stored.log, match: newId(), takenBack: [] } as never }, id, whole.sound);
  if ('broken' in opened) return opened;
  await keep(storedOf(opened), summaryOf(opened));
  return { ok: true, id: opened.match.id };
}

/** A kept match as it lies on the shelf, readable or not: so that nothing is lost. */
async function raw(id: string): Promise<Answer> {
  const text = JSON.stringify(((await find(id)) as { log?: unknown } | undefined)?.log ?? null, null, 1);
  return { file: new Blob([text], { type: 'application/json' }), name: `${id}.polemos.json` };
}

async function answer(ask: Ask): Promise<Answer> {
  switch (ask.ask) {
    case 'begin':
      return begin(ask.match, ask.chance);
    case 'open': {
      if (!(await hold(ask.id))) return { broken: 'elsewhere', id: ask.id };
      const opened = await load(ask.id);
      if ('broken' in opened) return opened satisfies Broken;
      await seatAt(opened);
      return { ok: true };
    }
    case 'import':
      return importFile(ask.file);
    case 'rescue':
      return rescue(ask.id);
    case 'raw':
      return raw(ask.id);
    case 'pace':
      pace = ask.milliseconds;
      if (table !== null) table.pace = pace;
      return { ok: true };
    case 'simulate': {
      const game = await gameOf(ask.game);
      return game === null ? { broken: ask.game } : { hashes: simulate(game, ask.seeds) };
    }
  }
  if (table === null) return { broken: 'no match is open' };
  switch (ask.ask) {
    case 'act':
      return table.act(ask.action, ask.version, ask.chance);
    case 'why':
      return table.why(ask.action);
    case 'say':
      return table.say(ask.to, ask.words);
    case 'undo':
      return table.undo();
    case 'redo':
      return table.redo();
    case 'lift':
      return table.lift(ask.seat);
    case 'look':
      return table.look(ask.at, ask.seat);
    case 'frames':
      return table.frames(ask.entry);
    case 'fork':
      return table.fork(ask.at);
    case 'export':
      return table.file();
  }
}

async function hear({ data }: MessageEvent<ToWorker>): Promise<void> {
  try {
    send({ number: data.number, answer: await answer(data) });
  } catch (error) {
    send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

// One script for the table and for the bots that think beside it: it is fetched once.
self.addEventListener('message', self.name === MIND ? think : hear);
