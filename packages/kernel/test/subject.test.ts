import { expect, test } from 'vitest';
import { subjectOf } from '../src/index.ts';

test('a side before what it does: the number of its verb, a capital for its article', () => {
  const [en, it, fr] = [subjectOf('en'), subjectOf('it'), subjectOf('fr')];
  const win = (name: string) => `${en.first(name)} ${en.does(name, 'wins', 'win')}`;
  expect([win('Carthage'), win('the Democrats'), win('anna')]).toEqual(['Carthage wins', 'The Democrats win', 'anna wins']);
  expect(`${it.does('i Democratici', 'Vince', 'Vincono')} i Democratici`).toBe('Vincono i Democratici');
  expect(it.does('Iceta', 'Vince', 'Vincono')).toBe('Vince');
  expect(`${fr.first('les Démocrates')} ${fr.does('les Démocrates', 'réfléchit', 'réfléchissent')}`).toBe(
    'Les Démocrates réfléchissent',
  );
});
