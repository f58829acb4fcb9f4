import type { GameEvent, GameText } from '@polemos/kernel';

/** Kinds that are worth a story: what the game does by itself. */
const TOLD: ReadonlySet<string> = new Set([
  'defence',
  'battle',
  'siege',
  'skirmish',
  'interception',
  'event',
  'strategy-rolled',
  'income',
  'going-home',
  'spread-roll',
]);
export const isTold = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => TOLD.has(kind));

export function storyTitle(events: readonly GameEvent[], text: GameText): string {
  const objective = events.findLast(({ kind }) => kind === 'force-required' || kind === 'objective');
  if (objective !== undefined) return text.events[objective.kind]?.(objective) ?? '';
  return text.title;
}
