import '#app/kitchen/favourites/favourites-along.css'
import { useId } from 'react'
import { LinkToShare } from '#app/kitchen/favourites/send-link.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toListHash } from './list-link.ts'
import type { ShoppingRecord } from './shopping-records.ts'

/** A link that contains the list, to scan, copy or share. */
export function SharePanel({ record, onClose }: { record: ShoppingRecord; onClose: () => void }) {
  const heading = useId()
  return (
    <Dialog className="move-panel" labelledBy={heading} onClose={onClose}>
      <h2 id={heading}>Share the list</h2>
      <LinkToShare
        url={`${location.origin}/shopping-list${toListHash(record)}`}
        title="Shopping list"
        text="Open this link on another device. The list is in the link itself, not on a server, and nothing is added without asking."
      />
    </Dialog>
  )
}
