import type { Database } from '#core/database/database.ts'
import { mergeFields } from '#domain/revisions/merge-fields.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import { type ComparedField, compareVersions } from './compare-versions.ts'
import { findRevision, type RevisionHead, type VersionOf } from './revision-rows.ts'
import type { Editing } from './save-revision.ts'
import { readRevisionFields } from './stored-fields.ts'

/**
 * Two saves of a record that touch the same fields: `fields` compares ours (before) with what is stored (after). `taken` names the fields that only the
 * others changed. `revision`, `author` and `savedAt` are those of what is stored; the author of one's own save in another window is ''.
 */
export type Conflict = { revision: number; author: string; savedAt: string; fields: ComparedField[]; taken: string[] }

/** What a save would store. `number` is the newest revision, which must still be so when it is stored. */
type EditPlan<Draft> = { ok: true; draft: Draft; number: number; taken: string[] } | { ok: false; reason: 'conflict'; conflict: Conflict }

/** What a save of a new record adds to its outcome. */
export const firstSave = { ok: true as const, revision: 1, taken: [] }

/** The outcome of an attempt to save that came after someone else's. */
export const staleRevision = 'stale-revision'

/** Tries again with another plan as long as someone else was faster. */
export async function retryWhileStale<Outcome>(attempt: () => Promise<Outcome | typeof staleRevision>): Promise<Outcome> {
  for (;;) {
    const outcome = await attempt()
    if (outcome !== staleRevision) return outcome
  }
}

type Edit<Draft> = {
  /** The newest revision, read before `stored`: what is saved between the two is noticed in the transaction. */
  latest: RevisionHead | undefined
  /** What was typed, comparable with `stored`. */
  draft: Draft
  stored: RecordFields
  /** Without a `base`, what is typed replaces what is stored. */
  editing: Editing
  /** How fields are shown to people, where it is not how they are stored. */
  toShown?: (fields: RecordFields) => Promise<RecordFields>
}

/** Merges what was typed with what others have saved since the form was opened: different fields by themselves, the same ones are a conflict. */
export async function planEdit<Draft extends RecordFields>(
  db: Database,
  record: VersionOf,
  { latest, draft, stored, editing: { base, author }, toShown = asStored }: Edit<Draft>,
): Promise<EditPlan<Draft>> {
  const number = latest?.number ?? 1
  if (base === undefined || base >= number) return { ok: true, draft, number, taken: [] }
  const beginning = await findRevision(db, record, base)
  const { merged, taken, conflicts } = mergeFields(draft, stored, beginning && readRevisionFields(beginning))
  if (conflicts.length === 0) return { ok: true, draft: merged, number, taken }
  const { authorId, createdAt: savedAt = '' } = latest ?? {}
  const [ours, theirs] = [await toShown(draft), await toShown(stored)]
  const who = authorId === author?.uid ? '' : (latest?.author ?? '')
  return {
    ok: false,
    reason: 'conflict',
    conflict: { revision: number, author: who, savedAt, fields: compareVersions(ours, theirs, conflicts), taken },
  }
}

function asStored(fields: RecordFields) {
  return Promise.resolve(fields)
}
