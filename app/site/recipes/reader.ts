import { useEffect, useReducer } from 'react'

type Reader = typeof import('#domain/ingredients/show-lines.ts')

let reader: Reader | undefined
let loading: Promise<Reader> | undefined

/** What reads amounts out of a recipe's lines. It is loaded once; a failed load is tried again the next time. */
export function loadReader(): Promise<Reader> {
  loading ??= import('#domain/ingredients/show-lines.ts').then(
    (loaded) => {
      reader = loaded
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The reader when it is there. It is loaded as soon as it is needed; without a network the page stays as the server sent it. */
export function useReader(isNeeded: boolean) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (isNeeded && !reader) loadReader().then(renderAgain, () => {})
  }, [isNeeded])
  return reader
}
