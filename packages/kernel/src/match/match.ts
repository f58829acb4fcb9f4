import { boardIn } from '../board/board.ts';
import { onBoard } from '../board/on-board.ts';
import type { Dice } from '../chance/dice.ts';
import { type Chance, Fate, type Need } from '../chance/fate.ts';
import { type Action, type Code, Offer } from '../game/action.ts';
import { respelt } from '../game/alias.ts';
import { type GameEvent, seenBy } from '../game/event.ts';
import { type Fault, type Game, isFaulty, type Setup } from '../game/game.ts';
import { Play } from '../game/play.ts';
import { type Seen, see, waiting } from '../game/seen.ts';
import { type BaseState, NOBODY, OPEN, type Outcome, type Seat } from '../game/state.ts';
import type { Acted, Diverged, Pending, Refused } from './acted.ts';
import { attempt } from './attempt.ts';
import { checked } from './checked.ts';
import { hashOf } from './hash.ts';
import { History } from './history.ts';
import type { Entry, MatchLog, SealOfLog } from './log.ts';
import { type Again, beginning, type Frames, KEPT_EVERY, Past } from './past.ts';
import { beginOf } from './rehearsal.ts';
import { type Rolling, rollingOf } from './rolling.ts';
import { plainState, type Snapshot, stateOf } from './snapshot.ts';

export interface Begin {
  readonly match: string;
  readonly setup: Setup;
  readonly dice: Dice;
  /** One person alone with the game or with bots: may take back without limit, marked in the log. */
  readonly alone?: boolean;
  /** What happens by itself stops before this phase: to look at, not to play on. */
  readonly until?: string;
  /** Outcomes of the set-up, scripted. */
  readonly chance?: readonly unknown[];
  readonly seal?: SealOfLog | null;
  readonly forkOf?: MatchLog['forkOf'];
}

/** Filled and read in one breath: one is enough for all matches. */
const OFFERED = new Offer();

/**
 * A match: the careful way to play. It checks everything, records chance, events and hashes, and can go back. A refused
 * or interrupted action leaves it exactly as it was.
 */
// biome-ignore lint/suspicious/noExplicitAny: `Match` alone is a match of any game
export class Match<S extends BaseState = any, V = any> {
  readonly game: Game<S, V>;
  readonly id: string;
  readonly setup: Setup;
  readonly alone: boolean;
  readonly seal: SealOfLog | null;
  readonly forkOf: MatchLog['forkOf'];
  dice: Dice;
  /** Counts decisions taken, taken back and repeated: an action says which version it answers. */
  version = 0;
  /** Begun with `until`, and stopped there. */
  stopped = false;
  private state: S;
  private readonly fate = new Fate(0);
  private readonly done = new History();
  private startChance: readonly Chance[] = [];
  private startHash = '';
  private readonly past: Past<S, V>;
  private undone: readonly Entry[] = [];
  /** What the state weighed, after which entry. */
  private weighed = { at: 0, state: 0 };

  private constructor(game: Game<S, V>, begin: Begin, state: S) {
    this.game = game;
    this.id = begin.match;
    this.setup = begin.setup;
    this.dice = begin.dice;
    this.alone = begin.alone ?? false;
    this.seal = begin.seal ?? null;
    this.forkOf = begin.forkOf ?? null;
    this.state = state;
    this.past = new Past(game, begin.setup, entry => this.again(entry));
  }

  static begin<S extends BaseState, V>(
    of: Game<S, V>,
    given: Begin,
  ): Match<S, V> | { readonly need: Need } | { readonly refused: Refused } | { readonly faults: readonly Fault[] } {
    const begin = of.aliases === undefined ? given : { ...given, setup: respelt(given.setup, of.aliases) };
    const board = boardIn(of, begin.setup.board);
    if (isFaulty(board)) return board;
    const game = onBoard(of, board);
    const read = beginOf(game, begin.setup);
    if (isFaulty(read)) return read;
    const match = new Match(game, begin, read);
    const stop = begin.until === undefined ? null : (game.position.startOf?.(read, begin.until) ?? null);
    if (begin.until !== undefined && stop === null)
      return { faults: [{ at: '/until', what: `no such phase: ${begin.until.slice(0, 40)}` }] };
    const ran = match.attempt(0, begin.chance ?? [], play => {
      if (stop === null) play.run();
      else match.stopped = play.runTo(stop);
    });
    if (!('state' in ran)) return ran;
    match.state = ran.state;
    match.done.told.push(ran.events);
    match.startChance = ran.chance;
    match.startHash = hashOf(ran.state);
    match.past.went(0, read, ran.state);
    return match;
  }

  /**
   * Replays a log. Stops at the first entry that does not do what it did when it was recorded. With `older` a log of earlier rules is taken
   * up where every action is still legal and meets its chance: what the states were like then is not compared.
   */
  static load<S extends BaseState, V>(
    game: Game<S, V>,
    written: MatchLog,
    { dice = null as Dice, alone = false, until = written.entries.length, older = false } = {},
  ): Match<S, V> | Diverged {
    const log = respelt(written, game.aliases);
    const { match: id, setup, seal, forkOf } = log;
    const match = Match.begin(game, { match: id, setup, seal, forkOf, dice: null, alone, chance: log.start.chance });
    if (!(match instanceof Match)) return { diverged: 0, because: match };
    const compared = !(older && log.rules < game.rules);
    if (compared && match.startHash !== log.start.hash) return { diverged: 0, expected: log.start.hash, found: match.startHash };
    const parted = match.follow(
      log.entries.slice(0, until),
      log.takenBack.filter(({ at }) => at <= until),
      compared,
    );
    if (parted !== null) return parted;
    match.dice = dice;
    return match;
  }

  /**
   * A match taken up from a snapshot, without replaying what came before it. Null when the snapshot does not fit the log:
   * it is a cache for one version of the rules, the log is the match. Events before it are not known.
   */
  static resume<S extends BaseState, V>(of: Game<S, V>, written: MatchLog, snapshot: Snapshot, dice: Dice): Match<S, V> | null {
    const log = respelt(written, of.aliases);
    const { match: id, setup, seal, forkOf } = log;
    const board = boardIn(of, setup.board);
    if (isFaulty(board)) return null;
    const game = onBoard(of, board);
    const { at, version } = snapshot;
    // Through `clone`, so that it has the shape of every other state: the engine's fast path.
    const state = game.clone(stateOf(snapshot.state, beginning(game, setup)));
    const hash = at === 0 ? log.start.hash : log.entries[at - 1]?.hash;
    if (log.rules !== game.rules || at % KEPT_EVERY !== 0 || hashOf(state) !== hash) return null;
    const match = new Match(game, { match: id, setup, seal, forkOf, dice }, state);
    match.startChance = log.start.chance;
    match.startHash = log.start.hash;
    match.done.takeUp(log.entries.slice(0, at), log.takenBack);
    match.past.keep(at, state);
    match.version = version;
    return match;
  }

  /** Plays on what a log holds beyond this match, and knows what was taken back meanwhile. Where both part, says so. */
  follow(entries: readonly Entry[], takenBack: MatchLog['takenBack'], compared = true): Diverged | null {
    for (const { seat, action, chance, hash } of entries) {
      const acted = this.act(seat, action, { chance });
      if (!('ok' in acted)) return { diverged: this.length + 1, because: acted };
      const found = this.last().hash;
      if (compared && found !== hash) return { diverged: this.length, expected: hash, found };
    }
    this.done.takenBack.push(...takenBack);
    this.version += 2 * takenBack.reduce((sum, { count }) => sum + count, 0);
    return null;
  }

  /**
   * Lets go of what only looking far back needs: what was told, and snapshots behind which no seat can go back. It is then like a
   * match that was resumed. A server has many at hand.
   */
  lighten(): void {
    const back = Math.min(...this.seats.map(seat => this.undoable(seat)));
    this.past.letGo(back);
    this.done.lighten(back);
  }

  /** About how many bytes it holds. */
  weight(): number {
    // A state hardly grows from one action to the next: it need not be written out each time.
    if (Math.abs(this.length - this.weighed.at) >= KEPT_EVERY || this.weighed.state === 0)
      this.weighed = { at: this.length, state: 3 * JSON.stringify(this.state).length };
    return this.weighed.state * (1 + this.past.held) + this.done.weight;
  }

  // ---- asking

  /** Something to resume from: the latest moment that is kept and back behind which no seat can go. Null when it is no later than one that is known. */
  snapshot(known = -1): Snapshot | null {
    if (this.length - (this.length % KEPT_EVERY) <= known) return null;
    const back = Math.min(...this.seats.map(seat => this.undoable(seat)));
    const at = back - (back % KEPT_EVERY);
    if (at <= known) return null;
    // Whoever plays on from there comes to the version of now, whatever was taken back on the way.
    return { at, version: this.version - this.done.raisedSince(at), state: plainState(this.past.at(at)) };
  }

  get length(): number {
    return this.done.length;
  }
  /** How many entries have been taken back so far. */
  get goneBack(): number {
    return this.done.goneBack;
  }
  get seats(): readonly string[] {
    return this.game.seatsOf(this.state);
  }
  get outcome(): Outcome | null {
    return this.state.outcome;
  }
  hash(): string {
    return hashOf(this.state);
  }

  pending(): readonly Pending[] {
    if (this.state.toAct === NOBODY) return [];
    const play = this.play(this.state);
    const asked = play.asked();
    const by = this.state.stack?.by ?? {};
    const about = asked.about?.(play, by) ?? {};
    return waiting(this.state).map(seat => ({ seat: this.seats[seat], step: asked.name, rule: asked.rule, about }));
  }

  legal(seat: string): readonly Action[] {
    return this.legalCodes(seat).map(n => this.game.actions.write(n));
  }

  /** Why this seat may not do this now, or null. */
  why(seat: string, action: unknown): Refused | null {
    const checked = this.check(seat, action);
    return typeof checked === 'number' ? null : checked.refused;
  }

  see(seat: string | null): Seen<V> {
    return see(this.game, this.state, seat === null ? NOBODY : this.seats.indexOf(seat));
  }

  position(): object {
    return this.game.position.write(this.state);
  }

  /** What a seat was told, by entry; the first list is of the set-up. */
  events(seat: string | null, from = 0): readonly (readonly GameEvent[])[] {
    return this.done.told.slice(from).map(events => events.map(event => seenBy(event, seat)));
  }
  /** Everything told, secrets included: for tests and for the owner of a local match. */
  allEvents(from = 0): readonly (readonly GameEvent[])[] {
    return this.done.told.slice(from);
  }

  /**
   * What a seat saw before an entry (0: the set-up), after each event of it, and at its end: the entry is played again with the
   * chance it met. The last frame is the view after the entry, also where something happened after its last event.
   */
  frames(entry: number, seat: string | null): Frames<V> {
    const eyes = seat === null ? NOBODY : this.seats.indexOf(seat);
    return this.past.frames(entry, eyes);
  }

  /** An action that waits for a roll, as far as it has come with what was rolled already; null where nothing is missing. */
  rolling(seat: string, action: unknown, chance: readonly Chance[]): Rolling<V> | null {
    const code = this.check(seat, action);
    if (typeof code !== 'number') return null;
    const eyes = this.seats.indexOf(seat);
    return rollingOf(this.game, this.state, { eyes, chance, run: play => play.take(code, eyes) });
  }
  /** The same of a set-up, before there is a match. */
  static rollingStart<S extends BaseState, V>(game: Game<S, V>, setup: Setup, chance: readonly Chance[]): Rolling<V> | null {
    return rollingOf(game, beginning(game, setup), { eyes: NOBODY, chance, run: play => play.run() });
  }

  /** The latest entry. */
  last(): Entry {
    return this.done.entries[this.length - 1];
  }

  /** The whole log. While a sealed match goes on, it holds no secret of its dice. */
  log(): MatchLog {
    return {
      format: 1,
      game: this.game.id,
      rules: this.game.rules,
      match: this.id,
      setup: this.setup,
      start: { chance: this.startChance, hash: this.startHash },
      entries: this.done.entries.slice(),
      takenBack: this.done.takenBack.slice(),
      forkOf: this.forkOf,
      seal: this.seal === null || this.outcome !== null ? this.seal : { ...this.seal, secret: null },
    };
  }

  // ---- acting

  act(seat: string, action: unknown, { version, chance = [] }: { version?: unknown; chance?: readonly unknown[] } = {}): Acted {
    if (version !== undefined && version !== this.version) return { refused: { code: 'stale' } };
    const by = this.seats.includes(seat) ? seat : respelt(seat, this.game.aliases);
    const checked = this.check(by, action);
    if (typeof checked !== 'number') return checked;
    const acted = this.apply(this.seats.indexOf(by), checked, respelt(chance, this.game.aliases));
    if ('ok' in acted) this.undone = [];
    return acted;
  }

  /** Back to any earlier entry, because all agreed. The server's dice do not fall the same way again. */
  rewind(to: number): Acted {
    if (!Number.isInteger(to) || to < 0 || to >= this.length) return { refused: { code: 'nothing-to-undo' } };
    this.goBack(to);
    this.undone = [];
    return { ok: true, events: [] };
  }

  /** The earliest entry back to which a seat may go: `length` when it may not. */
  undoable(seat: string | null): number {
    return this.alone ? 0 : this.done.undoable(seat);
  }

  /** Takes back the last action, or all since entry `to`. */
  undo(seat: string | null, to = this.length - 1): Acted {
    if (!Number.isInteger(to) || to < 0 || to >= this.length || to < this.undoable(seat))
      return { refused: { code: 'nothing-to-undo' } };
    this.undone = [...this.goBack(to), ...this.undone];
    return { ok: true, events: [] };
  }

  private goBack(to: number): readonly Entry[] {
    this.state = this.past.at(to);
    this.past.goBack(to);
    const gone = this.done.goBack(to);
    this.version += gone.length;
    return gone;
  }

  /** Repeats what was taken back last, with the same chance. */
  redo(): Acted {
    const [entry, ...rest] = this.undone;
    if (entry === undefined) return { refused: { code: 'nothing-to-redo' } };
    const acted = this.act(entry.seat, entry.action, { chance: entry.chance });
    if ('ok' in acted) this.undone = rest;
    return acted;
  }

  /** Another match from any point of this one, with dice of its own: it never shares the secret of this one. */
  fork(at: number, id: string, dice: Dice): Match<S, V> {
    const log: MatchLog = { ...this.log(), match: id, takenBack: [], seal: null, forkOf: { match: this.id, at } };
    const fork = Match.load(this.game, log, { dice, alone: true, until: at });
    if (!(fork instanceof Match)) throw new Error(`a match does not replay: ${JSON.stringify(fork)}`);
    return fork;
  }

  // ---- within

  private play(state: S): Play<S> {
    return new Play(this.game, state, this.fate);
  }

  legalCodes(seat: string): readonly Code[] {
    const index = this.seats.indexOf(seat);
    if (!waiting(this.state).includes(index)) return [];
    this.play(this.state).legal(OFFERED, index);
    const { codes, size } = OFFERED;
    const offered = new Array<Code>(size);
    for (let i = 0; i < size; i++) offered[i] = codes[i];
    return offered;
  }

  private check(seat: string, action: unknown): Code | { readonly refused: Refused } {
    return checked(this.play(this.state), this.seats.indexOf(seat), action);
  }

  private apply(seat: Seat, action: Code, given: readonly unknown[]): Acted {
    const sealing = this.state.sealed.length > 0 && this.state.sealed.filter(choice => choice === OPEN).length > 1;
    const ran = this.attempt(this.length + 1, given, play => play.take(action, seat));
    if (!('state' in ran)) return ran;
    const { state, chance, events } = ran;
    const before = this.state;
    this.state = state;
    const entry = { seat: this.seats[seat], action: this.game.actions.write(action), chance, hash: hashOf(state) };
    const revealed = events.some(({ reveals }) => reveals === true);
    const stands = chance.length > 0 || state.toAct !== seat || state.sealed.length > 0 || revealed;
    this.done.add(entry, events, { stands, waits: sealing });
    this.past.went(this.length, before, state);
    if (!sealing) this.version++;
    return { ok: true, events };
  }

  /** The n-th entry, tried on a copy with the dice of this match. */
  private attempt(entry: number, given: readonly unknown[], run: (play: Play<S>) => void) {
    return attempt(this.game, this.state, { fate: this.fate, given, dice: this.dice?.(entry) ?? null, run });
  }

  /** What an entry was, to be played again. */
  private again(entry: number): Again {
    if (entry === 0) return { seat: NOBODY, action: null, chance: this.startChance };
    const { seat, action, chance } = this.done.entries[entry - 1];
    return { seat: this.seats.indexOf(seat), action: this.game.actions.read(action) as Code, chance };
  }
}
