import { LANGUAGES, plain } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { text } from '../../text/index.ts';

type Said = Readonly<Record<string, (about: object) => string>>;
const said = (of: 'events' | 'actions', kind: string, about: object): string[] =>
  LANGUAGES.map(language => plain((text[language][of] as unknown as Said)[kind](about)));
const homeward = (about: object): string[] =>
  LANGUAGES.map(language => {
    const asks = text[language].asks as unknown as Readonly<Record<string, (about: object) => { title: string; body: string }>>;
    const { title, body } = asks.homeward(about);
    return plain(`${title} ${body}`);
  });

describe('PW-0.3-a, PW-0.3-b an elite unit is one, whatever it counts', () => {
  const arrives = { space: 'thebes', rule: 'PW-11-k', side: 'athens' };
  test('the Sacred Band and the Peltasts arrive, each by its name and with its verb', () => {
    expect(said('events', 'placed', { ...arrives, unit: 'sacred-band', count: 2 })).toEqual([
      'The Sacred Band arrives at Thebes. PW-11-k',
      'Il Battaglione Sacro arriva a Tebe. PW-11-k',
      'Le Bataillon sacré arrive à Thèbes. PW-11-k',
    ]);
    expect(said('events', 'placed', { ...arrives, unit: 'peltasts', count: 2 })).toEqual([
      'The Peltasts arrive at Thebes. PW-11-k',
      'I Peltasti arrivano a Tebe. PW-11-k',
      'Les Peltastes arrivent à Thèbes. PW-11-k',
    ]);
    expect(said('events', 'placed', { ...arrives, unit: 'home-guard', count: 3 })[0]).toMatch(/^The Home Guard arrives/);
    expect(said('events', 'placed', { ...arrives, unit: 'athenian-naval', count: 2 })[1]).toMatch(/^2 navi arrivano/);
  });
  test('it stays behind, holds a space and is left as one', () => {
    expect(said('events', 'stays', { space: 'thebes', unit: 'sacred-band', rule: 'PW-6.4-c' })).toEqual([
      'The Sacred Band stays at Thebes as a garrison. PW-6.4-c',
      'Il Battaglione Sacro resta di guarnigione a Tebe. PW-6.4-c',
      'Le Bataillon sacré reste en garnison à Thèbes. PW-6.4-c',
    ]);
    expect(said('events', 'left-behind', { space: 'thebes', unit: 'peltasts' })[2]).toMatch(/^Les Peltastes restent à Thèbes/);
    expect(said('actions', 'garrison', { unit: 'peltasts' })).toEqual([
      'Leave the Peltasts as a garrison',
      'Lascia di guarnigione i Peltasti',
      'Laisser les Peltastes en garnison',
    ]);
  });
  test('PW-11-h it goes home as one, and so does a last strength point; several have two ways', () => {
    expect(homeward({ unit: 'sacred-band', left: 2, whole: true })[0]).toBe(
      'Where do you send the Sacred Band? Choose the space.',
    );
    expect(homeward({ unit: 'spartan-allied-hoplite', left: 1, whole: false })).toEqual([
      'Where do you send 1 allied hoplite? Choose the space.',
      'Dove mandi 1 oplita alleato? Scegli lo spazio.',
      'Où envoyez-vous 1 hoplite allié\u202f? Choisissez l’espace.',
    ]);
    expect(homeward({ unit: 'athenian-naval', left: 3, whole: false })[1]).toBe(
      'Dove mandi 3 navi? Un punto forza per volta, o tutti in uno spazio.',
    );
  });
});
