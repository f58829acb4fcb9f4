import { die, type GameEvent, type Language } from '@polemos/kernel';
import { nameOf } from '../board.ts';
import { leaderName } from '../leaders.ts';
import { numberIn, signed } from '../numbers.ts';
import { sorted, type Units } from '../units.ts';

/** What sentences are made of, in one language. */
export interface Said {
  space(id: unknown): string;
  spaces(ids: unknown): string;
  leader(id: unknown): string;
  side(id: unknown): string;
  units(units: unknown): string;
  talents(n: unknown): string;
  /** The faces that were rolled, with what was added and the sum. */
  sum(event: GameEvent, side?: unknown): string;
  die(side: unknown, face: unknown): string;
}
interface Names {
  readonly sides: Readonly<Record<string, string>>;
  /** Strength points of a nation: one and several. */
  unit(side: string, allied: boolean, arm: string, count: number): string;
}

export function saying(language: Language, { sides, unit }: Names): Said {
  const side = (id: unknown): string => sides[String(id)] ?? String(id);
  const face = (of: unknown, n: unknown): string => die(String(of ?? 'neutral'), Number(n));
  return {
    space: id => `**${nameOf(id, language)}**`,
    spaces: ids => (Array.isArray(ids) ? ids.map(id => nameOf(id, language)).join(', ') : ''),
    leader: id => leaderName(String(id)),
    side,
    units: units =>
      sorted((units ?? {}) as Units)
        .map(([one, count]) => unit(one.side, one.allied, one.arm, count))
        .join(', '),
    talents: n => numberIn(Number(n), language),
    die: face,
    sum(event, of = event.side) {
      const dice = Array.isArray(event.dice) ? (event.dice as number[]) : [Number(event.die)];
      const by = ((event.modifiers ?? []) as { by: number }[]).reduce((sum, one) => sum + one.by, 0);
      const shown = dice.map(one => face(of, one)).join(' ');
      if (by === 0) return shown;
      return `${shown} ${signed(by).replace(/^([+−])/, '$1 ')} = ${dice.reduce((sum, one) => sum + one, 0) + by}`;
    },
  };
}
