import type { PublicationState } from '#domain/publication/publication.ts'
import { type DeletableKind, kindFacts } from '#domain/revisions/version-kinds.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toFinalQuestion } from '../deletion-questions.ts'
import type { BulkChange } from '../selection/selection-bar.tsx'

const along: Record<DeletableKind, string> = {
  blog: 'This also deletes their comments and earlier versions.',
  recipe: 'This also deletes their reviews, questions and earlier versions.',
  page: 'This also deletes their earlier versions.',
  collection: 'Their recipes stay. This also deletes their earlier versions.',
}

/** The bulk actions in a view of the list. */
export function listChanges(state: PublicationState | undefined, kind: DeletableKind): BulkChange[] {
  const question = (count: number) => toFinalQuestion(countOf(count, kindFacts[kind].one), along[kind])
  if (state === 'trashed') {
    return [
      { change: 'restore', label: 'Restore' },
      { change: 'delete', label: 'Delete permanently', question },
    ]
  }
  const all: (BulkChange & { of: PublicationState[] })[] = [
    { change: 'publish', label: 'Publish', of: ['draft', 'scheduled'] },
    { change: 'unpublish', label: 'Unpublish', of: ['published', 'scheduled'] },
    { change: 'trash', label: 'Move to trash', of: ['draft', 'scheduled', 'published'] },
  ]
  return all.filter(({ of }) => !state || of.includes(state))
}
