import { GAMES } from '@polemos/games';
import type { GameText } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { hrefOf, routeOf } from '../../src/app/route.ts';
import { isWar, warOf } from '../../src/chronicle/war.ts';
import { landmarksOf } from '../../src/match/story/landmarks.ts';
import { whereabouts } from '../../src/online/uploads/known.ts';
import type { Summary } from '../../src/storage/summary.ts';
import { season as en } from '../../src/text/en/season.ts';
import { season as fr } from '../../src/text/fr/season.ts';
import { season as it } from '../../src/text/it/season.ts';

const summary = (given: Partial<Summary>): Summary => ({
  ...{
    id: 'm',
    game: 'egemonia',
    scenario: 'standard',
    way: 'bot',
    created: 1,
    updated: 2,
    actions: 30,
    pending: [],
    forkOf: null,
  },
  players: { sparta: { kind: 'person' }, athens: { kind: 'bot', level: 'greedy' } },
  view: { turn: 7 },
  outcome: { rule: 'EG-7-a', score: [1, 0], detail: {} },
  winner: 'sparta',
  ...given,
});

test('the chronicle tells what one person has finished alone: side, points, turn, and how it went', () => {
  expect(warOf(summary({}))).toMatchObject({ seat: 'sparta', bots: ['greedy'], result: 'won', turn: 7, points: null });
  expect(warOf(summary({ winner: 'athens' }))?.result).toBe('lost');
  const even = { rule: 'EG-7-d', score: [0.5, 0.5], detail: {} };
  expect(warOf(summary({ winner: null, outcome: even }))?.result).toBe('drawn');
  // Alone: the rules themselves say whether it is won, by how many points, in which turn.
  const alone = { players: { player: { kind: 'person' } }, winner: null } as const;
  const lost = { rule: 'PW-1.3.1-a', score: [0], detail: { points: 120, won: false, turn: 9 } };
  expect(warOf(summary({ ...alone, outcome: lost }))).toMatchObject({ result: 'lost', points: 120, turn: 9, bots: [] });
  expect(warOf(summary({ ...alone, outcome: { ...lost, score: [1] } }))?.result).toBe('won');
  // Not over, or of several people: no war of one.
  expect(warOf(summary({ outcome: null }))).toBeNull();
  expect(warOf(summary({ way: 'hotseat' }))).toBeNull();
  expect(warOf(summary({ players: {} }), { seats: ['sparta', 'athens'] })).toBeNull();
  expect([isWar(warOf(summary({}))), isWar({ match: 'm' }), isWar(null)]).toEqual([true, false, false]);
  expect(warOf(summary({ advised: true }), { position: true })).toMatchObject({ advised: true, position: true, board: null });
});

test('where a match and its copy with the account stand to each other', () => {
  const known = { revision: 3, updated: 50 };
  expect(whereabouts(50, null, undefined)).toBe('here');
  expect(whereabouts(null, 1, undefined)).toBe('there');
  expect(whereabouts(50, 3, known)).toBe('same');
  expect(whereabouts(60, 3, known)).toBe('ahead');
  expect(whereabouts(50, 4, known)).toBe('behind');
  expect(whereabouts(60, 4, known)).toBe('both');
  expect(whereabouts(50, 3, undefined)).toBe('both');
});

test('landmarks are turns, phases and fights in the words of the log, at the action after which they stand', () => {
  const text = {
    events: { turn: ({ turn }: { turn: number }) => `**Turn ${turn}**`, fight: () => `A fight{{X-1}} ${'long '.repeat(30)}` },
  } as unknown as GameText;
  const of = {
    isHeading: ({ kind }: { kind: string }) => kind === 'turn',
    landmarks: { fight: 'battle', unsaid: 'phase' },
  } as const;
  const event = (kind: string, more: object = {}) => ({ kind, rule: 'X-1', ...more });
  const marks = landmarksOf(
    [[event('turn', { turn: 1 })], [], [event('fight'), event('unsaid'), event('other')]],
    of as never,
    text,
  );
  expect(marks.map(({ kind, at }) => [kind, at])).toEqual([
    ['turn', 0],
    ['battle', 2],
  ]);
  expect(marks[0].name).toBe('Turn 1');
  expect(marks[1].name.length).toBeLessThanOrEqual(70);
  expect(marks[1].name).not.toContain('X-1');
});

test('a link to a moment of a table is read as it is written; the club speaks three languages', () => {
  expect(routeOf(hrefOf({ page: 'table', id: 'a b', at: 12 }))).toEqual({ page: 'table', id: 'a b', at: 12 });
  expect(routeOf('#/table/x')).toEqual({ page: 'table', id: 'x' });
  expect(routeOf('#/table/x/abc')).toEqual({ page: 'table', id: 'x' });
  for (const page of ['chronicle', 'check'] as const) expect(routeOf(hrefOf({ page }))).toEqual({ page });
  for (const other of [it, fr]) expect(Object.keys(other.errors)).toEqual(Object.keys(en.errors));
  expect(GAMES.length).toBeGreaterThan(3);
});
