import { bondsOf } from '@polemos/timoleon/forecast/bonds';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';
import { monthOf } from './status.tsx';

/** What binds two factions, in words; empty: nothing. */
export function bonds(desk: Desk, a: string, b: string): readonly string[] {
  const words = WORDS[desk.language];
  const { allied, truce, passage, joint } = bondsOf(desk.view, a, b);
  return [
    ...(allied ? [words.allied] : []),
    ...(truce === null ? [] : [words.truceUntil(monthOf(desk, truce))]),
    ...(passage === null ? [] : [words.passageUntil(monthOf(desk, passage))]),
    ...(joint ? [words.jointControl] : []),
  ];
}
