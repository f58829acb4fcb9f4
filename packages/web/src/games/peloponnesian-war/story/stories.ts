import type { GameEvent, GameText } from '@polemos/kernel';
import { nameOf } from '../map/board.ts';
import { wordsWith } from '../text/coalition.ts';
import { leaderName } from '../text/leaders.ts';

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

/** Who marches where; else what part of the turn it is. */
export function storyTitle(events: readonly GameEvent[], catalogue: GameText): string {
  const { language, words } = wordsWith(catalogue);
  const has = (kind: string): boolean => events.some(event => event.kind === kind);
  if (has('strategy-rolled') || has('strategy-kept')) return words.told.politics;
  if (has('income')) return words.told.turn;
  if (has('siege') || has('battle')) return words.told.combat;
  const ends = events.findLast(({ kind }) => kind === 'operation-ends');
  const aim = events.findLast(({ kind }) => kind === 'objective');
  if (ends !== undefined)
    return words.told.marches(leaderName(String(ends.leader), language), nameOf((aim ?? ends).space, language));
  if (aim !== undefined) return words.told.rebellion(words.sides[String(aim.side)], nameOf(aim.space, language));
  const acting = events.findLast(({ side }) => typeof side === 'string');
  return words.told.operation(words.sides[String(acting?.side ?? 'sparta')]);
}
