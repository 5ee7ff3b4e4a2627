import { services } from '#app/context.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { readQuery } from '#app/query.ts'
import { notFound } from '#app/responses.ts'
import type { SourceRefusal } from '#core/imports/import-sources.ts'
import { filePart } from '#domain/imports/import-draft.ts'
import { findFileFault } from '#domain/imports/source-limits.ts'
import type { Route } from './+types/receive-file.ts'
import { noRoom } from './answer-start.ts'

const refusals: Record<SourceRefusal, { status: number; message: string }> = {
  'cut-off': { status: 400, message: 'The connection was lost. Send the rest.' },
  moved: { status: 409, message: 'The site has a different part of this file than your browser expects.' },
  'too-large': { status: 413, message: 'These files are larger than 20 GB. Import them in parts.' },
  'too-many': { status: 413, message: 'That’s more than 2,000 files. Zip them and choose the zip file.' },
  'no-room': { status: 507, message: noRoom },
}

/** Nothing to GET. */
export function loader() {
  throw notFound()
}

/**
 * Writes the request body, a part of a file to import, to disk. The response is JSON: `{ size }` of the file so far, and a `message` if not
 * everything was accepted.
 */
export async function action(args: Route.ActionArgs) {
  const { id, ...part } = readQuery(args, filePart)
  const { imports } = args.context.get(services)
  const fault = findFileFault(part.name, part.total)
  if (fault) return Response.json({ size: 0, message: fault }, { status: 413 })
  const work = async () => {
    const { size, refusal } = await imports.sources.append(id, part, args.request.body ?? noBytes())
    if (!refusal) return Response.json({ size })
    const { status, message } = refusals[refusal]
    return Response.json({ size, message }, { status })
  }
  return catchOutage(args.context, work, (error) =>
    Response.json({ message: describeOutage(error, 'The file could not be saved') }, { status: 503 }),
  )
}

async function* noBytes() {}
