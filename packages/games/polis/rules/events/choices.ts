import { decision, NOBODY, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { MOST_PHOROS, T } from '../actions.ts';
import { CAPITAL_OF, isSea, other, POLEIS, POLIS, REGION, REGIONS, SEATS, stuffAt, stuffId } from '../components/board.ts';
import { cubesLeft, has, takeOver, unitsOf } from '../components/control.ts';
import type { State } from '../state.ts';
import { ALL_EFFECTS, type Effect } from './modifiers.ts';

/** What an event card lets a player choose; each names its effect by its place among all effects. */
type P = Play<State>;
interface Choosing {
  readonly seat: Seat;
  readonly effect: number;
  readonly left: number;
}
const CARD_TEXT: RuleId = 'PO-F-e';
const effectOf = ({ effect }: Choosing): Effect => ALL_EFFECTS[effect];
const askedSeat = (_: P, { seat }: Choosing): Seat => seat;

/** One hoplite or galley of the player's choice leaves the board. */
export const removing = decision<State, Choosing>({
  name: 'removing',
  rule: CARD_TEXT,
  seat: askedSeat,
  legal({ state, seat }, _, offer) {
    for (let region = 0; region < REGIONS; region++) if (unitsOf(state, region, seat) > 0) offer.add(T.remove, region);
  },
  refuse: { remove: ({ state, seat }, _, region) => (unitsOf(state, region, seat) > 0 ? null : CARD_TEXT) },
  on: {
    remove(play, _, region) {
      const { state, seat } = play;
      state.units[region * 2 + seat]--;
      const unit = isSea(region) ? 'galley' : 'hoplite';
      play.tell?.({ kind: 'unit-removed', rule: CARD_TEXT, seat: SEATS[seat], unit, region: REGION.ids[region] });
      play.done();
    },
  },
});
export function hasUnits(s: State, side: Seat): boolean {
  for (let region = 0; region < REGIONS; region++) if (unitsOf(s, region, side) > 0) return true;
  return false;
}

/** How many a player may give: as many as he must, as far as he has them, up to as many as he may. */
export function exchangeLimits(s: State, side: Seat, effect: Effect): readonly [number, number] {
  const have = has(s, stuffAt(effect.give), side);
  const most = Math.min(have, effect.max ?? MOST_PHOROS, MOST_PHOROS);
  return [Math.min(effect.min, most), most];
}
export function exchangeNow(play: P, side: Seat, effect: Effect, amount: number): void {
  const { state } = play;
  const [give, get] = [stuffAt(effect.give), stuffAt(effect.get)];
  const gained = amount * effect.rate;
  state.goods[give * 2 + side] -= amount;
  state.goods[get * 2 + side] += gained;
  play.tell?.({
    kind: 'exchanged',
    rule: CARD_TEXT,
    seat: SEATS[side],
    given: { [stuffId(give)]: amount },
    gained: { [stuffId(get)]: gained },
  });
}
export const exchanging = decision<State, Choosing>({
  name: 'exchanging',
  rule: CARD_TEXT,
  seat: askedSeat,
  legal({ state, seat }, by, offer) {
    const [least, most] = exchangeLimits(state, seat, effectOf(by));
    for (let amount = least; amount <= most; amount++) offer.add(T.exchange, amount);
  },
  refuse: {
    exchange({ state, seat }, by, amount) {
      const [least, most] = exchangeLimits(state, seat, effectOf(by));
      return amount >= least && amount <= most ? null : CARD_TEXT;
    },
  },
  on: {
    exchange(play, by, amount) {
      exchangeNow(play, play.seat, effectOf(by), amount);
      play.done();
    },
  },
  about: (_, by) => ({ give: effectOf(by).give, get: effectOf(by).get, rate: effectOf(by).rate }),
});

/** An enemy polis with exactly this population, no capital, none that this card has moved already. */
function refuseSwitch(s: State, seat: Seat, effect: Effect, polis: number): RuleId | null {
  if (s.owner[polis] !== other(seat) || CAPITAL_OF[polis] !== NOBODY || (s.switched & (1 << polis)) !== 0) return CARD_TEXT;
  if (s.population[polis] !== effect.population) return CARD_TEXT;
  return cubesLeft(s, seat) >= 1 ? null : 'PO-C-g';
}
export function canSwitch(s: State, seat: Seat, effect: Effect): boolean {
  for (let polis = 0; polis < POLEIS; polis++) if (refuseSwitch(s, seat, effect, polis) === null) return true;
  return false;
}
export const switching = decision<State, Choosing>({
  name: 'switching',
  rule: CARD_TEXT,
  seat: askedSeat,
  legal({ state, seat }, by, offer) {
    for (let polis = 0; polis < POLEIS; polis++)
      if (refuseSwitch(state, seat, effectOf(by), polis) === null) offer.add(T.switch, polis);
  },
  refuse: { switch: ({ state, seat }, by, polis) => refuseSwitch(state, seat, effectOf(by), polis) },
  on: {
    switch(play, by, polis) {
      const { state, seat } = play;
      takeOver(state, polis, seat);
      state.switched |= 1 << polis;
      play.tell?.({ kind: 'switched', rule: CARD_TEXT, seat: SEATS[seat], polis: POLIS.ids[polis] });
      if (by.left > 1 && canSwitch(state, seat, effectOf(by))) play.keep({ ...by, left: by.left - 1 });
      else play.done();
    },
  },
});

/** What a card takes away. */
export const losses: Readonly<Record<string, (play: P, side: Seat, effect: Effect) => void>> = {
  lose(play, side, effect) {
    const stuff = stuffAt(effect.good);
    const at = stuff * 2 + side;
    const lost = Math.min(play.state.goods[at], effect.amount);
    play.state.goods[at] -= lost;
    play.tell?.({ kind: 'lost', rule: CARD_TEXT, seat: SEATS[side], stuff: stuffId(stuff), amount: lost });
  },
  losePopulation(play, side, effect) {
    const { state } = play;
    const polis = POLIS.at(effect.polis);
    if (state.owner[polis] !== side) return;
    const lost = Math.min(effect.amount, Math.max(0, state.population[polis] - effect.min));
    state.population[polis] -= lost;
    play.tell?.({ kind: 'population-lost', rule: CARD_TEXT, seat: SEATS[side], polis: POLIS.ids[polis], amount: lost });
  },
};
