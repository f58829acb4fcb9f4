import type { GameText } from '@polemos/kernel';

/** What an id is called, whatever kind of thing it is; of several alike, without its number. */
export function nameIn(text: GameText, id: string): string {
  for (const names of Object.values(text.names)) {
    const found = names[id] ?? names[id.replace(/-\d+$/, '')];
    if (found !== undefined) return found;
  }
  return id;
}
