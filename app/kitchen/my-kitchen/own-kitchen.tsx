import { type ComponentType, useEffect, useState } from 'react'
import { tellCollected } from '#app/kitchen/offline/collected.ts'
import { provideOwnTools } from '#app/ui/reader-tools.ts'

/** Shows readers their stored data on pages, if they have any: only then does the database exist. */
export function OwnKitchen() {
  const [OwnPage, setOwnPage] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      import('./own-tools.tsx').then(
        (loaded) => {
          provideOwnTools(loaded.ownTools)
          setOwnPage(() => loaded.OwnPage)
        },
        () => {},
      )
    void hasKitchen().then((isThere) => (isThere ? load() : tellCollected([])))
    addEventListener('kitchen-opened', load)
    return () => removeEventListener('kitchen-opened', load)
  }, [])
  return OwnPage ? <OwnPage /> : null
}

/** Browsers that can't tell may have one. */
async function hasKitchen() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'kitchen')
  } catch {
    return typeof indexedDB === 'object'
  }
}
