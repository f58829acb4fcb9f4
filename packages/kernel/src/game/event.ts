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

/**
 * One kind of event of a game, with its fields by name: `Told<'placed', { seat: string; area: string; secret?: { to: string; event: string } }>`.
 * Each chapter exports its own; their union is the game's, and `tell`, the sentences and the screens all read it: a field that
 * does not exist does not compile.
 */
export type Told<K extends string, F extends object = object> = {
  readonly kind: K;
  readonly rule: RuleId;
  readonly reveals?: true;
} & { readonly [P in keyof F]: F[P] };

/** What a game tells: what its state says it does (`interface State extends BaseState<MyEvents>`). */
export type EventOf<S> = S extends { readonly tells?: infer E } ? (unknown extends E ? GameEvent : NonNullable<E>) : GameEvent;
/** The event of a union that has this kind. */
export type OfKind<E, K extends string> = Extract<E, { readonly kind: K }>;
/** `events.filter(ofKind('placed'))`: those of one kind, as such. */
export const ofKind =
  <K extends string>(kind: K) =>
  <E extends { readonly kind: string }>(event: E): event is OfKind<E, K> =>
    event.kind === kind;

/** The event as a seat (or, with null, a spectator) may see it. */
export function seenBy(event: GameEvent, seat: string | null): GameEvent {
  if (event.secret === undefined) return event;
  const { to } = event.secret;
  if (seat !== null && (to === seat || (Array.isArray(to) && to.includes(seat)))) return event;
  const { secret: _, ...rest } = event;
  return rest;
}
