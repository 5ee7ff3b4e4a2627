import { useCallback } from 'react'
import { useAnswerTo } from '#app/ui/use-answer-to.ts'
import type { LinkTarget } from '#core/admin/find-link-targets.ts'
import { useAskSignIn } from '../sign-in-on-demand.tsx'

export type FoundTargets = LinkTarget[] | 'failed' | 'session-ended'

const debounceMilliseconds = 200
const timeoutMilliseconds = 8000

/** What on this site has these words, or which recipes; undefined before the first answer and for less than two letters. */
export function useLinkTargets(words: string, only?: 'recipe') {
  const askSignIn = useAskSignIn()
  const find = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const answer = await ask({ q: typed, ...(only && { kind: only }) }, signal)
      if (answer === 'session-ended' && !signal.aborted) askSignIn()
      return answer
    },
    [askSignIn, only],
  )
  return useAnswerTo(words, find, debounceMilliseconds)
}

async function ask(query: Record<string, string>, signal: AbortSignal): Promise<FoundTargets> {
  try {
    const response = await fetch(`/admin/link-targets?${new URLSearchParams(query)}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect') return 'session-ended'
    return response.ok ? (await response.json()).targets : 'failed'
  } catch {
    return 'failed'
  }
}
