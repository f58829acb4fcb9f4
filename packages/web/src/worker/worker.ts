import { gameById } from '@polemos/games';
import { isFaulty, Match, onBoard, readSetup, TEMPERS } from '@polemos/kernel';
import { find, keep, type Stored } from '../storage/store.ts';
import { MIND } from './bots.ts';
import { loadChecks } from './checks.ts';
import { type Draft, draftScreen } from './draft.ts';
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
  type Rolled,
  type ToWorker,
  temperedLevels,
} from './protocol.ts';
import { diceOf, isAlone, isEndedBy, load, newId, newSeed, type Opened, read, storedOf, summaryOf } from './record.ts';
import { Table } from './table.ts';

/** The other side of the page: rules, bots, dice, secrets and storage live here. */
const send = (message: FromWorker): void => self.postMessage(message);
let table: Table | null = null;
let pace = 350;

async function seatAt(opened: Opened): Promise<void> {
  table?.leave();
  const seated = new Table(opened, {
    show: screen => send({ screen }),
    kept: storage => send({ storage }),
    progress: progress => send({ progress }),
  });
  table = seated;
  seated.pace = pace;
  seated.refresh();
  void seated.go();
}

/** Kept, or held as long as the page stays: then the page says so. */
async function keepOrSay(opened: Opened): Promise<void> {
  send({ storage: await keep(storedOf(opened), summaryOf(opened)) });
}

async function begin(match: NewMatch, chance: readonly unknown[]): Promise<Answer> {
  const game = await gameOf(match.game);
  if (game === null) return { broken: `game '${match.game}'` };
  if (match.position !== undefined) await loadChecks();
  const setup = readSetup(game, match);
  if (isFaulty(setup)) return setup;
  const seed = match.way === 'companion' ? null : (match.seed ?? newSeed());
  const begun = Match.begin(game, { match: newId(), setup, dice: diceOf(seed), alone: isAlone(match.way), chance });
  if (!(begun instanceof Match)) {
    if (!('need' in begun) || match.way !== 'companion') return begun;
    draft = { id: newId(), match, game: onBoard(game, setup.board), setup, chance: [] };
    return { ok: true, id: draft.id };
  }
  const opened: Opened = {
    game: begun.game,
    match: begun,
    way: match.way,
    players: match.players,
    seed,
    created: Date.now(),
    letters: [],
  };
  await keepOrSay(opened);
  return { ok: true, id: begun.id };
}

/** A match at a real table before it has begun: its set-up is being rolled, with the board before everybody's eyes. */
let draft: Draft | null = null;
function drawDraft({ id, match, game, setup, chance }: Draft): Answer {
  table?.leave();
  table = null;
  const rolling = Match.rollingStart(game, setup, chance);
  if (rolling === null) return { broken: 'nothing to roll' };
  send({ screen: draftScreen({ id, match, game, setup, rolling, chance }) });
  return { ok: true };
}
async function rollDraft({ id, match, game, setup, chance }: Draft, ask: Rolled | { readonly ask: 'correct' }): Promise<Answer> {
  if (ask.ask === 'roll' && ask.known !== chance.length) return { refused: { code: 'stale' } };
  const known = ask.ask === 'correct' ? chance.slice(0, -1) : [...chance, ask.value];
  const begun = Match.begin(game, { match: id, setup, dice: null, alone: isAlone(match.way), chance: known });
  if (!(begun instanceof Match)) {
    if (!('need' in begun)) return begun;
    draft = { id, match, game, setup, chance: known };
    return drawDraft(draft);
  }
  draft = null;
  const opened: Opened = {
    game,
    match: begun,
    way: match.way,
    players: match.players,
    seed: null,
    created: Date.now(),
    letters: [],
  };
  await keepOrSay(opened);
  await hold(id);
  await seatAt(opened);
  return { ok: true };
}

/** Reads a match file. An imported match never overwrites one that is here. */
async function importFile(file: Blob, once: boolean): Promise<Answer> {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { broken: 'not JSON' };
  }
  const { way, players, ended } = whoPlayed(value);
  const seed = way === 'companion' ? null : newSeed();
  const opened = await read({ log: value as never, way, players, seed, ...ended }, '');
  if ('broken' in opened) return opened;
  const here = await find(opened.match.id);
  if (once && (here as Partial<Stored> | undefined)?.log?.entries.length === opened.match.length)
    return { ok: true, id: opened.match.id };
  const id = here === undefined ? opened.match.id : newId();
  const again = Match.load(opened.game, { ...opened.match.log(), match: id }, { dice: diceOf(opened.seed), alone: isAlone(way) });
  if (!(again instanceof Match)) return { broken: `diverged ${again.diverged}` };
  const kept: Opened = { ...opened, match: again };
  await keepOrSay(kept);
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
  if (typeof level !== 'string') return false;
  const [name, temper, ...rest] = level.split('/');
  if (temper === undefined) return [...LEVELS, ...(gameById(game)?.bots ?? [])].includes(name);
  return rest.length === 0 && temperedLevels(gameById(game)).includes(name) && TEMPERS.some(one => one === temper);
}

/** The file's own word for who played, and how they ended it; without it, people at one screen. */
function whoPlayed(value: unknown): Pick<Stored, 'way' | 'players'> & { readonly ended: Pick<Stored, 'ended'> } {
  const said = (value as { polemos?: { way?: unknown; players?: unknown; ended?: unknown } } | null)?.polemos;
  const way = said?.way === 'bot' || said?.way === 'companion' ? said.way : 'hotseat';
  const players: Record<string, Players[string]> = {};
  for (const [seat, player] of Object.entries((said?.players ?? {}) as Record<string, SaidPlayer>))
    players[seat] =
      player?.kind === 'bot' && isBot(value, player.level)
        ? { kind: 'bot', level: player.level }
        : { kind: 'person', ...namesIn(player?.names) };
  return { way, players, ended: isEndedBy(said?.ended) ? { ended: said.ended } : {} };
}

/** What is sound of a damaged match, as a new one beside it. */
async function rescue(id: string): Promise<Answer> {
  const whole = await load(id);
  if (!('broken' in whole)) return { ok: true, id };
  if (whole.sound === undefined) return whole;
  const stored = (await find(id)) as { log: { match: string } };
  const opened = await read({ ...stored, log: { ...stored.log, match: newId(), takenBack: [] } as never }, id, whole.sound);
  if ('broken' in opened) return opened;
  await keepOrSay(opened);
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
      if (draft !== null && draft.id === ask.id) return drawDraft(draft);
      if (!(await hold(ask.id))) return { broken: 'elsewhere', id: ask.id };
      const opened = await load(ask.id);
      if ('broken' in opened) return opened satisfies Broken;
      await seatAt(opened);
      return { ok: true };
    }
    case 'import':
      return importFile(ask.file, ask.once === true);
    case 'pack':
      return (await import('./packing.ts')).pack(ask.id);
    case 'unpack':
      return (await import('./packing.ts')).unpack(ask.packed);
    case 'check':
      return { checked: await (await import('./check.ts')).check(await ask.file.text()) };
    case 'edit':
      return (await import('./edit.ts')).edit(ask.draft);
    case 'board':
      return (await import('./boards.ts')).readBoardFile(ask.game, ask.file);
    case 'board-file':
      return (await import('./boards.ts')).writeBoardFile(ask.game, ask.board);
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
      if (game === null) return { broken: ask.game };
      const { simulate } = await import('./simulate.ts');
      return { hashes: simulate(game, ask.seeds) };
    }
  }
  if (draft !== null && (ask.ask === 'roll' || ask.ask === 'correct')) return rollDraft(draft, ask);
  if (table === null) return { broken: 'no match is open' };
  switch (ask.ask) {
    case 'act':
      return table.act(ask.action, ask.version, ask.chance);
    case 'why':
      return table.why(ask.action);
    case 'moment':
      return table.moment(ask.at);
    case 'foresee':
      return table.foresee(ask.action);
    case 'advise':
      return table.advise();
    case 'report':
      return table.report();
    case 'explain':
      return table.explain(ask.entry);
    case 'say':
      return table.say(ask.to, ask.words);
    case 'roll':
      return table.roll(ask);
    case 'correct':
      return table.correct();
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
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ number: data.number, failed });
  }
}

// One script for the table and for the bots that think beside it: it is fetched once.
self.addEventListener('message', self.name === MIND ? think : hear);
