import type { BaseState, Code } from '@polemos/kernel';

/** What a game told the searching bots when they were frozen. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its state
export interface SearchHint<S extends BaseState = any> {
  readonly horizon?: number;
  readonly trust?: number;
  readonly curiosity?: number;
  readonly width?: number;
  readonly share?: number;
  readonly worlds?: number;
  passes?(state: S, action: Code): boolean;
  isFolly?(state: S, action: Code): boolean;
  isMidway?(state: S): boolean;
  readonly guide?: Guide<S>;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever its state
export interface Guide<S extends BaseState = any> {
  readonly candidates: number;
  isWeighty(state: S): boolean;
  isRest(state: S): boolean;
}
