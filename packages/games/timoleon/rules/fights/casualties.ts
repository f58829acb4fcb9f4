import { ask, decision, loop, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { isFaction, OWNER, OWNERS } from '../materials/board.ts';
import { pointsOf } from '../materials/forces.ts';
import { kindOf, TROOPS, VETERANS } from '../materials/units.ts';
import { SIDE_POOLS, type State } from '../state.ts';
import { ATTACK, DEFEND, leadOf, poolOwner, poolPlace, sidePoints, sideUnit } from './fight.ts';
import { nextAutomatic, strike } from './losses.ts';

type P = Play<State>;

const winner = (s: State): number => (s.fight.difference > 0 ? ATTACK : DEFEND);
/** Whose losses are being named: first the loser's list, then the winner's. */
export const suffering = (s: State): number => (s.fight.extra === 0 ? 1 - winner(s) : winner(s));
const owed = (s: State): number => (s.fight.extra === 0 ? s.fight.loserLoss : s.fight.winnerLoss);
/** TI-L-q: winner and loser name one point in turn, the winner first. */
const namer = (s: State): number => (s.fight.named % 2 === 0 ? winner(s) : 1 - winner(s));

/** TI-L-r: the veterans may not be named among the losses of a winner. */
const isExempt = (s: State, unit: number): boolean => kindOf(unit) === VETERANS && s.fight.extra === 1;
export function canName(s: State, owner: number, unit: number): boolean {
  if (unit >= TROOPS || isExempt(s, unit)) return false;
  return placeOf(s, suffering(s), owner, unit) >= 0;
}
/** The pool of an owner on a side that has such a point. */
function placeOf(s: State, side: number, owner: number, unit: number): number {
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    if (poolOwner(s, side, pool) !== owner) continue;
    const place = poolPlace(s, side, pool);
    if (place >= 0 && pointsOf(s, place, owner, unit) > 0) return place;
  }
  return -1;
}
function nameable(s: State): number {
  const side = suffering(s);
  let count = sidePoints(s, side);
  for (let unit = 0; unit < TROOPS; unit++) if (isExempt(s, unit)) count -= sideUnit(s, side, unit);
  return count;
}

const isOwed = ({ state }: P): boolean => owed(state) > 0 && nameable(state) > 0;
/** Nothing to choose: all that can be named falls. */
const isTotal = (s: State): boolean => owed(s) >= nameable(s);
function fallAll(play: P): void {
  const { state } = play;
  while (owed(state) > 0 && nameable(state) > 0) {
    for (let owner = 0; owner < OWNERS; owner++)
      for (let unit = 0; unit < TROOPS; unit++) {
        if (owed(state) > 0 && canName(state, owner, unit)) {
          fall(play, owner, unit);
          owner = 0;
          unit = -1;
        }
      }
  }
}
function fall(play: P, owner: number, unit: number): void {
  const { state } = play;
  strike(play, owner, placeOf(state, suffering(state), owner, unit), unit, 'TI-L-q');
  if (state.fight.extra === 0) {
    state.fight.loserLoss--;
    state.fight.loserLost++;
  } else {
    state.fight.winnerLoss--;
    state.fight.winnerLost++;
  }
  state.fight.named++;
}

/** TI-R53, TI-R92: neutrals and natives name by a fixed order. */
function nameAutomatically(play: P): void {
  const { state } = play;
  const side = suffering(state);
  const ofEnemy = namer(state) !== side;
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(state, side, pool);
    if (place < 0) continue;
    const owner = poolOwner(state, side, pool);
    const unit = nextAutomatic(state, owner, place, ofEnemy, named => isExempt(state, named));
    if (unit >= 0) return fall(play, owner, unit);
  }
}
export const naming = decision<State>({
  name: 'naming',
  rule: 'TI-L-q',
  seat: ({ state }) => leadOf(state, namer(state)),
  legal({ state }, _, offer) {
    for (let owner = 0; owner < OWNERS; owner++)
      for (let unit = 0; unit < TROOPS; unit++) if (canName(state, owner, unit)) offer.add(T.lose, owner, unit);
  },
  refuse: { lose: refuseLoss },
  on: {
    lose(play, _, owner, unit) {
      play.done();
      fall(play, owner, unit);
    },
  },
  about: ({ state }) => ({ of: OWNER.ids[leadOf(state, suffering(state))], left: owed(state) }),
});
function refuseLoss({ state }: P, _: object, owner: number, unit: number): RuleId | null {
  if (canName(state, owner, unit)) return null;
  return unit < TROOPS && isExempt(state, unit) ? 'TI-L-r' : 'TI-L-q';
}

/** One list of losses. */
export const list = procedure<State>(
  'casualty list',
  play => {
    play.state.fight.named = 0;
  },
  loop(
    isOwed,
    when(({ state }) => isTotal(state), fallAll),
    when(({ state }) => owed(state) > 0 && !isTotal(state) && !isFaction(leadOf(state, namer(state))), nameAutomatically),
    when(({ state }) => owed(state) > 0 && !isTotal(state) && isFaction(leadOf(state, namer(state))), ask(naming)),
  ),
);
/** TI-L-q: the loser's losses, then the winner's. */
export const casualties = procedure<State>(
  'casualties',
  play => {
    play.state.fight.extra = 0;
  },
  ask(list),
  play => {
    play.state.fight.extra = 1;
  },
  ask(list),
);
