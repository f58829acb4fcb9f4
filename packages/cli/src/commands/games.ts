import { GAMES } from '@polemos/games';
import { actionsOf } from '@polemos/kernel';
import { type Command, type Given, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { shapesOf } from '../shapes.ts';

export const command: Command = {
  name: 'games',
  summary: 'lists the games with their seats, scenarios and options',
  usage: '[--json] | <game> --schema | <game> --shapes | <game> --actions [--json]',
  about:
    'Of one game: the JSON schema of its positions, or every action with its arguments and their ids (docs/positions.md, docs/protocol.md).',
  flags: {
    ...JSON_FLAG,
    schema: { about: 'the JSON schema of the positions of a game' },
    shapes: { about: 'the same to read: each field with its shape, and all ids (a part of docs/positions.md)' },
    actions: { about: 'the actions of a game, with the arguments of each and their ids' },
  },
  async run(given) {
    if (OF_ONE.some(flag => given.has(flag))) return ofOne(given);
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

const OF_ONE = ['schema', 'shapes', 'actions'] as const;
async function ofOne(given: Given): Promise<number> {
  if (OF_ONE.filter(flag => given.has(flag)).length > 1) throw new Usage('--schema, --shapes or --actions: one of them');
  const listed = gameNamed(given.one('game'));
  const game = await listed.load();
  if (given.has('shapes')) {
    print(shapesOf((await listed.text()).en.title, game.position.schema));
    return 0;
  }
  if (given.has('schema')) {
    printJson(game.position.schema);
    return 0;
  }
  const actions = actionsOf(game.actions);
  if (given.has('json')) printJson(actions);
  else
    for (const { type, arguments: args } of actions) {
      print(type);
      for (const [name, one] of Object.entries(args))
        print(`  ${name.padEnd(12)}${'thing' in one ? `${one.thing}: ${one.ids.join(' ')}` : `${one.least} to ${one.most}`}`);
    }
  return 0;
}
