import type { ReactNode } from 'react';

/** One place of the board as a game wants it drawn. The board knows no rule: it draws this and reports clicks. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Of the symbol, in pixels: the rings of states are drawn around it. */
  readonly radius: number;
  /** Drawn around (0, 0), in pixels. */
  readonly symbol: ReactNode;
  /** Pieces, chips and markers beside it, drawn around (0, 0) too. */
  readonly pieces?: ReactNode;
  /** Boxes that pieces cover, relative to the place: names keep away from them. */
  readonly covered?: readonly Covered[];
  /** What a screen reader says of it after its name. */
  readonly spoken: string;
  /** What the tip says when one rests on it. */
  readonly about?: ReactNode;
  /** Homes and the like: named first, in larger letters. */
  readonly strong?: boolean;
  /** How firmly its name stays when names collide; 0 first to go. Undefined like 0; −1: no name at this step. */
  readonly rank?: number;
  /** The side whose colour it has on the small map. */
  readonly tone?: string;
  /** The outline of its states (legal, pending); a disc unless told. */
  readonly outline?: Outline;
  /** What its symbol shows of each side's pieces. */
  readonly holds?: Readonly<Record<string, Pieces>>;
  /** Stacks docked beside it: the board finds where, the place and its name stay free. */
  readonly chips?: readonly Chip[];
}
/** How many of each kind. */
export type Pieces = Readonly<Record<string, number>>;
/** In one line, for whoever compares what is drawn with what is so. */
export const spelt = (pieces: Pieces): string =>
  Object.entries(pieces)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${kind} ${n}`)
    .sort()
    .join(', ');
export type Outline = 'disc' | 'square' | 'triangle';
/** A piece with a size, drawn from its upper left corner. */
export interface Chip {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly drawing: ReactNode;
  /** The side whose colour its hairline has. */
  readonly side: string;
  /** What it is made of: what is gone here and new there is seen to move. */
  readonly holds?: Pieces;
  /** Where it comes from: when the way grows, the chip is seen going it, under the same name wherever it stands. */
  readonly march?: { readonly id: string; readonly way: readonly string[] };
}
export interface Covered {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Scene {
  readonly places: readonly Place[];
  /** What may be clicked now, with the words for it ("place here"). */
  readonly lit: ReadonlyMap<string, string>;
  /** Chosen, not sealed yet. */
  readonly pending: string | null;
  /** What the story or the last move is about. */
  readonly marked: ReadonlySet<string>;
  /** What the ask or the beat is about: the camera shows it, if it is not all inside the window already. */
  readonly frame?: readonly string[];
  /** What a card must not hide: the way to what is pointed at. */
  readonly keep?: readonly string[];
  /** In the units of the map: zones, roads, below the places and above the lines. */
  readonly under?: ReactNode;
  /** Above everything but the tips, in the units of the map. */
  readonly over?: ReactNode;
}

/** How near the camera is: what is drawn how large depends on it. See `mock-zoom`. */
export type Step = 0 | 1 | 2 | 3;
const BORDERS = [0.4, 0.7, 1.3];
const HYSTERESIS = 0.08;

/** The step for a zoom, keeping the present one near a border. */
export function stepOf(k: number, now: Step | null): Step {
  const of = (at: number): Step => BORDERS.filter(border => at >= border).length as Step;
  if (now === null) return of(k);
  const [low, high] = [of(k * (1 - HYSTERESIS)), of(k * (1 + HYSTERESIS))];
  return now >= low && now <= high ? now : of(k);
}
