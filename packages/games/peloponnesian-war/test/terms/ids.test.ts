import { Match } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { ALIASES } from '../../aliases.ts';
import { peloponnesianWar as game, SPACE } from '../../index.ts';
import { SPACES_EN } from '../../text/spaces.ts';

const asId = (name: string): string => name.toLowerCase().replace('.', '').replaceAll(' ', '-');

describe('PW-R81 ids of spaces', () => {
  test('each is spelt as the English name; the two of one name are told apart, and one is as short as on the map', () => {
    const other = SPACE.ids.filter(id => asId(SPACES_EN[id]) !== id);
    expect(other).toEqual(['panormus-achaea', 'panormus-sicily', 'liparian-is']);
    expect(new Set(SPACE.ids).size).toBe(SPACE.ids.length);
  });
  test('an older spelling is read everywhere and written nowhere', () => {
    expect(Object.keys(ALIASES).filter(old => SPACE.ids.includes(old))).toEqual([]);
    expect(Object.values(ALIASES).filter(now => !SPACE.ids.includes(now))).toEqual([]);
    const position = { phase: 'objective', forces: { pela: { 'athenian-hoplite': 2 } }, rebellion: ['halicarnarsus'] };
    const match = Match.begin(game, {
      match: 'ids',
      setup: { scenario: 'campaign', options: {}, position },
      dice: null,
      chance: [],
    });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    const now = match.position() as { forces: Record<string, object>; rebellion: string[] };
    expect([now.forces.pella, now.forces.pela, now.rebellion]).toEqual([{ 'athenian-hoplite': 2 }, undefined, ['halicarnassus']]);
    expect(match.why('player', { type: 'objective', space: 'cenchrae' })).toBe(
      match.why('player', { type: 'objective', space: 'cenchreae' }),
    );
  });
});
