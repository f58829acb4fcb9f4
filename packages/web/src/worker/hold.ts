/**
 * One window plays a match at a time: two would overwrite each other's moves. A window that is being reloaded lets go in a
 * moment, so it is worth waiting for.
 */
const PATIENCE = 5_000;
let release: (() => void) | null = null;

export async function hold(id: string): Promise<boolean> {
  release?.();
  release = null;
  if (navigator.locks === undefined) return true;
  return new Promise(resolve => {
    navigator.locks
      .request(`polemos ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise<void>(done => {
          release = done;
        });
      })
      .catch(() => resolve(false));
  });
}
