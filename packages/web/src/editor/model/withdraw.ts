import { at, type Json, pathOf } from './edit.ts';
import type { Field } from './form.ts';

/** What is no field of its own: without it a match would begin elsewhere, in silence. */
const NEVER = ['', '/phase', '/stack'];
/** Whether what a fault names can go alone: a whole field of the board, such as all Forces, would take the sound ones along. */
export function canGo(value: Json, pointer: string, form: readonly Field[]): boolean {
  if (NEVER.includes(pointer)) return false;
  const path = pathOf(pointer);
  const found = at(value, path);
  if (path.length > 1 || typeof found !== 'object' || found === null || Object.keys(found).length < 2) return true;
  return ['midway', 'progress'].includes(form.find(({ name }) => name === path[0])?.group ?? '');
}
