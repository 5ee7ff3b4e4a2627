import { findRedirect } from '#core/redirects/redirect-rows.ts'
import { saveRedirect } from '#core/redirects/write-redirect.ts'
import { isInOwnFolder, isReservedPart } from '#domain/http/reserved-parts.ts'
import { redirectDraft } from '#domain/redirects/redirect-draft.ts'
import type { WriteContext } from './write-context.ts'

/** Adds a redirect and gives its id; or why there is none. */
export async function addRedirect({ db, parts }: WriteContext, source: string, target: string, status: 301 | 302) {
  const parsed = redirectDraft.safeParse({ source, target, status })
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? 'It isn’t a valid address.' }
  const isFixed = (path: string) => path === '/' || isReservedPart(path.slice(1)) || isInOwnFolder(path)
  const faults = await saveRedirect({ db, clock: parts.clock, siteUrl: parts.siteUrl, isFixed }, parsed.data)
  if (faults) return { reason: `${Object.values(faults).flat().join('. ')}.` }
  return (await findRedirect(db, parsed.data.source))?.id ?? { reason: 'It could not be saved.' }
}

/** Has the old paths of a record lead to it; those that can't are named in the notes. */
export async function redirectOldPaths(context: WriteContext, oldPaths: string[] | undefined, path: string) {
  for (const old of new Set(oldPaths)) {
    if (old.replace(/\/$/, '') === path) continue
    const outcome = await addRedirect(context, old, path, 301)
    if (typeof outcome === 'string') context.traces.redirects.push(outcome)
    else context.notes.push(`Its old address ${old} doesn’t redirect to it: ${outcome.reason}`)
  }
}
