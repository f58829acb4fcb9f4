import type { View } from '@polemos/timoleon';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';
import { monthOf } from './status.tsx';

export const isAllied = (view: View, a: string, b: string): boolean =>
  view.alliances.some(pair => pair.includes(a) && pair.includes(b) && a !== b);

/** What binds two factions, in words; empty: nothing. */
export function bonds(desk: Desk, a: string, b: string): readonly string[] {
  const { view } = desk;
  const words = WORDS[desk.language];
  const found: string[] = [];
  if (isAllied(view, a, b)) found.push(words.allied);
  const isBetween = (one: { a: string; b: string }) => (one.a === a && one.b === b) || (one.a === b && one.b === a);
  const treaty = view.treaties.find(one => isBetween(one) && (one.truce > 0 || one.passage > 0 || one.joint));
  if (treaty === undefined) return found;
  if (treaty.truce >= view.turn) found.push(words.truceUntil(monthOf(desk, treaty.truce)));
  if (treaty.passage >= view.turn) found.push(words.passageUntil(monthOf(desk, treaty.passage)));
  if (treaty.joint) found.push(words.jointControl);
  return found;
}
