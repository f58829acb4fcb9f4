import { GAMES } from '@polemos/games';
import { type Command, JSON_FLAG, print, printJson } from '../command.ts';

export const command: Command = {
  name: 'games',
  summary: 'lists the games with their seats, scenarios and options',
  usage: '[--json]',
  flags: JSON_FLAG,
  async run(given) {
    given.none();
    const games = await Promise.all(
      GAMES.map(async ({ id, load, text }) => {
        const [game, { en }] = await Promise.all([load(), text()]);
        return {
          id,
          title: en.title,
          seats: game.seats,
          scenarios: game.scenarios.map(({ id, seats }) => ({
            id,
            name: en.names.scenario?.[id] ?? id,
            seats: seats ?? game.seats,
          })),
          options: game.options,
          rules: game.rules,
        };
      }),
    );
    if (given.has('json')) printJson(games);
    else
      for (const { id, title, seats, scenarios, options } of games) {
        print(`${id}: ${title}, for ${seats.join(', ')}`);
        for (const scenario of scenarios) print(`  --scenario ${scenario.id.padEnd(28)}${scenario.name}`);
        for (const option of options)
          print(`  --option ${`${option.id}=${option.default}`.padEnd(30)}one of ${option.values.join(', ')}`);
      }
    return 0;
  },
};
