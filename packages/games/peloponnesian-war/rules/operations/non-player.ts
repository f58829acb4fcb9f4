import { ask, loop, procedure, when } from '@polemos/kernel';
import { bookOf } from '../editions/book.ts';
import { considerPlataea, planAgainstPlataea, plataeaBinds } from '../scenarios/first-war/plataea.ts';
import { EXPEDITION, nonPlayer, type P, type State } from '../state.ts';
import { firstThreat, noteReceived } from '../strategy/defence.ts';
import { DEFENCE, isCauseRebellion, type Mix, strategyId } from '../strategy/matrices.ts';
import { mustBeChosenAnew, strategyDetermination } from '../strategy/strategy.ts';
import { HOME, PLATAEA, SPACE } from '../terms/board.ts';
import { forceOf, fresh, leadersAt } from '../terms/forces.ts';
import { LEADER, LEADER_SIDE } from '../terms/leaders.ts';
import { pass, spendable } from '../terms/ledger.ts';
import { KINDS, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';
import { arrive, endHere, endOperation, stopAlone } from './ending.ts';
import { listed, planGathering } from './gathering.ts';
import { leg, onTheWay } from './march.ts';
import { type Aim, rollDefensiveObjective, rollObjective } from './objectives.ts';
import {
  activate,
  auguries,
  begin,
  causeRebellion,
  limitRule,
  nameObjective,
  provideCommander,
  REBELLION_FEE,
  reachedLimit,
} from './operation.ts';
import { setOut, setOutShort } from './setting-out.ts';

/** PW-5.2: everything the non-player decides before it moves; all of it told. */
function prepare(play: P): void {
  const { state } = play;
  const side = nonPlayer(state);
  if (leadersAt(state, HOME[side], side) === 0) return pass(play, side, 'PW-5.3.2-c', 'no-commander');
  considerPlataea(play, side);
  if (plataeaBinds(state, side)) return againstPlataea(play);
  const threat = firstThreat(play, side); // PW-5.2-b
  if (threat === null) return strategic(play, side);
  if (side === SPARTA) state.answered.push(threat.note); // PW-R21: one is sent, or none can be (PW-R20); Athens' must come there
  const space = threat.space >= 0 ? threat.space : rollDefensiveObjective(play);
  if (space < 0) return pass(play, side, 'PW-5.2-m', 'no-objective');
  setOutFor(play, side, { space, mix: DEFENCE[side] }, threat.rule);
}

/** PW-E1-10: whatever the strategy. */
function againstPlataea(play: P): void {
  const { state } = play;
  nameObjective(play, SPARTA, PLATAEA, 'PW-E1-10');
  state.plan = listed(planAgainstPlataea(state) ?? []);
  begin(play, SPARTA, leaderFor(play, SPARTA));
}

/** PW-5.2-d to h: by the strategy. */
function strategic(play: P, side: number): void {
  const { state } = play;
  if (state.strategy[side] < 0 || mustBeChosenAnew(state, side)) strategyDetermination(play); // PW-R17; or a position that gives it none
  const row = state.strategy[side];
  const aim = rollObjective(play, side, row);
  if (aim === null) return pass(play, side, 'PW-5.2-m', 'no-objective');
  if (isCauseRebellion(side, row)) {
    if (spendable(state, side) < REBELLION_FEE) return pass(play, side, 'PW-5.4-m', 'no-money');
    nameObjective(play, side, aim.space, 'PW-5.4-a');
    if (!causeRebellion(play)) return;
  }
  setOutFor(play, side, aim, 'PW-5.2-h');
}

/** PW-5.2-h to j: the required Expedition or none. */
function setOutFor(play: P, side: number, { space, mix }: Aim, rule: string): void {
  const { state } = play;
  if (state.objective !== space) nameObjective(play, side, space, rule);
  tellForce(play, side, space, mix, rule);
  const plan = planGathering(play, side, mix, space);
  if (plan === null) {
    endOperation(play);
    state.operations[side]--; // it was cancelled before it began
    return pass(play, side, 'PW-5.2-i', 'no-expedition');
  }
  state.plan = listed(plan.shares);
  begin(play, side, leaderFor(play, side));
}
/** PW-5.2-a, PW-R123: the one drawn for the initial operation; else, of several at home, one at random. */
function leaderFor(play: P, side: number): number {
  const { state, fate, tell } = play;
  const drawn = state.drawn[side];
  const leads = !state.initial[side] || bookOf(state).newCommander.always; // PW1-R5
  if (leads && drawn >= 0 && state.where[drawn] === HOME[side]) return drawn;
  const there: number[] = [];
  for (let leader = 0; leader < state.where.length; leader++)
    if (state.where[leader] === HOME[side] && LEADER_SIDE[leader] === side) there.push(leader);
  const leader = there[fate.lot(there.length, 'commander', 'PW-R123', i => LEADER.ids[there[i]])];
  if (there.length > 1)
    tell?.({
      kind: 'commander-called',
      rule: 'PW-R123',
      side: SIDES[side],
      leader: LEADER.ids[leader],
      of: there.map(one => LEADER.ids[one]),
    });
  return leader;
}
function tellForce(play: P, side: number, space: number, mix: Mix, rule: string): void {
  play.tell?.({
    kind: 'force-required',
    rule,
    side: SIDES[side],
    space: SPACE.ids[space],
    strategy: strategyId(side, play.state.strategy[side]),
    required: { hoplite: mix[0], cavalry: mix[1], naval: mix[2] },
  });
}

/** The next rally space of the plan, or the objective. */
function nextLeg(play: P): void {
  const { state } = play;
  while (state.plan.length > 0) {
    const [space] = state.plan;
    if (space === state.at) return gatherHere(play);
    if (setOut(play, space)) return;
    state.plan = state.plan.slice(1 + KINDS); // after losses: it can no longer get there
  }
  state.marching = true;
  if (forceOf(state, EXPEDITION, state.active) === 0) return stopAlone(play, 'PW-5.1-i'); // every SP of the plan has gone
  if (!setOut(play, state.objective) && !setOutShort(play, state.objective)) endHere(play, 'PW-R35');
  else if (!onTheWay(play)) reach(play);
}
/** At the objective. */
function reach(play: P): void {
  const { active, at } = play.state;
  arrive(play);
  noteReceived(play.state, active, at);
}
/** PW-5.1.5-d: what was planned for this space, as far as it still stands and can be paid. */
function gatherHere(play: P): void {
  const { state } = play;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = Math.min(state.plan[1 + kind], fresh(state, state.at, kind));
    if (count > 0) activate(play, kind, count);
  }
  state.plan = state.plan.slice(1 + KINDS);
}
function arriveIfThere(play: P): void {
  const { state } = play;
  if (state.active === NO_SIDE || onTheWay(play)) return;
  if (state.marching) reach(play);
  else {
    state.route = [];
    state.next = 0;
  }
}
const underWay = ({ state }: P): boolean => state.active !== NO_SIDE;
function initialDone({ state }: P): void {
  state.initial[nonPlayer(state)] = true;
}

/** PW-5.2: the non-player's operation. */
export const nonPlayerOperation = procedure<State>(
  'nonPlayerOperation',
  prepare,
  loop(underWay, nextLeg, ask(leg), arriveIfThere), // PW-5.2-k
  initialDone,
);

/** PW-5.3: its next one, after the auguries. */
function continueNonPlayer(play: P): void {
  const { state } = play;
  const side = nonPlayer(state);
  if (reachedLimit(state, side)) return pass(play, side, limitRule(state), 'limit');
  if (auguries(play, side) && provideCommander(play, side)) play.call(nonPlayerOperation);
}
export const nonPlayerContinuing = procedure<State>(
  'nonPlayerContinuing',
  when(() => true, continueNonPlayer),
);
