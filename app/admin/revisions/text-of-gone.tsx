import { useLocation, useRouteLoaderData } from 'react-router'
import { findEditedKind, toAddPath } from '#domain/revisions/version-kinds.ts'
import type { EditingStart } from './read-editing.ts'
import { UnsavedNew } from './unsaved-new.tsx'

const none: EditingStart['copies'] = []

/** What this browser still has of a record whose form would be here: it was permanently deleted while the browser was offline. */
export default function TextOfGone() {
  const { pathname, search } = useLocation()
  const account = useRouteLoaderData<{ uid: string }>('admin/admin-layout')?.uid
  const kind = findEditedKind(pathname)
  const gone = new URLSearchParams(search).get('id')
  if (!account || !kind || !gone) return null
  return <UnsavedNew {...{ kind, gone }} addPath={toAddPath(kind)} editing={{ account, copies: none }} />
}
