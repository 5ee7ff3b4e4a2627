import { data, isRouteErrorResponse } from 'react-router'
import { keepTyped } from '#app/client/keep-typed.ts'
import type { DoorAnswer } from './door-form.tsx'

/** What a form is told when it could not be saved; `needsSignIn` asks for `SignInAgain` beside it. */
export type UnsavedAnswer = DoorAnswer & { needsSignIn: boolean }

type Submission<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * The client action of every page of the back office that writes: when the session has ended, the database is away or the network fails, the
 * page stays with everything that was typed and an answer says so.
 */
export function keepUnsaved<Answer>({ request, serverAction }: Submission<Answer>) {
  return keepTyped({
    request,
    async serverAction() {
      try {
        return await serverAction()
      } catch (error) {
        const answer = isRouteErrorResponse(error) ? toAnswer(error.status) : undefined
        if (!answer) throw error
        return answer
      }
    },
  })
}

// The status keeps React Router from reading the page's data anew, which would lead to the sign-in page.
function toAnswer(status: number) {
  const unsaved = (message: string) =>
    data<UnsavedAnswer>({ sent: false, message, errors: {}, typed: {}, needsSignIn: status === 401 }, { status })
  if (status === 401) return unsaved('Your session has ended, so nothing was saved yet. Sign in again and save once more.')
  if (status === 503) return unsaved('This could not be done just now, and nothing is lost: try again in a minute.')
  return undefined
}
