import { data, isRouteErrorResponse } from 'react-router'
import { keepTyped, type Submission } from '#app/client/keep-typed.ts'
import type { AdminAnswer } from '#app/form-answers.ts'

/**
 * Client action of admin pages with forms: if the session has expired, the database is unavailable or the network fails, the page stays
 * with everything that was typed and shows a message.
 */
export function keepUnsaved<Answer>(submission: Submission<Answer>) {
  return keepTyped(withAnswers(submission, 'That didn’t work. Nothing is lost: try again in a minute.'))
}

/** The same with a page's own message for a failure: a sentence, or words that end with a colon. */
export function keepUnsavedAs(toFailure: (fields: FormData) => string) {
  return async <Answer>(submission: Submission<Answer>) => {
    const words = toFailure(await submission.request.clone().formData())
    const failure = words.endsWith(':') ? words : words.replace(/\.?$/, '.')
    const say = (reason: string) => `${failure} ${failure.endsWith(':') ? reason : reason.charAt(0).toUpperCase() + reason.slice(1)}`
    return keepTyped(
      withAnswers(submission, say('nothing is lost: try again in a minute.')),
      say('you seem to be offline. Nothing is lost.'),
    )
  }
}

/** `unavailable` is the message for a 503. */
function withAnswers<Answer>(
  { request, serverAction }: Submission<Answer>,
  unavailable: string,
): Submission<Answer | ReturnType<typeof toAnswer>> {
  return {
    request,
    async serverAction() {
      try {
        return await serverAction()
      } catch (error) {
        const answer = isRouteErrorResponse(error) ? toAnswer(error.status, unavailable) : undefined
        if (!answer) throw error
        return answer
      }
    },
  }
}

// An error status keeps React Router from revalidating, which would redirect to the sign-in page.
function toAnswer(status: number, unavailable: string) {
  const unsaved = (message: string) =>
    data<AdminAnswer>({ sent: false, message, errors: {}, typed: {}, needsSignIn: status === 401 }, { status })
  if (status === 401) return unsaved('Your session has ended, so nothing was saved. Sign in and save again.')
  return status === 503 ? unsaved(unavailable) : undefined
}
