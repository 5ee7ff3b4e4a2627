/** A recipe that the service worker keeps, the one that was read last first. */
export type KeptRecipe = { path: string; label: string; picture: string | undefined }

/** Caches of app/client/service-worker.js that have recipes. */
const cacheNames = ['read', 'saved', 'planned']

/** The recipes that can be opened offline, each once. */
export async function listKeptRecipes(): Promise<KeptRecipe[]> {
  const found = new Map<string, KeptRecipe>()
  for (const name of cacheNames) {
    const cache = await caches.open(name)
    for (const request of [...(await cache.keys())].reverse()) {
      const { pathname } = new URL(request.url)
      const html = (await (await cache.match(request))?.text()) ?? ''
      const page = new DOMParser().parseFromString(html, 'text/html')
      const label = page.querySelector('h1')?.textContent
      const picture = page.querySelector('.recipe-head img')?.getAttribute('src') ?? undefined
      if (label && !found.has(pathname)) found.set(pathname, { path: pathname, label, picture })
    }
  }
  return [...found.values()]
}
