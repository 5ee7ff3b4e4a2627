import { data, isRouteErrorResponse } from 'react-router'
import type { FormAnswer } from '#app/form-answers.ts'

const offlineMessage = 'This couldn’t be sent: you seem to be offline. Your text is still here.'

/** A form submission, as React Router passes it to a client action. */
export type Submission<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * Client action of pages with forms: if the network fails, the page stays with everything that was typed and shows `message`, instead of
 * the error page.
 */
export async function keepTyped<Answer>({ request, serverAction }: Submission<Answer>, message = offlineMessage) {
  const form = await readFormName(request)
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error) || request.signal.aborted) throw error
    // An error status keeps React Router from revalidating, which would fail as well.
    return data<FormAnswer>({ form, sent: false, message, errors: {}, typed: {}, isUnsent: true }, { status: 503 })
  }
}

async function readFormName(request: Request) {
  const name = (await request.clone().formData()).get('form')
  return typeof name === 'string' ? name : ''
}

// Fetch rejects with a TypeError; for a proxy's error page, which lacks React Router's header, React Router throws the response.
function isNetworkFailure(error: unknown) {
  if (isRouteErrorResponse(error)) return [502, 503, 504].includes(error.status)
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
}
