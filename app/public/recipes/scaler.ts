import { useEffect, useReducer } from 'react'

type Scaler = typeof import('#packages/ingredients/show-lines.ts')

let scaler: Scaler | undefined
let loading: Promise<Scaler> | undefined

/** Loads the recipe scaler once; a failed load is retried next time. */
export function loadScaler(): Promise<Scaler> {
  loading ??= import('#packages/ingredients/show-lines.ts').then(
    (loaded) => {
      scaler = loaded
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The recipe scaler, loaded when it is needed; undefined until then. Offline, the page stays as the server rendered it. */
export function useScaler(isNeeded: boolean) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (isNeeded && !scaler) loadScaler().then(renderAgain, () => {})
  }, [isNeeded])
  return scaler
}
