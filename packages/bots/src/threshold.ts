import { type BaseState, type Code, Fate, type Game, Generator, NOBODY, Offer, Play, type Seat } from '@polemos/kernel';
import type { Foreseen } from './weighing.ts';

// Before some undertakings stands a question of going on or not, and perhaps a roll: an operation, or pass; then the auguries. Whoever asks for advice there
// wants to hear of the operation.

const WIDE = 0x7fffffff;
/** What is rolled is rolled so often, to see how often it opens the way. */
const TRIES = 24;
/** A way that asks more than this leads elsewhere. */
const LONGEST = 6;

/** What lies behind such a question. */
export interface Beyond {
  /** What is done to come there. */
  readonly steps: readonly Code[];
  /** How often one comes there. */
  readonly share: number;
  /** A world in which one has come there. */
  sample(fate: Fate): BaseState;
}

/** Null where nothing of the kind is asked, or where it never leads to an undertaking. */
export function beyond(game: Game, sample: (fate: Fate) => BaseState, seat: Seat, seed: number): Beyond | null {
  const chance = new Generator(seed);
  let steps: readonly Code[] | null = null;
  let opened = 0;
  for (let n = 0; n < TRIES; n++) {
    const there = through(game, sample(new Fate(chance.below(WIDE))), seat, chance);
    if (there === null) continue;
    opened++;
    steps ??= there.steps;
  }
  if (steps === null) return null;
  return {
    steps,
    share: opened / TRIES,
    sample(fate) {
      for (;;) {
        const there = through(game, sample(fate), seat, fate.generator);
        if (there !== null) return there.state;
      }
    },
  };
}

interface There {
  readonly steps: readonly Code[];
  readonly state: BaseState;
}
/** Goes on as everybody would, with one roll of the dice; null where no undertaking is opened. */
function through(game: Game, world: BaseState, seat: Seat, chance: Generator): There | null {
  const { undertakings } = game;
  const play = new Play<BaseState>(game, game.clone(world), new Fate(chance.below(WIDE)));
  const offer = new Offer();
  const steps: Code[] = [];
  for (let n = 0; n < LONGEST && play.state.toAct === seat; n++) {
    play.legal(offer, seat);
    if (offer.size > 1 && undertakings?.begins(play.state) === true) return n === 0 ? null : { steps, state: play.state };
    const isQuestion = n === 0 ? offer.size === 2 : offer.size > 1;
    const obvious = offer.size > 1 ? (undertakings?.obvious?.(play, offer) ?? null) : null;
    if (n === 0 && (!isQuestion || obvious === null)) return null;
    const code = obvious ?? (offer.size === 1 ? offer.codes[0] : undertakings?.usual?.(play, offer, chance));
    if (code === undefined || play.state.toAct === NOBODY) return null;
    steps.push(code);
    play.take(code, seat);
  }
  return null;
}

/**
 * What comes of an undertaking behind such a question, seen from before it. `ifOpen`: going on as usual where the way has opened; `going`: the same with the
 * roll before it. What comes where it stays shut is in both, whatever was meant to be done.
 */
export function fromBefore(one: Foreseen, ifOpen: Foreseen, going: Foreseen, share: number): Foreseen {
  const points =
    one.points === null || ifOpen.points === null || going.points === null
      ? null
      : going.points + share * (one.points - ifOpen.points);
  return {
    chance: Math.min(1, Math.max(0, going.chance + share * (one.chance - ifOpen.chance))),
    points,
    doubt: Math.max(going.doubt, share * one.doubt),
    fails: 1 - share * (1 - one.fails),
    n: Math.min(one.n, going.n),
  };
}
