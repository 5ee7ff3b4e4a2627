/* Served in the service worker's place when `OFFLINE` is `off`: browsers fetch it with their next visit, and it takes away all that was kept. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
