/** Plain data of a position. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
const isObject = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function at(value: Json | undefined, path: Path): Json | undefined {
  let now: Json | undefined = value;
  for (const key of path) {
    if (isList(now)) now = now[Number(key)];
    else if (isObject(now) && Object.hasOwn(now, key)) now = now[key];
    else return undefined;
  }
  return now;
}

/** A list, or none where something else stands: a link can hold anything. */
export function listAt(value: Json | undefined, path: Path): readonly Json[] {
  const found = at(value, path);
  return isList(found) ? found : [];
}
/** A number, or nought where none stands. */
export function numberAt(value: Json | undefined, path: Path): number {
  const found = at(value, path);
  return typeof found === 'number' && Number.isFinite(found) ? found : 0;
}

/** The same with one value otherwise; undefined takes it out. What is empty afterwards stays: it says that there is nothing. */
export function put(value: Json | undefined, path: Path, to: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to ?? null;
  if (isList(value)) {
    const list = value.slice();
    if (rest.length === 0 && to === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = put(list[Number(key)], rest, to);
    return list;
  }
  const now = isObject(value) ? value : {};
  if (rest.length === 0 && to === undefined) {
    const { [key]: _, ...others } = now;
    return others;
  }
  return { ...now, [key]: put(Object.hasOwn(now, key) ? now[key] : undefined, rest, to) };
}

/** `/forces/corinth/spartan-naval` as a path. */
export const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Takes out what a fault names: the value itself, or the nearest there is around it. */
export function without(value: Json, pointer: string): Json {
  let path = pathOf(pointer);
  while (path.length > 1 && at(value, path) === undefined) path = path.slice(0, -1);
  return path.length === 0 || at(value, path) === undefined ? value : put(value, path, undefined);
}
