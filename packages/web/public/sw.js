// Keeps the client for a day without a network. Files of `assets/` carry their hash in their name and never change; the
// page itself is asked for first and taken from here only when nobody answers. Matches are not here: they are in the
// browser's own database.
const SHELF = 'polemos-1';

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then(shelf => shelf.addAll(['./', './theme.js', './icon.svg', './manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== SHELF).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fromShelfFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
async function fromNetworkFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.includes('/api/')) return;
  if (pathname.includes('/assets/')) event.respondWith(fromShelfFirst(request));
  else if (request.mode === 'navigate' || /\/(theme\.js|icon\.svg|manifest\.webmanifest)$/.test(pathname))
    event.respondWith(fromNetworkFirst(request));
});

// A message from the server: whose turn it is. The link leads to the table; a window that is open already goes there.
self.addEventListener('push', event => {
  const { subject, link } = event.data ? event.data.json() : { subject: 'Polemos', link: './' };
  event.waitUntil(self.registration.showNotification(subject, { icon: './icon.svg', tag: link, data: { link } }));
});
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(windows => {
      const here = windows.find(one => new URL(one.url).origin === new URL(link, self.location.href).origin);
      return here ? here.navigate(link).then(one => one?.focus()) : self.clients.openWindow(link);
    }),
  );
});
