import type { OfKind } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';

type Route = OfKind<PeloponnesianEvent, 'route'>;
/** Of a marching chip, per line of communication. */
const PER_LINE = 420;
const ARRIVALS: ReadonlySet<string> = new Set(['activated', 'operation-ends', 'left-behind', 'expedition-ends']);

/** Since the present operation was named. */
function legsOf(events: readonly PeloponnesianEvent[]): readonly { readonly leg: Route; readonly at: number }[] {
  const since = Math.max(
    0,
    events.findLastIndex(({ kind }) => kind === 'objective'),
  );
  return events.flatMap((leg, at) => (at >= since && leg.kind === 'route' ? [{ leg, at }] : []));
}

/** All spaces that the operation in hand has come through, in their order, as far as these events tell. */
export function wayTaken(events: readonly PeloponnesianEvent[], arrived = false): readonly string[] {
  const way: string[] = [];
  const legs = legsOf(events);
  legs.forEach(({ leg, at }, i) => {
    const { route } = leg;
    if (i === 0) way.push(leg.from);
    const whole = arrived || i < legs.length - 1;
    way.push(...(whole ? route : route.slice(0, reached(route, events.slice(at + 1)))));
  });
  return way;
}
/** How many spaces of a leg have been entered. */
function reached(route: readonly string[], after: readonly PeloponnesianEvent[]): number {
  if (after.some(({ kind }) => ARRIVALS.has(kind))) return route.length;
  return Math.max(0, ...after.map(event => ('space' in event && event.space != null ? route.indexOf(event.space) + 1 : 0)));
}

/** How long a beat takes: as long as the chip marches in it. */
export const marchTime = (events: readonly PeloponnesianEvent[], beat: number): number =>
  (wayTaken(events.slice(0, beat)).length - wayTaken(events.slice(0, beat - 1)).length) * PER_LINE;
