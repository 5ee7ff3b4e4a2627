import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { kindFacts } from '#domain/revisions/version-kinds.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import type { AdminIconName } from '../admin-icon.tsx'
import { DeleteOutcome } from '../delete-form.tsx'
import { NothingYet, NotLoaded } from '../list-notes.tsx'
import type { EditingStart } from '../revisions/read-editing.ts'
import { UnsavedNew } from '../revisions/unsaved-new.tsx'
import { emptyViews } from './empty-views.ts'
import type { ListByState } from './list-by-state.ts'
import { RecordList } from './record-list.tsx'
import { type RecordRow, RecordRows } from './record-rows.tsx'
import { StateFilter } from './state-filter.tsx'

type SharedListProps<Entry> = {
  kind: 'page' | 'collection'
  path: string
  state: PublicationState | undefined
  /** Null when it could not be read. */
  list: ListByState<Entry> | null
  begun: EditingStart
  /** What is shown while there are none. */
  icon: AdminIconName
  nothing: string
  toRow: (entry: Entry) => RecordRow
}

/** The admin's list of pages or collections, which admins share: views by state, and one line each. */
export function SharedList<Entry extends { id: string; title: string; isBuiltIn?: boolean }>({
  kind,
  path,
  state,
  list,
  begun,
  icon,
  nothing,
  toRow,
}: SharedListProps<Entry>) {
  const one = kind
  const many = `${kindFacts[kind].one}s`
  const empty = { ...emptyViews, published: `No published ${many} yet.` }
  const addPath = `${path}/edit`
  return (
    <>
      <div className="admin-work__head">
        <h1>{capitalize(many)}</h1>
        <div className="admin-work__buttons">
          <Link className="button" to={addPath}>
            New {one}
          </Link>
        </div>
      </div>
      <DeleteOutcome />
      <UnsavedNew kind={kind} addPath={addPath} editing={begun} />
      <div className="list-tools">{list ? <StateFilter path={path} many={many} state={state} search="" counts={list.counts} /> : null}</div>
      {list ? null : <NotLoaded text={`The ${many} could not be loaded.`} toast={`Failed to load ${many}.`} />}
      {list?.entries.length === 0 ? <NothingYet icon={icon} text={state ? empty[state] : nothing} /> : null}
      {list && list.entries.length > 0 ? (
        <RecordList one={one} path={path} state={state} {...(state && { params: { state } })} entries={list.entries}>
          {(listed, pathAfter) => <RecordRows rows={listed.map(({ entry, box }) => ({ row: toRow(entry), box }))} pathAfter={pathAfter} />}
        </RecordList>
      ) : null}
    </>
  )
}
