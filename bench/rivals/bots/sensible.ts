import type { BaseState, Code, Game } from '@polemos/kernel';
import { hintOf } from '../hints.ts';

/** What is legal without what nobody in his senses does; all of it where nothing else is left. */
export function sensible(game: Game, state: BaseState, codes: Code[]): Code[] {
  const isFolly = hintOf(game)?.isFolly;
  if (isFolly === undefined) return codes;
  const rest = codes.filter(code => !isFolly(state, code));
  return rest.length > 0 ? rest : codes;
}
