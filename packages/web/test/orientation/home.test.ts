import { expect, test } from 'vitest';
import { dayOf } from '../../src/home/day.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();

test('a match of the list says when it was last played: today, yesterday, or the date', () => {
  const now = at(17, 1);
  expect([at(17, 0), at(16, 23), at(14, 12)].map(time => dayOf(time, 'en', now))).toEqual(['today', 'yesterday', '14 November']);
  expect(dayOf(at(17, 0), 'it', now)).toBe('oggi');
  expect(dayOf(at(16, 0), 'fr', now)).toBe('hier');
});
