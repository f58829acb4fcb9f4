import { decision, type Play } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { FACTIONS, isFaction, ZONE } from '../../materials/board.ts';
import { isLeaderAt, troopsAt } from '../../materials/forces.ts';
import { LEADERS, TACTICS } from '../../materials/leaders.ts';
import { MASSACRE, SIDE_POOLS, type State } from '../../state.ts';
import { ATTACK, DEFEND, leadOf, poolOwner, poolPlace } from '../fight.ts';

type P = Play<State>;

export const isOfSide = (s: State, side: number, leader: number): boolean => {
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(s, side, pool);
    if (place >= 0 && isLeaderAt(s, leader, place, poolOwner(s, side, pool))) return true;
  }
  return false;
};
/** The highest T on a side, and how many have it. */
function bestTactics(s: State, side: number): number {
  let best = -1;
  for (let leader = 0; leader < LEADERS; leader++) if (isOfSide(s, side, leader)) best = Math.max(best, TACTICS[leader]);
  return best;
}
/** TI-VIII-a: of allies who defend together the one with most points decides; among equals whoever was attacked. */
export function decideForAll({ state }: P): void {
  if (state.fight.kind === MASSACRE) return;
  let lead = leadOf(state, DEFEND);
  for (let owner = 0; owner < FACTIONS; owner++) {
    const place = poolPlace(state, DEFEND, owner);
    if (place >= 0 && troopsAt(state, place, owner) > troopsAt(state, poolPlace(state, DEFEND, lead), lead)) lead = owner;
  }
  state.fight.defender = lead;
}
export function commanders(play: P): void {
  const { state } = play;
  const { fight } = state;
  if (fight.kind !== MASSACRE) {
    if (isFaction(fight.attacker) && fight.attacker === state.op.owner) fight.attackCommander = state.op.leader;
    else fight.attackCommander = firstBest(state, ATTACK);
    fight.defenceCommander = firstBest(state, DEFEND);
  } else fight.attackCommander = firstBest(state, ATTACK); // TI-R19
}
function firstBest(s: State, side: number): number {
  const best = bestTactics(s, side);
  for (let leader = 0; leader < LEADERS; leader++) if (TACTICS[leader] === best && isOfSide(s, side, leader)) return leader;
  return -1;
}
export function isCommandOpen({ state }: P): boolean {
  if (state.fight.kind === MASSACRE || !isFaction(leadOf(state, DEFEND))) return false;
  const best = bestTactics(state, DEFEND);
  let equal = 0;
  for (let leader = 0; leader < LEADERS; leader++) if (TACTICS[leader] === best && isOfSide(state, DEFEND, leader)) equal++;
  return equal > 1;
}
export const command = decision<State>({
  name: 'command',
  rule: 'TI-VIII-c',
  seat: ({ state }) => leadOf(state, DEFEND),
  legal({ state }, _, offer) {
    const best = bestTactics(state, DEFEND);
    for (let leader = 0; leader < LEADERS; leader++)
      if (TACTICS[leader] === best && isOfSide(state, DEFEND, leader)) offer.add(T.bring, leader);
  },
  refuse: {
    bring: ({ state }, _, leader) =>
      isOfSide(state, DEFEND, leader) && TACTICS[leader] === bestTactics(state, DEFEND) ? null : 'TI-VIII-c',
  },
  on: {
    bring(play, _, leader) {
      play.state.fight.defenceCommander = leader;
      play.done();
    },
  },
  about: ({ state }) => ({ zone: ZONE.ids[state.fight.zone] }),
});
