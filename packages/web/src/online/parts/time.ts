/** By how much the clock of the server is ahead of this device's. */
let ahead = 0;
/** What a way there and back takes is no difference of clocks. */
const NOTICEABLE = 5_000;

/** The server has said what time it is, between these two moments. */
export function heardTime(now: number, asked: number, answered: number): void {
  const differs = now - (asked + answered) / 2;
  ahead = Math.abs(differs) < NOTICEABLE ? 0 : differs;
}

/** What time it is by the clock that the matches run by: a phone whose clock is wrong still says rightly how long one has. */
export const serverNow = (): number => Date.now() + ahead;
