/** What this browser knows of a match that is kept with the account: the revision, and when the match here was last as it is there. */
export interface Known {
  readonly revision: number;
  readonly updated: number;
}
const KEY = 'polemos.uploads';

export function knownUploads(person: string): Readonly<Record<string, Known>> {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, Known>>;
    return all[person] ?? {};
  } catch {
    return {};
  }
}
export function knowUpload(person: string, match: string, known: Known | null): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, Known>>;
    const { [match]: _, ...others } = all[person] ?? {};
    localStorage.setItem(KEY, JSON.stringify({ ...all, [person]: known === null ? others : { ...others, [match]: known } }));
  } catch {
    // A browser that keeps nothing asks anew each time.
  }
}

export type Whereabouts = 'here' | 'there' | 'same' | 'ahead' | 'behind' | 'both';
/** How a match here and the one with the account stand to each other. */
export function whereabouts(here: number | null, there: number | null, known: Known | undefined): Whereabouts {
  if (there === null) return 'here';
  if (here === null) return 'there';
  const moved = { here: known?.updated !== here, there: known?.revision !== there };
  return moved.here ? (moved.there ? 'both' : 'ahead') : moved.there ? 'behind' : 'same';
}
