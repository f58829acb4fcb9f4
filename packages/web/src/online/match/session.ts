import type { Action, Frames, GameEvent, MatchLog, Outcome, Pending, Refused } from '@polemos/kernel';
import { browserSocket, type Chat, type Ended, Live, type Past, type Position, type TableView } from '@polemos/server/client';
import type { Line } from '../../match/line.ts';
import { knowing, NO_FRAMES } from '../../worker/known-frames.ts';
import type { Answer, Ask, Player } from '../../worker/protocol.ts';
import { session as local, type Shown } from '../../worker/session.ts';
import { base, codeOf, server } from '../parts/server.ts';
import { forgetMove, type KeptMove, keepMove, keptMove } from './kept.ts';

export type Status = 'connecting' | 'live' | 'lost';

/** All that the page of a table shows, replaced whenever anything of it changes. */
export interface Held {
  readonly status: Status;
  readonly table: TableView | null;
  readonly position: Position | null;
  readonly shown: Shown | null;
  readonly chat: readonly Chat[];
  readonly present: readonly string[];
  /** A move on its way. */
  readonly sending: boolean;
  /** A move that was kept while the line was cut came too late. */
  readonly keptRefused: boolean;
  /** What this person had seen when the page was opened: the last entry of it. */
  readonly seenEntry: number | null;
  readonly error: string | null;
  /** Does not go on under the rules of this release. */
  readonly frozen: boolean;
}
const NOTHING: Held = {
  status: 'connecting',
  table: null,
  position: null,
  shown: null,
  chat: [],
  present: [],
  sending: false,
  keptRefused: false,
  seenEntry: null,
  error: null,
  frozen: false,
};
/** The eyes of nobody in particular. */
const EVERYBODY = 'everybody';

/**
 * A table over a connection: the same face as the worker of a local match. The server knows the rules; what is kept here
 * is what one seat was told.
 */
export class OnlineSession implements Line {
  readonly id: string;
  private readonly person: string | null;
  private readonly live: Live;
  private held: Held = NOTHING;
  private readonly listeners = new Set<() => void>();
  /** By entry, the set-up first. */
  private lists: (readonly GameEvent[])[] = [];
  private actors: string[] = [];
  private sequences: number[] = [];
  private takenBack: { at: number; count: number }[] = [];
  /** How the latest entries looked, as it came. */
  private frames: ReadonlyMap<number, Frames> = NO_FRAMES;
  /** Frames are on their way: what they lead to is not drawn before them. */
  private fetching = 0;
  /** As whom, in which state of the table, everything was asked for last. */
  private eyes = '';
  private looking: Past | null = null;
  /** How often somebody has asked for a moment. */
  private looks = 0;
  private firstSeen: number | null = null;
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.live.wake();
  };
  private readonly offline = (): void => this.live.drop();

  constructor(id: string, person: string | null) {
    this.id = id;
    this.person = person;
    this.live = new Live(browserSocket(base.slice(0, -1)), {
      status: status => this.set({ status }),
      table: table => this.tableCame(table),
      frames: true,
      position: (position, frames) => this.positionCame(position, frames),
      chat: (_, chat) => {
        this.set({ chat: [...this.held.chat.filter(one => one.id !== chat.id), chat] });
        if (chat.to.length > 0) this.draw();
      },
      presence: (_, present) => this.set({ present }),
      error: (error, table) => {
        if (table !== id) return;
        if (error === 'frozen') this.set({ frozen: true });
        else if (this.held.table === null) this.set({ error });
      },
    });
    this.live.watch(id, -1);
    const kept = keptMove(id, person);
    if (kept !== null) void this.send(kept);
    void this.readChat();
    addEventListener('online', this.wake);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.live.close();
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.wake);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  current = (): Held => this.held;

  async readChat(): Promise<void> {
    const chat = await server.chat(this.id).catch((): readonly Chat[] => []);
    this.set({ chat: [...chat].sort((a, b) => a.at - b.at) });
    // Of what is said only letters from seat to seat belong to the match itself.
    if (chat.some(({ to }) => to.length > 0)) this.draw();
  }

  // ---- what the match page asks

  async ask(ask: Ask): Promise<Answer> {
    switch (ask.ask) {
      case 'act':
        return this.act(ask.action, ask.version);
      case 'why':
        return { refused: (await this.live.why(this.id, ask.action)) as Refused | null };
      case 'undo':
        return answerOf(await this.live.undo(this.id));
      case 'look':
        return this.look(ask.at, ask.seat);
      case 'frames':
        return this.framesOf(ask.entry);
      case 'export':
        return this.file();
      case 'fork':
        return this.fork(ask.at);
      case 'say':
        return this.write(ask.words, ask.to);
      default:
        return { refused: { code: 'not-asked' } };
    }
  }

  /** Under one key until it is answered, however often the line breaks in between. */
  private async act(action: Action, version: number): Promise<Answer> {
    const sent = this.send({ key: crypto.randomUUID(), version, action });
    // Sealed into the dark: it is done as far as this screen is concerned, and nobody need wait before it.
    return this.held.status === 'live' ? sent : { ok: true };
  }

  /** Kept in this browser until it is answered: a page that is closed meanwhile sends it when it is opened again. */
  private async send(move: KeptMove): Promise<Answer> {
    keepMove(this.id, this.person, move);
    const dark = this.held.status !== 'live';
    this.set({ sending: true, keptRefused: false });
    if (dark) this.draw();
    const answer = await this.live.act(this.id, move.version, move.action, move.key);
    forgetMove(this.id);
    this.set({ sending: false, keptRefused: dark && 'refused' in answer });
    if (dark) this.draw();
    return answerOf(answer);
  }

  private async write(words: string, to: readonly string[]): Promise<Answer> {
    try {
      await server.write(this.id, words, to);
      return { ok: true };
    } catch (error) {
      return { refused: { code: codeOf(error) } as Refused };
    }
  }

  private async look(at: number | null, seat: string | null): Promise<Answer> {
    const turn = ++this.looks;
    const over = this.held.position?.outcome != null;
    const eyes = (this.looking ?? this.held.position)?.seat;
    if (at === null) {
      this.looking = null;
      if (this.held.position?.seat !== eyes) this.frames = NO_FRAMES;
    } else {
      const moment = Math.max(0, Math.min(at, this.held.position?.length ?? 0));
      const past = await server.past(this.id, moment, over ? (seat ?? EVERYBODY) : undefined).catch(() => null);
      // Whoever has asked for another moment meanwhile is not shown this one.
      if (turn !== this.looks) return { ok: true };
      if (past !== null) {
        this.looking = past;
        if (past.seat !== eyes) this.frames = NO_FRAMES;
        await this.fetchFrames([moment]);
      }
    }
    this.draw();
    return { ok: true };
  }

  private async framesOf(entry: number): Promise<Answer> {
    const eyes = this.held.position?.outcome != null ? (this.looking ?? this.held.position).seat : undefined;
    const frames = await server.frames(this.id, entry, eyes === null ? EVERYBODY : eyes).catch(() => null);
    return frames === null ? { broken: 'unreachable' } : { frames };
  }
  /** What did not come with the move. Without them there is no story, but the match goes on. */
  private async fetchFrames(entries: readonly number[]): Promise<void> {
    this.fetching++;
    for (const entry of entries) {
      const answer = await this.framesOf(entry);
      if ('frames' in answer) this.frames = knowing(this.frames, this.lists.length, [{ entry, ...answer.frames }]);
    }
    this.fetching--;
  }

  private async file(): Promise<Answer> {
    // Once it is over: with everything that checks its dice.
    const over = this.held.table?.state === 'over';
    const log = over ? await server.audit(this.id) : await server.log(this.id);
    const text = JSON.stringify(log, null, 1);
    const game = this.held.table?.game ?? 'match';
    return { file: new Blob([text], { type: 'application/json' }), name: `${game}-${this.id}.polemos.json` };
  }

  /** A finished match, up to a moment, as a match of this browser. */
  private async fork(at: number): Promise<Answer> {
    const log = (await server.log(this.id)) as MatchLog;
    if (!Array.isArray(log.entries)) return { refused: { code: 'not-asked' } };
    const takenBack = log.takenBack.filter(one => one.at <= at);
    const cut = { ...log, entries: log.entries.slice(0, at), takenBack };
    const file = new Blob([JSON.stringify(cut)], { type: 'application/json' });
    // The whole of it is kept here once; what is cut off is played on, each time anew.
    return local().ask(at < log.entries.length ? { ask: 'import', file } : { ask: 'import', file, once: true });
  }

  // ---- what the server tells

  private tableCame(table: TableView): void {
    this.firstSeen ??= table.me.seen;
    this.set({ table, present: table.present, error: null });
    const { position } = this.held;
    // A match that has begun, or other eyes than before: everything is told anew, once.
    const eyes = `${table.state} ${table.me.seat}`;
    const stale = table.state !== 'open' && (position === null || position.seat !== table.me.seat);
    if (stale && this.eyes !== '' && eyes !== this.eyes) this.live.watch(this.id, -1);
    this.eyes = eyes;
    this.draw();
  }

  private positionCame(position: Position, frames: Frames | null): void {
    const last = this.held.position;
    if (last !== null && last.seat !== position.seat && position.news[0]?.kind !== 'start') {
      this.live.watch(this.id, -1);
      return;
    }
    for (const one of position.news) {
      if (one.kind === 'start') {
        this.lists = [one.events];
        this.actors = [];
        this.sequences = [];
        this.takenBack = [];
        this.frames = NO_FRAMES;
      } else if (one.kind === 'act') {
        this.lists.push(one.events);
        this.actors.push(one.seat ?? '');
        this.sequences.push(one.sequence);
      } else if (one.to !== undefined) this.backTo(one.to);
    }
    const seenEntry =
      this.held.seenEntry ?? (this.firstSeen === null ? null : this.sequences.filter(n => n <= (this.firstSeen ?? 0)).length);
    this.set({ position, seenEntry });
    if (frames !== null) this.frames = knowing(this.frames, this.lists.length, [{ entry: position.length, ...frames }]);
    const missing = frames !== null ? [] : freshIn(position, last);
    if (missing.length > 0) void this.fetchFrames(missing).then(() => this.draw());
    else this.draw();
  }
  private backTo(to: number): void {
    this.takenBack.push({ at: to, count: this.actors.length - to });
    this.lists.length = to + 1;
    this.actors.length = to;
    this.sequences.length = to;
    this.frames = knowing(this.frames, to + 1, []);
  }

  private draw(): void {
    const { table, position } = this.held;
    if (table === null || position === null || this.fetching > 0) return;
    const { looking } = this;
    const seat = looking === null ? position.seat : looking.seat;
    const pending = mineFirst(looking?.pending ?? position.pending, position.seat);
    // Whoever advises a council is not the one who is asked; and what is sealed is sealed, also while the line is cut.
    const advises = position.command !== null && position.command.person !== this.person;
    const legal = advises || (this.held.sending && this.held.status !== 'live') ? [] : position.legal;
    const asked = position.legal.length > 0;
    const bots = new Set(table.seats.filter(({ bot }) => bot !== null).map(one => one.seat));
    this.set({
      shown: {
        summary: {
          id: this.id,
          game: table.game,
          scenario: table.scenario,
          way: 'online',
          players: playersOf(table),
          created: table.created,
          updated: table.created,
          actions: position.length,
          view: null,
          pending: position.pending,
          outcome: outcomeOf(position),
          forkOf: null,
          ...(table.board === undefined ? {} : { board: table.board }),
        },
        seat,
        seats: position.seats,
        version: position.version,
        length: position.length,
        at: looking?.at ?? position.length,
        view: looking?.view ?? position.seen.view,
        frames: this.frames,
        pending,
        legal: looking === null ? legal : [],
        events: this.lists.slice(),
        actors: this.actors.slice(),
        takenBack: this.takenBack.slice(),
        curtain: null,
        letters: this.held.chat
          .filter(one => one.to.length > 0)
          .map(one => ({ from: one.seat ?? '', to: one.to, words: one.text })),
        thinking: !asked && pending[0] !== undefined && bots.has(pending[0].seat) ? pending[0].seat : null,
        outcome: outcomeOf(position),
        canUndo: position.undoable < position.length,
        canRedo: false,
        revocable: false,
        command: null,
      },
    });
  }

  private set(some: Partial<Held>): void {
    this.held = { ...this.held, ...some };
    for (const listener of this.listeners) listener();
  }
}

const answerOf = (answer: { readonly ok: true } | { readonly refused: { readonly code: string } }): Answer =>
  'ok' in answer ? { ok: true } : { refused: answer.refused as Refused };

/** Who comes back after a long time is not told everything by itself. */
const MOST_FRAMES = 24;
/** Entries that were not on this page before: of a match that is opened, the set-up alone, if nothing else has happened. */
function freshIn({ length, news }: Position, last: Position | null): readonly number[] {
  if (last === null || last.length > length) return length === 0 && news.some(({ kind }) => kind === 'start') ? [0] : [];
  const count = Math.min(MOST_FRAMES, length - last.length);
  return Array.from({ length: count }, (_, i) => length - count + 1 + i);
}

/** Of several who are asked at once, the one at this screen. */
const mineFirst = (pending: readonly Pending[], seat: string | null): readonly Pending[] =>
  [...pending].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

const playersOf = (table: TableView): Readonly<Record<string, Player>> =>
  Object.fromEntries(
    table.seats.map(({ seat, bot, people }): [string, Player] => [
      seat,
      bot === null ? { kind: 'person', names: people.map(({ name }) => name) } : { kind: 'bot', level: bot },
    ]),
  );

export const isEnded = (outcome: Outcome | Ended): outcome is Ended => 'reason' in outcome;
/** People may end a match otherwise than its rules would: then no rule is named. */
const outcomeOf = ({ outcome }: Position): Outcome | null =>
  outcome === null ? null : isEnded(outcome) ? { rule: '', score: [...outcome.score], detail: {} } : outcome;

export { codeOf };
