import { expect, test } from 'vitest';
import { worth } from '../../bots/worth.ts';
import { peloponnesianWar } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import { ATHENS, SPARTA } from '../../rules/terms/units.ts';

/** The beginning of the campaign alone, with some things changed. */
const moment = (changes: Partial<State>): State => ({
  ...(peloponnesianWar.begin({ scenario: 'campaign', options: {} }) as State),
  ...changes,
});
const worthOf = (changes: Partial<State>): number => worth(moment(changes), 0);

test('more points are worth more, and most when little is left', () => {
  const gain = (turn: number): number => worthOf({ turn, points: 150 }) - worthOf({ turn, points: 130 });
  expect(worthOf({ turn: 5, points: 80 })).toBeGreaterThan(worthOf({ turn: 5, points: 60 }));
  expect(gain(10)).toBeGreaterThan(gain(6));
});

test('PW-1.2-f a war that is about to end is bad for whoever has few points, and good for whoever nearly has enough', () => {
  const weary = (points: number): number =>
    worthOf({ turn: 6, points, bellicosity: [2, 9] }) - worthOf({ turn: 6, points, bellicosity: [9, 9] });
  expect(weary(40)).toBeLessThan(0);
  expect(weary(120)).toBeGreaterThan(weary(40));
  // Whose will it is makes no difference: whichever side surrenders, the points are the player's.
  expect(worthOf({ turn: 6, points: 40, bellicosity: [9, 2] })).toBeCloseTo(
    worthOf({ turn: 6, points: 40, bellicosity: [2, 9] }),
    1,
  );
});

test('a turn in the chair of Sparta brings more than one in that of Athens', () => {
  expect(worthOf({ turn: 5, points: 60, player: SPARTA })).toBeGreaterThan(worthOf({ turn: 5, points: 60, player: ATHENS }));
});

test('nothing that is still open is as good as victory, or as bad as defeat', () => {
  const over = (won: number, points: number): number =>
    worthOf({ turn: 10, points, outcome: { rule: 'PW-1.3.1-a', score: [won], detail: {} } });
  expect(over(1, 151)).toBe(1);
  expect(worthOf({ turn: 10, points: 149 })).toBeLessThan(1);
  expect(over(0, 149)).toBeLessThan(worthOf({ turn: 10, points: 120 }));
  expect(over(0, 149)).toBeGreaterThan(over(0, 20));
});
