/** How much time a seat has: none counted, days for each move, or a chess clock. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number };

/** By seat. `since` is set while its time runs; `left` is what it had then. */
export type Clocks = Readonly<Record<string, { readonly left: number; readonly since: number | null }>>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const allowance = (pace: Pace): number =>
  pace.kind === 'days' ? pace.days * DAY : pace.kind === 'live' ? pace.minutes * MINUTE : 0;

export function startClocks(pace: Pace, seats: readonly string[], toAct: readonly string[], now: number): Clocks {
  if (pace.kind === 'none') return {};
  return Object.fromEntries(seats.map(seat => [seat, { left: allowance(pace), since: toAct.includes(seat) ? now : null }]));
}

/** The clocks after a move: whoever moved stops or starts anew, whoever still has to decide goes on. */
export function pressClocks(pace: Pace, clocks: Clocks, toAct: readonly string[], by: string | null, now: number): Clocks {
  if (pace.kind === 'none') return {};
  return Object.fromEntries(
    Object.entries(clocks).map(([seat, { left, since }]) => {
      const asked = toAct.includes(seat);
      if (since !== null && asked && seat !== by) return [seat, { left, since }];
      if (pace.kind === 'days') return [seat, { left: allowance(pace), since: asked ? now : null }];
      // A clock that was set back gives nobody time.
      const used = since === null ? 0 : Math.max(0, now - since);
      const bonus = since !== null && !asked ? pace.increment * 1000 : 0;
      return [seat, { left: Math.max(0, left - used) + bonus, since: asked ? now : null }];
    }),
  );
}

/** When the first of the running clocks runs out. */
export function deadlineOf(clocks: Clocks): number | null {
  let first: number | null = null;
  for (const { left, since } of Object.values(clocks))
    if (since !== null && (first === null || since + left < first)) first = since + left;
  return first;
}

/** The clocks stood still for so long, because nobody could move. */
export const standStill = (clocks: Clocks, ms: number): Clocks =>
  Object.fromEntries(
    Object.entries(clocks).map(([seat, { left, since }]) => [seat, { left, since: since === null ? null : since + ms }]),
  );

export const overdue = (clocks: Clocks, seat: string, now: number): boolean => {
  const clock = clocks[seat];
  return clock !== undefined && clock.since !== null && clock.since + clock.left <= now;
};
