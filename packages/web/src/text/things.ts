import type { GameText } from '@polemos/kernel';

/** Where the names of a kind of thing stand, when they do not stand under its own. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  side: ['side', 'seat'],
  owner: ['owner', 'seat'],
  region: ['region'],
  good: ['stuff', 'word'],
  row: ['stuff'],
};
/** What things on a map are called, where their kind is not known: the most particular first. */
const PLACES = ['space', 'area', 'polis', 'region', 'zone', 'place', 'leader', 'unit', 'seat', 'owner'];

/** A name that somebody gave: `constructor` has none. */
export const own = <V>(names: Readonly<Record<string, V>> | undefined, id: string): V | undefined =>
  names !== undefined && Object.hasOwn(names, id) ? names[id] : undefined;

/** What a game calls a thing: counters of one kind are numbered, and share a name. */
export function nameIn({ names }: GameText, thing: string | null, id: string): string {
  for (const kind of thing === null ? PLACES : [...(UNDER[thing] ?? [thing]), ...PLACES]) {
    const found = own(names[kind], id);
    if (found !== undefined) return found;
  }
  const [, kind, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const shared = kind === undefined || thing === null ? undefined : own(names[thing], kind);
  if (shared !== undefined) return `${shared} ${number}`;
  const [place, part] = id.split('.');
  return part === undefined ? id : `${nameIn({ names } as GameText, thing, place)}, ${part}`;
}
