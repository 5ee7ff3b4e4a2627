import { redirect } from 'react-router'
import { z } from 'zod'
import { reportError, requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { isDiskFull } from '#core/database/storage-error.ts'
import { checkProof } from '#core/identity/own-account.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import { answerDownload } from '../answer-download.ts'
import { noteInLog } from '../note-in-log.ts'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/download-archive.ts'
import type { Refusal } from './refusals.ts'

const draft = z.object({ current: z.string().max(passwordLimits.max).catch('') })

/** The archive is available only by POST with a password. */
export function loader() {
  throw redirect('/admin/backup')
}

/**
 * The whole site as a zip file, for an admin with every right who types their current password; otherwise back to the page, with the
 * reason.
 */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { identity, clock, makeArchive } = args.context.get(services)
  const form = await readForm(args.request, draft)
  const { address } = args.context.get(requestFacts)
  const now = clock()
  const proof = { uid: by.uid, email: by.email, current: form.ok ? form.value.current : '', address, now }
  try {
    const proven = await checkProof(identity, proof)
    if (!proven.ok) return proven.reason === 'wrong-password' ? refuse('wrong') : refuse('throttled', proven.minutes)
    await noteInLog(args.context, { by, log: { kind: 'downloads', what: 'downloaded an archive of the whole site' } })
    const { body, size } = await makeArchive(now)
    return answerDownload({ body, size, name: `griddle-${now.toISOString().slice(0, 10)}.zip` })
  } catch (error) {
    args.context.get(reportError)(error, 'An archive could not be created')
    return refuse(isDiskFull(error) ? 'no-room' : 'failed')
  }
}

function refuse(refused: Refusal, minutes?: number) {
  return redirect(`/admin/backup?${new URLSearchParams({ refused, ...(minutes && { minutes: String(minutes) }) })}`, 303)
}
