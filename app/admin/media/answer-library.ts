import { data } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { pictureRefusals } from '#app/admin/picture-refusals.ts'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readEditorForm, readFormData } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { RequestArgs } from '#app/query.ts'
import { badRequest } from '#app/responses.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { deletePictures } from '#core/pictures/change-pictures.ts'
import { storeUpload } from '#core/pictures/store-upload.ts'
import { pictureDeletion, uploadTitle } from '#domain/pictures/picture-draft.ts'
import { maxFormUploadBytes } from '#domain/pictures/upload-limits.ts'
import { countOf } from '#domain/text/count-of.ts'

/** Stores the files of a form without scripts one by one, and says why some were refused. */
export async function answerUploads({ request, context }: RequestArgs) {
  const form = await readFormData(request, maxFormUploadBytes)
  // Without a choice, browsers send one file without a name.
  const files = form.getAll('files').filter((file) => file instanceof File && file.name !== '') as File[]
  const answer = (status: number, sent: boolean, message: string) => data<ChangeAnswer>({ sent, message }, { status })
  if (files.length === 0) return answer(400, false, 'Choose at least one picture first.')
  const work = async () => {
    const refused: string[] = []
    for (const file of files) {
      const outcome = await storeUpload(context.get(services), file.stream(), uploadTitle.parse(file.name))
      if (!outcome.ok) refused.push(`${file.name}: ${pictureRefusals[outcome.reason]}`)
    }
    const stored = files.length - refused.length
    const done = stored > 0 ? [`${countOf(stored, 'picture')} uploaded.`] : []
    return answer(refused.length > 0 ? 422 : 200, refused.length === 0, [...done, ...refused].join(' '))
  }
  return catchOutage(context, work, (error) => answer(503, false, describeOutage(error, 'The pictures could not be saved')))
}

/** Deletes one or several pictures. Those in use stay, and the owner is told. */
export async function answerDeletion({ request, context }: RequestArgs, by: Viewer) {
  const parsed = await readEditorForm(request, () => pictureDeletion, ['ids'])
  if (!parsed.ok) throw badRequest()
  const { id, ids } = parsed.value
  const answer = (status: number, sent: boolean, message: string) => data<ChangeAnswer>({ sent, message }, { status })
  if (id === undefined && ids.length === 0) return answer(400, false, 'Choose at least one picture first.')
  const work = async () => {
    const { deleted, kept } = await deletePictures(context.get(services), id === undefined ? [...new Set(ids)] : [id])
    if (deleted > 0) await noteInLog(context, { by, log: { kind: 'pages', what: `deleted ${countOf(deleted, 'picture')}` } })
    if (kept === 0) return answer(200, true, deleted === 1 || id ? 'Picture deleted' : `${countOf(deleted, 'picture')} deleted`)
    const done = deleted > 0 ? `${countOf(deleted, 'picture')} deleted. ` : ''
    const used = kept === 1 ? 'is in use or in unsaved text, so it was kept' : 'are in use or in unsaved text, so they were kept'
    // With an error status the list would not be reloaded.
    return answer(deleted > 0 ? 200 : 409, false, `${done}${countOf(kept, 'picture')} ${used}. Open a picture to see where it is used.`)
  }
  return catchOutage(context, work, (error) => answer(503, false, describeOutage(error, 'The pictures could not be deleted')))
}
