import type { Database } from '#core/database/database.ts'
import { mergeFields } from '#domain/revisions/merge-fields.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import { type ComparedField, compareVersions } from './compare-versions.ts'
import { findRevision, type RevisionHead, type VersionOf } from './revision-rows.ts'
import type { Editing } from './save-revision.ts'
import { readRevisionFields } from './stored-fields.ts'

/**
 * Two saves of a record that touch the same fields: `fields` compares ours (before) with the stored ones (after). `taken` lists the fields that
 * only others changed. `revision`, `author` and `savedAt` are those of the stored version; `author` is '' if it was saved in another window by
 * the same admin.
 */
export type Conflict = { revision: number; author: string; savedAt: string; fields: ComparedField[]; taken: string[] }

/** What a save would store. `number` is the newest revision, which must not have changed when it is stored. */
type EditPlan<Draft> = { ok: true; draft: Draft; number: number; taken: string[] } | { ok: false; reason: 'conflict'; conflict: Conflict }

/** Added to the outcome of the first save of a record. */
export const firstSave = { ok: true as const, revision: 1, taken: [] }

/** The outcome of an attempt to save that came too late. */
export const staleRevision = 'stale-revision'

/** Retries with a new plan while others are faster. */
export async function retryWhileStale<Outcome>(attempt: () => Promise<Outcome | typeof staleRevision>): Promise<Outcome> {
  for (;;) {
    const outcome = await attempt()
    if (outcome !== staleRevision) return outcome
  }
}

type Edit<Draft> = {
  /** The newest revision, read before `stored`: a save in between is detected in the transaction. */
  latest: RevisionHead | undefined
  /** What was typed, comparable with `stored`. */
  draft: Draft
  stored: RecordFields
  /** Without a `base`, the draft replaces what is stored. */
  editing: Editing
  /** Converts stored fields for display, if that differs. */
  toShown?: (fields: RecordFields) => Promise<RecordFields>
}

/** Merges a draft with what others saved since the form was opened: changes to different fields are merged, changes to the same field conflict. */
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
