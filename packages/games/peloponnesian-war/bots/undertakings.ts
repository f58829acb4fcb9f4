import { type Code, firstOf, type Generator, type Offer, typeOf, type Undertakings, type Whim } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { build } from '../rules/administration/building.ts';
import { leaveBehind } from '../rules/operations/march.ts';
import { another, commander, expedition, objective } from '../rules/operations/player.ts';
import { EXPEDITION, type P, type State } from '../rules/state.ts';
import { DISTANCE, HOME } from '../rules/terms/board.ts';
import { friendOf } from '../rules/terms/control.ts';
import { forceOf } from '../rules/terms/forces.ts';
import { enemyOf } from '../rules/terms/units.ts';
import { promiseOf } from './evaluate.ts';
import { features } from './features.ts';
import { worth } from './worth.ts';

/** An operation is one undertaking: the objective, whom it gathers on the way, the march. It is judged when the turn is over. */
export const undertakings: Undertakings<State> = {
  begins: ({ stack }) => stack?.step === objective.index,
  isMidway: ({ stack }) =>
    stack !== null && (stack.step === commander.index || stack.step === expedition.index || stack.step === leaveBehind.index),
  propose(play, offer, whim) {
    const step = play.state.stack?.step;
    if (step === objective.index) return aim(play, offer, whim);
    return step === expedition.index ? gather(play.state, offer, whim) : any(offer, whim.chance);
  },
  usual,
  isRest: (s, from) => s.turn !== from.turn,
  /** An operation may still be given up when its objective is to be named. */
  obvious: ({ state }, offer) => (state.stack?.step === another.index ? first(offer, T.operate) : null),
  /** To cause rebellion instead of marching. */
  isFaithless: (_, __, action) => typeOf(action) === T.incite,
  worth,
  features,
  thinking: {
    easy: { plans: 12, plays: 60 },
    medium: { plans: 40, plays: 320 },
    strong: { plans: 150, plays: 3_000, replies: 6 },
  },
};

const any = (offer: Offer, chance: Generator): Code => offer.codes[chance.below(offer.size)];
function first(offer: Offer, type: number): Code | null {
  for (let i = 0; i < offer.size; i++) if (typeOf(offer.codes[i]) === type) return offer.codes[i];
  return null;
}
const found: Code[] = [];
/** What is offered and fits, in a list that the next call writes anew. */
function those(offer: Offer, fits: (code: Code) => boolean): readonly Code[] {
  found.length = 0;
  for (let i = 0; i < offer.size; i++) if (fits(offer.codes[i])) found.push(offer.codes[i]);
  return found;
}
const oneOf = (codes: readonly Code[], chance: Generator): Code => codes[chance.below(codes.length)];

/** Where there are enemies, or what is not yet one's own. */
function aim({ state }: P, offer: Offer, { nth, chance }: Whim): Code {
  const pass = first(offer, T.pass);
  if (nth === 0 && pass !== null) return pass;
  const own = state.player;
  const foe = enemyOf(own);
  const worthwhile = those(
    offer,
    code => typeOf(code) !== T.pass && (forceOf(state, firstOf(code), foe) > 0 || friendOf(state, firstOf(code)) !== own),
  );
  if (worthwhile.length === 0) return any(offer, chance);
  let best = oneOf(worthwhile, chance);
  for (let n = 1; n < LOOKS; n++) {
    const other = oneOf(worthwhile, chance);
    if (attraction(state, other) > attraction(state, best)) best = other;
  }
  return best;
}
/** Of so many objectives the one that promises most is thought about. */
const LOOKS = 3;
function attraction(s: State, code: Code): number {
  const space = firstOf(code);
  return promiseOf(s, s.player, space) - 0.1 * DISTANCE[HOME[s.player]][space];
}

/** SP that an operation may want. */
const SIZES = [2, 3, 4, 5, 6, 8, 10, 12, 16];
/** How often an Expedition calls at a rally space before it goes. */
const CALLS = 3;

/** One step of a gathering of the size that the whim wants. */
function gather(s: State, offer: Offer, { aim, chance }: Whim): Code {
  const size = SIZES[aim % SIZES.length];
  const march = first(offer, T.march);
  const have = forceOf(s, EXPEDITION, s.active);
  const rallies = s.legs < CALLS ? [...those(offer, code => typeOf(code) === T.rally)] : [];
  const levies = those(offer, code => typeOf(code) === T.activate);
  if (march !== null && (have >= size || (levies.length === 0 && (rallies.length === 0 || chance.below(2) === 0)))) return march;
  if (levies.length > 0 && (rallies.length === 0 || chance.below(4) > 0)) return levy(offer, size - have, chance);
  if (rallies.length > 0 && (march === null || chance.below(3) > 0)) return fullest(s, rallies, chance);
  return march ?? first(offer, T.halt) ?? any(offer, chance);
}
/** One kind of SP: all of it, as many as are short, or any number. */
function levy(offer: Offer, short: number, chance: Generator): Code {
  const kind = firstOf(
    oneOf(
      those(offer, code => typeOf(code) === T.activate),
      chance,
    ),
  );
  const counts = those(offer, code => typeOf(code) === T.activate && firstOf(code) === kind);
  const wish = chance.below(3);
  if (wish === 0) return counts[counts.length - 1];
  return wish === 1 ? counts[Math.min(counts.length, Math.max(1, short)) - 1] : oneOf(counts, chance);
}
/** Of three rally spaces the one where most stand. */
function fullest(s: State, rallies: readonly Code[], chance: Generator): Code {
  let best = oneOf(rallies, chance);
  for (let n = 0; n < 2; n++) {
    const other = oneOf(rallies, chance);
    if (forceOf(s, firstOf(other), s.active) > forceOf(s, firstOf(best), s.active)) best = other;
  }
  return best;
}

/** No more operations, whoever is under way goes, half of what could be built is built; the rest as it comes. */
function usual({ state }: P, offer: Offer, chance: Generator): Code {
  switch (state.stack?.step) {
    case another.index:
    case objective.index:
      return first(offer, T.pass) ?? any(offer, chance);
    case expedition.index:
      return first(offer, T.march) ?? first(offer, T.halt) ?? any(offer, chance);
    case build.index: {
      const enough = first(offer, T.enough);
      return enough !== null && chance.below(2) === 0 ? enough : any(offer, chance);
    }
    default:
      return any(offer, chance);
  }
}
