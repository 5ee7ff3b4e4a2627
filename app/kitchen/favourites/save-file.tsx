import { useState } from 'react'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { downloadText } from '#app/ui/download-text.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { favouritesFileName, writeFavouritesFile } from './favourites-file.ts'

/** Exports the favourites as a file that any device can import, also offline. */
export function SaveFile({ favourites }: { favourites: readonly Recipe[] }) {
  const { name } = useSiteInfo()
  const [words, setWords] = useState('')
  const save = () => {
    const now = new Date()
    const fileName = favouritesFileName(name, now)
    downloadText(writeFavouritesFile(favourites, location.origin, now.toISOString()), fileName, 'application/json')
    setWords(`Downloaded ${fileName}.`)
  }
  return (
    <section>
      <h3>Save as a file</h3>
      <p>Contains the full recipes, even those now off the menu. Works as a backup.</p>
      <div className="along-buttons">
        <button className="button button--quiet button--small" type="button" onClick={save}>
          Save file
        </button>
      </div>
      <p role="status">{words}</p>
    </section>
  )
}
