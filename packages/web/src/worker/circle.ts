import type { Round, Thought } from '@polemos/bots';
import { Mind, mindsFor, type Question } from './bots.ts';

type Asked = Omit<Question & { readonly kind: 'think' }, 'kind' | 'share'>;

/**
 * Minds that think about one decision together: each knows the same and thinks of the same undertakings, plays its share of the tries, and goes on when it
 * has heard what all have found. So they come to one answer, as many times sooner as there are cores; and where time is what ends it, with so much more tried.
 */
export class Circle {
  private readonly minds: Mind[] = [];
  private thinking = false;

  warm(bot: { readonly game: string; readonly bot: string }): void {
    for (const mind of this.of(mindsFor(bot.bot))) mind.warm(bot);
  }
  /** Ends what is being thought, for all: whoever has answered already would know more than the others next time. */
  stop(): void {
    if (this.thinking) this.leave();
  }
  leave(): void {
    for (const mind of this.minds) mind.leave();
  }

  async think(asked: Asked): Promise<Thought> {
    const minds = this.of(mindsFor(asked.bot));
    const of = minds.length;
    const round = of === 1 ? undefined : await joining(of);
    this.thinking = true;
    try {
      const thoughts = await Promise.all(
        minds.map((mind, nth) => mind.ask({ ...asked, kind: 'think', share: { nth, of } }, round && { round })),
      );
      return thoughts[0];
    } catch (error) {
      this.leave(); // nobody waits for one who has failed
      throw error;
    } finally {
      this.thinking = false;
    }
  }

  private of(count: number): readonly Mind[] {
    while (this.minds.length < count) this.minds.push(new Mind());
    return this.minds.slice(0, count);
  }
}

/** Hands each of so many what all have found, as soon as the last of them has said what he found. */
async function joining(of: number): Promise<(found: Round) => Promise<Round>> {
  const { added } = await import('@polemos/bots');
  let waiting: { readonly found: Round; readonly tell: (all: Round) => void }[] = [];
  return found =>
    new Promise(tell => {
      waiting.push({ found, tell });
      if (waiting.length < of) return;
      const all = added(waiting.map(one => one.found));
      for (const one of waiting) one.tell(all);
      waiting = [];
    });
}
