import {
  type BaseState,
  Fate,
  type Game,
  Generator,
  Match,
  Offer,
  type OptionValue,
  Play,
  type Setup,
  seededDice,
  valuesOf,
} from '../src/index.ts';

/** A number from two others, spread out: the first set-up has every reading as usual. */
function scattered(n: number, place: number): number {
  let mixed = Math.imul(n, 0x9e3779b1) ^ Math.imul(n * (place + 1), 0x85ebca6b);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0xc2b2ae35) >>> 16;
}
/** The set-ups of a game in turn: every scenario, every value of every option; of readings, which are many, some on and some off. */
export function setupOf(game: Game, n: number): Setup {
  const scenario = game.scenarios[n % game.scenarios.length].id;
  const options: Record<string, OptionValue> = {};
  let rest = Math.floor(n / game.scenarios.length);
  game.options.forEach((option, place) => {
    const values = valuesOf(game, scenario, option);
    if (option.reading !== undefined) {
      options[option.id] = values[scattered(n, place) % values.length];
      return;
    }
    options[option.id] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  });
  for (const { id, default: usual, needs } of game.options)
    if (needs !== undefined && options[needs.option] !== needs.value) options[id] = usual;
  return { scenario, options };
}

/** No rulebook has a match longer than this. */
const MOST_ACTIONS = 50_000;

/** A random match at full speed. `each` sees every state at which somebody must decide, and the last one. */
export function playout<S extends BaseState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  each: (play: Play<S>, n: number) => void,
): S {
  const chooser = new Generator(seed);
  chooser.reset(seed, 0x5eed);
  const offer = new Offer();
  const play = new Play(game, game.begin(setup), new Fate(seed));
  play.run();
  for (let n = 0; play.state.toAct >= 0; n++) {
    if (n > MOST_ACTIONS) throw new Error(`seed ${seed}: a match without end`);
    each(play, n);
    play.legal(offer);
    if (offer.size === 0) throw new Error(`seed ${seed}, action ${n}: nothing is legal in ${play.stackNames()[0]}`);
    play.take(offer.codes[chooser.below(offer.size)]);
  }
  each(play, -1);
  return play.state;
}

export function beginMatch(game: Game, setup: Setup, seed: number, alone = false): Match {
  const match = Match.begin(game, { match: `test-${seed}`, setup, dice: seededDice(seed), alone });
  if (!(match instanceof Match)) throw new Error(`no match begins: ${JSON.stringify(match)}`);
  return match;
}

/** A random match, played carefully. Stops when `each` answers false. */
export function wander(match: Match, seed: number, each: (match: Match, n: number) => boolean | undefined): void {
  const chooser = new Generator(seed);
  chooser.reset(seed, 0x5eed);
  for (let n = 0; match.outcome === null; n++) {
    if (each(match, n) === false) return;
    const asked = match.pending();
    const { seat } = asked[chooser.below(asked.length)];
    const legal = match.legalCodes(seat);
    const acted = match.act(seat, match.game.actions.write(legal[chooser.below(legal.length)]));
    if (!('ok' in acted)) throw new Error(`seed ${seed}, action ${n}: a legal action was not taken: ${JSON.stringify(acted)}`);
  }
}
