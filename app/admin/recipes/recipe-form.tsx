import type { ReactNode } from 'react'
import { FormStatus } from '#app/ui/form-status.tsx'
import { SignInAgain } from '../sign-in-again.tsx'
import type { RecipeAnswer } from './recipe-answer.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import { useRecipeForm } from './use-recipe-form.ts'

type RecipeFormProps = {
  /** Where the form is posted, also as a whole page. */
  action: string
  /** What the fields begin with, rows as JSON. */
  fields: Record<string, string>
  /** Tells this form from others, so that it makes one recipe however often it is sent. */
  formId: string
  posted: RecipeAnswer | undefined
  onSaved?: () => void
  /** The ways out, beside the button that saves. */
  children: ReactNode
}

/** The form of a recipe, new or edited: its outcome at the head, its fields, and a button that can't be pressed twice. */
export function RecipeForm({ action, fields, formId, posted, onSaved, children }: RecipeFormProps) {
  const { Form, answer, shown, sending, formRef, statusRef, markSending } = useRecipeForm({ fields, posted, onSaved })
  return (
    <>
      {answer?.needsSignIn ? <SignInAgain /> : null}
      <Form
        ref={formRef}
        className="recipe-form"
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => (sending ? event.preventDefault() : markSending())}
      >
        <div className="sheet__body">
          {answer && !sending ? (
            <div className="is-wide">
              <FormStatus ref={statusRef} answer={answer} />
              {answer.pictureFailed ? (
                <button className="button button--outline" type="submit" name="pictures" value="save-without">
                  Save without the picture
                </button>
              ) : null}
            </div>
          ) : null}
          <input type="hidden" name="formId" value={formId} />
          <RecipeFormFields answer={shown} />
        </div>
        <footer>
          {children}
          <button className="button" type="submit" aria-disabled={sending}>
            {sending ? 'Saving…' : 'Save recipe'}
          </button>
        </footer>
      </Form>
    </>
  )
}
