import { Match } from '@polemos/kernel';
import { timoleon, type View } from '@polemos/timoleon';
import { assaultOdds } from '@polemos/timoleon/odds';
import { expect, test } from 'vitest';
import type { Desk } from '../src/games/screens.ts';
import { siegeOdds } from '../src/games/timoleon/siegeOdds.ts';

/** Mago (T 1) before Agrigentum with hoplites and light infantry. */
function before(agrigentum: object, forces: readonly object[] = []): Desk<View> {
  const match = Match.begin(timoleon, {
    match: 'odds',
    setup: {
      scenario: 'campaign',
      options: {},
      position: {
        phase: 'operations',
        turn: 5,
        order: ['carthage', 'timoleone', 'iceta', 'dionysio'],
        po: { carthage: 6 },
        alliances: [],
        leaders: { mago: { place: 'agrigentum', owner: 'carthage' } },
        forces: [
          { place: 'agrigentum', owner: 'carthage', points: { 'mercenary-hoplites': 9, 'mercenary-light': 6 } },
          ...forces,
        ],
        zones: { agrigentum },
      },
    },
    dice: null,
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  for (const action of [
    { type: 'activate', leader: 'mago' },
    { type: 'choose', choice: 'all' },
    { type: 'choose', choice: 'march' },
  ])
    expect(match.act('carthage', action)).toHaveProperty('ok');
  return { view: match.see('carthage').view } as unknown as Desk<View>;
}

test('TI-VII-f TI-A-b TI-A-c the chances before a city without garrison count the citizens who will turn out', () => {
  // 9 × 4 + 6 × 3 = 54 against 2 hoplites and 1 cavalry: (8 + 1) × 3 = 27, ratio 2 : 1, +2; Mago +1; table +3 at best, −4 at worst.
  const odds = siegeOdds(before({ control: 'neutral', defence: 3 }), 'agrigentum');
  expect(odds?.assault).toEqual([assaultOdds(3 + 3, 3).taken, assaultOdds(3 - 4, 3).taken]);
  // They have turned out before and are gone: one mercenary light point is all, 3 × 3 = 9, ratio 6 : 1.
  const gone = siegeOdds(
    before({ control: 'neutral', defence: 3, raised: true }, [
      { place: 'agrigentum.city', owner: 'neutral', points: { 'mercenary-light': 1 } },
    ]),
    'agrigentum',
  );
  expect(gone?.assault).toEqual([assaultOdds(7 + 3, 1).taken, assaultOdds(7 - 4, 1).taken]);
});
