import { data, type RouterContextProvider, redirect } from 'react-router'
import type { AdminAnswer } from '#app/form-answers.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { toNextPath } from './next-path.ts'
import { notices, toNoticeCookie } from './notice.ts'
import { describeThrottling } from './refused-proof.ts'

/** The response to a form of the sign-in pages. */
export function answerSignIn(status: number, answer: Partial<AdminAnswer> & { message: string }, headers: HeadersInit = {}) {
  return data<AdminAnswer>({ sent: false, errors: {}, typed: {}, ...answer }, { status, headers })
}

/** The response after signing in: leads to the requested page, or in place only reports success. */
export function toSignedIn(cookies: string[], { isInPlace, url }: { isInPlace: boolean; url: URL }) {
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  if (isInPlace) return data<AdminAnswer>({ sent: true, message: notices['signed-in'], errors: {}, typed: {} }, { headers })
  headers.append('Set-Cookie', toNoticeCookie('signed-in'))
  return redirect(toNextPath(url.searchParams.get('next')), { headers })
}

/** The 429 response of a throttled sign-in form. */
export function tooManyAttempts(minutes: number, typed: Record<string, string>) {
  const message = describeThrottling(minutes)
  return answerSignIn(429, { message, typed }, { 'Retry-After': String(minutes * 60) })
}

/** Runs `work`; if the database is unavailable, responds 503 with a message. */
export function catchSignInOutage<Result>(
  context: Readonly<RouterContextProvider>,
  typed: Record<string, string>,
  work: () => Promise<Result>,
) {
  return catchOutage(context, work, (error) => answerSignIn(503, { message: describeOutage(error, 'Sign-in failed'), typed }))
}
