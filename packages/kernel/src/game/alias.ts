/** Ids as they were spelt in files of earlier releases, with what they are now: `{ pela: 'pella' }`. Of all kinds of things alike. */
export type Aliases = Readonly<Record<string, string>>;

/** Plain data in which no old spelling is left, as key or as value; the same object where there was none. */
export function respelt<T>(value: T, aliases: Aliases | undefined): T {
  return aliases === undefined ? value : (respell(value, aliases) as T);
}

function respell(value: unknown, aliases: Aliases): unknown {
  if (typeof value === 'string') return nowOf(value, aliases);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.map(one => respell(one, aliases));
    return list.some((one, i) => one !== value[i]) ? list : value;
  }
  const entries = Object.entries(value).map(([key, one]) => [nowOf(key, aliases), respell(one, aliases)] as const);
  const old = Object.entries(value);
  return entries.some(([key, one], i) => key !== old[i][0] || one !== old[i][1]) ? Object.fromEntries(entries) : value;
}
const nowOf = (id: string, aliases: Aliases): string => (Object.hasOwn(aliases, id) ? aliases[id] : id);
