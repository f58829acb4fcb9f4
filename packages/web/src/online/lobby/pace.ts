import type { Pace } from '@polemos/server/client';

/** Three days a move, with four in the bank. */
export const USUAL: Pace = { kind: 'days', days: 3, bank: 4 };
/** What people look for each other with: few enough that they meet. */
export const PACES: Readonly<Record<string, Pace>> = {
  days3: USUAL,
  days1: { kind: 'days', days: 1, bank: 2 },
  days7: { kind: 'days', days: 7, bank: 7 },
  live: { kind: 'live', minutes: 45, increment: 30 },
};
