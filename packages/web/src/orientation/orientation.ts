import type { GameEvent, HistoryNote, Language, Opening, Primer } from '@polemos/kernel';
import type { ReactNode } from 'react';
import type { Desk, Screens } from '../games/screens.ts';

/** One sign of a map, drawn by the component that draws it there, and what it means. */
export interface Sign {
  readonly id: string;
  readonly name: string;
  /** Left, top, width and height of the drawing. */
  readonly box: readonly [number, number, number, number];
  readonly drawing: ReactNode;
  /** Stands on the opening card too. */
  readonly first?: boolean;
}
export interface SignGroup {
  readonly title: string;
  readonly signs: readonly Sign[];
}

/** A piece of the board, drawn by the screens it is shown with. A method, so that a game's own may know more of its screens. */
export type Picture<V = unknown, E = GameEvent> = {
  draw(given: { readonly language: Language; readonly screens: Screens<V, E> }): ReactNode;
}['draw'];

export type Pictures<V = unknown, E = GameEvent> = Readonly<Record<string, Picture<V, E>>>;

/** What a game has for somebody who has just sat down. Loaded when it is wanted. */
export interface Orientation<V = unknown, E = GameEvent> {
  /** The opening card; null for one who only looks on. */
  opening(desk: Pick<Desk<V>, 'view' | 'seat' | 'language' | 'shown'>): Opening | null;
  legend(language: Language): readonly SignGroup[];
  primer(language: Language): Primer;
  /** Commentary, no rule. */
  history(language: Language): readonly HistoryNote[];
  /** The pictures of the primer, by their names. Nobody waits for them who plays. */
  pictures(): Promise<Pictures<V, E>>;
}
