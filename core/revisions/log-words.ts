import type { LogEntry } from '#domain/identity/log-entry.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { kindFacts, toEditorPath } from '#domain/revisions/version-kinds.ts'
import type { VersionOf } from './revision-rows.ts'

/**
 * A log entry for a change to a record: `verb` precedes its name, `after` follows it. `one` is the noun for it if its kind is too general.
 * Settings have no name.
 */
export function toRecordEntry(
  { kind, id }: VersionOf,
  title: string,
  { verb, after = '' }: { verb: string; after?: string },
  one = kindFacts[kind].one,
): LogEntry {
  const name = kind === 'settings' ? '' : ` “${title || 'Untitled'}”`
  return { kind: kindFacts[kind].log, what: `${verb} the ${one}${name}${after}`, link: toEditorPath(kind, id) }
}

const written = { draft: 'started', scheduled: 'wrote and scheduled', published: 'wrote and published', trashed: 'wrote' }
const changed = { draft: 'changed', scheduled: 'scheduled', published: 'published', trashed: 'changed' }

/** What a save did, judging by the states before and after. */
export function toSavedWords(before: PublicationState | undefined, after: PublicationState) {
  if (before === undefined) return { verb: written[after], after: after === 'draft' ? ' as a draft' : '' }
  if (before === after) return { verb: 'changed' }
  return after === 'draft' ? { verb: 'unpublished' } : { verb: changed[after] }
}
