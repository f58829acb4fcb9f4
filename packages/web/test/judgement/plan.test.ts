import { expect, test } from 'vitest';
import { inOneLine, inWords } from '../../src/judgement/plan.ts';

test('a chance is said in as few times as say it well', () => {
  const said = (chance: number): string => inWords(chance).join(' in ');
  expect([0.5, 0.33, 0.4, 0.43, 0.25, 0.6, 0.1, 0.05, 0.95, 0.99].map(said)).toEqual([
    '1 in 2',
    '1 in 3',
    '2 in 5',
    '2 in 5',
    '1 in 4',
    '3 in 5',
    '1 in 10',
    '1 in 20',
    '9 in 10',
    '9 in 10',
  ]);
  for (let n = 3; n < 97; n++) {
    const [times, of] = inWords(n / 100);
    expect(Math.abs(times / of - n / 100)).toBeLessThan(0.06);
  }
});

test('steps make one sentence', () => {
  expect(inOneLine(['Consult the auguries', 'Activate **6 hoplites**', '**Larisa** first'])).toBe(
    'Consult the auguries; activate **6 hoplites**; **Larisa** first',
  );
});
