import { type Game, Generator, NOBODY, see } from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { type Winning, winning } from '../../forecast/winning.ts';
import { timoleon, type View } from '../../index.ts';
import { CARTHAGE, FACTIONS, METRO, NEUTRAL, SEATS, ZONES } from '../../rules/materials/board.ts';
import { clone, type State } from '../../rules/state.ts';
import { automatic } from '../../rules/victory/victory.ts';

const game = timoleon as unknown as Game;
const isReached = ({ zones, turns, territories, carthage }: Winning): boolean =>
  (turns === null ? zones.has === zones.needs : turns.has >= turns.needs) &&
  (territories === null || territories.has >= territories.needs) &&
  (carthage === null || carthage.has < carthage.tooMany);

test('TI-FC-o TI-FD-k TI-FI-h TI-FY-h TI-R54 who is told to have all that it takes wins at once, in positions of whole matches with Syracuse in one hand', () => {
  const draw = new Generator('winning');
  const won = new Set<string>();
  const not = new Set<string>();
  for (let seed = 1; seed <= 3; seed++)
    playout(game, setupOf(game, seed), seed, (play, n) => {
      if (n < 0 || n % 9 !== 0) return;
      const state = clone(play.state as State);
      if (state.turn === 0) return;
      const holder = draw.below(FACTIONS);
      const few = draw.below(3) === 0;
      for (let zone = METRO; zone < ZONES; zone++) if (!few || draw.below(9) > 0) state.control[zone] = holder;
      // Much of the island is one faction's, so that the numbers of territories lie about those that count.
      for (let zone = 0; zone < METRO - 1; zone++)
        if (draw.below(5) < 2) state.control[zone] = draw.below(2) === 0 ? CARTHAGE : draw.below(2) === 0 ? holder : NEUTRAL;
      state.fallen.fill(0);
      state.killer.fill(-1);
      for (let faction = 0; faction < FACTIONS; faction++) state.run[faction] = draw.below(6);
      const view = see(game, state, NOBODY).view as View;
      for (let faction = 0; faction < FACTIONS; faction++) {
        if (state.out[faction] === 1) continue;
        const told = winning(view, SEATS[faction]);
        const rule = automatic(state, faction);
        expect(isReached(told) ? told.rule : null, SEATS[faction]).toBe(rule);
        (rule === null ? not : won).add(SEATS[faction]);
      }
    });
  expect([...won].sort()).toEqual([...SEATS].sort());
  expect([...not].sort()).toEqual([...SEATS].sort());
});
