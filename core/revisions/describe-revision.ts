import type { Publication } from '#domain/publication/publication.ts'
import { toFieldLabel } from '#domain/revisions/field-labels.ts'
import { listDifferences, type RecordFields } from '#domain/revisions/record-fields.ts'
import { countOf } from '#domain/text/count-of.ts'
import { joinWords } from '#domain/text/join-words.ts'
import { compareVersions, countWords } from './compare-versions.ts'

/** A record before or after a save; a new record has no `before`. */
export type Saved = { fields: RecordFields; at: string } & Publication

const maxNamed = 4

/** A sentence about what a save changed; undefined if nothing. */
export function describeRevision(before: Saved | undefined, after: Saved) {
  if (!before)
    return { draft: 'Started as a draft', scheduled: 'Written and scheduled', published: 'Written and published', trashed: 'Written' }[
      after.state
    ]
  const parts = [describeState(before, after), describeFields(before, after)].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  const sentence = parts.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function describeState(before: Saved, after: Saved) {
  if (after.state === 'scheduled' && after.publishedAt !== before.publishedAt) return 'scheduled'
  if (after.state === before.state) return undefined
  return { draft: 'unpublished', scheduled: 'scheduled', published: 'published', trashed: 'moved to the trash' }[after.state]
}

function describeFields(before: Saved, after: Saved) {
  const names = listDifferences(before.fields, after.fields)
  if (names.length === 0) return undefined
  const labels = [...new Set(names.map(toFieldLabel))].map((label) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()))
  const named = labels.length > maxNamed ? [...labels.slice(0, maxNamed), `${labels.length - maxNamed} more`] : labels
  const { added, removed } = countWords(compareVersions(before.fields, after.fields, names))
  const gone = added > 0 ? removed : countOf(removed, 'word')
  const words = [added > 0 && `${countOf(added, 'word')} added`, removed > 0 && `${gone} removed`].filter(Boolean).join(', ')
  return `changed ${joinWords(named, 'and')}${words && ` (${words})`}`
}
