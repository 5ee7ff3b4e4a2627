import { useRouteLoaderData } from 'react-router'
import { useIsLive } from '#app/ui/use-is-live.ts'
import type { loader } from './admin-root.tsx'

/**
 * Whether passkeys can be used here: `ready`, or why not. `nameless`: the site has no address that they could belong to; `elsewhere`: this page was opened
 * at another address than `origin`; `old`: the browser knows none. `asleep` until the page is hydrated.
 */
export function usePasskeyPlace() {
  const isLive = useIsLive()
  const origin = useRouteLoaderData<typeof loader>('admin/admin-root')?.passkeyOrigin
  return { origin, place: findPlace(origin, isLive) }
}

function findPlace(origin: string | undefined, isLive: boolean) {
  if (origin === undefined) return 'nameless'
  if (!isLive) return 'asleep'
  if (window.location.origin !== origin) return 'elsewhere'
  return 'PublicKeyCredential' in window ? 'ready' : 'old'
}
