import { useEffect, useState } from 'react'
import type { LinkTarget } from '#operations/admin/find-link-targets.ts'
import { useAskSignIn } from '../sign-in-on-demand.tsx'

export type FoundTargets = LinkTarget[] | 'failed' | 'session-ended'

const debounceMilliseconds = 200
const timeoutMilliseconds = 8000

/**
 * What on this site has these words; undefined before the first answer and for less than two letters. Earlier targets stay until the new ones
 * arrive; outdated answers are dropped.
 */
export function useLinkTargets(words: string) {
  const [found, setFound] = useState<FoundTargets>()
  const askSignIn = useAskSignIn()
  useEffect(() => {
    if (words.length < 2) return setFound(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(words, stop.signal)
      if (stop.signal.aborted) return
      setFound(answer)
      if (answer === 'session-ended') askSignIn()
    }, debounceMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, askSignIn])
  return found
}

async function ask(words: string, signal: AbortSignal): Promise<FoundTargets> {
  try {
    const response = await fetch(`/admin/link-targets?${new URLSearchParams({ q: words })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect') return 'session-ended'
    return response.ok ? (await response.json()).targets : 'failed'
  } catch {
    return 'failed'
  }
}
