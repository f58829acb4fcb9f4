import { each, type Play, procedure, type RuleId, type Seat } from '@polemos/kernel';
import { GOOD, other, REGION, SEATS, stuffAt, stuffId, TERRITORY } from '../components/board.ts';
import { cubesLeft, hasRoom, unitsOf } from '../components/control.ts';
import type { State } from '../state.ts';
import { canSwitch, exchangeLimits, exchangeNow, exchanging, hasUnits, losses, removing, switching } from './choices.ts';
import { sendUnits } from './expedition.ts';
import { ALL_EFFECTS, type Condition, concerns, EFFECTS, type Effect } from './modifiers.ts';

type P = Play<State>;
const CARD_TEXT: RuleId = 'PO-F-e';
const about = (seat: Seat, effect: Effect, left = 0) => ({ seat, effect: ALL_EFFECTS.indexOf(effect), left });

/** The operations that a side carries out when the event is resolved, or at the end of the round. */
const OPERATIONS: Readonly<Record<string, (play: P, side: Seat, effect: Effect) => void>> = {
  ...losses,
  gain(play, side, effect) {
    const stuff = stuffAt(effect.good);
    play.state.goods[stuff * 2 + side] += effect.amount;
    play.tell?.({ kind: 'gained', rule: CARD_TEXT, seat: SEATS[side], stuff: stuffId(stuff), amount: effect.amount });
  },
  /** From the supply, while the region has room and the side a cube: PO-K-i, PO-C-g. */
  gainUnit(play, side, effect) {
    const { state } = play;
    const region = REGION.at(effect.region);
    if (!hasRoom(state, region, side) || cubesLeft(state, side) < 1) return nothing(play, side);
    state.units[region * 2 + side]++;
    play.tell?.({ kind: 'unit-gained', rule: CARD_TEXT, seat: SEATS[side], unit: effect.unit, region: effect.region });
  },
  removeUnit(play, side, effect) {
    if (hasUnits(play.state, side)) play.call(removing, about(side, effect));
    else nothing(play, side);
  },
  firstTurn(play, side) {
    play.state.turn = side;
    play.tell?.({ kind: 'first-turn', rule: CARD_TEXT, seat: SEATS[side] });
  },
  exchange(play, side, effect) {
    const [least, most] = exchangeLimits(play.state, side, effect);
    if (most === 0) return nothing(play, side);
    if (least === most) return exchangeNow(play, side, effect, most); // what must be given is all there is
    play.call(exchanging, about(side, effect));
  },
  switchPolis(play, side, effect) {
    if (!canSwitch(play.state, side, effect)) return nothing(play, side);
    play.call(switching, about(side, effect, effect.count));
  },
  sendUnits,
  endIf(play, side, effect) {
    const holds = holdsFor(play.state, side, effect.condition);
    play.tell?.({ kind: 'end-condition', rule: 'PO-F-p', seat: SEATS[side], condition: effect.condition, holds });
    if (holds) for (const then of effect.then ?? []) apply(play, side, then);
  },
};
export const apply = (play: P, side: Seat, effect: Effect): void => OPERATIONS[effect.op](play, side, effect);
const nothing = (play: P, side: Seat): void => play.tell?.({ kind: 'no-effect', rule: CARD_TEXT, seat: SEATS[side] });

/** PO-F-p: the prestige that the end of the round brings or costs a side by the event, as things are. */
export function prestigeAtEnd(s: State, side: Seat): number {
  let sum = 0;
  for (const effect of s.event < 0 ? [] : EFFECTS[s.event]) {
    if (effect.op !== 'endIf' || !concerns(effect, side) || !holdsFor(s, side, effect.condition)) continue;
    for (const { op, amount } of effect.then ?? []) sum += op === 'gain' ? amount : -amount;
  }
  return sum;
}

const CONDITIONS: Readonly<Record<string, (s: State, side: Seat, condition: Condition) => boolean>> = {
  ownHoplitesIn: (s, side, { ownHoplitesIn, atLeast }) =>
    unitsOf(s, TERRITORY.at(ownHoplitesIn as string), side) >= (atLeast as number),
};
const holdsFor = (s: State, side: Seat, condition: Condition): boolean =>
  Object.keys(condition).every(key => !(key in CONDITIONS) || CONDITIONS[key](s, side, condition));
/** The operations that concern both at once: compared or carried out before either side applies the rest. */
const COMMON: Readonly<Record<string, (play: P, effect: Effect) => void>> = {
  setMarketColumn(play, effect) {
    for (const id of effect.goods) {
      const good = GOOD.at(id);
      const from = play.state.column[good];
      play.state.column[good] = effect.column;
      play.tell?.({
        kind: 'market-moved',
        rule: CARD_TEXT,
        good: id,
        dice: [],
        from: from + 1,
        to: effect.column + 1,
      });
    }
  },
  landing(play, effect) {
    const { state } = play;
    const land = TERRITORY.at(effect.territory);
    const [sparta, athens] = [unitsOf(state, land, 0), unitsOf(state, land, 1)];
    if (sparta + athens === 0) {
      state.banned |= 1 << land;
      play.tell?.({ kind: 'no-collection', rule: CARD_TEXT, territory: TERRITORY.ids[land] });
    }
    for (const side of [state.first, other(state.first)]) {
      const own = unitsOf(state, land, side);
      if (own === 0 || own < Math.max(sparta, athens)) continue;
      const lost = Math.min(own, effect.loss);
      state.units[land * 2 + side] -= lost;
      play.tell?.({ kind: 'hoplites-lost', rule: CARD_TEXT, seat: SEATS[side], territory: TERRITORY.ids[land], amount: lost });
    }
  },
};

export function common(play: P): void {
  if (play.state.event < 0) return;
  for (const effect of EFFECTS[play.state.event]) if (effect.op in COMMON) COMMON[effect.op](play, effect);
}

const nextEffect =
  (timing: string) =>
  ({ state }: P, { seat }: { readonly seat: Seat }, after: number): number => {
    if (state.event < 0) return -1;
    const effects = EFFECTS[state.event];
    for (let i = after + 1; i < effects.length; i++)
      if (effects[i].timing === timing && effects[i].op in OPERATIONS && concerns(effects[i], seat)) return i;
    return -1;
  };
const carryOut = (play: P, by: { readonly seat: Seat; readonly effect: number }): void =>
  apply(play, by.seat, EFFECTS[play.state.event][by.effect]);

/** PO-F-d: one side applies the event. */
export const atStart = procedure<State, { readonly seat: Seat }>('event', each('effect', nextEffect('start'), carryOut));
/** PO-F-p */
export const atEnd = procedure<State, { readonly seat: Seat }>('event-end', each('effect', nextEffect('end'), carryOut));
