/** A recipe that the service worker keeps, the one that was read last first. */
export type KeptRecipe = { path: string; label: string }

/** Caches of app/client/service-worker.js that have recipes. */
const cacheNames = ['read', 'saved', 'planned']

/** The recipes that can be opened offline, each once. */
export async function listKeptRecipes(): Promise<KeptRecipe[]> {
  const found = new Map<string, string>()
  for (const name of cacheNames) {
    const cache = await caches.open(name)
    for (const request of [...(await cache.keys())].reverse()) {
      const { pathname } = new URL(request.url)
      const html = (await (await cache.match(request))?.text()) ?? ''
      const label = new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent
      if (label && !found.has(pathname)) found.set(pathname, label)
    }
  }
  return [...found].map(([path, label]) => ({ path, label }))
}
