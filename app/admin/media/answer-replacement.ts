import { data } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { pictureRefusals } from '#app/admin/picture-refusals.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readFormData } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { RequestArgs } from '#app/query.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { type ReplaceRefusal, replacePicture } from '#core/pictures/change-pictures.ts'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'

const form = 'replace'
/** The fields besides the file. */
const maxFrameBytes = 64 * 1024

/** Replaces a picture's file, or says why not. */
export async function answerReplacement({ request, context }: RequestArgs, id: string, by: Viewer) {
  const refuse = (status: number, message: string) =>
    data<AdminAnswer>({ form, sent: false, message: 'The picture was not replaced.', errors: { file: message }, typed: {} }, { status })
  if (Number(request.headers.get('content-length') ?? 0) > maxUploadBytes + maxFrameBytes) return refuse(413, pictureRefusals['too-large'])
  const file = (await readFormData(request, maxUploadBytes + maxFrameBytes)).get('file')
  if (!(file instanceof File) || file.name === '') return refuse(400, 'Choose a picture first')
  const work = async () => {
    const outcome = await replacePicture(context.get(services), id, file.stream())
    if (!outcome.ok) return refuse(422, describe(outcome))
    await noteInLog(context, { by, log: { kind: 'pages', what: 'replaced a picture', link: `/admin/media/edit?id=${id}` } })
    return data<AdminAnswer>({ form, sent: true, message: 'Picture replaced', errors: {}, typed: {} })
  }
  return catchOutage(context, work, (error) => refuse(503, describeOutage(error, 'It could not be saved')))
}

function describe({ reason }: ReplaceRefusal) {
  return reason === 'gone' ? 'This picture has been deleted' : pictureRefusals[reason]
}
