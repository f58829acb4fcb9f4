import { type Acted, commitment, type Refused } from '@polemos/kernel';
import type { Pay } from '../http/route.ts';
import { conflict, Refusal } from '../refusal.ts';
import { stopClocks } from '../storage/club.ts';
import { upsertJobs } from '../storage/jobs.ts';
import { untilBack } from '../storage/lost.ts';
import { recordByKey, recordsOf } from '../storage/records.ts';
import type { RecordRow, SnapshotRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { deadlineOf, pressClocks, restClocks } from './clock.ts';
import { mayCommand } from './command.ts';
import { type ActBody, Broken, type Course, type Ended, type News, promisedBefore } from './course.ts';
import { clockJobs, jobsAfter } from './follow-up.ts';
import { type Actor, type Answer, type Asked, type Move, onceOf } from './move.ts';
import { FEW, type Live, Opening } from './opening.ts';
import { type Replay, replayed } from './replay.ts';
import type { Rulebooks } from './rulebooks.ts';
import { Shelf } from './shelf.ts';
import { boardOf, codesOf, keepShown, type Position, positionOf } from './show.ts';
import { newsSince } from './story.ts';

/** Actions of one match that were taken back: more than a long one has. */
const MOST_BACK = 10_000;

interface MatchesOptions {
  readonly store: Store;
  readonly rulebooks: Rulebooks;
  readonly now: () => number;
  /** Without it matches are played again where they are asked for. */
  readonly replay?: Replay;
  /** How many bytes the matches at hand may weigh. */
  readonly room?: number;
  /** Told what a match that cannot be played on stumbled over. */
  readonly broken?: (error: Broken) => void;
}

/**
 * All matches of this process. No process owns a match: what is at hand is a copy of what the store has, and the store
 * decides who was first. Everything that touches one match waits in line, so nobody sees a move that is not on disk.
 */
export class Matches {
  private readonly store: Store;
  private readonly opening: Opening;
  private readonly now: () => number;
  private readonly atHand: Shelf<Live>;
  private readonly lines = new Map<string, Promise<unknown>>();
  /** What is told of a move; what it answers tells it, after the move is on disk and never before. */
  telling: (live: Live, from: number, asked: Asked | null) => () => void = () => () => {};
  /** For the metrics. */
  readonly counts = { loaded: 0, lost: 0, refused: 0, taken: 0 };

  constructor({ store, rulebooks, now, replay = async (...of) => replayed(...of), room, broken }: MatchesOptions) {
    this.store = store;
    this.opening = new Opening(store, rulebooks, now, replay);
    if (broken !== undefined) this.opening.broken = broken;
    this.now = now;
    this.atHand = new Shelf(room);
  }

  get size(): number {
    return this.atHand.size;
  }
  /** In bytes, about. */
  get weight(): number {
    return this.atHand.weight;
  }

  /** Runs alone with one match: at once when nobody else is at it, otherwise after them. */
  with<T>(board: string, use: (live: Live) => T | Promise<T>): Promise<T> {
    return this.inLine(board, () => this.alone(board, use));
  }
  /** The same for whoever changes who sits there: nobody acts afterwards by what was true before. */
  reseat<T>(board: string, change: () => Promise<T>): Promise<T> {
    return this.inLine(board, () => change().finally(() => this.atHand.delete(board)));
  }
  /** And for whoever does so only as the match stands. */
  reseatWith<T>(board: string, change: (live: Live) => Promise<T>): Promise<T> {
    return this.inLine(board, () => this.alone(board, change).finally(() => this.atHand.delete(board)));
  }
  private inLine<T>(board: string, work: () => Promise<T>): Promise<T> {
    const before = this.lines.get(board);
    const mine = before === undefined ? work() : before.then(work);
    const leave = (): void => {
      if (this.lines.get(board) === settled) this.lines.delete(board);
    };
    const settled = mine.then(leave, leave);
    this.lines.set(board, settled);
    return mine;
  }
  private async alone<T>(board: string, use: (live: Live) => T | Promise<T>): Promise<T> {
    return use(this.atHand.get(board) ?? (await this.fetch(board)));
  }

  // ---- moves

  /** `still`: whether whoever decided may act when it is their turn in the line; what was thought about for long may be nobody's any more. */
  act(board: string, actor: Actor, { key, version, action }: Move, still: (live: Live) => boolean = () => true): Promise<Answer> {
    return this.attempt(board, actor, key, (live, seat) => {
      if (!still(live)) return { refused: { code: 'not-seated' } };
      if ('person' in actor && !mayCommand(live, seat, actor.person)) return { refused: { code: 'not-in-command' } };
      const { match } = live.course;
      const acted = match.act(seat, action, version === undefined ? {} : { version });
      if (!('ok' in acted)) return refusedOf(acted);
      const entry = match.last();
      const body: ActBody = { action: entry.action, chance: entry.chance, hash: entry.hash, events: acted.events };
      return { kind: 'act', seat, body };
    });
  }

  undo(board: string, actor: Actor, { key, to }: { key: string; to?: number }): Promise<Answer> {
    return this.attempt(board, actor, key, (live, seat) => {
      if ('person' in actor && !mayCommand(live, seat, actor.person)) return { refused: { code: 'not-in-command' } };
      const { match } = live.course;
      // All of it is read when the match is opened.
      if (match.goneBack >= MOST_BACK) return { refused: { code: 'too-much-undone' } };
      const target = to ?? match.length - 1;
      const undone = match.undo(seat, target);
      return 'ok' in undone ? { kind: 'undo', seat, body: { to: target } } : refusedOf(undone);
    });
  }

  /** All have agreed: back to an earlier action. What is at hand need not reach so far: the match is opened as it stood then. */
  rewind(board: string, actor: Actor, back: number): Promise<Answer> {
    const rewound = (): Done => ({ kind: 'rewind', seat: null, body: { to: back } });
    return this.attempt(board, actor, `rewind:${back}:${this.now()}`, rewound, { back });
  }

  /** Ends a match otherwise than by its rules, if it is `still` to be ended so when nobody else is at it. */
  end(board: string, actor: Actor, ended: Ended, still: (live: Live) => boolean = () => true): Promise<Answer> {
    return this.attempt(board, actor, `end:${this.now()}`, live => {
      const { course } = live;
      if (!still(live)) return { refused: { code: 'stale' } };
      course.ended = ended;
      return { kind: 'end', seat: ended.seat, body: ended };
    });
  }

  /** An admin ends it, whoever sits there. */
  endBy(board: string, person: string, ended: Ended): Promise<Answer> {
    return this.with(board, live => {
      if (live.course.outcome !== null) return { refused: { code: 'over' } };
      live.course.ended = ended;
      const asked = { actor: { person }, key: `end:${this.now()}` };
      return this.commit(live, { kind: 'end', seat: ended.seat, body: ended }, asked);
    });
  }

  /** The secret of a match that was over is known: another for all that comes, and from which action on. */
  promiseAnew(board: string, secret: string): Promise<Pick<TableRow, 'secret' | 'commitment' | 'promised'>> {
    return this.with(board, ({ course: { match, table, ended } }) => {
      if (ended === null) throw conflict('not-ended-by-people');
      const until = match.length + 1 + match.goneBack;
      const known = { until, commitment: table.commitment, secret: table.secret };
      return { secret, commitment: commitment(board, secret), promised: JSON.stringify([...promisedBefore(table), known]) };
    });
  }

  /** An admin takes back a wrong end: a resignation by mistake, a wrong claim. */
  reopen(board: string, person: string): Promise<Answer> {
    return this.with(board, live => {
      if (live.course.ended === null) throw conflict('not-ended-by-people');
      live.course.ended = null;
      const asked = { actor: { person }, key: `reopen:${this.now()}` };
      return this.commit(live, { kind: 'reopen', seat: null, body: {} }, asked);
    });
  }

  /** Somebody at it goes on vacation or comes back: their clocks stop, or go on. False: there is no clock that could. */
  async rest(board: string): Promise<boolean> {
    for (let tries = 0; tries < 5; tries++) {
      await this.forget(board);
      const done = await this.with(board, async ({ pace, clocks, rest, course }) => {
        if (pace.kind !== 'days' || course.outcome !== null) return false;
        const at = { board, sequence: course.sequence, at: this.now() };
        const rested = restClocks(pace, clocks, rest, at.at);
        const deadline = deadlineOf(rested);
        if (!(await stopClocks(this.store.db, { ...at, clocks: JSON.stringify(rested), deadline }))) return null;
        if (deadline !== null) await upsertJobs(this.store.db, clockJobs(at, pace, deadline));
        return true;
      });
      await this.forget(board);
      if (done !== null) return done;
    }
    throw new Refusal(503, 'busy');
  }

  // ---- looking

  position(board: string, person: string | null, since: number | null, pay?: Pay): Promise<Position> {
    return this.with(board, live => this.show(live, seatOf(live, person), since, pay));
  }

  why(board: string, person: string, action: unknown): Promise<Refused | null> {
    return this.with(board, live => {
      const seat = live.seatOf.get(person);
      if (seat === undefined) throw new Refusal(403, 'not-seated');
      return live.course.match.why(seat, action);
    });
  }

  /** Everything a seat may see now, with what happened since it last looked. */
  async show(live: Live, seat: string | null, since: number | null, pay?: Pay): Promise<Position> {
    const board = boardOf(live, seat);
    const codes = codesOf(live.course, seat);
    keepShown(live, board, codes);
    return positionOf(live.course, board, codes, await this.newsSince(live.course, seat, since, pay));
  }

  /** What happened after a sequence, as a seat may know it. */
  newsSince(course: Course, seat: string | null, since: number | null, pay?: Pay): Promise<readonly News[]> {
    return newsSince(this.store.db, { course, seat, since, pay });
  }

  /** A match as it was at a moment: what a spectator sees who must wait. */
  courseUntil(board: string, until: number): Promise<Course> {
    return this.opening.until(board, until);
  }

  /** When the first move after a sequence was made, or null. */
  async firstAfter(board: string, sequence: number): Promise<number | null> {
    return (await recordsOf(this.store.db, board, sequence))[0]?.at ?? null;
  }

  // ---- other processes

  /** Another process has moved a match: whoever watches it here is told what came after `shown`. */
  async catchUp(board: string, shown: number | null): Promise<void> {
    if (!this.atHand.has(board) && shown === null) return;
    await this.with(board, async live => {
      const from = Math.min(shown ?? live.course.sequence, live.course.sequence);
      const records = await recordsOf(this.store.db, board, live.course.sequence);
      let now = live;
      try {
        if (records.length > FEW) throw new Broken(`${records.length} records behind`);
        // Another secret of the dice is the table's since then.
        if (records.some(({ kind }) => kind === 'reopen')) throw new Broken('taken up again');
        for (const record of records) live.course.apply(record);
        live.clocks = await this.opening.clocks(board);
      } catch {
        // Far behind, or a rewind behind a snapshot: the store knows better than the copy at hand.
        this.atHand.delete(board);
        now = await this.fetch(board);
      }
      if (now.course.sequence > from) this.telling(now, from, null)();
    });
  }
  isAtHand(board: string): boolean {
    return this.atHand.has(board);
  }
  boardsAtHand(): readonly string[] {
    return this.atHand.keys();
  }

  /** Something that all of them have is another: each is opened anew. */
  async forgetAll(): Promise<void> {
    await Promise.all(this.boardsAtHand().map(board => this.forget(board)));
  }
  /** Who sits where has changed: look again. */
  forget(board: string): Promise<void> {
    const before = this.lines.get(board) ?? Promise.resolve();
    return before.then(() => {
      this.atHand.delete(board);
    });
  }

  // ---- within

  private attempt(
    board: string,
    actor: Actor,
    key: string,
    move: (live: Live, seat: string) => Done | Extract<Answer, { readonly refused: object }>,
    { back }: { readonly back?: number } = {},
  ): Promise<Answer> {
    const asked = { actor, key };
    const once = onceOf(asked);
    return this.with(board, async found => {
      if (back !== undefined && back >= found.course.match.length) return { refused: { code: 'nothing-to-undo' } };
      let live = back === undefined ? found : await this.opening.live(board, { back });
      for (let tries = 0; tries < 5; tries++) {
        const known = live.keys.get(once);
        if (known !== undefined) return { ok: true, sequence: known, version: live.course.match.version };
        const seat = 'person' in actor ? live.seatOf.get(actor.person) : actor.bot;
        if (seat === undefined) return { refused: { code: 'not-seated' } };
        const done = live.course.outcome === null ? move(live, seat) : { refused: { code: 'over' as const } };
        if ('refused' in done) {
          // What looks stale may be the repetition of a move that another process, or this one before a crash, has taken.
          const before = await recordByKey(this.store.db, board, once);
          if (before !== undefined) return { ok: true, sequence: before.sequence, version: live.course.match.version };
          this.counts.refused++;
          return done;
        }
        const answer = await this.commit(live, done, asked);
        if ('ok' in answer) {
          if (back !== undefined) this.keep(board, live);
          return answer;
        }
        // What lost may have lost to itself: written, and the word of it lost on the way.
        const mine = await recordByKey(this.store.db, board, once);
        live = back === undefined ? await this.fetch(board) : await this.opening.live(board, { back });
        if (mine !== undefined) return { ok: true, sequence: mine.sequence, version: live.course.match.version };
      }
      throw new Refusal(503, 'busy');
    });
  }

  /** Appends, and only then lets anybody know. When another was first, the copy at hand is thrown away. */
  private async commit(live: Live, done: Done, asked: Asked): Promise<Answer> {
    const { course } = live;
    const key = onceOf(asked);
    const board = course.table.id;
    const now = this.now();
    const record: RecordRow = {
      board,
      sequence: course.sequence + 1,
      kind: done.kind,
      seat: done.seat,
      person: 'person' in asked.actor ? asked.actor.person : null,
      key,
      body: JSON.stringify(done.body),
      at: now,
    };
    const toAct = course.outcome === null ? course.match.pending().map(({ seat }) => seat) : [];
    const back = done.kind === 'undo';
    const revocable = done.seat !== null && course.outcome === null && course.match.undoable(done.seat) < course.match.length;
    const clocks = pressClocks(live.pace, live.clocks, { toAct, by: done.seat, back, revocable, now, rest: live.rest });
    const deadline = deadlineOf(clocks);
    const progress = {
      board,
      sequence: record.sequence,
      version: course.match.version,
      toAct: JSON.stringify(toAct),
      deadline,
      clocks: JSON.stringify(clocks),
      outcome: course.outcome === null ? null : JSON.stringify(course.outcome),
      updated: now,
    };
    const jobs = jobsAfter(live, record, toAct, deadline);
    const append = { record, progress, jobs, snapshot: snapshotAfter(course, record.sequence) };
    const from = course.sequence;
    // The copy at hand goes ahead. What people will be told is made while the disk works; nobody hears of it before.
    live.clocks = clocks;
    course.took(record, done.body);
    let tell: (() => void) | null = null;
    let won = false;
    try {
      won = await this.store.appender.append(append, () => {
        tell = this.telling(live, from, asked);
      });
    } finally {
      if (!won) this.atHand.delete(board);
    }
    if (!won) {
      this.counts.lost++;
      return { refused: { code: 'stale' } };
    }
    this.counts.taken++;
    live.keys.set(key, record.sequence);
    if (live.keys.size > 64) live.keys.delete(live.keys.keys().next().value as string);
    if (record.sequence % WEIGHED_EVERY === 0) {
      course.match.lighten();
      this.atHand.weigh(board, weightOf(live));
    }
    (tell ?? this.telling(live, from, asked))();
    return { ok: true, sequence: record.sequence, version: course.match.version };
  }

  private async fetch(board: string): Promise<Live> {
    // Whoever moves while the database is away waits, also where the match has to be read again first.
    const live = await untilBack(() => this.opening.live(board));
    this.counts.loaded++;
    this.keep(board, live);
    return live;
  }
  private keep(board: string, live: Live): void {
    this.atHand.set(board, live, weightOf(live));
  }
}

/** What each seat is shown is about as much again as the match itself knows. */
const weightOf = ({ course }: Live): number => 2 * course.weight();
const WEIGHED_EVERY = 16;

/** Written with the move it follows: opening a long match begins there. */
function snapshotAfter(course: Course, sequence: number): SnapshotRow | null {
  const { id: board, rules } = course.table;
  const snapshot = course.snapshot();
  return snapshot === null ? null : { board, sequence, rules, body: JSON.stringify(snapshot) };
}

interface Done {
  readonly kind: RecordRow['kind'];
  readonly seat: string | null;
  readonly body: object;
}

const seatOf = (live: Live, person: string | null): string | null => (person === null ? null : (live.seatOf.get(person) ?? null));

function refusedOf(acted: Acted): { readonly refused: Refused } {
  if ('refused' in acted) return acted;
  throw new Broken('a sealed match asks for chance');
}
