import { type OfKind, ofKind } from '@polemos/kernel';
import type { PolisEvent } from '@polemos/polis';
import type { Side } from '../map/board.ts';

export type Pair = OfKind<PolisEvent, 'pair'>;
export interface Assault {
  readonly number: number;
  readonly attacker: Side;
  readonly pairs: readonly Pair[];
}
export interface BattleStory {
  readonly region: string;
  /** Its place among all events: a battle that was closed on screen stays closed. */
  readonly at: number;
  readonly before: Readonly<Record<Side, number>>;
  readonly assaults: readonly Assault[];
  readonly over: boolean;
  readonly ending: OfKind<PolisEvent, 'too-weak' | 'retreated' | 'deck-short'> | null;
}

/** The last battle as it was told, assault by assault; null before the first of this turn. */
export function lastBattle(events: readonly PolisEvent[]): BattleStory | null {
  const opened = events.findLast(ofKind('battle'));
  if (opened === undefined) return null;
  const at = events.lastIndexOf(opened);
  const told = events.slice(at);
  const assaults: Assault[] = [];
  for (const event of told) {
    if (event.kind === 'attack') assaults.push({ number: assaults.length + 1, attacker: event.seat, pairs: [] });
    const last = assaults.at(-1);
    if (event.kind === 'pair' && last !== undefined) assaults[assaults.length - 1] = { ...last, pairs: [...last.pairs, event] };
  }
  return {
    region: opened.region,
    at,
    before: opened.units,
    assaults,
    over: told.some(({ kind }) => kind === 'battle-over'),
    ending: told.find(event => event.kind === 'too-weak' || event.kind === 'retreated' || event.kind === 'deck-short') ?? null,
  };
}
