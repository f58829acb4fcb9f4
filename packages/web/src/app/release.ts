import { useSyncExternalStore } from 'react';

/** Whoever leaves a page open hears of a new release within the hour. */
const ASK_EVERY = 3_600_000;

let waiting = false;
const listeners = new Set<() => void>();
let take: (reload: boolean) => Promise<void> = async () => {};
// Solo play goes on without a network; where a browser forbids it, everything else works as before. The first board comes before it.
setTimeout(async () => {
  // Whoever has no network by then hears of a release the next time.
  const found = await import('virtual:pwa-register').catch(() => null);
  if (found === null) return;
  const { registerSW } = found;
  take = registerSW({
    onNeedRefresh() {
      waiting = true;
      for (const listener of listeners) listener();
    },
    onRegisteredSW(_, registration) {
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => {}), ASK_EVERY);
    },
    onRegisterError() {},
  });
}, 5_000);

/** Loads the new release, also in a page that was opened before there was any worker; matches stay as they are. */
export function takeRelease(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  void take(true);
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useRelease = (): boolean => useSyncExternalStore(subscribe, () => waiting);
