import type { Text } from '../../text/index.ts';
import type { Shown } from '../../worker/session.ts';

/** Who does something now, in a word or two. */
export function whoActs(
  { pending: [pending], seat, rolling }: Shown,
  telling: boolean,
  t: Text,
  nameOf: (seat: string) => string,
): string {
  if (telling) return t.told;
  // At a real table somebody rolls, also before there is anybody to decide.
  if (rolling !== undefined) return t.wayCompanion;
  if (pending === undefined) return t.over;
  return pending.seat === seat ? t.youAct : t.seatActs(nameOf(pending.seat));
}
