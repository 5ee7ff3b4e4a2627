import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ReplyNote } from '#app/ui/reply-note.tsx'
import type { PublicQuestion } from '#domain/comments/question.ts'
import type { Page } from '#domain/http/paging.ts'
import { QuestionForm } from './question-form.tsx'

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
