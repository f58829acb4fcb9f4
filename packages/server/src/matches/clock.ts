/** How much time a seat has: none counted, days for each move with a bank for the long ones, or a chess clock. */
export type Pace =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'days';
      readonly days: number;
      /** The most that the bank holds, in days. It begins full, pays for what a move takes too long, and fills a little with each turn. */
      readonly bank?: number;
    }
  | { readonly kind: 'live'; readonly minutes: number; readonly increment: number };

/**
 * By seat. `since` is set while its time runs; `left` is what it had then. Somebody on vacation has a `since` that is still to come.
 * `bank`: what is there for afterwards, where there is a bank.
 */
export interface Time {
  readonly left: number;
  readonly since: number | null;
  readonly bank?: number;
}
export type Clocks = Readonly<Record<string, Time>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What a turn adds to the bank. */
const FILL = 6 * HOUR;
const allowance = (pace: Pace): number =>
  pace.kind === 'days' ? pace.days * DAY : pace.kind === 'live' ? pace.minutes * MINUTE : 0;
const roomOf = (pace: Pace): number => (pace.kind === 'days' ? (pace.bank ?? 0) * DAY : 0);

export function startClocks(pace: Pace, seats: readonly string[], toAct: readonly string[], now: number): Clocks {
  if (pace.kind === 'none') return {};
  const bank = roomOf(pace) > 0 ? { bank: roomOf(pace) } : {};
  return Object.fromEntries(
    seats.map(seat => [seat, { left: allowance(pace), since: toAct.includes(seat) ? now : null, ...bank }]),
  );
}

/** What was done, as far as time is concerned. */
export interface Press {
  readonly toAct: readonly string[];
  /** The seat that did it, if one did. */
  readonly by: string | null;
  /** It was taken back, or what was done could still be: then nobody gets new time for it. */
  readonly back: boolean;
  readonly revocable: boolean;
  readonly now: number;
  /** Until when seats are on vacation. */
  readonly rest?: ReadonlyMap<string, number>;
}

/** The clocks after a move: whoever is asked anew has new time, whoever still has to decide goes on. What can be taken back gives none. */
export function pressClocks(pace: Pace, clocks: Clocks, press: Press): Clocks {
  if (pace.kind === 'none') return {};
  const after: Record<string, Time> = {};
  for (const seat in clocks) after[seat] = pressed(pace, seat, clocks[seat], press);
  return after;
}

function pressed(pace: Exclude<Pace, { kind: 'none' }>, seat: string, time: Time, press: Press): Time {
  const { toAct, by, back, revocable, now, rest } = press;
  const asked = toAct.includes(seat);
  const own = seat === by;
  const begins = Math.max(now, rest?.get(seat) ?? 0);
  if (time.since !== null && asked && (!own || back || (revocable && pace.kind === 'days'))) return time;
  const paid = stopped(time, now);
  if (pace.kind === 'live') {
    const bonus = pace.increment * 1000;
    if (time.since !== null && !asked) return { ...paid, left: paid.left + bonus };
    // Whoever takes back what ended their turn gives back what the end of it brought.
    const left = asked && own && back ? Math.max(0, paid.left - bonus) : paid.left;
    return { left, since: asked ? now : null };
  }
  if (!asked) return paid;
  if (own && back) return { ...paid, since: begins };
  return { ...paid, left: allowance(pace), since: begins, ...(time.since === null ? filled(pace, paid) : {}) };
}

const filled = (pace: Pace, { bank }: Time): Pick<Time, 'bank'> =>
  bank === undefined ? {} : { bank: Math.min(roomOf(pace), bank + FILL) };

/** What has run is taken from the time of the move, then from the bank. A clock that was set back gives nobody time. */
function stopped({ left, since, bank }: Time, now: number): Time {
  const used = since === null ? 0 : Math.max(0, now - since);
  const over = Math.max(0, used - left);
  return { left: Math.max(0, left - used), since: null, ...(bank === undefined ? {} : { bank: Math.max(0, bank - over) }) };
}

/** Vacations have begun or ended: the clocks of those seats go on from their end, those of the others from now. Time that is over stays over. */
export function restClocks(pace: Pace, clocks: Clocks, rest: ReadonlyMap<string, number>, now: number): Clocks {
  if (pace.kind !== 'days') return clocks;
  return Object.fromEntries(
    Object.entries(clocks).map(([seat, time]) => {
      if (time.since === null || (endOf(time) ?? now) < now) return [seat, time];
      const until = rest.get(seat) ?? 0;
      if (until > now) return [seat, { ...stopped(time, now), since: until }];
      return [seat, time.since > now ? { ...time, since: now } : time];
    }),
  );
}

const endOf = ({ left, since, bank = 0 }: Time): number | null => (since === null ? null : since + left + bank);

/** When the first of the running clocks runs out. */
export function deadlineOf(clocks: Clocks): number | null {
  let first: number | null = null;
  for (const seat in clocks) {
    const end = endOf(clocks[seat]);
    if (end !== null && (first === null || end < first)) first = end;
  }
  return first;
}

/** The clocks stood still for so long, because nobody could move. */
export const standStill = (clocks: Clocks, ms: number): Clocks =>
  Object.fromEntries(
    Object.entries(clocks).map(([seat, time]) => [seat, { ...time, since: time.since === null ? null : time.since + ms }]),
  );

export const overdue = (clocks: Clocks, seat: string, now: number): boolean => {
  const clock = clocks[seat];
  const end = clock === undefined ? null : endOf(clock);
  return end !== null && end <= now;
};
