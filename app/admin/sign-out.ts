import { redirect } from 'react-router'
import { services } from '#app/context.ts'
import { signOut } from '#operations/identity/sessions.ts'
import type { Route } from './+types/sign-out.ts'
import { toNoticeCookie } from './notice.ts'

/** Nothing is read here. */
export function loader() {
  return redirect('/admin')
}

/** Ends the session, also one that expired or belongs to no admin any more. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = redirect('/admin/login')
  for (const cookie of await signOut(context.get(services).identity, request.headers)) answer.headers.append('Set-Cookie', cookie)
  answer.headers.append('Set-Cookie', toNoticeCookie('signed-out'))
  return answer
}
