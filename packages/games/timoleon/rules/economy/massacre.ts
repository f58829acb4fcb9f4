import { ask, type Play, procedure } from '@polemos/kernel';
import { ATTACK, beginFight, DEFEND, enter } from '../fights/fight.ts';
import { battle, winnerOf } from '../fights/land/battle.ts';
import { MARCH, NEUTRAL, PLACE, SEATS, ZONE_OF } from '../materials/board.ts';
import { pointsOf, put, remove, removeAll, slotAt } from '../materials/forces.ts';
import { discontented, isPaidAsMercenary, isTroop, kindOf, TROOPS, UNITS } from '../materials/units.ts';
import { MASSACRE, type State } from '../state.ts';
import { NIGHT, STAND } from '../tables.ts';
import type { Mutinous } from './mutinous.ts';
import { unpaid } from './upkeep.ts';

type P = Play<State>;

/** The unpaid stand apart as nobody's; the paid mercenaries look on. */
function drawApart({ state }: P, { seat, place }: Mutinous): void {
  for (let unit = 0; unit < TROOPS; unit++) {
    if (!isPaidAsMercenary(unit)) continue;
    const open = Math.max(0, unpaid(state, place, seat, unit));
    const rest = pointsOf(state, place, seat, unit) - open;
    remove(state, place, seat, unit, open + rest);
    put(state, MARCH, NEUTRAL, unit, open);
    put(state, MARCH, seat, unit, rest);
  }
  beginFight(state, MASSACRE, ZONE_OF[place]);
  state.fight.attacker = seat;
  state.fight.defender = NEUTRAL;
  state.fight.attack = NIGHT;
  state.fight.defence = STAND;
  enter(state, ATTACK, seat, place);
  enter(state, DEFEND, NEUTRAL, MARCH);
}
function standTogether(play: P, { seat, place }: Mutinous): void {
  const { state } = play;
  const killed = winnerOf(state) === ATTACK;
  let left = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    const rest = pointsOf(state, MARCH, seat, unit);
    put(state, place, seat, unit, rest);
    const survivors = pointsOf(state, MARCH, NEUTRAL, unit);
    left += survivors;
    if (!killed) put(state, place, seat, discontented(kindOf(unit)), survivors);
  }
  removeAll(state, MARCH, seat);
  removeAll(state, MARCH, NEUTRAL);
  const slot = slotAt(state, place, seat);
  if (slot >= 0)
    for (let unit = 0; unit < UNITS; unit++) {
      while (state.paid.length < state.points.length) {
        state.paid.push(0);
        state.cheered.push(0);
      }
      if (isTroop(unit)) state.paid[slot * UNITS + unit] = state.points[slot * UNITS + unit];
    }
  play.tell?.({ kind: 'massacre', rule: 'TI-IV-q', seat: SEATS[seat], place: PLACE.ids[place], killed, left });
}
export const massacre = procedure<State, Mutinous>('massacre', drawApart, ask(battle), standTogether);
