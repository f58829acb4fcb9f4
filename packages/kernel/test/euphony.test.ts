import { expect, test } from 'vitest';
import { euphonic, joined } from '../src/index.ts';

test('French elides before a vowel and a mute h, also across a mark, and within no word', () => {
  for (const [said, heard] of [
    ['le dé de Athènes', 'le dé d’Athènes'],
    ['De **Éphèse** à Sparte', 'D’**Éphèse** à Sparte'],
    ['plus que Olynthe, lorsque Argos et de Himère', 'plus qu’Olynthe, lorsqu’Argos et d’Himère'],
    ['Combien de huile ?', 'Combien d’huile\u202f?'],
    ['À les Démocrates, de **les Démocrates** à **Le Pirée**', 'Aux Démocrates, des **Démocrates** au **Pirée**'],
    ['il refuse de le prendre, de la Perse', 'il refuse de le prendre, de la Perse'],
    ['Sparte possède Athènes, de Sparte à la Perse, de 11 à 12', 'Sparte possède Athènes, de Sparte à la Perse, de 11 à 12'],
  ])
    expect(joined(said, 'fr')).toBe(heard);
});

test('Italian contracts, and sets a d between like vowels', () => {
  expect(joined('da i Sicani a **i Democratici**, A la Coalizione e di gli Iloti; a le armi', 'it')).toBe(
    'dai Sicani ai **Democratici**, Alla Coalizione e degli Iloti; alle armi',
  );
  expect(joined('da Sparta a Atene, a **Argo** e Egina; va a Egina e Atene', 'it')).toBe(
    'da Sparta ad Atene, ad **Argo** ed Egina; va a Egina e Atene',
  );
  expect(joined('Sparta A e B', 'it')).toBe('Sparta A e B');
});

test('a catalogue is joined throughout: texts, lists, and what is said later', () => {
  const english = { plain: 'de A', of: (name: string) => `de ${name}`, ask: (name: string) => ({ title: `que ${name}`, n: 3 }) };
  const { en, fr } = euphonic({ en: english, it: english, fr: { ...english, plain: 'de Argos' } });
  expect([en.of('Argos'), fr.of('Argos'), fr.plain]).toEqual(['de Argos', 'd’Argos', 'd’Argos']);
  expect(fr.ask('Argos')).toEqual({ title: 'qu’Argos', n: 3 });
});
