/* Served instead of the service worker if `OFFLINE` is `off`: browsers fetch it on their next visit, and it deletes everything stored. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
