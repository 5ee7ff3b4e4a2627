import { useState } from 'react'
import { useAskSignIn } from '#app/admin/sign-in-on-demand.tsx'
import { useOnChange } from '#app/ui/use-on-answer.ts'
import type { LibraryPicture } from '#core/pictures/browse-library.ts'

type Choices = { pictures: LibraryPicture[]; hasMore: boolean }
type Answer = Choices | 'failed' | 'session-ended'

const debounceMilliseconds = 200
const timeoutMilliseconds = 8000
const nothing: Choices = { pictures: [], hasMore: false }

/** The uploads with a text in title or alternative text, newest first; `more` loads the next page of them. */
export function useChoices() {
  const askSignIn = useAskSignIn()
  const [found, setFound] = useState(nothing)
  const [place, setPlace] = useState({ search: '', page: 1 })
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')

  useOnChange(place, ({ search, page }) => {
    const stop = new AbortController()
    setState('loading')
    const timer = setTimeout(
      async () => {
        const answer = await ask(search, page, stop.signal)
        if (stop.signal.aborted) return
        if (typeof answer === 'string') {
          setState('failed')
          if (answer === 'session-ended') askSignIn()
          return
        }
        setState('loaded')
        setFound((present) => ({ ...answer, pictures: page === 1 ? answer.pictures : [...present.pictures, ...answer.pictures] }))
      },
      search && page === 1 ? debounceMilliseconds : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  })

  return {
    ...found,
    search: place.search,
    state,
    find: (words: string) => setPlace({ search: words, page: 1 }),
    more: () => setPlace({ ...place, page: place.page + 1 }),
    again: () => setPlace({ ...place }),
  }
}

async function ask(q: string, page: number, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(`/admin/media/choices?${new URLSearchParams({ q, page: String(page) })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect') return 'session-ended'
    return response.ok ? await response.json() : 'failed'
  } catch {
    return 'failed'
  }
}
