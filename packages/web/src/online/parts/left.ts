import type { Time } from '@polemos/server/client';

/** What is left of the move, and what lies in the bank for afterwards. */
export function leftOf({ left, since, bank = 0 }: Time, now: number): { readonly left: number; readonly bank: number } {
  const used = since === null ? 0 : Math.max(0, now - since);
  return { left: Math.max(0, left - used), bank: Math.max(0, bank - Math.max(0, used - left)) };
}
