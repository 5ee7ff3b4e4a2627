import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { catchOutage, withErrorReport } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { findByToken, type Publisher } from '#core/newsletter/join-newsletter.ts'
import { linkParam } from '#domain/http/query-params.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Whose newsletter it is, for what writes to its readers. */
export function toPublisher(context: Readonly<RouterContextProvider>): Publisher {
  const { db, siteUrl, siteName, identity } = context.get(services)
  return { db, siteUrl, siteName, sign: identity.sign }
}

/** Whose link in a mail it is, for its page. Opening it changes nothing: programs that look for dangerous links open every one. */
export async function readLink({ request, context }: Args, purpose: 'confirm' | 'leave') {
  const { token = '' } = readQuery({ request, context }, { token: linkParam })
  const read = () => findByToken(toPublisher(context), purpose, token)
  const reader = await withErrorReport(context, 'Error fetching a reader', read)
  return data({ email: reader?.email ?? '', state: reader?.state ?? null }, { status: reader ? 200 : 410 })
}

/** Answers the button of such a page; `act` returns the reader whose link it is. */
export function answerLink(context: Readonly<RouterContextProvider>, act: () => Promise<unknown>) {
  const work = async () => data({ failed: '' }, { status: (await act()) ? 200 : 410 })
  return catchOutage(context, work, () =>
    data({ failed: 'This couldn’t be saved right now. Please press again in a minute.' }, { status: 503 }),
  )
}
