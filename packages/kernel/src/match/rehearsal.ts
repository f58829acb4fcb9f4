import { Fate } from '../chance/fate.ts';
import { Offer } from '../game/action.ts';
import { type Fault, type Game, isFaulty, type Setup } from '../game/game.ts';
import { Play } from '../game/play.ts';
import { type BaseState, type Frame, OPEN, UNASKED } from '../game/state.ts';

/** So many actions are tried from a position before it is taken. */
const TRIED = 40;

/**
 * What a match begins with. A position is not only read but rehearsed: what no schema can tell, such as a step in the middle of
 * something that the rest does not fit, comes to light within a few actions, and is a fault of the position.
 */
export function beginOf<S extends BaseState, V>(game: Game<S, V>, setup: Setup): S | { readonly faults: readonly Fault[] } {
  if (setup.position === undefined) return game.begin(setup);
  const read = game.position.read(setup.position, setup);
  if (isFaulty(read)) return read;
  // The reader of a game names what is wrong by its place; a rule that it has no place for is told of the whole. What names no rule is our own bookkeeping.
  const broken = game.invariants(read).filter(what => OF_A_RULE.test(what));
  if (broken.length > 0) return { faults: broken.map(what => ({ at: 'position', what })) };
  const trouble = hangs(game, read, setup) ?? rehearse(game, read);
  if (trouble === null) return read;
  const at = typeof setup.position === 'object' && setup.position !== null && 'stack' in setup.position ? '/stack' : '/phase';
  return { faults: [{ at, what: `cannot be played from here: ${trouble}` }] };
}

const OF_A_RULE = /^[A-Z]{2}\d?-/;

/** A stack whose lowest step is not there, or at its end, plays well until everything above is done: no short rehearsal meets that. */
function hangs<S extends BaseState, V>(game: Game<S, V>, { stack }: S, setup: Setup): string | null {
  if (stack === null) return null;
  const { position: _, ...start } = setup;
  const lowest = lowestOf(game.begin(start).stack);
  const { step: under, at } = lowestOf(stack);
  const { name, lines } = game.steps[under];
  if (under !== lowest.step) return `its lowest step is '${name}', not '${game.steps[lowest.step].name}'`;
  return lines !== null && at >= lines.length ? `its lowest step '${name}' has no line ${at}` : null;
}
function lowestOf(stack: Frame | null): Frame {
  let at = stack as Frame;
  while (at.under !== null) at = at.under;
  return at;
}

/** What goes wrong when somebody plays on at random, or null. */
function rehearse<S extends BaseState, V>(game: Game<S, V>, state: S): string | null {
  const play = new Play(game, game.clone(state), new Fate(1));
  const offer = new Offer();
  try {
    play.run();
    if (play.state.stack === null) return play.state.outcome === null ? 'nothing comes next' : null;
    if (!choicesFit(game, play)) return 'a sealed choice that cannot be';
    for (let n = 0; n < TRIED && play.state.outcome === null; n++) {
      if (game.seatsOf(play.state)[play.state.toAct] === undefined) return `nobody is asked in '${play.asked().name}'`;
      play.legal(offer);
      if (offer.size === 0) return `nothing can be done in '${play.asked().name}'`;
      play.take(offer.codes[play.fate.generator.below(offer.size)]);
    }
    return null;
  } catch (error) {
    return isOurs(error) ? error.message : 'what it says does not fit together';
  }
}
/** What the engine of the language says (`TypeError`, `RangeError`) tells nobody what is wrong with a position. */
const isOurs = (error: unknown): error is Error => error instanceof Error && error.constructor === Error;

/** Choices of a sealed decision that have been made are such as could be made. */
function choicesFit<S extends BaseState, V>(game: Game<S, V>, play: Play<S>): boolean {
  const { sealed } = play.state;
  if (sealed.length === 0) return true;
  if (sealed.length !== game.seatsOf(play.state).length || play.asked().seats === null || !sealed.includes(OPEN)) return false;
  return sealed.every((choice, seat) => choice === OPEN || choice === UNASKED || play.refuse(choice, seat) === null);
}
