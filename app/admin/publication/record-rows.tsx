import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { countOf } from '#domain/text/count-of.ts'
import { DeleteForm } from '../delete-form.tsx'
import { toFinalQuestion, toTrashQuestion } from '../deletion-questions.ts'
import { EditorIcon } from '../editor/editor-icon.tsx'
import { StateTag } from './state-tag.tsx'

export type RecordRow = {
  id: string
  title: string
  state: PublicationState
  /** When it was or will be published, in words, if shown. */
  time?: string
  /** Further details, such as its author. */
  note: ReactNode
  /** How often its page was viewed in the last 30 days, if that is counted. */
  views?: number | undefined
  /** Its public page, if it has one. */
  path: string | undefined
  editPath: string
  /** Whether the admin may not change it. */
  isOthers?: boolean
  /** Whether it is built in, and can't be deleted. */
  isBuiltIn?: boolean
  /** Further buttons. */
  buttons?: ReactNode
}

/** Records as one line each. `pathAfter` is the address of the list once one is gone. */
export function RecordRows({ rows, pathAfter }: { rows: { row: RecordRow; box: ReactNode }[]; pathAfter: string }) {
  return (
    <ul className="record-rows card">
      {rows.map(({ row: { id, title, state, time, note, views, path, editPath, isOthers, isBuiltIn = false, buttons }, box }) => (
        <li key={id}>
          {box ?? <span />}
          <div className="record-rows__title">
            <h2>{state === 'published' && path ? <Link to={path}>{title || 'Untitled'}</Link> : title || 'Untitled'}</h2>
            <StateTag state={state} time={time} />
          </div>
          <p className="record-rows__facts">
            {state === 'published' && time ? <span>{time}</span> : null}
            {note ? <span>{note}</span> : null}
            {views ? <span>{describeViews(views)}</span> : null}
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

/** '1,204 views in 30 days'. */
export function describeViews(views: number) {
  return `${countOf(views, 'view')} in 30 days`
}

type RecordActionsProps = {
  id: string
  /** Accessible name of the record, for screen readers. */
  name: string
  state: PublicationState
  editPath: string
  /** Address of the list once the record is gone from it. */
  action: string
  /** Whether it is built in, and can't be deleted. */
  isBuiltIn?: boolean
  /** Further buttons of a record that is not in the trash. */
  children?: ReactNode
}

/** A list's actions for a record: editing and deleting, or in the trash, restoring and permanently deleting. */
export function RecordActions({ id, name, state, editPath, action, isBuiltIn = false, children }: RecordActionsProps) {
  if (state === 'trashed') {
    return (
      <>
        <RestoreForm id={id} name={name} action={action} />
        <DeleteForm id={id} name={name} change="delete" question={toFinalQuestion(`"${name}"`)} action={action} />
      </>
    )
  }
  return (
    <>
      <Link className="button button--quiet" to={editPath} aria-label={`Edit ${name}`}>
        <EditorIcon name="pencil" />
        Edit
      </Link>
      {children}
      {isBuiltIn ? null : <DeleteForm id={id} name={name} change="trash" question={toTrashQuestion(name)} action={action} />}
    </>
  )
}

function RestoreForm({ id, name, action }: { id: string; name: string; action: string }) {
  const isBusy = useNavigation().formData?.get('id') === id
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button className="button button--quiet" type="submit" name="change" value="restore" aria-disabled={isBusy}>
        Restore<span className="visually-hidden"> {name}</span>
      </button>
    </Form>
  )
}
