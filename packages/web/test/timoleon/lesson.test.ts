import { Match } from '@polemos/kernel';
import { timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { lesson } from '../../src/games/timoleon/lesson/lesson.ts';

test('TI-III-u the lesson is a legal month: every step is taken, and Mamercus comes over with Catana', () => {
  const [{ scenario, opening, steps }] = lesson.parts;
  const match = Match.begin(timoleon, { match: 'lesson', setup: { scenario, options: {} }, dice: null, chance: opening });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  for (const { expect: action, chance, say, hint } of steps) {
    const [{ seat }] = match.pending();
    expect(match.act(seat, action, { chance })).toMatchObject({ ok: true });
    for (const words of [say, hint]) for (const one of Object.values(words)) expect(one.length).toBeGreaterThan(0);
  }
  const view = match.see('timoleon').view as {
    leaders: Record<string, { owner: string }>;
    zones: Record<string, { control: string }>;
  };
  expect(view.leaders.mamercus.owner).toBe('timoleon');
  expect(view.zones.catana.control).toBe('timoleon');
});
