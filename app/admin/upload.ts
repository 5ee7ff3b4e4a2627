import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import { type FetchRefusal, fetchPicture } from '#core/pictures/fetch-picture.ts'
import { type StoredPicture, storeUpload } from '#core/pictures/store-upload.ts'
import { uploadTitle } from '#domain/pictures/picture-draft.ts'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import type { Route } from './+types/upload.ts'
import { animatedNotice, pictureRefusals } from './picture-refusals.ts'

/** Nothing to GET. */
export function loader() {
  throw notFound()
}

/**
 * Stores one picture: the request body, streamed to disk (`?name=` is the file's name), or the file at the `url` of a posted form. The
 * response is JSON: `{ reference, width, height, notice? }`, or `{ message }`; notice and message are for the owner.
 */
export async function action(args: Route.ActionArgs) {
  const work = async () => toAnswer(await receive(args))
  return catchOutage(args.context, work, (error) =>
    Response.json({ message: describeOutage(error, 'The picture could not be saved') }, { status: 503 }),
  )
}

async function receive({ request, context }: Route.ActionArgs): Promise<StoredPicture | FetchRefusal> {
  const parts = context.get(services)
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get('content-type') ?? '')) {
    const { url = '' } = await readFields(request)
    return fetchPicture(parts, url)
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxUploadBytes) return { ok: false, reason: 'too-large' }
  const { name } = readQuery({ request, context }, { name: uploadTitle })
  return storeUpload(parts, request.body ?? noBytes(), name)
}

async function* noBytes() {}

function toAnswer(outcome: StoredPicture | FetchRefusal) {
  if (!outcome.ok)
    return Response.json({ message: pictureRefusals[outcome.reason] }, { status: outcome.reason === 'too-large' ? 413 : 422 })
  const { reference, width, height, isAnimated } = outcome
  return Response.json({ reference, width, height, notice: isAnimated ? animatedNotice : undefined })
}
