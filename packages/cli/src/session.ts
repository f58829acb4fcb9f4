import { GAMES, gameById, type Listed } from '@polemos/games';
import {
  type Acted,
  actionsOf,
  type Begin,
  type Dice,
  type Fault,
  type Game,
  type GameText,
  isDiverged,
  isFaulty,
  isWhole,
  Match,
  type Refused,
  readLog,
  readSetup,
  respelt,
  type Setup,
  seededDice,
} from '@polemos/kernel';
import { explained } from './messages.ts';
import { Script } from './script.ts';
import { seatsIn } from './setup.ts';
import { isNewer, newer } from './verify.ts';

/** An answer is one JSON object: one line. */
export type Answer = Readonly<Record<string, unknown>>;
/** What is wrong with a message; the process goes on. */
export class Complaint extends Error {
  readonly code: string;
  readonly more: Answer;
  constructor(code: string, message: string, more: Answer = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
function fieldsOf(value: unknown, of: string, known: readonly string[]): Fields {
  if (!isFields(value)) throw new Complaint('bad-message', `"${of}" wants an object`);
  for (const key of Object.keys(value))
    if (!known.includes(key))
      throw new Complaint('bad-message', `"${of}" has no field "${key.slice(0, 40)}"; it has ${known.join(', ')}`);
  return value;
}

/**
 * The conversation of `polemos match`: one message in, one answer out. docs/protocol.md describes it. Whoever speaks here owns
 * the table and may know everything; what a seat may know is asked for by its name.
 */
export class Session {
  private match: Match | null = null;
  private text: GameText | null = null;
  private script = new Script([], null);
  private count = 0;
  private stoppedAt: { readonly phase: string; again(told: number): Answer } | null = null;

  private readonly commands: Readonly<Record<string, (value: unknown) => Answer | Promise<Answer>>> = {
    new: value => this.begin(value),
    go: () => this.go(),
    clear: () => this.clear(),
    schema: value => this.schema(value),
    actions: value => this.actions(value),
    load: value => this.load(value),
    chance: value => this.goOn(value),
    act: value => this.act(value),
    undo: value => this.undo(value),
    redo: () => this.told(this.table().redo()),
    pending: () => ({ pending: this.table().pending(), version: this.table().version }),
    legal: value => ({ legal: this.table().legal(this.seat(value)), version: this.table().version }),
    why: value => this.why(value),
    view: value => ({ view: this.table().see(this.watcher(value)).view }),
    seen: value => ({ seen: this.table().see(this.watcher(value)) }),
    events: value => this.events(value),
    position: () => ({ position: this.position() }),
    log: () => ({ log: this.table().log() }),
    hash: () => ({ hash: this.table().hash() }),
    outcome: () => ({ outcome: this.table().outcome }),
  };

  /** Answers every message, also a wrong one. An `id` comes back with the answer. */
  async answer(line: string): Promise<Answer> {
    let id: Answer = {};
    try {
      const message = parseLine(line);
      if (message.id !== undefined) id = { id: message.id };
      const names = Object.keys(message).filter(key => key !== 'id');
      if (names.length !== 1) throw new Complaint('bad-message', 'a message is an object with one command');
      if (!Object.hasOwn(this.commands, names[0]))
        throw new Complaint(
          'unknown-command',
          `there is no "${names[0].slice(0, 40)}"; there are ${Object.keys(this.commands).join(', ')}`,
        );
      return { ...id, ...(await this.commands[names[0]](message[names[0]])) };
    } catch (error) {
      if (error instanceof Complaint) return { ...id, error: { code: error.code, message: error.message, ...error.more } };
      return { ...id, error: { code: 'internal', message: String(error).slice(0, 500) } };
    }
  }

  // ---- beginning

  private async begin(value: unknown): Promise<Answer> {
    const given = fieldsOf(value, 'new', [
      'game',
      'scenario',
      'options',
      'seed',
      'position',
      'board',
      'chance',
      'alone',
      'match',
      'until',
    ]);
    const listed = listedGame(given.game);
    const game = await listed.load();
    if (given.options !== undefined && !isFields(given.options)) throw new Complaint('bad-message', '"options" wants an object');
    const setup = readSetup(game, given);
    if (isFaulty(setup)) throw faulty(setup.faults);
    const { en } = await listed.text(setup.scenario, setup.options);
    const match = typeof given.match === 'string' ? given.match.slice(0, 100) : `match-${++this.count}`;
    const alone = aloneOf(given.alone, game, setup);
    if (given.until !== undefined && typeof given.until !== 'string')
      throw new Complaint('bad-message', '"until" wants the name of a phase');
    const script = new Script(listOf(given.chance), diceOf(given.seed));
    this.match = null;
    this.text = en;
    this.script = script;
    this.stoppedAt = null;
    return this.start(game, { match, setup, alone }, given.until);
  }

  /** Begins to run by itself; with `until` it stops before that phase, and `go` lets it run on. */
  private start(game: Game, begin: Omit<Begin, 'dice' | 'chance' | 'until'>, until?: string): Answer {
    const { match } = begin;
    return this.script.play((chance, dice) => {
      const begun = Match.begin(game, { ...begin, dice, chance, ...(until === undefined ? {} : { until }) });
      if (isFaulty(begun)) throw faulty(begun.faults);
      if (!(begun instanceof Match)) return this.told(begun);
      this.match = begun;
      const stopped = until !== undefined && begun.stopped;
      this.stoppedAt = stopped ? { phase: until, again: told => this.startAgain(game, begin, chance, told) } : null;
      return {
        ok: true,
        match,
        seats: begun.seats,
        version: begun.version,
        events: begun.allEvents().flat(),
        ...(stopped ? { stopped: until } : {}),
      };
    });
  }

  /** The same beginning, with the outcomes that it has met already, and on from there. */
  private startAgain(game: Game, begin: Omit<Begin, 'dice' | 'chance' | 'until'>, met: readonly unknown[], told: number): Answer {
    this.script.putBack(met);
    const answer = this.start(game, begin);
    return Array.isArray(answer.events) ? { ...answer, events: answer.events.slice(told) } : answer;
  }
  private go(): Answer {
    const told = this.table().allEvents().flat().length;
    if (this.stoppedAt === null) throw new Complaint('bad-message', 'nothing has been stopped: see "until" of "new"');
    const { again } = this.stoppedAt;
    this.stoppedAt = null;
    return again(told);
  }
  /** Drops outcomes that wait, and the command that waits for more. */
  private clear(): Answer {
    this.script.clear();
    return { ok: true, waiting: 0 };
  }

  private async schema(value: unknown): Promise<Answer> {
    return { schema: (await listedGame(value).load()).position.schema };
  }
  private async actions(value: unknown): Promise<Answer> {
    return { actions: actionsOf((await listedGame(value).load()).actions) };
  }
  /** Stopped before a phase, the position is one of that phase. */
  private position(): Answer {
    const { stack, ...position } = this.table().position() as Record<string, unknown>;
    if (this.stoppedAt !== null) return { ...position, phase: this.stoppedAt.phase };
    return stack === undefined ? position : { ...position, stack };
  }

  private async load(value: unknown): Promise<Answer> {
    const wrapped = isFields(value) && 'log' in value;
    const given = wrapped ? fieldsOf(value, 'load', ['log', 'seed', 'chance', 'alone', 'at']) : { log: value };
    const log = readLog(given.log);
    if ('broken' in log) throw new Complaint('bad-log', log.broken);
    const listed = listedGame(log.game);
    const game = await listed.load();
    const setup = readSetup(game, log.setup);
    if (isFaulty(setup)) throw faulty(setup.faults);
    if (isNewer(log, game)) throw new Complaint('bad-log', newer(log, game));
    const until = given.at ?? log.entries.length;
    if (!isWhole(until, 0, log.entries.length))
      throw new Complaint('bad-message', `"at" must be from 0 to ${log.entries.length}`);
    const loaded = Match.load(game, log, { alone: aloneOf(given.alone, game, setup), until });
    if (isDiverged(loaded))
      throw new Complaint('diverged', `the log does not replay: it parts at entry ${loaded.diverged}`, { diverged: loaded });
    this.match = loaded;
    this.stoppedAt = null;
    this.text = (await listed.text(setup.scenario, setup.options)).en;
    this.script = new Script(listOf(given.chance), diceOf(given.seed));
    return { ok: true, match: log.match, seats: loaded.seats, version: loaded.version, entries: loaded.length };
  }

  // ---- acting

  private act(value: unknown): Answer {
    const { seat, action, version, chance } = fieldsOf(value, 'act', ['seat', 'action', 'version', 'chance']);
    const match = this.table();
    if (typeof seat !== 'string') throw new Complaint('bad-message', '"act" wants a seat');
    this.script.add(listOf(chance));
    return this.script.play((known, dice) => {
      match.dice = dice;
      return this.told(match.act(seat, action, { ...(version === undefined ? {} : { version }), chance: known }));
    });
  }

  private goOn(value: unknown): Answer {
    this.script.add(listOf(value));
    return this.script.goOn() ?? { ok: true, waiting: this.script.length };
  }

  private undo(value: unknown): Answer {
    const match = this.table();
    const { seat, to } = value === true ? {} : fieldsOf(value, 'undo', ['seat', 'to']);
    const last = match.log().entries.at(-1)?.seat ?? null;
    const who = seat === undefined ? last : this.seat(seat);
    return this.told(to === undefined ? match.undo(who) : match.undo(who, to as number));
  }

  private told(acted: Acted): Answer {
    if ('refused' in acted) return { refused: this.explain(acted.refused) };
    if ('need' in acted) return { need: acted.need };
    return { ok: true, version: this.table().version, events: acted.events };
  }

  // ---- asking

  private why(value: unknown): Answer {
    const { seat, action } = fieldsOf(value, 'why', ['seat', 'action']);
    if (typeof seat !== 'string') throw new Complaint('bad-message', '"why" wants a seat');
    const refused = this.table().why(this.spelt(seat), action);
    return { why: refused === null ? null : this.explain(refused) };
  }

  private events(value: unknown): Answer {
    const match = this.table();
    if (value === true) return { events: match.allEvents() };
    const { seat, from = 0 } = isFields(value) ? fieldsOf(value, 'events', ['seat', 'from']) : { seat: value };
    if (!isWhole(from, 0)) throw new Complaint('bad-message', '"from" wants a whole number');
    if (seat === undefined) return { events: match.allEvents(from) };
    return { events: match.events(this.watcher(seat), from) };
  }

  private explain(refused: Refused): Answer {
    return { ...explained(refused, this.text as GameText) };
  }

  private table(): Match {
    if (this.match === null) throw new Complaint('no-match', 'begin with "new" or "load"');
    return this.match;
  }

  /** A seat as it is called now: former spellings are still read. */
  private spelt(seat: string): string {
    const { seats, game } = this.table();
    return seats.includes(seat) ? seat : respelt(seat, game.aliases);
  }
  private seat(value: unknown): string {
    const { seats } = this.table();
    const seat = typeof value === 'string' ? this.spelt(value) : '';
    if (seats.includes(seat)) return seat;
    throw new Complaint('unknown-seat', `there is no such seat; there is ${seats.join(', ')}`);
  }
  /** A seat, or null for a spectator. */
  private watcher(value: unknown): string | null {
    return value === null ? null : this.seat(value);
  }
}

function parseLine(line: string): Fields {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new Complaint('malformed', 'this line is not JSON');
  }
  if (!isFields(message)) throw new Complaint('bad-message', 'a message is an object with one command');
  return message;
}

function listedGame(id: unknown): Listed {
  const listed = gameById(id);
  if (listed === undefined) throw new Complaint('unknown-game', `there is ${GAMES.map(game => game.id).join(', ')}`);
  return listed;
}

const faulty = (faults: readonly Fault[]): Complaint =>
  new Complaint('bad-setup', faults.map(({ at, what }) => `${at}: ${what}`).join('; '), { faults });

/** One seat is always alone; several are when they say so. */
function aloneOf(value: unknown, game: Game, setup: Setup): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new Complaint('bad-message', '"alone" wants true or false');
  return value ?? seatsIn(game, setup).length === 1;
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Complaint('bad-message', '"chance" wants a list of outcomes');
  return value;
}

function diceOf(seed: unknown): Dice {
  if (seed === undefined || seed === null) return null;
  if (typeof seed !== 'string' && !Number.isSafeInteger(seed))
    throw new Complaint('bad-message', '"seed" wants a text or a whole number');
  return seededDice(seed as string | number);
}
