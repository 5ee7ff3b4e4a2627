import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { importRedirects, type RedirectParts } from '#core/redirects/write-redirect.ts'
import { countOf } from '#domain/text/count-of.ts'

/** Imports the lines of the field `csv`; those that were refused can be mended in the form and sent again. */
export async function answerImport(
  context: Readonly<RouterContextProvider>,
  typed: Record<string, string>,
  parts: RedirectParts & { by: Viewer },
) {
  const { csv = '' } = typed
  const answer = (status: number, message: string, more: Partial<AdminAnswer> = {}) =>
    data<AdminAnswer>({ form: 'import', sent: false, message, errors: {}, typed, lines: [], ...more }, { status })
  if (csv.trim() === '') return answer(400, 'Nothing was imported.', { errors: { csv: 'Choose a file or paste its lines here' } })
  const work = async () => {
    const lines = await importRedirects(parts, csv)
    const refused = lines.filter(({ error }) => error).length
    const imported = countOf(lines.length - refused, 'redirect')
    await noteInLog(context, { by: parts.by, log: { kind: 'pages', what: `imported ${imported}`, link: '/admin/redirects' } })
    const message = `${imported} imported${refused > 0 ? `, ${countOf(refused, 'line')} refused` : ''}.`
    return refused > 0 ? answer(200, message, { lines }) : answer(200, message, { sent: true, typed: {}, lines })
  }
  return catchOutage(context, work, (error) => answer(503, describeOutage(error, 'The lines could not be imported', 'They’re still here')))
}
