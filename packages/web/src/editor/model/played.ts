import type { GameMeta } from '@polemos/kernel';
import { settledOptions } from '../../setup/chosen.ts';
import { type Json, put } from './edit.ts';
import type { Draft } from './link.ts';

/** Another war, or other people at it: its own set-up is laid out. */
export const anew = (game: GameMeta, draft: Draft, to: Partial<Pick<Draft, 'scenario' | 'options'>>): Draft => {
  const { scenario, options } = { ...draft, ...to };
  return { ...draft, scenario, options: settledOptions(game, scenario, options), position: null };
};

/** Where a position says itself how it is read. */
const READ_IN = ['readings', 'options'];
/** The same position under other readings: what it says of them itself gives way to what is chosen. */
export const readOtherwise = (draft: Draft, options: Draft['options']): Draft => ({
  ...draft,
  options,
  position: draft.position === null ? null : READ_IN.reduce<Json>((now, key) => put(now, [key], undefined), draft.position),
});
