import type { BaseState } from '../game/state.ts';

/** The whole state after `at` entries as plain data, secrets included: it never leaves the server. The version is the one from which to play on. */
export interface Snapshot {
  readonly at: number;
  readonly version: number;
  readonly state: unknown;
}

type Fields = Record<string, unknown>;
type Numbers = ArrayLike<number> & { readonly constructor: { from(list: ArrayLike<number>): unknown } };
const isTyped = (value: unknown): value is Numbers => ArrayBuffer.isView(value);

/** JSON knows no typed array: written as it is, one comes back as an object with a number for each field, and is no list any more. */
export const plainState = (state: BaseState): object =>
  Object.fromEntries(Object.entries(state).map(([field, value]) => [field, isTyped(value) ? Array.from(value) : value]));

/** The state that was written so, each list of the kind that the same field has in another state of the game. */
export function stateOf<S extends BaseState>(plain: unknown, like: S): S {
  const read: Fields = { ...(plain as Fields) };
  for (const [field, value] of Object.entries(like)) {
    const list = read[field];
    if (isTyped(value) && Array.isArray(list)) read[field] = value.constructor.from(list);
  }
  return read as unknown as S;
}
