import type { ReactNode } from 'react'
import { FormStatus } from '#app/ui/form-status.tsx'
import { SaveButtons } from '../blogs/save-buttons.tsx'
import { SignInWhenAsked } from '../sign-in-again.tsx'
import { useNamedField } from '../use-named-field.ts'
import { type RecordAnswer, useRecordForm } from '../use-record-form.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'

type RecipeFormProps = {
  /** Where the form is posted, also as a whole page. */
  action: string
  /** What the fields begin with, rows as JSON; with what was fetched before from the picture's address. */
  fields: Record<string, string>
  fetched?: string | undefined
  /** Tells this form from others, so that it makes one recipe however often it is sent. */
  formId: string
  posted: RecordAnswer | undefined
  onSaved?: () => void
  /** The ways out, beside the button that saves. */
  children: ReactNode
}

/** The form of a recipe, new or edited: its outcome at the head, its fields, and a button that can't be pressed twice. */
export function RecipeForm({ action, fields: initial, fetched, formId, posted, onSaved, children }: RecipeFormProps) {
  const { Form, answer, fields, isSaving, formRef, statusRef, submit } = useRecordForm({
    initial: { ...initial, formId },
    posted,
    onSaved,
  })
  useNamedField(formRef)
  return (
    <>
      <SignInWhenAsked answer={answer} />
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
