import type { Screen } from './protocol.ts';

/** What a screen shows of a position that nobody plays: nothing has been done, and nothing can be taken back. */
export const AT_REST = {
  actors: [],
  takenBack: [],
  curtain: null,
  thinking: null,
  command: null,
  outcome: null,
  canUndo: false,
  canRedo: false,
  revocable: true,
} as const satisfies Partial<Screen>;
