import type { BaseState, Game } from '@polemos/kernel';
import { type Games, games as ours } from '../../src/games.ts';

// The games of a later release, as a thread imports them: their states have one more field, so that nothing replays under them.
const later = (game: Game): Game => ({
  ...game,
  rules: game.rules + 1,
  begin: setup => ({ ...(game.begin(setup) as BaseState), omens: 1 }) as never,
  clone: state => ({ ...game.clone(state), omens: (state as { omens?: number }).omens ?? 1 }),
});

export const games: Games = Object.fromEntries(Object.entries(ours).map(([id, game]) => [id, later(game)]));
