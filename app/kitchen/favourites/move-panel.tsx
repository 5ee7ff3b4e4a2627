import '#app/styles/favourites-along.css'
import { useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { useFavourites } from '#app/ui/favourite-store.ts'
import { BringFile } from './bring-file.tsx'
import { SaveFile } from './save-file.tsx'
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
