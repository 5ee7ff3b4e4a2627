import { data, type RouterContextProvider, redirect } from 'react-router'
import { reportError, services } from '#app/context.ts'
import { signOut } from '#core/identity/admin-sessions.ts'
import type { Route } from './+types/sign-out.ts'
import { toNoticeCookie } from './notice.ts'

/** Nothing to GET: redirects to the admin. */
export function loader() {
  return redirect('/admin')
}

/** Ends the session, even an expired one or one that belongs to no admin. On failure the status is 503 and the browser keeps its cookie. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = redirect('/admin/login')
  for (const cookie of await endSession(request, context)) answer.headers.append('Set-Cookie', cookie)
  answer.headers.append('Set-Cookie', toNoticeCookie('signed-out'))
  return answer
}

/** Never rendered. Makes this a page route, so that a plain form that fails gets an error page. */
export default function SignOut() {
  return null
}

async function endSession(request: Request, context: Readonly<RouterContextProvider>) {
  try {
    return await signOut(context.get(services).identity, request.headers)
  } catch (error) {
    context.get(reportError)(error)
    throw data('unavailable', { status: 503 })
  }
}
