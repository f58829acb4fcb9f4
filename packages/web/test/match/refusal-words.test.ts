import { GAMES } from '@polemos/games';
import { Generator, Match, readSetup, seededDice } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/text/en/index.ts';
import { fr } from '../../src/text/fr/index.ts';
import { it } from '../../src/text/it/index.ts';
import { infinitive } from '../../src/text/it/infinitives.ts';

test('a refusal says in one sentence what cannot be done', () => {
  expect(en.cannot('March on **Argos**')).toBe('You cannot march on **Argos**.');
  expect(it.cannot('Marcia su **Argo**')).toBe('Non puoi marciare su **Argo**.');
  expect(fr.cannot('Marcher sur **Argos**')).toBe('Vous ne pouvez pas marcher sur **Argos**.');
  expect(fr.cannot('S’arrêter ici')).toBe('Vous ne pouvez pas vous arrêter ici.');
});

describe.each(GAMES)('$id', ({ load, text }) => {
  test('every button begins with its verb, in Italian with one that has its infinitive', async () => {
    const game = await load();
    const odd = new Set<string>();
    for (const { id: scenario } of game.scenarios) {
      const setup = readSetup(game, { scenario });
      if ('faults' in setup) throw new Error(JSON.stringify(setup));
      const match = Match.begin(game, { match: 'buttons', setup, dice: seededDice(scenario) });
      if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
      const words = await text(scenario);
      const chance = new Generator(scenario);
      for (let n = 0; n < 150 && match.outcome === null; n++) {
        const [{ seat }] = match.pending();
        const legal = match.legal(seat);
        for (const action of [legal[0], legal[chance.below(legal.length)], legal[legal.length - 1]]) {
          const said = words.it.actions[action.type](action);
          if (infinitive(said) === null) odd.add(said);
          for (const language of ['en', 'fr'] as const) {
            const button = words[language].actions[action.type](action);
            if (!/^\p{Lu}[\p{Ll}’]/u.test(button)) odd.add(button);
          }
        }
        match.act(seat, legal[chance.below(legal.length)]);
      }
    }
    expect([...odd]).toEqual([]);
  });
});
