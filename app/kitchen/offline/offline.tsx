import { useEffect, useState } from 'react'
import { pageMeta } from '#app/public/page-meta.ts'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import type { Route } from './+types/offline.ts'
import { ownPages } from './offline-pages.ts'
import { ThisDevice } from './this-device.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: 'You’re offline', description: 'What’s saved on this device.', noIndex: true })
}

/**
 * Shown by the service worker instead of a page that isn't cached: what is available offline. Served at `/offline`, which nothing links to.
 */
export default function Offline() {
  const { name } = useSiteInfo()
  const recipes = useKeptRecipes()
  useReturn()
  return (
    <div className="wrap offline">
      <div className="page-head">
        <h1>You’re offline</h1>
        <p>That page isn’t saved on this device. It will open once {name} is back within reach. You can use these now:</p>
        <button className="button" type="button" onClick={() => location.replace(findWanted())}>
          Try again
        </button>
      </div>
      {/* Plain links: offline, the router could not load their data. */}
      <nav aria-label="On this device">
        <ul className="offline__pages">
          {ownPages.map(({ path, label }) => (
            <li key={path}>
              <a className="button button--quiet" href={path}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="offline__recipes">
          {recipes?.map(({ path, label, picture }) => (
            <li key={path}>
              <a href={path}>
                {picture ? <img src={picture} alt="" width="400" height="300" data-pin-nopin="true" /> : null}
                {label}
              </a>
            </li>
          ))}
        </ul>
        {recipes?.length === 0 ? <p className="muted">Recipes you’ve read or saved show up here.</p> : null}
      </nav>
      <ThisDevice />
    </div>
  )
}

/** Undefined until they are known. */
function useKeptRecipes() {
  const [recipes, setRecipes] = useState<KeptRecipe[]>()
  useEffect(() => {
    listKeptRecipes().then(setRecipes, () => setRecipes([]))
  }, [])
  return recipes
}

/** Continues to the requested page when the connection is back. */
function useReturn() {
  useEffect(() => {
    const leave = () => location.replace(findWanted())
    addEventListener('online', leave)
    return () => removeEventListener('online', leave)
  }, [])
}

/** The address of the requested page; always on this site. */
function findWanted() {
  const wanted = new URLSearchParams(location.search).get('to') ?? '/'
  return URL.canParse(wanted, location.origin) && new URL(wanted, location.origin).origin === location.origin ? wanted : '/'
}

/** The recipes that the service worker has stored, most recently read first. */
type KeptRecipe = { path: string; label: string; picture: string | undefined }

/** Caches of app/client/service-worker.js that contain recipes. */
const cacheNames = ['read', 'saved', 'planned']

/** The recipes that can be opened offline, each once. */
async function listKeptRecipes(): Promise<KeptRecipe[]> {
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
