import type { GameEvent, OfKind } from '../game/event.ts';

/** What an event comes to for whoever asks beforehand: no dice, no sums; equal results are one. */
export interface Result {
  readonly kind: string;
  readonly [field: string]: string | number | boolean | null;
}
/** How a game looks ahead: which of its events are results, and which begin another matter. */
export interface Foresight {
  /** What an event comes to; null where it is only a way to something. */
  result(event: GameEvent): Result | null;
  /** Whether this event begins something else, which is not the consequence of this one action. */
  ends(event: GameEvent): boolean;
  /** Whether nothing is looked at beyond this event: a roll that is repeated without end. */
  stops?(event: GameEvent): boolean;
}

type Fields = Readonly<Record<string, string | number | boolean | null>>;
/** What each kind of event comes to, by kind; one that is not here is only a way to something. */
export type ResultTable<E extends { readonly kind: string }> = {
  readonly [K in E['kind']]?: { of(event: OfKind<E, K>): Fields | null }['of'];
};
/** The words for every result of a table: `results: {…} satisfies ResultWords<typeof RESULTS>`. */
export type ResultWords<T> = {
  readonly [K in keyof T]-?: T[K] extends (event: never) => infer R
    ? { say(result: Result & NonNullable<R>): string }['say']
    : never;
};

/** How a game looks ahead, from a table of its results and the kinds of event that begin another matter. */
export const foresightOf = <E extends { readonly kind: string }>(
  table: ResultTable<E>,
  ends: readonly E['kind'][],
): Foresight => {
  const results = table as unknown as Readonly<Record<string, (event: GameEvent) => Fields | null>>;
  const others = new Set<string>(ends);
  return {
    result(event) {
      const fields = results[event.kind]?.(event) ?? null;
      return fields === null ? null : { kind: event.kind, ...fields };
    },
    ends: ({ kind }) => others.has(kind),
  };
};
