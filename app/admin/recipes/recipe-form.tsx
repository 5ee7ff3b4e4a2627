import type { ReactNode } from 'react'
import { FormStatus } from '#app/ui/form-status.tsx'
import { SaveButtons } from '../blogs/save-buttons.tsx'
import { SignInPrompt } from '../sign-in-again.tsx'
import { useNamedField } from '../use-named-field.ts'
import { type RecordAnswer, useRecordForm } from '../use-record-form.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'

type RecipeFormProps = {
  /** Where the form is submitted, with or without JavaScript. */
  action: string
  /** Initial values, rows as JSON, and the reference of the picture that was fetched from its address. */
  fields: Record<string, string>
  fetched?: string | undefined
  /** Makes submissions idempotent: one form creates one recipe. */
  formId: string
  posted: RecordAnswer | undefined
  onSaved?: () => void
  /** Further buttons next to 'save'. */
  children: ReactNode
}

/** The form of a new or existing recipe. Can't be submitted while a submission is pending. */
export function RecipeForm({ action, fields: initial, fetched, formId, posted, onSaved, children }: RecipeFormProps) {
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
        <div className="sheet__body">
          {answer && !isSaving ? (
            <div className="is-wide">
              <FormStatus ref={statusRef} answer={answer} />
            </div>
          ) : null}
          <input type="hidden" name="formId" value={fields.typed.formId} />
          <RecipeFormFields answer={fields} fetched={fetched} />
        </div>
        <footer>
          {children}
          <SaveButtons label="Save recipe" isSaving={isSaving} canSaveWithout={answer?.canSaveWithout === true} />
        </footer>
      </Form>
    </>
  )
}
