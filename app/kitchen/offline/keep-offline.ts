import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { isSavingData } from '#app/ui/is-saving-data.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { useCollected } from './collected.ts'

/** How long a recipe is viewed before it is stored, in milliseconds. */
const readingTime = 3000

/** Messages to the service worker: app/client/service-worker.js. */
type Message = { read: string } | { saved: string[] } | { planned: string[] }

/** Starts the service worker once the page is idle, and tells it which recipes to store. With data saving on, nothing is stored. */
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
    // If it were told only some, the worker would drop the others.
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
  // If it can't be installed, the site works as before.
  await findContainer()
    ?.register('/sw.js')
    .catch(() => {})
}

/** Tells the service worker, if there is one, what to store. */
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
