import { type Action, Fate, foresee, type Game, Offer, Play, see } from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';
import { pointsOf } from '@polemos/timoleon/forecast/points';
import { expect, test } from 'vitest';
import { SPENDS as IN_POLIS } from '../../src/games/polis/map/spends.ts';
import { targetOf } from '../../src/games/polis/map/targets.ts';
import type { Screens } from '../../src/games/screens.ts';
import { SPENDS as IN_TIMOLEON } from '../../src/games/timoleon/map/spends.ts';
import { placeOfAction } from '../../src/games/timoleon/map/targets.ts';

interface Case {
  readonly game: Game;
  readonly spends: NonNullable<Screens['spends']>;
  /** Whether a click on the map can mean it. */
  isOnMap(view: never, action: Action): boolean;
  /** What waits for its button whatever is told of it. */
  isPriced(action: Action): boolean;
  /** What a seat has that can be spent. */
  purse(view: never, seat: string): readonly number[];
}
type OfPolis = { readonly goods: Readonly<Record<string, Readonly<Record<string, number>>>> };
type OfTimoleon = {
  readonly po: Readonly<Record<string, number>>;
  readonly treasury: Readonly<Record<string, number>>;
};
const CASES: readonly (readonly [string, Case])[] = [
  [
    'polis',
    {
      game: polis as unknown as Game,
      spends: IN_POLIS,
      isOnMap: (_, action) => targetOf(action) !== null,
      isPriced: () => false,
      purse: (view: OfPolis, seat) => Object.values(view.goods[seat]),
    },
  ],
  [
    'timoleon',
    {
      game: timoleon as unknown as Game,
      spends: IN_TIMOLEON,
      isOnMap: (view: Parameters<typeof placeOfAction>[0], action) => placeOfAction(view, action) !== null,
      isPriced: action => pointsOf(action) > 0,
      purse: (view: OfTimoleon, seat) => [view.po[seat] ?? 0, view.treasury[seat] ?? 0],
    },
  ],
];

/** Decisions whose buttons are pressed one by one, each with what it pays upon it: their places are a second way to the same button. */
const PRICED = new Set(['maintenance', 'payment']);

test.each(CASES)(
  '%s: whatever a click on the map would pay without a die waits for its button',
  { timeout: 200_000 },
  (_, { game, spends, isOnMap, isPriced, purse }) => {
    const unsaid = new Set<string>();
    const kinds = new Set<string>();
    const offer = new Offer();
    let moments = 0;
    for (let seed = 1; moments < 400; seed++)
      playout(game, setupOf(game, seed), seed, (play, n) => {
        if (n < 0 || n % 7 !== 3 || moments >= 400) return;
        moments++;
        const { state } = play;
        const seat = state.toAct;
        const name = game.seatsOf(state)[seat];
        const seen = see(game, state, seat);
        play.legal(offer, seat);
        const had = purse(seen.view as never, name);
        for (const code of offer.codes.slice(0, offer.size)) {
          const action = game.actions.write(code);
          if (!isOnMap(seen.view as never, action) || PRICED.has(play.asked().name)) continue;
          const forecast = foresee(game, seen, action, { worlds: 1, runs: 200 });
          if (forecast === null || forecast.rolls !== null) continue;
          const after = game.clone(state);
          new Play(game, after, new Fate(1)).take(code, seat);
          const left = purse(see(game, after, seat).view as never, name);
          if (!left.some((amount, i) => amount < had[i])) continue;
          for (const { kind } of forecast.certain) if (spends[kind] === 'button') kinds.add(kind);
          if (!isPriced(action) && !forecast.certain.some(({ kind }) => spends[kind] === 'button'))
            unsaid.add(`${action.type}: ${forecast.certain.map(({ kind }) => kind).join()}`);
        }
      });
    expect([...unsaid]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(2);
  },
);
