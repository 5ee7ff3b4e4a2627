import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { RecordActions } from './record-actions.tsx'
import { StateTag } from './state-tag.tsx'

export type RecordRow = {
  id: string
  title: string
  state: PublicationState
  /** When it was or will be published, in words, if that is told. */
  time?: string
  /** What else is told of it, such as its author. */
  note: ReactNode
  /** Its public page, if it has one. */
  path: string | undefined
  editPath: string
  /** Whether it is not the admin's to change. */
  isOthers?: boolean
  /** Whether it ships with the product, and can't be deleted. */
  isBuiltIn?: boolean
  /** Further buttons. */
  buttons?: ReactNode
}

/** Records as one line each. `pathAfter` is the address of the list once one is gone from it. */
export function RecordRows({ rows, pathAfter }: { rows: { row: RecordRow; box: ReactNode }[]; pathAfter: string }) {
  return (
    <ul className="record-rows card">
      {rows.map(({ row: { id, title, state, time, note, path, editPath, isOthers, isBuiltIn = false, buttons }, box }) => (
        <li key={id}>
          {box ?? <span />}
          <div className="record-rows__title">
            <h2>{state === 'published' && path ? <Link to={path}>{title || 'Untitled'}</Link> : title || 'Untitled'}</h2>
            <StateTag state={state} time={time} />
          </div>
          <p className="record-rows__facts">
            {state === 'published' && time ? <span>{time}</span> : null}
            {note ? <span>{note}</span> : null}
          </p>
          {isOthers ? null : (
            <div className="record-rows__actions">
              <RecordActions {...{ id, state, editPath, isBuiltIn }} name={title || 'Untitled'} action={pathAfter}>
                {buttons}
              </RecordActions>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
