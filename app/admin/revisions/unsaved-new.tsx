import { useEffect, useState } from 'react'
import { Link } from '#app/ui/link.tsx'
import { LocalTime } from '../local-time.tsx'
import { type DeviceCopy, openDeviceCopies } from './device-copies.ts'
import type { EditingStart } from './read-editing.ts'

type UnsavedNewProps = { kind: 'blog' | 'recipe'; addPath: string; copy: EditingStart['copy'] }

const nouns = { blog: 'post', recipe: 'recipe' }

/** The way back to a new record that was begun and not saved. `copy` is the one on the server; what only this browser has comes before it. */
export function UnsavedNew({ kind, addPath, copy }: UnsavedNewProps) {
  const [onDevice, setOnDevice] = useState<DeviceCopy>()
  useEffect(() => setOnDevice(openDeviceCopies({ kind, id: '' }).findNewest()), [kind])
  const newest = onDevice ?? copy
  if (!newest) return null
  const title = newest.fields.title?.trim()
  return (
    <div className="editing-notice">
      <span>
        A new {nouns[kind]} is not saved yet{title ? `: “${title}”` : ''}, from <LocalTime moment={newest.savedAt} />.
      </span>
      <Link className="button button--quiet button--small" to={addPath} preventScrollReset>
        Go on with it
      </Link>
    </div>
  )
}
