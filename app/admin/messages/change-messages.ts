import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { deleteRows } from '#core/database/visitor-rows.ts'
import { updateContactsRead } from '#core/people/people-rows.ts'
import { recordId } from '#domain/forms/record-id.ts'
import type { LogEntry } from '#domain/identity/log-entry.ts'
import { countOf } from '#domain/text/count-of.ts'
import { answerChange } from '../change-answer.ts'
import { changeSpam, spamChange } from '../comments/change-spam.ts'
import type { Admin } from '../require-admin.ts'

const messageChange = z.object({
  id: recordId.optional(),
  ids: z.array(recordId).max(200),
  change: z.enum(['delete', 'read', 'unread', 'spam', 'not-spam']).default('delete'),
})

const words = { one: 'message', many: 'messages' }

/**
 * Deletes the message with the posted `id`, marks messages as read or unread, or changes the spam among them. A deleted one counts as
 * changed.
 */
export async function changeMessages(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { by, failed }: { by: Admin; failed: string },
) {
  const parsed = await readEditorForm(request, () => messageChange, ['ids'])
  if (!parsed.ok) throw badRequest()
  const { id, ids, change } = parsed.value
  const { db, clock } = context.get(services)
  const asked = spamChange.safeParse(parsed.value)
  if (asked.success) return changeSpam(context, { by, list: 'contacts', words, link: '/admin/manage-contacts', place: 'All' }, asked.data)
  if (change === 'delete') {
    if (id === undefined) throw badRequest()
    return answerChange(context, {
      by,
      log: toEntry('deleted a message'),
      change: () => deleteRows(db, 'contacts', [id]),
      done: 'Message deleted',
      failed,
    })
  }
  if (ids.length === 0 || change === 'spam' || change === 'not-spam') throw badRequest()
  const readAt = change === 'read' ? clock().toISOString() : null
  const done = `${ids.length === 1 ? 'Message' : 'Messages'} marked as ${change}`
  return answerChange(context, {
    by,
    log: toEntry(`marked ${countOf(ids.length, 'message')} as ${change}`),
    change: () => updateContactsRead(db, ids, readAt),
    done,
    failed: 'The messages could not be marked.',
  })
}

function toEntry(what: string): LogEntry {
  return { kind: 'people', what, link: '/admin/manage-contacts' }
}
