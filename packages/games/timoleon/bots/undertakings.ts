import {
  type Code,
  firstOf,
  Generator,
  type Offer,
  type Play,
  type Seat,
  typeOf,
  type Undertakings,
  type Whim,
} from '@polemos/kernel';
import { isFighting } from '../position/fight.ts';
import { C, T } from '../rules/actions.ts';
import { ZONE_OF } from '../rules/materials/board.ts';
import { march } from '../rules/operations/march.ts';
import { stacking } from '../rules/operations/operation.ts';
import { operations } from '../rules/operations/operations.ts';
import type { State } from '../rules/state.ts';
import { speaking } from '../rules/talks/negotiation.ts';
import { hasJoint, hasTruce } from '../rules/talks/treaties.ts';
import { type Option, optionsOf, pass } from './campaign.ts';
import { habit, settled } from './habits.ts';
import { gather, go } from './marching.ts';
import { features, worth } from './value.ts';

/** An operation is one undertaking, from the leader who is called to the last thing that follows from it. */
export const undertakings: Undertakings<State> = {
  begins: ({ stack }) => stack?.step === operations.index,
  isMidway: ({ stack, op }, seat) => op.owner === seat && !isFighting(stack),
  propose,
  usual: habit,
  obvious: (play, offer) => settled(play, offer, whimOf(play)),
  // The others' answers belong to what an operation brings: the month is played to its end, and what the natives do then.
  isRest: ({ turn, stack }, from) => turn > from.turn + 1 || (turn > from.turn && stack?.step === speaking.index),
  isFaithless,
  features,
  worth,
  thinking: {
    greedy: { plans: 1, plays: 1 },
    easy: { plans: 4, plays: 60 },
    medium: { plans: 6, plays: 200 },
    strong: { plans: 9, plays: 600 },
  },
};

/** What cannot be foreseen in what needs no weighing: it follows from the moment, so that the same moment gives the same answer. */
const moment = new Generator(0);
function whimOf({ state, seat }: Play<State>): Generator {
  let sum = state.turn * 31 + seat;
  for (const one of state.treasury) sum = (sum * 31 + one) % 0x7fff_ffff;
  for (const one of state.total) sum = (sum * 31 + one + 1) % 0x7fff_ffff;
  moment.reset(sum);
  return moment;
}

/** The zone that an undertaking goes for, for as long as it is being thought of. */
const meant = { aim: -1, zone: -1 };
/** First what habit would do, then the best of every other kind: two marches are worth about the same, a march and an embassy are not. Then the rest. */
function varied(options: readonly Option[]): readonly Option[] {
  const kinds = new Set<number>();
  const isFirst = ({ code }: Option): boolean => kinds.size < kinds.add(typeOf(code)).size;
  const firsts = options.filter(isFirst);
  return [...firsts, ...options.filter(option => !firsts.includes(option))];
}
/** Whatever promises something; large armies whole or by halves. Who has nothing to do passes. */
function propose(play: Play<State>, offer: Offer, whim: Whim): Code {
  const { state } = play;
  const { nth, aim, chance } = whim;
  switch (state.stack?.step) {
    case operations.index: {
      const options = varied(optionsOf(state, offer));
      if (options.length === 0) return pass(offer);
      const option = options[nth < options.length ? nth : 0];
      meant.aim = aim;
      meant.zone = option.zone;
      return option.code;
    }
    case stacking.index:
      return gather(state, offer, aim % 2 === 0 && nth > 0);
    case march.index:
      return go(state, offer, meant.aim === aim ? meant.zone : -1);
    default:
      return habit(play, offer, chance);
  }
}

const HOSTILE: readonly number[] = [C.besiege, C.assault, C.bombard, C.plunder, C.occupy];
/** TI-R83: against whom one has a treaty. */
function isFaithless(s: State, seat: Seat, action: Code): boolean {
  const binds = (other: number): boolean => hasTruce(s, seat, other) || hasJoint(s, seat, other);
  switch (typeOf(action)) {
    case T.break:
    case T.denounce:
      return true;
    case T.attack:
      return binds(firstOf(action));
    case T.choose: {
      const zone = s.op.owner === seat ? ZONE_OF[s.op.at] : -1;
      return zone >= 0 && HOSTILE.includes(firstOf(action)) && binds(s.control[zone]);
    }
    default:
      return false;
  }
}
