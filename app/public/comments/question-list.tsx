import { FormPanel, WriterFields } from '#app/public/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import type { PublicQuestion } from '#domain/comments/question.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Page } from '#domain/http/paging.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { Opinion, Opinions, Unsent } from './opinions.tsx'

type QuestionsProps = {
  /** Null if they could not be read. */
  questions: Page<PublicQuestion> | null
  /** The recipe's address, with its servings and units. */
  address: string
}

/** Readers' questions about a recipe with their answers, and the form for asking. */
export function Questions({ questions, address }: QuestionsProps) {
  return (
    <Opinions
      id="questions"
      className="wrap comments questions"
      title="Questions"
      page={questions}
      form={<QuestionForm address={address} />}
    >
      {questions?.total === 0 ? <p className="muted">No questions yet.</p> : null}
      {questions?.entries.map((question) => (
        <Opinion key={question.id} {...question} />
      ))}
    </Opinions>
  )
}

/** `address` is the recipe's, with its servings and units, which the page keeps if the form is sent without JavaScript. */
function QuestionForm({ address }: { address: string }) {
  return (
    <FormPanel
      id="ask-a-question"
      live="questions"
      title="Ask a question"
      help="Questions appear once the kitchen approves or answers them."
      form="question"
      action={address}
      button="Send question"
    >
      {(answer) => (
        <>
          <WriterFields answer={answer} />
          <Field name="text" label="Question" multiline required maxLength={fieldLimits.question} answer={answer} />
        </>
      )}
    </FormPanel>
  )
}

export function UnsentQuestion({ slug }: { slug: string }) {
  return (
    <Unsent what="question" about="recipe" to="/recipes" list="the menu">
      <QuestionForm address={toRecipePath(slug)} />
    </Unsent>
  )
}
