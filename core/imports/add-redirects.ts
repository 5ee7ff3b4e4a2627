import { findRedirect } from '#core/redirects/redirect-rows.ts'
import { saveRedirect } from '#core/redirects/write-redirect.ts'
import { isInOwnFolder, isReservedPart } from '#domain/http/reserved-parts.ts'
import type { SourceRecord } from '#domain/imports/source-record.ts'
import { toWholePicturePath } from '#domain/redirects/redirect.ts'
import { redirectDraft } from '#domain/redirects/redirect-draft.ts'
import type { WriteContext } from './write-context.ts'

/** Adds a redirect and returns its id, or the reason why there is none. */
export async function addRedirect({ db, parts }: WriteContext, source: string, target: string, status: 301 | 302) {
  const parsed = redirectDraft.safeParse({ source, target, status })
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? 'It isn’t a valid address.' }
  const isFixed = (path: string) => path === '/' || isReservedPart(path.slice(1)) || isInOwnFolder(path)
  const faults = await saveRedirect({ db, clock: parts.clock, siteUrl: parts.siteUrl, isFixed }, parsed.data)
  if (faults) return { reason: `${Object.values(faults).flat().join('. ')}.` }
  return (await findRedirect(db, parsed.data.source))?.id ?? { reason: 'It could not be saved.' }
}

/** Redirects a record's old paths to it; those that can't be redirected are named in the notes. */
export async function redirectOldPaths(context: WriteContext, oldPaths: string[] | undefined, path: string) {
  for (const old of new Set(oldPaths)) {
    if (old.replace(/\/$/, '') === path) continue
    const outcome = await addPermanent(context, old, path)
    if (outcome) context.notes.push(`Its old address ${old} doesn’t redirect to it: ${outcome.reason}`)
  }
}

/** Redirects the old paths of a record's pictures to the stored ones; those that can't be redirected are named in the notes. */
export async function redirectOldPictures(context: WriteContext, { oldPictures = [] }: SourceRecord) {
  for (const { path, address } of oldPictures) {
    const reference = context.pictures.stored.get(address)
    const outcome = reference && (await addPermanent(context, toWholePicturePath(path), reference))
    if (outcome) context.notes.push(`The old address ${path} doesn’t redirect to its picture: ${outcome.reason}`)
  }
}

/** Adds a redirect to the traces, unless the same one exists, or says why not. */
async function addPermanent(context: WriteContext, source: string, target: string) {
  const key = redirectDraft.shape.source.safeParse(source).data
  const present = key === undefined ? undefined : await findRedirect(context.db, key)
  if (present?.target === target) return undefined
  const outcome = await addRedirect(context, source, target, 301)
  if (typeof outcome !== 'string') return outcome
  context.traces.redirects.push(outcome)
  return undefined
}
