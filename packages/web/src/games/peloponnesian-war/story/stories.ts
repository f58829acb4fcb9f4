import type { GameText } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { wordsWith } from '../text/coalition.ts';
import { chapters } from './chapters.ts';

/** Kinds that are worth a story: what the game does by itself. */
const TOLD: ReadonlySet<string> = new Set([
  'defence',
  'cause-rebellion',
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
export const isTold = (events: readonly PeloponnesianEvent[]): boolean => events.some(({ kind }) => TOLD.has(kind));

/** What a story is about: the operation or the phase in it that has most to tell; its chapters say what else there is. */
export function storyTitle(events: readonly PeloponnesianEvent[], catalogue: GameText): string {
  const { words } = wordsWith(catalogue);
  const has = (kind: PeloponnesianEvent['kind']): boolean => events.some(event => event.kind === kind);
  if (has('strategy-rolled') || has('strategy-kept')) return words.told.politics;
  if (has('income')) return words.told.turn;
  const parts = chapters(events, catalogue);
  const operations = parts.filter(({ side }) => side !== null);
  if (operations.length === 0) return has('siege') || has('battle') ? words.told.combat : (parts[0]?.title ?? words.told.turn);
  const marched = (at: number): boolean => events.slice(parts[at].from, parts[at + 1]?.from).some(({ kind }) => kind === 'route');
  const last = parts.findLast(({ side }, at) => side !== null && marched(at)) ?? operations[operations.length - 1];
  return last.title;
}
