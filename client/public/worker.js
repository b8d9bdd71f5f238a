/* Shows push messages of the house and opens the table they speak of. */

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    told = { text: event.data.text() };
  }
  event.waitUntil(
    self.registration.showNotification('Roundhouse', {
      body: told.text || '',
      icon: '/favicon.svg',
      tag: told.tag || 'roundhouse',
      data: { path: told.tag ? `/table/${told.tag}` : '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
