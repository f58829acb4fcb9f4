import type { ReactNode } from 'react';
import type { OnlineParts } from './onlineParts.ts';

/** What a match on screen is made of, however it is laid out. */
export interface Parts {
  readonly version: number;
  readonly online: OnlineParts | null;
  readonly map: ReactNode;
  /** What is being told; null: nothing, and one may act. */
  readonly story: ReactNode;
  readonly lesson: ReactNode;
  readonly ask: ReactNode;
  readonly tray: ReactNode;
  readonly panels: ReactNode;
}
