import { VisitorForm, WriterFields } from '#app/public/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ReplyNote } from '#app/ui/reply-note.tsx'
import type { PublicQuestion } from '#domain/comments/question.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Page } from '#domain/http/paging.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

type QuestionsProps = {
  /** Null when they could not be read. */
  questions: Page<PublicQuestion> | null
  /** The recipe's, with its servings and units. */
  address: string
}

/** What readers asked about a recipe and were answered, and the form to ask with. */
export function Questions({ questions, address }: QuestionsProps) {
  return (
    <section className="wrap comments questions" id="questions" tabIndex={-1} aria-labelledby="questions-title">
      <div>
        <h2 className="comments__title" id="questions-title">
          Questions
        </h2>
        {questions ? null : <p>The questions could not be loaded.</p>}
        {questions?.total === 0 ? <p className="muted">No questions yet.</p> : null}
        {questions?.entries.map((question) => (
          <Question key={question.id} {...question} />
        ))}
        {questions ? <Pager page={questions.page} pageCount={questions.pageCount} hash="#questions" /> : null}
      </div>
      <QuestionForm address={address} />
    </section>
  )
}

function Question({ name, text, createdAt, ...reply }: PublicQuestion) {
  return (
    <article className="comment">
      <header>
        <b>{name}</b>
        <LongDate stored={createdAt} />
      </header>
      <p>{text}</p>
      <ReplyNote {...reply} />
    </article>
  )
}

/** `address` is the recipe's with its servings and units, which the page keeps when the form is sent without JavaScript. */
function QuestionForm({ address }: { address: string }) {
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
