import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { isSavingData } from '#app/ui/is-saving-data.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { useCollected } from './collected.ts'

/** How long a recipe is looked at before it is kept, in milliseconds. */
const readingTime = 3000

/** What the service worker is told: app/client/service-worker.js. */
type Message = { read: string } | { saved: string[] } | { planned: string[] }

/** Starts the service worker once the page is idle, and tells it which recipes to keep. Readers who save data keep nothing. */
export function KeepOffline() {
  const { pathname } = useLocation()
  const favourites = useFavourites()
  const collected = useCollected()
  useEffect(() => whenIdle(() => void register()), [])

  useEffect(() => {
    if (!/^\/recipes\/[^/]+$/.test(pathname)) return
    const timer = setTimeout(() => tell({ read: pathname }), readingTime)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    // Told of some only, the worker would drop the others.
    if (!favourites || !collected) return
    const liked = favourites.flatMap(({ slug }) => (slug ? [toRecipePath(slug)] : []))
    const saved = [...new Set([...collected, ...liked])]
    const timer = setTimeout(() => tell({ saved }), readingTime)
    return () => clearTimeout(timer)
  }, [favourites, collected])
  return null
}

/** Missing on insecure origins, and in some private windows. */
function findContainer() {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
}

async function register() {
  if (isSavingData()) return
  // Where it can't be installed, the site is as it was.
  await findContainer()
    ?.register('/sw.js')
    .catch(() => {})
}

/** Tells the service worker, where there is one, what to keep. */
export function tell(message: Message) {
  void findContainer()?.ready.then(({ active }) => active?.postMessage(message))
}

function whenIdle(start: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, readingTime)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start, { timeout: 10_000 })
  return () => cancelIdleCallback(handle)
}
