import type { Chance, Game, Rolling, Setup } from '@polemos/kernel';
import { AT_REST } from './at-rest.ts';
import type { NewMatch, Screen } from './protocol.ts';

/** A set-up at a real table with what has been rolled of it so far; kept nowhere until it is complete. */
export interface Draft {
  readonly id: string;
  readonly match: NewMatch;
  readonly game: Game;
  readonly setup: Setup;
  readonly chance: readonly Chance[];
}

/** What the page shows of it: the board as it is by then, and the roll that is wanted. */
export function draftScreen({ id, match, game, setup, rolling, chance }: Draft & { readonly rolling: Rolling }): Screen {
  const { view } = rolling;
  const now = Date.now();
  return {
    summary: {
      id,
      game: match.game,
      scenario: match.scenario,
      way: match.way,
      players: match.players,
      created: now,
      updated: now,
      actions: 0,
      view,
      pending: [],
      outcome: null,
      winner: null,
      forkOf: null,
      ...(setup.board === undefined ? {} : { board: setup.board }),
    },
    seat: null,
    seats: game.seats,
    version: chance.length,
    length: 0,
    at: 0,
    view,
    frames: [],
    pending: [],
    legal: [],
    told: { from: 0, events: [[]] },
    ...AT_REST,
    rolling: { ...rolling, known: chance.length, last: chance.at(-1) ?? null },
  };
}
