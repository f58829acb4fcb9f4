import { NOBODY, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import { CAPITAL_OF, FORT, LIES_IN, other, POLEIS, POLIS, SEATS, TERRITORY } from '../components/board.ts';
import { addPrestige, cubesLeft, makeNeutral, takeOver, unitsOf } from '../components/control.ts';
import { BESIEGE, declare, refusePrestige, refuseType } from '../round/declare.ts';
import { CAPTURED, type State } from '../state.ts';

type P = Play<State>;

export function refuseBesiege(play: P, _: object, polis: number): RuleId | null {
  const { state, seat } = play;
  const land = LIES_IN[polis];
  if (state.owner[polis] === seat || CAPITAL_OF[polis] !== NOBODY || land < 0) return 'PO-7-a';
  const own = unitsOf(state, land, seat);
  if (own < FORT[polis] || own <= unitsOf(state, land, other(seat))) return 'PO-7-b'; // PO-R16
  if (cubesLeft(state, seat) < 1) return 'PO-C-g'; // PO-R47
  return refuseType(play, BESIEGE) ?? refusePrestige(play, 1);
}

export function offerSieges(play: P, offer: Offer): void {
  for (let polis = 0; polis < POLEIS; polis++)
    if (play.state.owner[polis] !== play.seat && refuseBesiege(play, play, polis) === null) offer.add(T.besiege, polis);
}

export function besiege(play: P, _: object, polis: number): void {
  const { state, seat, fate } = play;
  const fort = FORT[polis];
  const neutral = state.owner[polis] === NOBODY;
  play.tell?.({ kind: 'siege', rule: 'PO-7-a', seat: SEATS[seat], polis: POLIS.ids[polis], fort, neutral });
  declare(play, BESIEGE, 1);
  play.done();
  const roll = fort === 1 ? 0 : fate.d4('siege', 'PO-7-e'); // PO-7-d
  if (roll === 0 || roll >= fort) succeed(play, polis, roll, fort);
  else fail(play, polis, roll, fort);
}

function succeed(play: P, polis: number, roll: number, fort: number): void {
  const { state, seat } = play;
  takeOver(state, polis, seat); // PO-7-g … j
  addPrestige(state, seat, FORT[polis]); // PO-7-g: the printed number
  play.tell?.({
    kind: 'siege-won',
    rule: roll === 0 ? 'PO-7-d' : 'PO-7-g',
    seat: SEATS[seat],
    polis: POLIS.ids[polis],
    ...(roll === 0 ? {} : { die: roll }),
    fort,
    prestige: FORT[polis],
    population: state.population[polis],
  });
  if (state.proxenos[other(seat)] !== polis) return;
  state.proxenos[other(seat)] = CAPTURED; // PO-7-k
  play.tell?.({ kind: 'proxenos-captured', rule: 'PO-7-k', seat: SEATS[other(seat)], polis: POLIS.ids[polis] });
}

function fail(play: P, polis: number, roll: number, fort: number): void {
  const { state, seat } = play;
  const land = LIES_IN[polis];
  const lost = state.owner[polis] === NOBODY ? 0 : 1; // PO-7-n
  state.units[land * 2 + seat]--; // PO-7-l
  if (lost > 0) state.population[polis]--; // PO-7-m
  play.tell?.({
    kind: 'siege-failed',
    rule: 'PO-7-l',
    seat: SEATS[seat],
    polis: POLIS.ids[polis],
    territory: TERRITORY.ids[land],
    die: roll,
    fort,
    populationLost: lost,
  });
  if (lost === 0 || state.population[polis] > 0) return;
  const owner = SEATS[state.owner[polis]];
  makeNeutral(state, polis);
  play.tell?.({ kind: 'turned-neutral', rule: 'PO-7-m', seat: owner, polis: POLIS.ids[polis] });
}
