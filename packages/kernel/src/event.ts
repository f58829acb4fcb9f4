import type { RuleId } from './state.ts';

/**
 * What happened, for people and for the screen: ids and numbers, never sentences. What only some seats may know stands
 * in `secret` and nowhere else.
 */
export interface GameEvent {
  readonly kind: string;
  readonly rule: RuleId;
  readonly secret?: { readonly to: string | readonly string[]; readonly [field: string]: unknown };
  /** Hidden things became known: nobody can take back what led here. */
  readonly reveals?: true;
  readonly [field: string]: unknown;
}

/** The event as a seat (or, with null, a spectator) may see it. */
export function seenBy(event: GameEvent, seat: string | null): GameEvent {
  if (event.secret === undefined) return event;
  const { to } = event.secret;
  if (seat !== null && (to === seat || (Array.isArray(to) && to.includes(seat)))) return event;
  const { secret: _, ...rest } = event;
  return rest as GameEvent;
}
