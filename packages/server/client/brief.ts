import { type Action, type ActionTable, type Code, firstOf, outside, secondOf, thirdOf, typeOf } from '@polemos/kernel';

/**
 * What is different between two looks at a board, so that a move is told in a few bytes: `[value]` stands there now, an
 * object goes into the fields (of a list: into its places), null takes a field away.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | null };

/** From one to the other, or undefined when nothing is different. Both are plain data, as JSON knows it. */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? patchOfList(before, after) : [after];
  if (Array.isArray(before)) return [after];
  const patch: Record<string, Patch | null> = {};
  let changed = false;
  for (const key in after) {
    if (after[key] === before[key]) continue;
    const part = after[key] === undefined ? null : patchOf(before[key], after[key]);
    if (part === undefined) continue;
    patch[key] = part;
    changed = true;
  }
  for (const key in before)
    if (!(key in after)) {
      patch[key] = null;
      changed = true;
    }
  return changed ? patch : undefined;
}

function patchOfList(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length !== after.length) return [after];
  const patch: Record<string, Patch> = {};
  let changed = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const part = patchOf(before[i], after[i]);
    if (part === undefined) continue;
    patch[i] = part;
    changed++;
  }
  // A place with its number is longer than a value: past a quarter the list itself is shorter.
  return changed === 0 ? undefined : changed * 4 > after.length + 4 ? [after] : patch;
}

/** The other way: a new value that shares with the old one whatever is the same. */
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

const isReplaced = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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

export const countOf = (offered: Offered): number => (offered[1].length === 0 ? 1 : (offered.length - 2) / offered[1].length);
export function actionAt(offered: Offered, n: number): Action {
  const [type, keys] = offered;
  const action: Record<string, string | number> = { type };
  for (let k = 0; k < keys.length; k++) action[keys[k]] = offered[2 + n * keys.length + k] as string | number;
  return action as Action;
}
export const actionsOf = (all: readonly Offered[]): Action[] =>
  all.flatMap(offered => Array.from({ length: countOf(offered) }, (_, n) => actionAt(offered, n)));
