import { Fate, type Game, Offer, Play, see } from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { pointsOf } from '../../forecast/points.ts';
import { timoleon, type View } from '../../index.ts';

const game = timoleon as unknown as Game;

test('TI-II-n the operation points that are foretold of an act are those that the rules take', () => {
  const offer = new Offer();
  const wrong = new Set<string>();
  const done = new Set<string>();
  for (let seed = 1; seed <= 6; seed++)
    playout(game, setupOf(game, seed), seed, (play, n) => {
      if (n < 0 || n % 5 !== 1 || play.asked().name !== 'operations') return;
      const seat = play.state.toAct;
      const left = (state: typeof play.state): number => (see(game, state, seat).view as View).po[game.seatsOf(state)[seat]];
      const had = left(play.state);
      play.legal(offer, seat);
      for (const code of offer.codes.slice(0, offer.size)) {
        const action = game.actions.write(code);
        if (action.choice !== undefined) continue;
        const after = game.clone(play.state);
        new Play(game, after, new Fate(1)).take(code, seat);
        if (after.toAct !== seat) continue; // somebody else is asked, and may pay too
        done.add(action.type);
        if (had - left(after) !== pointsOf(action))
          wrong.add(`${action.type}: ${pointsOf(action)} are said, ${had - left(after)} are paid`);
      }
    });
  expect([...wrong]).toEqual([]);
  expect([...done]).toEqual(expect.arrayContaining(['activate', 'element', 'tax', 'recruit', 'court', 'give']));
});

test('TI-II-o TI-R1 TI-III-a TI-III-b TI-III-c TI-IV-c TI-R66 TI-V-b TI-V-j every act takes the points that are printed for it', () => {
  const points = (type: string): number => pointsOf({ type });
  expect(['activate', 'element', 'repair', 'recruit'].map(points)).toEqual([1, 1, 1, 1]);
  expect(['court', 'treat', 'suborn', 'dispatch'].map(points)).toEqual([3, 3, 3, 3]);
  expect(points('tax')).toBe(2);
  expect(['give', 'sack', 'guard', 'hire', 'return', 'trireme', 'transport', 'engine', 'arsenal'].map(points)).toEqual(
    Array(9).fill(0),
  );
});
