import '#app/kitchen/favourites/favourites-along.css'
import { useId, useState } from 'react'
import { useSiteInfo } from '#app/public/use-site-info.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { downloadText } from '#app/ui/download-text.ts'
import { useFavourites } from '#app/ui/favourite-store.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { BringFile } from './bring-file.tsx'
import { favouritesFileName, writeFavouritesFile } from './favourites-file.ts'
import { SendLink } from './send-link.tsx'

/** All ways to transfer favourites to another device: link, QR code, file export and import. */
export function MovePanel({ onClose }: { onClose: () => void }) {
  const heading = useId()
  const favourites = useFavourites() ?? []
  return (
    <Dialog className="move-panel" labelledBy={heading} onClose={onClose}>
      <h2 id={heading}>Copy to another device</h2>
      {favourites.length > 0 ? (
        <>
          <SendLink favourites={favourites} />
          <SaveFile favourites={favourites} />
        </>
      ) : (
        <p>Nothing saved here yet. Open this page on the device that has your recipes, or import a file.</p>
      )}
      <BringFile />
    </Dialog>
  )
}

/** Exports the favourites as a file that any device can import, even offline. */
function SaveFile({ favourites }: { favourites: readonly Recipe[] }) {
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
