import type { Course } from '../matches/course.ts';
import type { Matches } from '../matches/matches.ts';
import type { Asked } from '../matches/move.ts';
import type { Live } from '../matches/opening.ts';
import { shownLate } from '../matches/show.ts';
import type { Heard, Store } from '../storage/store.ts';
import { type Broadcast, type Knows, MoveBroadcast } from './broadcast.ts';

/** One person (null: a stranger) looking at one table through one socket. */
export interface Watcher extends Knows {
  readonly board: string;
  readonly person: string | null;
  readonly admin: boolean;
  readonly send: (text: string) => void;
  /** Is told only what is different, once it has a position. */
  readonly delta: boolean;
  /** Is told besides what it saw in between. */
  readonly frames: boolean;
  /** The key of its own move that it was told of, which is its answer. */
  answered: string | null;
  /** Looks on, and must stay behind. */
  late: boolean;
}

const ANNOUNCE_EVERY = 30_000;
/** Who is there is said at once, and then no sooner than after so long: a crowd that comes and goes is not told of one by one. */
const PRESENCE_EVERY = 250;
/** In milliseconds: whoever must stay behind stays so much longer at most. */
const GLANCE = 1_000;
/** People in one word between processes, which may have 8,000 bytes. */
const MOST_TOLD = 300;
const BLIND = Number.POSITIVE_INFINITY;

/** What one who looks on is told of a move: a text; or, so far behind, that there will be something. */
interface Word {
  readonly watcher: Watcher;
  readonly behind: number;
  readonly text: string;
  /** Of their own move: its key. */
  readonly own: string | null;
  readonly broadcast: Broadcast | null;
}

/** In seconds: how far behind the board people stay who do not sit at it. Asked anew for each move, since people get up. */
const behindOf = ({ table, outcome }: Course): number => (outcome !== null ? 0 : table.spectators === 0 ? BLIND : table.delay);

/** Who looks at what in this process, and telling them. What they are told is on disk. */
export class Hub {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly delayed = new Map<string, { course: Course; timer: NodeJS.Timeout | null }>();
  /** Up to which move those who watch a table have been told. */
  private readonly shown = new Map<string, number>();
  /** Who looks on from other processes: by table, by process. */
  private readonly elsewhere = new Map<string, Map<string, { people: readonly string[]; heard: number }>>();
  private readonly matches: Matches;
  private readonly store: Store;
  private readonly now: () => number;
  private readonly announcing: NodeJS.Timeout;
  /** The table as each may see it; null when it is not there for them any more. Set by whoever knows tables. */
  describe: (board: string) => Promise<(watcher: Watcher) => object | null> = async () => () => null;
  /** Who must not read whom. */
  mutedBy: (person: string) => Promise<ReadonlySet<string>> = async () => new Set();

  constructor(matches: Matches, store: Store, now: () => number) {
    this.matches = matches;
    this.store = store;
    this.now = now;
    matches.telling = (live, from, asked) => this.telling(live, from, asked);
    this.announcing = setInterval(() => this.announceAll(), ANNOUNCE_EVERY);
    this.announcing.unref();
  }

  /** Sockets by person: each looks whether it is still let in. */
  private readonly doors = new Map<string, Set<() => void>>();
  entered(person: string, lookAgain: () => void): () => void {
    const doors = this.doors.get(person) ?? new Set();
    doors.add(lookAgain);
    this.doors.set(person, doors);
    return () => {
      doors.delete(lookAgain);
      if (doors.size === 0) this.doors.delete(person);
    };
  }
  /** A session of somebody has ended: sockets that it opened are shut at once, here and in other processes. */
  sessionsEnded(person: string, tellOthers = true): void {
    if (tellOthers) this.store.tell({ kind: 'session', boards: [person] }).catch(() => {});
    for (const lookAgain of [...(this.doors.get(person) ?? [])]) lookAgain();
  }

  close(): void {
    clearInterval(this.announcing);
    for (const { timer } of this.announced.values()) clearTimeout(timer);
    for (const { timer } of this.delayed.values()) if (timer !== null) clearTimeout(timer);
  }

  get sockets(): number {
    let count = 0;
    for (const watchers of this.watchers.values()) count += watchers.size;
    return count;
  }

  add(watcher: Watcher): void {
    const watchers = this.watchers.get(watcher.board) ?? new Set();
    watchers.add(watcher);
    this.watchers.set(watcher.board, watchers);
    this.announce(watcher.board);
  }
  drop(watcher: Watcher): void {
    const watchers = this.watchers.get(watcher.board);
    if (watchers === undefined || !watchers.delete(watcher)) return;
    if (watchers.size === 0) {
      this.watchers.delete(watcher.board);
      this.shown.delete(watcher.board);
      const late = this.delayed.get(watcher.board);
      if (late?.timer != null) clearTimeout(late.timer);
      this.delayed.delete(watcher.board);
    }
    this.announce(watcher.board);
  }

  /** The first who watches a board has been shown it as far as this move. What a client says that it knows is no measure for others. */
  showed(board: string, sequence: number): void {
    if (this.watchers.has(board) && !this.shown.has(board)) this.shown.set(board, sequence);
  }
  // ---- moves

  /**
   * What everybody who looks on may see of a move, made once for each seat, which may be while it is still on its way to the
   * disk; what is answered tells it, once it is there.
   */
  private telling(live: Live, from: number, asked: Asked | null): () => void {
    const { course } = live;
    const board = course.table.id;
    const watchers = this.watchers.get(board);
    if (watchers === undefined) return () => {};
    const { sequence, at } = course;
    const telling = new MoveBroadcast(live, from);
    const words: Word[] = [];
    for (const watcher of watchers) {
      const { person } = watcher;
      const seat = person === null ? null : (live.seatOf.get(person) ?? null);
      const behind = seat === null ? behindOf(course) : 0;
      if (behind > 0) {
        words.push({ watcher, behind, text: '', own: null, broadcast: null });
        continue;
      }
      const broadcast = telling.to(seat);
      const own = asked !== null && 'person' in asked.actor && asked.actor.person === person ? asked.key : null;
      const delta = watcher.delta ? broadcast.delta(watcher, own, watcher.frames) : null;
      const text = delta ?? broadcast.whole();
      const word = { watcher, behind: 0, text, own: delta === null ? null : own, broadcast };
      // Whoever is asked next hears first.
      if (broadcast.isAsked) words.unshift(word);
      else words.push(word);
    }
    return () => {
      this.shown.set(board, sequence);
      for (const word of words) if (watchers.has(word.watcher)) this.say(board, word, at);
      if (course.outcome !== null) this.changed(board);
    };
  }
  private say(board: string, { watcher, behind, text, own, broadcast }: Word, at: number): void {
    watcher.late = behind > 0;
    if (broadcast === null) {
      if (behind < BLIND) this.follow(board, behind, at);
      return;
    }
    if (own !== null) watcher.answered = own;
    watcher.send(text);
    broadcast.known(watcher);
  }

  /** Tables at which somebody has just looked from behind who does not stay: for a moment it is the same for all. */
  private readonly glanced = new Map<string, { readonly course: Promise<Course>; readonly at: number }>();
  /** It is known already, and costs nobody anything. */
  isLateAtHand(board: string): boolean {
    return this.delayed.has(board) || this.glanced.has(board);
  }
  private glance(board: string, delay: number): Promise<Course> {
    const now = this.now();
    const known = this.glanced.get(board);
    if (known !== undefined && Math.abs(now - known.at) < GLANCE) return known.course;
    const course = this.matches.courseUntil(board, now - delay * 1000);
    this.glanced.set(board, { course, at: now });
    setTimeout(() => this.glanced.delete(board), GLANCE).unref();
    return course;
  }

  /** Where a spectator stands who must stay behind. */
  async late(board: string, delay: number): Promise<Course> {
    const known = this.delayed.get(board);
    const course = known?.course ?? (await this.glance(board, delay));
    if (known === undefined && this.watchers.has(board)) {
      this.delayed.set(board, { course, timer: null });
      this.showLater(board, delay, this.now());
    }
    return course;
  }

  /** Somebody stays behind who perhaps sat at the table until now. */
  private follow(board: string, delay: number, at: number): void {
    if (this.delayed.has(board)) this.showLater(board, delay, at);
    else this.late(board, delay).catch(() => {});
  }

  private showLater(board: string, delay: number, at: number): void {
    const late = this.delayed.get(board);
    if (late === undefined || late.timer !== null) return;
    const wait = Math.max(0, at + delay * 1000 - this.now());
    late.timer = setTimeout(() => {
      late.timer = null;
      this.advance(board, delay).catch(() => this.delayed.delete(board));
    }, wait);
    late.timer.unref();
  }

  private async advance(board: string, delay: number): Promise<void> {
    const late = this.delayed.get(board);
    if (late === undefined) return;
    const from = late.course.sequence;
    const course = await this.matches.courseUntil(board, this.now() - delay * 1000);
    late.course = course;
    if (course.sequence > from) {
      const text = JSON.stringify({ type: 'position', position: shownLate(course, course.newsSince(null, from) ?? []) });
      for (const watcher of this.watchers.get(board) ?? []) if (watcher.late) watcher.send(text);
    }
    const waiting = await this.matches.firstAfter(board, course.sequence);
    if (waiting !== null) this.showLater(board, delay, waiting);
  }

  // ---- tables, talk, presence

  /** Something about a table is different: its people, its state, what is proposed. */
  changed(board: string, tellOthers = false): void {
    if (tellOthers) this.store.tell({ kind: 'changed', boards: [board] }).catch(() => {});
    if (this.watchers.has(board)) this.showTable(board).catch(() => {});
  }
  private async showTable(board: string): Promise<void> {
    const seenBy = await this.describe(board);
    for (const watcher of [...(this.watchers.get(board) ?? [])]) {
      const table = seenBy(watcher);
      if (table === null) this.drop(watcher);
      else watcher.send(JSON.stringify({ type: 'table', table }));
    }
  }

  /** Who sits where, or who has the command, is another: whoever looks on sees the board anew, with their present eyes. */
  async showAgain(board: string): Promise<void> {
    if (!this.watchers.has(board)) return;
    // A table without a match has no board to show.
    await this.matches.with(board, live => this.telling(live, live.course.sequence, null)()).catch(() => {});
  }

  /** Chat goes to those who are meant, and never to those who have muted its author. Whoever only looks through a window hears nothing. */
  async said(board: string, chat: { readonly person: string }, meant: ReadonlySet<string>): Promise<void> {
    const text = JSON.stringify({ type: 'chat', table: board, chat });
    for (const { person, send } of this.watchers.get(board) ?? []) {
      if (person === null || !meant.has(person)) continue;
      if ((await this.mutedBy(person)).has(chat.person)) continue;
      send(text);
    }
  }

  present(board: string): readonly string[] {
    const people = new Set<string>();
    for (const { person } of this.watchers.get(board) ?? []) if (person !== null) people.add(person);
    for (const there of this.elsewhere.get(board)?.values() ?? [])
      if (there.heard > this.now() - 2 * ANNOUNCE_EVERY) for (const person of there.people) people.add(person);
    return [...people].sort();
  }

  /** By person: the tables at which they look just now, here. */
  tablesByPerson(): ReadonlyMap<string, ReadonlySet<string>> {
    const at = new Map<string, Set<string>>();
    for (const [board, watchers] of this.watchers)
      for (const { person } of watchers) if (person !== null) at.set(person, (at.get(person) ?? new Set<string>()).add(board));
    return at;
  }

  /** Tables of which it was said just now who is there, and whether there is more to say. */
  private readonly announced = new Map<string, { more: boolean; readonly timer: NodeJS.Timeout }>();
  private announce(board: string): void {
    const just = this.announced.get(board);
    if (just !== undefined) {
      just.more = true;
      return;
    }
    const timer = setTimeout(() => {
      const more = this.announced.get(board)?.more;
      this.announced.delete(board);
      if (more === true) this.announce(board);
    }, PRESENCE_EVERY);
    timer.unref();
    this.announced.set(board, { more: false, timer });
    this.showPresence(board);
    this.store.tell(this.presenceAt(board)).catch(() => {});
  }
  private announceAll(): void {
    this.forgetProcesses();
    const boards = [...this.watchers.keys()];
    for (const board of boards) this.showPresence(board);
    if (boards.length > 0) this.store.tell(...boards.map(board => this.presenceAt(board))).catch(() => {});
  }
  /** Those that have ended say nothing any more, and do not say so. */
  private forgetProcesses(): void {
    for (const [board, there] of this.elsewhere) {
      for (const [process, { heard }] of there) if (heard <= this.now() - 2 * ANNOUNCE_EVERY) there.delete(process);
      if (there.size === 0) this.elsewhere.delete(board);
    }
  }
  private presenceAt(board: string): Heard {
    const here = new Set<string>();
    for (const { person } of this.watchers.get(board) ?? []) if (person !== null) here.add(person);
    return { kind: 'presence', boards: [board], detail: [...here].slice(0, MOST_TOLD).join(',') };
  }
  private showPresence(board: string): void {
    const text = JSON.stringify({ type: 'presence', table: board, people: this.present(board) });
    for (const { send } of this.watchers.get(board) ?? []) send(text);
  }

  /** Another process has said something. */
  heard({ kind, boards, detail = '', from = '' }: Heard): void {
    if (kind === 'moved') {
      if (boards[0] === '*') return this.lookAtAll();
      for (const board of boards) this.matches.catchUp(board, this.shown.get(board) ?? null).catch(() => {});
      return;
    }
    for (const board of boards)
      if (kind === 'session') this.sessionsEnded(board, false);
      else if (kind === 'changed')
        this.matches.forget(board).then(() => {
          this.changed(board);
          return this.showAgain(board);
        });
      else if (kind === 'presence') {
        const there = this.elsewhere.get(board) ?? new Map();
        if (detail === '') there.delete(from);
        else there.set(from, { people: detail.split(','), heard: this.now() });
        if (there.size > 0) this.elsewhere.set(board, there);
        else this.elsewhere.delete(board);
        if (this.watchers.has(board)) this.showPresence(board);
      } else this.heardChat(board, detail);
  }
  /** Nothing was heard for a while: moves, and who has got up from where. Nobody acts, or is shown anything, by what was true before. */
  private lookAtAll(): void {
    for (const board of new Set([...this.matches.boardsAtHand(), ...this.watchers.keys()]))
      this.matches
        .forget(board)
        .then(() => {
          this.changed(board);
          return this.matches.catchUp(board, this.shown.get(board) ?? null);
        })
        .then(() => this.showAgain(board))
        .catch(() => {});
  }

  /** Set by whoever knows chat: reads what was said and tells it here. */
  heardChat: (board: string, chat: string) => void = () => {};
}
