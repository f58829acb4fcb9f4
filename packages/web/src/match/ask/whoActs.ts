import type { Text } from '../../text/index.ts';
import type { Shown } from '../../worker/session.ts';

/** Who does something now, in a word or two. */
export function whoActs(
  { pending: [pending], seat }: Shown,
  telling: boolean,
  t: Text,
  nameOf: (seat: string) => string,
): string {
  if (telling) return t.told;
  if (pending === undefined) return t.over;
  return pending.seat === seat ? t.youAct : t.seatActs(nameOf(pending.seat));
}
