import { decision, NOBODY, Offer, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import { GOOD, GOODS, other, SEAS, SEATS, seaRegion } from '../components/board.ts';
import { addPrestige, has } from '../components/control.ts';
import { beginProject, offerProjects, refuseProject } from '../development/build.ts';
import {
  galleys,
  hoplites,
  merchants,
  offerCreate,
  refuseGalleys,
  refuseHoplites,
  refuseMerchants,
} from '../development/create.ts';
import { modifiersOf } from '../events/modifiers.ts';
import { march, offerMoves, refuseMarch, refuseSail, sail } from '../military/move.ts';
import { besiege, offerSieges, refuseBesiege } from '../military/siege.ts';
import { offerTaxes, refuseTax, tax } from '../military/tax.ts';
import { civilWar, free, offerDiplomacy, proxenos, refuseCivilWar, refuseFree, refuseProxenos } from '../political/diplomacy.ts';
import { barter, buy, offerTrade, refuseBarter, refuseBuy, seasOfMerchants } from '../political/trade.ts';
import type { State } from '../state.ts';
import { isAlone } from './declare.ts';

type P = Play<State>;

export const actionsGoOn = ({ state }: P): boolean => state.passed < 2; // PO-F-n
export const turnGoesOn = ({ state }: P): boolean => state.passing === 0 && state.acted < 2; // PO-F-g

export function beginTurn(play: P): void {
  const { state } = play;
  state.acted = 0;
  state.before = 0;
  state.fee = 0;
  state.passing = 0;
  play.tell?.({ kind: 'turn', rule: 'PO-F-g', seat: SEATS[state.turn], alone: isAlone(state) });
}

/** The sections of a turn's offers, those that answer soonest first where only one answer is wanted. */
const SECTIONS = [offerTaxes, offerTrade, offerMoves, offerSieges, offerCreate, offerProjects, offerDiplomacy];
const scratch = new Offer();
function anyAction(play: P): boolean {
  scratch.size = 0;
  for (const section of SECTIONS) {
    section(play, scratch);
    if (scratch.size > 0) return true;
  }
  return false;
}

/** PO-F-k, PO-R52: one good before each action, and an action must then still be possible. */
function refuseFee(play: P, _: object, good: number): RuleId | null {
  const { state, seat } = play;
  if (!isAlone(state) || state.fee === 1 || has(state, good, seat) === 0) return 'PO-F-k';
  state.goods[good * 2 + seat]--;
  state.fee = 1;
  const possible = anyAction(play);
  state.goods[good * 2 + seat]++;
  state.fee = 0;
  return possible ? null : 'PO-F-k';
}

/** PO-F-g … l: up to two different actions out of the twelve, or no more. */
export const turn = decision<State>({
  name: 'turn',
  rule: 'PO-F-g',
  seat: ({ state }) => state.turn,
  legal(play, by, offer) {
    const { state } = play;
    if (isAlone(state) && state.fee === 0) {
      offer.add(T.pass);
      for (let good = 0; good < GOODS; good++) if (refuseFee(play, by, good) === null) offer.add(T.fee, good);
      return;
    }
    if (state.fee === 0) offer.add(T.pass);
    offerCreate(play, offer);
    offerProjects(play, offer);
    offerMoves(play, offer);
    offerSieges(play, offer);
    offerTaxes(play, offer);
    offerTrade(play, offer);
    offerDiplomacy(play, offer);
  },
  refuse: {
    hoplites: refuseHoplites,
    galleys: refuseGalleys,
    merchants: refuseMerchants,
    project: refuseProject,
    march: refuseMarch,
    sail: refuseSail,
    besiege: refuseBesiege,
    tax: refuseTax,
    barter: refuseBarter,
    buy: refuseBuy,
    proxenos: refuseProxenos,
    free: refuseFree,
    civilWar: refuseCivilWar,
    pass: ({ state }) => (state.fee === 0 ? null : 'PO-F-k'),
    fee: refuseFee,
  },
  on: {
    hoplites,
    galleys,
    merchants,
    project: beginProject,
    march,
    sail,
    besiege,
    tax,
    barter,
    buy,
    proxenos,
    free,
    civilWar,
    pass(play) {
      play.state.passing = 1;
      play.done();
    },
    fee,
  },
  about: ({ state }) => ({ acted: state.acted, before: state.before, alone: isAlone(state), paid: state.fee === 1 }),
});

function fee(play: P, _: object, good: number): void {
  const { state, seat } = play;
  state.goods[good * 2 + seat]--;
  state.fee = 1;
  play.tell?.({ kind: 'fee', rule: 'PO-F-k', seat: SEATS[seat], good: GOOD.ids[good] });
}

/** PO-F-j: fewer than two actions are a pass. */
export function endTurn(play: P): void {
  blockade(play, play.state.turn);
  if (play.state.acted < 2) pass(play);
}
/** PO-F-g, PO-F-k: the other's turn, unless he has passed. */
export function nextTurn({ state }: P): void {
  if (state.passedFirst !== other(state.turn)) state.turn = other(state.turn);
}

function pass(play: P): void {
  const { state } = play;
  state.passed++;
  const first = state.passed === 1;
  if (first) state.passedFirst = state.turn;
  play.tell?.({ kind: 'passed', rule: 'PO-F-j', seat: SEATS[state.turn], acted: state.acted, first });
}

/** An event: who leaves the opponent without a sea route to the named markets pays for it, once a turn. */
function blockade(play: P, side: number): void {
  const { state } = play;
  const rule = modifiersOf(state.event).blockade;
  if (rule === null) return;
  let galleysThere = 0;
  for (let sea = 0; sea < SEAS; sea++)
    if ((rule.exempt & (1 << sea)) !== 0) galleysThere += state.units[seaRegion(sea) * 2 + side];
  if (galleysThere >= rule.galleys || (seasOfMerchants(state, other(side)) & rule.seas) === rule.seas) return;
  const lost = 0 - addPrestige(state, side, -rule.prestige); // not −0
  play.tell?.({ kind: 'blockade', rule: 'PO-F-e', seat: SEATS[side], lost });
}

/** PO-F-m, PO-B-c, PO-B-d */
export const nobodyPassed = ({ state }: P): boolean => state.passedFirst === NOBODY;
