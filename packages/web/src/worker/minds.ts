import type { Advice, Begun, Report, Thought } from '@polemos/bots';
import { type Seen, within } from '@polemos/kernel';
import { Mind, mindsAtHand, type Question, Stopped } from './bots.ts';
import { Circle } from './circle.ts';
import type { Answer, Level } from './protocol.ts';
import type { Opened } from './record.ts';

/** Milliseconds. */
const AFTER_THE_BOARD = 1_000;

/** All that is asked of minds at one table: what its bots do, what a person had best do, why a bot did what it did, what decided the match. */
export class Minds {
  private readonly opened: Opened;
  private readonly progress: (done: number) => void;
  /** Where its bots think, several together where there are cores for it, and the luck of each. */
  private readonly circle = new Circle();
  /** Where a person is advised and told why: bots need not wait for it. */
  private readonly adviser = new Mind();
  private warming: ReturnType<typeof setTimeout> | undefined;
  private reporting: Promise<Report> | null = null;
  private reporters: readonly Mind[] = [];
  private readonly seeds = new Map<string, number>();
  /** What bots thought, by the entry that came of it. */
  private readonly thoughts = new Map<number, Thought>();

  constructor(opened: Opened, progress: (done: number) => void) {
    this.opened = opened;
    this.progress = progress;
  }

  /** Fetched before they are needed, since the network may be gone by then; but the board comes first. */
  warm(): void {
    this.warming = setTimeout(() => {
      for (const seat of this.opened.match.seats)
        if (this.opened.players[seat]?.kind === 'bot') this.circle.warm(this.botIn(seat));
    }, AFTER_THE_BOARD);
  }
  leave(): void {
    clearTimeout(this.warming);
    this.circle.leave();
    this.adviser.leave();
    for (const mind of this.reporters) mind.leave();
  }
  /** What the bots are thinking ends. */
  stop(): void {
    this.circle.stop();
  }

  /** What a bot would do, or null when it was stopped. */
  thought(seat: string): Promise<Thought | null> {
    return orStopped(this.circle.think({ ...this.botIn(seat), seen: this.opened.match.see(seat) }));
  }
  /** It was done. */
  keep(entry: number, thought: Thought): void {
    this.thoughts.set(entry, thought);
  }
  /** What came after an entry has been taken back. */
  forget(after: number): void {
    for (const entry of this.thoughts.keys()) if (entry > after) this.thoughts.delete(entry);
  }
  private botIn(seat: string): { readonly game: string; readonly bot: string; readonly seed: number; readonly seat: string } {
    const player = this.opened.players[seat];
    const bot: Level = player?.kind === 'bot' ? player.level : 'random';
    const seed = this.seeds.get(seat) ?? crypto.getRandomValues(new Int32Array(1))[0];
    this.seeds.set(seat, seed);
    return { game: this.opened.game.id, bot, seed, seat };
  }

  /** What whoever sees this had best do. */
  advise(seen: Seen): Promise<Advice | null> {
    this.adviser.stop(); // whoever asks again has gone on
    return unlessStopped(this.adviser, { kind: 'advise', game: this.opened.game.id, seen });
  }

  /** Why the bot of a seat did what this entry is part of: to the others as far as it lies open, when the match is over all of it. */
  async explain(entry: number, isOver: boolean): Promise<Answer> {
    const { match, players, game } = this.opened;
    const log = match.log();
    const seat = log.entries[entry - 1]?.seat;
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player?.kind !== 'bot') return { refused: { code: 'not-asked' } };
    const { explain, undertakingAt } = await import('@polemos/bots');
    const begun = within(game, () => undertakingAt(game, log, entry));
    const first = begun?.entry ?? entry;
    const kept = this.thoughts.get(first) ?? null;
    const thought = kept ?? (begun === null ? null : await this.reconsidered(player.level, begun));
    const told = { entry: first, seat, bot: player.level };
    if (thought === null) return { explained: { ...told, explanation: null, again: false } };
    const explanation = explain(game, thought, isOver ? 'own' : 'others', begun?.steps.length ?? 1);
    return { explained: { ...told, explanation, again: kept === null } };
  }
  private reconsidered(bot: string, { seen, steps }: Begun): Promise<Thought | null> {
    this.adviser.stop();
    return unlessStopped(this.adviser, { kind: 'reconsider', game: this.opened.game.id, bot, seen, taken: steps });
  }

  /** What decided the match: looked through once, by as many as there are cores, each a part of it. */
  async report(): Promise<Report> {
    this.reporting ??= this.reported();
    try {
      return await this.reporting;
    } finally {
      this.reporting = null;
    }
  }
  private async reported(): Promise<Report> {
    const [game, log] = [this.opened.game.id, this.opened.match.log()];
    const minds = Array.from({ length: mindsAtHand() }, () => new Mind());
    this.reporters = minds;
    const done = minds.map(() => 0);
    const tell = (nth: number) => (share: number) => {
      done[nth] = share;
      this.progress(done.reduce((sum, one) => sum + one, 0) / minds.length);
    };
    try {
      const of = minds.length;
      const parts = await Promise.all(
        minds.map((mind, nth) => mind.ask({ kind: 'judge', game, log, part: { nth, of } }, { progress: tell(nth) })),
      );
      return await minds[0].ask({ kind: 'report', game, log, parts });
    } finally {
      for (const mind of minds) mind.leave();
      this.reporters = [];
    }
  }
}

/** The answer, or null when whoever asked has gone on. */
const unlessStopped = <Q extends Question>(mind: Mind, question: Q) => orStopped(mind.ask(question));
async function orStopped<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}
