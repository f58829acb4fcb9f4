import { die, type Language } from '@polemos/kernel';
import { sideMark } from './sides.ts';

interface Modifier {
  readonly rule: string;
  readonly by: number;
}
/** A Home Guard that has lost nothing needs no number. */
const WHOLE_GUARD = 3;
type Letters = readonly [hoplite: string, cavalry: string, naval: string, guard: string, allied: string];

/** How a language writes strength points, modifiers and dice. */
export function phrases(
  language: Language,
  spaces: Readonly<Record<string, string>>,
  leaders: Readonly<Record<string, string>>,
  letters: Letters,
  none: string,
  named: Readonly<Record<string, string>> = {},
) {
  const space = (id: unknown): string => spaces[String(id)] ?? String(id);
  const side = (id: unknown): string => sideMark(String(id));
  const leader = (id: unknown): string => leaders[String(id)] ?? '';
  const unit = (id: unknown): string => {
    const text = String(id);
    if (text === 'home-guard') return ` ${letters[3]}`;
    if (named[text] !== undefined) return named[text];
    const letter = text.endsWith('hoplite') ? letters[0] : text.endsWith('cavalry') ? letters[1] : letters[2];
    return text.includes('allied') ? `(${letters[4]})${letter}` : letter;
  };
  const units = (given: unknown): string => {
    const list = Object.entries((given ?? {}) as Record<string, number>).map(([id, count]) =>
      id === 'home-guard' && count === WHOLE_GUARD ? letters[3] : `${count}${unit(id)}`,
    );
    return list.length === 0 ? none : list.join(' ');
  };
  const mix = (given: unknown): string => {
    const { hoplite = 0, cavalry = 0, naval = 0 } = given as Record<string, number>;
    return [hoplite, cavalry, naval]
      .map((count, i) => (count > 0 ? `${count}${letters[i]}` : ''))
      .filter(text => text !== '')
      .join(' ');
  };
  const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
  const modifiers = (given: unknown): string =>
    ((given ?? []) as Modifier[]).map(({ rule, by }) => ` ${signed(by)} {{${rule}}}`).join('');
  const dieOf = (who: unknown, face: unknown): string => die(String(who), Number(face));
  const spacesOf = (ids: unknown): string => (ids as string[]).map(space).join(', ');
  const rule = (id: unknown): string => `{{${String(id)}}}`;
  const yes = (value: unknown): boolean => value === true;
  const counts = new Intl.NumberFormat(language, { useGrouping: true });
  const talents = (n: unknown): string => counts.format(Number(n));
  /** By side: Athens, Sparta. */
  const pair = (given: unknown): string =>
    (given as number[]).map((n, i) => `${side(i === 0 ? 'athens' : 'sparta')} ${n < 0 ? signed(n) : n}`).join(', ');
  return { pair, space, side, leader, unit, units, mix, signed, modifiers, die: dieOf, spaces: spacesOf, rule, yes, talents };
}
