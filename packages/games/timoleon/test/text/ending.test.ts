import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { TEXT } from '../../text/index.ts';

test.each(LANGUAGES)(
  'TI-IX-b, TI-IX-h in %s the end names everybody’s points, and what decides where the best are equal',
  language => {
    const { outcomes, names } = TEXT[language];
    const said = (points: Readonly<Record<string, number>>): string => outcomes['TI-IX-b']({ winners: ['dionysius'], points });
    const clear = said({ carthage: -20, timoleon: 4, hicetas: 0, dionysius: 10 });
    expect(clear).toContain(`${names.owner.hicetas} 0, `);
    expect(clear).toContain(`${names.owner.carthage} −20`);
    const tied = said({ carthage: -20, timoleon: 10, hicetas: 0, dionysius: 10 });
    expect(tied).toMatch(/Syracuse|Siracusa/);
    expect(clear).not.toMatch(/Syracuse|Siracusa/);
  },
);

test('no step of Timoleone asks with nought of something: what is left and what is not are two sentences', () => {
  for (const language of LANGUAGES)
    for (const [step, about] of [
      ['operations', { po: 0 }],
      ['march', { pm: 0, place: 'catana' }],
    ] as const)
      expect(TEXT[language].asks[step](about).title, `${language} ${step}`).not.toMatch(/\d/);
});
