import { data, isRouteErrorResponse } from 'react-router'
import { keepTyped, type Submission } from '#app/client/keep-typed.ts'
import type { SignInAnswer } from './sign-in-form.tsx'

/** What a form is told when it could not be saved; `needsSignIn` asks for `SignInWhenAsked` beside it. */
export type UnsavedAnswer = SignInAnswer & { needsSignIn: boolean }

/**
 * The client action of every page of the admin that writes: when the session has ended, the database is away or the network fails, the
 * page stays with everything that was typed and an answer says so.
 */
export function keepUnsaved<Answer>(submission: Submission<Answer>) {
  return keepTyped(withAnswers(submission, 'This could not be done just now, and nothing is lost: try again in a minute.'))
}

/** The same for pages that have words of their own for what failed. */
export function keepUnsavedAs(toFailure: (fields: FormData) => string) {
  return async <Answer>(submission: Submission<Answer>) => {
    const failure = toFailure(await submission.request.clone().formData()).replace(/\.?$/, '.')
    return keepTyped(
      withAnswers(submission, `${failure} Nothing is lost: try again in a minute.`),
      `${failure} You seem to be offline, and nothing is lost.`,
    )
  }
}

/** `away` is said when the database is. */
function withAnswers<Answer>(
  { request, serverAction }: Submission<Answer>,
  away: string,
): Submission<Answer | ReturnType<typeof toAnswer>> {
  return {
    request,
    async serverAction() {
      try {
        return await serverAction()
      } catch (error) {
        const answer = isRouteErrorResponse(error) ? toAnswer(error.status, away) : undefined
        if (!answer) throw error
        return answer
      }
    },
  }
}

// The status keeps React Router from reading the page's data anew, which would lead to the sign-in page.
function toAnswer(status: number, away: string) {
  const unsaved = (message: string) =>
    data<UnsavedAnswer>({ sent: false, message, errors: {}, typed: {}, needsSignIn: status === 401 }, { status })
  if (status === 401) return unsaved('Your session has ended, so nothing was saved yet. Sign in again and save once more.')
  return status === 503 ? unsaved(away) : undefined
}
