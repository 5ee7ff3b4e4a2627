import type { Suggestion } from '#domain/search/search-document.ts'
import { useAnswerTo } from './use-answer-to.ts'

export type Suggested = { text: string; suggestions: Suggestion[] }

const debounceMilliseconds = 120
const timeoutMilliseconds = 4000

/** The server's suggestions for the typed text; undefined before the first response or after a timeout. */
export function useSuggestions(text: string) {
  return useAnswerTo(text, ask, debounceMilliseconds)
}

/** What this reader hides from lists is not suggested either; a search by its name still finds it, and says what it contains. */
function isWanted({ fits }: Suggestion) {
  const words = document.documentElement.dataset.hidden?.split(' ') ?? []
  return fits === undefined || words.every((word) => fits.split(' ').includes(word))
}

async function ask(text: string, signal: AbortSignal): Promise<Suggested | undefined> {
  try {
    const response = await fetch(`/api/suggestions?${new URLSearchParams({ q: text })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    })
    return response.ok ? { text, suggestions: (await response.json()).suggestions.filter(isWanted) } : undefined
  } catch {
    return undefined
  }
}
