import { boardIn } from '../board/board.ts';
import { onBoard } from '../board/on-board.ts';
import type { Dice } from '../chance/dice.ts';
import { type Chance, ChanceMissing, ChanceWrong, Fate, type Need, Tape } from '../chance/fate.ts';
import { type Action, type Code, isMalformed, Offer } from '../game/action.ts';
import { respelt } from '../game/alias.ts';
import { type GameEvent, seenBy } from '../game/event.ts';
import { type Fault, type Game, isFaulty, type Setup } from '../game/game.ts';
import { Play } from '../game/play.ts';
import { type Seen, see, waiting } from '../game/seen.ts';
import { type BaseState, NOBODY, OPEN, type Outcome, type Seat } from '../game/state.ts';
import type { Acted, Diverged, Pending, Refused } from './acted.ts';
import { hashOf } from './hash.ts';
import type { Entry, MatchLog, SealOfLog } from './log.ts';
import { type Again, beginning, type Frames, KEPT_EVERY, Past } from './past.ts';
import { beginOf } from './rehearsal.ts';
import { type Rolling, rollingOf } from './rolling.ts';
import { shared } from './shared.ts';
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

const NOTHING: readonly GameEvent[] = [];
const NO_CHANCE: readonly Chance[] = [];

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
  private readonly entries: Entry[] = [];
  /** Whether another person may already have seen or answered what this entry led to. By entry. */
  private readonly final: boolean[] = [];
  private readonly told: (readonly GameEvent[])[] = [];
  /** How many entries up to this one raised no version, since they wait to be opened with others. By entry. */
  private readonly waited: number[] = [0];
  private startChance: readonly Chance[] = [];
  private startHash = '';
  private readonly past: Past<S, V>;
  private readonly takenBack: { at: number; count: number }[] = [];
  private undone: Entry[] = [];
  /** Up to which entry `lighten` has been. */
  private light = 0;
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
    const ran = match.attempt(read, 0, begin.chance ?? [], play => {
      if (stop === null) play.run();
      else match.stopped = play.runTo(stop);
    });
    if (!('state' in ran)) return ran;
    match.state = ran.state;
    match.told.push(ran.events);
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
    match.entries.push(...log.entries.slice(0, at));
    match.final.push(...match.entries.map(() => true));
    match.told.push([], ...match.entries.map(() => []));
    match.waited.push(...match.entries.map(() => 0));
    match.past.keep(at, state);
    match.takenBack.push(...log.takenBack);
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
    this.takenBack.push(...takenBack);
    this.version += 2 * takenBack.reduce((sum, { count }) => sum + count, 0);
    return null;
  }

  /**
   * Lets go of what only looking far back needs: what was told, and snapshots behind which no seat can go back. It is then like a
   * match that was resumed. A server has many at hand.
   */
  lighten(): void {
    const back = Math.min(...this.seats.map(seat => this.undoable(seat)));
    this.light = Math.min(this.light, back);
    this.past.letGo(back);
    this.told.fill(NOTHING);
    // The same few actions make most of a match, and most of them meet no chance: each is kept once for all matches.
    for (; this.light < back; this.light++) {
      const { seat, action, chance, hash } = this.entries[this.light];
      this.entries[this.light] = { seat, action: shared(action), chance: chance.length === 0 ? NO_CHANCE : chance, hash };
    }
  }

  /** About how many bytes it holds. */
  weight(): number {
    // A state hardly grows from one action to the next: it need not be written out each time.
    if (Math.abs(this.entries.length - this.weighed.at) >= KEPT_EVERY || this.weighed.state === 0)
      this.weighed = { at: this.entries.length, state: 3 * JSON.stringify(this.state).length };
    const { state } = this.weighed;
    const told = this.told.reduce((sum, events) => sum + events.length, 0);
    return state * (1 + this.past.held) + (350 * this.entries.length - 180 * this.light) + 400 * told;
  }

  // ---- asking

  /** Something to resume from: the latest moment that is kept and back behind which no seat can go. Null when it is no later than one that is known. */
  snapshot(known = -1): Snapshot | null {
    const now = this.entries.length;
    if (now - (now % KEPT_EVERY) <= known) return null;
    const back = Math.min(...this.seats.map(seat => this.undoable(seat)));
    const at = back - (back % KEPT_EVERY);
    if (at <= known) return null;
    // Whoever plays on from there comes to the version of now, whatever was taken back on the way.
    const raised = now - at - (this.waited[now] - this.waited[at]);
    return { at, version: this.version - raised, state: plainState(this.past.at(at)) };
  }

  get length(): number {
    return this.entries.length;
  }
  /** How many entries have been taken back so far. */
  get goneBack(): number {
    return this.takenBack.reduce((sum, { count }) => sum + count, 0);
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
    return this.told.slice(from).map(events => events.map(event => seenBy(event, seat)));
  }
  /** Everything told, secrets included: for tests and for the owner of a local match. */
  allEvents(from = 0): readonly (readonly GameEvent[])[] {
    return this.told.slice(from);
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
    return this.entries[this.entries.length - 1];
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
      entries: this.entries.slice(),
      takenBack: this.takenBack.slice(),
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
    if (!Number.isInteger(to) || to < 0 || to >= this.entries.length) return { refused: { code: 'nothing-to-undo' } };
    this.goBack(to);
    this.undone = [];
    return { ok: true, events: [] };
  }

  /** The earliest entry back to which a seat may go: `length` when it may not. */
  undoable(seat: string | null): number {
    if (this.alone) return 0;
    let at = this.entries.length;
    while (at > 0 && this.entries[at - 1].seat === seat && !this.final[at - 1]) at--;
    return at;
  }

  /** Takes back the last action, or all since entry `to`. */
  undo(seat: string | null, to = this.entries.length - 1): Acted {
    if (!Number.isInteger(to) || to < 0 || to >= this.entries.length || to < this.undoable(seat))
      return { refused: { code: 'nothing-to-undo' } };
    this.undone = [...this.entries.slice(to), ...this.undone];
    this.goBack(to);
    return { ok: true, events: [] };
  }

  private goBack(to: number): void {
    const count = this.entries.length - to;
    this.state = this.past.at(to);
    this.past.goBack(to);
    this.entries.length = to;
    this.light = Math.min(this.light, to);
    this.final.length = to;
    this.told.length = to + 1;
    this.waited.length = to + 1;
    this.takenBack.push({ at: to, count });
    this.version += count;
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
    return new Play(this.game as unknown as Game<S>, state, this.fate);
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
    if (this.state.toAct === NOBODY) return { refused: { code: 'over' } };
    const index = this.seats.indexOf(seat);
    if (index < 0) return { refused: { code: 'unknown-seat' } };
    const play = this.play(this.state);
    const { rule } = play.asked();
    if (!waiting(this.state).includes(index)) {
      const chosen = this.state.sealed[index] !== undefined && this.state.sealed[index] >= 0;
      return { refused: { code: chosen ? 'already-chosen' : 'not-asked', rule } };
    }
    const now = this.game.actions.read(action);
    const read = isMalformed(now) ? this.game.actions.read(respelt(action, this.game.aliases)) : now;
    if (isMalformed(read))
      return { refused: { code: read.malformed, ...(read.argument === undefined ? {} : { argument: read.argument }) } };
    const refused = play.refuse(read, index);
    return refused === null ? read : { refused: { code: 'forbidden', rule: refused } };
  }

  private apply(seat: Seat, action: Code, given: readonly unknown[]): Acted {
    const sealing = this.state.sealed.length > 0 && this.state.sealed.filter(choice => choice === OPEN).length > 1;
    const ran = this.attempt(this.state, this.entries.length + 1, given, play => play.take(action, seat));
    if (!('state' in ran)) return ran;
    const { state, chance, events } = ran;
    const before = this.state;
    this.state = state;
    this.entries.push({ seat: this.seats[seat], action: this.game.actions.write(action), chance, hash: hashOf(state) });
    this.final.push(
      chance.length > 0 || state.toAct !== seat || state.sealed.length > 0 || events.some(({ reveals }) => reveals === true),
    );
    this.told.push(events);
    this.past.went(this.entries.length, before, state);
    this.waited.push(this.waited[this.entries.length - 1] + (sealing ? 1 : 0));
    if (!sealing) this.version++;
    return { ok: true, events };
  }

  /** Runs on a copy: chance that is missing or wrong leaves no trace. */
  private attempt(
    from: S,
    action: number,
    given: readonly unknown[],
    run: (play: Play<S>) => void,
  ): { state: S; events: readonly GameEvent[]; chance: readonly Chance[] } | { need: Need } | { refused: Refused } {
    const state = this.game.clone(from);
    const play = this.play(state);
    const events: GameEvent[] = [];
    play.tell = event => events.push(event as GameEvent);
    const tape = new Tape(given, this.dice?.(action) ?? null);
    this.fate.tape = tape;
    try {
      run(play);
    } catch (error) {
      if (error instanceof ChanceMissing) return { need: error.need };
      if (error instanceof ChanceWrong) return { refused: { code: 'chance', need: error.need } };
      throw error;
    } finally {
      this.fate.tape = null;
    }
    if (tape.left > 0) return { refused: { code: 'chance' } };
    return { state, events, chance: tape.taken };
  }

  /** What an entry was, to be played again. */
  private again(entry: number): Again {
    if (entry === 0) return { seat: NOBODY, action: null, chance: this.startChance };
    const { seat, action, chance } = this.entries[entry - 1];
    return { seat: this.seats.indexOf(seat), action: this.game.actions.read(action) as Code, chance };
  }
}
