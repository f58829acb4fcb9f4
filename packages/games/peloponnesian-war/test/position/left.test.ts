import { expect, test } from 'vitest';
import { peloponnesianWar } from '../../index.ts';

test('PW-0.2-d what is left in the box: the pieces supplied, less those in play', () => {
  const { position } = peloponnesianWar;
  const setup = { scenario: 'campaign', options: {} };
  const read = (spartans: number) => position.read({ forces: { pylos: { 'spartan-cavalry': spartans } } }, setup);
  const left = (spartans: number): number => position.left?.(read(spartans) as never)['forces spartan-cavalry'] ?? Number.NaN;
  expect(left(0) - left(1)).toBe(1);
  expect(left(0)).toBeGreaterThan(0);
});
