import { data } from 'react-router'
import { pictureRefusals } from '#app/admin/picture-refusals.ts'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readFormData } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import type { RequestArgs } from '#app/query.ts'
import { storeUpload } from '#core/pictures/store-upload.ts'
import { uploadTitle } from '#domain/pictures/picture-draft.ts'
import { maxFormUploadBytes } from '#domain/pictures/upload-limits.ts'
import { countOf } from '#domain/text/count-of.ts'

/** Stores the files of a form without scripts, each by itself, and says why some were refused. */
export async function answerUploads({ request, context }: RequestArgs) {
  const form = await readFormData(request, maxFormUploadBytes)
  // Without a choice browsers send one file without a name.
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
