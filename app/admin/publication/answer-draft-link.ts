import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { createDraftLink, revokeDraftLink } from '#operations/publication/draft-links.ts'
import { findPublication, type RecordKey } from '#storage/publication/publications.ts'
import { answerChange } from '../change-answer.ts'

type Context = Readonly<RouterContextProvider>

/** The address at which the draft of a record is shown to others, or undefined. */
export async function findDraftAddress(context: Context, key: RecordKey, path: string) {
  const { db, siteUrl } = context.get(services)
  const token = (await findPublication(db, key))?.draftToken
  return token ? `${siteUrl}${path}?draft=${token}` : undefined
}

/** Gives a draft an address of its own, or takes it back. */
export async function answerDraftLink({ request, context }: { request: Request; context: Context }, key: RecordKey) {
  const { db } = context.get(services)
  const { link } = await readFields(request)
  const failed = 'This could not be done just now. Try it again in a minute.'
  if (link === 'revoke') return answerChange(context, { change: () => revokeDraftLink(db, key), done: 'The link no longer works', failed })
  return answerChange(context, { change: () => createDraftLink(db, key), done: 'Whoever has the link can read the draft', failed })
}
