import { type ReactNode, type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { PreviewButton } from '#app/admin/previews/preview-button.tsx'
import { SaveBar } from '#app/admin/publication/save-bar.tsx'
import { EnterButton, PublicationButtons, type Schedule, ScheduleField } from '#app/admin/publication/save-publication.tsx'
import { EditingNotices } from '#app/admin/revisions/editing-notices.tsx'
import { EditingFields } from '#app/admin/revisions/editing-parts.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { SaveState } from '#app/admin/revisions/save-state.tsx'
import { type BegunForm, useFormStart } from '#app/admin/revisions/use-form-start.ts'
import { useRenewedForm } from '#app/admin/revisions/use-renewed-form.ts'
import { SignInPrompt } from '#app/admin/sign-in-again.tsx'
import { type RecordFormOptions, useRecordForm } from '#app/admin/use-record-form.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { FormStatus } from '#app/ui/form-status.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import { rowFields } from './recipe-form-values.ts'

type RecipeFormProps = {
  /** Where the form is submitted, with or without JavaScript. */
  action: string
  /** '' for a new recipe. */
  id?: string
  /** The stored values, rows as JSON, what one typed before and did not save, and the reference of the picture that was fetched from its address. */
  stored: Record<string, string>
  editing: EditingStart
  /** Whether a new one goes on with what one typed before. */
  continues?: boolean
  fetched?: string | undefined
  /** The state of the recipe as it is stored, unless it is new, and when it will be published. */
  state?: PublicationState
  time?: string | undefined
  schedule: Schedule
  /** Makes submissions idempotent: one form creates one recipe. */
  formId: string
  posted: RecordAnswer | undefined
  onSaved?: RecordFormOptions['onSaved']
  /** Further buttons next to 'save'. */
  children: ReactNode
}

/** The form of a new or existing recipe. Can't be submitted while a submission is pending. */
export function RecipeForm(props: RecipeFormProps) {
  const { id = '', stored, editing, continues } = props
  const begun = useFormStart({ kind: 'recipe', id, stored, editing, continues })
  return <BegunRecipe key={begun.key} {...props} begun={begun} />
}

function BegunRecipe(props: RecipeFormProps & { begun: BegunForm }) {
  const { begun, action, id = '', stored, editing, fetched, state, time, schedule, formId, posted, onSaved, children } = props
  const form = useRecordForm({
    initial: { ...begun.fields, formId },
    start: begun.start,
    lists: rowFields,
    posted,
    onSaved,
  })
  const { Form, answer, fields, isSaving, formRef, statusRef, autosave, base } = form
  const renew = useRenewedForm({ begun, form, lists: rowFields, stored, revision: editing.revision })
  useNamedField(formRef)
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form ref={formRef} className="sheet__form" method="post" action={action} noValidate onSubmit={renew.submit}>
        <EnterButton />
        <EditingFields start={begun.start} base={base} />
        <div className="sheet__body">
          <div className="is-wide">
            {answer && !isSaving ? <FormStatus ref={statusRef} answer={answer} /> : null}
            <EditingNotices
              {...{ begun, renew, autosave, editing }}
              conflict={isSaving ? undefined : answer?.conflict}
              noun="recipe"
              addPath="/admin/manage-recipe?add=1"
            />
          </div>
          <input type="hidden" name="formId" value={fields.typed.formId} />
          <RecipeFormFields answer={fields} fetched={fetched} />
          {state === 'published' || state === 'trashed' ? null : (
            <div className="is-wide">
              <ScheduleField schedule={schedule} answer={fields} />
            </div>
          )}
        </div>
        <SaveBar {...(state && { state, time })} status={<SaveState news={autosave.news} />}>
          {children}
          <PreviewButton kind="recipe" id={id} />
          <PublicationButtons
            {...(state && { state })}
            label="Save recipe"
            schedule={schedule}
            isSaving={isSaving}
            canSaveWithout={answer?.canSaveWithout === true}
            earlierWish={fields.typed.wish}
            answer={fields}
          />
        </SaveBar>
      </Form>
    </>
  )
}

/** Focuses the field named in the address's hash once the form is rendered. */
function useNamedField(formRef: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    // In the next frame: a new page scrolls to its top and a dialog focuses its first field first.
    const frame = requestAnimationFrame(() => {
      const field = findField(formRef.current, hash.slice(1))
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [formRef, hash])
}

/** The hidden field of an uploaded picture can't be focused; the first control of its group is used instead. */
function findField(form: HTMLFormElement | null, name: string) {
  if (!form || !name) return undefined
  const [field] = [...form.elements].filter((element) => element.getAttribute('name') === name)
  const shown = field?.matches('[type=hidden]') ? field.closest('fieldset')?.querySelector('input:not([type=hidden]), button') : field
  return shown instanceof HTMLElement ? shown : undefined
}
