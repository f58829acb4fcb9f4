export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place of a position: the thing that holds it, and its key. */
export function placesOf(root: Json): [Record<string, Json>, string][] {
  const found: [Record<string, Json>, string][] = [];
  const walk = (at: Json): void => {
    if (typeof at !== 'object' || at === null) return;
    for (const key of Object.keys(at)) {
      found.push([at as Record<string, Json>, key]);
      walk((at as Record<string, Json>)[key]);
    }
  };
  walk(root);
  return found;
}
