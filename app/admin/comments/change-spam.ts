import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { noteInLog } from '#app/admin/note-in-log.ts'
import type { Admin } from '#app/admin/require-admin.ts'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { catchOutage, nameFullDisk } from '#app/outage.ts'
import { clearSpam, markSpam } from '#core/spam/mark-spam.ts'
import { deleteSpam } from '#core/spam/spam-rows.ts'
import { recordIds } from '#domain/forms/record-id.ts'
import { capitalize } from '#domain/text/capitalize.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { OpinionWords } from './opinion.ts'
import { readOwnHosts } from './spam-groups.ts'

/** What a form does with a list's spam: marks entries, releases them, or deletes them. */
export const spamChange = z.object({ change: z.enum(['spam', 'not-spam', 'delete']), ids: recordIds })

type SpamChange = z.infer<typeof spamChange>

type Changing = { by: Admin; list: 'contacts' | 'users'; words: OpinionWords; link: string; place: string }

/** Marks messages or members as spam or not spam, or permanently deletes them from the spam. */
export async function changeSpam(
  context: Readonly<RouterContextProvider>,
  { by, list, words, link, place }: Changing,
  { change, ids }: SpamChange,
) {
  const { db, clock } = context.get(services)
  const kind = list === 'contacts' ? 'message' : 'member'
  const apply = async () => {
    if (change === 'delete') return deleteSpam(db, list, ids)
    const ownHosts = readOwnHosts(context)
    const counts = change === 'spam' ? await markSpam(db, list, ids, { now: clock(), ownHosts }) : await clearSpam(db, list, ids, clock())
    return counts[kind] ?? 0
  }
  const said = { spam: 'marked as spam', 'not-spam': `moved to ${place}`, delete: 'deleted' }[change]
  const work = async () => {
    const counted = countOf(await apply(), words.one, words.many)
    const what =
      change === 'delete' ? `deleted ${counted} from the spam` : `marked ${counted} as ${change === 'spam' ? 'spam' : 'not spam'}`
    await noteInLog(context, { by, log: { kind: 'people', what, link } })
    const message = `${ids.length === 1 ? capitalize(words.one) : counted} ${said}`
    return data<ChangeAnswer>({ sent: true, message, changed: { change, ids } })
  }
  const failed = `The ${words.many} could not be changed.`
  return catchOutage(context, work, (error) => data<ChangeAnswer>({ sent: false, message: nameFullDisk(error, failed) }, { status: 503 }))
}
