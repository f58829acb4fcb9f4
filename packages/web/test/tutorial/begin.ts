import { type Action, type Chance, type Game, Match } from '@polemos/kernel';
import { falls, type Problem, type Stage } from '../../src/tutorial/lesson.ts';

/** The match of a stage, as the worker begins it. */
export function begin(game: Game, { scenario, options = {}, position, opening = [] }: Stage): Match {
  const filled = { ...Object.fromEntries(game.options.map(({ id, default: value }) => [id, value])), ...options };
  const setup = { scenario, options: filled, ...(position === undefined ? {} : { position }) };
  const match = Match.begin(game, { match: 'lesson', setup, dice: null, chance: opening });
  if (!(match instanceof Match)) throw new Error(`the lesson cannot begin: ${JSON.stringify(match)}`);
  return match;
}
export const asked = (match: Match): string => match.pending()[0]?.seat ?? '';
export const viewOf = (match: Match, { stage }: Problem): never =>
  match.see(match.outcome === null ? asked(match) : stage.seats[0]).view as never;

/** An action of a problem, with the dice as the page lets them fall. */
export function actIn(match: Match, action: Action, dice: readonly number[]): void {
  const chance: Chance[] = [];
  for (;;) {
    const acted = match.act(asked(match), action, { chance });
    if ('ok' in acted) return;
    if (!('need' in acted)) throw new Error(`${asked(match)}: ${JSON.stringify(action)} → ${JSON.stringify(acted)}`);
    chance.push(falls(acted.need, { dice, known: chance.length }));
  }
}
