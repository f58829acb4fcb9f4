import { expect, test } from 'vitest';
import { STORIES, TEXT } from '../../text/index.ts';

const SAMPLES = {
  battle: {
    zone: 'syr_market',
    winner: 'hicetas',
    attacker: 'hicetas',
    defender: 'carthage',
    lost: 2,
    difference: 3,
    dice: [5, 2],
  },
  'sea-fight': {
    water: 'sea_naxos',
    winner: 'carthage',
    attacker: 'carthage',
    defender: 'hicetas',
    lost: 2,
    difference: 3,
    dice: [5, 2],
  },
  assault: { zone: 'achradina', attacker: 'hicetas', eliminated: true, dice: [5, 2], result: 4 },
  'native-army': { people: 'sicans', zone: 'leontini', hoplites: 0, light: 4, cavalry: 1, purpose: 'raid', dice: [3, 1] },
  'natives-move': { people: 'sicels', from: 'enna', zone: 'leontini' },
  'expedition-arrives': { expedition: 'carthage_1', place: 'sea_naxos', leaders: ['mago'], talents: 100 },
  hunger: { zone: 'leontini', die: 4, result: 3, modifiers: [{ rule: 'TI-H-a', by: -1, what: 'turns' }] },
} as const;

test('the title of a story is whole in every language, and gives nothing of its end away', () => {
  for (const [language, { titles }] of Object.entries(TEXT))
    for (const kind of STORIES) {
      const title = titles[kind](SAMPLES[kind]);
      expect(title, `${language} ${kind}`).toMatch(/^\p{Lu}[\p{L}’. -]+$/u);
      expect(title).not.toMatch(/vinc|win|gagn|cost|perd|los|_|undefined|–/);
    }
  expect(TEXT.en.titles.hunger(SAMPLES.hunger)).toBe('Hunger at Leontini');
  // Before the first die of the natives nobody knows who stirs, nor where.
  for (const { titles } of Object.values(TEXT))
    for (const kind of ['native-army', 'natives-move'] as const) expect(titles[kind](SAMPLES[kind])).not.toMatch(/Leontini|Sic/);
});

test('the scene of a fight is called by its place as a sentence has it', () => {
  const of = (language: 'en' | 'it' | 'fr', kind: string) => TEXT[language].fights[kind]({ at: 'syr_market' });
  expect(of('en', 'street')).toBe('Fighting in the streets of the Market');
  expect(of('it', 'street')).toBe('Combattimento nelle strade del Mercato');
  expect(of('fr', 'street')).toBe('Combat dans les rues du Marché');
});
