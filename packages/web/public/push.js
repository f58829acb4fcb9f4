/* The service worker's part that is ours: what vite-plugin-pwa makes of the built files imports this. */

// A message from the server: whose turn it is. The link leads to the table; a window that is open already goes there.
self.addEventListener('push', event => {
  const { subject, link } = event.data ? event.data.json() : { subject: 'Polemos', link: './' };
  // The icon of the installed app says that something waits; the page counts it when it is opened.
  self.navigator.setAppBadge?.().catch(() => {});
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
