import { data, isRouteErrorResponse } from 'react-router'

const offlineWords = 'This could not be sent: you seem to be offline. Your text is still here.'

/** The answer to a form that never reached the server, in the shape of the server's own answers. */
type UnsentAnswer = { form: string; sent: false; message: string; errors: Record<string, string>; typed: Record<string, string> }

/** A form that is being sent, as React Router hands it to a client action. */
export type Submission<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * The client action of pages with forms: when the network fails the post, the page stays with everything that was typed and an answer says
 * so, instead of the error page. `message` is what it says.
 */
export async function keepTyped<Answer>({ request, serverAction }: Submission<Answer>, message = offlineWords) {
  const form = await readFormName(request)
  try {
    return await serverAction()
  } catch (error) {
    if (!isNetworkFailure(error) || request.signal.aborted) throw error
    // The status keeps React Router from reading the page's data anew, which would fail as well.
    return data<UnsentAnswer>({ form, sent: false, message, errors: {}, typed: {} }, { status: 503 })
  }
}

async function readFormName(request: Request) {
  const name = (await request.clone().formData()).get('form')
  return typeof name === 'string' ? name : ''
}

// Fetch rejects with a TypeError; a proxy in front of the site answers without React Router's mark, which then throws the answer itself.
function isNetworkFailure(error: unknown) {
  if (isRouteErrorResponse(error)) return [502, 503, 504].includes(error.status)
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
}
