import type { GameEvent, GameText, Marked } from '@polemos/kernel';

/** Events in a row that are told in one breath. */
export interface Run {
  /** The number of its first event, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly said: Marked | null;
}

/** Whether an event is told in one sentence with the one before it: of one kind, by one side. */
const goesWith = (text: GameText, before: GameEvent | undefined, { kind, side }: GameEvent): boolean =>
  before !== undefined && before.kind === kind && before.side === side && text.together?.[kind] !== undefined;

export function runsOf(events: readonly GameEvent[], text: GameText): readonly Run[] {
  const starts = events.flatMap((event, at) => (goesWith(text, events[at - 1], event) ? [] : [at]));
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? events.length;
    const [{ kind }] = events.slice(from);
    const said =
      to - from === 1 ? (text.events[kind]?.(events[from]) ?? null) : (text.together?.[kind]?.(events.slice(from, to)) ?? null);
    return { from, to, said };
  });
}

/** The beats at which a story stands still, counted by events. */
export const stopsOf = (events: readonly GameEvent[], text: GameText): readonly number[] =>
  runsOf(events, text).map(({ to }) => to);

/** The stop that a wanted beat means: within a run its end, for whoever goes back the stop before it. */
export function stopAt(stops: readonly number[], wanted: number, present: number): number {
  const stop = wanted < present ? stops.findLast(one => one <= wanted) : stops.find(one => one >= wanted);
  return stop ?? (wanted < present ? 0 : (stops.at(-1) ?? 0));
}
