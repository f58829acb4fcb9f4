import { readFileSync } from 'node:fs';
import { GAMES } from '@polemos/games';
import { type Game, isFaulty, Match, readSetup, type Setup, seededDice } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { shapesOf } from '../src/shapes.ts';

const document = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
const examples = [...document.matchAll(/^```json (\S+) ?(\S*)\n(.*?)^```/gms)].map(([, game, asks, json]) => ({
  game,
  asks,
  position: JSON.parse(json) as Record<string, unknown>,
}));
const load = (id: string): Promise<Game> => {
  const listed = GAMES.find(one => one.id === id);
  if (listed === undefined) throw new Error(`no game '${id}'`);
  return listed.load();
};
const propertiesOf = (game: Game): Record<string, unknown> =>
  (game.position.schema as { properties: Record<string, unknown> }).properties;

function begin(game: Game, position: unknown): Match {
  const setup = readSetup(game, { position });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup.faults));
  const begun = Match.begin(game, {
    match: 'example',
    setup: setup as Setup,
    dice: seededDice('example'),
    chance: [],
    alone: true,
  });
  if (!(begun instanceof Match)) throw new Error(JSON.stringify(begun));
  return begun;
}

describe('docs/positions.md', () => {
  test('every game of the house has an example', () => {
    expect(new Set(examples.map(({ game }) => game))).toEqual(new Set(GAMES.map(({ id }) => id)));
  });

  test.each(examples.map((example, i) => [`${i + 1}: ${example.game} ${example.asks}`, example] as const))(
    'example %s is read, asks what it says, and is written again',
    async (_, { game: id, asks, position }) => {
      const game = await load(id);
      const match = begin(game, position);
      const [pending] = match.pending();
      if (asks === '') expect(pending).toBeDefined();
      else expect(pending.step).toBe(asks);
      const again = begin(game, match.position());
      expect(again.position()).toEqual(match.position());
    },
  );

  test.each(GAMES.map(({ id }) => id))('the fields told of %s are those of its schema', async id => {
    const game = await load(id);
    const section = sectionOf(id);
    const told = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(told.filter(name => !(name in propertiesOf(game)))).toEqual([]);
    if (FINISHED.includes(id)) expect(Object.keys(propertiesOf(game)).filter(name => !told.includes(name))).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))(
    'the schema of %s says of each field its title and its group, of each id what it is',
    async id => {
      const game = await load(id);
      for (const field of Object.values(propertiesOf(game))) {
        expect(field).toHaveProperty('title');
        expect(GROUPS).toContain((field as Record<string, unknown>)['x-group']);
      }
      const things = new Set<unknown>();
      JSON.stringify(game.position.schema, (key, value) => {
        if (key === 'x-thing' || key === 'x-by') things.add(value);
        return value;
      });
      for (const thing of things) expect(document).toContain(`\`${thing}\``);
      expect(things.size).toBeGreaterThan(0);
    },
  );

  test.each(GAMES.map(({ id }) => id))(
    'the shapes and ids of %s are those of its schema: `polemos games <game> --shapes` prints them anew',
    async id => {
      const listed = GAMES.find(one => one.id === id);
      const title = (await listed?.text())?.en.title ?? '';
      const printed = shapesOf(title, (await load(id)).position.schema);
      const written = document.split(/^(?=### )/m).find(part => part.startsWith(`### ${title}\n`));
      expect(written?.trimEnd()).toBe(printed.trimEnd());
    },
  );

  test('a fault is told with its place', async () => {
    const game = await load('peloponnesian-war');
    const read = game.position.read({ forces: { corinth: { 'spartan-naval': -1 } } }, { scenario: 'campaign', options: {} });
    expect(isFaulty(read) && read.faults[0].at).toContain('/forces/corinth/spartan-naval');
  });

  test('every phase of the Peloponnesian War is named', async () => {
    const { phase } = propertiesOf(await load('peloponnesian-war')) as { phase: { enum: string[] } };
    for (const name of phase.enum) expect(sectionOf('peloponnesian-war')).toContain(`\`${name}\``);
  });
});

const GROUPS = ['moment', 'map', 'people', 'means', 'hands', 'progress', 'midway'];
/** Whose formats do not grow any more. */
const FINISHED = ['egemonia', 'polis'];
const TITLES: Readonly<Record<string, string>> = {
  'peloponnesian-war': 'The Peloponnesian War',
  egemonia: 'Egemonia',
  polis: 'Polis',
  timoleon: 'Timoleone',
};
const sectionOf = (id: string): string =>
  document.split(/^## /m).find(section => section.startsWith(TITLES[id])) ?? `no section of ${id}`;
