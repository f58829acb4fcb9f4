import type { View } from '@polemos/peloponnesian-war';
import type { WarDesk } from '../desk.ts';
import { isSide, type Side } from '../map/board.ts';

/** PW-11: each side has its own player and its own points; nobody follows a matrix. */
export const isForTwo = (view: Pick<View, 'players'>): boolean => view.players !== 'solitaire';
/** Whose place is the left one: the seat's own side, or the one that a person alone has taken. */
export const ownSide = ({ seat, view }: Pick<WarDesk, 'seat' | 'view'>): Side =>
  isSide(seat) ? seat : isSide(view.player) ? view.player : 'athens';
/** Both sides by number, one's own first: it stands on the left. */
export const ownFirst = (desk: Pick<WarDesk, 'seat' | 'view'>): readonly [0 | 1, 0 | 1] =>
  ownSide(desk) === 'sparta' ? [1, 0] : [0, 1];
