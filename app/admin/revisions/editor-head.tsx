import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { DeletableKind } from '#domain/revisions/version-kinds.ts'

type EditorHeadProps = {
  kind: DeletableKind
  /** '' for a new record. */
  id: string | number
  title: string
  /** The admin's list of these records, and what the link to it says. */
  listPath: string
  back: string
}

/** The head of a page with the form of a record: the way back to the list, and to the record's history. */
export function EditorHead({ kind, id, title, listPath, back }: EditorHeadProps) {
  return (
    <div className="admin-work__head">
      <BackLink to={listPath} text={back} />
      <h1>{title}</h1>
      {id ? (
        <Link className="button button--quiet" to={`/admin/history/${kind}/${id}`}>
          History
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
