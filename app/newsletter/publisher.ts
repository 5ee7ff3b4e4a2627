import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { catchOutage, withErrorReport } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { findByToken, type Publisher } from '#core/newsletter/join-newsletter.ts'
import { linkParam } from '#domain/http/query-params.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The newsletter's publisher, for mails to its readers. */
export function toPublisher(context: Readonly<RouterContextProvider>): Publisher {
  const { db, siteUrl, siteName, identity } = context.get(services)
  return { db, siteUrl, siteName, sign: identity.sign }
}

/** The reader a mailed link belongs to, for its page. Opening it changes nothing: security scanners open every link. */
export async function readLink({ request, context }: Args, purpose: 'confirm' | 'leave') {
  const { token = '' } = readQuery({ request, context }, { token: linkParam })
  const read = () => findByToken(toPublisher(context), purpose, token)
  const reader = await withErrorReport(context, 'Error fetching a reader', read)
  return data({ email: reader?.email ?? '', state: reader?.state ?? null }, { status: reader ? 200 : 410 })
}

/** Handles the button of such a page; `act` returns the link's reader. */
export function answerLink(context: Readonly<RouterContextProvider>, act: () => Promise<unknown>) {
  const work = async () => data({ failed: '' }, { status: (await act()) ? 200 : 410 })
  return catchOutage(context, work, () =>
    data({ failed: 'This couldn’t be saved right now. Please try again in a minute.' }, { status: 503 }),
  )
}
