import { redirect } from 'react-router'
import { z } from 'zod'
import { reportError, requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { isDiskFull } from '#core/database/storage-error.ts'
import { checkProof } from '#core/identity/own-account.ts'
import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import { answerDownload } from '../answer-download.ts'
import { noteInLog } from '../note-in-log.ts'
import { currentAdmin } from '../require-admin.ts'
import type { Route } from './+types/download-export.ts'
import { exportCards } from './export-cards.ts'
import type { ExportRefusal } from './export-refusals.ts'

const formats = Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]

const wished = z.discriminatedUnion('format', [
  z.object({ format: z.enum(formats), current: z.string().max(passwordLimits.max).catch('') }),
  z.object({ format: z.literal('epub'), collection: z.string().max(editorLimits.slug) }),
])

/** A file is available only by POST. */
export function loader() {
  throw redirect('/admin/export')
}

/** A file in a format; private ones require the current password. Otherwise back to the page, with the reason. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { identity, clock, makeExport } = args.context.get(services)
  const form = await readForm(args.request, wished)
  if (!form.ok) throw redirect('/admin/export', 303)
  const wish = form.value
  const refuse = (refused: ExportRefusal, minutes?: number) => {
    const query = new URLSearchParams({ refused, format: wish.format, ...(minutes && { minutes: String(minutes) }) })
    return redirect(`/admin/export?${query}#${wish.format}`, 303)
  }
  const now = clock()
  try {
    if (wish.format !== 'epub' && exportFormats[wish.format].isPrivate) {
      const { address } = args.context.get(requestFacts)
      const proven = await checkProof(identity, { uid: by.uid, email: by.email, current: wish.current, address, now })
      if (!proven.ok) return proven.reason === 'wrong-password' ? refuse('wrong') : refuse('throttled', proven.minutes)
    }
    const made = await makeExport(wish, by.uid, args.request.signal)
    if (!made.ok) return refuse(made.reason)
    const what = wish.format === 'epub' ? `downloaded the cookbook for ${wish.collection}` : exportCards[wish.format].logged
    await noteInLog(args.context, { by, log: { kind: 'downloads', what } })
    const file = wish.format === 'epub' ? `${wish.collection}.epub` : exportFormats[wish.format].file
    return answerDownload({ ...made, name: toDatedName(file, now) })
  } catch (error) {
    if (!args.request.signal.aborted) args.context.get(reportError)(error, 'An export could not be created')
    return refuse(isDiskFull(error) ? 'no-room' : 'failed')
  }
}

/** 'site-2026-11-25.ghost.zip'. */
function toDatedName(file: string, now: Date) {
  const plain = file.replace(/[^\w.-]/g, '') || 'export'
  return plain.replace('.', `-${now.toISOString().slice(0, 10)}.`)
}
