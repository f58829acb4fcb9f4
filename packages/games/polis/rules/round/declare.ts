import type { Play, RuleId } from '@polemos/kernel';
import { other, PRESTIGE, SEATS } from '../components/board.ts';
import { addPrestige, prestigeOf } from '../components/control.ts';
import type { State } from '../state.ts';

type P = Play<State>;

/** The twelve actions by their number in the rulebook. */
export const HOPLITES = 1;
export const GALLEYS = 2;
export const MERCHANTS = 3;
export const PROJECT_ACTION = 4;
export const MARCH = 5;
export const SAIL = 6;
export const BESIEGE = 7;
export const TAX = 8;
export const TRADE = 9;
export const PROXENOS = 10;
export const FREE = 11;
export const CIVIL_WAR = 12;

/** PO-F-k: the opponent has passed, so that each action has its price. */
export const isAlone = (s: State): boolean => s.passed === 1 && s.passedFirst === other(s.turn);

/** What forbids any action of this type now. */
export function refuseType({ state }: P, type: number): RuleId | null {
  if (state.before === type) return 'PO-F-g';
  return isAlone(state) && state.fee === 0 ? 'PO-F-k' : null;
}

/** PO-F-h: a military action needs its prestige in hand. */
export const refusePrestige = ({ state, seat }: P, cost: number): RuleId | null =>
  prestigeOf(state, seat) >= cost ? null : 'PO-F-h';

/** The action is performed: it counts for the turn, and what it costs in prestige is paid. */
export function declare(play: P, type: number, prestige: number): void {
  const { state, seat } = play;
  state.acted++;
  state.before = type;
  state.fee = 0;
  if (prestige > 0) {
    addPrestige(state, seat, -prestige);
    play.tell?.({
      kind: 'prestige-paid',
      rule: 'PO-F-h',
      seat: SEATS[seat],
      amount: prestige,
      left: state.goods[PRESTIGE * 2 + seat],
    });
  }
}
