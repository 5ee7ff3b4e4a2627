import type { LogEntry } from '#domain/identity/log-entry.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import type { VersionOf } from '#storage/revisions/revisions.ts'

/** What was done to a post or recipe, as an entry of the log: `verb` is what stands before its name, `after` what follows it. */
export function toRecordEntry({ kind, id }: VersionOf, title: string, { verb, after = '' }: { verb: string; after?: string }): LogEntry {
  const [one, editor] = kind === 'blog' ? ['post', '/admin/blog/edit'] : ['recipe', '/admin/manage-recipe/edit']
  return { kind: 'writing', what: `${verb} the ${one} “${title || 'Untitled'}”${after}`, link: `${editor}?id=${id}` }
}

const written = { draft: 'began', scheduled: 'wrote and scheduled', published: 'wrote and published', trashed: 'wrote' }
const changed = { draft: 'changed', scheduled: 'scheduled', published: 'published', trashed: 'changed' }

/** What a save did, by the states before and after it. */
export function toSavedWords(before: PublicationState | undefined, after: PublicationState) {
  if (before === undefined) return { verb: written[after], after: after === 'draft' ? ' as a draft' : '' }
  if (before === after) return { verb: 'changed' }
  return after === 'draft' ? { verb: 'made', after: ' a draft again' } : { verb: changed[after] }
}
