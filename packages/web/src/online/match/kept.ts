import type { Action } from '@polemos/kernel';

/** A move that was sealed and not answered yet. Its key makes it harmless to send it again. */
export interface KeptMove {
  readonly key: string;
  readonly version: number;
  readonly action: Action;
}
const nameOf = (table: string): string => `polemos.kept.${table}`;

/** Another person in the same browser does not make it. */
export function keepMove(table: string, person: string | null, move: KeptMove): void {
  try {
    localStorage.setItem(nameOf(table), JSON.stringify({ person, move }));
  } catch {
    // A browser that keeps nothing still plays while its page is open.
  }
}
export function keptMove(table: string, person: string | null): KeptMove | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null') as { person: string | null; move: KeptMove } | null;
    return kept !== null && person !== null && kept.person === person ? kept.move : null;
  } catch {
    return null;
  }
}
export function forgetMove(table: string): void {
  try {
    localStorage.removeItem(nameOf(table));
  } catch {
    // Nothing was kept.
  }
}
