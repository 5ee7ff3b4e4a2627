import { useEffect, useState } from 'react'
import { Link } from '#app/ui/link.tsx'
import { type DeletableKind, kindFacts } from '#domain/revisions/version-kinds.ts'
import { LocalTime } from '../local-time.tsx'
import { openDeviceCopies } from './device-copies.ts'
import type { EditingStart } from './read-editing.ts'
import { gatherCopies } from './unsaved-copies.ts'

type UnsavedNewProps = {
  kind: DeletableKind
  addPath: string
  editing: Pick<EditingStart, 'account' | 'copies'>
  /** The id of a permanently deleted record of which this browser may have a text. */
  gone?: string
}

/**
 * A link back to a new record that was started and not saved, on the server or in this browser, or to a text of one that has been
 * permanently deleted.
 */
export function UnsavedNew({ kind, addPath, editing: { account, copies }, gone }: UnsavedNewProps) {
  const [unsaved, setUnsaved] = useState(() => gatherCopies({}, copies, []))
  useEffect(() => {
    let isShown = true
    void import('./adopt-gone-copies.ts')
      .then(({ adoptGoneCopies }) => adoptGoneCopies({ account, kind }, gone))
      .catch(() => undefined)
      .then(() => openDeviceCopies({ account, kind, id: '' }).list())
      .then((kept) => isShown && setUnsaved(gatherCopies({}, copies, kept)))
    return () => {
      isShown = false
    }
  }, [account, kind, copies, gone])
  const [newest] = unsaved
  if (!newest) return null
  const title = newest.fields.title?.trim()
  return (
    <div className="editing-notice">
      <span>
        You have an unsaved new {kindFacts[kind].one}
        {title ? `, “${title}”` : ''}, from <LocalTime moment={newest.savedAt} />.
      </span>
      <Link className="button button--quiet button--small" to={addPath} preventScrollReset>
        Continue editing
      </Link>
    </div>
  )
}
