const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** With the first coffee. */
const AT = 7 * HOUR;

/** When the next letter of the day goes out, for a reader so many minutes ahead of UTC. */
export function nextDigest(now: number, zone: number): number {
  const ahead = zone * 60_000;
  const midnight = Math.floor((now + ahead) / DAY) * DAY;
  const today = midnight + AT - ahead;
  return today > now ? today : today + DAY;
}
