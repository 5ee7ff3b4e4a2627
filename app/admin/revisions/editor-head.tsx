import { useRouteLoaderData } from 'react-router'
import type { loader as adminLoader } from '#app/admin/admin-layout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { hasRight } from '#domain/identity/roles.ts'
import type { DeletableKind } from '#domain/revisions/version-kinds.ts'

type EditorHeadProps = {
  kind: DeletableKind
  /** '' for a new record. */
  id: string | number
  title: string
  /** The admin's list of these records, and the link's label. */
  listPath: string
  back: string
  isPublished?: boolean
}

/** The newsletter's name for the records that it sends. */
const sent: Partial<Record<DeletableKind, string>> = { blog: 'post', recipe: 'recipe' }

/**
 * The head of a page with a record's form: links back to the list, to the record's history, and, if it is published, to sending it to
 * readers.
 */
export function EditorHead({ kind, id, title, listPath, back, isPublished = false }: EditorHeadProps) {
  const role = useRouteLoaderData<typeof adminLoader>('admin/admin-layout')?.role
  const isSent = isPublished && sent[kind] && role && hasRight(role, 'run')
  return (
    <div className="admin-work__head">
      <BackLink to={listPath} text={back} />
      <h1>{title}</h1>
      {id ? (
        <Link className="button button--quiet" to={`/admin/history/${kind}/${id}`}>
          History
        </Link>
      ) : null}
      {isSent ? (
        <Link className="button button--quiet" to={`/admin/newsletter/send?kind=${sent[kind]}&id=${id}`}>
          Send to readers
        </Link>
      ) : null}
    </div>
  )
}

export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className="button button--quiet back-link" to={to}>
      <Icon name="arrow-left" />
      {text}
    </Link>
  )
}
