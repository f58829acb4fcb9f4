import type { Book } from '../editions/book.ts';
import type { P, State } from '../state.ts';
import { receive } from '../terms/ledger.ts';
import { ATHENS, SIDES, SPARTA } from '../terms/units.ts';

/** One line of an event table. */
export interface Event {
  readonly rule: string;
  /** Where the editions have each their own. */
  readonly ruleIn?: (book: Book) => string;
  readonly id: string;
  /** PW-3.2-b: whether it can happen in this turn. */
  possible(s: State, turn: number): boolean;
  happen(play: P, turn: number): void;
  /** PW-R124: SP that it sends away return to their home spaces at once. */
  readonly returns?: boolean;
}
export type EventTable = Readonly<Record<number, Event>>;
export const always = (): boolean => true;

export function noEffect(play: P, rule: string): void {
  play.tell?.({ kind: 'no-effect', rule });
}
export function tellTalents(play: P, rule: string, side: number, talents: number, die: number | null = null): void {
  const city = play.state.role >= 0 && side === ATHENS ? { city: 'athens' } : {};
  play.tell?.({ kind: 'talents', rule, side: SIDES[side], ...city, talents, die, treasury: play.state.treasury[side] });
}
/** Talents for Sparta up to a face of the die, for Athens above it. */
export function silverFor(play: P, rule: string, talents: number, spartaUpTo: number): void {
  const die = play.fate.d6('silver', rule);
  const side = die <= spartaUpTo ? SPARTA : ATHENS;
  receive(play.state, side, talents);
  tellTalents(play, rule, side, talents, die);
}
