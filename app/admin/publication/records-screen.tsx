import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { type PublicationState, type RecordSort, trashDays } from '#domain/publication/publication.ts'
import { type DeletableKind, isShared, kindFacts } from '#domain/revisions/version-kinds.ts'
import type { AdminIconName } from '../admin-icon.tsx'
import { DeleteOutcome } from '../delete-form.tsx'
import { NothingYet, NotLoaded } from '../list-notes.tsx'
import { toViewParams } from '../list-path.ts'
import { ListSearch } from '../list-search.tsx'
import { toBestFound } from '../newest-found.ts'
import type { EditingStart } from '../revisions/read-editing.ts'
import { UnsavedNew } from '../revisions/unsaved-new.tsx'
import { ListOrder } from './list-order.tsx'
import type { ListView } from './list-view.ts'
import { type ListEntry, type Listed, RecordList } from './record-list.tsx'
import { type RecordRow, RecordRows } from './record-rows.tsx'
import { StateFilter } from './state-filter.tsx'

type RecordsScreenProps<Entry> = {
  kind: DeletableKind
  /** Address of the list. */
  path: string
  heading: ReactNode
  addPath: string
  addLabel: ReactNode
  /** What was typed in a new one before and not saved. */
  begun: EditingStart
  /** Whether something else shows the result of a deletion, or a dialog is open. */
  hasOutcome?: boolean
  isAdding?: boolean
  /** The listed records, their order and form. */
  state: PublicationState | undefined
  q?: string
  sort?: RecordSort
  view?: ListView
  /** Null if it could not be read. */
  list: { entries: Entry[]; total?: number; page?: number; pageCount?: number } | null
  /** How many there are in each possible state. */
  counts: Partial<Record<PublicationState, number>> | undefined
  /** The label of the search; none for a list without search and with one order. */
  searchLabel?: string
  /** Shown if there are none at all. */
  icon: AdminIconName
  nothing: string
  /** Their name in the error message, if it isn't their plural. */
  many?: string
  toRow: (entry: Entry) => RecordRow
  toCards?: (listed: Listed<Entry>[], pathAfter: string) => ReactNode
}

/** A list of the admin: views by state, search and order, bulk actions, and each record as a card or one line. */
export function RecordsScreen<Entry extends ListEntry>(props: RecordsScreenProps<Entry>) {
  const { kind, path, heading, addPath, addLabel, begun, hasOutcome = true, isAdding = false, list } = props
  const { state, q = '', sort = 'newest', view = 'rows', counts, searchLabel, toRow, toCards } = props
  const { one } = kindFacts[kind]
  const { entries = [], total = entries.length, page = 1, pageCount = 1 } = list ?? {}
  const params = toViewParams({ state, sort })
  return (
    <>
      <div className="admin-work__head">
        {heading}
        {searchLabel && total > 0 ? <span className="admin-work__count">{toBestFound(q, total, { one, many: `${one}s` })}</span> : null}
        <Link className="button" to={addPath} preventScrollReset={!isShared(kind)}>
          {addLabel}
        </Link>
      </div>
      {isAdding || !hasOutcome ? null : <DeleteOutcome />}
      {isAdding ? null : <UnsavedNew kind={kind} addPath={addPath} editing={begun} />}
      <div className="list-tools">
        {counts ? (
          <StateFilter path={path} many={`${one}s`} state={state} search={q} counts={counts} params={toViewParams({ sort })} />
        ) : null}
        {searchLabel && (total > 0 || q) ? <ListSearch action={path} search={q} label={searchLabel} params={params} /> : null}
        {searchLabel && total > 0 ? <ListOrder path={path} q={q} sort={sort} view={view} params={toViewParams({ state })} /> : null}
      </div>
      {entries.length > 0 ? (
        <RecordList {...{ kind, path, q, page, state, params, entries }}>
          {(listed, pathAfter) =>
            view === 'rows' || !toCards ? (
              <RecordRows rows={listed.map(({ entry, box }) => ({ row: toRow(entry), box }))} pathAfter={pathAfter} />
            ) : (
              toCards(listed, pathAfter)
            )
          }
        </RecordList>
      ) : (
        <NoRecords {...props} many={props.many ?? `${one}s`} one={one} q={q} />
      )}
      <Pager page={page} pageCount={pageCount} params={{ ...params, ...(q && { q }) }} />
    </>
  )
}

/** The text of an empty view, whatever its records are called. */
const emptyViews = {
  draft: 'No drafts.',
  scheduled: 'Nothing scheduled.',
  trashed: `The trash is empty. Deleted items stay here for ${trashDays} days.`,
}

type NoRecordsProps = Pick<RecordsScreenProps<unknown>, 'kind' | 'list' | 'state' | 'icon' | 'nothing'> & {
  one: string
  many: string
  q: string
}

/** Why nothing is listed. */
function NoRecords({ kind, list, state, icon, nothing, one, many, q }: NoRecordsProps) {
  const toast = isShared(kind) ? `Failed to load ${many}.` : undefined
  if (!list) return <NotLoaded text={`The ${many} could not be loaded.`} toast={toast} />
  if (!q && !state) return <NothingYet icon={icon} text={nothing} />
  const text = q || !state ? `No ${one}s match “${q}”.` : { ...emptyViews, published: `No ${one}s published yet.` }[state]
  return (
    <NothingYet icon={icon} text={text}>
      <Link className="button button--quiet" to="?">
        Show all
      </Link>
    </NothingYet>
  )
}
