import { type Clocks, deadlineOf, standStill } from '../matches/clock.ts';
import { putSetting, settingOf, swapSetting } from '../storage/notices.ts';
import { changeClocks, delayJobs, runningClocks } from '../storage/records.ts';
import type { Queries } from '../storage/store.ts';
import type { World } from '../world.ts';

const KEY = 'alive';
const BEAT = 5_000;
/** As long as a restart may take before anybody's clock is held for it. */
const SHORT = 15_000;

/** While no process of this server ran, nobody could move: the clocks of all matches stood still. Returns for how long, in ms. */
export async function holdClocks({ store: { db }, now }: World): Promise<number> {
  const last = await settingOf(db, KEY);
  const at = now();
  if (last === null) {
    await putSetting(db, KEY, String(at));
    return 0;
  }
  const away = at - Number(last);
  // Of several processes that come back at once one does it.
  if (away < SHORT || !(await swapSetting(db, KEY, last, String(at)))) return 0;
  await db.transaction().execute(async tx => {
    for (const { board, clocks } of await runningClocks(tx)) {
      const held = standStill(JSON.parse(clocks) as Clocks, away);
      await changeClocks(tx, board, JSON.stringify(held), deadlineOf(held));
    }
    await delayJobs(tx, ['reminder', 'overdue'], away);
  });
  return away;
}

/** Whether a process of this server is at work, as far as it says so itself. */
export async function isAlive(db: Queries, now: number): Promise<boolean> {
  const last = await settingOf(db, KEY);
  return last !== null && Math.abs(now - Number(last)) < 2 * BEAT;
}

/** Says from now on that somebody is here. */
export function keepAlive({ store: { db }, now }: World): NodeJS.Timeout {
  const beat = setInterval(() => putSetting(db, KEY, String(now())).catch(() => {}), BEAT);
  beat.unref();
  return beat;
}
