import { useEffect, useState } from 'react'
import type { Suggestion } from '#domain/search/search-document.ts'

export type Suggested = { text: string; suggestions: Suggestion[] }

const debounceMilliseconds = 120
const timeoutMilliseconds = 4000

/**
 * The server's suggestions for the typed text; undefined before the first response or after a timeout. Previous suggestions stay until the
 * new ones arrive; outdated responses are dropped.
 */
export function useSuggestions(text: string) {
  const [suggested, setSuggested] = useState<Suggested>()
  useEffect(() => {
    if (text.length < 2) return setSuggested(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(text, stop.signal)
      if (!stop.signal.aborted) setSuggested(answer)
    }, debounceMilliseconds)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  return suggested
}

async function ask(text: string, signal: AbortSignal): Promise<Suggested | undefined> {
  try {
    const response = await fetch(`/api/suggestions?${new URLSearchParams({ q: text })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    })
    return response.ok ? { text, suggestions: (await response.json()).suggestions } : undefined
  } catch {
    return undefined
  }
}
