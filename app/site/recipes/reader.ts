import { useEffect, useReducer } from 'react'

type Reader = typeof import('#domain/ingredients/show-lines.ts')

let reader: Reader | undefined
let loading: Promise<Reader> | undefined

/** Loads the ingredient parser, once; a failed load is retried the next time. */
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

/**
 * The ingredient parser, loaded as soon as it is needed; undefined until then. Without a network the page stays as the server rendered it.
 */
export function useReader(isNeeded: boolean) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (isNeeded && !reader) loadReader().then(renderAgain, () => {})
  }, [isNeeded])
  return reader
}
