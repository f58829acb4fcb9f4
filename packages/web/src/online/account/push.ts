import { server } from '../parts/server.ts';

export type Pushed = 'ok' | 'denied' | 'none';

/** Asks the browser to be woken for messages, and tells the server where. */
export async function subscribePush(): Promise<Pushed> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.register('./sw.js');
  await navigator.serviceWorker.ready;
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: await server.pushKey(),
    });
    const { endpoint, keys } = subscription.toJSON();
    await server.addChannel({ kind: 'push', endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
    return 'ok';
  } catch (error) {
    // The browser's own push service may be out of reach; what the server says is the server's.
    if (error instanceof DOMException) return 'none';
    throw error;
  }
}
