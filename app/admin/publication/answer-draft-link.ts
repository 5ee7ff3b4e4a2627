import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { createDraftLink, revokeDraftLink } from '#core/publication/draft-links.ts'
import { listRecordTitles, type OwnedKey } from '#core/publication/publication-rows.ts'
import { toRecordEntry } from '#core/revisions/log-words.ts'
import { answerChange } from '../change-answer.ts'

/** Creates or revokes a draft's secret link. */
export async function answerDraftLink(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { key, by }: { key: OwnedKey; by: Viewer },
) {
  const { db } = context.get(services)
  const { link } = await readFields(request)
  const title = (await listRecordTitles(db, [key])).get(String(key.id)) ?? ''
  const toEntry = (verb: string) => toRecordEntry(key, title, { verb })
  const failed = 'That didn’t work. Try again in a minute.'
  if (link === 'revoke')
    return answerChange(context, {
      by,
      log: toEntry('revoked the link to the draft of'),
      change: () => revokeDraftLink(db, key),
      done: 'Link revoked',
      failed,
    })
  return answerChange(context, {
    by,
    log: toEntry('created a link to the draft of'),
    change: () => createDraftLink(db, key),
    done: 'Anyone with the link can read the draft',
    failed,
  })
}
