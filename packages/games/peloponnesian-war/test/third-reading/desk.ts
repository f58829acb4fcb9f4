import type { Action, Chance, GameEvent } from '@polemos/kernel';
import { Session } from '../../../../cli/src/session.ts';
import type { Written } from '../../index.ts';
import type { Rolls } from '../table.ts';

type Answer = Readonly<Record<string, unknown>>;
interface Need {
  readonly for: string;
  readonly draw?: readonly string[];
  readonly lot?: number;
  readonly among?: readonly string[];
}
export interface Begin {
  readonly scenario?: string;
  readonly options?: object;
  readonly rolls?: Rolls;
}

/**
 * A match spoken to in the lines of `polemos match` and in nothing else: a position, outcomes as they are asked for, actions, what was
 * told. Outcomes are given by what they are for; what a test does not name falls harmlessly: a 2 (3 where a tie is thrown again), the
 * first lot, the first draw. An outcome that nobody asked for fails the test.
 */
export class Desk {
  private readonly session = new Session();
  told: readonly GameEvent[] = [];

  static async begin(position: object | null, { scenario = 'campaign', options = {}, rolls = {} }: Begin = {}): Promise<Desk> {
    const desk = new Desk();
    await desk.play(
      { new: { game: 'peloponnesian-war', scenario, options, alone: true, ...(position === null ? {} : { position }) } },
      rolls,
    );
    return desk;
  }
  async say(message: object): Promise<Answer> {
    return this.session.answer(JSON.stringify(message));
  }
  private async play(message: object, rolls: Rolls): Promise<void> {
    const left = new Map(Object.entries(rolls).map(([what, values]) => [what, [...values]]));
    let answer = await this.say(message);
    while (answer.need !== undefined) answer = await this.say({ chance: [outcome(answer.need as Need, left)] });
    if (answer.ok !== true) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
    for (const [what, values] of left) if (values.length > 0) throw new Error(`nobody asked for ${what}: ${values}`);
    this.told = answer.events as readonly GameEvent[];
  }
  async act(action: Action, rolls: Rolls = {}): Promise<this> {
    await this.play({ act: { seat: await this.seat(), action } }, rolls);
    return this;
  }
  /** The events of one kind that the last line told. */
  // biome-ignore lint/suspicious/noExplicitAny: what was told is compared, not computed with
  of(kind: string): readonly any[] {
    return this.told.filter(event => event.kind === kind);
  }
  get kinds(): readonly string[] {
    return this.told.map(({ kind }) => kind);
  }
  private async asked(): Promise<{ readonly seat?: string; readonly step?: string }> {
    return ((await this.say({ pending: true })).pending as readonly object[])[0] ?? {};
  }
  async seat(): Promise<string> {
    return (await this.asked()).seat ?? 'player';
  }
  async asks(): Promise<string> {
    return (await this.asked()).step ?? 'nothing';
  }
  async now(): Promise<Written> {
    return (await this.say({ position: true })).position as Written;
  }
  async outcome(): Promise<{ rule: string; score: readonly number[]; detail: Readonly<Record<string, unknown>> } | null> {
    return (await this.say({ outcome: true })).outcome as never;
  }
  /** The rule that forbids an action, or null. */
  async why(action: Action): Promise<string | null> {
    const { why } = await this.say({ why: { seat: await this.seat(), action } });
    const refused = why as { rule?: string; code: string } | null;
    return refused === null ? null : (refused.rule ?? refused.code);
  }
  async legal(type: string): Promise<readonly Action[]> {
    const { legal } = await this.say({ legal: await this.seat() });
    return (legal as readonly Action[]).filter(action => action.type === type);
  }
}

function outcome(need: Need, left: ReadonlyMap<string, Chance[]>): Chance {
  const queue = [...left].find(([what, values]) => need.for.startsWith(what) && values.length > 0)?.[1];
  const given = queue?.shift();
  if (given !== undefined) return given;
  if (need.draw !== undefined) return need.draw[0];
  return need.lot !== undefined ? 1 : need.for === 'first operation: athens' ? 3 : 2;
}
/** A position of the second edition as a match. */
export const second = (position: object, rolls: Rolls = {}, more: Begin = {}): Promise<Desk> =>
  Desk.begin(position, { ...more, rolls });
/** And of the first. */
export const first = (position: object, rolls: Rolls = {}, { options = {}, ...more }: Begin = {}): Promise<Desk> =>
  Desk.begin(position, { ...more, options: { ...options, edition: 'first' }, rolls });
