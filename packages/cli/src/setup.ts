import { readFileSync } from 'node:fs';
import { type Game, isFaulty, type OptionValue, readSetup, type Setup } from '@polemos/kernel';
import { type Flag, type Given, Usage } from './command.ts';

export const SETUP_FLAGS: Readonly<Record<string, Flag>> = {
  scenario: { value: 'id', about: 'the scenario (the first of the game)' },
  option: { value: 'k=v', about: 'an option of the game; may be repeated', many: true },
  board: { value: 'file', about: "somebody's own board (polemos board)" },
};

/** The set-up that the flags describe. */
export function setupOf(game: Game, given: Given): Setup {
  const options: Record<string, OptionValue> = {};
  for (const text of given.all('option')) {
    const [, id, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (id === undefined) throw new Usage(`--option wants id=value, not '${text}'`);
    const known = game.options.find(option => option.id === id)?.values.find(one => String(one) === value);
    options[id] = known ?? value;
  }
  const setup = readSetup(game, { scenario: given.text('scenario'), options, board: jsonIn(given.text('board')) });
  if (isFaulty(setup)) throw new Usage(setup.faults.map(({ at, what }) => `${at}: ${what}`).join('; '));
  return setup;
}

/** A scenario as it is usually played. */
export function setupFor(game: Game, scenario: string): Setup {
  const setup = readSetup(game, { scenario, options: {} });
  if (isFaulty(setup)) throw new Error(`${game.id}, ${scenario}: ${JSON.stringify(setup.faults)}`);
  return setup;
}

/** What stands in a file of JSON; undefined without one. */
export function jsonIn(file: string | undefined): unknown {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Usage(`${file}: ${(error as Error).message}`);
  }
}

export const seatsIn = (game: Game, setup: Setup): readonly string[] => game.seatsOf(game.begin(setup));
