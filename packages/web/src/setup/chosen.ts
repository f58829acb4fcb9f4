import { type GameMeta, type Option, type OptionValue, valuesOf } from '@polemos/kernel';

export type Options = Readonly<Record<string, OptionValue>>;

/** What an option is in a scenario: as chosen where the scenario knows it, else the usual value, else the first that it knows. */
export function valueIn(game: GameMeta, scenario: string, chosen: Options, option: Option): OptionValue {
  const known = valuesOf(game, scenario, option);
  const wanted = chosen[option.id] ?? option.default;
  return known.includes(wanted) ? wanted : known[0];
}

/** Whether there is something to choose: several values in this scenario, and whatever it needs is so. */
function isOffered(game: GameMeta, scenario: string, chosen: Options, option: Option): boolean {
  if (valuesOf(game, scenario, option).length < 2) return false;
  if (option.scenarios !== undefined && !option.scenarios.includes(scenario)) return false;
  const needed = game.options.find(({ id }) => id === option.needs?.option);
  return needed === undefined || valueIn(game, scenario, chosen, needed) === option.needs?.value;
}
export const offeredOptions = (game: GameMeta, scenario: string, chosen: Options): readonly Option[] =>
  game.options.filter(option => isOffered(game, scenario, chosen, option));

/** What a match begins with: what was chosen and can be had, and nothing that only is as usual. */
export function settledOptions(game: GameMeta, scenario: string, chosen: Options): Options {
  const settled = game.options
    .map(option => [option, valueIn(game, scenario, isOffered(game, scenario, chosen, option) ? chosen : {}, option)] as const)
    .filter(([option, value]) => value !== option.default);
  return Object.fromEntries(settled.map(([{ id }, value]) => [id, value]));
}

/** The scenarios that can be played with these options fixed, such as "two play". */
export const scenariosFor = (game: GameMeta, fixed: Options): GameMeta['scenarios'] =>
  game.scenarios.filter(({ id }) =>
    game.options.every(option => !(option.id in fixed) || valuesOf(game, id, option).includes(fixed[option.id])),
  );

/** Who sits, by scenario and options. */
export function seatsFor(game: GameMeta, scenario: string, options: Options): readonly string[] {
  const own = game.scenarios.find(({ id }) => id === scenario)?.seats;
  const two = game.together !== undefined && Object.entries(game.together.options).every(([id, value]) => options[id] === value);
  return own ?? (two ? game.together?.seats : undefined) ?? game.seats;
}
