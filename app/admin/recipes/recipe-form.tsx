import type { ReactNode } from 'react'
import { FormStatus } from '#app/ui/form-status.tsx'
import type { PublicationState } from '#domain/publication/publication.ts'
import { SaveBar } from '../publication/save-bar.tsx'
import { EnterButton, PublicationButtons, ScheduleField } from '../publication/save-publication.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useNamedField } from '../use-named-field.ts'
import { type RecordAnswer, type RecordFormOptions, useRecordForm } from '../use-record-form.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'

type RecipeFormProps = {
  /** Where the form is submitted, with or without JavaScript. */
  action: string
  /** Initial values, rows as JSON, and the reference of the picture that was fetched from its address. */
  fields: Record<string, string>
  fetched?: string | undefined
  /** The state of the recipe as it is stored, unless it is new, when it will be published, and the time zone in which it may be scheduled. */
  state?: PublicationState
  time?: string | undefined
  timeZone: string
  /** Makes submissions idempotent: one form creates one recipe. */
  formId: string
  posted: RecordAnswer | undefined
  onSaved?: RecordFormOptions['onSaved']
  /** Further buttons next to 'save'. */
  children: ReactNode
}

/** The form of a new or existing recipe. Can't be submitted while a submission is pending. */
export function RecipeForm({
  action,
  fields: initial,
  fetched,
  state,
  time,
  timeZone,
  formId,
  posted,
  onSaved,
  children,
}: RecipeFormProps) {
  const { Form, answer, fields, isSaving, formRef, statusRef, submit } = useRecordForm({
    initial: { ...initial, formId },
    posted,
    onSaved,
  })
  useNamedField(formRef)
  return (
    <>
      <SignInPrompt answer={answer} />
      <Form ref={formRef} className="sheet__form" method="post" action={action} noValidate onSubmit={submit}>
        <EnterButton />
        <div className="sheet__body">
          {answer && !isSaving ? (
            <div className="is-wide">
              <FormStatus ref={statusRef} answer={answer} />
            </div>
          ) : null}
          <input type="hidden" name="formId" value={fields.typed.formId} />
          <RecipeFormFields answer={fields} fetched={fetched} />
          {state === 'published' || state === 'trashed' ? null : (
            <div className="is-wide">
              <ScheduleField timeZone={timeZone} answer={fields} isSaving={isSaving} />
            </div>
          )}
        </div>
        <SaveBar {...(state && { state, time })}>
          {children}
          <PublicationButtons
            {...(state && { state })}
            label="Save recipe"
            isSaving={isSaving}
            canSaveWithout={answer?.canSaveWithout === true}
            earlierWish={fields.typed.wish}
          />
        </SaveBar>
      </Form>
    </>
  )
}
