import { Match } from '@polemos/kernel';
import { polis } from '@polemos/polis';
import { expect, test } from 'vitest';
import { lesson } from '../../src/games/polis/lesson/lesson.ts';

test('the guided first round is legal from its first move to its last', () => {
  for (const { scenario, opening, steps } of lesson.parts) {
    const match = Match.begin(polis, { match: 'lesson', setup: { scenario, options: {} }, dice: null, chance: opening });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    for (const { expect: action, chance } of steps) {
      const [{ seat }] = match.pending();
      expect(match.act(seat, action, { chance }), JSON.stringify(action)).toMatchObject({ ok: true });
    }
    expect(match.pending()[0].step).toBe('phoros');
  }
});
