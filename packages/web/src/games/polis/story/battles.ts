import type { GameEvent } from '@polemos/kernel';
import type { Half, Side } from '../map/board.ts';

export interface Pair {
  readonly attack: Half & { readonly card: string };
  readonly defence: Half & { readonly card: string };
  readonly matched: boolean;
  readonly lost: number;
  readonly prestige: number;
  readonly rule: string;
}
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
  readonly ending: GameEvent | null;
}

const ENDINGS = new Set(['too-weak', 'retreated', 'deck-short']);
export const pairOf = (event: GameEvent): Pair => event as unknown as Pair;

/** The last battle as it was told, assault by assault; null before the first of this turn. */
export function lastBattle(events: readonly GameEvent[]): BattleStory | null {
  const at = events.findLastIndex(({ kind }) => kind === 'battle');
  if (at < 0) return null;
  const told = events.slice(at);
  const assaults: Assault[] = [];
  for (const event of told) {
    if (event.kind === 'attack') assaults.push({ number: assaults.length + 1, attacker: event.seat as Side, pairs: [] });
    const last = assaults.at(-1);
    if (event.kind === 'pair' && last !== undefined)
      assaults[assaults.length - 1] = { ...last, pairs: [...last.pairs, pairOf(event)] };
  }
  return {
    region: String(told[0].region),
    at,
    before: told[0].units as Record<Side, number>,
    assaults,
    over: told.some(({ kind }) => kind === 'battle-over'),
    ending: told.find(({ kind }) => ENDINGS.has(kind)) ?? null,
  };
}
