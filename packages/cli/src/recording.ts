import { bots } from '@polemos/bots';
import {
  type Game,
  Generator,
  isFaulty,
  Match,
  type MatchLog,
  readSetup,
  type Setup,
  seededDice,
  valuesOf,
} from '@polemos/kernel';

/** Past this a match of ours would never end. */
const MOST_ACTIONS = 100_000;

/** A whole match to keep as a fixture: the first of a scenario as it usually is, the others with options drawn from their number. */
export function record(game: Game, scenario: string, number: number): MatchLog {
  const name = `${game.id} ${scenario} ${number}`;
  const setup = setupOf(game, scenario, number, new Generator(name));
  const match = Match.begin(game, { match: name, setup, dice: seededDice(name) });
  if (!(match instanceof Match)) throw new Error(`${name} cannot begin: ${JSON.stringify(match)}`);
  const bot = bots[number % 2 === 0 ? 'random' : 'greedy'](number);
  for (let actions = 0; match.outcome === null; actions++) {
    if (actions === MOST_ACTIONS) throw new Error(`${name} does not end`);
    const [{ seat }] = match.pending();
    const acted = match.act(seat, bot.choose(game, match.see(seat)));
    if (!('ok' in acted)) throw new Error(`${name}: ${JSON.stringify(acted)}`);
  }
  return match.log();
}

function setupOf(game: Game, scenario: string, number: number, luck: Generator): Setup {
  const drawn = Object.fromEntries(
    game.options.map(option => {
      const known = valuesOf(game, scenario, option);
      return [option.id, known[luck.below(known.length)]];
    }),
  );
  // what another option would have to allow, and does not, is as usual
  const together = game.options.filter(({ needs }) => needs === undefined || drawn[needs.option] === needs.value);
  const options = Object.fromEntries(together.map(({ id }) => [id, drawn[id]]));
  const setup = readSetup(game, number === 0 ? { scenario } : { scenario, options });
  if (isFaulty(setup)) throw new Error(`no options of ${game.id} go together in ${scenario}: ${JSON.stringify(setup.faults)}`);
  return setup;
}
