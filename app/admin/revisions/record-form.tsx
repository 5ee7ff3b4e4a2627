import type { ComponentProps, ReactNode } from 'react'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { type DeletableKind, kindFacts, toAddPath, toEditorPath } from '#domain/revisions/version-kinds.ts'
import { PreviewButton } from '../previews/preview-button.tsx'
import { SaveBar } from '../publication/save-bar.tsx'
import { EnterButton, FullPageButton, PublicationButtons, type PublicationButtonsProps } from '../publication/save-publication.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { type RecordFormOptions, useRecordForm } from '../use-record-form.ts'
import { EditingNotices } from './editing-notices.tsx'
import { EditingFields } from './editing-parts.tsx'
import type { EditingStart } from './read-editing.ts'
import { SaveState } from './save-state.tsx'
import { type BegunForm, useFormStart } from './use-form-start.ts'
import { useRenewedForm } from './use-renewed-form.ts'
import { noLists } from './use-version-choice.ts'

/** What the fields of a form need of it. */
export type RecordFormState = Pick<ReturnType<typeof useRecordForm>, 'fields' | 'saved' | 'formRef'>

type RecordFormProps = Pick<RecordFormOptions, 'posted' | 'failure' | 'lists' | 'onSaved'> &
  Pick<PublicationButtonsProps, 'state' | 'label' | 'schedule' | 'isAlwaysPublic'> & {
    kind: DeletableKind
    /** '' for a new record. */
    id: string
    /** Where the form is submitted, with or without JavaScript. */
    action: string
    /** The stored state, as form values. */
    stored: Record<string, string>
    editing: EditingStart
    /** What a new record starts with besides that. */
    defaults?: Record<string, string>
    /** False for a new record that starts with something other than unsaved input. */
    continues?: boolean | undefined
    /** When the record was or will be published, in words. */
    time?: string | undefined
    /** Its public page, if visitors can see it. */
    path?: string | undefined
    /** The head of a page with the form; without it, the form is a sheet, as in a dialog. */
    head?: ReactNode
    /** Further buttons before those that save. */
    buttons?: ReactNode
    /** The fields. */
    children: (form: RecordFormState) => ReactNode
  }

/**
 * The form of a new or stored record: keeps what is typed, shows both versions if others have saved the same fields, and saves it as a
 * draft or published. Use the id as its key, so that another record gets fresh form state.
 */
export function RecordForm(props: RecordFormProps) {
  const { kind, id, stored, editing, continues } = props
  const begun = useFormStart({ kind, id, stored, editing, continues })
  return <BegunRecordForm key={begun.key} {...props} begun={begun} />
}

function BegunRecordForm({ begun, stored, editing, lists = noLists, children, ...props }: RecordFormProps & { begun: BegunForm }) {
  const { kind, id, defaults, posted, failure, onSaved, head } = props
  const { one } = kindFacts[kind]
  const { start } = begun
  const form = useRecordForm({
    // The random id makes submissions idempotent: one form creates one record.
    initial: { ...defaults, ...begun.fields, ...(id ? {} : { formId: editing.copyId }) },
    ...{ start, lists, posted, onSaved },
    ...(failure !== undefined && { failure }),
  })
  const { Form, answer, fields, isSaving, formRef, statusRef, autosave, base } = form
  const renew = useRenewedForm({ begun, form, lists, stored, revision: editing.revision })
  const isAdded = !id && posted?.savedId !== undefined
  const notices = (
    <>
      <FormStatus ref={statusRef} answer={isSaving ? undefined : answer} />
      <EditingNotices
        {...{ begun, renew, autosave, editing }}
        conflict={isSaving ? undefined : answer?.conflict}
        noun={one}
        addPath={toAddPath(kind)}
      />
      {isAdded ? <Link to={toEditorPath(kind, posted?.savedId ?? '')}>{`Continue editing the ${one}`}</Link> : null}
    </>
  )
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form
        ref={formRef}
        className={head ? undefined : 'sheet__form'}
        method="post"
        action={props.action}
        noValidate
        onSubmit={renew.submit}
      >
        <EnterButton />
        <EditingFields start={start} base={base} />
        {id ? null : <input type="hidden" name="formId" value={fields.typed.formId} />}
        {head}
        {head ? (
          <>
            {notices}
            {children(form)}
          </>
        ) : (
          <div className="sheet__body">
            <div className="is-wide">{notices}</div>
            {children(form)}
          </div>
        )}
        <RecordSaveBar {...props} isSaving={isSaving} answer={answer} fields={fields} news={autosave.news} />
      </Form>
    </>
  )
}

type RecordSaveBarProps = Pick<
  RecordFormProps,
  'kind' | 'id' | 'head' | 'state' | 'time' | 'schedule' | 'label' | 'path' | 'buttons' | 'isAlwaysPublic'
> &
  Pick<ReturnType<typeof useRecordForm>, 'isSaving' | 'answer' | 'fields'> &
  ComponentProps<typeof SaveState>

/** The record's state and the buttons: links elsewhere, and those that save. */
function RecordSaveBar({ kind, id, head, state, time, path, buttons, answer, news, ...saving }: RecordSaveBarProps) {
  const { schedule, label, isAlwaysPublic = false, isSaving, fields } = saving
  return (
    <SaveBar {...(state && { state })} time={time} status={<SaveState news={news} />}>
      {path ? (
        <Link className="button button--quiet" to={path}>
          View on the site
        </Link>
      ) : null}
      {buttons}
      {!id && !head ? <FullPageButton isSaving={isSaving} /> : null}
      <PreviewButton kind={kind} id={id} />
      <PublicationButtons
        {...{ label, isAlwaysPublic, isSaving }}
        {...(state && { state })}
        {...(schedule && { schedule })}
        canSaveWithout={answer?.canSaveWithout === true}
        earlierWish={fields.typed.wish}
        answer={fields}
      />
    </SaveBar>
  )
}
