import {
  type Action,
  type ActionTable,
  type Code,
  type Frames,
  firstOf,
  outside,
  secondOf,
  thirdOf,
  typeOf,
} from '@polemos/kernel';

/**
 * What is different between two looks at a board, so that a move is told in a few bytes: `[value]` stands there now, an
 * object goes into the fields (of a list: into its places), null takes a field away. `sockets/patches.ts` writes it.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | null };

/** A new value that shares with the old one whatever is the same. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isReplaced(patch)) return patch[0];
  if (Array.isArray(before)) {
    const list = before.slice();
    for (const at of Object.keys(patch)) list[Number(at)] = patched(list[Number(at)], patch[at] as Patch);
    return list;
  }
  const fields: Record<string, unknown> = { ...(before as object) };
  for (const key of Object.keys(patch)) {
    const part = patch[key];
    if (part === null) delete fields[key];
    else fields[key] = patched(fields[key], part);
  }
  return fields;
}

/** What was seen after each event, from what was seen before and the differences. */
export function unfolded(before: unknown, patches: readonly Patch[]): Frames {
  const frames: unknown[] = [];
  let last = before;
  for (const patch of patches) {
    last = patched(last, patch);
    frames.push(last);
  }
  return { before, frames };
}

const isReplaced = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

/** Legal actions of one type, in a row: the type, the names of its arguments, and their values one after another. */
export type Offered = readonly [type: string, keys: readonly string[], ...values: (string | number)[]];

export function offeredOf({ types }: ActionTable, codes: readonly Code[]): readonly Offered[] {
  const all: [string, readonly string[], ...(string | number)[]][] = [];
  let last = -1;
  for (const n of codes) {
    const type = typeOf(n);
    const { name, keys, domains } = types[type];
    if (type !== last) all.push([name, keys]);
    last = type;
    const row = all[all.length - 1];
    if (keys.length > 0) row.push(outside(domains[0], firstOf(n)));
    if (keys.length > 1) row.push(outside(domains[1], secondOf(n)));
    if (keys.length > 2) row.push(outside(domains[2], thirdOf(n)));
  }
  return all;
}

/**
 * What a seat may do, as it is told after a move: all of it; or, to whoever was told a list after move `of`, what is gone
 * from that one, as places and how many from there on.
 */
export type Offers = readonly Offered[] | { readonly of: number; readonly gone: readonly number[] };

/** What is gone of one list where the other is the rest of it; null when it is not, or when that would be as long. */
export function goneOf(before: readonly Code[], after: readonly Code[]): readonly number[] | null {
  const gone: number[] = [];
  let kept = 0;
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[kept]) {
      kept++;
      continue;
    }
    const last = gone.length - 2;
    if (last >= 0 && gone[last] + gone[last + 1] === at) gone[last + 1]++;
    else gone.push(at, 1);
  }
  return kept === after.length && gone.length < after.length ? gone : null;
}

/** The other way. */
export function without<T>(list: readonly T[], gone: readonly number[]): T[] {
  const left: T[] = [];
  let at = 0;
  for (let i = 0; i < gone.length; i += 2) {
    for (; at < gone[i]; at++) left.push(list[at]);
    at += gone[i + 1];
  }
  for (; at < list.length; at++) left.push(list[at]);
  return left;
}

export const isAll = (offers: Offers): offers is readonly Offered[] => Array.isArray(offers);

const countOf = (offered: Offered): number => (offered[1].length === 0 ? 1 : (offered.length - 2) / offered[1].length);
function actionAt(offered: Offered, n: number): Action {
  const [type, keys] = offered;
  const action: Record<string, string | number> = { type };
  for (let k = 0; k < keys.length; k++) action[keys[k]] = offered[2 + n * keys.length + k] as string | number;
  return action as Action;
}
export const actionsOf = (all: readonly Offered[]): Action[] =>
  all.flatMap(offered => Array.from({ length: countOf(offered) }, (_, n) => actionAt(offered, n)));
