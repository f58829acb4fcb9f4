import type { Forecast, Foreseen, Language, Odds } from '@polemos/kernel';
import type { Screens } from '../../games/screens.ts';

export const chanceOf = ({ of, in: all }: Odds): number => of / all;

/** "22.9 %"; two decimals only where the third figure matters. */
export function percentOf(odds: Odds, language: Language): string {
  const chance = chanceOf(odds);
  const exact = Number.isInteger(Math.round(chance * 1e9) / 1e5) && !Number.isInteger(Math.round(chance * 1e9) / 1e6);
  const digits = exact && !Number.isInteger(chance * 1000) ? 2 : 1;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(chance * 100);
  return chance > 0 && Number.parseFloat((chance * 100).toFixed(1)) === 0
    ? `< ${new Intl.NumberFormat(language).format(0.1)} %`
    : `${number} %`;
}

export const sumOf = (all: readonly Odds[]): Odds => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return all.reduce(
    (sum, one) => {
      const by = gcd(sum.in, one.in);
      const of = sum.of * (one.in / by) + one.of * (sum.in / by);
      const all = (sum.in / by) * one.in;
      const low = gcd(of, all);
      return { of: of / low, in: all / low };
    },
    { of: 0, in: 1 },
  );
};

/** Outcomes that begin with the same result, together: one line, which opens where they differ afterwards. */
export interface Group {
  readonly odds: Odds;
  readonly head: Foreseen;
  readonly ways: readonly Foreseen[];
}
export function groupsOf({ outcomes }: Forecast): readonly Group[] {
  const groups = new Map<string, Foreseen[]>();
  for (const one of outcomes) {
    const key = JSON.stringify(one.results[0] ?? (one.after !== null && 'need' in one.after ? one.after.need.for : 'nothing'));
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [one]);
    else known.push(one);
  }
  return [...groups.values()]
    .map(ways => ({ odds: sumOf(ways.map(({ odds }) => odds)), head: ways[0], ways }))
    .sort((a, b) => chanceOf(b.odds) - chanceOf(a.odds));
}

/** What two rules tell in the same words is said once; how heavily it is printed makes no other words of it. */
export function onceEach(parts: readonly string[]): readonly string[] {
  const plain = (part: string): string => part.replaceAll('**', '');
  return parts.filter((part, i) => parts.findIndex(one => plain(one) === plain(part)) === i);
}

/** Ways that read alike are one, with the chance of both. */
export function alike(ways: readonly Foreseen[], read: (way: Foreseen) => string): readonly { said: string; odds: Odds }[] {
  const found = new Map<string, Odds[]>();
  for (const way of ways) {
    const said = read(way);
    found.set(said, [...(found.get(said) ?? []), way.odds]);
  }
  return [...found].map(([said, odds]) => ({ said, odds: sumOf(odds) }));
}

/** What a game says of what begins behind it. */
export const beginning = ({ after }: Foreseen, { begins }: Pick<Screens, 'begins'>, language: Language): string | null =>
  after !== null && 'begins' in after ? (begins?.(after.begins, language) ?? null) : null;
