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
  if (away < SHORT) return 0;
  return db.transaction().execute(async tx => {
    // Of several processes that come back at once one does it, and whoever is killed meanwhile has not.
    if (!(await swapSetting(tx, KEY, last, String(at)))) return 0;
    for (const { board, clocks } of await runningClocks(tx)) {
      const held = standStill(JSON.parse(clocks) as Clocks, away);
      await changeClocks(tx, board, JSON.stringify(held), deadlineOf(held));
    }
    await delayJobs(tx, ['reminder', 'overdue'], away);
    return away;
  });
}

/** Whether a process of this server is at work, as far as it says so itself. */
export async function isAlive(db: Queries, now: number): Promise<boolean> {
  const last = await settingOf(db, KEY);
  return last !== null && Math.abs(now - Number(last)) < 2 * BEAT;
}

/** When this process was last at work, by both clocks of the machine: one of them stands still while the machine sleeps. */
const awake = new WeakMap<World, { readonly wall: number; readonly run: number }>();
const stayAwake = (world: World): void => void awake.set(world, { wall: Date.now(), run: performance.now() });
function hasSlept(world: World): boolean {
  const last = awake.get(world);
  return last !== undefined && Math.max(Date.now() - last.wall, performance.now() - last.run) >= SHORT;
}

/** A process that was stopped for a while, or whose machine slept, was not there either. Asked before somebody loses by the clock. */
export async function holdIfSlept(world: World): Promise<void> {
  if (!hasSlept(world)) return;
  const held = await holdClocks(world);
  stayAwake(world);
  if (held === 0) return;
  world.log.info({ ms: held }, 'clocks stood still while this process slept');
  // Whoever has a match at hand has its clocks.
  const everywhere = { kind: 'moved', boards: ['*'] } as const;
  await world.matches.forgetAll();
  world.hub.heard(everywhere);
  await world.store.tell(everywhere).catch(() => {});
}

/** Says from now on that somebody is here. */
export function keepAlive(world: World): NodeJS.Timeout {
  const { store, now } = world;
  stayAwake(world);
  const beat = setInterval(() => {
    const held = holdIfSlept(world).then(() => {
      stayAwake(world);
      return putSetting(store.db, KEY, String(now()));
    });
    held.catch(() => {});
  }, BEAT);
  beat.unref();
  return beat;
}
