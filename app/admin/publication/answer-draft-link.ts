import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { createDraftLink, revokeDraftLink } from '#operations/publication/draft-links.ts'
import type { RecordKey } from '#storage/publication/publications.ts'
import { answerChange } from '../change-answer.ts'

/** Gives a draft an address of its own, or takes it back. */
export async function answerDraftLink(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  key: RecordKey,
) {
  const { db } = context.get(services)
  const { link } = await readFields(request)
  const failed = 'This could not be done just now. Try it again in a minute.'
  if (link === 'revoke') return answerChange(context, { change: () => revokeDraftLink(db, key), done: 'The link no longer works', failed })
  return answerChange(context, { change: () => createDraftLink(db, key), done: 'Whoever has the link can read the draft', failed })
}
