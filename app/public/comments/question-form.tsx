import { VisitorForm, WriterFields } from '#app/public/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

/** `address` is the recipe's with its servings and units, which the page keeps when the form is sent without JavaScript. */
export function QuestionForm({ address }: { address: string }) {
  return (
    <div className="form-panel" id="ask-a-question" data-live="questions">
      <h2 id="question-form-title">Ask a question</h2>
      <VisitorForm form="question" action={`${address}#ask-a-question`} button="Send question" labelledBy="question-form-title">
        {(answer) => (
          <>
            <WriterFields answer={answer} />
            <Field name="text" label="Question" multiline required maxLength={fieldLimits.question} answer={answer} />
          </>
        )}
      </VisitorForm>
      <p className="help">Questions appear once the kitchen approves or answers them.</p>
    </div>
  )
}

/** Replaces a recipe that could not be read after a question was submitted: the form with the typed text. */
export function UnsentQuestion({ slug }: { slug: string }) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>Your question is still here.</h1>
        <p>
          The kitchen can’t reach its files right now, so the recipe is missing from this page. Send your question again in a minute, or go
          back to <Link to="/recipes">the menu</Link>.
        </p>
      </div>
      <QuestionForm address={toRecipePath(slug)} />
    </div>
  )
}
