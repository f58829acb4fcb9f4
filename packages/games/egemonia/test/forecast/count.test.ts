import { ofKind } from '@polemos/kernel';
import { beginMatch, wander } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { countOf } from '../../forecast/count.ts';
import { type EgemoniaEvent, egemonia, type View } from '../../index.ts';

test('EG-7.1-a, EG-3.6-a what the frames show as held is what nike counts, in whole matches', () => {
  let counted = 0;
  for (let seed = 0; seed < 10; seed++) {
    const match = beginMatch(egemonia, { scenario: seed % 2 === 0 ? 'standard' : 'historical', options: {} }, seed);
    wander(match, seed, () => true);
    match.log().entries.forEach((_, entry) => {
      const events = match.events(null)[entry + 1] as unknown as readonly EgemoniaEvent[];
      const { frames } = match.frames(entry + 1, null);
      for (const count of events.filter(ofKind('count'))) {
        const view = frames[events.indexOf(count)] as View;
        expect({ sparta: countOf(view, 'sparta'), athens: countOf(view, 'athens') }).toEqual({
          sparta: count.sparta,
          athens: count.athens,
        });
        counted++;
      }
    });
  }
  expect(counted).toBeGreaterThan(30);
});
