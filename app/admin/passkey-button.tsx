import { useState } from 'react'
import { useFetcher, useLocation, useRouteLoaderData } from 'react-router'
import type { AdminAnswer } from '#app/form-answers.ts'
import { showToast } from '#app/ui/toast.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { useOnAnswer } from '#app/ui/use-on-answer.ts'
import type { loader } from './admin-root.tsx'
import { useAnswerToast } from './use-answer-toast.ts'

/** Signs in with a passkey, if there can be one; with `onSignedIn` without leaving the page. */
export function PasskeyButton({ onSignedIn }: { onSignedIn?: () => void }) {
  const { place, origin } = usePasskeyPlace()
  const { search } = useLocation()
  const fetcher = useFetcher<AdminAnswer>()
  const [isAsking, setAsking] = useState(false)
  const { data: answer } = fetcher
  useAnswerToast(answer)
  useOnAnswer(answer, ({ sent }) => sent && onSignedIn?.())

  async function signIn() {
    setAsking(true)
    try {
      const fields = { response: JSON.stringify(await askBrowser()), ...(onSignedIn && { stay: 'yes' }) }
      await fetcher.submit(fields, { method: 'post', action: `/admin/passkey${onSignedIn ? '' : search}` })
    } catch {
      showToast('error', 'No passkey was used. Try again, or sign in with your password.')
    } finally {
      setAsking(false)
    }
  }

  if (place === 'elsewhere')
    return (
      <p className="help">
        To sign in with a passkey, open this site at <a href={`${origin}/admin/login`}>{origin}</a>.
      </p>
    )
  if (place !== 'ready') return null
  const isBusy = isAsking || fetcher.state !== 'idle'
  return (
    <button className="button button--quiet" type="button" aria-disabled={isBusy} onClick={() => isBusy || signIn()}>
      {isBusy ? 'One moment…' : 'Sign in with a passkey'}
    </button>
  )
}

async function askBrowser() {
  const [{ startAuthentication }, asked] = await Promise.all([import('@simplewebauthn/browser'), fetch('/admin/passkey')])
  if (!asked.ok) throw new Error(`The passkey request failed with status ${asked.status}`)
  return startAuthentication({ optionsJSON: await asked.json() })
}

/**
 * Whether passkeys can be used here: `ready`, or why not. `nameless`: the site has no domain for them; `elsewhere`: this page was opened at
 * another address than `origin`; `old`: the browser doesn't support them. `asleep` until the page is hydrated.
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
