import { at, type Json, put } from './edit.ts';
import type { Field } from './form.ts';

const same = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A position after a change: what follows from a field that has changed, and was not changed itself, is left to the rules. */
export function followed(before: Json, after: Json, form: readonly Field[]): Json {
  let next = after;
  for (const { name, follows } of form) {
    const hasChanged = (field: string): boolean => !same(at(before, [field]), at(after, [field]));
    if (follows.some(hasChanged) && !hasChanged(name)) next = put(next, [name], undefined);
  }
  return next;
}
